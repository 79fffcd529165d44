"""The menus, typed at in a pseudo-terminal."""

import json
import re

import program
from program import GAMES, ProgramTest

TITLES = ["Teeko", "Neutreeko", "Stlts", "Trike", "Taiji"]
MAIN = "Quinta: five board games for two"
SPEED = ("--delay", "0")


class MenuTest(ProgramTest):
    def open_menu(self, **changes):
        terminal = self.open_terminal(*SPEED, **changes)
        self.assertIn(MAIN, terminal.wait())
        return terminal

    def test_lists_all_that_there_is(self):
        terminal = self.open_menu()
        for title in TITLES + ["Continue", "Load", "Rules", "Learn", "Puzzles", "quit"]:
            self.assertIn(title, terminal.picture())
        self.assertEqual(terminal.leave("q")[1], 0)

    def test_each_step_goes_one_step_back(self):
        terminal = self.open_menu()
        for number, title in enumerate(TITLES, 1):
            colours = self.colours_of(number - 1)
            # what is typed, and the title that follows
            for typed, expected in [
                    (str(number), f"{title}: options"), ("b", MAIN),
                    (title.lower(), f"{title}: options"), ("1", ": "), ("b", f"{title}: options"),
                    ("p", f"{title}: who plays?"), ("b", f"{title}: options"),
                    ("", f"{title}: who plays?"), ("2", f"{title}: who begins?"),
                    ("b", f"{title}: who plays?"), ("", f"{title}: who begins?"),
                    ("3", f"{title}: the computer's level"), ("b", f"{title}: who begins?"),
                    ("b", f"{title}: who plays?"), ("3", f"{title}: level of {colours[0]}"),
                    ("1", f"{title}: level of {colours[1]}"),
                    ("b", f"{title}: level of {colours[0]}"), ("b", f"{title}: who plays?"),
                    ("b", f"{title}: options"), ("b", MAIN)]:
                self.assertIn(expected, terminal.type(typed), typed)
        for typed, expected in [("r", "Rules"), ("b", MAIN), ("l", "Type the name of a file"),
                                ("b", MAIN), ("l", "Type the name"), ("", MAIN)]:
            self.assertIn(expected, terminal.type(typed), typed)
        self.assertEqual(terminal.leave("q")[1], 0)

    def colours_of(self, number):
        line = self.run_program("games", "--json").out.splitlines()[number]
        return json.loads(line)["colours"]

    def test_quits_from_every_step(self):
        ways = [[], ["1"], ["1", "1"], ["3", "3"], ["1", "p"], ["1", "p", "2"],
                ["1", "p", "2", "1"], ["1", "p", "3"], ["1", "p", "3", "1"], ["r"], ["l"]]
        for way in ways:
            terminal = self.open_menu()
            if way:
                terminal.choose(*way)
            text, code = terminal.leave("q")
            self.assertEqual((code, text.strip()), (0, "q"), way)

    def test_tells_the_rules_of_each_game(self):
        terminal = self.open_menu()
        terminal.type("r")
        for number, game in enumerate(GAMES, 1):
            shown = terminal.type(str(number))
            told = self.run_program("rules", game).out
            heading = told.strip().splitlines()[0]
            self.assertIn(heading, re.sub(r"\x1b\[[0-9;]*m", "", shown))
        terminal.choose("b")
        self.assertEqual(terminal.leave("q")[1], 0)

    def test_a_wrong_choice_says_what_there_is(self):
        terminal = self.open_menu()
        self.assertIn("There is no choice '9'; type 1, 2, 3, 4, 5, c, l, r, e, p or q.",
                      terminal.type("9"))
        self.assertIn("There is no choice 'b'", terminal.type("b"))
        terminal.type("1")
        self.assertIn("There is no choice 'teeko'; type 1, 2, 3, 4, p, b or q.",
                      terminal.type("teeko"))
        self.assertNotIn("no choice", terminal.type(""))  # Enter takes the default
        terminal.choose("b", "b", "3", "3")
        self.assertIn("option 'pins' of stlts cannot be '12'; allowed: 1 … 11",
                      terminal.type("12"))
        self.assertIn("cannot be 'many'", terminal.type("many"))
        self.assertIn("pins = 11", terminal.type(""))
        self.assertIn("There is no unfinished game.", terminal.choose("b", "c"))

    def test_options_reach_the_game(self):
        ways = {
            "teeko goals=advanced centre=closed drops=own2":
                ["1", "1", "advanced", "2", "2", "3", "7"],
            "neutreeko board=4x4": ["2", "1", "3"],
            "stlts moves=straight start=seed pins=3 quiet=10":
                ["3", "1", "2", "2", "2", "3", "3", "4", "10"],
            "trike side=3 swap=off": ["4", "2", "3", "3", "off"],
            "trike board=pyramid": ["4", "1", "pyramid"],
            "taiji size=4 groups=all": ["5", "1", "4", "2", "all"],
        }
        for game, way in ways.items():
            terminal = self.open_menu()
            terminal.choose(*way, "p", "1", f"save {game.replace(' ', '_')}.pgn")
            record = (self.folder / f"{game.replace(' ', '_')}.pgn").read_text()
            self.assertIn(f'[Game "{game}"]', record)
            self.assertEqual(terminal.leave("quit")[1], 0)

    def test_options_that_do_not_go_together(self):
        terminal = self.open_menu()
        terminal.choose("4", "2", "9", "1")
        shown = terminal.type("pyramid")
        self.assertIn("side is set back to 7: option 'side' of trike belongs to board=triangle",
                      shown)
        self.assertIn("board = pyramid", shown)
        terminal.type("2")
        shown = terminal.type("5")
        self.assertIn("board is set back to triangle", shown)
        self.assertIn("side = 5", shown)

    def test_an_option_keeps_its_value_on_enter(self):
        terminal = self.open_menu()
        terminal.choose("1", "1", "2", "1")
        self.assertIn("Your choice [2]", terminal.picture())
        self.assertIn("goals = advanced", terminal.type(""))

    def test_draws_lots(self):
        beginners = set()
        for _ in range(40):
            terminal = self.open_menu()
            shown = terminal.choose("5", "1", "3", "p", "2", "3", "2")
            beginners.add("Light (you) to move" in shown)
            terminal.leave("quit")
            if len(beginners) == 2:
                return
        self.fail(f"the lot always falls on the same side: {beginners}")


class LoadTest(ProgramTest):
    RECORD = '[Game "{}"]\n[First "{}"]\n[Second "human"]\n[Result "*"]\n\n{} *\n'

    def write(self, name, text):
        (self.folder / name).write_text(text)

    def test_loads_a_file(self):
        self.write("one.pgn", self.RECORD.format("teeko", "human", "1. c3 b2"))
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        shown = terminal.choose("l", "one.pgn")
        self.assertIn("Black (player 1) to move> ", shown)
        self.assertIn("5/5/2b2/1r3/5 1", terminal.type("position"))

    def test_loads_one_game_of_several(self):
        self.write("two.pgn", self.RECORD.format("teeko", "human", "1. c3") + "\n" +
                   self.RECORD.format("trike side=4", "classic2", "1. a1"))
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        shown = terminal.choose("l", "two.pgn")
        self.assertIn("The games of two.pgn", shown)
        self.assertIn("trike side=4, classic2 – human, 1 turn", shown)
        self.assertIn(MAIN, terminal.type("b"))
        self.assertIn("or type swap> ", terminal.choose("l", "two.pgn", "2"))

    def test_says_why_a_file_cannot_be_loaded(self):
        self.write("no-game.pgn", "")
        self.write("broken.pgn", "1. c3")
        self.write("wrong.pgn", self.RECORD.format("teeko", "human", "1. c3 c3 2. a1"))
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        for name, message in [
                ("nowhere.pgn", "cannot read nowhere.pgn: No such file or directory"),
                (".", "cannot read .: Is a directory"), ("7", "cannot read 7: No such file"),
                ("no-game.pgn", "no-game.pgn holds no game."),
                ("broken.pgn", "broken.pgn: line 1, column 4: a game begins with its tags")]:
            self.assertIn(message, terminal.choose("l", name))
        shown = terminal.choose("l", "wrong.pgn")
        self.assertIn("The record is wrong: turn 2: c3 is occupied", shown)
        self.assertIn("Red (player 2) to move> ", shown)

    def test_continues_the_game_played_last(self):
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        terminal.choose("1", "p", "1", "c3", "menu", "2", "p", "1", "b1-c1")
        shown = terminal.type("menu")
        self.assertIn("neutreeko, human – human, 1 turn", shown)
        self.assertIn("White (player 2) to move", terminal.type("c"))
        terminal.type("menu")
        shown = terminal.type("l")
        self.assertIn("1  neutreeko, human – human, 1 turn", shown)
        self.assertIn("2  teeko, human – human, 1 turn", shown)
        self.assertIn("Red (player 2) to move", terminal.type("2"))
        terminal.type("b2")
        self.assertIn("teeko, human – human, 2 turns", terminal.type("menu"))
        text, code = terminal.leave("q")
        self.assertEqual(code, 0)
        self.assertEqual(len(self.unfinished()), 2)

    def test_the_menu_after_a_game_continues_it(self):
        terminal = self.open_terminal("play", "teeko", "--second", "human", *SPEED)
        terminal.wait()
        terminal.type("C 3")
        self.assertIn("teeko, human – human, 1 turn", terminal.type("menu"))
        self.assertIn("Red (player 2) to move", terminal.type("c"))

    def test_says_where_a_game_is_open(self):
        terminal = self.open_terminal("play", "teeko", "--second", "human", *SPEED)
        terminal.wait()
        terminal.type("c3")
        ended = self.run_program("continue", code=1)
        self.assertRegex(ended.err, r"your game \(teeko, human – human, 1 turn\) is open elsewhere: "
                                    rf"process {terminal.child.pid} on /dev/pts/\d+\n")

    def test_a_game_without_a_move_is_not_kept(self):
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        terminal.choose("1", "p", "1")
        text, code = terminal.leave("quit")
        self.assertNotIn("kept", text)
        self.assertEqual(self.unfinished(), [])


if __name__ == "__main__":
    program.main()
