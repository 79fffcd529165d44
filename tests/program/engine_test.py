"""The engine as other programs meet it: UGI through pipes."""

import os
import re
import select
import signal
import time

import program
import transcript
from program import GAMES, PROGRAM, SOURCE, ProgramTest

SOON = 0.2  # seconds; 20 ms are promised, but the machine that tests may be busy


class Talk:
    """A conversation with a running engine."""

    def __init__(self, child):
        self.child, self.buffer = child, b""

    def send(self, *lines):
        self.child.stdin.write("".join(line + "\n" for line in lines).encode())
        self.child.stdin.flush()

    def line(self, patience=program.PATIENCE):
        """The next line that it says; None at its end."""
        while b"\n" not in self.buffer:
            if not select.select([self.child.stdout], [], [], patience)[0]:
                raise AssertionError(f"silence after {self.buffer}")
            part = os.read(self.child.stdout.fileno(), 65536)
            if not part:
                return None
            self.buffer += part
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line.decode("utf-8", "backslashreplace")

    def until(self, word):
        """The lines up to one that begins with the word."""
        lines = [self.line()]
        while lines[-1] is not None and not lines[-1].startswith(word):
            lines.append(self.line())
        assert lines[-1] is not None, lines
        return lines

    def until_empty(self):
        """The lines before one that is empty."""
        lines = [self.line()]
        while lines[-1]:
            lines.append(self.line())
        return lines[:-1]

    def ask(self, *commands, word):
        self.send(*commands)
        return self.until(word)[-1]

    def answer(self, *commands):
        return self.ask(*commands, word="bestmove").split()[1]


class EngineTest(ProgramTest):
    def start(self, *arguments):
        return Talk(self.start_program("engine", *arguments))

    def started(self, *arguments):
        talk = self.start(*arguments)
        talk.ask("isready", word="readyok")
        return talk

    def legal(self, talk):
        return talk.ask("query legalmoves", word="response").split()[1:]


class DialogueTest(EngineTest):
    def test_the_dialogue_of_the_documentation(self):
        text = (SOURCE / "docs" / "protocol.md").read_text()
        (_, block), = transcript.blocks(text, "ugi")
        talk = self.start()
        for line in block.splitlines():
            if line.startswith("> "):
                talk.send(line[2:])
                continue
            pattern = re.escape(line[2:]).replace("…", ".*")
            said = talk.line()
            if "info depth" in line:
                while re.fullmatch(pattern, said):
                    last, said = said, talk.line()
                talk.buffer = (said + "\n").encode() + talk.buffer
                said = last
            self.assertRegex(said, f"^{pattern}$")
        self.assertIsNone(talk.line())
        self.assertEqual(talk.child.wait(), 0)

    def test_the_dialogue_in_gtp(self):
        text = (SOURCE / "docs" / "protocol.md").read_text()
        (_, block), = transcript.blocks(text, "gtp")
        talk = Talk(self.start_program("gtp", "trike", "side=5", "swap=off"))
        for part in block.split("> ")[1:]:
            command, *expected = part.splitlines()
            talk.send(command)
            said = [line.rstrip() for line in talk.until_empty()]
            self.assertEqual(said, [line.removeprefix("< ") for line in expected], command)

    def test_every_game(self):
        for game in GAMES:
            talk = self.started(*game.split())
            moves = []
            for _ in range(4):
                move = talk.answer("position startpos" + (" moves " + " ".join(moves) if moves
                                                          else ""), "go nodes 500")
                moves.append(move)
            checked = self.run_program("moves", game, input="")
            self.assertIn(moves[0], checked.out.split())

    def test_a_game_against_itself(self):
        talk = self.started("trike", "side=5")
        moves = []
        while talk.ask("query gameover", word="response") == "response false":
            self.assertIn(talk.answer("go nodes 300"), self.legal(talk))
            moves.append(self.legal(talk)[0])
            talk.send("position startpos moves " + " ".join(moves))
        self.assertIn(talk.ask("query result", word="response"),
                      ["response p1win", "response p2win"])

    def test_lines_and_labels(self):
        talk = self.started("neutreeko")
        talk.send("setoption name MultiPV value 3", "go movetime 100")
        infos = [line for line in talk.until("bestmove") if line.startswith("info")]
        self.assertEqual([line.split()[4] for line in infos[-3:]], ["1", "2", "3"])
        for line in infos:
            self.assertRegex(line, r"^info depth \d+ multipv \d score (cp|mate) -?\d+ chance \d+ "
                                   r"status (proved|estimate) (lead -?\d+ )?nodes \d+ nps \d+ "
                                   r"time \d+ pv( \S+)+$")
        self.assertIn("status proved", infos[-1])

    def test_the_same_answer_each_time(self):
        for game in ["taiji size=5", "stlts", "trike"]:
            talk = self.started(*game.split())
            one = talk.answer("uginewgame", "go nodes 2000")
            self.assertEqual(talk.answer("uginewgame", "go nodes 2000"), one)

    def test_levels(self):
        talk = self.started("teeko")
        talk.send("setoption name Level value 2", "setoption name Seed value 3", "go infinite")
        self.assertEqual(len(talk.until("bestmove")), 1)


class StopTest(EngineTest):
    ENDLESS = ["trike side=9", "taiji", "stlts"]

    def think(self, game):
        talk = self.started(*game.split())
        talk.send("go infinite")
        talk.until("info")
        time.sleep(0.1)
        return talk

    def test_stop(self):
        for game in self.ENDLESS:
            talk = self.think(game)
            started = time.monotonic()
            self.assertIn(talk.answer("stop"), self.legal(talk))
            self.assertLess(time.monotonic() - started, SOON, game)

    def test_ready_while_it_thinks(self):
        talk = self.think("trike side=9")
        started = time.monotonic()
        talk.ask("isready", word="readyok")
        self.assertLess(time.monotonic() - started, SOON)
        talk.answer("stop")

    def test_quit_and_end_of_input(self):
        for game in self.ENDLESS:
            talk = self.think(game)
            started = time.monotonic()
            talk.send("quit")
            lines = talk.until("bestmove")
            self.assertEqual(talk.child.wait(10), 0)
            self.assertLess(time.monotonic() - started, 2 * SOON)
            talk = self.think(game)
            talk.child.stdin.close()
            talk.until("bestmove")
            self.assertIsNone(talk.line())
            self.assertEqual(talk.child.wait(10), 0)
        self.assertTrue(lines)

    def test_nobody_listens_any_more(self):
        talk = self.think("trike side=9")
        talk.child.stdout.close()
        talk.send("ugi", "isready")
        talk.child.stdin.close()
        self.assertEqual(talk.child.wait(10), 128 + signal.SIGPIPE)

    def test_movetime(self):
        for game in self.ENDLESS:
            talk = self.started(*game.split())
            started = time.monotonic()
            talk.answer("go movetime 300")
            spent = time.monotonic() - started
            self.assertGreater(spent, 0.2)
            self.assertLess(spent, 0.3 + SOON)

    def test_control_c(self):
        talk = self.think("trike side=9")
        talk.child.send_signal(signal.SIGINT)
        self.assertEqual(talk.child.wait(10), -signal.SIGINT)


class NonsenseTest(EngineTest):
    def test_each_go_is_answered_once(self):
        talk = self.started("trike")
        for line in ["go", "go movetime", "go nodes many", "go depth 1 depth 2", "go sideways",
                     "go p1time -5 p2time -5", "go movetime 0", "go nodes 0", "go depth 0",
                     "go p1time 100 p2time 100 p1inc 0 p2inc 0 movestogo 0"]:
            talk.answer(line, "stop")
        self.assertEqual(talk.ask("isready", word="readyok"), "readyok")

    def test_limits_that_are_none_are_named(self):
        talk = self.started("trike")
        for line, reason in [("go depth -5", "depth cannot be -5; it is at least 1"),
                             ("go movetime -100", "movetime cannot be -100; it is at least 0"),
                             ("go nodes 0", "nodes cannot be 0; it is at least 1")]:
            talk.send(line)
            self.assertEqual(talk.until("info string")[-1], f"info string {reason}")
            talk.until("bestmove")

    def test_a_second_go_while_it_thinks(self):
        talk = self.started("trike")
        talk.send(*["go infinite"] * 10, "stop")
        for _ in range(10):
            talk.until("bestmove")
        self.assertEqual(talk.ask("isready", word=""), "readyok")

    def test_garbage(self):
        talk = self.started()
        garbage = [b"\x00\xff\xfe", b"\x1b[2J", b"position", b"position fen", b"setoption name",
                   b"query", b"stop", b"go fish", b"ucinewgame", b"quit_", b" ", b"\r", b"moves c3",
                   b"position startpos moves " + b"c3 " * 1000, os.urandom(1000)]
        for line in garbage:
            talk.child.stdin.write(line.replace(b"\n", b"") + b"\n")
        self.assertEqual(talk.ask("isready", word="readyok"), "readyok")

    def test_megabyte_lines(self):
        talk = self.started()
        for size in (1_000_000, 1_048_576, 3_000_000, 20_000_000):
            talk.child.stdin.write(b"x" * size + b"\n")
            talk.child.stdin.flush()
            said = talk.line()
            self.assertTrue(said.startswith("info string "), said)
            self.assertLess(len(said), 200)
        self.assertEqual(talk.ask("isready", word="readyok"), "readyok")

    def test_the_last_line_without_an_end(self):
        ended = self.run_program("engine", input="query p1turn")
        self.assertEqual(ended.out, "response true\n")
        self.assertEqual(self.run_program("engine", input="").out, "")
        self.assertEqual(self.run_program("engine", input="quit\nugi\n").out, "")


class MatchTest(EngineTest):
    def test_two_engines_play_a_match(self):
        ended = self.run_program("match", "trike", "side=4", "--player", f"a=cmd:{PROGRAM} engine",
                                 "--player", f"b=cmd:{PROGRAM} engine", "--option", "b.Level=1",
                                 "--games", "6", "--nodes", "200", "--jobs", "2", "--records",
                                 "m.pgn")
        self.assertIn("a against b, 6 games", ended.out)
        self.assertNotIn("fouls", ended.out)
        self.assertEqual(self.run_program("check", "m.pgn").out.count(": ok, trike side=4"), 6)


if __name__ == "__main__":
    program.main()
