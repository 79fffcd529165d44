"""What `cmake --install` and the Debian package put on a machine. The build folder is that of the
program under test; `tools/package` makes the real package, from a build for every processor."""

import os
import pathlib
import shutil
import subprocess

import program
from program import ProgramTest

BUILD = pathlib.Path(program.PROGRAM).resolve().parents[1]
FILES = {
    "bin/quinta",
    "share/applications/quinta.desktop",
    "share/doc/quinta/changelog.gz",
    "share/icons/hicolor/scalable/apps/quinta.svg",
    "share/man/man1/quinta.1.gz",
    "share/metainfo/quinta.metainfo.xml",
    "share/bash-completion/completions/quinta",
    "share/zsh/vendor-completions/_quinta",
    "share/fish/vendor_completions.d/quinta.fish",
    "share/doc/quinta/copyright",
}


SERVICE = {
    "etc/default/quinta-server",
    "usr/lib/systemd/system/quinta-server.service",
    "usr/share/doc/quinta-server/changelog.gz",
    "usr/share/doc/quinta-server/copyright",
    "usr/share/doc/quinta-server/examples/Caddyfile",
    "usr/share/doc/quinta-server/examples/nginx.conf",
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

    def test_makes_packages(self):
        self.run_tool("cpack", "--config", BUILD / "CPackConfig.cmake", "-B", self.folder)
        (package,) = self.folder.glob("quinta_*.deb")
        (service,) = self.folder.glob("quinta-server_*.deb")
        (library,) = self.folder.glob("libquinta-dev_*.deb")
        self.assert_service(service)
        self.assert_library(library)
        self.assert_lintian(package, service, library)
        self.run_tool("dpkg-deb", "-x", package, self.folder / "root")
        self.assertEqual(self.files_in(self.folder / "root"), {f"usr/{file}" for file in FILES})
        self.assert_runs(self.folder / "root/usr/bin/quinta")
        fields = self.run_tool("dpkg-deb", "-f", package)
        for words in ("Package: quinta\n", "Section: education\n", "libncursesw6", "libc6", "Description: board games for two"):
            self.assertIn(words, fields)
        for mode in ("-rwxr-xr-x root/root", "drwxr-xr-x root/root"):
            self.assertIn(mode, self.run_tool("dpkg-deb", "-c", package))

    def assert_library(self, package):
        self.run_tool("dpkg-deb", "-x", package, self.folder / "library")
        files = self.files_in(self.folder / "library/usr")
        for name in ("include/quinta/core/session.hpp", "include/quinta/games/all.hpp",
                     "share/doc/libquinta-dev/copyright"):
            self.assertIn(name, files)
        for name in ("libquinta_core.a", "QuintaConfig.cmake", "QuintaConfigVersion.cmake"):
            self.assertTrue([file for file in files if file.endswith("/" + name)], name)
        self.assertFalse([file for file in files if "_test" in file])
        self.assertIn("Section: libdevel\n", self.run_tool("dpkg-deb", "-f", package))

    def assert_lintian(self, *packages):
        """Debian's own look at packages finds no error."""
        said = subprocess.run(["lintian", "--allow-root", "--fail-on", "error", *packages],
                              capture_output=True, text=True, cwd=self.folder)
        self.assertEqual(said.returncode, 0, said.stdout + said.stderr)

    def test_desktops_understand_what_they_are_told(self):
        self.run_tool("cmake", "--install", BUILD, "--prefix", self.folder / "usr",
                      "--component", "Unspecified")
        share = self.folder / "usr/share"
        self.run_tool("desktop-file-validate", share / "applications/quinta.desktop")
        self.run_tool("appstreamcli", "validate", "--no-net", share / "metainfo/quinta.metainfo.xml")
        version = self.run_program("--version").out.split()[1]
        self.assertIn(f'<release version="{version}"', (share / "metainfo/quinta.metainfo.xml").read_text())
        entry = (share / "applications/quinta.desktop").read_text()
        commands = [line.removeprefix("Exec=").split() for line in entry.splitlines() if line.startswith("Exec=")]
        self.assertEqual([command[0] for command in commands], ["quinta", "quinta"])
        for command in commands:
            self.run_program(*command[1:], "--help")  # every flag is known

    def assert_service(self, package):
        root = self.folder / "service"
        self.run_tool("dpkg-deb", "-R", package, root)
        self.assertEqual({name for name in self.files_in(root) if not name.startswith("DEBIAN/")}, SERVICE)
        self.assertEqual((root / "DEBIAN/conffiles").read_text(), "/etc/default/quinta-server\n")
        fields = self.run_tool("dpkg-deb", "-f", package)
        for words in ("Package: quinta-server\n", "Architecture: all\n", "Depends: quinta (= ", "Section: net\n"):
            self.assertIn(words, fields)
        for script in ("postinst", "prerm", "postrm"):
            self.assertTrue(os.access(root / "DEBIAN" / script, os.X_OK), script)
            self.run_tool("sh", "-n", root / "DEBIAN" / script)
        unit = (root / "usr/lib/systemd/system/quinta-server.service").read_text()
        (command,) = [line for line in unit.splitlines() if line.startswith("ExecStart=")]
        words = command.removeprefix("ExecStart=/usr/bin/quinta ").replace("$QUINTA_FLAGS", "").split()
        self.run_program(*words, "--help")  # every flag is known
        if shutil.which("systemd-analyze"):
            unit = unit.replace("/usr/bin/quinta", program.PROGRAM)
            (self.folder / "quinta-server.service").write_text(unit)
            said = subprocess.run(["systemd-analyze", "verify", "--man=no", "./quinta-server.service"],
                                  capture_output=True, text=True, cwd=self.folder)
            self.assertNotIn("quinta-server.service", said.stderr)


if __name__ == "__main__":
    program.main()
