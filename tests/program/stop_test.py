"""Whoever thinks in the plain terminal and on the screen stops when it is told to."""

import signal
import time

import program
from screen import ScreenTest

# Would think for ten minutes; a program that does not listen is noticed long before.
THINKER = "engine:600s"
AT_ONCE = 5  # seconds, on a machine that has much else to do


class StopTest(ScreenTest):
    def assert_soon(self, started):
        self.assertLess(time.monotonic() - started, AT_ONCE)

    def thinking_program(self, *arguments):
        """A game in lines of text in which the computer has begun to think."""
        child = self.start_program("play", "stlts", *arguments)
        seen = b""
        while b"White (" not in seen:
            seen += child.stdout.readline()
        time.sleep(0.1)
        return child

    def test_the_plain_game_hears_signals(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            child = self.thinking_program("--first", THINKER, "--second", "human")
            started = time.monotonic()
            child.send_signal(number)
            child.stdout.read()
            self.assertEqual(child.wait(), 128 + number)
            self.assert_soon(started)

    def test_the_screen_hears_signals_and_keys(self):
        for way_out in ("q", signal.SIGTERM):
            screen = self.open_screen("play", "stlts", "--first", THINKER, "--second", "human")
            screen.wait_for("thinks")
            started = time.monotonic()
            if way_out == "q":
                screen.press("q")
            else:
                screen.child.kill(way_out)
            self.assertEqual(screen.leave(), 0 if way_out == "q" else 128 + way_out)
            self.assert_soon(started)

    def test_the_screen_leaves_analysis_at_once(self):
        self.settings(analysis="on")
        screen = self.open_screen("play", "stlts", "--second", "human")
        screen.wait_for("Analysis")
        started = time.monotonic()
        screen.press("q")
        self.assertEqual(screen.leave(), 0)
        self.assert_soon(started)


if __name__ == "__main__":
    program.main()
