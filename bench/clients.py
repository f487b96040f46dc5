#!/usr/bin/env python3
"""Measures the Python client on the server, next to the same client on a C program that echoes.

What the client itself takes is in both, so the ratio tells what the server adds. Prints a table and
exits 0 whatever it finds.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "clients", "python", "src"))
import moonshelf  # noqa: E402

# So many calls are under way at most: nobody who asks a million things holds a million answers.
WINDOW = 10_000
PARAMS = {"text": "안녕", "values": [1, 2, 3]}


def pipelined(client, count):
    """Seconds for so many calls; each answer is looked at."""
    begin = time.perf_counter()
    for start in range(0, count, WINDOW):
        calls = [client.submit("server.echo", PARAMS) for _ in range(min(WINDOW, count - start))]
        for call in calls:
            if call.result() != PARAMS:
                raise ValueError("an answer is wrong")
    return time.perf_counter() - begin


def round_trips(client, count):
    """The median of so many round trips, in microseconds."""
    samples = []
    for _ in range(count):
        begin = time.perf_counter()
        client.server.echo(PARAMS)
        samples.append(time.perf_counter() - begin)
    return median(samples) * 1e6


def interleaved(measure, clients, rounds):
    """The samples of each client, by turns, so that what disturbs one disturbs the other."""
    samples = {name: [] for name in clients}
    for _ in range(rounds):
        for name, client in clients.items():
            samples[name].append(measure(client))
    return samples


def row(what, unit, samples, goal):
    ratios = [ours / echo for ours, echo in zip(samples["ours"], samples["echo"])]
    return (
        what,
        "%.1f %s" % (median(samples["ours"]), unit),
        "%.1f %s" % (median(samples["echo"]), unit),
        "%.2f (%.2f…%.2f)" % (median(ratios), min(ratios), max(ratios)),
        goal,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=".build/release/moonshelf", metavar="PATH")
    parser.add_argument("--requests", type=int, default=1_000_000, metavar="N")
    options = parser.parse_args()
    rounds = 10
    rows = [("what: reference", "ours", "reference", "ratio", "goal")]
    with tempfile.TemporaryDirectory(prefix="moonshelf-bench-") as folder:
        echo = os.path.join(folder, "echo")
        subprocess.run(
            ["cc", "-O2", "-o", echo, os.path.join(HERE, "echo.c"), "-ljansson"], check=True
        )
        try:
            with moonshelf.Client(options.binary) as ours, moonshelf.Client(echo) as reference:
                clients = {"ours": ours, "echo": reference}
                for client in clients.values():
                    round_trips(client, 500)
                share = max(1, options.requests // rounds)
                samples = interleaved(lambda c: pipelined(c, share) / share * 1e6, clients, rounds)
                what = f"Python client, {share * rounds:,} pipelined, each: echo"
                rows.append(row(what, "µs", samples, "≤ 1.5"))
                samples = interleaved(lambda c: round_trips(c, 2000), clients, rounds)
                rows.append(row("Python client, round trip, median: echo", "µs", samples, "≤ 1.5"))
        except (OSError, ValueError) as error:
            print("stopped early: %s" % error)
    widths = [max(len(cells[column]) for cells in rows) for column in range(5)]
    for cells in rows:
        shown = [cells[0].ljust(widths[0])]
        shown += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:])]
        print("  ".join(shown).rstrip())


if __name__ == "__main__":
    main()
