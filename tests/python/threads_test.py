"""Long work leaves the interpreter to others, stops for Ctrl-C, and two threads may use one object."""

import os
import signal
import tempfile
import threading
import time
import unittest

import quinta


def in_threads(count, work):
    """Calls work(number) in so many threads at once; what they raised."""
    errors = []

    def run(number):
        try:
            work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


class LockTest(unittest.TestCase):
    def test_others_go_on_while_an_engine_thinks(self):
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        done = threading.Event()
        turns = 0

        def wait_for_a_thousand_turns(_):
            done.wait(60)

        def count():
            nonlocal turns
            for _ in range(1000):
                turns += len(quinta.Game("teeko").legal_moves()) // 25
            done.set()

        counter = threading.Thread(target=count)
        counter.start()
        engine.analyse(game, depth=1, on_update=wait_for_a_thousand_turns)  # ends only when `count` did
        counter.join()
        self.assertTrue(done.is_set())
        self.assertEqual(turns, 1000)


class SharingTest(unittest.TestCase):
    def test_one_engine(self):
        game = quinta.Game("trike side=7")
        engine = quinta.Engine(game)
        found = []
        self.assertEqual(in_threads(4, lambda number: found.append(engine.analyse(game, nodes=500).best_move)), [])
        self.assertEqual(len(found), 4)

    def test_one_oracle_and_one_player(self):
        game = quinta.Game("taiji size=3")
        oracle, player = quinta.Oracle(game), quinta.Player("level3", game)
        expected = oracle.value(game)
        positions = list(game.next_positions().values())

        def work(number):
            assert oracle.value(game) == expected
            assert len(oracle.batch(positions, threads=2)) == len(positions)
            assert player.choose(game) in game.legal_moves()
        self.assertEqual(in_threads(4, work), [])

    def test_one_game(self):
        game = quinta.Game("neutreeko")

        def work(number):
            for _ in range(50):
                try:
                    game.play(game.legal_moves()[number])
                except (quinta.IllegalMove, IndexError):
                    pass  # another thread has moved meanwhile
                game.perft(1)
                game.undo()
        self.assertEqual(in_threads(4, work), [])
        while game.undo():
            pass
        self.assertEqual(game.position, quinta.Game("neutreeko").position)

    def test_one_environment(self):
        env = quinta.VectorEnv("teeko", 64, threads=2)

        def work(number):
            for _ in range(30):
                try:
                    env.step(env.random_actions())
                except quinta.IllegalMove:
                    pass  # another thread has moved meanwhile
                env.legal_mask()
                env.observe()
        self.assertEqual(in_threads(4, work), [])
        env.step(env.random_actions())


class InterruptTest(unittest.TestCase):
    def interrupt(self, work):
        """Ctrl-C while `work(started)` is at work, which would go on for hours; it must raise that."""
        ready = threading.Event()
        main = threading.main_thread().ident

        def press():
            ready.wait(60)
            signal.pthread_kill(main, signal.SIGINT)
        thread = threading.Thread(target=press)
        thread.start()
        with self.assertRaises(KeyboardInterrupt):
            work(ready)
            time.sleep(60)  # where the signal comes late
        thread.join()

    def test_an_engine_stops(self):
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        self.interrupt(lambda ready: engine.analyse(game, seconds=9999, on_update=lambda _: ready.set()))
        self.assertIn(engine.analyse(game, nodes=10).best_move, game.legal_moves())

    def test_a_proof_stops(self):
        game = quinta.Game("taiji size=9")
        oracle = quinta.Oracle(game)

        def work(ready):
            ready.set()
            oracle.value(game, seconds=9999)
        self.interrupt(work)

        def batch(ready):
            ready.set()
            oracle.batch([game] * 100, seconds=9999, threads=2)
        self.interrupt(batch)
        self.assertIsNone(oracle.value(game, nodes=10))

    def test_a_table_stops(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        oracle = quinta.Oracle("teeko", tables=folder)
        self.interrupt(lambda ready: oracle.prepare(progress=lambda _: ready.set()))
        self.assertEqual(os.listdir(folder), [])

    def test_counting_stops(self):
        def work(ready):
            ready.set()
            quinta.Game("stlts").perft(9)
        self.interrupt(work)

    def test_a_match_stops(self):
        self.interrupt(lambda ready: quinta.play_match("teeko", ["random", "classic1"], games=100_000,
                                                       opening_plies=0, on_game=lambda _: ready.set()))

    def test_a_player_stops(self):
        game = quinta.Game("trike")
        player = quinta.Player("engine:3600s", game)

        def work(ready):
            ready.set()
            player.choose(game)
        self.interrupt(work)

    def test_who_waits_for_an_object_stops_waiting(self):
        game = quinta.Game("teeko")
        engine = quinta.Engine(game, uses_solution=False)
        at_work, enough = threading.Event(), threading.Event()

        def hold(_):
            at_work.set()
            enough.wait(60)
        thread = threading.Thread(target=lambda: engine.analyse(game, depth=1, on_update=hold))
        thread.start()
        at_work.wait(60)

        def work(ready):
            ready.set()
            engine.analyse(game, depth=1)
        self.interrupt(work)
        enough.set()
        thread.join()


if __name__ == "__main__":
    unittest.main()
