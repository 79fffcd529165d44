"""The signature of the searches: the same with every compiler, with and without optimisation."""

import re

import program
from program import SOURCE, ProgramTest

EXPECTED = SOURCE / "tests" / "data" / "bench.txt"
CHANGED = """The searches go another way than before.
If that is meant, write the new numbers down and say so in the commit, in a line such as
    Bench: {old} → {new}
The numbers: quinta bench > tests/data/bench.txt
"""


class BenchTest(ProgramTest):
    def test_the_signature(self):
        done = self.run_program("bench")
        old, new = EXPECTED.read_text(), done.out
        signature = [re.search(r"signature +(\d+)", text) for text in (old, new)]
        self.assertTrue(all(signature), f"{EXPECTED} or the program has no signature")
        self.assertEqual(old, new, CHANGED.format(old=signature[0][1], new=signature[1][1]))
        self.assertRegex(done.err, r"^\d+ positions a second\n$")


if __name__ == "__main__":
    program.main()
