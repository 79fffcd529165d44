"""GNU Go's twogtp, a controller that knows nothing of us, lets our engines play each other."""

import json
import os
import re
import subprocess
import tempfile
import unittest

PROGRAM, TWOGTP = os.environ["QUINTA"], os.environ["TWOGTP"]
PATIENCE = 300  # seconds


def quinta(*arguments, **more):
    return subprocess.run([PROGRAM, *arguments], check=True, text=True, stdout=subprocess.PIPE,
                          timeout=PATIENCE, **more).stdout


def smallest(game):
    """The game on its smallest board but one, where there are several."""
    for option in game["options"]:
        if option["name"] in ("size", "side"):
            return f"{game['name']} {option['name']}={option['least'] + 1}"
    return game["name"]


class MatchTest(unittest.TestCase):
    def match(self, game, *, games):
        engine = f"'{PROGRAM}' gtp {game}"
        with tempfile.TemporaryDirectory() as folder:
            ended = subprocess.run(
                ["perl", TWOGTP, "--black", f"{engine} --level 4 --seed 3", "--white",
                 f"{engine} --level 2 --seed 5", "--games", str(games), "--komi", "0",
                 "--verbose", "1", "--sgffile", os.path.join(folder, "game.sgf")],
                text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return ended.stdout

    def winner(self, game, moves):
        """Who has won after these moves, as the engine says it in its other protocol."""
        said = quinta("engine", *game.split(),
                      input=f"position startpos moves {' '.join(moves)}\nquery result\n")
        self.assertNotIn("info string", said)
        return {"p1win": "B", "p2win": "W", "draw": "0"}[said.split()[1]]

    def test_every_game(self):
        for each in map(json.loads, quinta("games", "--json").splitlines()):
            game = smallest(each)
            with self.subTest(game):
                said = self.match(game, games=2)
                results = re.findall(r"^Game \d+: (\S+)$", said, re.MULTILINE)
                self.assertEqual(len(results), 2, said)
                played = re.split(r"^Result: .*$", said, flags=re.MULTILINE)
                for result, text in zip(results, played):
                    moves = re.findall(r"^(?:Black|White) plays (\S+)$", text, re.MULTILINE)
                    moves = [move for move in moves if move.lower() != "pass"]
                    self.assertGreater(len(moves), 2, text)
                    self.assertEqual(result[0], self.winner(game, moves), text)


if __name__ == "__main__":
    unittest.main()
