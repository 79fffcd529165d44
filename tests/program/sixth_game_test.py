"""A game that is a folder and a line in the list is there in every face of the program."""

import json
import os
import random
import re

os.environ["QUINTA"] = os.environ["QUINTA_SIXTH"]

import program
from program import play_out
from screen import ScreenTest

GAME = "hexline"
SMALL = [GAME, "side=3"]
CELLS = 169


class SixthGameTest(ScreenTest):
    def run_json(self, *arguments, **more):
        out = self.run_program(*arguments, "--json", **more).out
        return [json.loads(line) for line in out.splitlines()]

    def test_it_is_in_the_list(self):
        self.assertEqual(program.GAMES[-1], GAME)
        found = self.run_json("games")[-1]
        self.assertEqual((found["name"], found["title"]), (GAME, "Hexline"))
        names = [player["name"] for player in found["players"]]
        self.assertEqual([names[0], names[-1]], ["random", "perfect"])
        self.assertIn("Hexline", self.run_program("games").out)
        self.assertIn("--words", self.run_program("games", "--help").out)

    def test_rules_positions_moves_and_counts(self):
        self.assertIn("four stones in a line", self.run_program("rules", GAME).out)
        self.assertEqual(self.run_program("perft", GAME, "--depth", "2").out.split()[-1],
                         str(CELLS * (CELLS - 1)))
        moves = self.run_json("moves", GAME)
        self.assertIn("h15", json.dumps(moves))
        wrong = self.run_program("show", GAME, "--position", "x 1", code=None)
        self.assertNotEqual(wrong.code, 0)
        self.assertIn("expected 15", wrong.err)

    def test_the_board_is_a_hexagon(self):
        lines = [line for line in self.run_program("--ascii", "show", GAME).out.splitlines()
                 if re.match(r" *[a-o]( |$)", line)]
        self.assertEqual(len(lines), 15)
        cells = [len(re.findall(r"(?<= )[.](?= |$)", line[line.index(chr(97 + i)) + 1:] + " "))
                 for i, line in enumerate(lines)]
        self.assertEqual(cells, [15 - abs(i - 7) for i in range(15)])
        left = [re.search(r"[a-o]", line).start() for line in lines]
        self.assertEqual(left, left[::-1])  # as wide above the middle as below it
        self.assertLess(left[7], left[0])

    def test_a_game_in_lines_of_text(self):
        terminal = self.open_terminal("play", *SMALL, "--first", "human", "--second", "human")
        terminal.wait()
        self.assertIn("occupied", terminal.choose("c3", "c3"))
        self.assertRegex(play_out(terminal, random.Random(1)), "four in a line|the board is full")
        self.assertEqual(terminal.leave("quit")[1], 0)

    def test_a_game_on_the_whole_screen(self):
        screen = self.open_screen("play", GAME, "--first", "human", "--second", "human",
                                  size=(120, 50))
        screen.wait_for("Red", "to move")
        for cell in ("d4", "a1", "d5", "a2", "d6", "a3", "d7"):
            screen.send(cell + "\r")
            screen.wait_for(cell)
        screen.wait_for("four in a line")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)

    def test_keys_and_mouse_play_it(self):
        screen = self.open_screen("play", *SMALL, "--first", "human", "--second", "level1")
        screen.wait_for("Red (you) to move")
        screen.press("right", "enter")  # the first shows the cursor, in the middle
        screen.wait_for("1.")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)

    def test_the_menu_has_it(self):
        screen = self.open_screen()
        screen.wait_for("What would you like to play?", "Hexline")
        screen.click_on("Hexline")
        screen.wait_for("Start", "side")
        screen.press("escape", "q")

    def test_computers_play_records_and_matches(self):
        for player in ("random", "classic2", "level1", "level3", "engine:200", "perfect", "uct:50"):
            done = self.run_program("play", *SMALL, "--first", player, "--second", "random",
                                    "--games", "2", "--seed", "1")
            self.assertRegex(done.out, "four in a line|the board is full|1", player)
        (self.folder / "game.pgn").write_text(
            '[Game "hexline side=3"]\n[First "a"]\n[Second "b"]\n[Result "1-0"]\n\n'
            "1. c1 a1 2. c2 a2 3. c3 a3 4. c4 1-0\n")
        self.run_program("check", "game.pgn")
        match = self.run_program("match", *SMALL, "--player", "level3", "--player", "random",
                                 "--games", "4")
        self.assertIn("level3", match.out)

    def test_it_is_analysed_and_proved(self):
        position = "3/4/rrr2/4/bbb 1"
        for command in (["analyse", *SMALL, "--nodes", "2000"], ["probe", *SMALL],
                        ["solve", *SMALL]):
            out = self.run_program(*command, "--position", position).out
            self.assertRegex(out, "c4", command[0])
            self.assertRegex(out, "win", command[0])
        self.assertIn(GAME, self.run_program("bench").out)

    def test_other_programs_play_it(self):
        talk = self.start_program("engine", *SMALL)
        out, _ = talk.communicate(b"ugi\nisready\nposition startpos moves c3 a1\n"
                                  b"go nodes 200\nquit\n", timeout=program.PATIENCE)
        self.assertRegex(out.decode(), r"bestmove [a-e]\d")


if __name__ == "__main__":
    program.main()
