#!/usr/bin/python3
"""Fails when a folder under src/ includes from, or links, a folder that is not below it.

usage: layers.py SRC_FOLDER | layers.py --self-test
"""

import pathlib
import re
import sys
import tempfile

# Each folder with all that it may know. "rules" stands for those files of games/ that know core
# alone, "games" for all of them.
RULES = ["base", "core"]
SEARCHES = RULES + ["rules", "net", "search", "solver", "record", "analysis"]
THINKING = SEARCHES + ["games", "players"]
MAY_USE = {
    "base": [],
    "core": ["base"],
    "rules": RULES,
    "net": RULES,
    "search": RULES,
    "solver": RULES,
    "record": RULES + ["rules"],
    "picture": RULES,
    "environment": RULES + ["rules"],
    "analysis": SEARCHES,
    "games": SEARCHES,
    "players": THINKING,
    "learn": THINKING,
    "match": THINKING,
    "selfplay": THINKING,
    "cluster": THINKING,
    "protocol": THINKING + ["learn"],
    "app": THINKING + ["learn", "match", "protocol"],
    "terminal": THINKING + ["learn", "match", "protocol", "app"],
    "screen": THINKING + ["learn", "match", "protocol", "app", "terminal"],
    "mcp": THINKING + ["learn", "protocol", "app", "terminal", "picture"],
    "online": RULES + ["rules", "record"],
    "store": RULES + ["rules", "record", "online"],
    "server": RULES + ["rules", "record", "online", "store"],
    "client": RULES + ["rules", "record", "online"],
    "bot": THINKING + ["match", "online", "store", "server", "client"],
    "cli": THINKING + ["learn", "match", "protocol", "app", "terminal", "screen", "mcp", "online",
                       "server", "bot", "picture", "selfplay"],
    "mpi": THINKING + ["learn", "protocol", "cluster", "cli"],
    "wasm": THINKING + ["learn", "match", "protocol"],
}

# What stands on searches and tables, of the files that all games share and of those of one game.
ABOVE_RULES = {"catalogue", "defaults", "bench", "net_file", "prover"}
ABOVE_RULES_OF_A_GAME = {"engine", "evaluation", "guide", "planes", "playout", "self_play", "solution",
                         "tables"}


def layer_of(path):
    """The layer of a file, named from src/."""
    parts = pathlib.PurePosixPath(path).parts
    if parts[0] != "games":
        return parts[0]
    stem = pathlib.PurePosixPath(path).stem
    above = ABOVE_RULES if len(parts) == 2 else ABOVE_RULES_OF_A_GAME
    return "games" if stem in above else "rules"


INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]*)"', re.MULTILINE)
LIBRARY = re.compile(r"^\s*quinta_library\(\s*(\w+)([^)]*)\)", re.MULTILINE)
LINK = re.compile(r"^\s*target_link_libraries\(\s*quinta_(\w+)([^)]*)\)", re.MULTILINE)


def complaint(place, layer, used):
    if used == layer or used in MAY_USE[layer]:
        return []
    return [f"{place}: {layer} must not know {used}"]


def check_includes(src, folder):
    found = []
    for file in sorted((src / folder).rglob("*")):
        path = file.relative_to(src)
        if file.suffix not in (".hpp", ".cpp", ".h") or file.name == "reference.cpp":
            continue
        is_test = file.stem.endswith("_test") and folder == "games"
        is_bench = file.stem.endswith(("_bench", "_fit")) and folder == "games"
        for name in INCLUDE.findall(file.read_text()):
            first, slash, _ = name.partition("/")
            place = f"{path}: \"{name}\""
            if ".." in name.split("/"):
                found.append(f"{place}: write the path from src/")
            elif is_test and (src.parent / "tests" / name).exists():
                pass  # what tests share
            elif first == "bench" and is_bench:
                continue
            elif name == "games/all.hpp":
                found += complaint(place, layer_of(path), "rules")
            elif slash and first in MAY_USE:
                if not is_test and not is_bench:  # those of games may use all that stands above
                    found += complaint(place, layer_of(path), layer_of(name))
                    found += complaint_about_games(place, path, name)
            elif not slash or not (src / name).exists():
                found.append(f"{place}: not a file of src/, named from there")
    return found


def complaint_about_games(place, path, name):
    """Nobody but a game itself names one of its files."""
    used = pathlib.PurePosixPath(name).parts
    if used[0] != "games" or len(used) < 3 or path.parts[:2] == used[:2]:
        return []
    return [f"{place}: only {used[1]} may know this"]


def check_links(src):
    found = []
    for file in sorted(src.rglob("CMakeLists.txt")):
        text = file.read_text()
        for folder, links in LIBRARY.findall(text) + LINK.findall(text):
            for used in re.findall(r"\bquinta_(\w+)", links):
                if folder in MAY_USE:
                    found += complaint(f"{file.relative_to(src)}", folder, used)
    return found


def check(src):
    found = []
    for folder in sorted(path.name for path in src.iterdir() if path.is_dir() and path.name != "rules"):
        if folder in MAY_USE:
            found += check_includes(src, folder)
        else:
            found.append(f"{folder}: a new folder; give it its place in {pathlib.Path(__file__).name}")
    return found + check_links(src)


def self_test():
    """Each bad tree gives exactly one complaint; the good one gives none."""
    good = {
        "base/text.hpp": "#include <string>\n",
        "core/side.hpp": '#include "base/text.hpp"\n#include "core/side.hpp"\n',
        "CMakeLists.txt": "quinta_library(base)\nquinta_library(core quinta_base)\n",
    }
    bad = [
        {"base/up.cpp": '#include "core/side.hpp"\n'},
        {"games/a/x.hpp": '#  include "search/y.hpp"\n'},
        {"games/a/engine.cpp": '#  include "players/y.hpp"\n'},
        {"games/games.cpp": '#  include "games/catalogue.hpp"\n'},
        {"games/a/x.cpp": '#  include "games/b/b.hpp"\n'},
        {"players/x.cpp": '#  include "games/b/b.hpp"\n'},
        {"solver/x.cpp": '#include "games/y.hpp"\n'},
        {"search/x_test.cpp": '#include "players/y.hpp"\n'},
        {"core/x.cpp": '#include "../base/text.hpp"\n'},
        {"core/x.cpp": '#include "side.hpp"\n'},
        {"attic/x.cpp": "\n"},
        {"CMakeLists.txt": "quinta_library(core quinta_base\n    quinta_games)\n"},
        {"cli/CMakeLists.txt": "target_link_libraries(quinta_terminal PUBLIC quinta_cli)\n"},
    ]
    for change, expected in [({}, 0)] + [(change, 1) for change in bad]:
        with tempfile.TemporaryDirectory() as name:
            for path, text in {**good, **change}.items():
                file = pathlib.Path(name, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            found = check(pathlib.Path(name))
            if len(found) != expected:
                return [f"{change}: expected {expected} complaints, got {found}"]
    return []


def main(argument):
    found = self_test() if argument == "--self-test" else check(pathlib.Path(argument))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
