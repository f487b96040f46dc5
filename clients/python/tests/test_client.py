"""The Python client against the real server, and against one that misbehaves on purpose."""
import asyncio
import concurrent.futures
import dataclasses
import gc
import os
import pathlib
import pickle
import random
import signal
import subprocess
import sys
import threading
import time
import unittest
import warnings

import moonshelf

ROOT = pathlib.Path(__file__).resolve().parents[3]
FAKE = ROOT / "Tests" / "ClientTests" / "fake_server.py"
LIMIT = 20  # seconds after which something hangs


def fake(**options):
    return moonshelf.Client(FAKE, **options)


class Surface(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.m = moonshelf.Client(args=["--locale", "en-US", "--today", "2022-01-03"])

    @classmethod
    def tearDownClass(cls):
        cls.m.close()

    def test_month(self):
        month = self.m.calendar.month(
            year=2022, month=1, locale="ko-KR", title_format="yyyy년 MM월", rows="fit"
        )
        self.assertEqual(month.title, "2022년 01월")
        # 2022-01-01 was a Saturday: six blanks in a week that begins on Sunday.
        self.assertEqual(month.labels[:8], ("", "", "", "", "", "", "1", "2"))
        self.assertEqual(len(month.labels), 6 + 31)
        self.assertEqual(month.weeks[0].days[6].date, "2022-01-01")
        self.assertTrue(month.weeks[0].days[0].is_outside)
        self.assertIs(month.weeks[1].days[0].is_outside, False)
        self.assertEqual(month.today_index, 8)
        self.assertIsNone(month.era)

    def test_records_are_frozen_and_compared_by_value(self):
        one = self.m.calendar.shift(date="2019-01-31", months=1)
        other = self.m.calendar.shift(date="2019-01-31", months=1)
        self.assertEqual(one, other)
        self.assertEqual(hash(one), hash(other))
        self.assertNotEqual(one, self.m.calendar.shift(date="2019-01-28", months=1))
        with self.assertRaises(dataclasses.FrozenInstanceError):
            one.date = "2022-01-01"
        self.assertEqual(pickle.loads(pickle.dumps(one)), one)
        self.assertEqual(dataclasses.replace(one, date="2000-01-01").date, "2000-01-01")

    def test_records_go_back_to_json(self):
        raw = self.m.call("calendar.month", {"year": 2022, "month": 1})
        month = self.m.calendar.month(year=2022, month=1)
        self.assertIsInstance(raw, dict)
        self.assertEqual(month.as_dict(), raw)
        self.assertEqual(self.m.server.echo([month.weeks[0]]), [raw["weeks"][0]])

    def test_keywords_get_an_underscore(self):
        weeks = self.m.calendar.weeks(from_="2022-01-01", to="2022-01-31", first_weekday="monday")
        self.assertEqual(weeks.weeks[0].start_date, "2021-12-27")

    def test_none_is_absent(self):
        self.assertEqual(self.m.calendar.month(year=None, month=None).title, "January 2022")

    def test_errors_tell_what_and_where(self):
        with self.assertRaises(moonshelf.RPCError) as caught:
            self.m.calendar.month(year=2022, month=13)
        error = caught.exception
        self.assertEqual(
            (error.code, error.reason, error.pointer, str(error)),
            (-32602, "outOfRange", "/month", "month must be 1 to 12, not 13"),
        )
        self.assertEqual((error.data["minimum"], error.data["maximum"]), (1, 12))
        self.assertEqual(pickle.loads(pickle.dumps(error)).data, error.data)
        with self.assertRaises(moonshelf.RPCError) as caught:
            self.m.call("calendar.mnoth")
        self.assertEqual(caught.exception.data["suggestion"], "calendar.month")

    def test_params_that_are_no_json_are_refused_here(self):
        for bad in ({"x": float("nan")}, {"x": float("inf")}, {"x": "\ud800"}, {"x": object()}):
            with self.assertRaises((ValueError, TypeError)):
                self.m.server.echo(bad)
        self.assertEqual(self.m.server.echo({"x": "\u2028\n\0 달력 😀"}), {"x": "\u2028\n\0 달력 😀"})

    def test_numbers_keep_their_64_bits(self):
        values = [2**63 - 1, -(2**63), 0.1, 1e300]
        self.assertEqual(self.m.server.echo(values), values)
        with self.assertRaises(moonshelf.RPCError):
            self.m.server.echo([2**64])
        self.assertEqual(self.m.server.echo([1]), [1])

    def test_pipelining(self):
        calls = [self.m.submit.calendar.shift(date="2022-01-01", days=n) for n in range(2000)]
        last = calls[-1].result(LIMIT)
        self.assertEqual(last.date, "2027-06-23")  # 2022-01-01 + 1999 days
        self.assertEqual(len({call.result().date for call in calls}), 2000)
        self.assertEqual(self.m.submit("server.echo", [1]).result(LIMIT), [1])

    def test_large_answers_come_whole(self):
        text = "달" * 2_000_000
        self.assertEqual(self.m.server.echo({"text": text}), {"text": text})

    def test_many_threads(self):
        def ask(number):
            call = self.m.submit("server.echo", {"n": number})
            self.assertEqual(self.m.server.echo([number]), [number])
            return call.result(LIMIT)["n"]

        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            self.assertEqual(list(pool.map(ask, range(5000))), list(range(5000)))

    def test_one_call_may_be_awaited_by_many_threads(self):
        with fake() as m:
            call = m.submit("fake.hold")
            with concurrent.futures.ThreadPoolExecutor(8) as pool:
                waits = [pool.submit(call.result) for _ in range(8)]
                time.sleep(0.05)
                call.cancel()
                for wait in waits:
                    self.assertEqual(wait.exception(LIMIT).reason, "cancelled")


class Binary(unittest.TestCase):
    def setUp(self):
        self.saved = dict(os.environ)
        self.addCleanup(lambda: (os.environ.clear(), os.environ.update(self.saved)))

    def test_is_found_by_argument_variable_or_path(self):
        binary = pathlib.Path(os.environ.pop("MOONSHELF")).resolve()
        with moonshelf.Client(binary) as m:
            self.assertEqual(m.server.info().name, "moonshelf")
        os.environ["MOONSHELF"] = str(binary)
        with moonshelf.Client() as m:
            self.assertEqual(m.server.info().name, "moonshelf")
        del os.environ["MOONSHELF"]
        os.environ["PATH"] = f"{binary.parent}:{os.environ['PATH']}"
        with moonshelf.Client() as m:
            self.assertEqual(m.server.info().name, "moonshelf")

    def test_one_that_is_missing_is_told(self):
        with self.assertRaisesRegex(moonshelf.BinaryNotFound, "/nowhere/moonshelf.*binary="):
            moonshelf.Client("/nowhere/moonshelf")
        os.environ["MOONSHELF"] = "/nowhere"
        with self.assertRaisesRegex(FileNotFoundError, r"\$MOONSHELF"):
            moonshelf.Client()
        del os.environ["MOONSHELF"]
        os.environ["PATH"] = "/nowhere"
        with self.assertRaisesRegex(moonshelf.BinaryNotFound, "put it into PATH"):
            moonshelf.Client()

    def test_roots_become_options(self):
        self.assertEqual(
            moonshelf._wire.command(FAKE, [pathlib.Path("/a"), "/b c"], ["--x"])[1:],
            ["--framing", "lines", "--root", "/a", "--root", "/b c", "--x"],
        )


class Ways(unittest.TestCase):
    """Progress, cancelling, time-outs."""

    def test_unknown_members_are_ignored(self):
        with fake() as m:
            shifted = m.calendar.shift(date="2022-01-31", months=1)
        self.assertEqual(shifted.date, "2022-02-28")
        self.assertEqual(shifted.dates[0], moonshelf.CalendarDate(date="2022-02-28"))
        self.assertFalse(hasattr(shifted, "mood"))

    def test_a_result_of_another_shape_is_told(self):
        with fake() as m, self.assertRaisesRegex(moonshelf.UnexpectedAnswer, "CalendarMonth"):
            m.calendar.month()

    def test_progress(self):
        steps, parts = [], []
        with fake() as m:
            result = m.call("fake.progress", {"steps": 3}, on_progress=steps.append,
                            on_partial=parts.append)
            self.assertEqual(result, {"steps": 3})
            self.assertEqual(steps, [{"step": 0}, {"step": 1}, {"step": 2}])
            self.assertEqual(parts, steps)
            with self.assertRaises(TypeError):
                m.call("fake.progress", [3], on_progress=steps.append)

    def test_an_error_in_a_callback_ends_its_call(self):
        def broken(value):
            raise KeyError("mine")

        with fake() as m:
            with self.assertRaisesRegex(KeyError, "mine"):
                m.call("fake.progress", {"steps": 3}, on_progress=broken)
            self.assertEqual(m.call("fake.progress", {"steps": 0}), {"steps": 0})

    def test_a_callback_that_would_wait_for_ever_is_told(self):
        with fake() as m, self.assertRaisesRegex(RuntimeError, "submit"):
            m.call("fake.progress", {"steps": 1}, on_progress=lambda _: m.call("fake.held"))

    def test_cancel(self):
        with fake() as m:
            call = m.submit("fake.hold")
            self.assertFalse(call.done())
            call.cancel()
            with self.assertRaises(moonshelf.RPCError) as caught:
                call.result(LIMIT)
            self.assertEqual((caught.exception.code, caught.exception.reason), (-32800, "cancelled"))
            call.cancel()
            self.assertEqual(m.call("fake.held"), {"count": 0})

    def test_a_timeout_cancels(self):
        with fake() as m:
            with self.assertRaises(TimeoutError):
                m.call("fake.hold", timeout=0.05)
            self.assertEqual(m.call("fake.held"), {"count": 0})
            call = m.submit("fake.hold")
            with self.assertRaises(TimeoutError):
                call.result(0.05)
            self.assertEqual(m.call("fake.held"), {"count": 1})
            call.cancel()

    def test_an_interrupt_cancels(self):
        with fake() as m:
            main = threading.main_thread().ident
            timer = threading.Timer(0.1, lambda: signal.pthread_kill(main, signal.SIGINT))
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                m.call("fake.hold", timeout=LIMIT)
            self.assertEqual(m.call("fake.held"), {"count": 0})


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


class Twin(unittest.IsolatedAsyncioTestCase):
    """The asyncio client."""

    async def test_month(self):
        async with moonshelf.AsyncClient() as m:
            month = await m.calendar.month(year=2022, month=1, locale="ko")
            self.assertEqual(month.title, "2022년 1월")
            with self.assertRaises(moonshelf.RPCError) as caught:
                await m.calendar.month(year=2022, month=13)
            self.assertEqual(caught.exception.reason, "outOfRange")
        with self.assertRaisesRegex(moonshelf.ServerExited, "closed"):
            await m.server.info()

    async def test_pipelining_and_large_answers(self):
        m = moonshelf.AsyncClient()
        answers = await asyncio.gather(*(m.server.echo([n]) for n in range(3000)))
        self.assertEqual(answers, [[n] for n in range(3000)])
        text = "x" * 3_000_000
        self.assertEqual(await m.server.echo([text]), [text])
        await m.close()

    async def test_cancel_timeout_and_progress(self):
        async with moonshelf.AsyncClient(FAKE) as m:
            task = asyncio.ensure_future(m.call("fake.hold"))
            await asyncio.sleep(0.05)
            self.assertEqual(await m.call("fake.held"), {"count": 1})
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            self.assertEqual(await m.call("fake.held"), {"count": 0})
            with self.assertRaises(TimeoutError):
                await m.call("fake.hold", timeout=0.05)
            self.assertEqual(await m.call("fake.held"), {"count": 0})
            steps = []
            await m.call("fake.progress", {"steps": 2}, on_progress=steps.append)
            self.assertEqual(steps, [{"step": 0}, {"step": 1}])
            with self.assertRaises(ZeroDivisionError):
                await m.call("fake.progress", {"steps": 2}, on_progress=lambda _: 1 / 0)

    async def test_deaths_are_told(self):
        for method, words in (
            ("fake.die", "exited with status 3: the disk is on fire"),
            ("fake.garbage", "no answer"),
            ("fake.noId", "not JSON"),
            ("fake.oddId", "can't be read"),
        ):
            with self.subTest(method):
                async with moonshelf.AsyncClient(FAKE, restart=True) as m:
                    waiting = [asyncio.ensure_future(m.call("fake.hold")) for _ in range(5)]
                    await asyncio.sleep(0)
                    with self.assertRaisesRegex(moonshelf.ServerExited, words):
                        await m.call(method, timeout=LIMIT)
                    for wait in waiting:
                        with self.assertRaisesRegex(moonshelf.ServerExited, words):
                            await wait
                    self.assertEqual(await m.call("fake.held"), {"count": 0})

    async def test_killed_at_random_moments_under_load(self):
        chance = random.Random(6)
        results = deaths = 0
        for _ in range(30):
            m = moonshelf.AsyncClient(restart=True)
            for _ in range(3):
                calls = [asyncio.ensure_future(m.server.echo([n, "x" * n])) for n in range(400)]
                await asyncio.sleep(chance.random() * 0.02)
                if m.pid:
                    try:
                        os.kill(m.pid, signal.SIGKILL)
                    except ProcessLookupError:
                        pass
                done, pending = await asyncio.wait(calls, timeout=LIMIT)
                self.assertFalse(pending, "a call hangs")
                for n, call in enumerate(calls):
                    error = call.exception()
                    if error is None:
                        self.assertEqual(call.result()[0], n)
                        results += 1
                    else:
                        self.assertIsInstance(error, moonshelf.ServerExited)
                        self.assertIn("SIGKILL", str(error))
                        deaths += 1
            await m.close()
        self.assertGreater(results, 1000)
        self.assertGreater(deaths, 1000)


class Readme(unittest.TestCase):
    def test_code_prints_what_it_says(self):
        text = (pathlib.Path(__file__).parents[1] / "README.md").read_text()
        blocks = text.split("```python\n")[1:]
        self.assertGreater(len(blocks), 0)
        self.assertLessEqual(len(text.splitlines()), 16)
        for block in blocks:
            code = block.split("```")[0]
            shown = [line.split("  # ")[1] for line in code.splitlines() if "  # " in line]
            self.assertGreater(len(shown), 0)
            run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                                 timeout=LIMIT, env={**os.environ, "PYTHONUTF8": "1"})
            self.assertEqual((run.stdout.splitlines(), run.stderr), (shown, ""))


if __name__ == "__main__":
    unittest.main()
