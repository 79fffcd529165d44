"""Analysis of positions and of records."""

import signal
import time

import program
from program import ProgramTest

GAME = '[Game "neutreeko board=4x4"][First "Ann"][Second "Ben"][Result "*"] '
LONG = ("analyse", "stlts", "--time", "1000")


class AnalyseTest(ProgramTest):
    def analyse_record(self, text, *arguments, **more):
        (self.folder / "game.pgn").write_text(text)
        return self.run_program("analyse", "--record", "game.pgn", *arguments, **more)

    def test_a_record_comes_back_with_comments(self):
        done = self.analyse_record(GAME + "1. d2-b4 {Brave.} *")
        self.assertIn("d2-b4 $4 {Brave. loses in 4 (proved); better c1-c4: draws", done.out)
        # What comes back is a record of the same game, and analysing it again adds to it.
        (self.folder / "again.pgn").write_text(done.out)
        self.assertIn("ok", self.run_program("check", "again.pgn").out)
        again = self.run_program("analyse", "--record", "again.pgn")
        self.assertEqual(again.out.count("$4"), 1)

    def test_good_moves_are_left_alone(self):
        done = self.analyse_record(GAME + "1. a1-d4 *")
        self.assertNotIn("$", done.out)
        self.assertNotIn("{", done.out)

    def test_several_games(self):
        done = self.analyse_record(GAME + "1. d2-b4 *\n\n" + GAME + "1. a1-d4 *\n")
        self.assertEqual(done.out.count('[Game "neutreeko board=4x4"]'), 2)
        self.assertEqual(done.out.count("$4"), 1)

    def test_a_wrong_record(self):
        done = self.analyse_record(GAME + "1. d2-b4 a1-a2 *", code=3)
        self.assertIn("quinta: game.pgn, record 1: turn 2: a1-a2: ", done.err)
        done = self.analyse_record(GAME + "1. a1-d4 *\n\n" + GAME + "1. {", code=3)
        self.assertIn("1. a1-d4 *", done.out)  # those before the error are done
        self.assertIn("quinta: game.pgn: line ", done.err)

    def test_positions_from_standard_input(self):
        done = self.run_program("analyse", "trike", "side=3", "--nodes", "5000",
                                input="1/B1/3 2 owner=1\noops\nb/wB/3 2 owner=1\n", code=3)
        self.assertIn("# 1/B1/3 2 owner=1\n", done.out)
        self.assertIn("quinta: line 2: ", done.err)
        self.assertEqual(done.out.count(" to move: "), 2)
        self.assertEqual(done.out.count("(proved)"), 2)

    def test_a_finished_game(self):
        done = self.run_program("analyse", "trike", "side=2", "-p", "b/wB 2 owner=1")
        self.assertTrue(done.out.startswith("The game is over: the pawn is stuck"), done.out)

    def test_a_signal_ends_the_thinking_and_tells_the_best_so_far(self):
        for number, code in [(signal.SIGINT, 130), (signal.SIGTERM, 143)]:
            child = self.start_program(*LONG)
            child.stdin.close()
            time.sleep(0.5)
            begun = time.monotonic()
            child.send_signal(number)
            text = child.stdout.read().decode()
            self.assertEqual(child.wait(program.PATIENCE), code)
            self.assertLess(time.monotonic() - begun, 2)
            self.assertRegex(text, r"White \(player 1\) to move: .*\n  1\. \d+ % \(estimate\): ")

    def test_control_c_in_a_terminal(self):
        terminal = self.open_terminal(*LONG)
        time.sleep(0.5)
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertIn("(estimate)", text)

    def test_control_c_while_a_record_is_analysed(self):
        text = '[Game "stlts"][First "a"][Second "b"][Result "*"] 1. e3+w h3+w 2. e3+w h3+w *'
        (self.folder / "game.pgn").write_text(text)
        terminal = self.open_terminal("analyse", "--record", "game.pgn", "--time", "0.5")
        terminal.wait(r"Analysing \[[#.]{24}\] \d+ %")
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertNotIn("[Game", text)  # not half a record


if __name__ == "__main__":
    program.main()
