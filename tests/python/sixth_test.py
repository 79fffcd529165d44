"""A game that is a folder and a line in the list is there in Python, with nothing added."""

import random
import unittest

import quinta

GAME = "hexline"


class SixthTest(unittest.TestCase):
    def test_it_is_in_the_list(self):
        self.assertEqual(quinta.games()[-1].name, GAME)

    def test_it_is_played_shown_and_written_down(self):
        game = quinta.Game(GAME, side=3)
        chance = random.Random(1)
        while not game.is_over:
            game.play(chance.choice(game.legal_moves()))
        self.assertIn("<svg", game.svg())
        self.assertEqual(quinta.read_records(str(quinta.record_of(game)))[0].replay().moves, game.moves)

    def test_it_is_studied(self):
        game = quinta.Game("hexline side=3", "3/4/rrr2/4/bbb 1")
        self.assertEqual(quinta.Engine(game).analyse(game, nodes=2000).best_move, "c4")
        self.assertEqual(quinta.Oracle(game).values(game).best, ["c4"])
        self.assertEqual(len(quinta.play_match(game, ["level3", "random"]).games), 2)

    def test_programs_learn_it(self):
        env = quinta.VectorEnv(GAME, 3)
        self.assertEqual((env.num_actions, env.observation_shape), (169, (4, 15, 15)))
        for _ in range(200):
            env.step(env.random_actions())
        env = quinta.TurnEnv("hexline side=3")
        for agent in env.agent_iter():
            observation, _, is_ended, _, _ = env.last()
            env.step(None if is_ended else env.action_space(agent).sample(observation["action_mask"]))
        self.assertTrue(env.game().is_over)


if __name__ == "__main__":
    unittest.main()
