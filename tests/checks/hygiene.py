#!/usr/bin/python3
"""Fails on what should not be in any file of the project: see the rules below.

usage: hygiene.py PROJECT_FOLDER | hygiene.py --self-test
"""

import os
import pathlib
import re
import sys
import tempfile

SKIPPED_FOLDERS = {".git", "build", "dist", "node_modules", "__pycache__", "corpus"}
TEXT = {".cpp", ".hpp", ".in", ".py", ".sh", ".md", ".txt", ".json", ".cmake", ".pgn", ".ts", ".tsx", ".js",
        ".mjs", ".css", ".html", ".webmanifest", ""}
LONGEST = 400
# Files of src/ that may be longer, each with the reason.
LONGER = {}

# Not for tests/data: there, odd input is the point.
SPACE_RULES = [
    (re.compile(r"\t"), "a tab"),
    (re.compile(r"[ \t\r]+$"), "white space at the end of the line"),
]
RULES = [
    # What a machine installs from is the business of that machine.
    (re.compile(r"pypi[.]|pythonhosted[.]|npmjs[.]|crates[.]io|docker[.]io|[.]debian[.]org|conan[.]io"),
     "the address of a package registry"),
    (re.compile(r"(?<![\w.$}])/(?:home|root|Users|work)/\w"), "a path of one machine"),
    (re.compile(r"^(?:<<<<<<<|>>>>>>>) "), "a conflict marker"),
]
CPP_RULES = [
    (re.compile(r"^\s*using namespace std;"), "using namespace std"),
    (re.compile(r"(?<![.>:\w])get_(?!executor\b)[a-z]\w*\("), "a name with get_ (say what it is: size(), not get_size())"),
    (re.compile(r"^\s*#\s*define\b"), "a macro"),
]

# base and core are the words everybody speaks, in `quinta` itself; each other folder has a namespace of its name.
SPOKEN_BY_ALL = {"base", "core"}
NAMESPACE = re.compile(r"^namespace quinta(?:::(\w+))?\S* \{")
OTHER_NAMESPACE = {
    "reference.cpp": "reference",                     # rules written a second time, for tests
    "src/wasm/browser/table_store.cpp": "solver",     # the browser's version of a part of it
    "src/cli/program.hpp": None,                      # declares names of others
}


def check_namespaces(name, lines):
    """Of a source: whether it stands in the namespace of its folder."""
    folder = name.split("/")[1]
    exception = next((end for end in OTHER_NAMESPACE if name.endswith(end)), "")
    allowed = {None if folder in SPOKEN_BY_ALL else folder}
    if exception:
        allowed.add(OTHER_NAMESPACE[exception])
    for number, line in enumerate(lines, 1):
        match = NAMESPACE.match(line)
        if match and match.group(1) not in allowed:
            yield f"{name}:{number}: not in the namespace of its folder"


def files_of(root):
    for folder, subfolders, names in os.walk(root):
        subfolders[:] = sorted(set(subfolders) - SKIPPED_FOLDERS)
        for name in sorted(names):
            file = pathlib.Path(folder, name)
            if file.suffix in TEXT and name not in SKIPPED_FOLDERS and not file.is_symlink():
                yield file


def check_file(root, file):
    name = str(file.relative_to(root))
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return [f"{name}: not UTF-8"]
    found = []
    if text and not text.endswith("\n"):
        found.append(f"{name}: no newline at the end of the file")
    lines = text.split("\n")
    rules = RULES + ([] if name.startswith("tests/data/") else SPACE_RULES)
    rules = rules + (CPP_RULES if file.suffix in (".cpp", ".hpp") else [])
    for number, line in enumerate(lines, 1):
        for pattern, what in rules:
            if pattern.search(line):
                found.append(f"{name}:{number}: {what}")
    if name.startswith("src/") and len(lines) - 1 > LONGER.get(name, LONGEST):
        found.append(f"{name}: {len(lines) - 1} lines, at most {LONGEST}: take it apart")
    if re.match(r"src/\w+/.*[ch]pp$", name):
        found.extend(check_namespaces(name, lines))
    if file.suffix == ".hpp" and "#pragma once" not in text:
        found.append(f"{name}: no #pragma once")
    return found


def check(root):
    return [line for file in files_of(root) for line in check_file(root, file)]


def self_test():
    """Each of these files gives exactly one complaint."""
    bad = {
        "a.md": "x\ty\n",
        "b.md": "x \n",
        "c.md": "see registry.npmjs" + ".org\n",
        "d.md": "in /ho" + "me/anna/x\n",
        "e.md": "no newline",
        "f.cpp": "using namespace std;\n",
        "g.cpp": "int get_size();\n",
        "h.cpp": "#define X 1\n",
        "i.hpp": "int x;\n",
        "src/j.cpp": "//\n" * 401,
        "src/match/o.cpp": "namespace quinta {\n}\n",
        "src/base/p.cpp": "namespace quinta::match {\n}\n",
    }
    fine = {"k.hpp": "#pragma once\n", "src/l.cpp": "//\n" * 400, "m.md": "docs/work/x, ../root/y\n",
            "n.cpp": "auto x = app.get_name();\nusing namespace std::literals;\n",
            "src/match/q.cpp": "namespace quinta::match {\n}\n", "src/base/r.cpp": "namespace quinta {\n}\n"}
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {**bad, **fine}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        complained = [line.split(":")[0] for line in check(root)]
    return [] if sorted(complained) == sorted(bad) else [f"complained about {complained}"]


def main(argument):
    found = self_test() if argument == "--self-test" else check(pathlib.Path(argument))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
