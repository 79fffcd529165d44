"""`quinta web`: where it listens, what it cannot do, and the browser that it opens."""

import ipaddress
import os
import pathlib
import socket
import struct
import subprocess
import time

import program
from web_server import WITH_PAGE, WebTest, read_all


def listening_at(port):
    """The addresses at which this machine takes connections to the port."""
    found = set()
    for table in ["tcp", "tcp6"]:
        file = pathlib.Path("/proc/net", table)
        for line in file.read_text().splitlines()[1:] if file.exists() else []:
            place, state = line.split()[1], line.split()[3]
            address, _, at = place.partition(":")
            if state == "0A" and int(at, 16) == port:  # it listens
                # Words of four bytes in the order of this machine, the words in that of the net.
                words = (int(address[i:i + 8], 16) for i in range(0, len(address), 8))
                found.add(str(ipaddress.ip_address(b"".join(struct.pack("=I", w) for w in words))))
    return found


class StartTest(WebTest):
    def refused(self, *flags, **changes):
        return self.run_program("web", *flags, code=1, **changes).err

    def test_help_that_is_shown_before_anything_is_built(self):
        kept = (program.SOURCE / "share" / "web_help.txt").read_text()
        self.assertEqual(self.run_program("web", "--help").out, kept)

    def test_only_this_machine_unless_told(self):
        self.serve()
        self.assertIn("127.0.0.1", listening_at(self.port))
        self.assertLessEqual(listening_at(self.port), {"127.0.0.1", "::1"})
        self.end()
        self.serve("--host", "0.0.0.0")
        self.assertEqual(listening_at(self.port), {"0.0.0.0"})
        self.assertEqual(self.child.stdout.readline(), b"Other machines can reach it, too.\n")
        self.assert_well()
        self.end()

    def test_ipv6(self):
        try:
            with socket.socket(socket.AF_INET6) as probe:
                probe.bind(("::1", 0))
        except OSError:
            self.skipTest("this machine has no IPv6")
        for flags in [(), ("--host", "::1"), ("--host", "[::1]"), ("--host", "::")]:
            self.serve(*flags)
            with socket.create_connection(("::1", self.port)) as plug:
                plug.sendall(b"GET /data.json HTTP/1.0\r\n\r\n")
                self.assertTrue(read_all(plug).endswith(b"{}\n"))
            self.end()

    def test_a_busy_port(self):
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            port = other.getsockname()[1]
            self.assertEqual(self.refused("--port", str(port)),
                             f"quinta: cannot listen on port {port} of 127.0.0.1: it is in use; choose "
                             "another with --port, or --port 0 for any free one\n")
        self.serve()
        self.assertIn("it is in use", self.refused("--port", str(self.port)))
        self.end()
        # A port just left is free again.
        self.run_program("web", "--port", str(self.port), "--host", "256.0.0.1", code=1)

    def test_a_port_of_root(self):
        first = int(pathlib.Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text())
        if first < 2:
            self.skipTest("every user may use every port here")
        nobody = []
        if os.geteuid() == 0:
            nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
                      "--bounding-set=-all"]
        done = subprocess.run([*nobody, WITH_PAGE, "web", "--port", "1"], capture_output=True,
                              env=self.environment)
        self.assertEqual((done.returncode, done.stderr.decode()),
                         (1, "quinta: cannot listen on port 1 of 127.0.0.1: only root may use it; "
                             "choose one from 1024 with --port\n"))

    def test_hosts_that_there_are_not(self):
        self.assertRegex(self.refused("--host", "nowhere.invalid"),
                         r"^quinta: unknown host 'nowhere.invalid': .+\n$")
        self.assertIn("this machine has no such address",
                      self.refused("--host", "192.0.2.1", "--port", "0"))

    def browser(self, script):
        """A stand-in for xdg-open; the PATH on which it is the only program but for the shell."""
        folder = self.folder / "bin"
        folder.mkdir(exist_ok=True)
        file = folder / "xdg-open"
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
        return str(folder)

    def test_opening_a_browser(self):
        opened = self.folder / "opened"
        path = self.browser(f"echo \"$@\" > {opened}.new; mv {opened}.new {opened}")
        self.serve("--open", PATH=f"{path}:/bin:/usr/bin")
        while not opened.exists():
            time.sleep(0.01)
        self.assertEqual(opened.read_text(), f"http://localhost:{self.port}/\n")
        self.end()

    def test_no_browser_to_open(self):
        for path in ["/nowhere", self.browser("exit 3")]:
            self.serve("--open", PATH=path)
            said = self.child.stderr.readline().decode()
            self.assertEqual(said, "quinta: no browser could be opened (xdg-open); please open "
                                   f"http://localhost:{self.port}/\n")
            self.assert_well()
            self.end()

    def test_a_browser_that_stays_does_not_keep_it(self):
        self.serve("--open", PATH=self.browser("exec /bin/sleep 20"))
        self.end()


if __name__ == "__main__":
    program.main()
