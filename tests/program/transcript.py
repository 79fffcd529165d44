#!/usr/bin/python3
"""Transcripts: commands after `$ ` with the output they must give, to be read and to be run.

A line `...` stands for any number of lines. A command may be several lines long, those after the
first beginning with `> `. Standard output and standard error come together, as on a screen.

usage: transcript.py FILE...    writes the output that the commands give now into the files
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile


class Step:
    def __init__(self, line, command):
        self.line, self.command, self.expected = line, command, []


def parse(text, first_line=1):
    """The steps of a transcript; lines before the first command are remarks."""
    steps = []
    for number, line in enumerate(text.splitlines(), first_line):
        if line.startswith("$ "):
            steps.append(Step(number, line[2:]))
        elif (line + " ").startswith("> ") and steps and not steps[-1].expected:
            steps[-1].command += "\n" + line[2:]
        elif steps:
            steps[-1].expected.append(line)
    for step in steps:
        while step.expected and not step.expected[-1].strip():
            step.expected.pop()
    return steps


def blocks(markdown, language="console"):
    """The transcripts in a page of Markdown, each with the line it begins in."""
    pattern = rf"^```{language}\n(.*?)^```$"
    for found in re.finditer(pattern, markdown, re.MULTILINE | re.DOTALL):
        yield markdown.count("\n", 0, found.start(1)) + 1, found[1]


def run(command, folder):
    """What a command prints; the program is found under the name quinta."""
    environment = {"PATH": f"{folder}/bin:/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8",
                   "TERM": "dumb" if "--ascii" in command else "xterm-256color"}
    for name, value in os.environ.items():
        if name.endswith("SAN_OPTIONS"):
            environment[name] = value
    done = subprocess.run(["bash", "-c", command], stdin=subprocess.DEVNULL, cwd=folder,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
                          timeout=60)
    lines = [line.rstrip() for line in done.stdout.decode().splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def prepare(folder):
    """Makes `quinta` a command in the folder."""
    (folder / "bin").mkdir()
    (folder / "bin" / "quinta").symlink_to(os.environ["QUINTA"])


def matches(expected, actual):
    pattern = "".join("(?:.*\n)*?" if line.strip() == "..." else re.escape(line) + "\n"
                      for line in expected)
    return re.fullmatch(pattern, "".join(line + "\n" for line in actual)) is not None


def update(path):
    """Writes the file anew, remarks kept."""
    text = pathlib.Path(path).read_text()
    remarks = text[:text.index("$ ")] if not text.startswith("$ ") else ""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder)
        out = []
        for step in parse(text):
            command = step.command.replace("\n", "\n> ").replace("> \n", ">\n")
            out.append("\n".join([f"$ {command}", *run(step.command, folder)]) + "\n")
    pathlib.Path(path).write_text(remarks + "\n".join(out))


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        update(argument)
