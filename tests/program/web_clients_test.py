"""`quinta web` with many, slow and rude clients, and how it ends."""

import signal
import socket
import subprocess
import threading
import time

import pexpect

import program
from web_server import WITH_PAGE, WebTest, read_all


class ManyTest(WebTest):
    def test_one_after_the_other(self):
        self.serve()
        for _ in range(300):
            self.assertEqual(self.get("/data.json").status, 200)
        self.end()

    def test_many_at_once(self):
        self.serve()
        wrong = []

        def fetch():
            try:
                for _ in range(3):
                    if len(self.get("/large.txt").body) != 8 << 20 or self.get("/").status != 200:
                        wrong.append("an answer is wrong")
            except OSError as error:
                wrong.append(error)

        threads = [threading.Thread(target=fetch) for _ in range(24)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        self.end()

    def test_slow_clients_are_cut_off_and_others_served(self):
        self.serve("--timeout", "1")
        slow = [self.connect() for _ in range(20)]
        started = time.monotonic()
        while time.monotonic() - started < 0.8:
            for plug in slow:
                plug.sendall(b"G")
            self.assert_well()
        for plug in slow:
            self.assertIn(read_all(plug)[:12], (b"", b"HTTP/1.1 400"))
        self.assertLess(time.monotonic() - started, 10)
        self.assert_well()

    def test_a_silent_connection_is_closed(self):
        self.serve("--timeout", "1")
        plug = self.connect()
        plug.sendall(b"GET /data.json HTTP/1.1\r\nHost: x\r\n\r\n")
        started = time.monotonic()
        self.assertTrue(read_all(plug).endswith(b"{}\n"))
        self.assertGreater(time.monotonic() - started, 0.5)
        self.assertLess(time.monotonic() - started, 10)

    def test_too_many_push_out_the_idle(self):
        """The limit is 256: whoever has been silent longest has to go, nobody is turned away."""
        self.serve()
        silent = [self.connect() for _ in range(300)]
        self.assert_well()
        self.assertEqual(read_all(silent[0]), b"")
        silent[-1].sendall(b"GET /data.json HTTP/1.0\r\n\r\n")
        self.assertTrue(read_all(silent[-1]).endswith(b"{}\n"))
        self.end()

    def test_few_files(self):
        """Where a process may open few files, old connections go as well."""
        self.serve()
        subprocess.run(["prlimit", f"--pid={self.child.pid}", "--nofile=24"], check=True)
        silent = [self.connect() for _ in range(60)]
        self.assert_well()
        self.end()
        del silent

    def test_rude_clients(self):
        """They leave in the middle of an answer, with and without a reset."""
        self.serve()
        for i in range(40):
            plug = self.connect(small=True)
            plug.sendall(b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
            plug.recv(1000)
            if i % 2:
                plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            plug.close()
        self.assert_well()
        self.end()


class EndTest(WebTest):
    def test_signals(self):
        for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
            self.serve()
            idle = self.connect()
            half = self.connect()
            half.sendall(b"GET / HT")
            self.assert_well()
            started = time.monotonic()
            self.end(number)
            self.assertLess(time.monotonic() - started, 3)
            self.assertEqual(read_all(idle) + read_all(half), b"")

    def test_an_answer_under_way_is_ended(self):
        self.serve()
        plug = self.connect(small=True)
        plug.sendall(b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        seen = plug.recv(4096)
        self.child.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        with self.assertRaises(OSError):
            self.connect()  # nobody comes in any more
        self.assertIsNone(self.child.poll())
        body = (seen + read_all(plug)).partition(b"\r\n\r\n")[2]
        self.assertEqual(len(body), 8 << 20)
        self.assertEqual(self.child.wait(program.PATIENCE), 0)

    def test_a_client_that_does_not_read_cannot_keep_it(self):
        self.serve()
        plug = self.connect(small=True)
        plug.sendall(b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        plug.recv(100)
        started = time.monotonic()
        self.end()
        self.assertLess(time.monotonic() - started, 10)
        self.serve()
        plug = self.connect(small=True)
        plug.sendall(b"GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n")
        plug.recv(100)
        started = time.monotonic()
        self.child.send_signal(signal.SIGINT)
        time.sleep(0.2)
        self.end(signal.SIGINT)  # a second one ends it at once
        self.assertLess(time.monotonic() - started, 3)

    def test_ignored_signals_stay_ignored(self):
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            self.serve()
        finally:
            signal.signal(signal.SIGHUP, before)
        self.child.send_signal(signal.SIGHUP)
        self.assert_well()
        self.end()

    def test_control_c_in_a_terminal(self):
        child = pexpect.spawn(WITH_PAGE, ["web", "--port", "0"], timeout=program.PATIENCE)
        self.addCleanup(child.close, force=True)
        child.expect(r"Quinta is at http://localhost:\d+/")
        child.sendintr()
        child.expect(pexpect.EOF)
        child.close()
        self.assertEqual(child.exitstatus, 0)


if __name__ == "__main__":
    program.main()
