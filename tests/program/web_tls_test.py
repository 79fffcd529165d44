"""`quinta web` by HTTPS: a real certificate, a real client, and what proxies may say."""

import http.client
import json
import os
import signal
import socket
import ssl
import subprocess
import time
import unittest
import warnings

import program
from online_client import Client, guest, post
from web_server import WebTest, read_all


class TlsTest(WebTest):
    def setUp(self):
        super().setUp()
        self.cert, self.key = str(self.folder / "cert.pem"), str(self.folder / "key.pem")
        self.make("one")

    def make(self, name, cert=None, key=None):
        """A certificate for localhost that signs itself."""
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                        "-nodes", "-days", "2", "-subj", f"/O={name}/CN=localhost",
                        "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
                        "-keyout", key or self.key, "-out", cert or self.cert], check=True, capture_output=True)

    def trust(self):
        return ssl.create_default_context(cafile=self.cert)

    def serve_tls(self, *flags):
        self.serve("--tls-cert", self.cert, "--tls-key", self.key, *flags)

    def shown(self, context):
        """The organisation in the certificate that the server shows."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=program.PATIENCE) as plug:
            with context.wrap_socket(plug, server_hostname="localhost") as safe:
                return dict(pair[0] for pair in safe.getpeercert()["subject"])["organizationName"]

    def fetch(self, context, target):
        connection = http.client.HTTPSConnection("localhost", self.port, timeout=program.PATIENCE, context=context)
        try:
            connection.request("GET", target)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def test_serves_by_tls(self):
        self.serve_tls()
        self.assertEqual(self.fetch(self.trust(), "/data.json"), (200, b"{}\n"))
        status, body = self.fetch(self.trust(), "/large.txt")
        self.assertEqual((status, len(body)), (200, 8 << 20))
        self.end()

    def test_old_versions_are_refused(self):
        self.serve_tls()
        for version, is_good in ((ssl.TLSVersion.TLSv1_1, False), (ssl.TLSVersion.TLSv1_2, True),
                                 (ssl.TLSVersion.TLSv1_3, True)):
            context = self.trust()
            with warnings.catch_warnings(action="ignore"):  # Python advises against the old ones, too
                context.minimum_version = ssl.TLSVersion.TLSv1
                context.maximum_version = version
            context.set_ciphers("ALL:@SECLEVEL=0")  # the client would take it
            if is_good:
                self.assertEqual(self.shown(context), "one")
            else:
                self.assertRaises((ssl.SSLError, ConnectionError), self.shown, context)
        context = self.trust()
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        context.set_ciphers("kRSA:DHE:AES128-SHA:ECDHE-ECDSA-AES128-SHA")
        self.assertRaises((ssl.SSLError, ConnectionError), self.shown, context)
        self.end()

    def test_who_comes_without_is_sent_on(self):
        self.serve_tls()
        answer = self.say(f"GET /a?b HTTP/1.1\r\nHost: localhost:{self.port}\r\n\r\n".encode())
        self.assertIn(b"HTTP/1.1 308 ", answer)
        self.assertIn(f"Location: https://localhost:{self.port}/a?b\r\n".encode(), answer)
        for wrong in (b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", b"GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n",
                      b"GET / HTTP/1.0\r\n\r\n"):
            self.assertEqual(self.status_of(wrong), 400, wrong)
        plug = self.connect()
        plug.sendall(b"\x16\x03\x01\x00\x05nonsense of that length")
        read_all(plug)
        self.assertEqual(self.fetch(self.trust(), "/data.json")[0], 200)
        self.end()

    def test_whoever_is_slow_is_cut_off(self):
        self.serve_tls("--timeout", "1")
        silent, half = self.connect(), self.connect()
        half.sendall(b"\x16\x03\x01\x02\x00\x01")
        started = time.monotonic()
        self.assertEqual(read_all(silent) + read_all(half), b"")
        self.assertLess(time.monotonic() - started, 20)
        self.end()

    def test_a_new_certificate_without_a_restart(self):
        self.serve_tls("--online", "--store", str(self.folder / "games.sqlite"))
        old = self.trust()
        cookie = post(self.port, "/online/guest", {"name": "Ana"}, tls=old)[2]
        client = Client(self.port, cookie, tls=old, Origin=f"https://localhost:{self.port}")
        self.addCleanup(client.close)
        self.make("two")
        self.child.send_signal(signal.SIGHUP)
        new = ssl.create_default_context(cafile=self.cert)
        deadline = time.monotonic() + program.PATIENCE
        while True:
            try:
                self.assertEqual(self.shown(new), "two")
                break
            except ssl.SSLError:
                self.assertLess(time.monotonic(), deadline)
        self.assertEqual(client.done("games")["games"], [])  # goes on with the old one
        with open(self.cert, "w", encoding="utf-8") as file:
            file.write("rubbish")
        self.child.send_signal(signal.SIGHUP)
        client.done("games")
        self.assertEqual(self.shown(new), "two")
        self.child.send_signal(signal.SIGTERM)
        self.assertEqual(self.child.wait(program.PATIENCE), 0)

    def test_playing_by_tls(self):
        self.serve_tls("--online", "--store", str(self.folder / "games.sqlite"))
        connection = http.client.HTTPSConnection("localhost", self.port, context=self.trust())
        connection.request("POST", "/online/guest", json.dumps({"name": "Ana"}), {"Content-Type": "application/json"})
        cookie = connection.getresponse().getheader("Set-Cookie")
        connection.close()
        self.assertIn("Secure", cookie.split("; "))
        cookie = cookie.split(";")[0]
        here = f"localhost:{self.port}"
        for origin, status in ((f"https://{here}", 101), (f"http://{here}", 403), ("", 403)):
            client = Client(self.port, cookie, tls=self.trust(), Origin=origin)
            self.addCleanup(client.close)
            self.assertEqual(client.status, status, origin)

    def test_what_is_wrong_is_said(self):
        def refused(code, *flags):
            return self.run_program("web", "--port", "0", *flags, code=code).err

        self.assertIn("belong together", refused(2, "--tls-cert", self.cert))
        self.assertIn("belong together", refused(2, "--tls-key", self.key))
        self.assertIn("cannot read nowhere.pem", refused(1, "--tls-cert", "nowhere.pem", "--tls-key", self.key))
        self.assertIn("there is no certificate in PEM in", refused(1, "--tls-cert", self.key, "--tls-key", self.key))
        self.assertIn("is no key in PEM", refused(1, "--tls-cert", self.cert, "--tls-key", self.cert))
        other, locked = str(self.folder / "other.pem"), str(self.folder / "locked.pem")
        self.make("other", cert=os.devnull, key=other)
        self.assertIn("is not that of the certificate", refused(1, "--tls-cert", self.cert, "--tls-key", other))
        subprocess.run(["openssl", "ec", "-in", self.key, "-aes128", "-passout", "pass:secret", "-out", locked],
                       check=True, capture_output=True)
        self.assertIn("is locked with a password", refused(1, "--tls-cert", self.cert, "--tls-key", locked))
        self.assertIn("'me' is no address", refused(1, "--trusted-proxies", "me"))


class ProxyTest(WebTest):
    def begin(self, *flags):
        self.serve("--online", "--store", str(self.folder / "games.sqlite"), *flags)

    def statuses(self, *addresses, name="Hugo"):
        return [post(self.port, "/online/guest", {"name": name}, X_Forwarded_For=address)[0] for address in addresses]

    def test_a_trusted_proxy_speaks_for_many(self):
        self.begin("--trusted-proxies", "127.0.0.1,::1")
        self.assertEqual(self.statuses(*["203.0.113.7"] * 12)[-1], 429)
        self.assertEqual(self.statuses("203.0.113.8"), [200])
        self.assertEqual(self.statuses("203.0.113.8, 203.0.113.7"), [429])  # the nearest counts
        self.assertEqual(self.statuses(*[f"2001:db8::{i}" for i in range(12)])[-1], 429)
        self.assertEqual(self.statuses("2001:db8:0:1::1"), [200])
        self.child.kill()
        self.child.wait()

    def test_nobody_else_does(self):
        self.begin("--trusted-proxies", "192.0.2.1")
        self.assertEqual(self.statuses(*[f"203.0.113.{i}" for i in range(12)])[-1], 429)
        self.child.kill()
        self.child.wait()

    def test_the_scheme(self):
        self.begin("--trusted-proxies", "127.0.0.1")
        for protocol, is_secure in (("https", True), ("http", False), ("", False)):
            answer = self.get("/online/guest", "POST", b'{"name":"Ivo"}', Content_Type="application/json",
                              X_Forwarded_Proto=protocol, X_Forwarded_For="203.0.113.9")
            self.assertEqual("Secure" in answer.headers["set-cookie"].split("; "), is_secure, protocol)
        cookie = guest(self.port, "Ivo")
        for origin, status in (("https://localhost:1", 101), ("http://localhost:1", 403)):
            client = Client(self.port, cookie, Host="localhost:1", Origin=origin, X_Forwarded_Proto="https")
            self.addCleanup(client.close)
            self.assertEqual(client.status, status, origin)
        self.child.kill()
        self.child.wait()


if __name__ == "__main__":
    unittest.main()
