"""The full-screen program and its terminal: kinds of terminals, sizes, ways out, speed."""

import contextlib
import os
import pathlib
import random
import re
import signal
import termios
import time

import pexpect

import program
from screen import ScreenTest

START = "What would you like to play?"
TABLE = ("play", "neutreeko", "--second", "human")


class WaysOutTest(ScreenTest):
    def setUp(self):
        super().setUp()
        self.settings(analysis="off")

    def open_table(self):
        screen = self.open_screen(*TABLE)
        screen.wait_for("Black (player 1) to move")
        screen.send(":b1-c1\r")
        screen.wait_for("White (player 2) to move")
        return screen

    def assert_left(self, screen, code):
        self.assertEqual(screen.leave(), code)
        self.assertTrue(screen.is_restored(), screen.raw[-300:])
        self.assertEqual(len(self.unfinished()), 1)

    def test_quit(self):
        screen = self.open_table()
        screen.press("q")
        self.assert_left(screen, 0)
        self.assertIn(b"The game is kept; 'quinta continue' takes it up again.", screen.raw)

    def test_control_backslash(self):
        screen = self.open_table()
        screen.send("\x1c")
        self.assert_left(screen, -signal.SIGQUIT)
        self.assertNotIn(b"internal error", screen.raw)

    def test_control_c(self):
        screen = self.open_table()
        screen.send("\x03")
        self.assert_left(screen, 130)

    def test_signals(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            with self.subTest(number):
                self.use_state(f"state-{number}")
                screen = self.open_table()
                screen.child.kill(number)
                self.assert_left(screen, 128 + number)

    def test_crashes(self):
        for number in (signal.SIGSEGV, signal.SIGABRT):
            with self.subTest(number):
                self.use_state(f"state-{number}")
                screen = self.open_table()
                screen.child.kill(number)
                self.assert_left(screen, -number)
                self.assertIn(b"internal error", screen.raw)

    def test_kill_keeps_the_game(self):
        screen = self.open_table()
        screen.child.kill(signal.SIGKILL)
        screen.leave()
        screen = self.open_screen("continue")
        screen.wait_for("White (player 2) to move", "b1-c1")

    def test_the_mode_of_the_terminal_is_restored(self):
        for key in ("q", "\x03"):
            screen = self.open_screen(*TABLE)
            screen.wait_for("to move")
            terminal = os.open(f"/proc/{screen.child.pid}/fd/0", os.O_RDWR | os.O_NOCTTY)
            self.assertFalse(termios.tcgetattr(terminal)[3] & termios.ECHO)
            screen.send(key)
            with contextlib.suppress(pexpect.EOF):  # not seen for sure: the terminal is still open
                while screen.child.isalive():
                    screen.read(0.05)
            flags = termios.tcgetattr(terminal)[3]
            os.close(terminal)
            self.assertTrue(flags & termios.ECHO and flags & termios.ICANON)

    def test_while_the_computer_thinks(self):
        screen = self.open_screen("play", "stlts", "--first", "engine:20s", "--second", "human")
        screen.wait_for("thinks")
        started = time.monotonic()
        screen.press("q")
        self.assertEqual(screen.leave(), 0)
        self.assertLess(time.monotonic() - started, 5)

    def test_suspend_and_return(self):
        # Only a shell with job control can let a program stop and go on.
        screen = self.open_screen(program="/bin/bash", arguments=["--norc", "--noprofile", "-i"])
        screen.send(f"PS1='shell> '; {program.PROGRAM} {' '.join(TABLE)}\r")
        screen.wait_for("Black (player 1) to move")
        screen.send("\x1a")
        screen.wait_for("Stopped", "shell>")
        self.assertTrue(screen.is_restored())
        screen.emulator.reset()
        screen.send("fg\r")
        screen.wait_for("Black (player 1) to move", gone=["Stopped"])
        screen.send(":b1-c1\r")
        screen.wait_for("White (player 2) to move")
        screen.press("q")
        screen.wait_for("The game is kept", "shell>")


class TerminalsTest(ScreenTest):
    def setUp(self):
        super().setUp()
        self.settings(analysis="off")

    def play_a_little(self, screen):
        screen.wait_for(START)
        screen.press("2")
        screen.wait_for("Start")
        screen.press("s")
        screen.wait_for("Black (you) to move")
        screen.send(":b1-c1\r")
        screen.wait_for("1.  b1-c1")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)

    def test_kinds_of_terminals(self):
        for term in ("xterm-256color", "linux", "vt100", "xterm", "screen-256color", "tmux-256color"):
            with self.subTest(term):
                self.play_a_little(self.open_screen(TERM=term))

    def test_colours_as_far_as_there_are_any(self):
        wood = {"exact": rb"\x1b\[48;2;217;176;124m", "256": rb"\x1b\[48;5;180m", "8": rb"\x1b\[43m"}
        ways = {("xterm-256color", "truecolor"): "exact", ("tmux-256color", "24bit"): "exact",
                ("xterm", "truecolor"): "exact", ("xterm-256color", None): "256",
                ("tmux-256color", ""): "256", ("xterm-256color", "yes"): "256",
                ("xterm", None): "8", ("linux", None): "8"}
        for (term, colorterm), expected in ways.items():
            with self.subTest(term=term, colorterm=colorterm):
                screen = self.open_screen(TERM=term, COLORTERM=colorterm)
                self.play_a_little(screen)
                for kind, code in wood.items():
                    (self.assertRegex if kind == expected else self.assertNotRegex)(screen.raw, code)
        for changes in ({"TERM": "vt100"}, {"NO_COLOR": "1", "COLORTERM": "truecolor"}):
            screen = self.open_screen(**changes)
            self.play_a_little(screen)
            for code in (b"\x1b[3", b";3"):
                self.assertNotIn(code + b"8;5", screen.raw, changes)
            self.assertNotRegex(screen.raw, rb"\x1b\[[0-9;]*3[0-7]m", changes)

    def test_dumb_terminals_and_plain_get_lines(self):
        for arguments, changes in (([], {"TERM": "dumb"}), (["--plain"], {}), ([], {"TERM": "no-such"})):
            screen = self.open_screen(*arguments, **changes)
            screen.wait_for("Quinta: five board games for two", "Your choice:")
            self.assertNotIn(b"\x1b[?1049h", screen.raw)
            screen.send("q\r")
            self.assertEqual(screen.leave(), 0)

    def test_ascii_without_unicode(self):
        for arguments, changes in ((["--ascii"], {}), ([], {"LANG": "C", "LC_ALL": None})):
            screen = self.open_screen(*arguments, *TABLE, **changes)
            text = screen.wait_for("Black (player 1) to move", "+---")
            self.assertTrue(text.isascii(), text)
            screen.press("q")
            self.assertEqual(screen.leave(), 0)


class KeysTest(ScreenTest):
    """Keys that mean nothing here do nothing, whatever codes the terminal sends for them."""

    MOVED = "1.  b1-c1"

    def setUp(self):
        super().setUp()
        self.settings(analysis="off")
        self.screen = self.open_screen(*TABLE)
        self.screen.wait_for("Black (player 1) to move")
        self.screen.send(":b1-c1\r")
        self.before = self.screen.wait_for("White (player 2) to move", self.MOVED)

    def assert_nothing_done_by(self, keys):
        self.screen.send(keys)
        self.assertEqual(normal(self.screen.settle()), normal(self.before), repr(keys))

    def test_unknown_keys_do_nothing(self):
        function_keys = ["\x1bOP", "\x1b[15~", "\x1b[24~", "\x1b[25~", "\x1b[34~", "\x1b[1;2P"]
        with_modifiers = ["\x1b[1;5C", "\x1b[1;9Z", "\x1b[27;5;9~", "\x1b[97;5u"]
        with_alt = ["\x1bq", "\x1bu", "\x1bZ", "\x1b\r", "\x1b1"]
        for keys in function_keys + with_modifiers + with_alt:
            self.assert_nothing_done_by(keys)

    def test_escape_alone_is_escape(self):
        self.screen.press("escape")
        self.screen.wait_for(START, "c Continue")

    def test_pasted_text_is_no_keys(self):
        paste = "\x1b[200~{}\x1b[201~".format
        self.screen.send(paste("quinta Zy"))
        self.screen.wait_for("This cannot be played: turn 1: quinta", self.MOVED)
        self.screen.send(paste("b5c5"))
        self.screen.wait_for("b5-c5")
        self.screen.send(paste("1. b1-c1 b5-c5\r2. c1-a3"))
        self.screen.wait_for("2.  c1-a3")
        self.screen.send("S" + paste("pasted.pgn") + "\r")
        self.screen.wait_for("Saved to pasted.pgn.")


def normal(text):
    """The screen without what depends on the clock."""
    return re.sub(r"\d+:\d\d\b", "0:00", text)


class SizesTest(ScreenTest):
    def setUp(self):
        super().setUp()
        self.settings(analysis="off")

    def test_smallest_and_large(self):
        for size in ((40, 20), (200, 60)):
            for game in program.GAMES:
                with self.subTest(size=size, game=game):
                    screen = self.open_screen("play", game, "--second", "human", size=size)
                    screen.wait_for("to move", "? all")
                    screen.press("q")
                    self.assertEqual(screen.leave(), 0)

    def test_too_small_says_so_and_recovers(self):
        screen = self.open_screen(*TABLE, size=(39, 19))
        screen.wait_for("Quinta needs 40 x 20.", "This is 39 x 19.")
        screen.resize(80, 24)
        screen.wait_for("Black (player 1) to move", gone=["Quinta needs"])

    def test_resize_storm(self):
        self.settings(analysis="on")
        screen = self.open_screen("play", "trike", "--first", "level6", "--second", "level6",
                                  "--delay", "0.1")
        screen.wait_for("Players")
        choose = random.Random(5)
        for _ in range(120):
            screen.resize(choose.randint(1, 200), choose.randint(1, 70))
            screen.read(0.01)
        screen.resize(80, 24)
        screen.child.kill(signal.SIGWINCH)
        screen.wait_for("Players", "? all")
        screen.press("q")
        self.assertEqual(screen.leave(), 0)


class SpeedTest(ScreenTest):
    """100 ms to the first screen, 50 ms to the answer to a key. On a machine that does much else
    at the same time single answers are late, so the limits are for most of them."""

    SANITIZED = any(name in pathlib.Path(program.PROGRAM).read_bytes()
                    for name in (b"__asan_init", b"__tsan_init"))
    SLACK = 10 if SANITIZED else 1

    def assert_quick(self, what, times, limit):
        times = sorted(times)
        median, worst = times[len(times) // 2], times[-1]
        print(f"{what}: {median * 1000:.0f} ms, at worst {worst * 1000:.0f} ms")
        self.assertLess(median, limit * self.SLACK)
        self.assertLess(worst, 10 * limit * self.SLACK)

    def test_first_output_comes_at_once(self):
        times = []
        for _ in range(9):
            screen = self.open_screen()
            while b"What would you" not in screen.raw:
                screen.read(5)
            times.append(time.monotonic() - screen.started)
            screen.press("q")
            screen.leave()
        self.assert_quick("first screen", times, 0.1)

    def test_a_key_is_answered_while_the_computer_thinks(self):
        self.settings(analysis="on")
        for game in ("stlts", "taiji"):
            with self.subTest(game):
                self.use_state(game)
                screen = self.open_screen("play", game, "--first", "engine:60s", "--second", "human",
                                          size=(100, 40))
                screen.wait_for("thinks")
                times = []
                for _ in range(40):
                    while screen.read(0.04):  # else the turning sign would answer
                        pass
                    times.append(screen.answer_time("T"))  # the whole screen changes
                self.assert_quick(f"a key in {game}", times, 0.05)
                screen.press("q")
                self.assertEqual(screen.leave(), 0)


if __name__ == "__main__":
    program.main()
