"""A PostgreSQL of its own in a temporary folder, from Debian's package."""

import os
import pathlib
import signal
import subprocess
import tempfile
import time

import program


def tool(name):
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not found:
        raise FileNotFoundError("PostgreSQL is not installed: apt-get install postgresql")
    return str(found[-1])


class Postgres:
    """Runs until stop(); PostgreSQL does not run as root, then it runs as the user of the package."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        os.chmod(self.folder.name, 0o777)
        self.user = ["--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if os.geteuid() == 0 else []
        data = os.path.join(self.folder.name, "data")
        self.start("initdb", "-D", data, "-A", "trust", "-U", "quinta", "-N", "--locale=C.UTF-8").wait()
        self.server = self.start("postgres", "-D", data, "-k", self.folder.name, "-c", "listen_addresses=")
        deadline = time.monotonic() + program.PATIENCE
        while self.start("pg_isready", "-q", "-h", self.folder.name).wait() != 0:
            if time.monotonic() > deadline:
                raise TimeoutError("PostgreSQL does not come up")
            time.sleep(0.05)
        self.start("createdb", "-h", self.folder.name, "-U", "quinta", "games").wait()
        self.address = f"postgresql:///games?user=quinta&host={self.folder.name}"

    def start(self, name, *arguments):
        return subprocess.Popen(["setpriv", "--pdeathsig", "INT", *self.user, tool(name), *arguments],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def stop(self):
        self.server.send_signal(signal.SIGINT)
        self.server.wait()
        self.folder.cleanup()
