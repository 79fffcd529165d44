"""A wheel of the package, installed into an empty virtual environment and used there."""

import csv
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import zipfile

import quinta

SOURCE = pathlib.Path(__file__).resolve().parents[2]
BUILT = pathlib.Path(quinta.__file__).parents[1]
USE = """
import importlib.util, quinta
assert importlib.util.find_spec("numpy") is None
env = quinta.VectorEnv("teeko", 16)
for _ in range(50):
    rewards, ended, cut = env.step(env.random_actions())
game = quinta.Game("taiji size=3")
print(quinta.__file__, quinta.__version__, quinta.Oracle(game).value(game).winner, len(game.svg()) > 1000)
"""


class WheelTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-test-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_tool(self, *command, code=0):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=environment)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout

    def make(self):
        return pathlib.Path(self.run_tool(sys.executable, SOURCE / "python/make_wheel.py", BUILT,
                                          self.folder).strip())

    def test_installs_into_an_empty_environment(self):
        wheel = self.make()
        self.run_tool(sys.executable, "-m", "venv", self.folder / "venv")
        python = self.folder / "venv/bin/python"
        self.run_tool(python, "-m", "pip", "install", "--no-index", "--disable-pip-version-check", wheel)
        place, version, winner, has_picture = self.run_tool(python, "-c", USE).split()
        self.assertTrue(place.startswith(str(self.folder / "venv")), place)
        self.assertEqual((version, winner, has_picture), (quinta.__version__, "second", "True"))
        self.run_tool(python, "-m", "pip", "check")
        self.run_tool(python, "-m", "pip", "uninstall", "-y", "quinta")
        self.run_tool(python, "-c", "import quinta", code=1)

    def test_holds_what_its_record_says(self):
        wheel = self.make()
        with zipfile.ZipFile(wheel) as archive:
            self.assertIsNone(archive.testzip())
            names = set(archive.namelist())
            (record,) = [name for name in names if name.endswith("/RECORD")]
            listed = {row[0] for row in csv.reader(archive.read(record).decode().splitlines())}
        self.assertEqual(names, listed)
        self.assertLessEqual({"quinta/py.typed", "quinta/_core.pyi", "quinta/__init__.py"}, names)
        self.assertEqual(len([name for name in names if name.endswith(".so")]), 1)
        self.assertEqual(wheel.read_bytes(), self.make().read_bytes())

    def test_without_a_module_that_works_it_says_so(self):
        self.run_tool(sys.executable, SOURCE / "python/make_wheel.py", self.folder, self.folder, code=1)
        package = self.folder / "quinta"
        package.mkdir()
        (package / "_core.so").touch()
        (package / "__init__.py").write_text("from . import _core\n")
        self.run_tool(sys.executable, SOURCE / "python/make_wheel.py", self.folder, self.folder, code=1)
        self.assertEqual(list(self.folder.glob("*.whl")), [])


if __name__ == "__main__":
    unittest.main()
