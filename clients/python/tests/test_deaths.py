"""Whatever ends a server, every call of the client ends too."""
import gc
import os
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
import unittest
import warnings

import moonshelf
from servers import FAKE, LIMIT, fake


class Deaths(unittest.TestCase):
    def test_the_reason_is_told(self):
        for method, words in (
            ("fake.die", "exited with status 3: the disk is on fire"),
            ("fake.garbage", "sent what is no answer: b'Segmentation fault'"),
            ("fake.noId", "could not read a request: not JSON"),
            ("fake.oddId", "can't be read"),
        ):
            with self.subTest(method), fake() as m:
                waiting = [m.submit("fake.hold") for _ in range(10)]
                with self.assertRaisesRegex(moonshelf.ServerExited, words):
                    m.call(method, timeout=LIMIT)
                for call in waiting:
                    with self.assertRaisesRegex(moonshelf.ServerExited, words):
                        call.result(LIMIT)
                with self.assertRaisesRegex(ConnectionError, words):
                    m.call("fake.held")

    def test_a_closed_output_ends_the_calls(self):
        saved = moonshelf._connection.PATIENCE
        moonshelf._connection.PATIENCE = 0.2
        self.addCleanup(setattr, moonshelf._connection, "PATIENCE", saved)
        with fake() as m, self.assertRaisesRegex(moonshelf.ServerExited, "closed its output"):
            m.call("fake.closeOutput", timeout=LIMIT)

    def test_stderr_and_status_are_kept(self):
        with fake() as m:
            with self.assertRaises(moonshelf.ServerExited) as caught:
                m.call("fake.die", {"status": 7})
        self.assertEqual(caught.exception.status, 7)
        self.assertEqual(caught.exception.stderr, "first line\nthe disk is on fire\n")

    def test_the_next_call_starts_a_new_server_if_asked(self):
        with fake(restart=True) as m:
            for _ in range(3):
                before = m.pid
                with self.assertRaises(moonshelf.ServerExited):
                    m.call("fake.die")
                self.assertEqual(m.call("fake.held"), {"count": 0})
                self.assertNotEqual(m.pid, before)

    def test_a_closed_client_says_so(self):
        m = moonshelf.Client(restart=True)
        call = m.submit.server.echo([1])
        m.close()
        self.assertEqual(call.result(LIMIT), [1])
        m.close()
        with self.assertRaisesRegex(moonshelf.ServerExited, "closed"):
            m.server.echo([1])

    def test_close_kills_what_does_not_end(self):
        m = moonshelf.Client(FAKE)
        os.kill(m.pid, signal.SIGSTOP)
        call = m.submit("fake.held")
        began = time.monotonic()
        m.close(timeout=0.2)
        self.assertLess(time.monotonic() - began, LIMIT)
        with self.assertRaisesRegex(moonshelf.ServerExited, "SIGKILL"):
            call.result(LIMIT)

    def test_nothing_is_left_behind(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always", ResourceWarning)
            with moonshelf.Client() as m:
                pid = m.pid
                m.server.info()
            del m
            gc.collect()
        self.assertEqual([str(warning.message) for warning in caught], [])
        with self.assertRaises(ProcessLookupError):
            os.kill(pid, 0)

    def test_a_program_that_does_not_close_ends_and_so_does_its_server(self):
        code = "import moonshelf; m = moonshelf.Client(); print(m.pid); m.server.info()"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=LIMIT)
        self.assertEqual((run.returncode, run.stderr), (0, b""))
        ended = time.monotonic() + LIMIT
        while pathlib.Path(f"/proc/{int(run.stdout)}").exists():
            state = pathlib.Path(f"/proc/{int(run.stdout)}/stat").read_text().split()[2]
            if state == "Z":
                break  # ended; in a container nobody may reap it
            self.assertLess(time.monotonic(), ended)
            time.sleep(0.01)

    def test_a_fork_is_told_that_it_can_not_ask(self):
        with moonshelf.Client() as m:
            child = os.fork()
            if child == 0:
                try:
                    m.call("server.echo", timeout=LIMIT)
                except RuntimeError:
                    os._exit(7)
                os._exit(1)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 7)
            self.assertEqual(m.server.echo([1]), [1])

    def test_killed_at_random_moments_under_load(self):
        chance = random.Random(5)
        rounds, results, deaths = 60, 0, 0
        for number in range(rounds):
            m = moonshelf.Client(restart=number % 2 == 0)
            count = threading.Lock()
            stop = threading.Event()
            ended = []

            def load(seed):
                own = random.Random(seed)
                nonlocal results, deaths
                while not stop.is_set():
                    calls, dead = [], False
                    try:
                        for _ in range(own.randrange(1, 60)):
                            n = own.randrange(1000)
                            calls.append((n, m.submit.server.echo({"n": n, "pad": "x" * n})))
                    except moonshelf.ServerExited as error:
                        self.assertIn("SIGKILL", str(error))
                        dead = True
                    for n, call in calls:
                        try:
                            self.assertEqual(call.result(LIMIT)["n"], n)
                            with count:
                                results += 1
                        except moonshelf.ServerExited as error:
                            self.assertIn("SIGKILL", str(error))
                            with count:
                                deaths += 1
                    if dead and number % 2:
                        break
                ended.append(seed)

            threads = [threading.Thread(target=load, args=(s,)) for s in range(4)]
            for thread in threads:
                thread.start()
            for _ in range(3 if number % 2 == 0 else 1):
                time.sleep(chance.random() * 0.03)
                try:
                    os.kill(m.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            stop.set()
            for thread in threads:
                thread.join(LIMIT)
                self.assertFalse(thread.is_alive(), "a call hangs")
            self.assertEqual(len(ended), 4, "a call ended in another way")
            m.close()
        self.assertGreater(results, 1000)
        self.assertGreater(deaths, rounds)


if __name__ == "__main__":
    unittest.main()
