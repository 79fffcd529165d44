"""Engines, proofs, tables, players and matches from Python."""

import pathlib
import tempfile
import unittest

import quinta

NAMES = [game.name for game in quinta.games()]
SMALL = "neutreeko board=4x4"  # solved in a moment
TINY = "taiji size=3"          # proved in a moment


class StudyTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-test-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name


class EngineTest(StudyTest):
    def test_every_game_has_an_engine(self):
        for name in NAMES:
            game = quinta.Game(name)
            engine = quinta.Engine(name, uses_solution=False, memory=1 << 20)
            analysis = engine.analyse(game, nodes=300, lines=2)
            self.assertEqual(len(analysis.lines), 2)
            self.assertIn(analysis.best_move, game.legal_moves())
            self.assertGreater(analysis.nodes, 0)
            self.assertTrue(0 <= analysis.evaluation.expectation <= 1)
            self.assertRegex(str(analysis.evaluation), r"\((estimate|proved)\)")
            other = quinta.Engine(name, uses_solution=False, memory=1 << 20)
            self.assertEqual(other.analyse(game, nodes=300, lines=2).best_move, analysis.best_move)

    def test_the_callback_hears_of_the_way(self):
        heard = []
        game = quinta.Game("teeko")
        analysis = quinta.Engine(game, uses_solution=False).analyse(game, depth=4, on_update=heard.append)
        self.assertEqual([each.depth for each in heard], [1, 2, 3, 4])
        self.assertEqual(heard[-1].best_move, analysis.best_move)

    def test_a_callback_that_raises_ends_the_thinking(self):
        def refuse(analysis):
            raise ZeroDivisionError("enough")
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        with self.assertRaisesRegex(ZeroDivisionError, "enough"):
            engine.analyse(game, seconds=600, on_update=refuse)
        self.assertIn(engine.analyse(game, nodes=100).best_move, game.legal_moves())

    def test_a_callback_cannot_use_the_same_engine(self):
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        with self.assertRaisesRegex(RuntimeError, "its own callback"):
            engine.analyse(game, seconds=600, on_update=lambda _: engine.analyse(game, nodes=10))
        other = quinta.Engine(game, uses_solution=False)
        engine.analyse(game, depth=2, on_update=lambda _: other.analyse(game, nodes=10))

    def test_review(self):
        record = quinta.read_records("1. a1-d4 b1-d3 2. c1-a3 a2-a1", game=SMALL)[0]
        game = record.replay()
        heard = []
        verdicts = quinta.Engine(game, tables=self.folder).review(game, nodes=100, on_update=heard.append)
        self.assertEqual([verdict.move for verdict in verdicts], game.moves)
        self.assertEqual(len(heard), len(verdicts))
        faulty = [verdict for verdict in verdicts if verdict.fault]
        self.assertEqual([verdict.fault for verdict in faulty], ["blunder"] * 3)
        self.assertEqual(str(faulty[0]), "loses in 4 (proved); better a2-c2: draws (proved)")
        self.assertEqual(faulty[0].line[0], faulty[0].better)
        self.assertIn("{", str(quinta.annotate(record, verdicts)))
        self.assertRaises(quinta.Error, quinta.annotate, quinta.Record(), verdicts)

    def test_bad_input(self):
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        for limits in ({"nodes": 0}, {"seconds": 0}, {"seconds": float("nan")}, {"seconds": -1}, {"depth": 0},
                       {"lines": 0}, {"threads": 0}, {"threads": 257}):
            with self.assertRaisesRegex(quinta.Error, next(iter(limits))):
                engine.analyse(game, **limits)
        for limits in ({"nodes": -1}, {"nodes": "x"}, {"on_update": 3, "depth": 1}, {"speed": 1}):
            self.assertRaises(TypeError, engine.analyse, game, **limits)
        with self.assertRaisesRegex(quinta.Error, "this engine is for 'teeko', not for 'neutreeko'"):
            engine.analyse(quinta.Game("neutreeko"))
        game.resign()
        with self.assertRaisesRegex(quinta.Error, "the game is over: Black resigned"):
            engine.analyse(game)
        self.assertRaises(quinta.Error, quinta.Engine, "chess")
        self.assertRaises(quinta.Error, quinta.Engine, "teeko", memory=0)
        self.assertRaises(TypeError, quinta.Engine, 5)


class OracleTest(StudyTest):
    def test_a_table_is_built_kept_and_verified(self):
        oracle = quinta.Oracle(SMALL, tables=self.folder)
        store = quinta.TableStore(self.folder)
        self.assertEqual((oracle.tables, oracle.folder, store.list()), ([SMALL], self.folder, []))
        heard = []
        oracle.prepare(threads=2, progress=heard.append)
        self.assertTrue(heard and all(0 <= part <= 1 for part in heard))
        (file,) = store.list()
        self.assertEqual((file.name, file.error, file.path), (SMALL, "", store.path(SMALL)))
        checked = oracle.verify(threads=2)
        self.assertEqual((checked.wrong, checked.has_reference), ("", True))
        report = oracle.report()
        self.assertEqual(quinta.Oracle(SMALL, tables=self.folder).value(quinta.Game(SMALL, report.position)).plies,
                         report.longest)
        self.assertEqual(sum(report.plies) + report.draws, report.wins + report.losses + report.draws)
        store.remove(SMALL)
        self.assertEqual(store.list(), [])

    def test_a_damaged_table_is_named(self):
        store = quinta.TableStore(self.folder)
        quinta.Oracle(SMALL, tables=self.folder).prepare()
        file = pathlib.Path(store.path(SMALL))
        file.write_bytes(file.read_bytes()[:-7])
        self.assertNotEqual(store.list()[0].error, "")
        file.unlink()
        file.mkdir()  # where no file can be written
        with self.assertWarnsRegex(RuntimeWarning, "neutreeko"):
            quinta.Oracle(SMALL, tables=self.folder).prepare()

    def test_values(self):
        oracle = quinta.Oracle(TINY)
        game = quinta.Game(TINY)
        values = oracle.values(game)
        self.assertEqual(list(values.moves), game.legal_moves())
        self.assertEqual(values.position.winner, "second")
        for move in values.best:
            after = game.copy()
            after.play(move)
            self.assertEqual(oracle.value(after).winner, "second")
        self.assertRegex(str(values), "^loses: ")
        self.assertEqual((values.position.describe("first"), values.position.describe("second")), ("loses", "wins"))
        self.assertEqual(values.position, oracle.value(game))
        self.assertEqual(hash(values.position), hash(oracle.value(game)))
        self.assertIsNone(oracle.report())
        self.assertIsNone(oracle.verify())

    def test_what_is_out_of_reach_is_none(self):
        oracle = quinta.Oracle("taiji size=11")
        game = quinta.Game("taiji size=11")
        self.assertIsNone(oracle.value(game, nodes=50))
        self.assertEqual(oracle.values(game, nodes=50).best, [])

    def test_batches_agree_with_single_questions(self):
        for name in (SMALL, TINY):
            oracle = quinta.Oracle(name, tables=self.folder)
            positions = list(quinta.Game(name).next_positions().values())
            single = [oracle.value(quinta.Game(name, position)) for position in positions]
            for threads in (1, 3):
                self.assertEqual(oracle.batch(positions, threads=threads), single)
            self.assertEqual(oracle.batch([quinta.Game(name)] + positions)[1:], single)
            self.assertEqual(oracle.batch([]), [])

    def test_bad_input(self):
        oracle = quinta.Oracle(TINY)
        with self.assertRaisesRegex(quinta.Error, "position 1: "):
            oracle.batch([quinta.Game(TINY).position, "nonsense"])
        with self.assertRaisesRegex(quinta.Error, "this oracle is for"):
            oracle.batch([quinta.Game("teeko")])
        with self.assertRaisesRegex(quinta.Error, "this oracle is for"):
            oracle.value(quinta.Game("taiji size=4"))
        for wrong in (TINY, 3, [3]):
            self.assertRaises((TypeError, RuntimeError), oracle.batch, wrong)
        self.assertRaises(quinta.Error, oracle.value, quinta.Game(TINY), threads=0)
        self.assertRaises(quinta.Error, quinta.Oracle, TINY, memory=5)


class PlayerTest(StudyTest):
    def test_every_player_of_every_game(self):
        for name in NAMES:
            game = quinta.Game(name)
            for info in quinta.players(name):
                if info.name in ("engine", "perfect", "level9", "level10"):
                    continue  # they take their time, or a table
                player = quinta.Player(info.name, game, seed=3)
                move = player.choose(game)
                self.assertIn(move, game.legal_moves())
                self.assertEqual(quinta.Player(info.name, name, seed=3).choose(game), move)

    def test_a_perfect_player(self):
        game = quinta.Game(SMALL)
        player = quinta.Player("perfect", game, tables=self.folder)
        player.prepare()
        self.assertIn(player.choose(game), quinta.Oracle(SMALL, tables=self.folder).values(game).best)

    def test_bad_input(self):
        game = quinta.Game("teeko")
        with self.assertRaisesRegex(quinta.Error, "levels are level1"):
            quinta.Player("level11", game)
        with self.assertRaisesRegex(quinta.Error, "this player is for 'teeko'"):
            quinta.Player("level1", game).choose(quinta.Game("trike"))
        game.resign()
        self.assertRaises(quinta.Error, quinta.Player("level1", "teeko").choose, game)


class MatchTest(StudyTest):
    def test_a_match(self):
        heard = []
        result = quinta.play_match("trike side=5", ["classic2", "random", "strong=level4"], games=4, seed=7, jobs=2,
                                   on_game=heard.append)
        self.assertEqual(len(result.games), 12)
        self.assertEqual(heard, result.games)
        self.assertEqual({standing.name for standing in result.standings}, {"classic2", "random", "strong"})
        for standing in result.standings:
            self.assertEqual(standing.wins + standing.draws + standing.losses, 8)
            self.assertTrue(0 <= standing.score.low <= standing.score.value <= standing.score.high <= 1)
        points = [standing.score.value for standing in result.standings]
        self.assertEqual((points, result.standings[0].name), (sorted(points, reverse=True), "strong"))
        for record in result.games:
            self.assertTrue(record.replay().is_over)
        again = quinta.play_match("trike side=5", ["classic2", "random", "strong=level4"], games=4, seed=7)
        self.assertEqual(again.games, result.games)

    def test_a_sequential_test_ends_early(self):
        result = quinta.play_match("trike side=5", ["level6", "random"], games=1000, sprt=(0, 200))
        self.assertIs(result.is_stronger, True)
        self.assertLess(len(result.games), 1000)

    def test_a_callback_that_raises_ends_the_match(self):
        def refuse(record):
            raise KeyError("enough")
        with self.assertRaisesRegex(KeyError, "enough"):
            quinta.play_match("teeko", ["random", "classic1"], games=100_000, on_game=refuse)
        with self.assertRaisesRegex(quinta.Error, "^a match needs two players$"):
            quinta.play_match("teeko", ["random"])

    def test_bad_input(self):
        for players, more in [(["random"], {}), (["random", "random"], {}), (["random", "nobody"], {}),
                              (["random", "level1"], {"games": 0}), (["random", "level1"], {"jobs": 0}),
                              (["random", "level1"], {"opening_plies": 999}),
                              (["random", "level1"], {"sprt": (5, 1)}), (["random", "level1"], {"seconds": -1})]:
            with self.assertRaises(quinta.Error, msg=f"{players} {more}"):
                quinta.play_match("teeko", players, **more)
        for command in ("false", "./no-such-program"):
            with self.assertRaisesRegex(quinta.Error, "other: "):
                quinta.play_match("teeko", ["random", f"other=cmd:{command}"])
        self.assertRaises(quinta.Error, quinta.play_match, "go", ["random", "level1"])
        self.assertRaises(TypeError, quinta.play_match, "teeko", "random")


if __name__ == "__main__":
    unittest.main()
