"""What people see of each other online: profiles, games, ratings, leaders, games to watch; and how they leave."""

import json
import os
import unittest
import urllib.parse

from online_client import Closed, begin_game, check_answer, guest, post
from online_test import OnlineTest

PASSWORD = "correct horse"


class TwoPeople(OnlineTest):
    def setUp(self):
        super().setUp()
        self.cookies = {name: self.register(name) for name in ("Ana", "Ben")}
        self.ana, self.ben = [self.join(cookie) for cookie in self.cookies.values()]

    def register(self, name):
        status, answer, cookie = post(self.port, "/online/register", {"name": name, "password": PASSWORD})
        self.assertEqual(status, 200, answer)
        return cookie

    def read(self, path, expected=200, **headers):
        """What a page under /online answers, held against its schema."""
        answer = self.get("/online/" + path, **headers)
        found = json.loads(answer.body)
        check_answer("/online/" + path, answer.status, found)
        self.assertEqual(answer.status, expected, found)
        return found

    def send(self, path, body, name):
        """A page with the cookie of somebody, as a browser sends it."""
        host = f"localhost:{self.port}"
        return post(self.port, path, body, Cookie=self.cookies.get(name, name), Origin=f"http://{host}", Host=host)

    def play(self, moves, loser, game="teeko", control="300+3", first=None, second=None, **fields):
        """A game with these moves, which `loser` resigns; its id."""
        first, second = first or self.ana, second or self.ben
        name = begin_game(first, second, game, control, **fields)
        for i, move in enumerate(moves.split()):
            (first, second)[i % 2].done("move", game=name, seen=i, move=move)
        if loser:
            loser.done("resign", game=name)
        return name


class PeopleTest(TwoPeople):
    def test_profile_and_ratings(self):
        self.assertEqual(self.read("people/Ana")["ratings"], [])
        won = self.play("c3 d4", self.ben, rated=True)
        self.play("c3", self.ana, rated=True)
        self.play("a1", self.ben, game="trike side=9")
        profile = self.read("people/aNA")
        self.assertEqual((profile["person"]["name"], profile["person"]["kind"]), ("Ana", "account"))
        self.assertEqual(profile["counts"], [{"game": "teeko", "won": 1, "drawn": 0, "lost": 1},
                                             {"game": "trike", "won": 1, "drawn": 0, "lost": 0}])
        rating, = profile["ratings"]
        self.assertEqual((rating["game"], rating["games"], rating["provisional"]), ("teeko", 2, True))
        changes = self.read("people/Ana/ratings?game=teeko")["ratings"]
        self.assertEqual((len(changes), changes[0]["id"]), (2, won))
        self.assertGreater(changes[0]["rating"], 1500)
        self.assertEqual(changes[1]["rating"], rating["rating"])
        self.assertEqual(self.read("people/Ana/ratings?game=trike")["ratings"], [])
        self.assertEqual(self.read("people/Ana/ratings")["ratings"], changes)
        versus = self.read("people/Ben/versus/Ana")
        self.assertEqual([person["name"] for person in versus["people"]], ["Ben", "Ana"])
        self.assertEqual(versus["counts"][1], {"game": "trike", "won": 0, "drawn": 0, "lost": 1})
        # Two games prove nothing.
        self.assertEqual([board["people"] for board in self.read("leaders")["leaders"]], [[]] * 5)

    def test_bots_and_guests_are_never_rated(self):
        dora = self.join(guest(self.port, "Dora"))
        made = self.ana.done("challenge", game="teeko", control="300+3", rated=True)["made"]
        self.assertEqual(dora.refusal("accept", challenge=made), "not_allowed")
        self.assertEqual(dora.refusal("challenge", game="teeko", control="300+3", rated=True), "not_allowed")
        self.play("c3", self.ana, second=dora)
        self.assertEqual(self.read("people/Ana")["ratings"], [])
        self.assertIn("nobody is called", self.read("people/Dora", 404)["error"])

    def test_archive(self):
        lost = self.play("c3 d4", self.ana)
        drawn = self.play("", None, game="trike", rated=True)
        self.ana.done("draw", game=drawn)
        self.ben.done("draw", game=drawn)
        running = self.play("b2", None, first=self.ben, second=self.ana)
        aborted = self.play("", None, game="taiji")
        self.ana.done("abort", game=aborted)

        def ids(query=""):
            return [game["id"] for game in self.read("people/Ana/games?" + query)["games"]]

        self.assertEqual(ids(), [aborted, running, drawn, lost])
        for query, expected in (("result=lost", [lost]), ("result=won", []), ("result=drawn", [drawn]),
                                ("result=running", [running]), ("result=aborted", [aborted]), ("rated=true", [drawn]),
                                ("game=trike&opponent=ben", [drawn]), ("opponent=Ana", []), ("limit=1", [aborted])):
            self.assertEqual(ids(query), expected, query)
        found, place = [], ""
        while place is not None:
            page = self.read("people/Ana/games?limit=1" + (f"&before={place}" if place else ""))
            found += [game["id"] for game in page["games"]]
            place = page["next"]
        self.assertEqual(found, ids())
        game = self.read(f"games/{lost}")["game"]
        self.assertEqual((game["moves"], game["result"]), (["c3", "d4"], {"winner": "second", "how": "resign"}))
        self.assertEqual([event["kind"] for event in game["events"]], ["move", "move", "end"])
        self.assertEqual(self.read(f"games/{running}")["game"]["turn"], "second")
        self.assertEqual(self.read(f"games/{drawn}")["game"]["ratings"][0]["before"], 1500)
        mine = self.read("people/me/games?limit=1", Cookie=self.cookies["Ben"])
        self.assertEqual(mine["games"][0]["id"], aborted)

    def test_moves_that_were_taken_back_are_gone(self):
        game = self.play("c3 d4", None)
        self.ana.done("takeback", game=game, seen=2)
        self.ben.done("takeback", game=game, seen=2)
        self.assertEqual(self.read("people/Ana/games")["games"][0]["moves"], [])
        self.ana.done("move", game=game, seen=4, move="e5")
        self.assertEqual(self.read(f"games/{game}")["game"]["moves"], ["e5"])

    def test_records(self):
        games = [self.play("c3 d4", self.ana, rated=True), self.play("a1", self.ben, game="trike side=9")]
        answer = self.get(f"/online/games/{games[0]}.pgn")
        self.assertEqual(answer.headers["content-type"], "application/x-chess-pgn; charset=utf-8")
        self.assertEqual(answer.headers["content-disposition"], f'attachment; filename="quinta-{games[0]}.pgn"')
        for line in ('[Game "teeko"]', '[First "Ana"]', '[Result "0-1"]', '[Termination "resignation"]',
                     '[Event "Rated game"]', '[TimeControl "300+3"]', '[FirstRating "1500"]', "1. c3 d4 0-1"):
            self.assertIn(line, answer.body.decode())
        both = self.get("/online/people/Ana/games.pgn").body.decode()
        self.assertEqual(both.count("[Game "), 2)
        self.assertLess(both.index("trike side=9"), both.index('"teeko"'))
        only = self.get("/online/people/Ana/games.pgn?game=trike").body.decode()
        self.assertEqual(only.count("[Game "), 1)
        with open(os.path.join(self.folder, "games.pgn"), "w", encoding="utf-8") as file:
            file.write(both)
        checked = self.run_program("analyse", "--record", "games.pgn", "--nodes", "10", code=None)
        self.assertEqual((checked.code, checked.err), (0, ""))

    def test_more_games_than_are_read_at_a_time(self):
        for part in range(4):  # over new connections, each of which may say so much at once
            ana, ben = [self.join(cookie) for cookie in self.cookies.values()]
            ana.count = ben.count = 100 * part  # each message has an id of its own
            for _ in range(15):
                made = ana.done("challenge", game="teeko", side="first")["made"]
                ana.done("abort", game=ben.done("accept", challenge=made)["made"])
        self.assertEqual(self.get("/online/people/Ana/games.pgn").body.count(b"[Game "), 60)
        self.assertEqual(self.get("/online/people/Ana/games.pgn?limit=53").body.count(b"[Game "), 53)

    def test_live_games(self):
        game = self.play("c3", None)
        dora = self.join(guest(self.port, "Dora"))
        dora.done("watch", game=game)
        live = self.read("live")
        self.assertEqual((live["count"], live["games"][0]["id"]), (1, game))
        self.assertEqual((live["games"][0]["spectators"], live["games"][0]["moves"]), (1, ["c3"]))
        self.ana.done("resign", game=game)
        self.assertEqual(self.read("live"), {"count": 0, "games": []})

    def test_blocks(self):
        self.read("blocks", 401)
        self.ana.done("block", user=self.ben.user["id"])
        self.assertEqual([one["name"] for one in self.read("blocks", Cookie=self.cookies["Ana"])["people"]], ["Ben"])
        self.assertEqual(self.read("blocks", Cookie=self.cookies["Ben"])["people"], [])

    def test_refusals_say_what_is_right(self):
        for path, status, words in (
                ("people/Nobody", 404, "nobody is called 'Nobody' here"), ("people", 404, "no such page"),
                ("people/Ana/pets", 404, "no such page"), ("games/AAAAAAAAAA", 404, "no such game"),
                ("games/short", 404, "no such page"), ("people/Ana/versus/Zed", 404, "nobody is called"),
                ("people/Ana/games?game=chess", 400, "there is no game 'chess'; there are "),
                ("people/Ana/games?limit=0", 400, "from 1 to 100, not"), ("people/Ana/games?limit=x", 400, "from 1 to"),
                ("people/Ana/games?limit=101", 400, "from 1 to"), ("people/Ana/games.pgn?limit=5001", 400, "5000"),
                ("people/Ana/games?result=best", 400, "won, drawn, lost, running, aborted, not"),
                ("people/Ana/games?rated=1", 400, "true or false"), ("people/Ana/games?before=yesterday", 400, "'next'"),
                ("people/Ana/games?before=-1-AAAAAAAAAA", 400, "'next'"), ("people/Ana/games?page=2", 400, "one can ask for game, "),
                ("people/Ana/games?opponent=Zed", 404, "nobody is called"), ("leaders?game=chess", 400, "there is no game"),
                ("live?game=teeko", 400, "nothing to ask for"), ("people/%zz", 400, "hexadecimal"),
                ("people/me", 401, "nobody is logged in"), ("people/" + urllib.parse.quote("'; DROP TABLE users; --"), 404, "nobody")):
            self.assertIn(words, self.read(path, status)["error"], path)
        self.assertEqual(self.get("/online/live", "POST", b"{}").status, 405)
        self.assert_well()

    def test_a_reader_in_a_hurry_has_to_wait(self):
        statuses = [self.get("/online/live").status for _ in range(100)]
        self.assertEqual(set(statuses), {200, 429})
        self.assertEqual(self.ana.done("games")["games"], [])


class LeavingTest(TwoPeople):
    def test_a_new_password(self):
        bad = {"password": "wrong horse", "new": "battery staple"}
        self.assertEqual(self.send("/online/password", bad, "Ana")[0], 403)
        self.assertEqual(self.send("/online/password", {"password": PASSWORD}, "Ana")[0], 400)
        self.assertEqual(self.send("/online/password", {"password": PASSWORD, "new": "short"}, "Ana")[0], 400)
        self.assertEqual(self.send("/online/password", bad, "quinta_session=none")[0], 401)
        status, _, cookie = self.send("/online/password", {"password": PASSWORD, "new": "battery staple"}, "Ana")
        self.assertEqual(status, 200)
        with self.assertRaises(Closed):  # elsewhere she has to log in again
            while True:
                self.ana.next()
        self.assertEqual(self.get("/online/me", Cookie=self.cookies["Ana"]).status, 401)
        self.assertEqual(self.get("/online/me", Cookie=cookie).status, 200)
        self.assertEqual(post(self.port, "/online/login", {"name": "Ana", "password": PASSWORD})[0], 401)
        self.assertEqual(post(self.port, "/online/login", {"name": "Ana", "password": "battery staple"})[0], 200)

    def test_a_deleted_account(self):
        over = self.play("c3 d4", self.ben, rated=True)
        running, fresh = self.play("c3 d4 e5", None), self.play("", None)
        self.ben.poll()
        self.ana.done("challenge", game="trike")
        self.ben.done("lobby")
        self.assertEqual(len(self.ben.wait("lobby")["challenges"]), 1)
        self.assertEqual(self.send("/online/delete", {"password": "wrong horse"}, "Ana")[0], 403)
        self.assertEqual(self.send("/online/delete", {"password": PASSWORD}, "Ana")[0], 200)
        self.ben.wait("lobby", challenges=[])  # a lobby may come again with ratings before
        ends = [self.ben.wait("event") for _ in range(2)]
        self.assertEqual({end["game"]: (end["result"]["winner"], end["result"]["how"]) for end in ends},
                         {running: ("second", "resign"), fresh: ("none", "abort")})
        with self.assertRaises(Closed):
            while True:
                self.ana.next()
        self.assertEqual(self.get("/online/me", Cookie=self.cookies["Ana"]).status, 401)
        self.read("people/Ana", 404)
        self.assertEqual(post(self.port, "/online/login", {"name": "Ana", "password": PASSWORD})[0], 401)
        game = self.read(f"games/{over}")["game"]
        self.assertEqual([player["name"] for player in game["players"]], ["deleted", "Ben"])
        self.assertEqual(self.read("people/Ben")["counts"], [{"game": "teeko", "won": 1, "drawn": 0, "lost": 1}])
        self.assertIn('[First "deleted"]', self.get(f"/online/games/{running}.pgn").body.decode())
        self.register("Ana")  # the name is free again

    def test_a_guest_leaves_without_a_password(self):
        cookie = guest(self.port, "Dora")
        self.assertEqual(self.send("/online/password", {"password": "x", "new": PASSWORD}, cookie)[0], 403)
        self.assertEqual(self.send("/online/delete", {}, cookie)[0], 200)
        self.assertEqual(self.get("/online/me", Cookie=cookie).status, 401)


if __name__ == "__main__":
    unittest.main()
