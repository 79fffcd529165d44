"""The full-screen program in a pseudo-terminal, and what a person sees of it."""

import os
import select
import time

import pexpect
import pyte

import program

PATIENCE = 30  # seconds; only a broken program takes so long
QUIET = 0.15  # seconds without output: the screen is done

KEYS = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "enter": "\r",
        "escape": "\x1b", "tab": "\t", "home": "\x1b[H", "end": "\x1b[F", "page_up": "\x1b[5~",
        "page_down": "\x1b[6~", "backspace": "\x7f"}
APPLICATION_KEYS = {"up": "\x1bOA", "down": "\x1bOB", "right": "\x1bOC", "left": "\x1bOD",
                    "home": "\x1bOH", "end": "\x1bOF"}


class Emulator(pyte.Screen):
    """pyte does not know how to repeat a character, which xterm does."""

    last = " "

    def draw(self, data):
        self.last = data[-1:]
        super().draw(data)

    def repeat_last(self, count=1):
        super().draw(self.last * (count or 1))


class EmulatorStream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "b": "repeat_last"}
    events = frozenset([*pyte.ByteStream.events, "repeat_last"])


class Screen:
    def __init__(self, name, arguments, environment, folder, width=80, height=24):
        self.emulator = Emulator(width, height)
        self.stream = EmulatorStream(self.emulator)
        self.raw = b""
        self.started = time.monotonic()
        self.child = pexpect.spawn(name, arguments, env=environment, cwd=folder,
                                   dimensions=(height, width), timeout=PATIENCE, maxread=65536)
        self.child.delaybeforesend = None

    def read(self, timeout):
        """Takes in what the program has written; False when nothing came in time."""
        try:
            data = self.child.read_nonblocking(65536, timeout)
        except pexpect.TIMEOUT:
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def settle(self):
        while self.read(QUIET):
            pass
        return self.text()

    def text(self):
        return "\n".join(line.rstrip() for line in self.emulator.display)

    def wait_for(self, *words, gone=()):
        """Waits until the screen shows all the words and none of those that shall be gone."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            text = self.text()
            if all(word in text for word in words) and not any(word in text for word in gone):
                return text
            self.read(0.05)
        raise AssertionError(f"{words} (without {gone}) not on the screen:\n{self.text()}")

    def send(self, keys):
        self.child.send(keys)

    def answer_time(self, key):
        """Seconds from a key to the first byte that answers it, without the emulator's own time."""
        os.write(self.child.child_fd, key.encode())
        started = time.monotonic()
        select.select([self.child.child_fd], [], [], PATIENCE)
        return time.monotonic() - started

    def press(self, *names):
        for name in names:
            has_application_keys = b"\x1b[?1h" in self.raw
            table = {**KEYS, **(APPLICATION_KEYS if has_application_keys else {})}
            self.child.send(table.get(name, name))
            if name == "escape":
                time.sleep(0.06)  # or the next key would belong to it

    def click(self, *places):
        """Presses and lets go of the mouse at each place, all in one burst."""
        self.child.send("".join(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m"
                                for x, y in places))

    def find(self, word, occurrence=0):
        """The column and row of a word on the screen."""
        for row, line in enumerate(self.emulator.display):
            column = line.find(word)
            if column >= 0:
                if occurrence == 0:
                    return column, row
                occurrence -= 1
        raise AssertionError(f"{word!r} is not on the screen:\n{self.text()}")

    def click_on(self, word):
        self.wait_for(word)
        self.click(self.find(word))

    def resize(self, width, height):
        self.emulator.resize(height, width)
        self.child.setwinsize(height, width)

    def leave(self):
        """Waits for the end; gives the exit code, negative for a signal."""
        try:
            while True:
                self.read(PATIENCE)
        except pexpect.EOF:
            pass
        self.child.close()
        code = self.child.exitstatus
        return code if code is not None else -self.child.signalstatus

    def is_restored(self):
        """The alternate screen, the mouse and the hidden cursor are all gone again."""
        def last(on, off):
            return self.raw.rfind(off) > self.raw.rfind(on)
        mouse_is_off = b"\x1b[?1000h" not in self.raw or last(b"\x1b[?1000h", b"\x1b[?1000l")
        return (last(b"\x1b[?1049h", b"\x1b[?1049l") and mouse_is_off and
                last(b"\x1b[?25l", b"\x1b[?25h"))


class ScreenTest(program.ProgramTest):
    def setUp(self):
        super().setUp()
        self.environment["XDG_CONFIG_HOME"] = str(self.folder / "config")
        self.environment["XDG_CACHE_HOME"] = str(self.folder / "cache")

    def settings(self, **values):
        folder = self.folder / "config" / "quinta"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings").write_text("".join(f"{k}={v}\n" for k, v in values.items()))

    def open_screen(self, *words, size=(80, 24), program=program.PROGRAM, arguments=(), **changes):
        screen = Screen(program, [*arguments, *words], self.with_environment(changes), str(self.folder), *size)
        self.addCleanup(screen.child.close, force=True)
        return screen
