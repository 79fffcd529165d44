"""Signals, a program that is killed at any moment, and two programs at once."""

import os
import random
import re
import select
import signal
import time

import program
from program import ProgramTest

KEPT = "The game is kept; 'quinta continue' takes it up again."
PLAY = ("play", "teeko", "--second", "human")
# What is left to do when the signal comes, in seconds of work, whatever else the machine does:
# 50 ms are promised for each of two threads, and a clock tick is 10 ms.
SOON = 0.12
SIGNALS = [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]


def read_until(child, text):
    """What the program writes up to `text`."""
    seen = b""
    while text not in seen:
        if not select.select([child.stdout], [], [], program.PATIENCE)[0]:
            raise AssertionError(f"no {text} in {seen}")
        part = os.read(child.stdout.fileno(), 65536)
        if not part:
            raise AssertionError(f"ended without {text}: {seen}")
        seen += part
    return seen


def send(child, text):
    child.stdin.write(text)
    child.stdin.flush()


class SignalTest(ProgramTest):
    def test_in_a_game_with_pipes(self):
        for number, code in SIGNALS:
            child = self.start_program(*PLAY)
            send(child, b"c3\nposition\n")
            read_until(child, b"5/5/2b2/5/5 2\n")
            child.send_signal(number)
            rest = child.stdout.read().decode()
            self.assertEqual((child.wait(), rest), (code, KEPT + "\n"), number)
            self.assertEqual(child.stderr.read(), b"")
        self.assertEqual(len(self.unfinished()), 3)

    def test_in_the_menu_with_pipes(self):
        for number, code in SIGNALS:
            child = self.start_program()
            send(child, b"1\n")
            read_until(child, b"b  back\n  q  quit\n\n")
            child.send_signal(number)
            rest = child.stdout.read().decode()
            self.assertEqual((child.wait(), rest.strip()), (code, ""))

    def test_control_c_in_a_terminal(self):
        for way in [["c3"], ["c3", "b2", "undo"]]:
            terminal = self.open_terminal(*PLAY)
            terminal.wait()
            terminal.choose(*way)
            terminal.child.sendintr()
            text, code = terminal.leave()
            self.assertEqual(code, 130)
            self.assertEqual(text.count(KEPT), 1)
            self.assertNotIn("to move", text)
            self.assertNotIn("\x1b", text.split("\n", 1)[1])
        terminal = self.open_terminal()
        terminal.wait()
        terminal.choose("1", "p")
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual((code, text.replace("^C", "").strip()), (130, ""))

    def test_control_d_in_a_terminal(self):
        terminal = self.open_terminal(*PLAY)
        terminal.wait()
        terminal.type("c3")
        terminal.child.sendeof()
        text, code = terminal.leave()
        self.assertEqual((code, text.strip()), (0, "End of input.\n" + KEPT))

    def test_while_computers_play(self):
        terminal = self.open_terminal("play", "teeko", "--first", "random", "--second", "random",
                                      "--delay", "30")
        terminal.wait(r"markers to place\r\n\r\n")
        started = time.monotonic()
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertLess(time.monotonic() - started, 10)

    def test_a_contest_prints_what_it_has(self):
        child = self.start_program("play", "stlts", "--first", "random", "--second", "random",
                                   "--games", "1000000", "--json")
        read_until(child, b"\n")
        child.send_signal(signal.SIGINT)
        lines = child.stdout.read().splitlines()
        self.assertEqual(child.wait(), 130)
        self.assertIn(b'"first_wins"', lines[-1])

    def assert_stops_thinking(self, child, number, code):
        before = program.processor_time(child.pid)
        child.send_signal(number)
        out = child.stdout.read().decode()
        os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
        worked = program.processor_time(child.pid) - before
        self.assertEqual(child.wait(), code)
        self.assertEqual(child.stderr.read(), b"")
        if not program.IS_SANITIZED:
            self.assertLess(worked, SOON)
        return out

    def test_while_a_computer_thinks(self):
        """Each of these would think for a quarter of an hour."""
        for player in ["engine:1000s", "uct:1000s"]:
            for number, code in SIGNALS:
                child = self.start_program("play", "taiji", "size=11", "--second", player)
                send(child, b"d4,e4\n")
                self.wait_for_work(child)
                out = self.assert_stops_thinking(child, number, code)
                self.assertTrue(out.endswith(KEPT + "\n"), out)
                self.assertNotIn("plays", out)  # a move that was not thought out
        self.assertEqual(len(self.unfinished()), 6)

    def test_while_the_perfect_player_thinks(self):
        child = self.start_program("play", "taiji", "size=11", "--first", "perfect")
        read_until(child, b"(perfect)")
        self.assert_stops_thinking(child, signal.SIGTERM, 143)

    def test_while_a_contest_thinks(self):
        for number, code in SIGNALS:
            child = self.start_program("play", "taiji", "size=11", "--first", "engine:1000s",
                                       "--second", "random", "--games", "2", "--seed", "5")
            self.wait_for_work(child)
            out = self.assert_stops_thinking(child, number, code)
            self.assertIn("taiji size=11: 0 games, seed 5\n", out)

    def test_while_a_match_thinks(self):
        for number, code in SIGNALS:
            child = self.start_program("match", "taiji", "size=11", "--player",
                                       "a=engine:1000s", "--player", "b=uct:1000s", "--games", "4",
                                       "--jobs", "2", "--records", "m.pgn")
            self.wait_for_work(child)
            out = self.assert_stops_thinking(child, number, code)
            self.assertIn("0 games", out)
        self.assertEqual((self.folder / "m.pgn").read_text(), "")

    def test_a_match_keeps_the_games_that_were_over(self):
        child = self.start_program("match", "trike", "--player", "random", "--player",
                                   "b=classic2", "--games", "30000", "--records", "m.pgn",
                                   "--json")
        for _ in range(10):
            child.stdout.readline()
        out = self.assert_stops_thinking(child, signal.SIGTERM, 143)
        played = 10 + len(out.splitlines()) - 1
        checked = self.run_program("check", "m.pgn").out.splitlines()
        self.assertEqual(len(checked), played)

    def test_a_batch_prints_what_it_has(self):
        child = self.start_program("moves", "teeko")
        send(child, b"5/5/2b2/5/5 2\n" * 3)
        out = read_until(child, b"# 5/5/2b2/5/5 2\n")
        out += self.assert_stops_thinking(child, signal.SIGINT, 130).encode()
        self.assertTrue(out.endswith(b"\n"))
        lines = out.splitlines()
        self.assertEqual(len(lines), lines.count(b"# 5/5/2b2/5/5 2") * (1 + 24))

    @staticmethod
    def wait_for_work(child):
        """Until the program has used some processor time, more than it takes to start."""
        until = time.monotonic() + program.PATIENCE
        while child.poll() is None and program.processor_time(child.pid) < 0.3:
            assert time.monotonic() < until, "it does nothing"
            time.sleep(0.01)

    def test_ignored_signals_stay_ignored(self):
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            child = self.start_program(*PLAY)
        finally:
            signal.signal(signal.SIGHUP, before)
        send(child, b"c3\nposition\n")
        read_until(child, b"5/5/2b2/5/5 2\n")
        child.send_signal(signal.SIGHUP)
        send(child, b"b2\nposition\nquit\n")
        self.assertIn(b"5/5/2b2/1r3/5 1", child.stdout.read())
        self.assertEqual(child.wait(), 0)


class KillTest(ProgramTest):
    def test_killed_at_any_moment(self):
        """The position after the last complete move is there, and the game can be continued."""
        choice = random.Random(2)
        continued = 0
        for attempt in range(25):
            child = self.start_program("play", "stlts", "quiet=30", "--first", "random", "--second",
                                       "random", "--seed", str(attempt))
            seen = read_until(child, b" plays ")
            time.sleep(choice.random() * 0.05)
            child.kill()
            told = re.findall(rb"plays (\S+)\.\n", seen + child.stdout.read())
            child.wait()
            record = self.unfinished()
            if not record:  # it had played to the end already
                continue
            self.assertEqual(len(record), 1)
            checked = self.run_program("check", str(record[0]))
            self.assertIn(": ok, stlts quiet=30, ", checked.out)
            plies = int(re.search(r", (\d+) turn", checked.out).group(1))
            # A move is said, then stored: the last one said may be missing, no other.
            self.assertIn(len(told) - plies, (0, 1), (plies, told))
            continued += 1
            self.assertRegex(self.run_program("continue").out, r"(wins|A draw): ")
            self.assertEqual(self.unfinished(), [])
        self.assertGreater(continued, 5)

    def test_killed_between_moves_of_a_person(self):
        choice = random.Random(3)
        moves = ["c3", "b2", "c4", "d4", "c5", "c2"]
        for _ in range(25):
            count = choice.randrange(1, len(moves) + 1)
            child = self.start_program(*PLAY)
            send(child, ("\n".join(moves[:count]) + "\nposition\n").encode())
            seen = read_until(child, b" 1\n" if count % 2 == 0 else b" 2\n").decode()
            child.kill()
            child.wait()
            position = seen.strip().splitlines()[-1]
            again = self.run_program("continue", input="position\nquit\n")
            self.assertIn(f"\n{position}\n", again.out)
            for file in self.unfinished():
                file.unlink()


class TwoProgramsTest(ProgramTest):
    def test_a_game_is_continued_only_once(self):
        child = self.start_program(*PLAY)
        send(child, b"c3\nposition\n")
        read_until(child, b"5/5/2b2/5/5 2\n")
        refused = self.run_program("continue", code=1)
        self.assertIn(f"is open elsewhere: process {child.pid}", refused.err)
        self.assertIn("(none)", self.run_program(input="q\n").out)
        send(child, b"quit\n")
        child.wait()

        first = self.start_program("continue")
        send(first, b"position\n")
        read_until(first, b"5/5/2b2/5/5 2\n")
        self.run_program("continue", code=1)
        send(first, b"b2\nquit\n")
        self.assertEqual(first.wait(), 0)
        self.assertIn("2 turns", self.run_program(input="q\n").out)

    def test_many_at_once_take_different_games(self):
        for move in ["a1", "b1", "c1", "d1"]:
            self.run_program(*PLAY, input=f"{move}\n")
        children = [self.start_program("continue") for _ in range(6)]
        positions = []
        for child in children:
            try:
                send(child, b"position\n")
            except BrokenPipeError:
                pass
        for child in children:
            try:
                seen = read_until(child, b" 2\n").decode()
                positions.append(seen.strip().splitlines()[-1])
            except AssertionError:
                self.assertEqual(child.wait(), 1)
        self.assertEqual(len(positions), len(set(positions)))
        self.assertGreaterEqual(len(positions), 1)

    def test_an_older_game_is_taken_when_the_newest_is_played(self):
        self.run_program(*PLAY, input="a1\n")
        child = self.start_program(*PLAY)
        send(child, b"b1\nposition\n")
        read_until(child, b" 2\n")
        self.assertIn("5/5/5/5/b4 2", self.run_program("continue", input="position\n").out)


if __name__ == "__main__":
    program.main()
