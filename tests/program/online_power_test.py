"""Cuts the power of the machine again and again while people play: what was acknowledged is there afterwards.

QUINTA_CUTS says how often, QUINTA_SEED with which chance. disk/bad_disk.cpp says what a cut leaves.
"""

import os
import unittest

from online_machine import MachineTest
from online_players import play_until

CUTS = int(os.environ.get("QUINTA_CUTS", "0"))


class PowerTest(MachineTest):
    def nothing_is_lost(self, wanted):
        """Cuts as often as is wanted, and on until one has come between a write and its sync: a quick disk leaves few."""
        self.begin()
        people, cuts, writes = self.people(), 0, 0
        while cuts < wanted or (not writes and cuts < wanted + 60):
            self.play_some(people)
            writes += self.cut(people)
            cuts += 1
            self.begin()
        missing, acknowledged = self.lost(people)
        self.end_at_once()
        self.assertEqual(missing, [], f"of {acknowledged} acknowledged moves")
        self.assertGreater(writes, 0, "no cut has come between a write and its sync")
        print(f"{cuts} power cuts, {writes} writes lost with them, {acknowledged} acknowledged moves, {len(missing)} lost")

    def a_lie_is_found(self):
        """What a server cannot help, this test must see: a disk that says it has written what it has not."""
        self.begin()
        people = self.people()
        play_until(people, lambda: all(person.done for person in people))
        self.disk.be("lie")
        self.play_some(people)
        self.cut(people, keeps_some=False)
        self.disk.be("")
        self.begin()
        missing, acknowledged = self.lost(people)
        self.end_at_once()
        self.assertGreater(len(missing), 0, f"of {acknowledged} acknowledged moves")
        print(f"a disk that lies: {acknowledged} acknowledged moves, {len(missing)} times somebody misses one")

    def test_sqlite(self):
        self.on_sqlite()
        self.nothing_is_lost(CUTS or 6)

    def test_sqlite_on_a_disk_that_lies(self):
        self.on_sqlite()
        self.a_lie_is_found()

    def test_postgres(self):
        self.on_postgres()
        self.nothing_is_lost(CUTS or 3)

    def test_postgres_on_a_disk_that_lies(self):
        self.on_postgres()
        self.a_lie_is_found()


if __name__ == "__main__":
    unittest.main()
