"""The Python client against the real server, and against one that misbehaves on purpose."""
import concurrent.futures
import dataclasses
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import moonshelf
from servers import FAKE, LIMIT, fake


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


class Files(unittest.TestCase):
    """Long work on files below a root, on the real server."""

    COUNT = 2000

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        lines = ['{"title":"Title %d","pages":%d}\n' % (n, n) for n in range(cls.COUNT)]
        (cls.root / "books.ndjson").write_text("".join(lines))

    def test_roots_let_files_be_read(self):
        with moonshelf.Client(roots=[self.root]) as m:
            books = m.books.decode(path="books.ndjson", limit=3)
            self.assertEqual([book.title for book in books.records],
                             ["Title 0", "Title 1", "Title 2"])
            self.assertEqual(m.server.info().roots, (str(self.root.resolve()),))
            with self.assertRaises(moonshelf.RPCError) as caught:
                m.books.decode(path="/etc/passwd")
            self.assertEqual((caught.exception.code, caught.exception.reason),
                             (-32011, "pathNotAllowed"))

    def test_parts_and_progress(self):
        parts, steps = [], []
        with moonshelf.Client(roots=[self.root]) as m:
            result = m.books.decode(path="books.ndjson", on_partial=parts.append,
                                    on_progress=steps.append)
        self.assertEqual(result.record_count, self.COUNT)
        titles = [record["title"] for part in parts for record in part["records"]]
        self.assertEqual(titles, ["Title %d" % n for n in range(self.COUNT)])
        self.assertTrue(all(len(part["records"]) <= 256 for part in parts))
        self.assertEqual(steps[0]["kind"], "begin")
        self.assertEqual(steps[-1]["kind"], "end")

    def test_cancel(self):
        large = self.root / "large.ndjson"
        large.write_bytes((self.root / "books.ndjson").read_bytes() * 500)
        with moonshelf.Client(roots=[self.root]) as m:
            first = threading.Event()
            call = m.submit("books.decode", {"path": "large.ndjson"},
                            on_partial=lambda _: first.set())
            self.assertTrue(first.wait(LIMIT))
            call.cancel()
            with self.assertRaises(moonshelf.RPCError) as caught:
                call.result(LIMIT)
            self.assertEqual(caught.exception.reason, "cancelled")
            self.assertEqual(m.calendar.shift(date="2022-01-31", months=1).date, "2022-02-28")


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
