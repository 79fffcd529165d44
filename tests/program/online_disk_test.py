"""The disk fails or is full while people play: they are told, can go on reading, and play on when it is well again.

disk/bad_disk.cpp says how it fails. QUINTA_SEED says with which chance.
"""

import json
import time
import unittest

import program
from online_machine import MachineTest
from online_players import AGAIN, play_until


class FaultTest(MachineTest):
    def refused(self, people):
        return sum(person.refused[code] for person in people for code in AGAIN if code != "too_fast")

    def bear(self, people, mood):
        """Plays on a disk in this mood until several messages were refused."""
        self.disk.be(mood)
        before = self.refused(people)
        play_until(people, lambda: self.refused(people) >= before + 2)

    def read_on(self, people):
        """A game can be looked at, over HTTP as well as over the WebSocket, with all that was told of it."""
        person = next(person for person in people if person.running and person.client)
        game = next(iter(person.running))
        told = [version for name, version in person.told if name == game]
        answer = self.get(f"/online/games/{game}")
        self.assertEqual(answer.status, 200)
        events = json.loads(answer.body)["game"]["events"]
        self.assertGreaterEqual(len(events), max(told, default=0))

    def recover(self, people):
        """Everybody plays on, without a restart of anything."""
        self.disk.be("")
        before = {person: len(person.done) for person in people}
        play_until(people, lambda: all(len(person.done) > before[person] for person in people))
        self.wait_for_health(200)

    def wait_for_health(self, status):
        deadline = time.monotonic() + program.PATIENCE
        while self.get("/healthz").status != status:
            self.assertLess(time.monotonic(), deadline, f"/healthz does not become {status}")
            time.sleep(0.1)

    def begin_playing(self):
        self.begin()
        people = self.people()
        play_until(people, lambda: all(person.running for person in people))
        return people

    def judge(self, people):
        """The same server until here; and what it has acknowledged outlives a cut of the power."""
        self.assertIsNone(self.child.poll())
        self.cut(people)
        self.begin()
        missing, acknowledged = self.lost(people)
        self.end_at_once()
        self.assertEqual(missing, [], f"of {acknowledged} acknowledged moves")
        print(f"{self.refused(people)} messages refused, {acknowledged} moves acknowledged, {len(missing)} lost")


class SqliteTest(FaultTest):
    def setUp(self):
        super().setUp()
        self.on_sqlite()

    def test_every_nth_sync_fails(self):
        people = self.begin_playing()
        for n in (2, 3, 5, 8):
            before = self.acknowledged(people)
            self.bear(people, f"fail {n}")
            play_until(people, lambda before=before: self.acknowledged(people) > before)  # what did not fail
            self.read_on(people)
            self.recover(people)
        self.judge(people)

    def test_every_sync_fails(self):
        people = self.begin_playing()
        self.bear(people, "fail 1")
        acknowledged = self.acknowledged(people)
        self.wait_for_health(503)
        self.bear(people, "fail 1")
        self.read_on(people)
        self.assertEqual(self.acknowledged(people), acknowledged)
        self.recover(people)
        self.judge(people)

    def test_full(self):
        people = self.begin_playing()
        self.bear(people, "full")
        acknowledged = self.acknowledged(people)
        self.wait_for_health(503)
        self.bear(people, "full")
        self.read_on(people)
        self.assertEqual(self.acknowledged(people), acknowledged)
        self.recover(people)
        self.judge(people)


class PostgresTest(FaultTest):
    """PostgreSQL ends all connections when a sync fails, and itself when the disk is full: so nothing can be read
    meanwhile. Whoever looks after it starts it again; our server need not be."""

    def setUp(self):
        super().setUp()
        self.on_postgres()

    def test_a_sync_fails(self):
        people = self.begin_playing()
        for _ in range(2):
            self.bear(people, "once")
            self.recover(people)
        self.judge(people)

    def test_full(self):
        people = self.begin_playing()
        self.bear(people, "full")
        self.wait_for_health(503)
        self.disk.be("")
        if self.database.server.poll() is not None:
            self.database.begin()
        self.recover(people)
        self.judge(people)


if __name__ == "__main__":
    unittest.main()
