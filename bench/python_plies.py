#!/usr/bin/python3
"""How many random plies a second Python plays: many games in step, and one game at a time.

usage: PYTHONPATH=build/dev/python bench/python_plies.py [SECONDS] [GAME ...]

`step` plays random_actions() in 1024 games; `chosen` draws them in Python from legal_actions() with
NumPy; `seen` also asks for observations and the mask. `one` is a loop over Game.legal_moves() and
Game.play(), `turn` the same over TurnEnv. Times are of the processor, so that others do not count.
"""

import random
import sys
import time

import quinta

try:
    import numpy
except ImportError:
    numpy = None

GAMES = 1024


def speed(seconds, play):
    """Plies a second of `play()`, which says how many it has played."""
    plies, start = 0, time.process_time()
    while time.process_time() - start < seconds or not plies:
        plies += play()
    return plies / (time.process_time() - start)


def step(env):
    env.step(env.random_actions())
    return GAMES


def chosen(env, chance):
    begin, actions = env.legal_actions()
    counts = begin[1:] - begin[:-1]
    env.step(actions[begin[:-1] + (chance.random(GAMES) * counts).astype(numpy.int64)])
    return GAMES


def seen(env):
    env.observe()
    env.legal_mask()
    return step(env)


def one(name):
    game, plies = quinta.Game(name), 0
    while plies < 300 and not game.is_over:
        game.play(random.choice(game.legal_moves()))
        plies += 1
    return plies


def turn(env):
    plies = 0
    env.reset()
    for _ in env.agent_iter(300):
        observation, _, is_ended, is_cut, _ = env.last()
        if is_ended or is_cut:
            return plies
        mask = observation["action_mask"]
        env.step(int(random.choice(mask.nonzero()[0])) if numpy else
                 random.choice([action for action, is_legal in enumerate(mask) if is_legal]))
        plies += 1
    return plies


def main(arguments):
    seconds = float(arguments[0]) if arguments else 1.0
    names = arguments[1:] or [game.name for game in quinta.games()]
    print(f"{'plies a second':16}{'step':>10}{'chosen':>10}{'seen':>10}{'one':>10}{'turn':>10}{'step/one':>10}")
    for name in names:
        env = quinta.VectorEnv(name, GAMES, seed=1)
        chance = numpy.random.default_rng(1) if numpy else None
        found = [speed(seconds, lambda: step(env)),
                 speed(seconds, lambda: chosen(env, chance)) if numpy else float("nan"),
                 speed(seconds, lambda: seen(env)),
                 speed(seconds, lambda: one(name)),
                 speed(seconds, lambda: turn(quinta.TurnEnv(name)))]
        print(f"{name:16}" + "".join(f"{each:10,.0f}" for each in found) + f"{found[0] / found[3]:10.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
