"""The program without a terminal: scripts, pipes, odd bytes, places that cannot be written to."""

import os
import resource
import signal
import subprocess
import threading
import unittest

import program
from program import GAMES, PROGRAM, ProgramTest

KEPT = "The game is kept; 'quinta continue' takes it up again.\n"
PLAY = ("play", "teeko", "--second", "human")
AS_ROOT = os.geteuid() == 0
CLOSED = 128 + signal.SIGPIPE
SOON = 20  # seconds, for a busy machine: what must end would take minutes


def feed(pipe, line, count):
    """Writes a line many times, or until nobody reads it."""
    try:
        for _ in range(count // 1000):
            pipe.write(line * 1000)
    except BrokenPipeError:
        pass


class PlainTest(ProgramTest):
    def test_no_codes_and_no_prompts(self):
        script = "moves\nmoves a1\nc3\nhelp\nboard\nrules\nundo\nredo\nposition\nresign\nnew\nquit\n"
        for arguments in [PLAY, ("play", "trike"), ("play", "stlts", "--first", "random")]:
            done = self.run_program(*arguments, input=script)
            self.assertNotIn("\x1b", done.out)
            self.assertNotIn("> \n", done.out)
            self.assertNotIn("to move> ", done.out)
            self.assertEqual(done.err, "")

    def test_the_menu_too(self):
        done = self.run_program(input="2\n1\n3\np\n1\nmoves\nquit\n")
        self.assertIn("Neutreeko: options", done.out)
        self.assertNotIn("\x1b", done.out)
        self.assertNotIn("Your choice", done.out)

    def test_colours_can_be_forced(self):
        self.assertIn("\x1b[", self.run_program("--colour", "always", *PLAY).out)
        self.assertIn("\x1b[", self.run_program("show", "teeko", "--color", "always").out)

    def test_crlf_and_a_last_line_without_end(self):
        done = self.run_program(*PLAY, input="c3\r\nb2\r\nposition")
        self.assertIn("\n5/5/2b2/1r3/5 1\n", done.out)

    def test_two_computers_play_to_the_end(self):
        for game in GAMES:
            done = self.run_program("play", game, "--first", "random", "--second", "classic1",
                                    "--seed", "3")
            self.assertRegex(done.out, r"(wins|A draw): .*\.\n$")
            again = self.run_program("play", game, "--first", "random", "--second", "classic1",
                                     "--seed", "3")
            self.assertEqual(done.out, again.out)


class EndOfInputTest(ProgramTest):
    def test_in_every_menu(self):
        ways = ["", "1\n", "1\n1\n", "3\n3\n", "1\np\n", "1\np\n2\n", "1\np\n2\n1\n", "1\np\n3\n",
                "1\np\n3\n1\n", "r\n", "r\n1\n", "l\n", "c\n", "nonsense\n"]
        for way in ways:
            done = self.run_program(input=way)
            self.assertTrue(done.out.endswith("\nEnd of input.\n"), (way, done.out))
            self.assertEqual(done.out.count("End of input"), 1)
            self.assertEqual(done.err, "")

    def test_in_a_game(self):
        done = self.run_program(*PLAY)
        self.assertTrue(done.out.endswith("\n\nEnd of input.\n"), done.out)
        done = self.run_program(*PLAY, input="c3\n")
        self.assertTrue(done.out.endswith("\n\nEnd of input.\n" + KEPT), done.out)
        self.assertIn("Red (player 2)", self.run_program("continue").out)
        self.assertTrue(self.run_program(input="1\np\n1\nc3\n").out.endswith(KEPT))

    def test_after_the_end_of_a_game(self):
        done = self.run_program(*PLAY, input="a1\ne1\na2\ne2\na3\ne3\na4\n")
        self.assertTrue(done.out.endswith("Black has four in a line.\nEnd of input.\n"), done.out)

    def test_standard_input_closed(self):
        for arguments in ["", " play teeko", " moves teeko"]:
            done = subprocess.run(["sh", "-c", f'exec "$0"{arguments} <&-', PROGRAM],
                                  capture_output=True, cwd=self.folder, env=self.environment,
                                  timeout=program.PATIENCE)
            self.assertEqual((done.returncode, done.stderr), (0, b""), arguments)


class OddBytesTest(ProgramTest):
    def test_a_very_long_line(self):
        done = self.run_program(*PLAY, input="x" * 1_000_000 + "\nc3\nposition\n")
        self.assertIn("5/5/2b2/5/5 2", done.out)
        self.assertLess(len(done.out), 3000)
        done = self.run_program(*PLAY, input="save " + "x" * 1_000_000 + "\nc3\n")
        self.assertIn("File name too long", done.out)
        self.assertLess(len(done.out), 3000)
        done = self.run_program(input="1" * 1_000_000 + "\nq\n")
        self.assertIn("There is no choice '111", done.out)
        self.assertLess(len(done.out), 3000)

    def test_zero_bytes(self):
        done = self.run_program(*PLAY, input=b"c3\0\n\0\n\0c3\nsave a\0b\nc3\nposition\n")
        self.assertIn("'c3\\x00'", done.out)
        self.assertIn("5/5/2b2/5/5 2", done.out)
        self.assertIn("cannot write a: Invalid argument", done.out)
        self.assertEqual(list(self.folder.glob("a*")), [])

    def test_bytes_that_are_no_text(self):
        for junk in [b"\xff\xfe", b"\xc3(", b"c\xcc\x813", b"\x1b[2J", b"\x9b2J"]:
            for wrap in [b"%s\n", b"moves %s\n", b"undo %s\n"]:
                done = self.run_program(*PLAY, input=wrap % junk)
                self.assertIn("\\x", done.out)
                self.assertNotIn(b"\x1b", done.raw)
                done.raw.decode()  # is still UTF-8
        done = self.run_program(input=b"\xff\n\x1b[2J\nl\n\xfe\n")
        self.assertNotIn(b"\x1b", done.raw)

    def test_a_place_of_every_byte(self):
        everything = bytes(range(256)) * 4
        for arguments in [(), PLAY, ("moves", "stlts"), ("moves", "trike", "--json")]:
            self.assertIn(self.run_program(*arguments, input=everything, code=None).code, (0, 3))
        (self.folder / "odd.pgn").write_bytes(everything)
        self.run_program("check", "odd.pgn", code=3)
        self.run_program("continue", "odd.pgn", code=3)


class OutputTest(ProgramTest):
    def shell(self, command, **changes):
        return subprocess.run(["bash", "-c", command, PROGRAM], capture_output=True, text=True,
                              cwd=self.folder, env=self.with_environment(changes),
                              timeout=program.PATIENCE)

    def test_a_closed_pipe(self):
        for arguments in ["games", "rules stlts", "moves stlts", "moves stlts --json",
                          "perft stlts -d 2 --divide"]:
            done = self.shell(f'"$0" {arguments} | true; echo "${{PIPESTATUS[0]}}"')
            self.assertIn(done.stdout, ("141\n", "0\n"))  # 0: written before it was closed
            self.assertEqual(done.stderr, "")

    def assert_stops(self, child):
        """The program notices that nobody reads its output: at once, and without a word."""
        child.stdout.close()
        self.assertEqual(child.wait(SOON), CLOSED)
        self.assertEqual(child.stderr.read(), b"")

    def test_a_closed_pipe_stops_work(self):
        """Each of these would go on for a minute or more."""
        for arguments in [
                ("play", "taiji", "--first", "random", "--second", "random", "--games", "1000000",
                 "--json"),
                ("match", "taiji", "--player", "a=random", "--player", "b=random", "--games",
                 "30000", "--json"),
                ("puzzle", "trike", "--make", "10000")]:
            with self.subTest(arguments):
                child = self.start_program(*arguments)
                child.stdout.readline()
                self.assert_stops(child)

    def test_a_closed_pipe_stops_whoever_thinks(self):
        """Nothing is written for a long time, so no write can fail."""
        for arguments in [("analyse", "stlts", "--time", "1000"),
                          ("probe", "taiji", "--time", "1000", "--memory", "16"),
                          ("perft", "stlts", "-d", "9"),
                          ("play", "taiji", "--first", "engine:1000s", "--second", "random",
                           "--games", "2")]:
            with self.subTest(arguments):
                child = self.start_program(*arguments)
                child.stdin.close()
                self.assert_stops(child)

    def test_a_closed_pipe_stops_a_batch(self):
        child = self.start_program("moves", "teeko")
        writer = threading.Thread(target=feed, args=(child.stdin, b"5/5/2b2/5/5 2\n", 1_000_000))
        writer.start()
        self.assertEqual(child.stdout.readline(), b"# 5/5/2b2/5/5 2\n")
        self.assert_stops(child)
        writer.join()

    def test_an_answer_comes_before_the_next_question(self):
        """A program at the other end of both pipes can wait for each answer."""
        child = self.start_program("moves", "taiji", "size=2")
        for _ in range(3):
            child.stdin.write(b"2/ld 2\n")
            child.stdin.flush()
            self.assertEqual(child.stdout.readline(), b"# 2/ld 2\n")
            self.assertTrue(child.stdout.readline().startswith(b"a2,b2 "))
            self.assertTrue(child.stdout.readline().startswith(b"b2,a2 "))

    def test_a_closed_pipe_in_a_game(self):
        child = self.start_program(*PLAY)
        child.stdout.close()
        child.stdin.write(b"c3\nb2\nc4\n")
        child.stdin.flush()
        child.stdin.close()
        self.assertEqual(child.wait(program.PATIENCE), 1)
        self.assertIn("cannot write to standard output: Broken pipe",
                      child.stderr.read().decode())

    def test_a_pipe_closed_after_some_moves(self):
        done = self.shell('(echo c3; echo b2; sleep 0.3; echo c4; echo d4; sleep 0.3; echo c5) | '
                          '"$0" play teeko --second human | head -1; echo "${PIPESTATUS[1]}"')
        self.assertEqual(done.stdout.splitlines()[-1], "1")
        self.assertEqual(done.stderr.count("Broken pipe"), 1)
        self.assertIn(KEPT.strip(), done.stderr)
        record = self.unfinished()[0].read_text()
        self.assertIn("1. c3 b2", record)
        self.assertEqual(self.run_program("continue").code, 0)

    def test_a_full_device(self):
        for arguments in ["games", "rules teeko", "show teeko", "moves teeko -p '5/5/5/5/5 1'",
                          "perft teeko -d 1", "--help", "--version", "play teeko", "",
                          "play taiji --first random --second random --games 2"]:
            done = self.shell(f'"$0" {arguments} </dev/null >/dev/full')
            self.assertEqual(done.returncode, 1, arguments)
            self.assertEqual(done.stderr.count("cannot write to standard output"), 1, done.stderr)
            self.assertIn("No space left on device", done.stderr)

    def test_save_to_a_full_device(self):
        done = self.run_program(*PLAY, input="c3\nsave! /dev/full\nsave! /dev/null\nposition\n")
        self.assertIn("cannot write /dev/full: No space left on device", done.out)
        self.assertIn("Saved to /dev/null.", done.out)
        self.assertTrue(os.path.exists("/dev/full") and not os.path.isfile("/dev/null"))


class StateDirectoryTest(ProgramTest):
    WARNING = "The game goes on, but could not be continued after a crash; 'save FILE' keeps it"

    def assert_warned_once_and_shown(self, done, reason):
        self.assertEqual(done.err.count("Warning: "), 1, done.err)
        self.assertIn(reason, done.err)
        self.assertIn(self.WARNING, done.err)
        self.assertIn("The game could not be kept: ", done.out)
        self.assertIn("This is its record:\n\n[Game \"teeko\"]", done.out)
        self.assertTrue(done.out.rstrip().endswith("1. c3 b2 2. c4 *"), done.out)

    def test_a_file_in_its_place(self):
        self.state.write_text("not a folder")
        done = self.run_program(*PLAY, input="c3\nb2\nc4\nquit\n")
        self.assert_warned_once_and_shown(done, "cannot make the folder")
        self.assertEqual(self.run_program("continue", code=1).err,
                         "quinta: there is no unfinished game; start one with 'quinta'\n")
        self.assertIn("(none)", self.run_program(input="c\nq\n").out)

    def test_no_home(self):
        done = self.run_program(*PLAY, input="c3\nb2\nc4\nquit\n", HOME=None, XDG_STATE_HOME=None)
        self.assert_warned_once_and_shown(done, "neither XDG_STATE_HOME nor HOME is set")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_home_alone(self):
        self.run_program(*PLAY, input="c3\n", XDG_STATE_HOME=None)
        kept = self.folder / ".local/state/quinta/unfinished"
        self.assertEqual(len(list(kept.glob("*.pgn"))), 1)
        self.run_program(*PLAY, input="c3\n", XDG_STATE_HOME="relative")  # must be absolute
        self.assertEqual(len(list(kept.glob("*.pgn"))), 2)

    @unittest.skipIf(AS_ROOT and not os.path.exists("/usr/bin/setpriv"), "root may write anywhere")
    def test_a_folder_that_cannot_be_written_to(self):
        self.state.mkdir()
        self.state.chmod(0o555)
        self.folder.chmod(0o755)
        as_nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        command = (as_nobody if AS_ROOT else []) + [PROGRAM, *PLAY]
        done = subprocess.run(command, input=b"c3\nb2\nc4\nsave x.pgn\nquit\n",
                              capture_output=True, cwd="/", env=self.environment)
        if done.returncode in (126, 127):
            self.skipTest("another user cannot start the program from here")
        ended = program.Ended(done.returncode, done.stdout, done.stderr)
        self.assert_warned_once_and_shown(ended, "Permission denied")
        self.assertIn("cannot write x.pgn: Permission denied", ended.out)

    def test_a_disk_that_fills_up(self):
        def small_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_FSIZE, (60, 60))

        done = subprocess.run([PROGRAM, *PLAY], input=b"c3\nb2\nc4\nquit\n", capture_output=True,
                              cwd=self.folder, env=self.environment, preexec_fn=small_disk)
        ended = program.Ended(done.returncode, done.stdout, done.stderr)
        self.assertEqual(ended.code, 0)
        self.assert_warned_once_and_shown(ended, "File too large")
        left = [file.name for file in self.state.rglob("*") if file.is_file()]
        self.assertEqual(left, [])  # no half-written game

    def test_a_damaged_game_is_passed_over(self):
        self.run_program(*PLAY, input="c3\n")
        folder = self.state / "quinta" / "unfinished"
        for name, text in [("9.pgn", "rubbish"), ("8.pgn", ""), ("7.txt", "x"), ("6.pgn", "\0")]:
            (folder / name).write_text(text)
        (folder / "5.pgn").mkdir()
        self.assertIn("Red (player 2)", self.run_program("continue").out)


if __name__ == "__main__":
    program.main()
