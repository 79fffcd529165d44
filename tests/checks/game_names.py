#!/usr/bin/python3
"""Fails when a file outside src/games/ names a game: a further game is a folder and a line in the list.

usage: game_names.py PROJECT_FOLDER | game_names.py --self-test

The games are the folders under src/games.
"""

import os
import pathlib
import re
import sys
import tempfile

FOLDERS = ["src", "web/src", "web/packages/core/src", "bench", "fuzz", "tools"]
SKIPPED = {"__pycache__", "node_modules"}


def files_of(root):
    for top in FOLDERS:
        for folder, subfolders, names in os.walk(root / top):
            subfolders[:] = sorted(set(subfolders) - SKIPPED)
            if pathlib.Path(folder) == root / "src":
                subfolders.remove("games")
            for name in sorted(names):
                yield pathlib.Path(folder, name)


def check(root):
    """The first place in each file that names a game, in its text or its own name."""
    games = sorted(path.name for path in (root / "src/games").iterdir() if path.is_dir())
    pattern = re.compile("|".join(map(re.escape, games)), re.IGNORECASE)
    found = []
    for file in files_of(root):
        name = str(file.relative_to(root))
        text = file.read_text(encoding="utf-8", errors="replace")
        if match := pattern.search(text):
            found.append(f"{name}:{text.count(chr(10), 0, match.start()) + 1}: names {match[0]}")
        elif match := pattern.search(name):
            found.append(f"{name}: is named after {match[0]}")
    return found


def self_test():
    files = {"src/games/chess/chess.cpp": "chess", "src/cli/a.cpp": "int x;\n// Chess\n", "tools/chess_table": "",
             "src/cli/b.cpp": "draughts", "docs/d.md": "chess"}
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        found = check(root)
    expected = ["src/cli/a.cpp:2: names Chess", "tools/chess_table: is named after chess"]
    return [] if found == expected else [f"complained: {found}"]


def main(argument):
    found = self_test() if argument == "--self-test" else check(pathlib.Path(argument))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
