"""Runs the table of wrong inputs, bad_input.txt, through the program."""

import pathlib
import re
import shlex

import program
from program import ProgramTest

TABLE = pathlib.Path(__file__).with_name("bad_input.txt")
KINDS = ("flags", "options", "position", "moves", "record", "menu")
LEAST = 170


class Case:
    def __init__(self, line, kind, subject, text, code, message):
        self.line, self.kind, self.subject, self.text = line, kind, subject, text
        self.code, self.message = code, message


def unescape(text):
    return re.sub(r"\\x([0-9a-f]{2})|\\n", lambda m: chr(int(m[1], 16)) if m[1] else "\n", text)


def read_table():
    """The cases: under `[kind subject]`, lines `input | exit code | message`; see the file."""
    cases, kind, subject = [], None, ""
    for number, line in enumerate(TABLE.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        heading = re.fullmatch(r"\[(\w+)( [^\]]*)?\]", line)
        if heading:
            kind, subject = heading[1], (heading[2] or "").strip()
            assert kind in KINDS, f"line {number}: unknown kind {kind}"
            continue
        text, code, message = (part.strip() for part in line.rsplit(" | ", 2))
        message = message[:-3] if message.endswith(", ...") else message + "\n"
        cases.append(Case(number, kind, subject, unescape(text), int(code), message))
    return cases


class BadInputTest(ProgramTest):
    def test_the_table_is_large_and_without_doubles(self):
        cases = read_table()
        self.assertGreaterEqual(len(cases), LEAST)
        self.assertEqual({case.kind for case in cases}, set(KINDS))
        keys = [(case.kind, case.subject, case.text) for case in cases]
        self.assertEqual(len(keys), len(set(keys)))

    def test_each_case(self):
        for case in read_table():
            with self.subTest(f"line {case.line}", input=case.text):
                ended = getattr(self, f"try_{case.kind}")(case)
                said = ended.out + ended.err
                self.assertIn(case.message, said)
                self.assertEqual(ended.code, case.code, said)

    def try_flags(self, case):
        return self.run_program(*shlex.split(case.text), code=None)

    def try_options(self, case):
        ended = self.run_program("show", *shlex.split(case.text), code=None)
        self.assertEqual(ended.out, "")
        return ended

    def try_position(self, case):
        game = case.subject.split()
        ended = self.run_program("show", *game, "--position", case.text, code=None)
        self.assertEqual(ended.out, "")
        moves = self.run_program("moves", *game, "--position", case.text, code=None)
        self.assertEqual((moves.err, moves.code), (ended.err, ended.code))
        return ended

    def try_moves(self, case):
        """The moves before the last are right; the last one is refused and changes nothing."""
        *right, wrong = case.text.split(" > ")
        lines = "\n".join([*right, "position", wrong, "position", "quit"]) + "\n"
        ended = self.run_program("play", *case.subject.split(), "--second", "human", input=lines,
                                 code=None)
        positions = re.findall(r"^\S*/\S* [12].*$", ended.out, re.MULTILINE)
        self.assertEqual(len(positions), 2, ended.out)
        self.assertEqual(positions[0], positions[1])
        return ended

    def try_record(self, case):
        """The text of a record after the four tags, or with tags of its own when it has any."""
        text = case.text
        if not text.startswith("["):
            text = f'[Game "{case.subject}"][First "a"][Second "b"][Result "*"]\n{text}\n'
        (self.folder / "record.pgn").write_text(text)
        return self.run_program("check", "record.pgn", code=None)

    def try_menu(self, case):
        """Answers, one after the other, in the menu; no game is kept from earlier."""
        return self.run_program(input=case.text.replace(" > ", "\n") + "\nq\n", code=None,
                                XDG_STATE_HOME=str(self.folder / f"state-{case.line}"))


if __name__ == "__main__":
    program.main()
