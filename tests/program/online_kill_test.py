"""Kills the server again and again while people play, and looks for what was acknowledged.

QUINTA_KILLS says how often, QUINTA_SEED with which chance.
"""

import os
import random
import select
import tempfile
import time
import unittest

from online_client import Client, Closed, guest
from postgres import Postgres
from web_server import WebTest

KILLS = int(os.environ.get("QUINTA_KILLS", "12"))
PAIRS = 4
# A game that nobody wins before all pieces are on the board; then it is given up.
DROPS = ["a1", "b1", "c2", "d2", "e3", "a4", "b5", "e5"]


class Player:
    """Plays one game after the other with a partner, and keeps the books of all that it was told."""

    def __init__(self, cookie, is_first):
        self.cookie, self.is_first = cookie, is_first
        self.client, self.partner = None, None
        self.told, self.done, self.sent = {}, [], {}
        self.moves = 0

    def connect(self, port):
        self.client = Client(port, self.cookie)
        self.sent = {}
        self.count = random.getrandbits(60)

    def say(self, kind, **fields):
        self.count += 1
        number = self.client.send(kind, id=f"{self.count:x}", **fields)
        self.sent[number] = (kind, fields)

    def begin(self):
        if self.is_first:
            self.say("challenge", game="teeko", side="first", audience="link")

    def act(self, message):
        """Answers a message; True when it was an acknowledged move."""
        if message["type"] == "done":
            kind, fields = self.sent.pop(message["id"])
            if kind == "challenge":
                self.partner.say("accept", challenge=message["made"])
            elif "game" in fields and kind != "watch":
                self.done.append((fields["game"], message["version"], message["id"], fields.get("move")))
                return True
        elif message["type"] == "refused":
            self.sent.pop(message["id"], None)
        elif message["type"] == "started":
            self.say("watch", game=message["game"]["id"])
        elif message["type"] == "game":
            for event in message["events"]:
                self.note(message["game"]["id"], event)
            self.play(message["game"]["id"], message)
        elif message["type"] == "event":
            self.note(message["game"], message["event"])
            self.play(message["game"], message)
        return False

    def note(self, game, event):
        self.told[game, event["version"]] = event

    def play(self, game, state):
        if state["result"] is not None:
            return self.begin()
        if state["turn"] != ("first" if self.is_first else "second"):
            return None
        version = state["version"] if "version" in state else state["event"]["version"]
        if version < len(DROPS):
            return self.say("move", game=game, seen=version, move=DROPS[version])
        return self.say("resign", game=game)


class KillTest(WebTest):
    def begin(self):
        self.serve("--online", *self.flags, **self.changes)

    def setUp(self):
        super().setUp()
        self.random = random.Random(int(os.environ.get("QUINTA_SEED", "1")))
        self.changes = {}

    def play(self, kills):
        self.begin()
        people = [guest(self.port, f"Guest-{chr(97 + i)}") for i in range(2 * PAIRS)]
        players = [Player(cookie, i % 2 == 0) for i, cookie in enumerate(people)]
        for one, other in zip(players[::2], players[1::2]):
            one.partner, other.partner = other, one
        acknowledged = 0
        for _ in range(kills):
            for player in players:
                player.connect(self.port)
            for player in players:
                player.begin()
            acknowledged += self.load(players, self.random.uniform(0.05, 0.5))
            self.kill()
            acknowledged += self.last_words(players)
            self.begin()
        lost = self.lost(players)
        self.kill()
        self.assertEqual(lost, [], f"of {acknowledged} acknowledged moves")
        self.assertGreater(acknowledged, 4 * kills)
        print(f"{kills} kills, {acknowledged} acknowledged moves, {len(lost)} lost")

    def kill(self):
        self.child.kill()
        self.child.wait()
        for pipe in (self.child.stdin, self.child.stdout, self.child.stderr):
            if pipe is not None:
                pipe.close()

    def load(self, players, seconds):
        """Everybody plays as quickly as they can; how many moves were acknowledged."""
        deadline, count = time.monotonic() + seconds, 0
        by_socket = {player.client.plug: player for player in players}
        while time.monotonic() < deadline:
            for plug in select.select(list(by_socket), [], [], 0.01)[0]:
                player = by_socket[plug]
                count += sum(player.act(message) for message in player.client.poll())
        return count

    def last_words(self, players):
        """What was still on its way counts, too: it has been said."""
        count = 0
        for player in players:
            try:
                while True:
                    message = player.client.next()
                    if message["type"] == "event":
                        player.note(message["game"], message["event"])
                    elif message["type"] == "done" and player.sent.get(message["id"], ("",))[0] in ("move", "resign"):
                        fields = player.sent[message["id"]][1]
                        player.done.append((fields["game"], message["version"], message["id"], fields.get("move")))
                        count += 1
            except (Closed, ConnectionError):
                player.client.close()
        return count

    def lost(self, players):
        """What somebody was told and the store does not have."""
        reader = Client(self.port, players[0].cookie)
        self.addCleanup(reader.close)
        stored, lost = {}, []
        games = {game for player in players for game, _ in player.told} | {
            game for player in players for game, *_ in player.done}
        for game in sorted(games):
            number = reader.send("watch", game=game)
            while reader.answer(number)["type"] == "refused":  # too fast
                time.sleep(0.1)
                number = reader.send("watch", game=game)
            stored[game] = {event["version"]: event for event in reader.wait("game")["events"]}
            reader.send("unwatch", game=game)
        for player in players:
            for (game, version), event in player.told.items():
                if stored[game].get(version) != event:
                    lost.append((game, version, event))
            for game, version, number, move in player.done:
                event = stored[game].get(version)
                if event is None or move is not None and event.get("text") != move:
                    lost.append((game, version, number, move))
        return lost

    def test_sqlite(self):
        with tempfile.TemporaryDirectory() as folder:
            self.flags = ["--store", os.path.join(folder, "games.sqlite")]
            self.play(KILLS)

    def test_postgres(self):
        server = Postgres()
        self.addCleanup(server.stop)
        self.flags = []
        self.changes = {"QUINTA_STORE": server.address}
        self.play(max(1, KILLS // 2))


if __name__ == "__main__":
    unittest.main()
