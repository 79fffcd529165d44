"""Lessons and puzzles at the terminal, and what is kept of them."""

import json
import signal
import time

import program
from program import GAMES, ProgramTest

ROOM = r"\n> $"


class LearnTest(ProgramTest):
    def lessons(self, game):
        lines = self.run_program("learn", game, "--json").out.splitlines()
        return [json.loads(line) for line in lines]

    def puzzles(self, game, *arguments):
        lines = self.run_program("puzzle", game, "--json", *arguments).out.splitlines()
        return [json.loads(line) for line in lines]

    def learned(self):
        file = self.state / "quinta" / "learned.txt"
        return file.read_text().splitlines() if file.exists() else []

    def test_takes_every_lesson_of_every_game(self):
        for game in GAMES:
            lessons = self.lessons(game)
            typed = [step["accepted"][-1] if step["accepted"] else ""
                     for lesson in lessons for step in lesson["steps"]]
            ended = self.run_program("learn", game, input="\n".join(typed) + "\n")
            said = " ".join(ended.out.split())
            for lesson in lessons:
                self.assertIn(f"lesson {game} {lesson['id']}", self.learned())
                for step in lesson["steps"]:
                    self.assertIn(step["text"], said)
                    self.assertIn(step["praise"], said)
            self.assertIn("That was the last lesson.", said)
            self.assertNotIn("End of input", said)

    def test_answers_other_moves_with_a_hint(self):
        ended = self.run_program("learn", "teeko", "--lesson", "fork", input="a1\nb9\nb3\nquit\n")
        said = " ".join(ended.out.split())
        self.assertIn("Make three in a column whose two ends are both free.", said)
        self.assertIn("'b9' is not a cell; cells are a1", said)
        self.assertIn("Red cannot stop b1 and b5 together.", said)

    def test_goes_to_and_fro(self):
        ended = self.run_program("learn", "taiji", input="c3,d3\nback\nnext\nnext\nskip\nlessons\n"
                                 "hint\nnxet\nhelp\nboard\nquit\n")
        for text in ["There is nothing to play here", "This is the beginning.", "lesson 2 of 6",
                     "lesson 3 of 6", "Grow a group", "Look at the free cell c2",
                     "unknown command 'nxet'; did you mean 'next'?", "what to look for"]:
            self.assertIn(text, ended.out)
        self.assertEqual(self.learned(), [])

    def test_begins_where_one_stopped(self):
        self.run_program("learn", "trike", "--lesson", "goal", input="\nd4\na1\nquit\n")
        ended = self.run_program("learn", "trike", input="quit\n")
        self.assertIn("lesson 2 of 5", ended.out)

    def test_solves_puzzles_and_counts_a_streak(self):
        first, second = self.puzzles("neutreeko", "--grade", "2")[:2]
        typed = first["solution"][0::2] + [""] + second["solution"][0::2] + ["quit"]
        ended = self.run_program("puzzle", "neutreeko", "--grade", "2",
                                 input="\n".join(typed) + "\n")
        self.assertIn("Streak 1, best 1; 1 of 10 solved.", ended.out)
        self.assertIn("Streak 2, best 2; 2 of 10 solved.", ended.out)
        self.assertEqual(self.learned(), ["streak 2", "best 2"] +
                         sorted([f"solved {first['id']}", f"solved {second['id']}"]))

    def test_refutes_a_wrong_move(self):
        puzzle = next(p for p in self.puzzles("neutreeko") if p["plies"] == 3)
        moves = self.run_program("probe", "neutreeko", "--position", puzzle["position"], "--json")
        truths = json.loads(moves.out)["moves"]
        for value, text in [("loss", "loses."), ("draw", "gives the win away.")]:
            for wrong in [m["move"] for m in truths if m["value"] == value][:1]:
                ended = self.run_program("puzzle", "neutreeko", "--id", puzzle["id"],
                                         input=f"{wrong}\n{puzzle['solution'][0]}\nquit\n")
                self.assertIn(f"Wrong: {wrong} {text}", ended.out)
                self.assertIn("Right.", ended.out)
                self.assertEqual(self.learned()[0], "streak 0")

    def test_shows_hints_and_solutions(self):
        puzzle = self.puzzles("trike", "--grade", "2")[0]
        number = puzzle["id"].split("-")[1]
        ended = self.run_program("puzzle", "trike", "--id", number,
                                 input="hint\nsolution\nposition\nhelp\nz9\nsoluton\n")
        self.assertIn(f"Look at the cells whose names begin with {puzzle['solution'][0][0]}.",
                      ended.out)
        self.assertIn(f"The solution: {' '.join(puzzle['solution'])}.", ended.out)
        self.assertIn("did you mean 'solution'?", ended.out)
        self.assertIn("End of input.", ended.out)

    def test_odd_content_of_the_file_is_no_harm(self):
        file = self.state / "quinta" / "learned.txt"
        file.parent.mkdir(parents=True)
        file.write_bytes(b"streak 99999999999999\n\x00\xff\nsolved trike-1 and more\nbest 3\n")
        puzzle = self.puzzles("trike", "--grade", "1")[0]
        self.run_program("puzzle", "trike", "--id", puzzle["id"],
                         input="\n".join(puzzle["solution"][0::2]) + "\nquit\n")
        kept = file.read_bytes()
        for part in [b"streak 99999999999999\n", b"\x00\xff\n", b"solved trike-1 and more\n",
                     b"best 3\n", f"solved {puzzle['id']}\n".encode()]:
            self.assertIn(part, kept)

    def test_makes_the_same_puzzles_for_a_seed(self):
        made = [self.run_program("puzzle", "trike", "side=4", "--make", "3", "--seed", seed).out
                for seed in ("5", "5", "6")]
        self.assertEqual(made[0], made[1])
        self.assertNotEqual(made[0], made[2])
        as_json = self.puzzles("trike", "side=4", "--make", "3", "--seed", "5")
        for line, puzzle in zip(made[0].splitlines(), as_json):
            number, game, position, solution = line.split(" | ")
            self.assertEqual((f"trike-{number}", game, position, solution.split()),
                             (puzzle["id"], puzzle["game"], puzzle["position"],
                              puzzle["solution"]))

    def test_making_can_be_interrupted(self):
        child = self.start_program("puzzle", "taiji", "--make", "1000")
        time.sleep(1)
        child.send_signal(signal.SIGINT)
        self.assertEqual(child.wait(timeout=program.PATIENCE), 130)
        self.assertEqual(child.stderr.read(), b"")

    def test_menu_leads_to_lessons_and_puzzles(self):
        terminal = self.open_terminal("--ascii")
        terminal.wait()
        self.assertIn("0 of 5 lessons taken", terminal.type("e"))
        self.assertIn("Trike, lesson 1 of 5: Around the pawn", terminal.type("4", ROOM))
        self.assertIn("Quinta: five", terminal.type("menu"))
        self.assertIn("0 of 50 solved", terminal.type("p"))
        self.assertIn("Puzzle neutreeko-", terminal.type("2", ROOM))
        text, code = terminal.leave("quit")
        self.assertEqual(code, 0)

    def test_ctrl_c_leaves(self):
        for arguments in (["learn", "teeko"], ["puzzle", "trike"]):
            terminal = self.open_terminal(*arguments)
            terminal.wait(ROOM)
            terminal.child.sendintr()
            self.assertEqual(terminal.leave()[1], 130)


if __name__ == "__main__":
    program.main()
