"""Games, sessions, moves, positions, pictures and records from Python, for every game of the list."""

import copy
import pickle
import random
import unittest
import xml.etree.ElementTree as xml

import quinta

NAMES = [game.name for game in quinta.games()]


def played(name, plies, seed=1):
    """A game with so many random moves, or fewer when it ends."""
    game, chance = quinta.Game(name), random.Random(seed)
    while game.ply < plies and not game.is_over:
        game.play(chance.choice(game.legal_moves()))
    return game


class GameTest(unittest.TestCase):
    def test_every_game_from_start_to_end(self):
        for name in NAMES:
            game = played(name, 3000)
            self.assertTrue(game.is_over, name)
            self.assertEqual(game.legal_moves(), [])
            self.assertEqual(game.next_positions(), {})
            self.assertNotEqual(game.reason, "")
            self.assertEqual(game.winner, {"1-0": "first", "0-1": "second", "1/2-1/2": None}[game.result])
            self.assertEqual(len(game.moves), game.ply)

    def test_undo_and_redo(self):
        for name in NAMES:
            game = played(name, 6)
            end, moves = game.position, game.moves
            while game.undo():
                pass
            self.assertEqual((game.ply, game.position), (0, game.start_position))
            while game.redo():
                pass
            self.assertEqual((game.position, game.moves), (end, moves))
            self.assertFalse(game.redo())

    def test_positions_come_back(self):
        for name in NAMES:
            game = played(name, 5)
            again = quinta.Game(game.options, game.drawn_position)
            self.assertEqual(again.position, game.position)
            self.assertEqual(again.side_to_move, game.side_to_move)
            self.assertEqual(again.legal_moves(), game.legal_moves())
            for move, position in game.next_positions().items():
                after = game.copy()
                after.play(move)
                self.assertEqual(after.position, position)

    def test_steps_are_cells_or_choices(self):
        for name in NAMES:
            game = played(name, 1)
            cells = {cell.name for cell in game.cells}
            for move in game.legal_moves():
                steps = game.steps(move)
                self.assertTrue(steps)
                self.assertTrue(set(steps) & cells or len(steps) == 1, (name, move, steps))
            self.assertEqual(game.ply, 1)

    def test_pieces(self):
        for name in NAMES:
            game = played(name, 4)
            pieces = game.pieces()
            self.assertTrue(pieces)
            self.assertLessEqual(set(pieces), {cell.name for cell in game.cells})
            for piece in pieces.values():
                self.assertIn(piece.colour, quinta.game_info(name).colours)
                self.assertEqual(piece.colour, game.colours[["first", "second"].index(piece.side)])
        self.assertEqual(quinta.Game("stlts").pieces()["c11"].counters, {"white pin": 0, "black pin": 0})
        tile = quinta.Game("taiji")
        tile.play("d4,e4")
        self.assertEqual((tile.pieces()["d4"].partner, tile.pieces()["e4"].partner), ("e4", "d4"))
        self.assertEqual(tile.pieces()["d4"].kind, "tile")

    def test_copies_and_pickles_go_their_own_way(self):
        for name in NAMES:
            game = played(name, 4)
            for make in (quinta.Game.copy, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))):
                other = make(game)
                self.assertEqual((other.moves, other.position, other.drawn_position),
                                 (game.moves, game.position, game.drawn_position))
                self.assertEqual(other, game)
                other.undo()
                self.assertNotEqual(other, game)
                self.assertEqual(game.ply, 4)
        game = quinta.Game("teeko", "bb3/rr3/5/5/5 1")
        game.resign()
        other = pickle.loads(pickle.dumps(game))
        self.assertEqual(other, game)
        self.assertNotEqual(other, "teeko")
        self.assertEqual((other.result, other.start_position), ("0-1", "bb3/rr3/5/5/5 1"))

    def test_resigning(self):
        game = quinta.Game("teeko")
        game.resign("second")
        self.assertEqual((game.winner, game.reason), ("first", "Red resigned"))
        with self.assertRaisesRegex(quinta.Error, "the game is over: Red resigned"):
            game.resign()
        self.assertTrue(game.undo())
        self.assertFalse(game.is_over)

    def test_options(self):
        self.assertEqual(quinta.Game("teeko", goals="advanced").options, "teeko goals=advanced")
        for name in NAMES:
            for option in quinta.game_info(name).options:
                self.assertEqual(bool(option.choices), option.least is None)
                value = option.choices[-1] if option.choices else option.most
                self.assertIn(option.name, quinta.Game(name, **{option.name: value}).options + option.name)

    def test_perft(self):
        self.assertEqual(quinta.Game("neutreeko").perft(0), 1)
        for name in NAMES:
            game = quinta.Game(name)
            self.assertEqual(game.perft(2), sum(quinta.Game(name, position).perft(1)
                                                for position in game.next_positions().values()))
        self.assertEqual(quinta.Game("teeko").perft(5), 25 * 24 * 23 * 22 * 21)

    def test_bad_input_says_why_and_changes_nothing(self):
        game = quinta.Game("teeko")
        for wrong, reason in [("", "''"), ("zz", "zz"), ("c3-c4", "c3"), ("\0", "x00"), ("c3" * 9999, "'")]:
            with self.assertRaisesRegex(quinta.IllegalMove, reason):
                game.play(wrong)
            with self.assertRaises(quinta.IllegalMove):
                game.steps(wrong)
        for wrong in ("", "x", "5/5/5/5/5", "5/5/5/5/5 3", "bbbbb/5/5/5/5 1", "5/5/5/5/5 1 more"):
            with self.assertRaises(quinta.Error):
                quinta.Game("teeko", wrong)
            with self.assertRaises(quinta.Error):
                game.set_up(wrong)
        self.assertEqual((game.ply, game.position), (0, "5/5/5/5/5 1"))
        for wrong, reason in [("chess", "unknown game 'chess'"), ("", "no game named"),
                              ("teko", "did you mean 'teeko'"), ("teeko goals=none", "standard or advanced"),
                              ("teeko size=3", "size")]:
            with self.assertRaisesRegex(quinta.Error, reason):
                quinta.Game(wrong)
        for wrong in (lambda: quinta.Game(), lambda: quinta.Game(3), lambda: game.play(None),
                      lambda: game.perft("x"), lambda: game.svg(640)):
            self.assertRaises(TypeError, wrong)
        for wrong in (lambda: game.perft(-1), lambda: game.svg(theme="pink"), lambda: game.svg(size=1),
                      lambda: game.resign("third"), lambda: quinta.players("go")):
            self.assertRaises(quinta.Error, wrong)
        self.assertTrue(issubclass(quinta.IllegalMove, quinta.Error) and issubclass(quinta.Error, ValueError))


class PictureTest(unittest.TestCase):
    def test_every_game_as_svg(self):
        for name in NAMES:
            game = played(name, 4)
            for text in (game.svg(), game._repr_svg_(), game.svg(theme="dark", size=100, labels=False, flipped=True)):
                self.assertTrue(xml.fromstring(text).tag.endswith("svg"), name)
            self.assertIn(game.svg(), game.html())
            self.assertNotEqual(game.svg(theme="dark"), game.svg())


class RecordTest(unittest.TestCase):
    def test_every_game_there_and_back(self):
        for name in NAMES:
            game = played(name, 12)
            text = str(quinta.record_of(game, "Ada", "Ben"))
            (record,) = quinta.read_records(text)
            self.assertEqual(str(record), text)
            self.assertEqual(record.tags["First"], "Ada")
            self.assertEqual(record.replay().moves, game.moves)
            self.assertEqual([move.text for move in record.moves], game.moves)

    def test_comments_and_variations(self):
        record = quinta.record_of(quinta.Game("teeko"))
        record.moves = [quinta.RecordMove("c3", "good", [1], [[quinta.RecordMove("a1", intro="or")]])]
        record.comment = "a game"
        record.set_tag("Event", "test")
        (again,) = quinta.read_records(str(record))
        self.assertEqual(again, record)
        self.assertEqual(again.moves[0].variations[0][0].intro, "or")
        self.assertEqual(again.replay().moves, ["c3"])

    def test_what_can_be_read_is_not_lost(self):
        good = '[Game "teeko"]\n\n1. c3 *\n\n'
        with self.assertRaisesRegex(quinta.RecordError, r"line \d+, column \d+") as caught:
            quinta.read_records(good + '[Game "teeko"]\n\n1. c3 {never closed')
        self.assertEqual(len(caught.exception.records), 2)
        (record,) = quinta.read_records('[Game "teeko"] 1. c3 c3')
        with self.assertRaisesRegex(quinta.RecordError, "turn 2: c3 is occupied") as caught:
            record.replay()
        self.assertEqual(caught.exception.game.moves, ["c3"])
        (record,) = quinta.read_records('[Game "chess"] 1. e4')
        with self.assertRaises(quinta.RecordError) as caught:
            record.replay()
        self.assertIsNone(caught.exception.game)
        self.assertRaises(quinta.Error, record.set_tag, "a b", "")
        self.assertEqual(quinta.read_records(""), [])


if __name__ == "__main__":
    unittest.main()
