"""The examples of every method, through both clients, compared with each other and with the
command line."""
import json
import os
import pathlib
import re
import subprocess
import unittest

import moonshelf

HERE = pathlib.Path(__file__).resolve().parent
OPTIONS = ["--locale", "en-US", "--today", "2022-01-03"]
LIMIT = 60


def snake(name):
    """The Python spelling, found another way than the generator does."""
    spelled = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    return spelled + "_" if spelled in ("from", "import", "in", "is", "class", "with") else spelled


def as_doubles(value):
    """JSON as a language reads it that has no other numbers."""
    if isinstance(value, dict):
        return {name: as_doubles(member) for name, member in value.items()}
    if isinstance(value, list):
        return [as_doubles(element) for element in value]
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return float(value) if is_number else value


def node(calls):
    run = subprocess.run(
        ["node", str(HERE / "examples.mjs"), *OPTIONS], input=json.dumps(calls),
        capture_output=True, text=True, timeout=LIMIT)
    if run.returncode:
        raise AssertionError(run.stderr)
    return json.loads(run.stdout)


class Examples(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.m = moonshelf.Client(args=OPTIONS)
        cls.document = cls.m.call("rpc.discover")
        cls.examples = [
            (method["name"], example)
            for method in cls.document["methods"] for example in method["examples"]
        ]
        cls.calls = []
        for name, example in cls.examples:
            params = {param["name"]: param["value"] for param in example["params"]}
            by_position = params and all(key.isdigit() for key in params)
            cls.calls.append((name, list(params.values()) if by_position else params))

    @classmethod
    def tearDownClass(cls):
        cls.m.close()

    def test_every_method_has_some(self):
        without = {m["name"] for m in self.document["methods"] if not m["examples"]}
        # Their results depend on the server, so no document can foretell them.
        self.assertLessEqual(without, {"server.info", "rpc.discover"})
        self.assertGreater(len(self.calls), 15)

    def test_python_gives_what_the_document_says(self):
        for (name, example), (_, params) in zip(self.examples, self.calls):
            with self.subTest(name, example=example["name"]):
                self.assertEqual(self.m.call(name, params), example["result"]["value"])

    def test_typed_calls_give_the_same(self):
        for name, params in self.calls:
            with self.subTest(name, params=params):
                raw = self.m.call(name, params)
                for m in (self.m, self.m.submit):
                    family, local = name.split(".")
                    method = getattr(getattr(m, family), snake(local))
                    if name == "server.echo":
                        typed = method(params)
                    elif isinstance(params, list):
                        continue
                    else:
                        typed = method(**{snake(key): value for key, value in params.items()})
                    if m is self.m.submit:
                        typed = typed.result(LIMIT)
                    if isinstance(typed, moonshelf.Record):
                        typed = typed.as_dict()
                    self.assertEqual(typed, raw)

    def test_the_command_line_gives_the_same(self):
        for name, params in self.calls:
            with self.subTest(name, params=params):
                run = subprocess.run(
                    [os.environ["MOONSHELF"], *OPTIONS, "call", name, json.dumps(params)],
                    capture_output=True, text=True, timeout=LIMIT)
                self.assertEqual(json.loads(run.stdout), self.m.call(name, params))

    def test_node_gives_the_same(self):
        told = node(self.calls)
        self.assertEqual(len(told), len(self.calls))
        for (name, params), result in zip(self.calls, told):
            with self.subTest(name, params=params):
                self.assertEqual(as_doubles(result), as_doubles(self.m.call(name, params)))

    def test_every_method_is_in_both_clients(self):
        names = [method["name"] for method in self.document["methods"]]
        self.assertEqual(node("methods"), names)
        for name in names:
            family, local = name.split(".")
            for m in (self.m, self.m.submit, moonshelf.AsyncClient()):
                method = getattr(getattr(m, family), snake(local))
                self.assertIn(name.split(".")[0], type(getattr(m, family)).__name__.lower())
                self.assertTrue(method.__doc__)


if __name__ == "__main__":
    unittest.main()
