"""How the tests play online: a small WebSocket client over a raw socket, which can also break the rules.

Every message that goes either way is checked against the JSON Schemas in docs/online/.
"""

import base64
import contextlib
import http.client
import json
import os
import re
import select
import socket
import struct
import time

import jsonschema

import program
from program import SOURCE

SCHEMAS = SOURCE / "docs" / "online"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def schema(name):
    parsed = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(parsed)
    return parsed


TO_SERVER, TO_CLIENT = (jsonschema.Draft7Validator(schema(name)) for name in ("client", "server"))
HERE = "http://schemas/"  # where nothing is fetched from: all of them are at hand
PAGES = jsonschema.RefResolver(HERE + "pages", schema("pages"), store={HERE + "server.schema.json": schema("server")})
# What answers each page under /online, by the beginning of its path.
ANSWERS = (("people/[^/]+", "profile"), ("people/[^/]+/games", "games"), ("people/[^/]+/ratings", "ratings"),
           ("people/[^/]+/versus/[^/]+", "versus"), ("leaders", "leaders"), ("live", "live"), ("games/[^/]+", "game"),
           ("blocks", "people"), ("me|guest|register|login|password", "user"))


def check_answer(path, status, answer):
    """Holds the JSON that a page under /online answers against its schema."""
    page = path.split("?")[0].removeprefix("/online/")
    kind = next((kind for pattern, kind in ANSWERS if re.fullmatch(pattern, page)), None)
    if status != 200:
        kind = "error"
    if kind:
        reference = {"$ref": f"#/definitions/{kind}Answer"}
        jsonschema.Draft7Validator(reference, resolver=PAGES).validate(answer)


class Closed(Exception):
    """The server has ended the connection; the code is None when it hung up without a word."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code, self.reason = code, reason


def post(port, path, body, tls=None, **headers):
    """Sends JSON to a page under /online; gives status, object and cookie."""
    connection = (http.client.HTTPSConnection("localhost", port, timeout=program.PATIENCE, context=tls) if tls else
                  http.client.HTTPConnection("127.0.0.1", port, timeout=program.PATIENCE))
    try:
        named = {"Content-Type": "application/json", **{key.replace("_", "-"): value for key, value in headers.items()}}
        connection.request("POST", path, body if isinstance(body, bytes) else json.dumps(body), named)
        response = connection.getresponse()
        cookie = (response.getheader("Set-Cookie") or "").split(";")[0]
        answer = json.loads(response.read()) if response.status != 413 else {}
        if response.status != 413:  # which has no words for programs
            check_answer(path, response.status, answer)
        return response.status, answer, cookie
    finally:
        connection.close()


def guest(port, name):
    """A new guest's cookie."""
    status, answer, cookie = post(port, "/online/guest", {"name": name})
    assert status == 200, answer
    return cookie


class Client:
    """One WebSocket of one person."""

    def __init__(self, port, cookie="", handshake=None, tls=None, **headers):
        self.buffer, self.count, self.inbox, self.held = b"", 0, [], None
        self.plug = socket.create_connection(("127.0.0.1", port), timeout=program.PATIENCE)
        self.plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if tls:
            self.plug = tls.wrap_socket(self.plug, server_hostname="localhost")
        fields = {"Host": f"localhost:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
                  "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version": "13",
                  "Sec-WebSocket-Protocol": "quinta.1", "Origin": f"http://localhost:{port}", "Cookie": cookie,
                  **{key.replace("_", "-"): value for key, value in headers.items()}}
        lines = [f"{name}: {value}" for name, value in fields.items() if value]
        request = "\r\n".join([f"GET {handshake or '/online'} HTTP/1.1", *lines, "", ""])
        self.plug.sendall(request.encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.head = head.decode()
        self.status = int(self.head.split()[1])
        if self.status == 101:
            self.user = self.wait("welcome")["user"]

    def fileno(self):
        return self.plug.fileno()

    def close(self):
        self.plug.close()

    def _more(self):
        part = self.plug.recv(65536)
        if not part:
            raise Closed(None)
        self.buffer += part

    def send_frame(self, kind, payload, mask=True, final=True):
        size = len(payload)
        head = bytes([kind | (0x80 if final else 0)])
        bit = 0x80 if mask else 0
        if size < 126:
            head += bytes([size | bit])
        elif size < 65536:
            head += bytes([126 | bit]) + struct.pack(">H", size)
        else:
            head += bytes([127 | bit]) + struct.pack(">Q", size)
        key = os.urandom(4) if mask else b""
        body = bytes(byte ^ key[i % 4] for i, byte in enumerate(payload)) if mask else payload
        if self.held is None:
            self.plug.sendall(head + key + body)
        else:
            self.held += head + key + body

    @contextlib.contextmanager
    def together(self):
        """All that is sent meanwhile goes at once."""
        self.held = b""
        yield
        held, self.held = self.held, None
        self.plug.sendall(held)

    def _frame(self):
        """One whole frame from the buffer, or None."""
        if len(self.buffer) < 2:
            return None
        kind, size, at = self.buffer[0] & 15, self.buffer[1] & 127, 2
        if size == 126:
            size, at = struct.unpack(">H", self.buffer[2:4])[0] if len(self.buffer) >= 4 else 1 << 40, 4
        elif size == 127:
            size, at = struct.unpack(">Q", self.buffer[2:10])[0] if len(self.buffer) >= 10 else 1 << 40, 10
        if len(self.buffer) < at + size:
            return None
        payload, self.buffer = self.buffer[at:at + size], self.buffer[at + size:]
        return kind, payload

    def _take(self):
        """Moves what is in the buffer to the inbox; answers pings."""
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == PING:
                with contextlib.suppress(BrokenPipeError):  # what follows says why it is closed
                    self.send_frame(PONG, payload)
            elif kind == CLOSE:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            elif kind == TEXT:
                message = json.loads(payload)
                TO_CLIENT.validate(message)
                self.inbox.append(message)

    def poll(self):
        """Reads what has arrived, without waiting; gives all messages that were not taken yet."""
        while select.select([self.plug], [], [], 0)[0]:
            self._more()
        self._take()
        messages, self.inbox = self.inbox, []
        return messages

    def next(self):
        """The next message. The server asks now and then whether somebody is there; that is none."""
        deadline = time.monotonic() + program.PATIENCE
        self._take()
        while not self.inbox:
            if time.monotonic() > deadline:
                raise TimeoutError("no message came")
            self._more()
            self._take()
        return self.inbox.pop(0)

    def wait(self, kind, **fields):
        """The next message of this type with these fields; others are left aside."""
        deadline = time.monotonic() + program.PATIENCE
        while time.monotonic() < deadline:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"no {kind} came")

    def send(self, kind, check=True, **fields):
        """Sends a message with an id of its own, which it gives back."""
        self.count += 1
        message = {"type": kind, "id": fields.pop("id", f"m{self.count}"), **fields}
        if check:
            TO_SERVER.validate(message)
        self.send_frame(TEXT, json.dumps(message).encode())
        return message["id"]

    def answer(self, number):
        """The answer to the message of this id."""
        while True:
            message = self.next()
            if message.get("id") == number and message["type"] in ("done", "refused", "challenge", "games"):
                return message

    def ask(self, kind, **fields):
        return self.answer(self.send(kind, **fields))

    def done(self, kind, **fields):
        answer = self.ask(kind, **fields)
        assert answer["type"] != "refused", answer
        return answer

    def refusal(self, kind, **fields):
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer["code"]


def begin_game(one, other, game, control="none", **fields):
    """A game in which `one` is first; both watch it. Its id."""
    made = one.done("challenge", game=game, control=control, side="first", **fields)["made"]
    name = other.done("accept", challenge=made)["made"]
    for player in (one, other):
        player.done("watch", game=name)
        player.wait("game")
    return name
