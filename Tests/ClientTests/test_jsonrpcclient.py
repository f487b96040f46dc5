"""PyPI's jsonrpcclient: it makes requests and takes answers apart, over pipes of one's own."""
import json
import os
import subprocess
import unittest

from jsonrpcclient import Error, Ok, notification, parse, parse_json, request, request_json
from jsonrpcclient import request_uuid

LIMIT = 20


def answers(text):
    run = subprocess.run(
        [os.environ["MOONSHELF"]], input=text, capture_output=True, text=True, timeout=LIMIT
    )
    return run.stdout.splitlines()


class JSONRPCClient(unittest.TestCase):
    def test_a_result(self):
        text = request_json("calendar.month", {"year": 2022, "month": 1, "locale": "ko"})
        (line,) = answers(text)
        answer = parse_json(line)
        self.assertIsInstance(answer, Ok)
        self.assertEqual(answer.result["title"], "2022년 1월")

    def test_an_error(self):
        (line,) = answers(request_json("calendar.month", {"year": 2022, "month": 13}))
        answer = parse_json(line)
        self.assertIsInstance(answer, Error)
        self.assertEqual((answer.code, answer.data["reason"]), (-32602, "outOfRange"))

    def test_a_batch(self):
        asked = [request_uuid("server.echo", {"n": n}) for n in range(5)]
        (line,) = answers(json.dumps([*asked, notification("server.echo")]))
        told = list(parse(json.loads(line)))
        self.assertEqual([answer.id for answer in told], [one["id"] for one in asked])
        self.assertEqual([answer.result["n"] for answer in told], list(range(5)))

    def test_by_position_and_without_params(self):
        lines = answers("".join(json.dumps(r) for r in (
            request("calendar.shift", ("2022-01-31", 0, 1)), request("server.echo"))))
        first, second = map(parse_json, lines)
        self.assertEqual((first.result["date"], second.result), ("2022-02-28", {}))


if __name__ == "__main__":
    unittest.main()
