"""Lessons and puzzles of the full-screen program."""

import json

import program
from screen import ScreenTest

START = "What would you like to play?"


class LearnTest(ScreenTest):
    def open_list(self, key, title):
        screen = self.open_screen()
        screen.wait_for(START)
        screen.press(key)
        screen.wait_for(title, gone=[START])
        return screen

    def test_a_lesson(self):
        screen = self.open_list("e", "Lessons")
        screen.press("enter")
        screen.wait_for("Four together (1 of 4)")
        screen.press("enter")
        screen.wait_for("(2 of 4)")
        screen.press("enter")
        screen.wait_for("(3 of 4)", "Your turn.")
        screen.press("l")  # the cursor comes to c3
        screen.press("l", "enter")  # d3 is wrong
        screen.wait_for("Your markers stand on b2, b3")
        screen.press("h", "enter")
        screen.wait_for("Four in a square")
        screen.press("enter")
        screen.wait_for("(4 of 4)")
        screen.press("n")
        screen.wait_for("(1 of", gone=["Four together"])
        screen.press("escape")
        screen.wait_for("Lessons")
        screen.press("escape")
        screen.wait_for(START)
        self.assertIn("lesson teeko goal", self.learned())
        screen.press("e")
        screen.wait_for("✓ done")

    def learned(self):
        return (self.state / "quinta" / "learned.txt").read_text().splitlines()

    def test_moves_are_typed(self):
        screen = self.open_screen("learn", "teeko")
        screen.wait_for("Four together (1 of 4)")
        screen.press("enter", "enter")
        screen.wait_for("(3 of 4)", "Your turn.")
        screen.send(":z9\r")
        screen.wait_for("'z9' is not a cell")
        screen.send("c3")
        screen.wait_for("Move: c3", "Enter play")
        screen.press("escape")
        screen.wait_for("Your turn.", gone=["Move: c3"])
        screen.send("c3\r")
        screen.wait_for("Four in a square")

    def test_the_command_opens_a_lesson(self):
        screen = self.open_screen("learn", "trike", "--lesson", "trap")
        screen.wait_for("Trike: ", "(1 of ")
        screen.press("escape")
        screen.wait_for("Lessons", "Teeko: Four together")
        screen = self.open_screen("learn")
        screen.wait_for("Lessons", "Teeko: Four together")
        screen.press("escape")
        screen.wait_for(START)

    def test_the_command_opens_a_puzzle(self):
        puzzle = self.puzzle()
        screen = self.open_screen("puzzle", "teeko", "--id", puzzle["id"])
        screen.wait_for(f"Puzzle {puzzle['id']}", "1 of 1")
        screen.send(f"{puzzle['solution'][0]}\r")
        screen.wait_for("Solved.", "Streak: 1.")
        screen.press("escape")
        screen.wait_for("Puzzles", "1 of 10 solved")
        self.assertIn(f"solved {puzzle['id']}", self.learned())
        screen = self.open_screen("puzzle")
        screen.wait_for("Puzzles", "1 of 10 solved")

    def test_plain_stays_lines(self):
        for words in (["learn", "teeko"], ["puzzle", "teeko"]):
            screen = self.open_screen("--plain", *words)
            screen.wait_for(">")
            self.assertNotIn(b"\x1b[?1049h", screen.raw)
        self.assertEqual(self.run_program("learn", code=2).err, "quinta: game is missing; it is teeko, neutreeko, stlts, trike or taiji\n")

    def puzzle(self):
        line = self.run_program("puzzle", "teeko", "--grade", "1", "--json").out.splitlines()[0]
        return json.loads(line)

    def test_a_puzzle(self):
        screen = self.open_list("p", "Puzzles")
        screen.press("enter")
        shown = screen.wait_for("Only", "Streak: 0.")
        puzzle = self.puzzle()
        self.assertIn(puzzle["id"], shown)
        screen.press("s")
        screen.wait_for("This is the solution.", "try again")
        screen.press("enter")
        screen.wait_for("to move wins in 1 move.")
        self.enter(screen, puzzle["solution"][0])
        screen.wait_for("Solved.")
        screen.press("enter")
        screen.wait_for("2 of ", gone=["Solved."])
        screen.press("escape")
        screen.wait_for("Puzzles")

    def enter(self, screen, move):
        """Walks from the middle of the board to the cell of a drop."""
        file, rank = ord(move[0]) - ord("c"), int(move[1]) - 3
        screen.press("l")
        screen.press(*("l" if file > 0 else "h") * abs(file))
        screen.press(*("k" if rank > 0 else "j") * abs(rank))
        screen.press("enter")


if __name__ == "__main__":
    program.main()
