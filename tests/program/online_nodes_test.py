"""Several servers on one PostgreSQL: people at different ones play each other; one is killed, or paused.

QUINTA_ROUNDS says how often one is killed, QUINTA_SEED with which chance.
"""

import json
import os
import random
import signal
import time
import unittest

import program
from online_client import Client, Closed, begin_game, guest
from online_players import DROPS, lost, pairs, play_for, play_until
from postgres import Postgres
from web_server import WebTest

ROUNDS = int(os.environ.get("QUINTA_ROUNDS", "0"))
NODES = 3
PAIRS = 6


class NodesTest(WebTest):
    bus = {}

    def setUp(self):
        super().setUp()
        random.seed(int(os.environ.get("QUINTA_SEED", "1")))
        self.database = Postgres()
        self.addCleanup(self.database.stop)
        self.changes = {"QUINTA_STORE": self.database.address, **self.bus}
        self.nodes = {}  # processes by port

    def tearDown(self):
        for child in self.nodes.values():
            child.kill()
            child.wait()
        super().tearDown()

    def start_node(self):
        child = self.serve("--online", **self.changes)
        self.nodes[self.port] = child
        return self.port

    def kill_node(self, port):
        child = self.nodes.pop(port)
        child.kill()
        child.wait()
        for pipe in (child.stdin, child.stdout, child.stderr):
            pipe.close()

    def join(self, port, name):
        client = Client(port, guest(port, name))
        self.addCleanup(client.close)
        return client

    def wait_for_spectators(self, port, count):
        """Of the only game that is being played, as this server lists it."""
        deadline = time.monotonic() + program.PATIENCE
        self.port = port
        while json.loads(self.get("/online/live").body)["games"][0]["spectators"] != count:
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.2)

    def people(self, count):
        ports = list(self.nodes)
        return [guest(ports[i % len(ports)], f"Guest-{chr(97 + i)}") for i in range(count)]


class TogetherTest(NodesTest):
    def setUp(self):
        super().setUp()
        for _ in range(NODES):
            self.start_node()
        self.ana, self.ben, self.eve = (
            self.join(port, name) for port, name in zip(self.nodes, ("Ana", "Ben", "Eve")))

    def test_a_game_over_two_servers_and_a_spectator_at_a_third(self):
        ana, ben, eve = self.ana, self.ben, self.eve
        game = begin_game(ana, ben, "teeko", "300+3")
        eve.done("watch", game=game)
        self.assertEqual(eve.wait("game")["online"], [True, True])
        self.assertEqual(ana.wait("spectators")["count"], 1)
        for port in self.nodes:  # each knows what its games to watch are worth
            self.wait_for_spectators(port, 1)
        for version, move in enumerate(DROPS[:4]):
            player, other = (ana, ben) if version % 2 == 0 else (ben, ana)
            self.assertEqual(player.done("move", game=game, seen=version, move=move)["version"], version + 1)
            for who in (other, eve):
                self.assertEqual(who.wait("event")["event"]["text"], move)
        self.assertEqual(ben.refusal("move", game=game, seen=4, move="e5"), "not_your_turn")
        self.assertEqual(eve.refusal("move", game=game, seen=4, move="e5"), "not_a_player")
        first = ana.send("move", game=game, seen=4, move=DROPS[4])
        self.assertEqual(ana.answer(first)["version"], 5)
        self.assertEqual(ana.ask("move", id=first, game=game, seen=4, move=DROPS[4])["version"], 5)
        ben.close()
        self.assertEqual(eve.wait("presence")["online"], [True, False])
        self.assertEqual(ana.done("resign", game=game)["version"], 6)
        self.assertEqual(eve.wait("event", result={"winner": "second", "how": "resign"})["game"], game)

    def test_lobby_and_blocks(self):
        ana, ben, eve = self.ana, self.ben, self.eve
        ben.done("lobby")
        ben.wait("lobby", challenges=[])
        made = ana.done("challenge", game="trike side=9", control="60+1")["made"]
        while [each["id"] for each in ben.wait("lobby")["challenges"]] != [made]:
            pass
        self.assertEqual(eve.ask("look", challenge=made)["challenge"]["by"]["name"], "Ana")
        eve.done("accept", challenge=made)
        ben.wait("lobby", challenges=[])
        ana.wait("started")
        eve.done("block", user=ben.user["id"])
        deadline = time.monotonic() + program.PATIENCE
        wish = {"game": "teeko", "audience": "person", "to": eve.user["id"]}
        while (answer := ben.ask("challenge", **wish))["type"] == "done":  # until his server has heard of it
            ben.done("withdraw", challenge=answer["made"])
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.2)
        self.assertEqual(answer["code"], "blocked")
        link = ana.done("challenge", game="teeko", audience="link")["made"]
        self.assertEqual(eve.ask("look", challenge=link)["challenge"]["id"], link)
        ana.done("withdraw", challenge=link)
        self.assertEqual(ben.refusal("accept", challenge="nothing___"), "gone")

    def test_pairing(self):
        self.ana.done("pair", game="teeko", control="300+3")
        self.ben.done("pair", game="teeko", control="60+1")
        self.eve.done("pair", game="teeko", control="300+3")
        names = sorted(player["name"] for player in self.ana.wait("started")["game"]["players"])
        self.assertEqual(names, ["Ana", "Eve"])
        self.ben.done("unpair")
        with self.ben.together():
            asked = [self.ben.send("pair", game="teeko", control="60+1"), self.ben.send("unpair")]
        self.assertEqual({self.ben.wait("done")["id"] for _ in asked}, set(asked))
        self.ana.done("pair", game="teeko", control="60+1")
        time.sleep(1)
        self.assertEqual([message["type"] for message in self.ben.poll()], [])
        self.ben.done("pair", game="teeko", control="60+1")
        self.ben.wait("started")

    def test_whoever_waits_is_paired_after_the_pairing_server_has_gone(self):
        oldest = next(iter(self.nodes))
        self.ben.done("pair", game="teeko")
        self.kill_node(oldest)
        self.eve.done("pair", game="teeko")
        self.ben.wait("started")
        self.eve.wait("started")

    def test_a_server_that_ends_in_order_hands_over(self):
        game = begin_game(self.ben, self.ana, "teeko", "300+3")  # it belongs to whoever accepts
        self.ben.done("move", game=game, seen=0, move="c3")
        child = self.nodes.pop(next(iter(self.nodes)))
        child.send_signal(signal.SIGTERM)
        self.assertEqual(child.wait(program.PATIENCE), 0)
        self.assertEqual(self.ben.done("resign", game=game)["version"], 2)


class AwayTest(NodesTest):
    def test_nobody_becomes_a_stranger_while_the_database_is_away(self):
        port = self.start_node()
        cookie = guest(port, "Ana")
        self.database.kill()
        for page in ("/online/me", "/online/about"):
            answer = self.get(page, Cookie=cookie)
            self.assertEqual((answer.status, answer.headers["retry-after"]), (503, "2"), page)
        refused = Client(port, cookie)
        self.assertEqual(refused.status, 503)
        self.assertIn("Retry-After: 2", refused.head)
        refused.close()
        self.assertIsNone(Client(port).user)  # whoever has no session looks on
        self.database.begin()
        deadline = time.monotonic() + program.PATIENCE
        while (again := Client(port, cookie)).status == 503:
            again.close()
            self.assertLess(time.monotonic(), deadline)
            time.sleep(0.1)
        self.assertEqual(again.user["name"], "Ana")
        again.close()


class KilledTest(NodesTest):
    def test_killed(self):
        rounds = ROUNDS or 3
        for _ in range(NODES):
            self.start_node()
        people = pairs(self.people(2 * PAIRS), lambda: list(self.nodes))
        times = []
        for _ in range(rounds):
            play_until(people, lambda: all(person.running for person in people))
            play_for(people, random.uniform(0.1, 1))
            running = {game for person in people for game in person.running}
            self.kill_node(random.choice(list(self.nodes)))
            times.append(self.time_to_go_on(people, running))
            self.start_node()
        missing, acknowledged = lost(people, next(iter(self.nodes)))
        self.assertEqual(missing, [], f"of {acknowledged} acknowledged moves")
        self.assertGreater(acknowledged, 4 * rounds)
        print(f"{rounds} nodes killed, {acknowledged} acknowledged moves, {len(missing)} lost; until every game "
              f"went on: median {sorted(times)[len(times) // 2]:.1f} s, at most {max(times):.1f} s")
        if ROUNDS:
            self.assertLess(max(times), 5)

    def time_to_go_on(self, people, games):
        """From now until a command has been acknowledged in each of these games."""
        began = time.monotonic()

        def goes_on(game):
            return any(person.acknowledged.get(game, 0) > began for person in people) or all(
                game not in person.running for person in people)

        play_until(people, lambda: all(goes_on(game) for game in games))
        return time.monotonic() - began


class PausedTest(NodesTest):
    def test_a_paused_server_does_no_harm(self):
        """It sleeps through its lease with a move in its hands, and wakes when the game has gone on elsewhere."""
        slow, quick = self.start_node(), self.start_node()
        name = guest(slow, "Ana")
        ana, ben = Client(slow, name), self.join(quick, "Ben")
        self.addCleanup(ana.close)
        game = begin_game(ben, ana, "teeko", "300+3")  # it belongs to the server of whoever accepts
        ben.done("move", game=game, seen=0, move="c3")
        ana.wait("event")
        self.nodes[slow].send_signal(signal.SIGSTOP)
        ana.send("move", game=game, seen=1, move="a5", id="late")  # lies in its socket
        self.assertEqual(ben.done("give_time", game=game)["version"], 2)  # by the other server
        again = Client(quick, name)
        self.addCleanup(again.close)
        again.done("watch", game=game)
        self.assertEqual(again.wait("game")["version"], 2)
        again.done("move", game=game, seen=1, move="d4")
        self.nodes[slow].send_signal(signal.SIGCONT)
        self.assertEqual(self.end_of(ana), 1012)
        ben.done("move", game=game, seen=3, move="e5")
        back = Client(slow, name)
        self.addCleanup(back.close)
        back.done("watch", game=game)
        state = back.wait("game")
        self.assertEqual([event.get("text") for event in state["events"]], ["c3", None, "d4", "e5"])
        back.done("move", game=game, seen=4, move="a1")

    def end_of(self, client):
        """The code with which the server ends a connection; what it says before must not be 'done'."""
        with self.assertRaises(Closed) as ended:
            while True:
                self.assertNotEqual(client.next()["type"], "done")
        return ended.exception.code


if __name__ == "__main__":
    unittest.main()
