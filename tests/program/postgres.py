"""A PostgreSQL of its own in a temporary folder, from Debian's package."""

import contextlib
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
    """Runs until stop(); PostgreSQL does not run as root, then it runs as the user of the package.

    With a disk (bad_disk.py) its data are there.
    """

    def __init__(self, disk=None):
        self.folder = tempfile.TemporaryDirectory()
        os.chmod(self.folder.name, 0o777)
        self.user = ["--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if os.geteuid() == 0 else []
        self.data = os.path.join(disk.folder if disk else self.folder.name, "data")
        self.environment = {**os.environ, **(disk.environment if disk else {})}
        self.start("initdb", "-D", self.data, "-A", "trust", "-U", "quinta", "-N", "--locale=C.UTF-8",
                   "--wal-segsize=1").wait()
        if disk:
            disk.settle()
        self.begin()
        self.start("createdb", "-h", self.folder.name, "-U", "quinta", "games").wait()
        self.address = f"postgresql:///games?user=quinta&host={self.folder.name}"

    def begin(self):
        """Starts the server and waits until it takes connections."""
        self.server = self.start("postgres", "-D", self.data, "-k", self.folder.name, "-c", "listen_addresses=",
                                 environment=self.environment)
        deadline = time.monotonic() + program.PATIENCE
        while self.start("pg_isready", "-q", "-h", self.folder.name).wait() != 0:
            if time.monotonic() > deadline:
                raise TimeoutError("PostgreSQL does not come up")
            time.sleep(0.05)

    def start(self, name, *arguments, environment=None):
        return subprocess.Popen(["setpriv", "--pdeathsig", "INT", *self.user, tool(name), *arguments],
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)

    def kill(self):
        """All its processes at once, as when the machine loses its power."""
        self.server.send_signal(signal.SIGSTOP)  # so that it starts no more of them
        children = children_of(self.server.pid)
        for process in [*children, self.server.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.server.wait()
        deadline = time.monotonic() + program.PATIENCE
        while any(status_of(process)[0] not in "XZ" for process in children):
            if time.monotonic() > deadline:
                raise TimeoutError("a process of PostgreSQL does not end")
            time.sleep(0.01)
        with contextlib.suppress(FileNotFoundError):  # it names a process that may be another's after a restart
            os.remove(os.path.join(self.data, "postmaster.pid"))

    def stop(self):
        self.server.send_signal(signal.SIGINT)
        self.server.wait()
        self.folder.cleanup()


def status_of(process):
    """State and parent of a process; ("X", 0) when there is none."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return "X", 0
    state, parent = fields.rpartition(")")[2].split()[:2]
    return state, int(parent)


def children_of(process):
    return [int(name) for name in os.listdir("/proc") if name.isdigit() and status_of(name)[1] == process]
