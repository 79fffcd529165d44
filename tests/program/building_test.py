"""Tables that are built: killed, interrupted, on a full disk, by several programs at once."""

import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import time

import program
from program import PROGRAM
from tables_test import SMALL, TRUTHS, TablesTest


LONG = ("teeko", "goals=advanced")


def wait_for_handler(child):
    """Waits until the program is ready for Ctrl-C."""
    caught = re.compile(r"^SigCgt:\s*(\S+)$", re.MULTILINE)
    status = pathlib.Path(f"/proc/{child.pid}/status")
    while not int(caught.search(status.read_text())[1], 16) & 1 << signal.SIGINT - 1:
        time.sleep(0.001)


class InterruptedBuildTest(TablesTest):
    def start_probe(self, game):
        child = self.start_program("probe", *game)
        child.stdin.close()
        return child

    def kill_after(self, game, seconds):
        child = self.start_probe(game)
        try:
            child.wait(seconds)
        except subprocess.TimeoutExpired:
            pass
        child.kill()
        child.wait()

    def kill_at_writing(self, game):
        """Kills it as soon as there is a file that was not there before."""
        self.tables.mkdir(parents=True, exist_ok=True)
        before = os.listdir(self.tables)
        child = self.start_probe(game)
        while os.listdir(self.tables) == before and child.poll() is None:
            pass
        child.kill()
        child.wait()

    def assert_no_harm(self, game, *names):
        for name in self.files("*.table"):
            self.assertIn(name.removesuffix(".table"), names)
        self.assertEqual(self.run_program("tables", "verify").err, "")
        self.assertEqual(self.probe(*game), "")
        self.assert_sound(*names)

    def test_killed_at_any_moment(self):
        began = time.monotonic()
        self.probe("neutreeko")
        whole = time.monotonic() - began
        choice = random.Random(4)
        killed = 0
        for attempt in range(30):
            self.use_cache(f"cache{attempt}")
            if attempt % 2 == 0:
                self.kill_at_writing(("neutreeko",))
            else:
                self.kill_after(("neutreeko",), choice.random() * whole)
            killed += not self.files("*.table")
            self.assert_no_harm(("neutreeko",), "neutreeko")
        self.assertGreater(killed, 5)

    def test_teeko_killed_between_and_at_its_two_files(self):
        names = ("teeko_phase=drops", "teeko_phase=moves")
        choice = random.Random(5)
        for _ in range(2):
            self.kill_after(("teeko",), choice.random())
        self.kill_at_writing(("teeko",))
        self.assert_no_harm(("teeko",), *names)

    def test_control_c(self):
        choice = random.Random(6)
        for arguments in [("probe", *LONG), ("solve", *LONG), ("tables", "build", *LONG),
                          ("play", *LONG, "--second", "perfect")]:
            with self.subTest(arguments=arguments):
                child = self.start_program(*arguments)
                wait_for_handler(child)
                time.sleep(0.3 * choice.random())
                sent = time.monotonic()
                child.send_signal(signal.SIGINT)
                out, err = child.communicate(timeout=program.PATIENCE)
                self.assertLess(time.monotonic() - sent, 5)
                self.assertEqual((child.returncode, out, err), (130, b"", b""))
                self.assertEqual(self.files(), [])

    def test_control_c_under_the_bar(self):
        terminal = self.open_terminal("probe", "teeko")
        terminal.wait(r"Solving teeko \[[#.]{24}\] \d+ %, \d+ s left")
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertEqual(terminal.picture().strip().replace("^C", ""), "")
        self.assertEqual(self.files(), [])


class FullDiskTest(TablesTest):
    def probe_with_room(self, size, *game):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        done = subprocess.run([PROGRAM, "probe", *game], capture_output=True, preexec_fn=limit,
                              cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                              timeout=program.PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout.decode().startswith(TRUTHS[game]), done.stdout)
        return done.stderr.decode()

    def test_a_full_disk(self):
        for size in [0, 1, 4096, 9000]:
            with self.subTest(size=size):
                self.assertRegex(self.probe_with_room(size, *SMALL),
                                 r"\Aquinta: the table is not kept: cannot write .*: File too large\n\Z")
                self.assertEqual(self.files(), [])
        self.assertEqual(self.probe_with_room(1 << 20, *SMALL), "")
        self.assert_sound("neutreeko_board=4x4")

    def test_room_for_one_of_two(self):
        self.assertIn("the table is not kept", self.probe_with_room(200_000, "teeko"))
        self.assert_sound("teeko_phase=drops")
        self.assertEqual(self.probe("teeko"), "")
        self.assert_sound("teeko_phase=drops", "teeko_phase=moves")


class TogetherTest(TablesTest):
    def test_programs_that_build_at_once(self):
        for attempt, game in enumerate([("neutreeko",)] * 5 + [("teeko",)]):
            self.use_cache(f"cache{attempt}")
            children = [self.start_program("probe", *game) for _ in range(4 - 2 * (attempt == 5))]
            for child in children:
                out, err = child.communicate(timeout=program.PATIENCE)
                self.assertTrue(out.decode().startswith(TRUTHS[game]), out)
                self.assertEqual((child.returncode, err), (0, b""))
            names = ["teeko_phase=drops", "teeko_phase=moves"] if game == ("teeko",) else game
            self.assert_sound(*names)
            self.assertEqual(len(self.files()), len(names))


if __name__ == "__main__":
    program.main()
