"""A whole game of each kind, typed move by move in a pseudo-terminal."""

import json
import random
import re

import program
from program import GAMES, OVER, ProgramTest, play_out

SPEED = ("--delay", "0")
NUMBER = {game: str(number) for number, game in enumerate(GAMES, 1)}
# The smallest form of each game that is still played as the large one, as the menu reaches it.
SHORT = {"teeko": [], "neutreeko": [], "stlts": ["4", "10"], "trike": ["2", "4"],
         "taiji": ["1", "4"]}
OPTIONS = {"stlts": ["quiet=10"], "trike": ["side=4"], "taiji": ["size=4"]}


class WholeGameTest(ProgramTest):
    def open_menu(self, game, *choices):
        terminal = self.open_terminal(*SPEED)
        terminal.wait()
        return terminal, terminal.choose(NUMBER[game], *SHORT[game], "p", *choices)

    def assert_finished(self, terminal, ending):
        """The game is announced, refuses moves, and is kept as finished and right."""
        self.assertIn("Type new, undo, save FILE, menu or quit.", terminal.picture())
        self.assertIn("the game is over", terminal.type("a1"))
        self.assertIn("No moves: the game is over.", terminal.type("moves"))
        self.assertIn("The game is over already.", terminal.type("resign"))
        text, code = terminal.leave("quit")
        self.assertEqual(code, 0)
        self.assertNotIn("kept", text)
        self.assertEqual(self.unfinished(), [])
        record = self.finished()[-1]
        checked = self.run_program("check", str(record), "--json")
        report = json.loads(checked.out)
        self.assertTrue(report["ok"])
        self.assertIn(report["reason"], ending)
        wins = {"1-0", "0-1"} if "wins" in ending else {"1/2-1/2"}
        self.assertIn(report["result"], wins)
        return report

    def test_two_people(self):
        for game in GAMES:
            with self.subTest(game):
                self.use_state(game)
                terminal, shown = self.open_menu(game, "1")
                self.assertIn("(player 1) to move> ", shown)
                ending = play_out(terminal, random.Random(game))
                self.assert_finished(terminal, ending)

    def test_a_person_begins(self):
        for game in GAMES:
            with self.subTest(game):
                self.use_state(game)
                terminal, shown = self.open_menu(game, "2", "1", "")
                self.assertIn("(you) to move", shown)
                ending = play_out(terminal, random.Random(game))
                self.assertIn("[First \"human\"]", self.finished()[-1].read_text())
                self.assert_finished(terminal, ending)

    def test_a_computer_begins(self):
        for game in GAMES:
            with self.subTest(game):
                self.use_state(game)
                terminal, shown = self.open_menu(game, "2", "2", "random")
                self.assertRegex(shown, r"\w+ \(random\) plays \S+\.\n")
                self.assertIn("(you) to move", shown)
                ending = play_out(terminal, random.Random(game))
                record = self.finished()[-1].read_text()
                self.assertIn('[First "random"]\n[Second "human"]', record)
                self.assert_finished(terminal, ending)

    def test_two_computers(self):
        for game in GAMES:
            with self.subTest(game):
                self.use_state(game)
                terminal, shown = self.open_menu(game, "3", "classic2", "random")
                self.assertRegex(shown, r"\(classic2\) plays")
                self.assertRegex(shown, r"\(random\) plays")
                report = self.assert_finished(terminal, OVER.search(shown).group(0))
                played = re.findall(r"plays (\S+)\.\n", shown)
                self.assertEqual(played, report["moves"])

    def test_all_of_it_by_flags(self):
        for game in GAMES:
            for first, second in [("human", "human"), ("human", "classic2"),
                                  ("classic2", "human"), ("classic1", "classic2")]:
                with self.subTest(game, first=first, second=second):
                    self.use_state(f"{game}-{first}-{second}")
                    terminal = self.open_terminal("play", game, *OPTIONS.get(game, []), *SPEED,
                                                  "--first", first, "--second", second,
                                                  "--seed", "1")
                    shown = terminal.wait()
                    ending = OVER.search(shown).group(0) if "human" not in (first, second) \
                        else play_out(terminal, random.Random(game + second))
                    self.assert_finished(terminal, ending)

    def test_teeko_with_every_drop_order(self):
        for drops in ["alternate", "alternate1", "alternate2", "alternate3", "own1", "own2",
                      "own3"]:
            with self.subTest(drops):
                self.use_state(drops)
                terminal = self.open_terminal("play", "teeko", f"drops={drops}", *SPEED,
                                              "--second", "human")
                shown = terminal.wait()
                reds_first = drops.startswith("alternate")
                self.assertIn(f"player {2 if reds_first else 1}) to move> ", shown)
                self.assertEqual("places the opponent's marker now" in shown, reds_first)
                self.assert_finished(terminal, play_out(terminal, random.Random(drops)))

    def test_the_pyramid(self):
        terminal = self.open_terminal("play", "trike", "board=pyramid", *SPEED)
        terminal.wait()
        self.assert_finished(terminal, play_out(terminal, random.Random(5)))



if __name__ == "__main__":
    program.main()
