"""The truth at the board: the commands truth and hint, and games against perfect."""

import random
import re

import program
from program import OVER, ProgramTest, listed_moves

PHRASE = re.compile(r"(.*) (wins?|loses?|draws?|(?:is|are) not known)(?: in (\d+))?$")


def told(text):
    """What the command `truth` has told: for each move its verb and its plies."""
    found = re.search(r"Proved, for the side to move.*:\n((?:^  .*\n)+)", text, re.MULTILINE)
    if not found:
        return {}
    out = {}
    for phrase in " ".join(found[1].split()).split("; "):
        moves, verb, plies = PHRASE.fullmatch(phrase).groups()
        for move in moves.split(", "):
            out[move] = (verb.rstrip("s"), int(plies) if plies else None)
    return out


class TruthTest(ProgramTest):
    def play(self, *arguments):
        terminal = self.open_terminal("play", *arguments, "--delay", "0")
        terminal.wait()
        return terminal

    def test_truth_names_every_move(self):
        terminal = self.play("neutreeko", "--second", "human")
        truth = told(terminal.type("truth"))
        self.assertEqual(set(truth), set(listed_moves(terminal.type("moves"))))
        self.assertEqual({move for move in truth if truth[move][0] == "draw"}, {"b1-c1", "d1-c1"})
        self.assertEqual(truth["b1-b4"], ("lose", 22))
        self.assertEqual({truth[move][0] for move in truth}, {"draw", "lose"})
        # After a move that loses in 22, the other side wins in 21.
        terminal.type("b1-b4")
        truth = told(terminal.type("truth"))
        self.assertEqual({value for value in truth.values() if value[0] == "win"}, {("win", 21)})
        terminal.leave("quit")

    def test_hints_win_as_soon_as_they_say(self):
        terminal = self.play("neutreeko", "--second", "human")
        terminal.type("b1-b4")
        left, text = 21, ""
        while not OVER.search(text):
            hint = re.search(r"Hint: (\S+) (wins|loses) in (\d+) \(proved\)\.",
                             terminal.type("hint"))
            self.assertEqual((hint[2], int(hint[3])), ("wins" if left % 2 else "loses", left))
            text = terminal.type(hint[1])
            left -= 1
        self.assertEqual(left, 0)
        self.assertIn("White (player 2) wins: ", text)
        for word in ("truth", "hint"):
            self.assertIn("The game is over.", terminal.type(word))
        terminal.leave("quit")

    def test_a_bar_while_the_table_is_built(self):
        terminal = self.play("teeko", "--second", "human")
        terminal.child.sendline("truth")
        terminal.wait(r"Solving teeko \[[#.]{24}\] \d+ %, \d+ s left")
        self.assertEqual(set(told(terminal.wait()).values()), {("draw", None)})
        self.assertNotIn("Solving", terminal.picture())  # it is wiped away
        self.assertNotIn("Solving", terminal.type("hint"))
        terminal.leave("quit")

    def test_control_c_while_the_table_is_built(self):
        terminal = self.play("teeko", "--second", "human")
        terminal.type("c3")
        terminal.child.sendline("truth")
        terminal.wait(r"Solving teeko \[")
        terminal.child.sendintr()
        text, code = terminal.leave()
        self.assertEqual(code, 130)
        self.assertIn("The game is kept", text)

    def test_what_is_not_proved_is_said(self):
        terminal = self.play("stlts", "--second", "human")
        self.assertIn("Nothing is proved about this position", terminal.type("truth"))
        self.assertRegex(terminal.type("hint"), r"Hint: \S+, \d+ % \(estimate\)\.")
        terminal.leave("quit")

    def test_truth_where_only_the_winner_is_known(self):
        terminal = self.play("trike", "side=4", "swap=off", "--second", "human")
        text = terminal.type("truth")
        self.assertNotIn("plies", text)
        truth = told(text)
        self.assertEqual({move for move in truth if truth[move][0] == "win"}, {"c2"})
        self.assertIn("Hint: c2 wins (proved).", terminal.type("hint"))
        terminal.leave("quit")


class HintTest(ProgramTest):
    def test_every_game_has_hints_that_can_be_played(self):
        for game in program.GAMES:
            with self.subTest(game):
                terminal = self.open_terminal("play", game, "--second", "human", "--delay", "0")
                terminal.wait()
                for _ in range(2):
                    said = terminal.type("hint")
                    hint = re.search(r"Hint: ([^ ]+?),? .* \((proved|estimate)\)\.", said)
                    self.assertTrue(hint, said)
                    self.assertIn(hint[1], listed_moves(terminal.type("moves")))
                    terminal.type(hint[1])
                terminal.leave("quit")


class PerfectTest(ProgramTest):
    def test_it_does_not_lose(self):
        """Whoever plays at random against it loses, or draws by luck."""
        wins = 0
        for seed, game, seat in [(1, ["neutreeko"], "--second"), (2, ["neutreeko"], "--first"),
                                 (3, ["neutreeko", "board=4x4"], "--second"),
                                 (4, ["teeko"], "--second"), (5, ["trike", "side=4"], "--second")]:
            with self.subTest(game=game, seat=seat):
                other = "--first" if seat == "--second" else "--second"
                terminal = self.open_terminal("play", *game, seat, "perfect", other, "human",
                                              "--delay", "0", "--seed", "1")
                self.assertNotIn("out of exact reach", terminal.wait())
                ending = program.play_out(terminal, random.Random(seed))
                self.assertRegex(ending, r"\w+ \(perfect\) wins: |A draw: ")
                wins += "(perfect)" in ending
                terminal.leave("quit")
        self.assertGreaterEqual(wins, 4)

    def test_it_plays_by_the_truth(self):
        """Its every move is the best there is, by what the truth says of it."""
        terminal = self.open_terminal("play", "neutreeko", "board=5x4", "--first", "perfect",
                                      "--second", "human", "--delay", "0")
        left, text = 25, terminal.wait()
        while not OVER.search(text):
            truth = told(terminal.type("truth"))
            left -= 2  # its move and the reply
            longest = max(plies for _, plies in truth.values())
            self.assertEqual({verb for verb, _ in truth.values()}, {"lose"})
            self.assertEqual(longest, left + 1)
            text = terminal.type(next(m for m, (_, plies) in truth.items() if plies == longest))
        self.assertIn("Black (perfect) wins: ", text)
        terminal.leave("quit")

    def test_it_says_where_it_guesses(self):
        terminal = self.open_terminal("play", "stlts", "--first", "perfect", "--second", "human",
                                      "--delay", "0")
        shown = terminal.wait()
        remark = "This position is out of exact reach; perfect plays as "
        self.assertEqual(shown.count(remark), 1)
        self.assertNotIn(remark, terminal.type("b3+w"))  # once is enough
        terminal.leave("quit")


if __name__ == "__main__":
    program.main()
