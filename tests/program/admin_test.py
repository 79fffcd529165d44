"""`quinta admin`: on the stores of servers that run, with both kinds of database."""

import json
import pathlib
import sqlite3
import unittest

import program
from online_client import Client, Closed, begin_game, guest, post
from postgres import Postgres
from web_server import WebTest


class AdminTest(WebTest):
    def setUp(self):
        super().setUp()
        self.store = str(self.folder / "games.sqlite")
        self.place = ["--store", self.store]
        self.begin()

    def begin(self):
        self.serve("--online", *self.place)

    def tearDown(self):
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        super().tearDown()

    def admin(self, *words, code=0, place=None):
        return self.run_program("admin", *words, *(place or self.place), code=code)

    def play(self):
        """An account and a guest: one game that is over, one that goes on."""
        account = post(self.port, "/online/register", {"name": "Carla", "password": "correct horse"})
        self.assertEqual(account[0], 200)
        clients = [Client(self.port, cookie) for cookie in (account[2], guest(self.port, "Ben"))]
        for client in clients:
            self.addCleanup(client.close)
        carla, ben = clients
        over = begin_game(carla, ben, "teeko", "300+3")
        carla.done("move", game=over, seen=0, move="c3")
        ben.done("move", game=over, seen=1, move="d4")
        carla.done("resign", game=over)
        running = begin_game(carla, ben, "trike")
        carla.done("move", game=running, seen=0, move="a1")
        return carla, ben, over, running

    def assert_ended(self, client):
        with self.assertRaises(Closed) as ended:
            while True:
                client.next()
        self.assertEqual(ended.exception.code, 1008)

    def login(self, password):
        return post(self.port, "/online/login", {"name": "Carla", "password": password})[0]

    def all_of_it(self):
        carla, ben, over, running = self.play()
        self.assertEqual(self.admin("check").out, "2 games with 4 events: all is well\n")
        users = [json.loads(line) for line in self.admin("users", "--json").out.splitlines()]
        self.assertEqual({(user["name"], user["kind"], user["games"]) for user in users},
                         {("Carla", "account", 2), ("Ben", "guest", 2)})
        records = self.admin("export").out
        self.assertIn(f'[GameId "{over}"]', records)
        self.assertIn('[Termination "resignation"]', records)
        (self.folder / "games.pgn").write_text(records)
        self.assertEqual(self.run_program("check", "games.pgn").out.count(": ok, "), 2)
        backup = str(self.folder / "kept.backup")
        self.admin("backup", backup)
        self.assertIn("already", self.admin("backup", backup, code=1).err)

        self.admin("ban", ben.user["id"], "--days", "7")
        self.assert_ended(ben)
        self.assertIn("banned until", self.admin("users").out)
        self.admin("unban", ben.user["id"])
        self.assertNotIn("banned until", self.admin("users").out)
        made_up = json.loads(self.admin("password", "carla", "--json").out)["password"]
        self.assert_ended(carla)
        self.assertEqual((self.login("correct horse"), self.login(made_up)), (401, 200))
        (self.folder / "secret").write_text("battery staple\n")
        self.admin("password", "Carla", "--password-from", "secret")
        self.assertEqual((self.login(made_up), self.login("battery staple")), (401, 200))
        self.admin("ban", "Carla")
        self.assertEqual(self.login("battery staple"), 403)
        return backup, over, running

    def restored(self, backup, over, running, *place):
        """What was backed up is there again, and goes on."""
        self.admin("restore", backup, place=place)
        self.assertEqual(self.admin("check", place=place).out, "2 games with 4 events: all is well\n")
        self.assertIn("already" if place[0] == "--store" else "new one",
                      self.admin("restore", backup, code=1, place=place).err)
        self.serve("--online", *place)
        self.assertEqual(self.login("correct horse"), 200)
        eve = Client(self.port, guest(self.port, "Eve"))
        self.addCleanup(eve.close)
        for game, version in ((over, 3), (running, 1)):
            eve.done("watch", game=game)
            self.assertEqual(eve.wait("game")["version"], version)
        self.child.kill()
        self.child.wait()

    def test_sqlite(self):
        backup, over, running = self.all_of_it()
        self.child.kill()
        self.child.wait()
        self.restored(backup, over, running, "--store", str(self.folder / "again.sqlite"))

    def test_postgres_and_back(self):
        self.child.kill()
        self.child.wait()
        server = Postgres()
        self.addCleanup(server.stop)
        (self.folder / "address").write_text(server.address)
        self.place = ["--store-from", "address"]
        self.begin()
        backup, over, running = self.all_of_it()
        self.child.kill()
        self.child.wait()
        self.restored(backup, over, running, "--store", str(self.folder / "again.sqlite"))
        server.start("createdb", "-h", server.folder.name, "-U", "quinta", "more").wait()
        (self.folder / "more").write_text(server.address.replace("games?", "more?"))
        self.restored(backup, over, running, "--store-from", "more")

    def test_a_check_finds_what_is_broken(self):
        _, _, over, running = self.play()
        self.child.kill()
        self.child.wait()
        copy = pathlib.Path(self.store + ".copy")
        self.admin("backup", str(copy))
        for sql, game, words in (("DELETE FROM events WHERE game_id = ? AND version = 2", over, "2 events up to version 3"),
                                 ("UPDATE events SET text = 'd4' WHERE game_id = ? AND version = 1", over, "d4"),
                                 ("UPDATE games SET how = NULL WHERE id = ?", over, "stored as running"),
                                 ("UPDATE games SET version = 7 WHERE id = ?", running, "version 7")):
            broken = pathlib.Path(self.store + ".broken")
            broken.write_bytes(copy.read_bytes())
            with sqlite3.connect(broken) as database:
                database.execute(sql, (game,))
            database.close()
            found = self.admin("check", place=["--store", str(broken)], code=1).out
            self.assertIn(f"game {game}: ", found)
            self.assertIn(words, found)
            self.assertIn("1 broken", found)
            self.assertFalse(json.loads(self.admin("check", "--json", place=["--store", str(broken)], code=1).out)["ok"])

    def test_what_is_wrong_is_said(self):
        for words, code, expected in ((["fly"], 2, "allowed: backup"), (["ban"], 2, "needs the name or the id"),
                                      (["check", "x"], 2, "takes nothing more"),
                                      (["ban", "Nobody"], 1, "there is nobody with"),
                                      (["restore", "nowhere"], 1, "there is no file 'nowhere'"),
                                      (["backup", "/nowhere/x"], 1, "cannot open the database")):
            self.assertIn(expected, self.admin(*words, code=code).err)
        self.assertIn("there is no file", self.admin("users", place=["--store", "nowhere"], code=1).err)
        (self.folder / "rubbish").write_text("rubbish" * 1000)
        self.assertIn("not a database", self.admin("restore", "rubbish", place=["--store", "new"], code=1).err)
        self.assertFalse((self.folder / "new").exists())
        ben = json.loads(self.get("/online/guest", "POST", b'{"name":"Ben"}', Content_Type="application/json").body)
        self.assertIn("has no password", self.admin("password", ben["user"]["id"], code=1).err)


if __name__ == "__main__":
    program.main()
