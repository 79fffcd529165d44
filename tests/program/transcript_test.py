"""Runs every transcript, and every example of the documentation."""

import pathlib

import program
import transcript
from program import SOURCE, ProgramTest

HERE = pathlib.Path(__file__).parent


class TranscriptTest(ProgramTest):
    def check(self, name, steps):
        self.assertTrue(steps, name)
        for step in steps:
            with self.subTest(f"{name}:{step.line}", command=step.command):
                actual = transcript.run(step.command, self.folder)
                if not transcript.matches(step.expected, actual):
                    self.assertEqual("\n".join(step.expected), "\n".join(actual))

    def test_transcripts(self):
        transcript.prepare(self.folder)
        files = sorted((HERE / "transcripts").glob("*.txt"))
        self.assertGreaterEqual(len(files), 5)
        for file in files:
            self.check(file.name, transcript.parse(file.read_text()))

    def test_documentation(self):
        transcript.prepare(self.folder)
        for page in ["cli.md", "json.md", "match.md"]:
            text = (SOURCE / "docs" / page).read_text()
            steps = [step for line, block in transcript.blocks(text)
                     for step in transcript.parse(block, line)]
            self.check(page, steps)

    def test_matching(self):
        self.assertTrue(transcript.matches(["a", "...", "d"], ["a", "b", "c", "d"]))
        self.assertTrue(transcript.matches(["a", "..."], ["a"]))
        self.assertFalse(transcript.matches(["a", "...", "d"], ["a", "b"]))
        self.assertFalse(transcript.matches(["a"], ["a", "b"]))


if __name__ == "__main__":
    program.main()
