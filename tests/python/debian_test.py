"""The Debian package python3-quinta, made from the build folder and used from where it was unpacked."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import quinta

BUILD = pathlib.Path(quinta.__file__).parents[2]


class DebianTest(unittest.TestCase):
    def run_tool(self, *command, **environment):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env={**kept, **environment})
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-test-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_package(self):
        self.run_tool("cpack", "--config", BUILD / "CPackConfig.cmake", "-D", "CPACK_COMPONENTS_ALL=python",
                      "-B", self.folder)
        (package,) = self.folder.glob("*.deb")
        self.assertTrue(package.name.startswith("python3-quinta_"), package.name)
        root = self.folder / "root"
        self.run_tool("dpkg-deb", "-R", package, root)
        place = root / "usr/lib/python3/dist-packages"
        names = {file.name for file in (place / "quinta").iterdir()}
        self.assertLessEqual({"__init__.py", "turn_env.py", "_core.pyi", "py.typed"}, names)
        said = self.run_tool(sys.executable, "-c", "import quinta; print(quinta.__file__, len(quinta.games()))",
                             PYTHONPATH=str(place), PYTHONDONTWRITEBYTECODE="1")
        self.assertEqual(said.split(), [str(place / "quinta/__init__.py"), str(len(quinta.games()))])
        fields = self.run_tool("dpkg-deb", "-f", package)
        for words in ("Package: python3-quinta\n", "Section: python\n", "python3 (>= 3.11), python3 (<< 3.12)", "libc6",
                      "Recommends: python3-numpy\n"):
            self.assertIn(words, fields)
        for script in ("postinst", "prerm"):
            self.assertTrue(os.access(root / "DEBIAN" / script, os.X_OK))
            self.run_tool("sh", "-n", root / "DEBIAN" / script)
        if shutil.which("lintian"):
            self.run_tool("lintian", "--fail-on", "error", "--allow-root", package)


if __name__ == "__main__":
    unittest.main()
