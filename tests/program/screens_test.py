"""Screens as people see them, compared with the files in screens/.

UPDATE=1 writes the files anew; look at the difference before you keep it.
"""

import os
import pathlib
import re
import time

import program
from screen import PATIENCE, ScreenTest

FILES = pathlib.Path(__file__).parent / "screens"
PLAY = ("--second", "human")

# name: arguments, size, what is typed, what must be seen before the picture is taken
SCREENS = {
    "start": ([], (80, 24), [], ["Quit"]),
    "new_game": ([], (80, 24), ["4"], ["Start"]),
    "new_game_clock": ([], (80, 24), ["4", "\x1b[B", "\x1b[B", "\x1b[B", "\x1b[B", "\x1b[C"],
                       ["1 min + 1 s"]),
    "keys": (["play", "teeko", *PLAY], (80, 40), ["?"], ["Keys: Teeko"]),
    "teeko": (["play", "teeko", *PLAY], (80, 24),
              [":c3\r", ":d3\r", ":b2\r", "u", ":c2\r"], ["c2"]),
    "teeko_turned": (["play", "teeko", *PLAY], (80, 24), [":a1\r", ":b1\r", "V"], ["b1"]),
    "teeko_large": (["play", "teeko", *PLAY], (120, 40), [":c3\r", ":d3\r"], ["d3"]),
    "neutreeko_in_hand": (["play", "neutreeko", *PLAY], (80, 24),
                          ["l", "j", "j", "h", "\r"], ["Esc cancel"]),
    "neutreeko_values": (["play", "neutreeko", "board=4x4", *PLAY], (80, 24), ["v"], ["█D█"]),
    "stlts": (["play", "stlts", *PLAY], (100, 32), [":c11+w\r", ":c8+b\r"], ["c8+b"]),
    "stlts_small": (["play", "stlts", *PLAY], (40, 20), [":c11+w\r", ":c8+b\r"], ["White"]),
    "trike": (["play", "trike", *PLAY], (80, 24), [":d2\r", ":e3\r", ":c1\r"], ["c1"]),
    "trike_small_ascii": (["--ascii", "play", "trike", "side=15", *PLAY], (40, 20),
                          [":d2\r", ":e3\r"], ["Black"]),
    "taiji": (["play", "taiji", "size=6", *PLAY], (80, 24), [":b2,c2\r", ":d4,d5\r"], ["d4,d5"]),
    "taiji_plain": (["--colour", "never", "play", "taiji", "size=6", *PLAY], (80, 24),
                    [":b2,c2\r", ":d4,d5\r"], ["d4,d5"]),
    "rules": ([], (80, 24), ["r", "\x1b[C", "\x1b[C", "\x1b[C", " "], ["Rules of Trike"]),
    "set_up": (["play", "teeko", *PLAY], (80, 24), ["t", "\r"], ["Not yet"]),
    "lesson": ([], (80, 24), ["e", "\r"], ["(1 of"]),
    "load": (["play", "teeko", *PLAY], (80, 24),
             [":c3\r", "Z", "y", "\x1b", "l", "\x1b[B"], ["Del delete"]),
    "small": (["play", "teeko", *PLAY], (30, 10), [], ["Quinta needs"]),
}


def normal(text):
    """The screen without what depends on the clock."""
    text = re.sub(r"\d+:\d\d\b", "0:00", text)
    text = re.sub(r"\d{4}-\d\d-\d\d\b", "2026-01-01", text)
    return "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n") + "\n"


class ScreensTest(ScreenTest):
    def test_screens(self):
        for name, (arguments, size, keys, words) in SCREENS.items():
            with self.subTest(name):
                self.use_state(name)
                self.settings(analysis="off")
                screen = self.open_screen(*arguments, size=size)
                screen.settle()
                for key in keys:
                    if key.startswith("\x1b[") and b"\x1b[?1h" in screen.raw:
                        key = key.replace("\x1b[", "\x1bO")
                    screen.send(key)
                    screen.settle()
                screen.wait_for(*words)
                self.compare(name, screen)
                screen.child.close(force=True)

    def compare(self, name, screen):
        file = FILES / f"{name}.txt"
        seen = normal(screen.settle())
        if os.environ.get("UPDATE"):
            FILES.mkdir(exist_ok=True)
            file.write_text(seen)
        wanted, end = file.read_text(), time.monotonic() + PATIENCE
        while seen != wanted and time.monotonic() < end:  # on a busy machine it comes later
            seen = normal(screen.settle())
        self.assertEqual(seen, wanted)


if __name__ == "__main__":
    program.main()
