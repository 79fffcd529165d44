#!/usr/bin/python3
"""Fails when a folder under src/ includes from, or links, a folder that is not below it.

usage: layers.py SRC_FOLDER | layers.py --self-test
"""

import pathlib
import re
import sys
import tempfile

# Each folder with all that it may know. Games, search and solver meet in core only, and are
# joined in players.
RULES = ["base", "core"]
THINKING = RULES + ["games", "search", "solver", "record", "analysis", "players"]
MAY_USE = {
    "base": [],
    "core": ["base"],
    "games": THINKING + ["learn"],
    "search": RULES,
    "solver": RULES,
    "record": RULES + ["games"],
    "analysis": THINKING,
    "players": THINKING,
    "learn": THINKING,
    "match": THINKING,
    "protocol": THINKING + ["learn"],
    "terminal": THINKING + ["learn", "match", "protocol"],
    "screen": THINKING + ["learn", "match", "protocol", "terminal"],
    "server": THINKING + ["learn", "match", "protocol"],
    "cli": THINKING + ["learn", "match", "protocol", "terminal", "screen", "server"],
    "wasm": THINKING + ["learn", "match", "protocol"],
}

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]*)"', re.MULTILINE)
LIBRARY = re.compile(r"^\s*quinta_library\(\s*(\w+)([^)]*)\)", re.MULTILINE)
LINK = re.compile(r"^\s*target_link_libraries\(\s*quinta_(\w+)([^)]*)\)", re.MULTILINE)


def complaint(place, folder, used):
    if used == folder or used in MAY_USE[folder]:
        return []
    return [f"{place}: {folder} must not know {used}"]


def check_includes(src, folder):
    found = []
    for file in sorted((src / folder).rglob("*")):
        if file.suffix not in (".hpp", ".cpp", ".h"):
            continue
        for name in INCLUDE.findall(file.read_text()):
            first, slash, _ = name.partition("/")
            place = f"{file.relative_to(src)}: \"{name}\""
            if ".." in name.split("/"):
                found.append(f"{place}: write the path from src/")
            elif slash and first in MAY_USE:
                found += complaint(place, folder, first)
            elif not slash or not (src / name).exists():
                found.append(f"{place}: not a file of src/, named from there")
    return found


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
    for folder in sorted(path.name for path in src.iterdir() if path.is_dir()):
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
        {"games/x.hpp": '#  include "search/y.hpp"\n'},
        {"solver/x.cpp": '#include "games/y.hpp"\n'},
        {"games/x_test.cpp": '#include "players/y.hpp"\n'},
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
                file.parent.mkdir(exist_ok=True)
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
