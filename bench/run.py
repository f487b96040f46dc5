#!/usr/bin/env python3
"""Measures the server's speed as ratios to reference programs, in one run on one machine.

Prints a table and exits 0 whatever it finds: it measures, and asserts nothing.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from statistics import median

import itunes_answers

HERE = os.path.dirname(os.path.abspath(__file__))
ROUNDS = 7

FIXED = (
    '{"jsonrpc":"2.0","id":1,"method":"calendar.month","params":{"year":2022,"month":1,'
    '"locale":"ko-KR","titleFormat":"yyyy년 MM월","today":"2022-01-03"}}'
)
SEARCH = (
    '{"jsonrpc":"2.0","id":1,"method":"itunes.searchURL","params":{"term":"jack johnson",'
    '"media":"music","limit":25}}'
)
DECODED_BYTES = 50_000_000
ECHO = '{"jsonrpc":"2.0","id":1,"method":"server.echo","params":{"text":"안녕","values":[1,2,3]}}'


def mixed_request(number, chance):
    return (
        '{"jsonrpc":"2.0","id":%d,"method":"calendar.month","params":{"year":%d,"month":%d,'
        '"locale":"ko-KR","today":"2022-01-03"}}'
        % (number, chance.randint(1900, 2100), chance.randint(1, 12))
    )


def compile_programs(folder):
    """Compiles every C program here; gives their paths by name."""
    programs = {}
    for source in sorted(os.listdir(HERE)):
        name, extension = os.path.splitext(source)
        if extension != ".c":
            continue
        programs[name] = os.path.join(folder, name)
        # The empty program uses no library, and has to load them all the same.
        subprocess.run(
            ["cc", "-O2", "-o", programs[name], os.path.join(HERE, source)]
            + ["-Wl,--no-as-needed" if name == "empty" else "-Wl,--as-needed"]
            + ["-ljansson", "-lstdc++", "-lm"],
            check=True,
        )
    return programs


class Bench:
    def __init__(self, binary, folder):
        self.ours = [binary]
        self.programs = {}
        self.folder = folder
        self.rows = []

    # Running one program once.

    def through_pipe(self, command, data, repeat=1):
        """Feeds `data` so many times and reads all answers; gives (CPU seconds, resident KB)."""
        child = subprocess.Popen(
            [self.programs["usage"]] + command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        # A thread of its own feeds, so that neither end ever waits for the other. The blocks are
        # large: both threads are in system calls nearly always.
        feeder = threading.Thread(target=feed, args=(child.stdin, data, repeat))
        feeder.start()
        block = bytearray(1 << 20)
        while child.stdout.readinto(block):
            pass
        feeder.join()
        return finish(child)

    def through_file(self, command, path):
        """The same from a file to a file."""
        answers = os.path.join(self.folder, "answers")
        with open(path, "rb") as requests, open(answers, "wb") as output:
            child = subprocess.Popen(
                [self.programs["usage"]] + command,
                stdin=requests,
                stdout=output,
                stderr=subprocess.PIPE,
            )
            result = finish(child)
        os.remove(answers)
        return result

    def answers(self, command, requests):
        """The answers' lines."""
        data = "".join(line + "\n" for line in requests).encode()
        return subprocess.run(command, input=data, stdout=subprocess.PIPE).stdout.splitlines(True)

    def print_of(self, program, request, count, command):
        """The numbers that a measuring program prints."""
        output = subprocess.run(
            [self.programs[program], request, str(count)] + command,
            stdout=subprocess.PIPE,
            check=True,
        )
        return [float(word) for word in output.stdout.split()]

    # What is measured.

    def check_answers(self, requests):
        """Whether the references do the same work as the server."""
        reference = self.answers([self.programs["build"]], requests)
        ours = self.answers(self.ours, requests)
        equal = [json.loads(a) == json.loads(b) for a, b in zip(ours, reference)]
        if len(ours) != len(requests) or len(reference) != len(requests) or not all(equal):
            place = equal.index(False) if False in equal else len(equal)
            print("warning: build.c answers otherwise, first request %d" % place)
        echoes = [self.answers(c, [ECHO]) for c in (self.ours, [self.programs["echo"]])]
        if echoes[0] != echoes[1]:
            print("warning: echo.c answers otherwise")

    def pipelined(self, what, requests, goals):
        """CPU time a request, pipelined, next to the limit and, where it has a goal, to building a
        tree."""
        # One answer, copied for each request: of the length that is in the middle.
        answers = sorted(self.answers(self.ours, requests[:1000]), key=len)
        if not answers:
            raise OSError("the server does not answer")
        answer = os.path.join(self.folder, "answer")
        with open(answer, "wb") as file:
            file.write(answers[len(answers) // 2])
        # Building is slow: fewer requests are as good. Files of answers stay in memory.
        shares = {
            "ours": (self.ours, 1),
            "limit": ([self.programs["limit"], answer], 1),
            "build": ([self.programs["build"]], 10),
        }
        shares = {name: share for name, share in shares.items() if name == "ours" or name in goals}
        lines = [(line + "\n").encode() for line in requests]
        for way, divisor in (("pipe", 1), ("file", 4)):
            inputs = {}
            for name, (_, share) in shares.items():
                data = b"".join(lines[: max(1, len(lines) // share // divisor)])
                if way == "file":
                    inputs[name] = os.path.join(self.folder, "requests-" + name)
                    with open(inputs[name], "wb") as file:
                        file.write(data)
                else:
                    inputs[name] = data
            run = self.through_pipe if way == "pipe" else self.through_file

            def measure(name):
                count = max(1, len(lines) // shares[name][1] // divisor)
                return run(shares[name][0], inputs[name])[0] / count * 1e6

            times = interleaved(measure, shares)
            for reference, goal in goals.items():
                self.row(
                    "%s, %s, CPU: %s" % (what, way, reference),
                    "%.2f µs" % median(times["ours"]),
                    "%.2f µs" % median(times[reference]),
                    ratio(times[reference], times["ours"]),
                    goal,
                )

    def alternate(self, count):
        """A month that also carries the days of the Korean lunar calendar, beside a plain one."""
        plain = FIXED
        lunar = FIXED.replace('"year"', '"alternateCalendar":"dangi","year"')
        paths = {}
        for name, request in (("plain", plain), ("dangi", lunar)):
            paths[name] = os.path.join(self.folder, "alternate-" + name)
            with open(paths[name], "w") as file:
                file.write((request + "\n") * count)
        samples = interleaved(
            lambda name: self.through_file(self.ours, paths[name])[0] * 1e6 / count, paths
        )
        self.row(
            "calendar.month with alternateCalendar, file, CPU: plain",
            "%.2f µs" % median(samples["dangi"]),
            "%.2f µs" % median(samples["plain"]),
            ratio(samples["dangi"], samples["plain"]),
            "≤ 4",
        )

    def knows(self, request):
        """Whether the server has the request's method."""
        answer = json.loads(self.answers(self.ours, [request])[0])
        if "error" in answer:
            print("warning: left out, %s" % answer["error"]["message"])
        return "result" in answer

    def decode(self):
        """A file of iTunes answers, as a command and as a method, next to parsing it only."""
        path = os.path.join(self.folder, "answers.json")
        itunes_answers.write(path, DECODED_BYTES)
        size = os.path.getsize(path)
        request = os.path.join(self.folder, "request")
        with open(request, "w") as file:
            params = {"path": path, "partialResultToken": 1}
            json.dump({"jsonrpc": "2.0", "id": 1, "method": "itunes.decode", "params": params}, file)
        runs = {
            "command": (self.ours + ["itunes", "-"], path),
            "method": (self.ours + ["--root", self.folder], request),
            "parse": ([self.programs["parse"]], path),
        }
        samples = interleaved(lambda name: self.through_file(*runs[name]), runs)
        times = {name: [seconds for seconds, _ in samples[name]] for name in runs}
        for name, what in (("command", "moonshelf itunes"), ("method", "itunes.decode, in parts")):
            self.row(
                "%s, CPU: parse" % what,
                "%.0f MB/s" % (size / 1e6 / median(times[name])),
                "%.0f MB/s" % (size / 1e6 / median(times["parse"])),
                ratio(times["parse"], times[name]),
                "≥ 0.90",
            )
        for name, what in (("command", "moonshelf itunes"), ("method", "itunes.decode, in parts")):
            resident = max(kilobytes for _, kilobytes in samples[name]) / 1024
            parse = max(kilobytes for _, kilobytes in samples["parse"]) / 1024
            self.row(
                "resident, %s, %d MB: parse" % (what, size // 1_000_000),
                "%.1f MB" % resident,
                "%.1f MB" % parse,
                "%.1f (%+.1f MB)" % (resident / parse, resident - parse),
                "≤ 16 MB",
            )
        os.remove(path)

    def round_trip(self):
        commands = {"ours": self.ours, "echo": [self.programs["echo"]]}
        times = interleaved(
            lambda name: self.print_of("pingpong", ECHO, 20_000, commands[name]), commands
        )
        for place, name in enumerate(("median", "p99")):
            ours = [sample[place] for sample in times["ours"]]
            echo = [sample[place] for sample in times["echo"]]
            self.row(
                "server.echo, round trip, %s: echo" % name,
                "%.1f µs" % median(ours),
                "%.1f µs" % median(echo),
                ratio(ours, echo),
                "≤ 1.3" if name == "median" else "",
            )

    def start_up(self):
        commands = {"ours": self.ours, "empty": [self.programs["empty"]]}
        times = interleaved(
            lambda name: self.print_of("startup", FIXED, 50, commands[name])[0] / 1000, commands
        )
        ours, empty = median(times["ours"]), median(times["empty"])
        self.row(
            "start to first answer: empty",
            "%.2f ms" % ours,
            "%.2f ms" % empty,
            "%.1f (%+.2f ms)" % (ours / empty, ours - empty),
            "≤ +1 ms",
        )

    def memory(self, with_million):
        empty = self.through_pipe([self.programs["empty"]], b"")[1] / 1024
        chance = random.Random(2)
        data = "".join(mixed_request(n, chance) + "\n" for n in range(10_000)).encode()
        for what, text, repeat in (
            ("1 request", (FIXED + "\n").encode(), 1),
            ("10,000 requests", data, 1),
            ("1,000,000 requests", data, 100),
        ):
            if repeat > 1 and not with_million:
                continue
            ours = self.through_pipe(self.ours, text, repeat)[1] / 1024
            self.row(
                "resident after %s: empty" % what,
                "%.1f MB" % ours,
                "%.1f MB" % empty,
                "%.1f (%+.1f MB)" % (ours / empty, ours - empty),
                "≤ +2 MB",
            )

    def row(self, *cells):
        self.rows.append(cells)
        print(".", end="", file=sys.stderr, flush=True)

    def print_table(self):
        print(file=sys.stderr)
        rows = [("what: reference", "ours", "reference", "ratio", "goal")] + self.rows
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        for row in rows:
            cells = [row[0].ljust(widths[0])]
            cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
            print("  ".join(cells).rstrip())


def feed(pipe, data, repeat):
    view = memoryview(data)
    try:
        for _ in range(repeat):
            written = 0
            while written < len(view):
                written += pipe.write(view[written : written + (1 << 20)])
    except BrokenPipeError:
        pass
    pipe.close()


def finish(child):
    """What the program `usage` told of its command."""
    seconds, resident = child.stderr.read().split()[-2:]
    child.stderr.close()
    if child.wait() != 0:
        print("warning: %s failed" % child.args[1])
    return float(seconds), int(resident)


def interleaved(measure, names):
    """The samples of ROUNDS rounds, each of which runs every program once: what disturbs the
    machine for a while then disturbs them all."""
    samples = {name: [] for name in names}
    for _ in range(ROUNDS):
        for name in names:
            samples[name].append(measure(name))
    return samples


def ratio(numerators, denominators):
    """The median of the rounds' own ratios, and the lowest and the highest."""
    ratios = [a / b for a, b in zip(numerators, denominators)]
    return "%.2f (%.2f…%.2f)" % (median(ratios), min(ratios), max(ratios))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=".build/release/moonshelf", metavar="PATH")
    parser.add_argument("--requests", type=int, default=200_000, metavar="N")
    parser.add_argument("--quick", action="store_true", help="leave the million requests out")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    if not os.access(binary, os.X_OK):
        print("%s is not there: build it first (swift build -c release)" % options.binary)
        return
    # Requests and answers are in memory where that can be had, so that no disk is measured.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = tempfile.mkdtemp(prefix="moonshelf-bench-", dir=memory)
    programs = tempfile.mkdtemp(prefix="moonshelf-bench-")
    bench = Bench(binary, folder)
    try:
        bench.programs = compile_programs(programs)
        chance = random.Random(1)
        mixed = [mixed_request(number, chance) for number in range(options.requests)]
        bench.check_answers([FIXED] + mixed[:2000])
        goals = {"limit": "≥ 0.70", "build": "≥ 10"}
        bench.pipelined("calendar.month fixed", [FIXED] * options.requests, goals)
        bench.pipelined("calendar.month mixed", mixed, goals)
        if bench.knows(SEARCH):
            bench.pipelined("itunes.searchURL", [SEARCH] * options.requests, {"limit": "≥ 0.70"})
        bench.alternate(options.requests // 4)
        bench.decode()
        bench.round_trip()
        bench.start_up()
        bench.memory(not options.quick)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        print("stopped early: %s" % error)
    finally:
        bench.print_table()
        shutil.rmtree(folder)
        shutil.rmtree(programs)


if __name__ == "__main__":
    main()
