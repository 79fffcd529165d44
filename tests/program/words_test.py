"""The man page and the completions know every subcommand, and the shells understand them."""

import pathlib
import re
import shutil
import subprocess
import unittest

import pexpect

import program
from program import ProgramTest, SOURCE

COMPLETIONS = SOURCE / "share" / "completions"


class WordsTest(ProgramTest):
    def setUp(self):
        super().setUp()
        folder = pathlib.Path(program.PROGRAM).parent  # the completions ask the program
        self.environment["PATH"] = f"{folder}:{self.environment['PATH']}"

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
            done = subprocess.run(["bash", "-c", command], capture_output=True, text=True,
                                  env=self.environment)
            return done.stdout.split()

        self.assertEqual(complete("quinta", "ru"), ["rules"])
        self.assertEqual(complete("quinta", "rules", "ne"), ["neutreeko"])
        self.assertEqual(complete("quinta", "play", "trike", "si"), ["side="])
        self.assertEqual(complete("quinta", "play", "teeko", "--second", "pe"), ["perfect"])
        self.assertIn("--plain", complete("quinta", "--p"))

    def test_zsh_completes(self):
        self.assertEqual(self.run_shell("zsh", "-n", COMPLETIONS / "_quinta"), "")
        shell = pexpect.spawn("zsh", ["-f"], env={**self.environment, "TERM": "xterm"},
                              cwd=str(self.folder), timeout=30, dimensions=(24, 100))
        self.addCleanup(shell.close, force=True)
        shell.send(f"PS1='> '; fpath=({COMPLETIONS} $fpath); autoload -Uz compinit; "
                   "compinit -u -D; print rea''dy\r")
        shell.expect("ready")
        for typed, expected in (("quinta ru", "les"), ("quinta rules ne", "utreeko"),
                                ("quinta --pl", "ain"), ("quinta play --second pe", "rfect")):
            shell.send(typed)
            shell.expect_exact(typed)
            shell.send("\t")
            shell.expect_exact(expected)
            shell.send("\x15")

    def test_fish_completes(self):
        def complete(line):
            script = f"source {COMPLETIONS / 'quinta.fish'}; complete -C {line!r}"
            return [row.split("\t")[0] for row in
                    self.run_shell("fish", "--no-config", "-c", script).splitlines()]

        self.assertEqual(complete("quinta ru"), ["rules"])
        self.assertEqual(complete("quinta rules ne"), ["neutreeko"])
        self.assertIn("--plain", complete("quinta --p"))

    def run_shell(self, shell, *arguments):
        if not shutil.which(shell):
            self.skipTest(f"there is no {shell} here")
        done = subprocess.run([shell, *arguments], capture_output=True, text=True,
                              env={**self.environment, "HOME": str(self.folder)})
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout


if __name__ == "__main__":
    program.main()
