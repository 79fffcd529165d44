"""Computers as online players: bots against each other and against people, over restarts, and what goes wrong."""

import os
import re
import select
import signal
import sys
import time
import unittest
import unittest.mock

import program
from online_client import Client, guest, post
from program import GAMES, PROGRAM, SOURCE
from web_server import WebTest

FAKE = SOURCE / "tests" / "program" / "fake_engine.py"


class Lines:
    """The lines of a program as they come."""

    def __init__(self, child):
        self.child, self.seen, self.buffer = child, [], b""

    def wait(self, pattern):
        """The match of the first line, from here on, that the pattern is in."""
        deadline = time.monotonic() + program.PATIENCE
        while time.monotonic() < deadline:
            if not select.select([self.child.stdout], [], [], 1)[0]:
                continue
            part = os.read(self.child.stdout.fileno(), 65536)
            self.buffer += part
            *lines, self.buffer = self.buffer.split(b"\n")
            for line in lines:
                self.seen.append(line.decode())
            for i, line in enumerate(self.seen):
                if found := re.search(pattern, line):
                    del self.seen[:i + 1]
                    return found
            if not part:
                break
        raise AssertionError(f"no line {pattern!r}; the last: {self.seen} {self.child.stderr.read1().decode()}")


class BotTest(WebTest):
    def setUp(self):
        super().setUp()
        self.store = str(self.folder / "games.sqlite")
        self.count = 0

    def begin(self, *flags, **changes):
        self.serve("--online", "--store", self.store, *flags, **changes)

    def tearDown(self):
        if getattr(self, "child", None) and self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        super().tearDown()

    def begin_again(self):
        """Starts a server where the last one was."""
        self.child = self.start_program("web", "--port", str(self.port), "--online", "--store", self.store)
        self.assertIn(f":{self.port}/".encode(), self.child.stdout.readline())

    def account(self, name):
        """A bot's account; the file with its token."""
        self.count += 1
        path = str(self.folder / f"token{self.count}")
        self.run_program("bot", "--register", name, "--store", self.store, "--token-file", path)
        return path

    def bot(self, name, *flags, **changes):
        """A bot at the server; its lines."""
        child = self.start_program("bot", "--server", f"http://localhost:{self.port}", "--token-file",
                                   self.account(name), *flags, **changes)
        lines = Lines(child)
        lines.wait(rf"^{name} is at http://localhost:{self.port}$")
        return lines

    def join(self, cookie):
        client = Client(self.port, cookie)
        self.addCleanup(client.close)
        return client

    def ana(self):
        return self.join(guest(self.port, "Ana"))


class GamesTest(BotTest):
    def test_bots_play_every_game(self):
        self.begin()
        offers = [f"{game} 30+0" for game in GAMES]
        one = self.bot("Robin", "--player", "level2", "--games", "5", "--count", str(len(GAMES)),
                       *[word for offer in offers for word in ("--offer", offer)])
        other = self.bot("Robert", "--player", "level1", "--games", "5", "--count", str(len(GAMES)), "--take-open")
        begun, over = {}, {}
        for _ in range(2 * len(GAMES)):
            found = one.wait(r"^game (\S+): (?:(\w+), 30\+0, against Robert|(.*) \((\w+)\))$")
            (over if found[3] else begun)[found[1]] = found[2] or (found[3], found[4])
        self.assertEqual(sorted(begun.values()), sorted(GAMES))
        self.assertEqual(set(over), set(begun))
        for lines in (one, other):
            self.assertEqual(lines.child.wait(program.PATIENCE), 0)
        reader = self.ana()
        for game, (word, how) in over.items():
            self.assertIn(how, ("board", "timeout"))
            reader.done("watch", game=game)
            state = reader.wait("game")
            self.assertEqual({player["kind"] for player in state["game"]["players"]}, {"bot"})
            self.assertFalse(state["game"]["settings"]["rated"])
            winner = {"first": "Robin", "second": "Robert"} if state["game"]["players"][0]["name"] == "Robin" else {
                "first": "Robert", "second": "Robin"}
            told = {"draw": "a draw"}.get(state["result"]["winner"]) or (
                "won" if winner[state["result"]["winner"]] == "Robin" else "lost")
            self.assertEqual(word, told)

    def test_a_person_and_a_bot(self):
        self.begin()
        bot = self.bot("Robin", "--player", "level1", "--game", "teeko", "--control", "clock", "--games", "1")
        ana = self.ana()
        ana.done("lobby")
        robin = ana.wait("lobby", bots=[unittest.mock.ANY])["bots"][0]
        self.assertEqual((robin["name"], robin["kind"]), ("Robin", "bot"))
        while "games" not in robin:  # which it says a moment after it has come
            robin = ana.wait("lobby", bots=[unittest.mock.ANY])["bots"][0]
        self.assertEqual((robin["games"], robin["controls"]), (["teeko"], ["clock"]))
        for wish in ({"game": "trike", "control": "60+0"}, {"game": "teeko", "control": "none"}):  # declined
            made = ana.done("challenge", audience="person", to=robin["id"], **wish)["made"]
            ana.wait("lobby", challenges=[])
            self.assertEqual(ana.refusal("look", challenge=made), "gone")
        ana.done("challenge", game="teeko", control="60+0", side="first", audience="person", to=robin["id"])
        game = ana.wait("started")["game"]["id"]
        bot.wait(rf"^game {game}: teeko, 60\+0, against Ana$")
        ana.done("watch", game=game)
        ana.done("move", game=game, seen=0, move="c3")
        version = ana.wait("event", turn="first")["event"]["version"]
        self.assertEqual(version, 2)
        ana.done("draw", game=game)
        while ana.wait("event")["event"]["kind"] != "draw_decline":
            pass
        ana.done("takeback", game=game, seen=2)
        while ana.wait("event")["event"]["kind"] != "takeback":
            pass
        ana.done("resign", game=game)
        bot.wait(rf"^game {game}: won \(resign\)$")
        ana.done("rematch", game=game)
        again = ana.wait("started")["game"]["id"]
        bot.wait(rf"^game {again}: teeko, 60\+0, against Ana$")

    def test_bots_play_no_rated_games(self):
        self.begin()
        self.bot("Robin")
        status, _, cookie = post(self.port, "/online/register", {"name": "Carla", "password": "correct horse"})
        self.assertEqual(status, 200)
        carla = self.join(cookie)
        carla.done("lobby")
        robin = carla.wait("lobby")["bots"][0]
        made = carla.done("challenge", game="teeko", control="60+0", rated=True, audience="person",
                          to=robin["id"])["made"]
        carla.wait("lobby", challenges=[])
        self.assertEqual(carla.refusal("look", challenge=made), "gone")


class UgiTest(BotTest):
    def setUp(self):
        super().setUp()
        self.environment["QUINTA"] = PROGRAM
        self.environment["FAKE_STATE"] = str(self.folder / "fake")

    def fake(self, way):
        return f"cmd:{sys.executable} {FAKE} {way}"

    def play(self, player, opponent="level1"):
        """A bot with a foreign program against one of ours; its lines, and the other's."""
        self.begin()
        other = self.bot("Robert", "--player", opponent, "--offer", "neutreeko none", "--count", "1")
        bot = self.bot("Robin", "--player", player, "--game", "neutreeko", "--take-open", "--count", "1", "--time", "0.2")
        return bot, other

    def test_a_program_plays_a_whole_game(self):
        bot, other = self.play(f"cmd:{PROGRAM} engine")
        bot.wait(r"^game \S+: (won|lost|a draw) \(board\)$")
        other.wait(r"^game \S+: (won|lost|a draw) \(board\)$")
        for lines in (bot, other):
            self.assertEqual(lines.child.wait(program.PATIENCE), 0)

    def test_a_program_that_fouls_resigns_aloud(self):
        for way, what in (("illegal", "illegal move: a1-a9"), ("crash", "crash: ")):
            with self.subTest(way):
                bot, other = self.play(self.fake(way))
                other.wait(r"^game \S+: won \(resign\)$")
                bot.wait(r"^game \S+: lost \(resign\)$")
                self.assertEqual(bot.child.wait(program.PATIENCE), 0)
                said = bot.child.stderr.read().decode()
                self.assertEqual(said.count(what), 3, said)
                self.assertIn("resigns, for", said)
                self.end()
                self.store += "x"


class EndTest(BotTest):
    def test_goes_on_when_the_server_was_killed(self):
        self.begin()
        bot = self.bot("Robin", "--player", "level1")
        cookie = guest(self.port, "Ana")
        ana = self.join(cookie)
        ana.done("lobby")
        robin = ana.wait("lobby")["bots"][0]["id"]
        ana.done("challenge", game="teeko", control="300+0", side="second", audience="person", to=robin)
        game = ana.wait("started")["game"]["id"]
        moves = 0
        for _ in range(3):
            self.child.kill()
            self.child.wait()
            self.begin_again()
            bot.wait("^connected again$")
            ana = self.join(cookie)
            ana.done("watch", game=game)
            state = ana.wait("game")
            while state["turn"] != "second":
                state = {**ana.wait("event"), "version": None}
            version = state["version"] or state["event"]["version"]
            self.assertGreaterEqual(version, 2 * moves + 1)
            free = [cell for cell in ("a1", "a2", "a4", "b1", "b5", "c2", "e1", "e4", "d5")]
            for cell in free:
                if ana.ask("move", game=game, seen=version, move=cell, id=f"{moves}-{cell}")["type"] == "done":
                    break
            moves += 1
        self.assertIn("the connection is lost", bot.child.stderr.read1().decode())

    def game_with(self, control):
        """A game of Ana, who moves first, with a bot."""
        self.begin()
        bot = self.bot("Robin", "--player", "level1")
        ana = self.ana()
        ana.done("lobby")
        robin = ana.wait("lobby")["bots"][0]["id"]
        ana.done("challenge", game="teeko", control=control, side="first", audience="person", to=robin)
        game = ana.wait("started")["game"]["id"]
        bot.wait(rf"^game {game}: teeko, ")
        ana.done("watch", game=game)
        return ana, bot, game

    def test_a_signal_lets_games_with_a_clock_end(self):
        ana, bot, game = self.game_with("60+0")
        bot.child.send_signal(signal.SIGTERM)
        bot.wait("^takes no more games; playing 1 to the end$")
        ana.done("move", game=game, seen=0, move="c3")
        self.assertEqual(ana.wait("event", turn="first")["event"]["version"], 2)  # it still plays
        ana.done("resign", game=game)
        bot.wait(rf"^game {game}: won \(resign\)$")
        self.assertEqual(bot.child.wait(program.PATIENCE), 128 + signal.SIGTERM)
        self.assertEqual(bot.child.stderr.read(), b"")

    def test_a_second_signal_leaves_at_once(self):
        ana, bot, game = self.game_with("60+0")
        bot.child.send_signal(signal.SIGINT)
        bot.wait("^takes no more games")
        bot.child.send_signal(signal.SIGINT)
        bot.wait(rf"^game {game} waits for its return$")
        self.assertEqual(bot.child.wait(program.PATIENCE), 128 + signal.SIGINT)
        self.assertEqual(ana.done("move", game=game, seen=0, move="c3")["version"], 1)  # nobody has resigned

    def test_games_without_a_clock_wait(self):
        ana, bot, game = self.game_with("3d")
        bot.child.send_signal(signal.SIGTERM)
        bot.wait(rf"^game {game} waits for its return$")
        self.assertEqual(bot.child.wait(program.PATIENCE), 128 + signal.SIGTERM)
        ana.done("move", game=game, seen=0, move="c3")
        child = self.start_program("bot", "--server", f"http://localhost:{self.port}", "--token-file",
                                   str(self.folder / "token1"), "--player", "level1")
        self.assertEqual(ana.wait("event", turn="first")["event"]["version"], 2)
        child.kill()


class HouseTest(BotTest):
    def test_bots_of_the_house(self):
        self.begin("--house-bots", "level1, level2")
        ana = self.ana()
        ana.done("lobby")
        lobby = ana.wait("lobby")
        while len(lobby["bots"]) < 2 or len(lobby["challenges"]) < 2:
            lobby = ana.wait("lobby")
        self.assertEqual(sorted(bot["name"] for bot in lobby["bots"]), ["House-level1", "House-level2"])
        games = [challenge["settings"]["game"] for challenge in lobby["challenges"]]
        self.assertEqual(len(set(games)), 2)
        game = ana.done("accept", challenge=lobby["challenges"][0]["id"])["made"]
        ana.done("watch", game=game)
        state = ana.wait("game")
        if state["turn"] != state["you"]:
            self.assertEqual(ana.wait("event", turn=state["you"])["event"]["version"], 1)
        while len(lobby["challenges"]) < 2 or games[0] in [one["settings"]["game"] for one in lobby["challenges"]]:
            ana.done("lobby")  # it offers the next game, and may have done so while something else was waited for
            lobby = ana.wait("lobby")
            time.sleep(0.1)
        ana.done("challenge", game="trike", audience="person", to=lobby["bots"][0]["id"], side="second")
        other = ana.wait("started")["game"]["id"]
        ana.done("watch", game=other)
        while (state := ana.next())["type"] not in ("game", "event") or state["turn"] != "second":
            pass
        self.end()
        self.begin("--house-bots", "level1,level2")  # the accounts are there
        self.end()

    def test_wrong_house_bots(self):
        said = self.run_program("web", "--port", "0", "--no-online", "--house-bots", "level1", code=2).err
        self.assertIn("either --house-bots or --no-online", said)
        said = self.run_program("web", "--port", "0", "--online", "--store", self.store, "--house-bots", "level99",
                                code=1).err
        self.assertIn("unknown player 'level99'", said)


class WrongTest(BotTest):
    def play(self, *flags, code):
        return self.run_program("bot", *flags, code=code).err

    def test_flags(self):
        token = self.account("Robin")
        for words, flags in (("--token-file is missing", ()), ("say with --server", ("--token-file", token)),
                             ("--renew goes with --register", ("--server", "x", "--token-file", token, "--renew")),
                             ("unknown player 'level99'", ("--server", "x", "--token-file", token, "--player", "level99")),
                             ("cannot be 'chess'", ("--server", "x", "--token-file", token, "--game", "chess")),
                             ("cannot be 'blitz'", ("--server", "x", "--token-file", token, "--control", "blitz")),
                             ("cannot be '0'", ("--server", "x", "--token-file", token, "--games", "0")),
                             ("--offer 'trike fast': 'fast' is no time control",
                              ("--server", "x", "--token-file", token, "--offer", "trike fast")),
                             ("is for no foreign program",
                              ("--server", "x", "--token-file", token, "--option", "Threads=2"))):
            self.assertIn(words, self.play(*flags, code=2))
        self.assertIn("'x' is no address of a server", self.play("--server", "x", "--token-file", token, code=1))
        self.assertIn("cannot read", self.play("--server", "http://x", "--token-file", "nothing", code=1))
        (self.folder / "empty").write_text("no token\n")
        self.assertIn("holds no token", self.play("--server", "http://x", "--token-file", "empty", code=1))

    def test_registering(self):
        token = self.account("Robin")
        self.assertEqual(os.stat(token).st_mode & 0o777, 0o600)
        again = ("--register", "Robin", "--store", self.store, "--token-file")
        self.assertIn("there is a bot 'Robin' already", self.play(*again, "other", code=1))
        self.assertFalse((self.folder / "other").exists())
        self.assertIn("cannot make", self.play(*again, token, code=1))
        self.assertIn("3 to 20", self.play("--register", "ab", "--store", self.store, "--token-file", "x", code=1))
        self.assertIn("looks like", self.play("--register", "R0bin", "--store", self.store, "--token-file", "x", code=1))
        self.begin()
        post(self.port, "/online/register", {"name": "Carla", "password": "correct horse"})
        self.assertIn("is taken", self.play("--register", "Carla", "--store", self.store, "--token-file", "x", code=1))
        with open(token, encoding="ascii") as file:
            old = file.read()
        self.run_program("bot", *again, token, "--renew")
        (self.folder / "old").write_text(old)
        server = ("--server", f"http://localhost:{self.port}", "--token-file")
        self.assertIn("refuses: nobody has this token, or no longer", self.play(*server, "old", code=1))
        Lines(self.start_program("bot", *server, token)).wait("^Robin is at ")

    def test_servers_that_are_none(self):
        token = self.account("Robin")
        self.begin()
        self.end()
        address = f"http://localhost:{self.port}"
        self.assertIn(f"cannot reach {address}: ", self.play("--server", address, "--token-file", token, code=1))
        self.serve()  # without --online
        address = f"http://localhost:{self.port}"
        self.assertIn(f"{address} refuses: ", self.play("--server", address, "--token-file", token, code=1))
        said = self.play("--server", address.replace("http", "https"), "--token-file", token, code=1)
        self.assertIn("no secure connection", said)


if __name__ == "__main__":
    unittest.main()
