"""People for the tests of the server: they play without end, come back whenever a server ends, and keep the books."""

import collections
import random
import select
import time

import program
from online_client import Client, Closed

# A game that nobody wins before all pieces are on the board; then it is given up.
DROPS = ["a1", "b1", "c2", "d2", "e3", "a4", "b5", "e5"]
PACE = 0.11  # seconds between two messages of a client: the server takes ten a second
AGAIN = ("busy", "not_written", "too_fast")  # the same message is to be sent again
BROKEN = (Closed, ConnectionError, TimeoutError)


def new_id():
    return f"{random.getrandbits(60):x}"


class Traveller:
    """Plays with a partner, game after game, over whichever server is there."""

    def __init__(self, cookie, is_first, ports):
        self.cookie, self.is_first, self.ports = cookie, is_first, ports
        self.client, self.partner, self.port = None, None, None
        self.waiting, self.sent, self.next_turn = [], {}, 0.0
        self.told, self.done, self.running = {}, [], set()
        self.has_too_many = False  # challenges of its own
        self.refused = collections.Counter()  # by code
        self.acknowledged = {}  # when somebody's command in a game was last acknowledged
        self.heard = collections.deque(maxlen=8)  # the last messages

    def connect(self):
        """To any server; what was not answered is sent again, and the games are looked at again."""
        self.leave()
        self.port = random.choice(self.ports())
        try:
            self.client = Client(self.port, self.cookie)
        except BROKEN:
            return
        self.waiting = [*self.sent.items(), *self.waiting]
        self.sent = {}
        for game in self.running:
            self.say("watch", game=game)
        self.say("games")  # one may have begun without a word that came through

    def leave(self):
        if self.client is not None:
            self.client.close()
        self.client = None

    def say(self, kind, **fields):
        self.waiting.append((new_id(), (kind, fields)))

    def begin(self):
        if self.is_first:
            self.say("challenge", game="teeko", side="first", audience="link")

    def pump(self):
        """Says what there is to say, and hears what there is to hear."""
        if self.client is None:
            return self.connect()
        try:
            now = time.monotonic()
            if self.waiting and now >= self.next_turn:
                number, (kind, fields) = self.waiting.pop(0)
                self.sent[number] = (kind, fields)
                self.next_turn = now + PACE
                self.client.send(kind, id=number, **fields)
            for message in self.client.poll():
                self.act(message)
        except BROKEN:
            self.leave()
        return None

    def __repr__(self):
        return (f"\nat {self.port if self.client else 'no server'}, running {self.running}, to say {self.waiting}, "
                f"not answered {self.sent}, refused {dict(self.refused)}, heard {list(self.heard)}")

    def act(self, message):
        self.heard.append(message)
        kind = message["type"]
        if kind == "done":
            self.note_done(message)
        elif kind == "refused":
            self.refused[message["code"]] += 1
            again = self.sent.pop(message["id"], None)
            if again and message["code"] in AGAIN:
                self.waiting.append((message["id"], again))
            elif message["code"] == "too_many":
                self.has_too_many = True
                self.say("lobby")
            elif again and again[0] in ("challenge", "accept"):
                for person in (self, self.partner):
                    person.say("games")  # it may have been accepted all the same, by a server that was killed then
                    person.begin()
        elif kind == "lobby" and self.has_too_many:
            self.has_too_many = False
            self.begin_afresh(message["challenges"])
        elif kind == "started":
            self.take_up(message["game"]["id"])
        elif kind == "games":
            self.sent.pop(message["id"], None)
            for game in message["games"]:
                if game["result"] is None:
                    self.take_up(game["id"])
        elif kind == "game":
            for event in message["events"]:
                self.told[message["game"]["id"], event["version"]] = event
            self.play(message["game"]["id"], message)
        elif kind == "event":
            self.told[message["game"], message["event"]["version"]] = message["event"]
            self.play(message["game"], message)

    def take_up(self, game):
        if game not in self.running:
            self.running.add(game)
            self.say("watch", game=game)

    def begin_afresh(self, challenges):
        """Challenges are left behind when a server is killed after they were stored and before that was answered."""
        own = [each["id"] for each in challenges if each["by"]["id"] == self.client.user["id"]]
        for challenge in own:
            self.say("withdraw", challenge=challenge)
        self.say("lobby", yes=False)
        self.begin()

    def note_done(self, message):
        kind, fields = self.sent.pop(message["id"], ("", {}))
        if kind == "challenge":
            self.partner.say("accept", challenge=message["made"])
        elif kind in ("move", "resign"):
            self.done.append((fields["game"], message["version"], message["id"], fields.get("move")))
            self.acknowledged[fields["game"]] = time.monotonic()

    def play(self, game, state):
        if state["result"] is not None:
            was_running = game in self.running
            self.running.discard(game)
            if was_running:
                self.say("unwatch", game=game)
            return self.begin() if was_running and not self.running else None
        version = state["version"] if "version" in state else state["event"]["version"]
        known = max((at for name, at in self.told if name == game), default=0)
        if version < known or state["turn"] != ("first" if self.is_first else "second"):
            return None
        if version < len(DROPS):
            return self.say("move", game=game, seen=version, move=DROPS[version])
        return self.say("resign", game=game)


def pairs(cookies, ports):
    """Every two of them play each other."""
    people = [Traveller(cookie, i % 2 == 0, ports) for i, cookie in enumerate(cookies)]
    for one, other in zip(people[::2], people[1::2]):
        one.partner, other.partner = other, one
        one.begin()
    return people


def play_until(people, condition, patience=None):
    """Lets them play until the condition holds."""
    deadline = time.monotonic() + (patience or 2 * program.PATIENCE)
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"what was waited for did not come: {people}")
        plugs = [person.client.plug for person in people if person.client is not None]
        select.select(plugs, [], [], 0.01)
        for person in people:
            person.pump()


def play_for(people, seconds):
    deadline = time.monotonic() + seconds
    play_until(people, lambda: time.monotonic() >= deadline)


def last_words(people):
    """What was still on its way when the servers ended has been said, too."""
    for person in people:
        try:
            while person.client is not None:
                person.act(person.client.next())
        except BROKEN:
            person.leave()


def stored_events(port, cookie, games):
    """What the store has of these games, by version."""
    at_once = 30  # each connection may ask for so much without a pause
    stored, names = {game: {} for game in games}, sorted(games)
    for part in range(0, len(names), at_once):
        reader = Client(port, cookie)
        for game in names[part:part + at_once]:
            while (answer := reader.ask("watch", game=game, id=new_id()))["type"] == "refused":
                if answer["code"] not in AGAIN:
                    break  # there is no such game
                time.sleep(PACE)
            if answer["type"] == "refused":
                continue
            while (state := reader.wait("game"))["game"]["id"] != game:
                pass
            stored[game] = {event["version"]: event for event in state["events"]}
        reader.close()
    return stored


def lost(people, port):
    """What somebody was told and the store does not have, or has otherwise; and how much was acknowledged."""
    for person in people:
        person.leave()
    games = {game for person in people for game, _ in person.told} | {
        game for person in people for game, *_ in person.done}
    stored, missing = stored_events(port, people[0].cookie, games), []
    for person in people:
        for (game, version), event in person.told.items():
            if stored[game].get(version) != event:
                missing.append((game, version, event, stored[game].get(version)))
        for game, version, number, move in person.done:
            event = stored[game].get(version)
            if event is None or (move is not None and event.get("text") != move):
                missing.append((game, version, number, move, event))
    return missing, sum(len(person.done) for person in people)
