"""A server with its store on a disk that can fail (bad_disk.py), and people who play there without end."""

import os
import random
import time

from bad_disk import BadDisk
from online_client import guest
from online_players import last_words, lost, pairs, play_for, play_until
from postgres import Postgres
from web_server import WebTest

PAIRS = 4


class MachineTest(WebTest):
    """`begin` starts whatever is to be started, `end_at_once` kills all of it."""

    def setUp(self):
        super().setUp()
        random.seed(int(os.environ.get("QUINTA_SEED", "1")))
        self.disk = BadDisk()
        self.addCleanup(self.disk.remove)

    def on_sqlite(self):
        def begin():
            self.serve("--online", "--store", os.path.join(self.disk.folder, "games.sqlite"), **self.disk.environment)

        self.begin, self.end_at_once = begin, self.kill

    def on_postgres(self):
        database = self.database = Postgres(self.disk)
        self.addCleanup(database.stop)

        def begin():
            if database.server.poll() is not None:
                database.begin()
            self.serve("--online", QUINTA_STORE=database.address)

        def end_at_once():
            database.kill()
            self.kill()

        self.begin, self.end_at_once = begin, end_at_once

    def kill(self):
        self.child.kill()
        self.child.wait()
        for pipe in (self.child.stdin, self.child.stdout, self.child.stderr):
            pipe.close()

    def people(self):
        return pairs([guest(self.port, f"Guest-{chr(97 + i)}") for i in range(2 * PAIRS)], lambda: [self.port])

    def acknowledged(self, people):
        return sum(len(person.done) for person in people)

    def play_some(self, people):
        """Until several moves have been acknowledged, and a little longer; then there are some under way."""
        enough = self.acknowledged(people) + PAIRS
        play_until(people, lambda: self.acknowledged(people) >= enough)
        play_for(people, random.uniform(0, 0.3))
        play_until(people, lambda: any(kind == "move" for person in people for kind, _ in person.sent.values()))
        time.sleep(random.uniform(0, 0.01))  # anywhere between its arrival and its answer

    def cut(self, people, **how):
        self.end_at_once()
        last_words(people)
        return self.disk.cut(**how)

    def lost(self, people):
        return lost(people, self.port)
