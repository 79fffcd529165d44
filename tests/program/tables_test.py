"""The tables of solved games: the command, and files that are damaged, foreign or in the way."""

import json
import os
import random
import time

import program
from program import ProgramTest

SMALL = ("neutreeko", "board=4x4")
SMALL_TRUTH = ("Black (player 1) to move draws.\n"
               "  a1-d4, c1-a3, c1-c4, d2-b2 draw; d2-d4 loses in 10; d2-b4 loses in 4\n")
FIVE_TRUTH = "Black (player 1) to move draws.\n  b1-c1, d1-c1 draw; "
TEEKO_TRUTH = "Black (player 1) to move draws.\n  a1, b1, c1, "
TRUTHS = {("neutreeko",): FIVE_TRUTH, SMALL: SMALL_TRUTH, ("teeko",): TEEKO_TRUTH}


class TablesTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.use_cache("cache")

    def use_cache(self, name):
        self.tables = self.folder / name / "quinta" / "tables"
        self.environment["XDG_CACHE_HOME"] = str(self.folder / name)

    def files(self, pattern="*"):
        return sorted(path.name for path in self.tables.glob(pattern))

    def probe(self, *game, **more):
        """Asks for the truth about the start, which must be right; gives the warnings."""
        ended = self.run_program("probe", *game, **more)
        self.assertTrue(ended.out.startswith(TRUTHS[game]), ended.out)
        return ended.err

    def assert_sound(self, *names):
        """Just these tables are there, and each can be used."""
        self.assertEqual(self.files("*.table"), sorted(f"{name}.table" for name in names))
        self.assertEqual(self.run_program("tables", "verify").err, "")


class CommandTest(TablesTest):
    def test_list_verify_build_remove(self):
        folder = str(self.tables)
        self.assertEqual(self.run_program("tables").out, f"There is no such table in {folder}.\n")
        built = self.run_program("tables", "build", *SMALL)
        self.assertRegex(built.out, r"\ATables in .*:\nneutreeko board=4x4 +\d+ bytes  ok\n\Z")
        self.assertEqual(self.run_program("tables", "list").out, built.out)
        self.run_program("tables", "build", "neutreeko", "board=5x4")
        self.assertEqual(self.run_program("tables", "verify", *SMALL).out, built.out)
        listed = [json.loads(line) for line in self.run_program("tables", "--json").out.splitlines()]
        self.assertEqual([entry["table"] for entry in listed],
                         ["neutreeko board=4x4", "neutreeko board=5x4"])
        self.assertEqual(self.run_program("tables", "remove", *SMALL).out,
                         f"Removed {folder}/neutreeko_board=4x4.table\n")
        self.assert_sound("neutreeko_board=5x4")
        self.run_program("tables", "remove")
        self.assertEqual(self.files(), [])

    def test_a_damaged_file_is_listed(self):
        self.probe(*SMALL)
        (self.tables / "neutreeko.table").write_bytes(b"QUINTA table\nno")
        self.assertIn("neutreeko.table ", self.run_program("tables").out)
        bad = self.run_program("tables", "verify", code=1)
        self.assertIn("quinta: 1 of 2 cannot be used", bad.err)
        self.assertIn("cut short", bad.out)
        self.run_program("tables", "build", "neutreeko")
        self.assert_sound("neutreeko", "neutreeko_board=4x4")

    def test_no_place_to_keep_a_table(self):
        (self.folder / "file").write_text("")
        for changes, reason in [({"HOME": None, "XDG_CACHE_HOME": None}, "HOME is not set"),
                                ({"XDG_CACHE_HOME": str(self.folder / "file")}, "Not a directory")]:
            warning = self.probe(*SMALL, **changes)
            self.assertIn("quinta: the table is not kept: ", warning)
            self.assertIn(reason, warning)
            self.assertIn(reason, self.run_program("tables", code=1, **changes).err)
            failed = self.run_program("tables", "build", *SMALL, code=1, **changes)
            self.assertIn("the table is not kept: ", failed.err)
            self.assertEqual(failed.out, "")

    def test_a_table_is_used_again(self):
        self.probe(*SMALL)
        path = self.tables / "neutreeko_board=4x4.table"
        before = path.stat()
        self.assertEqual(self.probe(*SMALL), "")
        self.assertEqual((path.stat().st_ino, path.stat().st_mtime_ns),
                         (before.st_ino, before.st_mtime_ns))


class DamageTest(TablesTest):
    def setUp(self):
        super().setUp()
        self.assertEqual(self.probe(*SMALL), "")
        self.path = self.tables / "neutreeko_board=4x4.table"
        self.right = self.path.read_bytes()

    def assert_built_anew(self, reason=""):
        warning = self.probe(*SMALL)
        self.assertIn("; it is built anew\n", warning)
        self.assertIn(reason, warning)
        self.assertEqual(self.path.read_bytes(), self.right)
        self.assertEqual(self.files(), [self.path.name])

    def test_a_flipped_bit_anywhere(self):
        choice = random.Random(1)
        size = len(self.right)
        for place in [*range(0, 40, 3), *range(size - 8, size),
                      *(choice.randrange(size) for _ in range(40))]:
            damaged = bytearray(self.right)
            damaged[place] ^= 1 << choice.randrange(8)
            self.path.write_bytes(damaged)
            with self.subTest(place=place):
                self.assert_built_anew()

    def test_cut_short_or_too_long(self):
        for size in [0, 1, 12, 13, 20, 100, len(self.right) // 2, len(self.right) - 1]:
            self.path.write_bytes(self.right[:size])
            with self.subTest(size=size):
                self.assert_built_anew()
        self.path.write_bytes(self.right + b"\0")
        self.assert_built_anew("checksum")

    def test_a_foreign_file(self):
        self.path.write_text("What is this?\n")
        self.assert_built_anew("is not a table of Quinta")
        self.probe("neutreeko")
        other = self.tables / "neutreeko.table"
        other.rename(self.path)
        self.assertIn("it belongs to 'neutreeko'", self.run_program("tables").out)
        self.assert_built_anew("belongs to 'neutreeko'")

    def test_something_that_is_no_file(self):
        self.path.unlink()
        self.path.mkdir()
        self.assertIn("the table is not kept", self.probe(*SMALL))
        self.path.rmdir()
        self.path.symlink_to(self.folder / "nowhere")
        self.assertEqual(self.probe(*SMALL), "")
        self.assert_sound("neutreeko_board=4x4")

    def test_leftovers(self):
        """What a killed build leaves is never read, and after an hour it goes."""
        old, new = (self.tables / f"neutreeko_board=4x4.table.{n}.1.tmp" for n in (1, 2))
        for path in (old, new):
            path.write_bytes(self.right[:1000])
        os.utime(old, (time.time() - 7200,) * 2)
        self.assertEqual(self.probe(*SMALL), "")
        self.assert_sound("neutreeko_board=4x4")
        self.probe("neutreeko")
        self.assertEqual(self.files("*.tmp"), [new.name])


if __name__ == "__main__":
    program.main()
