"""PyPI's pygls as a client: headers, asyncio, results as objects."""
import asyncio
import os
import unittest

from pygls.client import JsonRPCClient
from pygls.exceptions import JsonRpcException

LIMIT = 20


class Pygls(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.client = JsonRPCClient()
        await self.client.start_io(os.environ["MOONSHELF"])

    async def asyncTearDown(self):
        self.client.protocol.notify("exit")
        await asyncio.wait_for(self.client._server.wait(), LIMIT)
        await asyncio.wait_for(self.client.stop(), LIMIT)

    async def request(self, method, params=None):
        return await asyncio.wait_for(
            self.client.protocol.send_request_async(method, params), LIMIT
        )

    async def test_results(self):
        month = await self.request("calendar.month", {"year": 2022, "month": 1, "locale": "ko"})
        self.assertEqual(month.title, "2022년 1월")
        self.assertEqual(month.weeks[0].days[6].date, "2022-01-01")

    async def test_errors(self):
        with self.assertRaises(JsonRpcException) as caught:
            await self.request("calendar.month", {"year": 2022, "month": 13})
        self.assertEqual(caught.exception.code, -32602)
        self.assertIn("13", caught.exception.message)
        self.assertEqual((await self.request("server.echo", {"n": 1})).n, 1)

    async def test_many_under_way(self):
        answers = await asyncio.gather(
            *(self.request("server.echo", {"n": n}) for n in range(500))
        )
        self.assertEqual([answer.n for answer in answers], list(range(500)))


if __name__ == "__main__":
    unittest.main()
