"""The asyncio client."""
import asyncio
import os
import random
import signal
import unittest

import moonshelf
from servers import FAKE, LIMIT, fake


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


if __name__ == "__main__":
    unittest.main()
