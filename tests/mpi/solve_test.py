#!/usr/bin/python3
"""quinta-mpi under mpirun: the same answer by any number of ranks, whoever is killed or hangs.

The environment names the programs: QUINTA, QUINTA_MPI.
"""

import json
import os
import pathlib
import random
import signal
import subprocess
import tempfile
import time
import unittest

QUINTA = os.environ["QUINTA"]
QUINTA_MPI = os.environ["QUINTA_MPI"]
ENVIRONMENT = {**os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
BOARD = ["trike", "side=6", "swap=off"]
SMALL_JOBS = ["--memory", "1", "--job-nodes", "5000", "--moves", "--json", "--progress", "1"]
PATIENCE = 240  # seconds; only a broken program takes so long


def ranks_of(mpirun):
    """The process of each rank, by its number."""
    found = {}
    for folder in pathlib.Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            variables = (folder / "environ").read_bytes().split(b"\0")
        except OSError:
            continue
        if int(parent) != mpirun:
            continue
        for variable in variables:
            if variable.startswith(b"OMPI_COMM_WORLD_RANK="):
                found[int(variable.partition(b"=")[2])] = int(folder.name)
    return found


class SolveTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """What the program knows of this board from an earlier search, of every move."""
        said = subprocess.run([QUINTA, "solve", *BOARD, "--json"], capture_output=True, check=True,
                              timeout=PATIENCE).stdout
        cls.known = json.loads(said)

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="quinta-mpi-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.log = self.folder / "log"
        self.errors = self.folder / "errors"

    def start(self, ranks, *arguments, options=("--enable-recovery",)):
        """mpirun, in a process group of its own."""
        command = ["mpirun", "--oversubscribe", *options, "-n", str(ranks), QUINTA_MPI, *arguments]
        with open(self.errors, "ab") as errors:
            child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                     stderr=errors, env=ENVIRONMENT, cwd=self.folder,
                                     start_new_session=True)
        self.addCleanup(self.end, child)
        return child

    def solve(self, ranks, *more, **options):
        return self.start(ranks, "solve", *BOARD, "--log", str(self.log), *SMALL_JOBS, *more,
                          **options)

    def end(self, child):
        for process in [*ranks_of(child.pid).values(), child.pid]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        child.wait()
        child.stdout.close()

    def wait_for_facts(self, child, count):
        """Until the log has so many lines, and all ranks are there."""
        start = time.monotonic()
        while self.facts() < count:
            self.assertIsNone(child.poll(), self.errors.read_text())
            self.assertLess(time.monotonic() - start, PATIENCE)
            time.sleep(0.02)
        return ranks_of(child.pid)

    def facts(self):
        return self.log.read_bytes().count(b"\n") if self.log.exists() else 0

    def answer(self, child):
        said, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(child.returncode, 0, self.errors.read_text())
        answer = json.loads(said)
        self.assertEqual(answer["value"], self.known["value"])
        self.assertEqual(answer["moves"], self.known["moves"])
        return said

    def refusal(self, ranks, *arguments, code):
        child = self.start(ranks, *arguments, options=())  # mpirun with recovery always leaves with 0
        said, _ = child.communicate(timeout=PATIENCE)
        errors = self.errors.read_text()
        self.assertEqual((child.returncode, said), (code, b""), errors)
        return errors

    def test_the_same_answer_by_any_number_of_ranks(self):
        answers = set()
        for ranks in (2, 3, 5):
            self.log = self.folder / f"log{ranks}"
            answers.add(self.answer(self.solve(ranks)))
            self.assertGreater(self.facts(), 20)
        self.assertEqual(len(answers), 1)
        size = self.log.stat().st_size
        answers.add(self.answer(self.solve(2)))  # from the log alone
        self.assertEqual((len(answers), self.log.stat().st_size), (1, size))

    def test_a_killed_worker_costs_its_job(self):
        child = self.solve(3, "--patience", "2")
        os.kill(self.wait_for_facts(child, 10)[1], signal.SIGKILL)
        self.answer(child)

    def test_a_worker_that_hangs_costs_its_job_and_is_not_left_behind(self):
        child = self.solve(3, "--patience", "2")
        hanging = self.wait_for_facts(child, 10)[2]
        os.kill(hanging, signal.SIGSTOP)
        self.answer(child)
        start = time.monotonic()
        while pathlib.Path(f"/proc/{hanging}").exists():  # mpirun may be gone a moment before
            self.assertLess(time.monotonic() - start, 20)
            time.sleep(0.1)

    def test_a_worker_that_hung_comes_back(self):
        child = self.solve(3, "--patience", "1")
        hanging = self.wait_for_facts(child, 10)[2]
        os.kill(hanging, signal.SIGSTOP)
        time.sleep(1.5)  # a quick machine is done by then, and has left it behind
        try:
            os.kill(hanging, signal.SIGCONT)
        except ProcessLookupError:
            pass
        self.answer(child)

    def test_workers_leave_when_rank_0_is_killed(self):
        child = self.solve(3, "--patience", "2")
        ranks = self.wait_for_facts(child, 10)
        os.kill(ranks[0], signal.SIGKILL)
        said, _ = child.communicate(timeout=PATIENCE)
        self.assertEqual(said, b"")
        self.assertIn("rank 0 is gone", self.errors.read_text())
        self.answer(self.solve(2))

    def test_a_killed_worker_ends_the_run_without_recovery_and_the_log_goes_on(self):
        child = self.solve(3, options=())
        os.kill(self.wait_for_facts(child, 10)[2], signal.SIGKILL)
        child.communicate(timeout=PATIENCE)
        self.assertNotEqual(child.returncode, 0)
        facts = self.facts()
        self.answer(self.solve(3))
        self.assertGreater(self.facts(), facts)

    def test_kills_at_random_moments(self):
        chance = random.Random(19)
        for _ in range(int(os.environ.get("QUINTA_KILLS", "6"))):
            child = self.solve(3, "--patience", "2")
            ranks = self.wait_for_facts(child, self.facts() + chance.randrange(1, 6))
            victim = chance.choice([0, 0, 1, 2, "mpirun"])
            time.sleep(chance.random() / 20)
            os.kill(child.pid if victim == "mpirun" else ranks[victim], signal.SIGKILL)
            if victim in (0, "mpirun"):  # all of it, as when its machine is switched off
                self.end(child)
                for process in ranks.values():
                    try:
                        os.kill(process, signal.SIGKILL)
                    except ProcessLookupError:
                        pass
            else:
                self.answer(child)
                self.log = self.folder / f"log{chance.random()}"
        self.answer(self.solve(3, "--patience", "2"))

    def test_mistakes_are_explained(self):
        log = ["--log", str(self.log)]
        self.assertIn("needs two ranks or more", self.refusal(1, "solve", *BOARD, *log, code=2))
        self.assertIn("did you mean 'trike'", self.refusal(2, "solve", "trik", *log, code=2))
        self.assertIn("--log is missing", self.refusal(2, "solve", "trike", code=2))
        self.assertIn("position: ", self.refusal(2, "solve", "trike", "-p", "x", *log, code=3))
        self.assertIn("trike, taiji",
                      self.refusal(2, "solve", "stlts", *log, code=2))
        self.assertFalse(self.log.exists())
        self.log.write_text("my diary\n")
        self.assertIn("is not a log of quinta-mpi", self.refusal(3, "solve", "trike", *log, code=1))
        self.assertEqual(self.log.read_text(), "my diary\n")


if __name__ == "__main__":
    unittest.main()
