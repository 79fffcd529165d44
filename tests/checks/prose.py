#!/usr/bin/python3
"""Prose in Markdown has lines of at most 100 columns; tables and code are as wide as they need. A decision says
whether it still holds, and of when it is.

usage: prose.py PROJECT_FOLDER | prose.py --fix PROJECT_FOLDER | prose.py --self-test
"""

import os
import pathlib
import re
import sys
import tempfile

WIDTH = 100
SKIPPED_FOLDERS = {".git", "build", "dist", "node_modules"}
ITEM = re.compile(r"^(\s*(?:[-*+]|\d+[.)])\s+)")
DATED = re.compile(r"^Status: (?:proposed|accepted|superseded by .+)\\?\nDate: \d{4}-\d\d-\d\d$", re.MULTILINE)
WORD = re.compile(r"(?:`[^`\n]{1,40}`|\S)+")
STARTS_SOMETHING = re.compile(r"^(?:[-*+]|\d+[.)]|[#>|=].*)$")  # at the start of a line it would not be prose


def blocks(lines):
    """The line numbers of each paragraph and each item of a list; everything else is left out."""
    found, fence = [], None
    is_open = False
    for number, line in enumerate(lines):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = mark[1] if fence is None else None
            is_open = False
        elif fence or not line.strip() or re.match(r"\s*(\||#|<|>|\[[^]]*\]:)|    \S", line) and not is_open \
                or line.lstrip().startswith("|"):
            is_open = False
        elif is_open and not ITEM.match(line):
            found[-1].append(number)
        else:
            found.append([number])
            is_open = True
    return found


def words_of(text):
    """Words, each with what may not begin a line behind it."""
    words = []
    for word in WORD.findall(text):
        if words and STARTS_SOMETHING.match(word):
            words[-1] += " " + word
        else:
            words.append(word)
    return words


def wrap(lines):
    item = ITEM.match(lines[0])
    first = item[1] if item else re.match(r"\s*", lines[0])[0]
    indent = " " * len(first)
    text = " ".join([lines[0][len(first):], *(line.strip() for line in lines[1:])])
    out, line = [], first
    for word in words_of(text):
        if line.strip() and line not in (first, indent) and len(line) + 1 + len(word) > WIDTH:
            out.append(line)
            line = indent
        line += word if line in (first, indent) else " " + word
    return [*out, line]


def too_long(lines):
    """The numbers of lines that are too long, and could be shorter."""
    prose = [number for block in blocks(lines) for number in block]
    headings = [number for number, line in enumerate(lines) if re.match(r"#+ ", line)]
    return [number for number in sorted(prose + headings)
            if len(lines[number]) > WIDTH and " " in lines[number].strip()]


def fixed(text):
    lines = text.split("\n")
    for block in reversed(blocks(lines)):
        if any(len(lines[number]) > WIDTH for number in block):
            lines[block[0]:block[-1] + 1] = wrap([lines[number] for number in block])
    return "\n".join(lines)


def files_of(root):
    for folder, subfolders, names in os.walk(root):
        subfolders[:] = sorted(set(subfolders) - SKIPPED_FOLDERS)
        yield from (pathlib.Path(folder, name) for name in sorted(names) if name.endswith(".md"))


def check(root):
    found = []
    for file in files_of(root):
        text = file.read_text(encoding="utf-8")
        if file.parent.name == "decisions" and not DATED.search(text):
            found.append(f"{file.relative_to(root)}: no lines `Status: …` and `Date: YEAR-MONTH-DAY`")
        for number in too_long(text.split("\n")):
            found.append(f"{file.relative_to(root)}:{number + 1}: more than {WIDTH} columns (prose.py --fix wraps it)")
    return found


def fix(root):
    for file in files_of(root):
        before = file.read_text(encoding="utf-8")
        if (after := fixed(before)) != before:
            file.write_text(after, encoding="utf-8")


def self_test():
    long = "word " * 30 + "end"
    fine = f"| {long} |\n```\n{long}\n```\n\n    {long}\n\nx{'y' * 120}\n"
    if fixed(fine) != fine or too_long(fine.split("\n")):
        return ["changed what is not prose"]
    for bad in [long, f"- {long}", f"  2. {long}\n     and more", f"x\n{long}", f"| a |\n\n{long}"]:
        after = fixed(bad)
        if not too_long(bad.split("\n")) or too_long(after.split("\n")) or after.split() != bad.split():
            return [f"{bad!r} became {after!r}"]
    item = fixed(f"- {long}\n- short").split("\n")
    if not item[1].startswith("  word") or item[-1] != "- short":
        return [f"an item became {item}"]
    dashes = fixed("w - " * 40)
    if any(line.startswith("- ") for line in dashes.split("\n")):
        return [f"a line begins a list: {dashes}"]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name, "decisions")
        folder.mkdir()
        (folder / "good.md").write_text("# X\n\nStatus: accepted\\\nDate: 2026-01-31\n")
        (folder / "bad.md").write_text("# X\n\nStatus: maybe\\\nDate: 2026-01-31\n")
        found = check(pathlib.Path(name))
    return [] if len(found) == 1 and "bad.md" in found[0] else [f"of two decisions it says {found}"]


def main(arguments):
    if arguments[0] == "--fix":
        fix(pathlib.Path(arguments[1]))
        return 0
    found = self_test() if arguments[0] == "--self-test" else check(pathlib.Path(arguments[0]))
    print("\n".join(found) or "ok")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
