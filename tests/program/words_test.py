"""The man page, the completions and the help know every subcommand and flag; shells complete them."""

import pathlib
import re
import shlex
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
        files = [SOURCE / "share" / "man" / "quinta.1", SOURCE / "docs" / "cli.md"]
        commands = self.subcommands()
        self.assertIn("play", commands)
        for file in files:
            text = file.read_text().replace("\\-", "-")
            for word in commands:
                self.assertRegex(text, rf"\b{word}\b", file.name)
            for flag in self.flags() - {"--color"}:
                self.assertRegex(text, rf"(--|-l ){flag[2:]}\b", file.name)

    def complete(self, *words):
        return [line.split("\t")[0] for line in
                self.run_program("complete", *words).out.splitlines()]

    def test_every_flag_of_the_help_is_completed(self):
        for command in self.subcommands():
            told = set(re.findall(r"^ +(?:-\w,)?(--[\w-]+)", self.run_program(command, "--help").out,
                                  re.MULTILINE))
            self.assertLessEqual(told, set(self.complete(command, "-")), command)
        self.assertEqual(sorted(self.subcommands()), sorted(self.complete("")))

    def test_values_are_completed(self):
        for words, expected in (
                (("--colour", ""), ["auto", "always", "never"]), (("--colour=a",), ["--colour=auto", "--colour=always"]),
                (("play", "ne"), ["neutreeko"]), (("play", "neutreeko", "board=4"), ["board=4x4"]),
                (("play", "taiji", "size=1"), ["size=10", "size=11"]),
                (("play", "taiji", "--first", "classic"), ["classic1", "classic2", "classic3"]),
                (("play", "--second", "hu"), ["human"]), (("tables", "v"), ["verify"]),
                (("tables", "verify", "tr"), ["trike"]), (("check", ""), ["files"]),
                (("analyse", "--record", ""), ["files"]), (("help", "pl"), ["play"]),
                (("play", "trike", "s"), ["side=", "swap="]), (("nowhere", "x"), [])):
            self.assertEqual(self.complete(*words), expected, words)

    def test_every_help_has_examples_that_are_right(self):
        (self.folder / "games.pgn").write_text('[Game "teeko"] 1. c3 * [Game "teeko"] 1. c3 *')
        for command in self.subcommands():
            shown = self.run_program("help", command).out
            examples = re.findall(r"^  quinta (.*)$", shown.partition("Examples:\n")[2], re.MULTILINE)
            self.assertTrue(examples, command)
            for example in examples:
                self.assertEqual(shlex.split(example)[0], command)
                if command not in ("bench", "engine", "match", "probe", "solve", "stats", "web", "bot", "tables"):
                    line = f"{shlex.quote(program.PROGRAM)} {example} </dev/null"
                    if "<" in example:
                        line = line.replace(" </dev/null", "")
                    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True,
                                          cwd=self.folder, env=self.environment)
                    self.assertIn(done.returncode, (0, 1), done.stderr)

    def test_help_of_a_command(self):
        self.assertEqual(self.run_program("help", "play").out, self.run_program("play", "--help").out)
        self.assertEqual(self.run_program("help").out, self.run_program("--help").out)
        self.assertIn("unknown subcommand 'pley'; did you mean 'play'?",
                      self.run_program("help", "pley", code=2).err)
        self.assertEqual(self.run_program("-V").out, self.run_program("--version").out)

    def test_a_missing_game_names_all(self):
        for command in ("play", "show", "rules", "moves", "probe", "match"):
            said = self.run_program(command, code=2).err
            self.assertIn("it is teeko, neutreeko, stlts, trike or taiji", said, command)

    def test_check_reads_standard_input(self):
        ended = self.run_program("check", "-", input='[Game "teeko"]\n1. c3 C4\n')
        self.assertEqual(ended.out, "-, record 1: ok, teeko, 2 turns, *\n")

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
        self.assertIn("--openings", complete("quinta", "match", "--o"))

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
