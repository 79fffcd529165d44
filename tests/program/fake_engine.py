#!/usr/bin/python3
"""A program that speaks UGI and plays Neutreeko at random, or misbehaves in one way.

usage: fake_engine.py [WAY [LOG]]    LOG gets every line that was read
"""

import os
import random
import subprocess
import sys
import time


def legal_moves(position):
    """Asks the real program, so that this one needs no rules."""
    words = position.split()
    moves = words[words.index("moves") + 1:] if "moves" in words else []
    lines = "\n".join([*moves, "moves"]) + "\n"
    shown = subprocess.run([os.environ["QUINTA"], "play", "neutreeko", "--second", "human"],
                           input=lines, capture_output=True, text=True, check=False,
                           env={**os.environ, "XDG_STATE_HOME": os.environ["FAKE_STATE"]}).stdout
    return [word for line in shown.splitlines() if line.startswith("  ")
            for word in line.split() if word[2:3] == "-"]


def say(text):
    print(text, flush=True)


class Engine:
    def __init__(self, way):
        self.way, self.position = way, "position startpos"

    def obey(self, line):
        word = line.split()[0] if line.split() else ""
        if word == "ugi":
            self.hello()
        elif word == "isready":
            say("readyok")
        elif word == "position":
            self.position = line
        elif word == "go":
            self.go()

    def hello(self):
        if self.way == "slow":
            time.sleep(0.7)
        if self.way == "mute":
            time.sleep(60)
        say("id name fake")
        say("id author nobody")
        say("option name Game type string default chess")
        say("ugiok")

    def go(self):
        if self.way == "illegal":
            say("bestmove a1-a9")
        elif self.way == "none":
            say("bestmove")
        elif self.way == "crash":
            os.abort()
        elif self.way == "exit":
            sys.exit(3)
        elif self.way == "hang":
            time.sleep(60)
        elif self.way == "deaf":
            os.close(0)
            time.sleep(60)
        elif self.way == "late":
            time.sleep(0.3)
            say(f"bestmove {legal_moves(self.position)[0]}")
        else:
            self.play()

    def play(self):
        if self.way == "garbage":
            sys.stdout.buffer.write(b"\x00\xff\xfe garbage \x1b[2J\n\n\nbestmov\nbestmoves a1-a2\n")
            sys.stdout.buffer.write(b"x" * 3_000_000 + b"\n")
            say("info depth one score two pv\ninfo\nresponse\nreadyok")
        moves = legal_moves(self.position)
        say("info depth 1 score cp 0 nodes 1 time 1 pv " + moves[0])
        say("bestmove " + random.Random(self.position).choice(moves))
        if self.way == "double":
            say("bestmove " + moves[0])


def main():
    way = sys.argv[1] if len(sys.argv) > 1 else "good"
    log = open(sys.argv[2], "a", encoding="utf-8") if len(sys.argv) > 2 else None
    engine = Engine(way)
    for line in sys.stdin:
        if log:
            print(line.rstrip("\n"), file=log, flush=True)
        if line.strip() == "quit":
            break
        engine.obey(line)


if __name__ == "__main__":
    main()
