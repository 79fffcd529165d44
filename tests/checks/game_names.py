#!/usr/bin/python3
"""Fails when a file outside src/games/ names a game: a further game is a folder and a line in the list.

usage: game_names.py PROJECT_FOLDER | game_names.py --list PROJECT_FOLDER | game_names.py --self-test

The games are the folders under src/games. LEFT holds the files that are still to be cleaned; one that is clean
must leave it.
"""

import os
import pathlib
import re
import sys
import tempfile

FOLDERS = ["src", "web/src", "bench", "fuzz", "tools"]
SKIPPED = {"__pycache__", "node_modules"}
LEFT = pathlib.Path(__file__).with_name("game_names_left.txt")


def files_of(root):
    for top in FOLDERS:
        for folder, subfolders, names in os.walk(root / top):
            subfolders[:] = sorted(set(subfolders) - SKIPPED)
            if pathlib.Path(folder) == root / "src":
                subfolders.remove("games")
            for name in sorted(names):
                yield pathlib.Path(folder, name)


def naming(root):
    """Each file that names a game, in its text or its own name, with the first place."""
    games = sorted(path.name for path in (root / "src/games").iterdir() if path.is_dir())
    pattern = re.compile("|".join(map(re.escape, games)), re.IGNORECASE)
    found = {}
    for file in files_of(root):
        name = str(file.relative_to(root))
        text = file.read_text(encoding="utf-8", errors="replace")
        if match := pattern.search(text):
            found[name] = f"{name}:{text.count(chr(10), 0, match.start()) + 1}: names {match[0]}"
        elif match := pattern.search(name):
            found[name] = f"{name}: is named after {match[0]}"
    return found


def check(root, left):
    found = naming(root)
    new = [complaint for name, complaint in found.items() if name not in left]
    return new + [f"{name}: is clean, take it off {LEFT.name}" for name in left if name not in found]


def self_test():
    files = {"src/games/chess/chess.cpp": "chess", "src/cli/a.cpp": "int x;\n// Chess\n", "tools/chess_table": "",
             "src/cli/b.cpp": "draughts", "src/cli/c.cpp": "chess", "docs/d.md": "chess"}
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        found = check(root, ["src/cli/b.cpp", "src/cli/c.cpp"])
    expected = ["src/cli/a.cpp:2: names Chess", "tools/chess_table: is named after chess",
                f"src/cli/b.cpp: is clean, take it off {LEFT.name}"]
    return [] if found == expected else [f"complained: {found}"]


def main(arguments):
    if arguments[0] == "--list":
        found = sorted(naming(pathlib.Path(arguments[1])))
    elif arguments[0] == "--self-test":
        found = self_test()
    else:
        left = LEFT.read_text().split() if LEFT.exists() else []
        found = check(pathlib.Path(arguments[0]), left)
    print("\n".join(found) or "ok")
    return 1 if found and arguments[0] != "--list" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
