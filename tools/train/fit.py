#!/usr/bin/python3
"""Fits the weights of an evaluation to results of games, by logistic regression.

usage: fit.py FILE... [--unit 400] [--without TERM,TERM...]

The files come from fit_GAME: a line of names, then a line for each position: game, result (0 lost, 1 drawn, 2 won),
how much of so much is left, and the terms of the evaluation. A term has one weight with all that can be left and
another with nothing; in between it is in between. At a score of --unit a side wins 73 of 100 games. Positions of one
game in ten are not learnt: the loss on them tells what the weights are worth.
"""

import argparse

import numpy as np


def read(paths):
    """The names of the terms; game, chance to win and share left of each position; the terms."""
    names, parts = None, []
    for number, path in enumerate(paths):
        with open(path) as file:
            names = file.readline().split()
            rows = np.loadtxt(file, dtype=np.int16)
        parts.append((rows[:, 0].astype(int) + number * 1_000_000, rows[:, 1:]))
    rows = np.concatenate([part[1] for part in parts])
    left = rows[:, 1] / int(names[2].split("/")[1])
    return names[3:], np.concatenate([part[0] for part in parts]), rows[:, 0] / 2, left, rows[:, 2:].astype(np.float32)


def loss(x, y, weights):
    z = x @ weights
    return np.mean(np.logaddexp(0, z) - y * z)


def fit(x, y, rounds=12, decay=1e-4):
    """Newton's method; `decay` for columns of spread 1."""
    spread = x.std(axis=0) + 1e-9
    x = x / spread
    weights = np.zeros(x.shape[1])
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-(x @ weights)))
        slope = x.T @ (p - y) / len(y) + decay * weights
        curve = (x * (p * (1 - p))[:, None]).T @ x / len(y) + decay * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    return weights / spread


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--unit", type=float, default=400)
    parser.add_argument("--without", default="")
    args = parser.parse_args()
    names, game, y, left, terms = read(args.files)
    kept = np.array([name not in args.without.split(",") for name in names])
    terms = terms * kept
    x = np.concatenate([terms * left[:, None], terms * (1 - left)[:, None]], axis=1)
    held = game % 10 == 0
    weights = fit(x[~held], y[~held])
    print(f"{len(y)} positions of {len(np.unique(game))} games; loss {loss(x[~held], y[~held], weights):.4f}, "
          f"of games not learnt {loss(x[held], y[held], weights):.4f}")
    for name, many, few in zip(names, *np.round(args.unit * weights).astype(int).reshape(2, -1)):
        print(f"    {{{many}, {few}}},  // {name}")


if __name__ == "__main__":
    main()
