"""How the tests talk to `quinta web`: the program with a page made for tests, and raw sockets."""

import http.client
import os
import re
import signal
import socket
import time

import program
from program import SOURCE, ProgramTest

WITH_PAGE = os.environ["QUINTA_TEST_PAGE"]
PAGE = SOURCE / "tests" / "program" / "page"
READY = re.compile(rb"^Quinta is at https?://([^/]*):(\d+)/ \(Ctrl-C ends it\)\.\n")


class Answer:
    """A response: status, headers by lower-case name, body."""

    def __init__(self, status, headers, body):
        self.status, self.body = status, body
        self.all = headers
        self.headers = {name.lower(): value for name, value in headers}


class WebTest(ProgramTest):
    program = WITH_PAGE

    def serve(self, *flags, **changes):
        """Starts the server at any free port and waits until it is ready."""
        child = self.start_program("web", "--port", "0", *flags, **changes)
        line = child.stdout.readline()
        found = READY.match(line)
        if not found:
            child.kill()
            self.fail(f"not ready: {line} {child.stderr.read()}")
        self.child, self.port = child, int(found[2])
        return child

    def end(self, number=signal.SIGTERM, code=0):
        """Ends the server, which must leave quietly."""
        self.child.send_signal(number)
        self.assertEqual(self.child.wait(program.PATIENCE), code)
        self.assertEqual(self.child.stderr.read(), b"")

    def get(self, target, method="GET", body=None, **headers):
        """One request over a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=program.PATIENCE)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, target, body, named)
            response = connection.getresponse()
            return Answer(response.status, response.getheaders(), response.read())
        finally:
            connection.close()

    def connect(self, small=False):
        """A raw connection; a small one takes in little before the server has to wait."""
        plug = socket.socket()
        self.addCleanup(plug.close)
        if small:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.settimeout(program.PATIENCE)
        plug.connect(("127.0.0.1", self.port))
        return plug

    def say(self, text):
        """Sends bytes as they are over a new connection; gives all that comes until its end."""
        plug = self.connect()
        try:
            plug.sendall(text)
        except (BrokenPipeError, ConnectionResetError):
            pass  # the server may have heard enough
        return read_all(plug)

    def status_of(self, text):
        """The status of the only answer to these bytes, after which the server hangs up."""
        answer = self.say(text)
        self.assertEqual(answer.count(b"HTTP/1.1 "), 1, answer[:200])
        return int(answer.split()[1])

    def assert_well(self):
        """The server still serves, and at once."""
        started = time.monotonic()
        self.assertEqual(self.get("/data.json").body, b"{}\n")
        self.assertLess(time.monotonic() - started, 5)


def read_all(plug):
    """All bytes until the other side ends; a reset is an end, too."""
    parts = []
    try:
        while part := plug.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)
