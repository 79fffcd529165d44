"""Several servers that speak to each other through NATS: all that they can do through PostgreSQL, and an outage of NATS."""

import re
import subprocess
import tempfile
import time
import unittest

import program
from online_client import begin_game
from online_nodes_test import DROPS, NodesTest, TogetherTest


class Nats:
    """A NATS server on a port of its own, from Debian's package."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.port = -1
        self.begin()

    def begin(self):
        """At the port that it had, or at any that is free."""
        log = f"{self.folder.name}/log"
        self.server = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", "nats-server", "-a", "127.0.0.1",
                                        "-p", str(self.port), "--user", "quinta", "--pass", "se:cret", "-l", log])
        deadline = time.monotonic() + program.PATIENCE
        while (found := self.ready(log)) is None:
            if time.monotonic() > deadline:
                raise TimeoutError("nats-server does not come up")
            time.sleep(0.02)
        self.port = found
        self.address = f"nats://quinta:se:cret@127.0.0.1:{self.port}/test"

    def ready(self, log):
        try:
            with open(log, encoding="utf-8") as file:
                text = file.read()
        except FileNotFoundError:
            return None
        port = re.search(r"Listening for client connections on 127\.0\.0\.1:(\d+)", text)
        return int(port[1]) if port and "Server is ready" in text else None

    def kill(self):
        self.server.kill()
        self.server.wait()
        with open(f"{self.folder.name}/log", "w", encoding="utf-8"):
            pass

    def stop(self):
        self.kill()
        self.folder.cleanup()


class NatsTest:
    def setUp(self):
        self.nats = Nats()
        self.addCleanup(self.nats.stop)
        self.bus = {"QUINTA_BUS": self.nats.address}
        super().setUp()


class NatsTogetherTest(NatsTest, TogetherTest):
    def test_an_outage_of_the_bus(self):
        """Whoever plays through another server waits, and goes on when the bus is back."""
        ana, ben = self.ana, self.ben
        game = begin_game(ana, ben, "teeko", "300+3")  # it belongs to Ben's server
        self.nats.kill()
        late = ana.send("move", game=game, seen=0, move=DROPS[0])
        self.assertEqual(ben.refusal("move", game=game, seen=0, move=DROPS[1]), "not_your_turn")
        self.nats.begin()
        self.assertEqual(ana.answer(late)["version"], 1)
        self.assertEqual(ben.done("move", game=game, seen=1, move=DROPS[1])["version"], 2)
        while ana.wait("event")["event"]["text"] != DROPS[1]:
            pass


class FlagTest(NatsTest, NodesTest):
    def refused(self, *flags, **changes):
        return self.run_program("web", "--online", "--port", "0", *flags, code=1, **changes).err

    def test_what_is_wrong_is_said(self):
        store = {"QUINTA_STORE": self.changes["QUINTA_STORE"]}
        said = self.refused("--bus", self.nats.address, **store)
        self.assertIn("set QUINTA_BUS instead of --bus", said)
        said = self.refused("--bus", "nats://127.0.0.1", "--store", str(self.folder / "games.sqlite"))
        self.assertIn("a bus is for several servers on one PostgreSQL", said)
        said = self.refused("--bus", "redis://127.0.0.1", **store)
        self.assertIn("the address of a bus is nats://host", said)
        said = self.refused(QUINTA_BUS=f"nats://quinta:wrong@127.0.0.1:{self.nats.port}", **store)
        self.assertIn("Authorization Violation", said)
        self.assertNotIn("wrong", said)
        said = self.refused("--bus", "nats://127.0.0.1:1", **store)
        self.assertIn("cannot reach the bus nats://127.0.0.1:1/quinta; is nats-server running there?", said)


# Their tests are run where they stand.
del TogetherTest, NodesTest

if __name__ == "__main__":
    unittest.main()
