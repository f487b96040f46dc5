"""PyPI's python-lsp-jsonrpc as a client: headers, string ids, a thread that reads."""
import os
import subprocess
import threading
import unittest

from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.exceptions import JsonRpcException
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

LIMIT = 20


class PythonLSPJSONRPC(unittest.TestCase):
    def setUp(self):
        self.server = subprocess.Popen(
            [os.environ["MOONSHELF"]], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.endpoint = Endpoint({}, JsonRpcStreamWriter(self.server.stdin).write)
        self.reader = JsonRpcStreamReader(self.server.stdout)
        self.thread = threading.Thread(target=self.reader.listen, args=(self.endpoint.consume,))
        self.thread.start()

    def tearDown(self):
        self.server.stdin.close()
        self.assertEqual(self.server.wait(LIMIT), 0)
        self.thread.join(LIMIT)
        self.server.stdout.close()
        self.endpoint.shutdown()

    def request(self, method, params=None):
        return self.endpoint.request(method, params)

    def test_results(self):
        params = {"year": 2022, "month": 1, "locale": "ko"}
        self.assertEqual(self.request("calendar.month", params).result(LIMIT)["title"], "2022년 1월")
        self.assertEqual(self.request("server.echo").result(LIMIT), {})

    def test_errors(self):
        with self.assertRaises(JsonRpcException) as caught:
            self.request("calendar.month", {"year": 2022, "month": 13}).result(LIMIT)
        self.assertEqual(caught.exception.code, -32602)
        self.assertEqual(caught.exception.data["pointer"], "/month")

    def test_many_under_way(self):
        futures = [self.request("server.echo", {"n": n, "text": "달력"}) for n in range(2000)]
        self.assertEqual([f.result(LIMIT)["n"] for f in futures], list(range(2000)))

    def test_life_of_a_language_client(self):
        told = self.request("initialize", {"processId": os.getpid(), "capabilities": {}})
        self.assertEqual(told.result(LIMIT)["serverInfo"]["name"], "moonshelf")
        self.endpoint.notify("initialized", {})
        # Cancelling what is done or unknown does no harm.
        self.endpoint.notify("$/cancelRequest", {"id": "gone"})
        self.assertIsNone(self.request("shutdown").result(LIMIT))
        self.endpoint.notify("exit")


if __name__ == "__main__":
    unittest.main()
