"""Environments for programs that learn: many games in step, and one game of agents that take turns."""

import os
import random
import subprocess
import sys
import unittest

import quinta

try:
    import numpy
except ImportError:
    numpy = None

NAMES = [game.name for game in quinta.games()]


def mask_rows(env):
    """For each game the set of its legal actions, by the mask."""
    flat = memoryview(env.legal_mask()).cast("B").tolist()
    return [{action for action in range(env.num_actions) if flat[game * env.num_actions + action]}
            for game in range(len(env))]


class VectorEnvTest(unittest.TestCase):
    def test_every_game_by_random_actions(self):
        for name in NAMES:
            env = quinta.VectorEnv(name, 4, seed=5, most_plies=40)
            ends = cuts = 0
            for _ in range(45):
                rewards, ended, cut = env.step(env.random_actions())
                for game in range(4):
                    total = rewards[game, 0] + rewards[game, 1]
                    self.assertEqual(total, 0)
                    self.assertFalse(not ended[game] and rewards[game, 0] != 0)
                ends += sum(map(bool, ended))
                cuts += sum(map(bool, cut))
            self.assertGreater(ends + cuts, 0, name)

    def test_the_mask_is_what_is_legal(self):
        for name in NAMES:
            env = quinta.VectorEnv(name, 3, seed=1)
            for _ in range(5):
                begin, actions = map(list, env.legal_actions())
                for number, row in enumerate(mask_rows(env)):
                    moves = {env.move_of(number, action) for action in row} if len(row) < 60 else None
                    self.assertEqual(row, set(actions[begin[number]:begin[number + 1]]))
                    game = env.game(number)
                    self.assertEqual(len(row), len(game.legal_moves()))
                    if moves:
                        self.assertEqual(moves, set(game.legal_moves()))
                    move = random.Random(number).choice(game.legal_moves())
                    self.assertEqual(env.move_of(number, env.action_of(number, move)), move)
                env.step(env.random_actions())

    def test_observations(self):
        for name in NAMES:
            env = quinta.VectorEnv(name, 2, seed=9)
            for _ in range(4):
                env.step(env.random_actions())
            planes, rows, columns = env.observation_shape
            self.assertEqual(planes, len(env.planes))
            seen = memoryview(env.observe())
            self.assertEqual(seen.shape, (2, planes, rows, columns))
            game = env.game(1)
            own = sum(piece.side == game.side_to_move for piece in game.pieces().values())
            own_plane = [seen[1, 0, row, column] for row in range(rows) for column in range(columns)]
            self.assertEqual(sum(own_plane), own)
            board = env.planes.index("board")
            self.assertEqual(sum(seen[1, board, row, column] for row in range(rows) for column in range(columns)),
                             len(game.cells))
            others = memoryview(env.observe("second" if game.side_to_move == "first" else "first"))
            self.assertEqual([others[1, 1, row, column] for row in range(rows) for column in range(columns)],
                             own_plane)

    def test_it_is_the_same_again(self):
        def sums(threads):
            env = quinta.VectorEnv("neutreeko", 100, seed=3, threads=threads)
            return [float(sum(env.step(env.random_actions())[0][game, 0] for game in range(100))) for _ in range(60)]
        self.assertEqual(sums(1), sums(2))
        self.assertTrue(any(sums(1)))

    def test_without_restarts_games_stay_ended(self):
        env = quinta.VectorEnv("trike side=5", 2, restarts=False)
        for _ in range(40):
            actions = env.random_actions()
            if list(actions) == [-1, -1]:
                break
            env.step(actions)
        self.assertEqual(list(env.random_actions()), [-1, -1])
        self.assertTrue(env.game(0).is_over)
        self.assertEqual(mask_rows(env), [set(), set()])
        with self.assertRaisesRegex(quinta.IllegalMove, "game 0 has ended"):
            env.step([0, 0])
        with self.assertRaisesRegex(quinta.Error, "^3 actions for 2 games; give one for each$"):
            env.step([0, 0, 0])
        env.restart_ended()
        self.assertEqual(env.game(0).ply, 0)

    def test_actions_may_be_any_whole_numbers(self):
        env = quinta.VectorEnv("teeko", 2)
        env.step([0, 1])
        env.step((2, 3))
        env.step(memoryview(b"\4\5"))
        if numpy:
            env.step(numpy.array([6, 7], dtype=numpy.int64))
            env.step(numpy.array([8, 0, 9, 0], dtype=numpy.uint8)[::2])
        self.assertEqual(env.game(0).moves[:3], ["a1", "c1", "e1"])

    def test_bad_input_changes_nothing(self):
        env = quinta.VectorEnv("teeko", 2)
        for wrong, error in [([0], quinta.Error), ([], quinta.Error), ([0, 650], quinta.Error), ([0, -1], quinta.Error),
                             ([0, 1 << 80], quinta.Error), ([0, -(1 << 80)], quinta.Error), ([0, 0.5], TypeError),
                             ([0, None], TypeError), (5, TypeError), ("01", TypeError),
                             (memoryview(b"1234").cast("f"), quinta.Error)]:
            self.assertRaises(error, env.step, wrong)
        if numpy:
            self.assertRaises(quinta.Error, env.step, numpy.zeros((2, 2), dtype=int))
            self.assertRaises(quinta.Error, env.step, numpy.array([0, 1 << 40]))
        self.assertEqual([env.game(0).ply, env.game(1).ply], [0, 0])
        for number in (-1, 2):
            self.assertRaises(IndexError, env.game, number)
        self.assertRaises(quinta.IllegalMove, env.move_of, 0, 649)
        self.assertRaises(quinta.IllegalMove, env.action_of, 0, "zz")
        self.assertRaises(quinta.Error, env.observe, "third")
        for more in ({"games": 0}, {"games": 1 << 30}, {"most_plies": 0}, {"threads": 0}, {"position": "x"}):
            self.assertRaises(quinta.Error, quinta.VectorEnv, "teeko", **more)
        self.assertRaises(quinta.Error, quinta.VectorEnv, "go")


class TurnEnvTest(unittest.TestCase):
    def play(self, env, chance):
        """A random game by the loop that everybody writes; the rewards that the agents were told."""
        told = {agent: 0.0 for agent in env.possible_agents}
        for agent in env.agent_iter():
            observation, reward, is_ended, is_cut, _ = env.last()
            told[agent] += reward
            if is_ended or is_cut:
                env.step(None)
                continue
            legal = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
            env.step(chance.choice(legal))
        return told

    def test_every_game(self):
        for name in NAMES:
            env = quinta.TurnEnv(name, most_plies=300)
            for seed in range(2):
                env.reset(seed)
                told = self.play(env, random.Random(seed))
                game = env.game()
                self.assertEqual(told, env.total_rewards)
                expected = {None: 0.0, "first": 1.0, "second": -1.0}[game.winner]
                self.assertEqual(told, {"first": expected, "second": -expected})
                self.assertTrue(game.is_over or game.ply == 300)
                self.assertEqual(env.agents, [])
                self.assertRaises(quinta.Error, env.step, 0)

    def test_spaces_and_observations(self):
        env = quinta.TurnEnv("trike")
        self.assertEqual(env.action_space("first").n, quinta.VectorEnv("trike").num_actions)
        seen = env.observe("first")
        self.assertEqual(memoryview(seen["observation"]).shape, env.observation_space("first").shape)
        self.assertTrue(any(seen["action_mask"]))
        self.assertFalse(any(env.observe("second")["action_mask"]))
        action = env.action_of("c3")
        self.assertEqual(env.move_of(action), "c3")
        env.step(action)
        self.assertEqual(env.agent_selection, "second")
        self.assertTrue(env.render().startswith("<svg"))
        env.close()

    def test_whose_turn_it_is_need_not_alternate(self):
        env = quinta.TurnEnv("teeko drops=own1")
        turns = []
        for agent in env.agent_iter(6):
            turns.append(agent)
            env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
        self.assertNotEqual(turns, ["first", "second"] * 3)

    def test_bad_input(self):
        env = quinta.TurnEnv("teeko")
        self.assertRaises(quinta.Error, env.step, None)
        self.assertRaises(quinta.IllegalMove, env.step, 650)
        self.assertRaises(quinta.Error, env.observe, "third")
        self.assertRaises(quinta.Error, quinta.Discrete(2).sample, [0, 0])
        env = quinta.TurnEnv("teeko", most_plies=1)
        env.step(0)
        self.assertEqual(env.truncations, {"first": True, "second": True})
        self.assertRaises(quinta.Error, env.step, 3)


class WithoutNumPyTest(unittest.TestCase):
    @unittest.skipIf(numpy is None, "there is no NumPy to be left out")
    def test_the_same_tests_pass(self):
        hidden = ("import sys; sys.modules['numpy'] = None; import unittest; sys.argv[1:] = [];"
                  f"sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r});"
                  "import env_test; assert env_test.numpy is None; unittest.main(env_test)")
        done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("skipped=1", done.stderr)


if __name__ == "__main__":
    unittest.main()
