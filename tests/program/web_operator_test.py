"""What `quinta web` tells whoever looks after it: /healthz, /metrics, its log; and the headers of all answers."""

import json
import re
import signal
import sqlite3
import time

import program
from online_client import Client, begin_game, guest, post
from web_server import WebTest


class OperatorTest(WebTest):
    def begin(self, *flags):
        self.store = str(self.folder / "games.sqlite")
        self.serve("--online", "--store", self.store, *flags)

    def tearDown(self):
        if self.child.poll() is None:
            self.child.kill()
            self.child.wait()
        super().tearDown()

    def metrics(self):
        answer = self.get("/metrics")
        self.assertEqual(answer.status, 200)
        values = {}
        for line in answer.body.decode().splitlines():
            if not line.startswith("#"):
                self.assertRegex(line, r'^quinta_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.]+$')
                name, value = line.rsplit(" ", 1)
                self.assertNotIn(name, values)
                values[name] = float(value)
        return values

    def test_counts_what_happens(self):
        self.begin("--metrics-for", "127.0.0.0/8")
        ana, ben = [Client(self.port, guest(self.port, name)) for name in ("Ana", "Ben")]
        game = begin_game(ana, ben, "teeko")
        ana.done("move", game=game, seen=0, move="c3")
        ben.refusal("move", game=game, seen=1, move="c3")
        ben.done("resign", game=game)
        values = self.metrics()
        self.assertEqual([values["quinta_" + name] for name in
                          ("sockets", "moves_total", "games_begun_total", "games_ended_total",
                           "commits_failed_total", "slow_readers_dropped_total")], [2, 1, 1, 1, 0, 0])
        self.assertEqual(values['quinta_messages_refused_total{code="illegal_move"}'], 1)
        self.assertEqual(values['quinta_http_answers_total{status="200"}'], 2)
        self.assertEqual(values['quinta_commit_seconds_bucket{le="+Inf"}'], values["quinta_commit_seconds_count"])
        self.assertGreaterEqual(values["quinta_commit_seconds_count"], 4)
        ana.close()
        ben.close()

    def test_metrics_are_for_some_alone(self):
        self.begin()
        self.assertEqual(self.get("/metrics").status, 404)
        self.end()
        self.begin("--metrics-for", "127.0.0.1", "--trusted-proxies", "127.0.0.1")
        self.assertEqual(self.get("/metrics").status, 200)
        self.assertEqual(self.get("/metrics", X_Forwarded_For="203.0.113.1").status, 404)
        self.end()
        self.begin("--metrics-for", "127.0.0.1")  # of a proxy that was forgotten
        self.assertEqual(self.get("/metrics", X_Forwarded_For="203.0.113.1").status, 404)

    def test_health(self):
        self.begin()
        self.assertEqual((self.get("/healthz").status, self.get("/healthz").body), (200, b"ok\n"))
        other = sqlite3.connect(self.store, timeout=program.PATIENCE)
        other.execute("BEGIN EXCLUSIVE")  # nobody else can write, for longer than the server waits
        deadline = time.monotonic() + program.PATIENCE
        while self.get("/healthz").status != 503:
            self.assertLess(time.monotonic(), deadline)
        self.assertEqual(self.get("/data.json").status, 200)
        other.rollback()
        while self.get("/healthz").status != 200:
            self.assertLess(time.monotonic(), deadline)
        other.close()

    def test_log(self):
        self.begin("--log", "json", "--trusted-proxies", "127.0.0.1")
        secret = "battery staple"
        post(self.port, "/online/register", {"name": "Carla", "password": secret})
        post(self.port, "/online/login?x=" + "secret", {"name": "Carla", "password": "wrong " + secret},
             X_Forwarded_For="203.0.113.5")
        cookie = guest(self.port, "Ana")
        client = Client(self.port, cookie)
        client.refusal("preset", game="AAAAAAAAAA", preset="hello")
        client.close()
        self.child.send_signal(signal.SIGTERM)
        self.assertEqual(self.child.wait(program.PATIENCE), 0)
        text = self.child.stderr.read().decode()
        lines = [json.loads(line) for line in text.splitlines()]
        self.assertEqual([line["event"] for line in lines], ["serving", "refused", "ending"])
        self.assertEqual({name: lines[1][name] for name in ("status", "method", "path", "address")},
                         {"status": "401", "method": "POST", "path": "/online/login", "address": "203.0.113.5"})
        for word in (secret, "secret", cookie.split("=")[1], "Carla", "hello"):
            self.assertNotIn(word, text)


class HeaderTest(WebTest):
    def test_every_answer_forbids_what_the_page_does_not_need(self):
        self.serve("--online", "--store", str(self.folder / "games.sqlite"))
        for target, method, status in (("/", "GET", 200), ("/data.json", "HEAD", 200), ("/nothing", "GET", 404),
                                       ("/", "DELETE", 405), ("/%zz", "GET", 400), ("/healthz", "GET", 200),
                                       ("/online/me", "GET", 401), ("/online/nothing", "GET", 404),
                                       ("/" + "x" * 9000, "GET", 414)):
            answer = self.get(target, method)
            self.assertEqual(answer.status, status, target)
            policy = answer.headers["content-security-policy"]
            self.assertTrue(policy.startswith("default-src 'none'; "), target)
            self.assertIn("frame-ancestors 'none'", policy)
            self.assertNotIn("unsafe-inline", policy)
            self.assertIsNone(re.search(r"https?:|\*", policy), "nobody else is asked for anything")
            for name, value in (("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
                                ("cross-origin-opener-policy", "same-origin"),
                                ("cross-origin-resource-policy", "same-origin")):
                self.assertEqual(answer.headers[name], value, target)
            self.assertIn("permissions-policy", answer.headers)
            self.assertNotIn("server", answer.headers)
        self.end()


if __name__ == "__main__":
    program.main()
