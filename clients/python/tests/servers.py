"""What the tests of the client start: the real server, or one that misbehaves on purpose."""
import pathlib

import moonshelf

ROOT = pathlib.Path(__file__).resolve().parents[3]
FAKE = ROOT / "Tests" / "ClientTests" / "fake_server.py"
LIMIT = 20  # seconds after which something hangs


def fake(**options):
    return moonshelf.Client(FAKE, **options)
