"""What may be sent to which screen: colours, Unicode, plain ASCII."""

import re

import program
from program import GAMES, ProgramTest

CODES = re.compile(rb"\x1b")
SEVERAL = re.compile(rb"\x1b\[[0-9;]*38;5;\d+")  # one of 256 colours
WIDEST = 100


class StyleTest(ProgramTest):
    def tour(self, **changes):
        """All that was written in a walk through menus, rules and a game, in a terminal."""
        terminal = self.open_terminal("--delay", "0", **changes)
        terminal.wait()
        terminal.choose("9", "r", "5", "b", "l", "nowhere", "4", "2", "x", "3", "p", "2", "1", "2",
                        "help", "moves", "moves z9", "a1", "moves", "rules", "position", "undo",
                        "redo", "resign", "menu", "5", "1", "3", "p", "1", "a1,b1", "a2,a3",
                        "resign", "menu", "c", "3", "p", "1", "c10+w", "menu")
        terminal.leave("q")
        return terminal.raw

    def test_a_full_screen(self):
        shown = self.tour()
        self.assertRegex(shown, SEVERAL)
        self.assertIn("●".encode(), shown)
        # nothing but colours: no clearing, no moving of the cursor
        for code in re.findall(rb"\x1b[^m]*m?", shown):
            self.assertRegex(code, rb"^\x1b\[[0-9;]*m$")

    def test_eight_colours(self):
        shown = self.tour(TERM="linux")
        self.assertRegex(shown, CODES)
        self.assertNotRegex(shown, SEVERAL)

    def test_no_color(self):
        shown = self.tour(NO_COLOR="1")
        self.assertNotRegex(shown, CODES)
        self.assertIn("●".encode(), shown)
        self.assertRegex(self.tour(NO_COLOR=""), CODES)

    def test_a_dumb_terminal(self):
        for changes in [{"TERM": "dumb"}, {"TERM": "dumb", "LANG": "C"}]:
            shown = self.tour(**changes)
            self.assertNotRegex(shown, CODES)
            self.assertTrue(shown.isascii(), re.findall(rb".*[^\x00-\x7f]+.*", shown)[:3])

    def test_without_utf8(self):
        for changes in [{"LANG": "C"}, {"LANG": None}, {"LC_ALL": "POSIX"},
                        {"LANG": "de_DE.ISO-8859-1"}]:
            shown = self.tour(**changes)
            self.assertRegex(shown, CODES)
            self.assertTrue(shown.isascii(), re.findall(rb".*[^\x00-\x7f]+.*", shown)[:3])

    def test_every_command_in_plain_ascii(self):
        commands = [["games"], ["--help"], ["play", "--help"], ["perft", "--help"], ["show", "x"],
                    ["show", "taiji", "size=99"], ["perft", "teeko", "--depth", "99"],
                    ["play", "teeko", "--seed", "x"], ["check", "é.pgn"], ["bogus"]]
        commands += [["rules", game] for game in GAMES] + [["show", game] for game in GAMES]
        for command in commands:
            done = self.run_program(*command, code=None, LANG="C")
            self.assertTrue((done.out + done.err).isascii(), command)
            if command[0] in ("games", "rules", "show") and done.code == 0:
                flagged = self.run_program("--ascii", *command)
                self.assertEqual(flagged.out, done.out)

    def test_nothing_is_wider_than_a_screen(self):
        for game in GAMES:
            for line in self.run_program("rules", game).out.splitlines():
                self.assertLessEqual(len(line), 80)
            for line in self.run_program("play", game, input="moves\nhelp\n").out.splitlines():
                self.assertLessEqual(len(line), 80)
        for line in self.run_program(input="1\nb\n2\nb\n3\nb\n4\nb\nr\nb\nl\nb\nq\n").out.splitlines():
            self.assertLessEqual(len(line), WIDEST)

    def test_colours_mark_the_last_move(self):
        terminal = self.open_terminal("play", "teeko", "--second", "human")
        terminal.wait()
        terminal.type("c3")
        self.assertEqual(set(terminal.paper("[●]")), {"ffd787"})
        self.assertEqual(set(terminal.paper("│   │   │")[1:4]), {"d7af87"})

    def test_output_to_a_file_has_no_colours(self):
        self.assertNotRegex(self.run_program("show", "teeko").raw, CODES)
        self.assertNotRegex(self.run_program("games").raw, CODES)
        self.assertRegex(self.run_program("--colour", "always", "rules", "teeko").raw, CODES)


if __name__ == "__main__":
    program.main()
