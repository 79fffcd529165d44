"""`quinta web`: what it answers to requests, right and wrong ones."""

import gzip
import socket
import subprocess

import program
from web_server import PAGE, WebTest, read_all

TYPES = {
    "/": "text/html; charset=utf-8",
    "/index.html": "text/html; charset=utf-8",
    "/page.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon.png": "image/png",
    "/empty.txt": "text/plain; charset=utf-8",
    "/data.json": "application/json",
    "/assets/page-0a1b2c3d.css": "text/css; charset=utf-8",
    "/assets/page-0a1b2c3d.js": "text/javascript; charset=utf-8",
    "/assets/core-0a1b2c3d.wasm": "application/wasm",
}


def file_of(path):
    return (PAGE / (path.lstrip("/") or "index.html")).read_bytes()


class AnswersTest(WebTest):
    def setUp(self):
        super().setUp()
        self.serve()

    def test_every_file_with_its_type(self):
        for path, kind in TYPES.items():
            answer = self.get(path)
            self.assertEqual((answer.status, answer.body), (200, file_of(path)), path)
            self.assertEqual(answer.headers["content-type"], kind)
            is_hashed = path.startswith("/assets/")
            self.assertEqual(answer.headers["cache-control"],
                             "public, max-age=31536000, immutable" if is_hashed else "no-cache")
            self.assertEqual(answer.headers["vary"], "Accept-Encoding")
        self.end()

    def test_safety_headers(self):
        for target in ["/", "/nothing"]:
            headers = self.get(target).headers
            policy = headers["content-security-policy"]
            self.assertIn("script-src 'self' 'wasm-unsafe-eval';", policy)
            self.assertNotIn("unsafe-inline", policy)
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertEqual(headers["referrer-policy"], "no-referrer")
            self.assertRegex(headers["date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")
            self.assertNotIn("server", headers)

    def test_packed_files(self):
        plain = file_of("/")
        self.assertNotIn("content-encoding", self.get("/", accept_encoding="deflate").headers)
        packed = self.get("/", accept_encoding="gzip, br;q=0.5")
        self.assertEqual(packed.headers["content-encoding"], "gzip")
        self.assertEqual(gzip.decompress(packed.body), plain)
        best = self.get("/", accept_encoding="gzip, deflate, br")
        self.assertEqual(best.headers["content-encoding"], "br")
        self.assertLess(len(best.body), len(packed.body))
        unpack = ["node", "-e", "process.stdin.pipe(zlib.createBrotliDecompress())"
                                ".pipe(process.stdout)"]
        unpacked = subprocess.run(unpack, input=best.body, capture_output=True, check=True)
        self.assertEqual(unpacked.stdout, plain)
        self.assertNotIn("content-encoding", self.get("/icon.png", accept_encoding="br").headers)

    def test_a_known_file_is_not_sent_again(self):
        tags = set()
        for encoding in ["identity", "gzip", "br"]:
            first = self.get("/", accept_encoding=encoding)
            tag = first.headers["etag"]
            tags.add(tag)
            again = self.get("/", accept_encoding=encoding, if_none_match=f'"x", W/{tag}')
            self.assertEqual((again.status, again.body), (304, b""))
            self.assertEqual(again.headers["etag"], tag)
            self.assertEqual(again.headers["cache-control"], "no-cache")
            changed = self.get("/", accept_encoding=encoding, if_none_match='"x"')
            self.assertEqual((changed.status, changed.body), (200, first.body))
        self.assertEqual(len(tags), 3)

    def test_head_is_get_without_the_body(self):
        for target in ["/", "/large.txt", "/nothing", "/empty.txt"]:
            head, whole = self.get(target, "HEAD"), self.get(target)
            self.assertEqual((head.status, head.body), (whole.status, b""))
            self.assertEqual(head.headers["content-length"], str(len(whole.body)))
            for answer in (head, whole):
                answer.headers.pop("date")
            self.assertEqual(head.headers, whole.headers)

    def test_ranges_are_not_understood(self):
        answer = self.get("/icon.svg", range="bytes=0-3")
        self.assertEqual((answer.status, answer.body), (200, file_of("/icon.svg")))

    def test_targets(self):
        """Paths as they stand in the first line of a request, and the status they get."""
        cases = {
            "/?query=1": 200, "/index.html?a=../b": 200, "/%69ndex.html": 200, "//": 404,
            "http://localhost/icon.svg": 200, "/nothing": 404, "/assets": 404, "/assets/": 404,
            "/index.html/": 404, "/INDEX.HTML": 404, "//index.html": 404, "/etc/passwd": 404,
            "//etc/passwd": 404, "/assets/%252e%252e/x": 404, "/.../x": 404, "/%C0%AE%C0%AE/x": 404,
            "/..": 400, "/../": 400, "/../../../../etc/passwd": 400, "/assets/../index.html": 400,
            "/%2e%2e/%2e%2e/etc/passwd": 400, "/..%2f..%2fetc/passwd": 400, "/.%2E/x": 400,
            "/..\\..\\etc\\passwd": 400, "/..%5c..%5cx": 400, "/%00": 400, "/index.html%00.js": 400,
            "/%": 400, "/%g1": 400, "/a%0d%0aX-Evil:%201": 400, "index.html": 400, "*": 400,
            "file:///etc/passwd": 400,
        }
        for target, expected in cases.items():
            text = f"GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            with self.subTest(target):
                answer = self.say(text.encode())
                self.assertEqual(int(answer.split()[1]), expected)
                self.assertNotIn(b"root:", answer)
                self.assertNotIn(b"X-Evil", answer)
        self.assert_well()

    def test_methods(self):
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "get", "BREW"]:
            answer = self.get("/", method)
            self.assertEqual((answer.status, answer.headers["allow"]), (405, "GET, HEAD"), method)
        self.assertEqual(self.get("/", "POST", b"x" * 500_000).status, 405)
        self.assertEqual(self.get("/", "GET", b"x").status, 413)
        self.assert_well()

    def test_nonsense(self):
        """What is no request, and the status it gets."""
        host = b"Host: x\r\n\r\n"
        cases = {
            b"\r\n\r\n": 400, b"GET\r\n\r\n": 400, b"GET /\r\n\r\n": 400,
            b"hello\r\n\r\n": 400, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n": 400,
            b"GET / HTTP/1.1\r\n\r\n": 400, b"GET / HTTP/1.1\r\nHost: a\r\n" + host: 400,
            b"GET / HTTP/1.1\r\nno colon\r\n" + host: 400, b"GET / HTTP/1.1\r\n: x\r\n" + host: 400,
            b"GET / HTTP/1.1\r\nContent-Length: x\r\n" + host: 400,
            b"GET / HTTP/1.1\r\nContent-Length: -1\r\n" + host: 400,
            b"GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n" + host: 400,
            b"GET / HTTP/1.1\r\nContent-Length: 5\r\n" + host: 413,
            b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + host: 413,
            b"GET /\x00 HTTP/1.1\r\n" + host: 400, b"GET / HTTP/2.0\r\n" + host: 505,
            b"GET / HTTX/1.1\r\n" + host: 505, b"G\x00T / HTTP/1.1\r\n" + host: 400,
            b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n" + host: 414,
            b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n" + host: 431,
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + host: 431,
            b"a" * 100_000: 414,
        }
        for text, expected in cases.items():
            with self.subTest(text[:60]):
                self.assertEqual(self.status_of(text), expected)
        self.assert_well()
        self.end()

    def test_half_a_request(self):
        """A client that stops in the middle and says so is told that this was no request."""
        for text in [b"G", b"GET / HTTP/1.1\r\nHo"]:
            plug = self.connect()
            plug.sendall(text)
            plug.shutdown(socket.SHUT_WR)
            self.assertIn(read_all(plug)[:12], (b"", b"HTTP/1.1 400"))
        self.assertEqual(self.say(b"GET / HTTP/1.0\r\n\r\n")[:12], b"HTTP/1.1 200")
        self.assert_well()

    def test_several_requests_on_one_connection(self):
        one = b"GET /data.json HTTP/1.1\r\nHost: x\r\n\r\n"
        last = b"GET /icon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        answers = self.say(one * 200 + last + one)
        self.assertEqual(answers.count(b"HTTP/1.1 200 OK"), 201)
        self.assertTrue(answers.endswith(file_of("/icon.svg")))
        # Byte by byte, and a refused one in the middle that need not end the connection.
        plug = self.connect()
        for i in range(len(one)):
            plug.sendall(one[i:i + 1])
        plug.sendall(one.replace(b"data", b"none") + last)
        answers = read_all(plug)
        self.assertEqual([answers.count(b"HTTP/1.1 %d" % n) for n in (200, 404)], [2, 1])


if __name__ == "__main__":
    program.main()
