"""What `cmake --install` and the Debian package put on a machine. The build folder is that of the
program under test; `tools/package` makes the real package, from a build for every processor."""

import os
import pathlib
import subprocess

import program
from program import ProgramTest

BUILD = pathlib.Path(program.PROGRAM).resolve().parents[1]
FILES = {
    "bin/quinta",
    "share/man/man1/quinta.1",
    "share/bash-completion/completions/quinta",
    "share/zsh/vendor-completions/_quinta",
    "share/fish/vendor_completions.d/quinta.fish",
    "share/doc/quinta/copyright",
}


class PackageTest(ProgramTest):
    def run_tool(self, *command):
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def files_in(self, folder):
        return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}

    def assert_runs(self, file):
        self.assertTrue(os.access(file, os.X_OK))
        self.assertIn("Teeko", self.run_tool(file, "games"))

    def test_installs(self):
        self.run_tool("cmake", "--install", BUILD, "--prefix", self.folder / "usr",
                      "--component", "Unspecified")  # the library is another one
        self.assertEqual(self.files_in(self.folder / "usr"), FILES)
        self.assert_runs(self.folder / "usr/bin/quinta")

    def test_makes_a_package(self):
        self.run_tool("cpack", "--config", BUILD / "CPackConfig.cmake", "-B", self.folder)
        (package,) = self.folder.glob("quinta_*.deb")
        self.run_tool("dpkg-deb", "-x", package, self.folder / "root")
        self.assertEqual(self.files_in(self.folder / "root"), {f"usr/{file}" for file in FILES})
        self.assert_runs(self.folder / "root/usr/bin/quinta")
        fields = self.run_tool("dpkg-deb", "-f", package)
        for words in ("Package: quinta\n", "Section: games\n", "libncursesw6", "libc6", "Description: board games for two"):
            self.assertIn(words, fields)
        for mode in ("-rwxr-xr-x root/root", "drwxr-xr-x root/root"):
            self.assertIn(mode, self.run_tool("dpkg-deb", "-c", package))


if __name__ == "__main__":
    program.main()
