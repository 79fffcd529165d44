"""How the tests start the program: through pipes, or in a pseudo-terminal with a screen.

Each test has a folder of its own, in which the program also keeps its games. The environment
variable QUINTA names the program.
"""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import unittest

import pexpect
import pyte

PROGRAM = os.environ["QUINTA"]
GAMES = [line.split()[0] for line in
         subprocess.run([PROGRAM, "games", "--words"], capture_output=True, text=True,
                        check=True).stdout.splitlines()]
IS_SANITIZED = any(word in pathlib.Path(PROGRAM).read_bytes()
                   for word in (b"__asan_init", b"__tsan_init"))
SOURCE = pathlib.Path(__file__).resolve().parents[2]

# Where the program waits for a person: at the end of what it wrote.
PROMPT = r"\n((?:[^\r\n]* to move[^\r\n]*)?> |Your choice[^\r\n]*: |File: |A number[^\r\n]*: )$"
OVER = re.compile(r"(\w+ \([^)]*\) wins: |A draw: )[^\r\n]*\.")
LAST_PART = 40_000  # bytes that fill a screen of 60 lines, codes included
PATIENCE = 60  # seconds; only a broken program takes so long


class Ended:
    """What a program left: its exit code and its words."""

    def __init__(self, code, out, err):
        self.code = code
        self.raw = out
        self.out = out.decode("utf-8", "backslashreplace")
        self.err = err.decode("utf-8", "backslashreplace")


class Terminal:
    """The program in a pseudo-terminal, and what its screen shows."""

    def __init__(self, arguments, environment, folder):
        self.raw = b""
        self.child = pexpect.spawn(PROGRAM, arguments, env=environment, cwd=folder,
                                   dimensions=(60, 100), timeout=PATIENCE, maxread=65536,
                                   searchwindowsize=1000)
        self.child.delaybeforesend = None

    def _seen(self):
        text = self.child.before + (self.child.after if isinstance(self.child.after, bytes) else b"")
        self.raw += text
        return text.decode("utf-8", "backslashreplace").replace("\r\n", "\n")

    def wait(self, pattern=PROMPT):
        """What is written until the pattern, by default the next prompt."""
        self.child.expect(pattern.encode())
        return self._seen()

    def type(self, line, pattern=PROMPT):
        """Types a line, and gives what is written from there to the next prompt."""
        self.child.sendline(line)
        return self.wait(pattern)

    def choose(self, *lines):
        """Types one answer after the other; gives what follows the last."""
        for line in lines:
            shown = self.type(line)
        return shown

    def leave(self, line=None):
        """Waits for the end of the program, after a last line; gives its last words and code."""
        if line is not None:
            self.child.sendline(line)
        self.child.expect(pexpect.EOF)
        text = self._seen()
        self.child.close()
        code = self.child.exitstatus
        return text, code if code is not None else -self.child.signalstatus

    def screen(self):
        """The screen after all that was written; its last part is enough to fill it."""
        screen = pyte.Screen(100, 60)
        pyte.ByteStream(screen).feed(self.raw[-LAST_PART:].partition(b"\n")[2])
        return screen

    def lines(self):
        """The screen as a person sees it: colours and codes gone."""
        return [line.rstrip() for line in self.screen().display]

    def picture(self):
        return "\n".join(self.lines())

    def paper(self, text):
        """The background colours under the last place of `text` on the screen."""
        screen = self.screen()
        for row in reversed(range(screen.lines)):
            column = screen.display[row].rfind(text)
            if column >= 0:
                return [screen.buffer[row][column + i].bg for i in range(len(text))]
        raise AssertionError(f"{text!r} is not on the screen:\n{self.picture()}")


class ProgramTest(unittest.TestCase):
    maxDiff = None
    program = PROGRAM

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-test-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.state = None
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": folder.name,
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
        }
        for name, value in os.environ.items():  # what a sanitizer wants to know
            if name.endswith("SAN_OPTIONS"):
                self.environment[name] = value
        self.use_state("state")

    def use_state(self, name):
        """Keeps the games of the programs started from now on in another folder."""
        self.state = self.folder / name
        self.environment["XDG_STATE_HOME"] = str(self.state)

    def with_environment(self, changes):
        """The environment with changes; None takes a variable away."""
        merged = {**self.environment, **changes}
        return {name: value for name, value in merged.items() if value is not None}

    def run_program(self, *arguments, input="", code=0, **changes):
        """Runs the program with pipes to its end; it must leave with `code` (None: any)."""
        data = input if isinstance(input, bytes) else input.encode()
        done = subprocess.run([self.program, *arguments], input=data, capture_output=True,
                              cwd=self.folder, env=self.with_environment(changes),
                              timeout=PATIENCE)
        ended = Ended(done.returncode, done.stdout, done.stderr)
        if code is not None:
            self.assertEqual(ended.code, code, f"{arguments}\n{ended.out}\n{ended.err}")
        return ended

    def start_program(self, *arguments, **changes):
        """Starts the program with pipes and lets it run."""
        child = subprocess.Popen([self.program, *arguments], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder,
                                 env=self.with_environment(changes))

        def end():
            if child.poll() is None:
                child.send_signal(signal.SIGKILL)
            for stream in (child.stdin, child.stdout, child.stderr):
                try:
                    stream.close()
                except OSError:
                    pass
            child.wait()

        self.addCleanup(end)
        return child

    def open_terminal(self, *arguments, **changes):
        """Opens the line mode in a terminal; screen.py opens the full-screen program."""
        terminal = Terminal(["--plain", *arguments], self.with_environment(changes), str(self.folder))
        self.addCleanup(terminal.child.close, force=True)
        return terminal

    def unfinished(self):
        """The records of the games that could be continued."""
        return sorted((self.state / "quinta" / "unfinished").glob("*.pgn"))

    def finished(self):
        return sorted((self.state / "quinta" / "finished").glob("*.pgn"))


def processor_time(pid):
    """The seconds that a program and its threads have worked; also of one that has just ended."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def listed_moves(text):
    """The moves that the command `moves` has listed."""
    found = re.search(r"((?:^  \S.*\n)+)  (\d+) moves?$", text, re.MULTILINE)
    if not found:
        return []
    moves = found.group(1).split()
    assert len(moves) == int(found.group(2)), text
    return moves


def play_out(terminal, random, say_moves=lambda moves: None):
    """Plays random moves for every person until the game is over; gives the last message."""
    text = ""
    while not OVER.search(text):
        moves = listed_moves(terminal.type("moves"))
        assert moves, terminal.picture()
        say_moves(moves)
        text = terminal.type(random.choice(moves))
    return OVER.search(text).group(0)


def main():
    unittest.main(verbosity=1)
