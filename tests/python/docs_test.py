"""The examples in the docstrings and in docs/python.md give what they say."""

import doctest
import inspect
import os
import pathlib
import tempfile
import unittest

import quinta

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs/python.md"
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def documented():
    """Whatever people can reach from the package, by name; a class with all that is in it."""
    for name in quinta.__all__:
        thing = getattr(quinta, name)
        yield name, thing
        if inspect.isclass(thing):
            for part, what in vars(thing).items():
                yield f"{name}.{part}", what
    yield "quinta", quinta


class DocsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-test-")
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)  # the examples may write files
        os.environ["XDG_CACHE_HOME"] = folder.name

    def run_examples(self, text, name):
        example = doctest.DocTestParser().get_doctest(text, {"quinta": quinta}, name, name, 0)
        said = []
        found = doctest.DocTestRunner(optionflags=FLAGS).run(example, out=said.append)
        self.assertEqual(found.failed, 0, f"{name}\n" + "".join(said))
        return found.attempted

    def test_docstrings(self):
        count = 0
        for name, thing in documented():
            text = getattr(thing, "__doc__", None)
            if isinstance(text, str):
                count += self.run_examples(text, name)
        self.assertGreater(count, 40)

    def test_everything_is_described(self):
        for name, thing in documented():
            if inspect.isclass(thing) or inspect.isroutine(thing) and not name.split(".")[-1].startswith("_"):
                self.assertTrue((thing.__doc__ or "").strip(), name)

    def test_the_page(self):
        self.assertGreater(self.run_examples(DOCS.read_text(encoding="utf-8"), "docs/python.md"), 40)


if __name__ == "__main__":
    unittest.main()
