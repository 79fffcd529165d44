"""Kills the server again and again while people play, and looks for what was acknowledged.

QUINTA_KILLS says how often, QUINTA_SEED with which chance.
"""

import os
import unittest

from online_machine import MachineTest
from online_players import last_words
from postgres import Postgres

KILLS = int(os.environ.get("QUINTA_KILLS", "0"))


class KillTest(MachineTest):
    """The disk is a good one, and so is the database."""

    def play(self, kills):
        self.begin()
        people = self.people()
        for _ in range(kills):
            self.play_some(people)
            self.kill()
            last_words(people)
            self.begin()
        missing, acknowledged = self.lost(people)
        self.kill()
        self.assertEqual(missing, [], f"of {acknowledged} acknowledged moves")
        print(f"{kills} kills, {acknowledged} acknowledged moves, {len(missing)} lost")

    def test_sqlite(self):
        self.begin = lambda: self.serve("--online", "--store", os.path.join(self.disk.folder, "games.sqlite"))
        self.play(KILLS or 12)

    def test_postgres(self):
        server = Postgres()
        self.addCleanup(server.stop)
        self.begin = lambda: self.serve("--online", QUINTA_STORE=server.address)
        self.play(KILLS or 6)


if __name__ == "__main__":
    unittest.main()
