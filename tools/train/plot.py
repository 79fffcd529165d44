#!/usr/bin/env python3
"""Draws how a net got better, from the trainer's log.

usage: plot.py LOG.csv > PLOT.svg
"""

import csv
import sys

CURVES = {
    "winner": ("the winner, where it is proved", "#1f77b4"),
    "wins": ("the first move is a proved win", "#2ca02c"),
    "search": ("the first move is the search's", "#d62728"),
}
WIDTH, HEIGHT, LEFT, TOP = 640, 320, 48, 16
HIGH = 1.0


def x_of(seconds, most):
    return LEFT + (WIDTH - LEFT - 16) * seconds / most


def y_of(share, low):
    return TOP + (HEIGHT - TOP - 40) * (HIGH - share) / (HIGH - low)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__.strip().splitlines()[-1])
    with open(sys.argv[1], newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    most = max(float(line["seconds"]) for line in lines)
    tenths = min(4, *(int(10 * float(line[name])) for line in lines for name in CURVES))
    low = tenths / 10
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
           'font-family="sans-serif" font-size="12">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for tenth in range(tenths, 11):
        y = y_of(tenth / 10, low)
        out.append(f'<path d="M{LEFT} {y:.0f}H{WIDTH - 16}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{10 * tenth} %</text>')
    for seconds in range(0, int(most) + 1, 100):
        out.append(f'<text x="{x_of(seconds, most):.0f}" y="{HEIGHT - 22}" '
                   f'text-anchor="middle">{seconds} s</text>')
    for number, (name, (label, colour)) in enumerate(CURVES.items()):
        points = " ".join(f'{x_of(float(line["seconds"]), most):.1f},'
                          f'{y_of(float(line[name]), low):.1f}'
                          for line in lines)
        out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
                   f'<text x="{LEFT + 10 + 200 * number}" y="{HEIGHT - 4}" fill="{colour}">'
                   f'{label}</text>')
    print("\n".join(out + ["</svg>"]))


if __name__ == "__main__":
    main()
