#!/usr/bin/python3
"""Fails when a map of the folders, in README.md or docs/architecture.md, is not what is there.

usage: map.py PROJECT_FOLDER | map.py --self-test

README's map has a line `FOLDER  what it is` for each folder of src and each folder beside it. The first block of
docs/architecture.md names each folder of src, and nothing else but what stands in brackets ( ).
"""

import pathlib
import re
import sys
import tempfile

HIDDEN = {"build", "src"}  # what is built, and what is mapped folder by folder


def first_block(text, heading=""):
    found = re.search(re.escape(heading) + r".*?^```\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return found[1] if found else ""


def folders_in(folder):
    return {path.name for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")}


def compare(where, named, there):
    return ([f"{where} names {name}, which is not there" for name in sorted(named - there)] +
            [f"{where} does not name {name}" for name in sorted(there - named)])


def check(root):
    src = folders_in(root / "src")
    readme = first_block((root / "README.md").read_text(encoding="utf-8"), "## A map of the folders")
    named = {line.split()[0] for line in readme.splitlines() if line.strip() and not line.startswith(" ")}
    there = {f"src/{name}" for name in src} | folders_in(root) - HIDDEN
    architecture = first_block((root / "docs/architecture.md").read_text(encoding="utf-8"))
    layers = set(re.findall(r"[a-z_]+", re.sub(r"\([^()]*\)", "", architecture)))
    return compare("README.md's map", named, there) + compare("docs/architecture.md", layers, src)


def self_test():
    good = {"README.md": "# X\n```\nold\n```\n## A map of the folders\n```\nsrc/a   this\n        and more\ndocs    x\n```\n",
            "docs/architecture.md": "# Y\n```\na ← a (and b)\n```\n```\nz\n```\n", "src/a/x.cpp": ""}
    bad = [{"src/b/y.cpp": ""}, {"tools/y": ""}, {"README.md": good["README.md"].replace("src/a", "src/c")},
           {"docs/architecture.md": "```\na ← c\n```\n"}, {"README.md": "no map"}]
    for change, expected in [({}, 0), *zip(bad, [2, 1, 2, 1, 2])]:
        with tempfile.TemporaryDirectory() as name:
            for path, text in {**good, **change}.items():
                file = pathlib.Path(name, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            found = check(pathlib.Path(name))
        if len(found) != expected:
            return [f"{change}: expected {expected}, got {found}"]
    return []


def main(argument):
    found = self_test() if argument == "--self-test" else check(pathlib.Path(argument))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
