"""The man page and the completions know every subcommand; installing puts them where shells look."""

import pathlib
import re
import subprocess
import unittest

import program
from program import ProgramTest, SOURCE

COMPLETIONS = SOURCE / "share" / "completions"


class WordsTest(ProgramTest):
    def subcommands(self):
        text = self.run_program("--help").out.partition("Subcommands:")[2]
        return re.findall(r"^  (\w+) ", text, re.MULTILINE)

    def flags(self):
        text = self.run_program("--help").out.partition("Subcommands:")[0]
        return set(re.findall(r"--\w+", text))

    def test_everything_is_named(self):
        files = [SOURCE / "share" / "man" / "quinta.1", COMPLETIONS / "quinta.bash",
                 COMPLETIONS / "_quinta", COMPLETIONS / "quinta.fish", SOURCE / "docs" / "cli.md"]
        commands = self.subcommands()
        self.assertIn("play", commands)
        for file in files:
            text = file.read_text().replace("\\-", "-")
            for word in commands:
                self.assertRegex(text, rf"\b{word}\b", file.name)
            for flag in self.flags() - {"--color"}:
                self.assertRegex(text, rf"(--|-l ){flag[2:]}\b", file.name)

    def test_bash_completes(self):
        script = f"source {COMPLETIONS / 'quinta.bash'}; "

        def complete(*words):
            line = " ".join(f"'{word}'" for word in words)
            command = script + f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; _quinta; " \
                               'printf "%s\\n" "${COMPREPLY[@]}"'
            done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
            return done.stdout.split()

        self.assertEqual(complete("quinta", "ru"), ["rules"])
        self.assertEqual(complete("quinta", "rules", "ne"), ["neutreeko"])
        self.assertEqual(complete("quinta", "play", "trike", "si"), ["side="])
        self.assertEqual(complete("quinta", "play", "teeko", "--second", "pe"), ["perfect"])
        self.assertIn("--plain", complete("quinta", "--p"))


if __name__ == "__main__":
    program.main()
