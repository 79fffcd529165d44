"""People play each other through the program: two and more clients, restarts, and clients that misbehave."""

import contextlib
import ctypes
import json
import os
import socket
import sqlite3
import struct
import tempfile
import time
import unittest

import program
from online_client import BINARY, CLOSE, TEXT, Client, Closed, begin_game, guest, post
from web_server import WebTest


class OnlineTest(WebTest):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.store = os.path.join(folder.name, "games.sqlite")
        self.begin()

    def begin(self):
        self.serve("--online", "--store", self.store)

    def join(self, cookie, **changes):
        client = Client(self.port, cookie, **changes)
        self.addCleanup(client.close)
        return client

    def tearDown(self):
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        super().tearDown()

    def two(self):
        self.cookies = [guest(self.port, "Ana"), guest(self.port, "Ben")]
        return [self.join(cookie) for cookie in self.cookies]


class GameTest(OnlineTest):
    def test_two_people_play(self):
        ana, ben = self.two()
        game = begin_game(ana, ben, "teeko", "300+3")
        self.assertEqual(ana.done("move", game=game, seen=0, move="c3")["version"], 1)
        event = ben.wait("event")
        self.assertEqual((event["event"]["text"], event["turn"]), ("c3", "second"))
        self.assertEqual(event["clocks"], [300000, 300000])
        self.assertEqual(ana.refusal("move", game=game, seen=1, move="d4"), "not_your_turn")
        self.assertEqual(ben.refusal("move", game=game, seen=0, move="d4"), "stale")
        answer = ben.ask("move", game=game, seen=1, move="c3")
        self.assertEqual((answer["code"], answer["why"]), ("illegal_move", "c3 is occupied"))
        ben.done("move", game=game, seen=1, move="d4")
        ben.done("preset", game=game, preset="hello")
        ana.done("draw", game=game)
        ben.done("draw", game=game)
        event = ana.wait("event", result={"winner": "draw", "how": "draw"})
        self.assertIsNone(event["turn"])
        ana.done("rematch", game=game)
        ben.done("rematch", game=game)
        again = ana.wait("started")["game"]
        self.assertEqual([player["name"] for player in again["players"]], ["Ben", "Ana"])
        self.assertEqual({one["id"] for one in ana.done("games")["games"]}, {game, again["id"]})

    def test_a_message_counts_once(self):
        ana, ben = self.two()
        game = begin_game(ana, ben, "trike")
        first = ana.send("move", game=game, seen=0, move="a1", id="same")
        ana.send("move", game=game, seen=0, move="a1", id="same")
        self.assertEqual(ana.answer(first)["version"], 1)
        again = self.join(self.cookies[0])  # another tab
        self.assertEqual(again.ask("move", game=game, seen=0, move="a1", id="same")["version"], 1)
        again.done("watch", game=game)
        state = again.wait("game")
        self.assertEqual((state["version"], state["you"], state["online"]), (1, "first", [True, True]))

    def test_an_answer_does_not_wait_for_the_acknowledgement_of_an_event(self):
        """Seen at the server's end of a connection, for how long it would wait varies."""
        ana, _ = self.two()
        pidfd_getfd = 438  # the number of the system call, on every kind of processor
        process = os.pidfd_open(self.child.pid)
        self.addCleanup(os.close, process)
        found = 0
        for name in os.listdir(f"/proc/{self.child.pid}/fd"):
            if not os.readlink(f"/proc/{self.child.pid}/fd/{name}").startswith("socket:"):
                continue
            copy = ctypes.CDLL(None, use_errno=True).syscall(pidfd_getfd, process, int(name), 0)
            if copy < 0:
                self.skipTest(f"this machine lets nobody look: {os.strerror(ctypes.get_errno())}")
            with socket.socket(fileno=copy) as plug, contextlib.suppress(OSError):
                if plug.getpeername() == ana.plug.getsockname():
                    found += 1
                    self.assertNotEqual(plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY), 0)
        self.assertEqual(found, 1)

    def test_spectators_see_and_do_nothing(self):
        ana, ben = self.two()
        game = begin_game(ana, ben, "taiji")
        eve = self.join(guest(self.port, "Eve"))
        eve.done("watch", game=game)
        self.assertIsNone(eve.wait("game")["you"])
        self.assertEqual(eve.refusal("resign", game=game), "not_a_player")
        self.assertEqual(eve.refusal("move", game=game, seen=0, move="a1-a2"), "not_a_player")
        ben.close()
        self.assertEqual(eve.wait("presence")["online"], [True, False])
        self.assertEqual(eve.refusal("watch", game="nosuchgame"), "gone")

    def test_spectators_are_counted(self):
        """A person once, whoever plays never; told at most once a second, and the last count in any case."""
        ana, ben = self.two()
        game = begin_game(ana, ben, "teeko")
        cookie = guest(self.port, "Eve")
        eve = self.join(cookie)
        eve.done("watch", game=game)
        self.assertEqual(ana.wait("spectators"), {"type": "spectators", "game": game, "count": 1})
        self.join(cookie).done("watch", game=game)
        self.join(self.cookies[0]).done("watch", game=game)
        nobody = self.join(None)
        nobody.done("watch", game=game)
        self.assertEqual(ben.wait("spectators", count=2)["count"], 2)
        began = time.monotonic()
        for number in range(60):
            nobody.done("watch" if number % 2 else "unwatch", game=game)
            if number % 10 == 9:
                time.sleep(1)
        nobody.close()
        self.assertEqual(ana.wait("spectators", count=1)["count"], 1)
        told = sum(message["type"] == "spectators" for message in ben.poll())
        self.assertLessEqual(told, 2 + (time.monotonic() - began))
        again = self.join(self.cookies[1])
        again.done("watch", game=game)
        self.assertEqual(again.wait("game")["spectators"], 1)

    def test_lobby_and_pairing(self):
        ana, ben = self.two()
        ben.done("lobby")
        self.assertEqual(ben.wait("lobby")["challenges"], [])
        made = ana.done("challenge", game="stlts", control="60+1", id="once")["made"]
        self.assertEqual(ana.ask("challenge", game="stlts", control="60+1", id="once")["made"], made)
        self.assertEqual([one["id"] for one in ben.wait("lobby")["challenges"]], [made])
        self.assertEqual(ben.done("look", challenge=made)["challenge"]["by"]["name"], "Ana")
        self.assertEqual(ben.refusal("withdraw", challenge=made), "not_allowed")
        ben.done("block", user=ana.user["id"])
        self.assertEqual(ben.wait("lobby")["challenges"], [])
        self.assertEqual(ben.refusal("accept", challenge=made), "not_allowed")
        ben.done("block", user=ana.user["id"], yes=False)
        ana.done("withdraw", challenge=made)
        self.assertEqual(ben.refusal("accept", challenge=made), "gone")
        self.assertEqual(ana.refusal("challenge", game="chess"), "bad_settings")
        self.assertEqual(ana.refusal("challenge", game="trike", rated=True, control="60+1"), "not_allowed")
        for player in (ana, ben):
            player.done("pair", game="neutreeko", control="180+2")
        self.assertEqual(ana.wait("started")["game"]["id"], ben.wait("started")["game"]["id"])

    def test_whoever_drops_off_the_net_is_soon_away(self):
        ana, ben = self.two()
        begin_game(ana, ben, "teeko", "300+3")
        before = time.monotonic()  # from here on Ben answers no pings
        self.assertEqual(ana.wait("presence")["online"], [True, False])
        self.assertLess(time.monotonic() - before, 25)

    def test_a_search_ends_when_it_is_called_off(self):
        ana, ben = self.two()
        wish = {"game": "teeko", "control": "60+1"}
        with ana.together():  # in one segment
            asked = [ana.send("pair", **wish), ana.send("unpair")]
        self.assertEqual({ana.wait("done")["id"] for _ in asked}, set(asked))
        ben.done("pair", **wish)
        time.sleep(0.5)
        self.assertEqual([message["type"] for message in ana.poll() + ben.poll()], [])
        tab = self.join(self.cookies[0])
        ben.done("unpair")
        tab.done("pair", **wish)
        tab.close()
        time.sleep(0.5)
        ben.done("pair", **wish)
        time.sleep(0.5)
        self.assertEqual([message["type"] for message in ana.poll() + ben.poll()], [])
        ana.done("pair", **wish)
        ana.wait("started")

    def test_challenges_to_people(self):
        ana, ben = self.two()
        wish = {"game": "teeko", "audience": "person"}
        for _ in range(6):  # more than one may have open
            self.assertEqual(ana.refusal("challenge", to="nobody____", **wish), "gone")
        ben.close()  # who need not be here
        made = ana.done("challenge", to=ben.user["id"], id="once", **wish)["made"]
        self.assertEqual(ana.done("challenge", to=ben.user["id"], id="once", **wish)["made"], made)
        twice = [ana.send("challenge", to=ben.user["id"], id="twice", **wish) for _ in range(2)]
        self.assertEqual(len({ana.answer(number)["made"] for number in twice[:1]}), 1)
        ana.done("lobby")
        self.assertEqual(len(ana.wait("lobby")["challenges"]), 2)

    def test_flag_falls(self):
        ana, ben = self.two()
        game = begin_game(ana, ben, "teeko", "1+0")
        ana.done("move", game=game, seen=0, move="c3")
        ben.done("move", game=game, seen=1, move="d4")
        end = ben.wait("event", result={"winner": "second", "how": "timeout"})
        self.assertEqual((end["turn"], end["clocks"]), (None, [0, 1000]))

    def test_goes_on_after_a_restart(self):
        ana, ben = self.two()
        game = begin_game(ana, ben, "teeko", "300+3")
        ana.done("move", game=game, seen=0, move="c3")
        challenge = ben.done("challenge", game="trike", audience="link")["made"]
        self.end()
        self.begin()
        ana, ben = [self.join(cookie) for cookie in self.cookies]
        self.assertEqual(ana.done("look", challenge=challenge)["challenge"]["audience"], "link")
        self.assertEqual(ben.done("move", game=game, seen=1, move="d4")["version"], 2)
        ana.done("watch", game=game)
        self.assertEqual([event["text"] for event in ana.wait("game")["events"]], ["c3", "d4"])


class AccountTest(OnlineTest):
    def test_accounts(self):
        register = {"name": "Carla", "password": "correct horse"}
        status, answer, cookie = post(self.port, "/online/register", register)
        self.assertEqual((status, answer["user"]["kind"]), (200, "account"))
        self.assertEqual(post(self.port, "/online/register", {**register, "name": "CARLA"})[0], 409)
        self.assertEqual(post(self.port, "/online/guest", {"name": "car1a"})[0], 409)
        self.assertEqual(post(self.port, "/online/login", {**register, "password": "wrong horse"})[0], 401)
        self.assertEqual(post(self.port, "/online/login", {**register, "name": "Nobody"})[0], 401)
        status, answer, second = post(self.port, "/online/login", register)
        self.assertEqual(status, 200)
        self.assertNotEqual(cookie, second)
        self.assertEqual(json.loads(self.get("/online/me", Cookie=second).body)["user"]["name"], "Carla")
        origin = f"http://localhost:{self.port}"
        post(self.port, "/online/logout", {}, Cookie=second, Origin=origin, Host=f"localhost:{self.port}")
        self.assertEqual(self.get("/online/me", Cookie=second).status, 401)
        self.assertEqual(self.get("/online/me", Cookie=cookie).status, 200)

    def test_names_are_told_as_they_are_written(self):
        account = {"name": "Marta", "password": "correct horse"}
        self.assertEqual(post(self.port, "/online/register", account)[0], 200)
        status, answer, _ = post(self.port, "/online/register", {**account, "name": "Márta"})
        self.assertEqual((status, answer["error"]), (409, "the name 'Márta' is taken, or looks like one that is"))

    def test_ratings_stand_beside_names(self):
        names = ("Carla", "Dora")
        cookies = [post(self.port, "/online/register", {"name": name, "password": "correct horse"})[2] for name in names]
        carla, dora = [self.join(cookie) for cookie in cookies]
        visitor = self.join("")
        visitor.done("lobby")

        def new(by):
            return {key: by.get(key) for key in ("rating", "provisional")}

        unrated = {"rating": 1500, "provisional": True}
        for player in (self.join(guest(self.port, "Eve")), carla):
            made = player.done("challenge", game="teeko", control="60+1", side="first")["made"]
            while not (seen := [one for one in visitor.wait("lobby")["challenges"] if one["id"] == made]):
                pass
        while not new(seen[0]["by"])["rating"]:
            seen = [one for one in visitor.wait("lobby")["challenges"] if one["id"] == made]
        self.assertEqual(new(seen[0]["by"]), unrated)
        self.assertEqual(new(visitor.done("look", challenge=made)["challenge"]["by"]), unrated)
        carla.done("withdraw", challenge=made)
        game = begin_game(carla, dora, "teeko", "60+1", rated=True)
        carla.done("move", game=game, seen=0, move="c3")
        dora.done("move", game=game, seen=1, move="d4")
        dora.done("resign", game=game)
        again = begin_game(carla, dora, "teeko", "60+1")
        late = self.join("")
        late.done("watch", game=again)
        while new((players := late.wait("game")["game"]["players"])[0])["rating"] in (None, 1500):
            late.done("watch", game=again)
        self.assertGreater(players[0]["rating"], 1500)
        self.assertLess(players[1]["rating"], 1500)

    def test_sessions_are_safe(self):
        answer = self.get("/online/guest", "POST", b'{"name":"Dora"}', Content_Type="application/json")
        flags = answer.headers["set-cookie"].split("; ")
        self.assertIn("HttpOnly", flags)
        self.assertIn("SameSite=Lax", flags)
        token = flags[0].split("=")[1]
        self.assertEqual(len(token), 43)
        for suffix in ("", "-wal"):  # what is stored is a hash
            with open(self.store + suffix, "rb") as file:
                self.assertNotIn(token.encode(), file.read())

    def test_refusals(self):
        for body, words in ((b"x", "'name' is missing"), (b'{"name":"ab"}', "3 to 20"), (b'{"name":"admin"}', "reserved")):
            status, answer, cookie = post(self.port, "/online/guest", body)
            self.assertEqual((status, cookie), (400, ""))
            self.assertIn(words, answer["error"])
        self.assertEqual(post(self.port, "/online/register", {"name": "Frida", "password": "short"})[0], 400)
        self.assertEqual(post(self.port, "/online/guest", {"name": "Gus"}, Content_Type="text/plain")[0], 415)
        self.assertEqual(post(self.port, "/online/guest", {"name": "Gus"}, Origin="http://evil.example")[0], 403)
        self.assertEqual(post(self.port, "/online/nothing", {})[0], 404)
        self.assertEqual(self.get("/online/guest").status, 405)
        self.assertEqual(self.get("/online/guest", "POST", b"x" * 5000).status, 413)
        statuses = [post(self.port, "/online/guest", {"name": "Hugo"})[0] for _ in range(12)]
        self.assertEqual(statuses[-1], 429)
        self.assert_well()


class RudeTest(OnlineTest):
    def test_handshake(self):
        cookie = guest(self.port, "Ana")
        for expected, changes in ((403, {"Origin": "http://evil.example"}), (403, {"Origin": ""}),
                                  (403, {"Origin": "null"}), (400, {"Sec_WebSocket_Protocol": "quinta.2"}),
                                  (400, {"Sec_WebSocket_Protocol": ""}), (404, {"handshake": "/online/x"})):
            handshake = changes.pop("handshake", None)
            headers = {"Cookie": cookie, **changes}
            client = Client(self.port, headers.pop("Cookie"), handshake, **headers)
            self.assertEqual(client.status, expected, changes)
            client.close()
        token = cookie.split("=")[1]
        bot = self.join("", Origin="", Authorization=f"Bearer {token}")
        self.assertEqual(bot.user["name"], "Ana")
        self.assertIn("quinta.1", bot.head)
        plain = self.join(cookie, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")
        self.assertNotIn("extensions", plain.head.lower())  # nothing is compressed, whoever asks
        plain.done("ping")

    def test_whoever_has_no_name_only_looks_on(self):
        ana, ben = self.two()
        challenge = ana.done("challenge", game="trike side=5", audience="link")["made"]
        for cookie in ("", "quinta_session=wrong"):
            nobody = self.join(cookie)
            self.assertIsNone(nobody.user)
            nobody.done("ping")
            self.assertEqual(nobody.done("look", challenge=challenge)["challenge"]["settings"]["game"], "trike side=5")
            for kind, fields in (("accept", {"challenge": challenge}), ("challenge", {"game": "teeko"}), ("games", {}),
                                 ("pair", {"game": "teeko"}), ("block", {"user": ana.user["id"]})):
                self.assertEqual(nobody.refusal(kind, **fields), "not_allowed", kind)
        game = ben.done("accept", challenge=challenge)["made"]
        late = nobody.ask("look", challenge=challenge)
        self.assertEqual((late["code"], late["game"]), ("taken", game))
        nobody.done("watch", game=game)
        self.assertIsNone(nobody.wait("game")["you"])
        self.assertEqual(nobody.refusal("move", game=game, seen=0, move="a1"), "not_allowed")
        about = json.loads(self.get("/online/about").body)
        self.assertEqual((about["online"], about["user"], about["addresses"]), (True, None, []))
        about = json.loads(self.get("/online/about", Cookie=self.cookies[0]).body)
        self.assertEqual(about["user"]["name"], "Ana")

    def close_code(self, *frames):
        client = self.join(self.cookie)
        with self.assertRaises(Closed) as ended:
            for kind, payload, changes in frames:
                client.send_frame(kind, payload, **changes)
            while True:
                client.next()
        return ended.exception.code

    def test_frames_that_break_the_rules(self):
        self.cookie = guest(self.port, "Ana")
        parts = [(TEXT, b"x" * 4096, {"final": False})] + 3 * [(0, b"x" * 4096, {"final": False})]
        for expected, *frames in ((1009, (TEXT, b"x" * 20000, {})), (1009, *parts, (0, b"x" * 4096, {})),
                                  (1009, *parts, (0, b"x", {})), (1003, (BINARY, b"x", {})),
                                  (1007, (TEXT, b"\xff\xfe", {})), (1002, (3, b"", {})),
                                  (1002, (TEXT, b"{}", {"mask": False})), (1002, (0, b"x", {})),
                                  (1000, (CLOSE, struct.pack(">H", 1000), {})),
                                  (1002, (CLOSE, b"x", {})), (1002, (9, b"x" * 126, {}))):
            self.assertEqual(self.close_code(*frames), expected, frames)
        self.assert_well()

    def test_messages_that_make_no_sense(self):
        client = self.join(guest(self.port, "Ana"))
        for text in (b"", b"x", b"[]", b"{}", b'{"id":1}', b'{"id":"a"}', b'{"id":"a","type":"fly"}',
                     b'{"id":"a","type":"move"}', b'{"id":"a","type":"watch","game":"short"}',
                     b'{"id":"a","type":"move","game":"AAAAAAAAAA","seen":-1,"move":"a1"}',
                     b'{"id":"a b","type":"games"}', b"[" * 8000, b'{"id":"a","type":"pair","game":7}'):
            client.send_frame(TEXT, text)
            answer = client.wait("refused")
            self.assertEqual(answer["code"], "bad_message", text)
            self.assertTrue(answer["why"])

    def test_a_flood_ends(self):
        client = self.join(guest(self.port, "Ana"))
        with self.assertRaises((Closed, ConnectionError)) as ended:
            for _ in range(2000):
                client.send("games")
            while True:
                client.next()
        if isinstance(ended.exception, Closed) and ended.exception.code is not None:
            self.assertEqual(ended.exception.code, 1008)
        self.assert_well()

    def test_too_many_connections(self):
        cookies = [guest(self.port, f"Guest-{letter}") for letter in "abcde"]
        clients = [self.join(cookies[i // 14]) for i in range(64)]
        late = self.join(cookies[0])
        self.assertEqual(late.status, 429)
        clients[0].close()
        self.assertEqual(clients[1].done("games")["games"], [])


class SessionTest(OnlineTest):
    def closed(self, client):
        with self.assertRaises(Closed) as ended:
            while True:
                client.next()
        return ended.exception.code

    def change(self, sql, *values):
        with sqlite3.connect(self.store, timeout=program.PATIENCE) as database:
            self.assertEqual(database.execute(sql, values).rowcount, 1)
        database.close()

    def test_logging_out_ends_connections(self):
        ana, ben = self.two()
        tab = self.join(self.cookies[0])
        origin = f"http://localhost:{self.port}"
        post(self.port, "/online/logout", {}, Cookie=self.cookies[0], Origin=origin, Host=f"localhost:{self.port}")
        self.assertEqual([self.closed(ana), self.closed(tab)], [1008, 1008])
        ben.done("games")

    def test_a_session_that_is_removed_by_others_ends_connections(self):
        ana, ben = self.two()
        self.change("DELETE FROM sessions WHERE user_id = ?", ana.user["id"])
        self.assertEqual(self.closed(ana), 1008)
        ben.done("games")

    def test_a_ban_ends_connections(self):
        ana, ben = self.two()
        self.change("UPDATE users SET banned_until = 9000000000000 WHERE id = ?", ana.user["id"])
        self.assertEqual(self.closed(ana), 1008)
        self.assertEqual(self.join(self.cookies[0]).refusal("games"), "not_allowed")  # nobody
        ben.done("games")

    def test_a_session_that_runs_out_takes_no_messages(self):
        cookie = guest(self.port, "Ana")
        self.change("UPDATE sessions SET expires = ?", int(time.time() * 1000) + 1500)
        ana = self.join(cookie)
        self.assertEqual(self.closed(ana), 1008)
        self.assertEqual(self.join(cookie).refusal("games"), "not_allowed")

    def test_guessing_passwords_shuts_nobody_out(self):
        self.end()
        self.serve("--online", "--store", self.store, "--trusted-proxies", "127.0.0.1")
        account = {"name": "Carla", "password": "correct horse"}
        answer = self.get("/online/register", "POST", json.dumps(account), Content_Type="application/json")
        device = next(value for name, value in answer.all if value.startswith("quinta_device="))
        self.assertLessEqual({"HttpOnly", "SameSite=Strict", "Path=/online/login"}, set(device.split("; ")))
        wrong = {**account, "password": "wrong horse"}
        statuses = [post(self.port, "/online/login", wrong, X_Forwarded_For=f"203.0.113.{i}")[0] for i in range(22)]
        self.assertEqual((statuses[0], statuses[-1]), (401, 429))
        origin = {"Origin": f"http://localhost:{self.port}", "Host": f"localhost:{self.port}"}
        status = post(self.port, "/online/login", account, X_Forwarded_For="198.51.100.1", **origin)[0]
        self.assertEqual(status, 429)  # a stranger with the right password has to wait, too
        status = post(self.port, "/online/login", account, X_Forwarded_For="198.51.100.2",
                      Cookie=device.split(";")[0], **origin)[0]
        self.assertEqual(status, 200)


class StoreFlagTest(WebTest):
    def test_stores(self):
        answer = self.run_program("web", "--online", "--store", "postgres://user:secret@host/x", code=1)
        self.assertIn("--store-from", answer.err)
        self.assertNotIn("secret", answer.err)
        answer = self.run_program("web", "--online", "--store", "/dev/null/games.sqlite", code=1)
        self.assertIn("cannot open the database", answer.err)

    def about(self):
        return json.loads(self.get("/online/about").body)

    def test_it_can_be_switched_off(self):
        self.serve("--no-online")
        self.assertEqual(self.get("/online/me").status, 404)
        self.assertEqual(self.about(), {"online": False, "why": "this server was started with --no-online",
                                        "message": "this server was started with --no-online"})
        self.end()
        answer = self.run_program("web", "--online", "--no-online", code=2)
        self.assertIn("either --online or --no-online", answer.err)

    def test_without_a_word_people_play_where_they_can(self):
        with tempfile.TemporaryDirectory() as folder:
            self.serve(XDG_DATA_HOME=folder)
            self.assertTrue(self.about()["online"])
            first = self.child
            self.serve(XDG_DATA_HOME=folder)
            self.assertIn(b"is in use by another server", self.child.stdout.readline())
            self.assertIn("in use by another server", self.about()["why"])
            self.end()
            self.child = first
            self.end()
            self.serve(XDG_DATA_HOME="/dev/null/nowhere")
            self.assertFalse(self.about()["online"])
            self.assertEqual(self.get("/").status, 200)
            self.end()


if __name__ == "__main__":
    unittest.main()
