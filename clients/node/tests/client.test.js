// The Node client against the real server, and against one that misbehaves on purpose.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BinaryNotFound, Client, MoonshelfError, RPCError, ServerExited } from "moonshelf";

const here = dirname(fileURLToPath(import.meta.url));
const fakeServer = join(here, "../../../Tests/ClientTests/fake_server.py");
const fake = (options) => new Client({ binary: fakeServer, ...options });
const limit = 20_000;

/** Fails where a promise would hang. */
async function soon(promise) {
  const timer = new AbortController();
  try {
    return await Promise.race([
      promise,
      sleep(limit, null, { signal: timer.signal }).then(() => assert.fail("it hangs")),
    ]);
  } finally {
    timer.abort();
  }
}

/** Runs a module in a process of its own. */
function run(code) {
  const done = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: here, encoding: "utf8", timeout: limit,
  });
  return { status: done.status, stdout: done.stdout, stderr: done.stderr };
}

test("a month", async () => {
  const m = new Client({ args: ["--today", "2022-01-03"] });
  const month = await m.calendar.month({
    year: 2022, month: 1, locale: "ko-KR", titleFormat: "yyyy년 MM월",
  });
  assert.equal(month.title, "2022년 01월");
  // 2022-01-01 was a Saturday: six blanks in a week that begins on Sunday.
  assert.deepEqual(month.labels.slice(0, 8), ["", "", "", "", "", "", "1", "2"]);
  assert.equal(month.labels.length, 6 + 31);
  assert.equal(month.weeks[0].days[6].date, "2022-01-01");
  assert.equal(month.todayIndex, 8);
  assert.deepEqual(await m.call("calendar.month", {
    year: 2022, month: 1, locale: "ko-KR", titleFormat: "yyyy년 MM월",
  }), month);
  await m.close();
});

test("an error tells what and where", async () => {
  const m = new Client();
  const error = await m.calendar.month({ year: 2022, month: 13 }).catch((error) => error);
  assert.ok(error instanceof RPCError && error instanceof MoonshelfError);
  assert.deepEqual(
    [error.name, error.code, error.reason, error.pointer, error.message],
    ["RPCError", -32602, "outOfRange", "/month", "month must be 1 to 12, not 13"],
  );
  assert.deepEqual([error.data.minimum, error.data.maximum], [1, 12]);
  await assert.rejects(m.call("calendar.mnoth"), (error) => error.data.suggestion === "calendar.month");
  await m.close();
});

test("params that are no JSON are refused here", async () => {
  const m = new Client();
  const loop = {};
  loop.loop = loop;
  for (const bad of [{ x: NaN }, { x: Infinity }, { x: "\ud800" }, { x: "\\\udfff" }, { x: 1n }, loop]) {
    await assert.rejects(m.server.echo(bad), TypeError);
  }
  const fine = { x: "\u2028\n\0 달력 😀 \\ud800" };
  assert.deepEqual(await m.server.echo(fine), fine);
  assert.deepEqual(await m.server.echo(), {});
  await m.close();
});

test("ten thousand at once, and a large one", async () => {
  const m = new Client();
  const answers = await soon(Promise.all(Array.from({ length: 10_000 }, (_, n) => m.server.echo([n]))));
  answers.forEach((answer, n) => assert.deepEqual(answer, [n]));
  const text = "달".repeat(2_000_000);
  assert.deepEqual(await soon(m.server.echo({ text })), { text });
  await m.close();
});

test("the binary is found by argument, variable or PATH", () => {
  const program = process.env.MOONSHELF;
  const folder = mkdtempSync(join(tmpdir(), "moonshelf-"));
  symlinkSync(program, join(folder, "moonshelf"));
  const ask = (set, options) => run(`
    import { Client } from "moonshelf";
    ${set};
    console.log((await new Client(${options}).server.info()).name);`);
  const none = `delete process.env.MOONSHELF; process.env.PATH = "/nowhere"`;
  assert.equal(ask(none, JSON.stringify({ binary: program })).stdout, "moonshelf\n");
  assert.equal(ask(none, `{ binary: new URL(${JSON.stringify(`file://${program}`)}) }`).stdout, "moonshelf\n");
  assert.equal(ask(`process.env.MOONSHELF = ${JSON.stringify(program)}`, "").stdout, "moonshelf\n");
  assert.equal(ask(`${none}; process.env.PATH = ${JSON.stringify(folder)}`, "").stdout, "moonshelf\n");
  assert.match(ask(none, "").stderr, /BinaryNotFound: there is no moonshelf; put it into PATH/);
  assert.match(ask(`process.env.MOONSHELF = "/nowhere/m"`, "").stderr, /\$MOONSHELF names no program/);
  rmSync(folder, { recursive: true });
  assert.throws(() => new Client({ binary: here }), BinaryNotFound);
});

test("progress", async () => {
  const m = fake();
  const steps = [], parts = [];
  const result = await m.call("fake.progress", { steps: 3 }, {
    onProgress: (value) => steps.push(value), onPartial: (value) => parts.push(value),
  });
  assert.deepEqual(result, { steps: 3 });
  assert.deepEqual(steps, [{ step: 0 }, { step: 1 }, { step: 2 }]);
  assert.deepEqual(parts, steps);
  await assert.rejects(m.call("fake.progress", [3], { onProgress() {} }), TypeError);
  const mine = new Error("mine");
  await assert.rejects(m.call("fake.progress", { steps: 3 }, { onProgress() { throw mine; } }), mine);
  assert.deepEqual(await m.call("fake.progress", { steps: 0 }), { steps: 0 });
  await m.close();
});

test("files below a root come whole, in parts, or not at all", async () => {
  const folder = mkdtempSync(join(tmpdir(), "moonshelf-"));
  const count = 2000;
  const lines = Array.from({ length: count }, (_, n) => `{"title":"Title ${n}","pages":${n}}\n`);
  writeFileSync(join(folder, "books.ndjson"), lines.join(""));
  writeFileSync(join(folder, "large.ndjson"), lines.join("").repeat(500));
  const m = new Client({ roots: [folder] });
  const some = await m.books.decode({ path: "books.ndjson", limit: 2 });
  assert.deepEqual(some.records.map((book) => book.title), ["Title 0", "Title 1"]);
  await assert.rejects(m.books.decode({ path: "/etc/passwd" }), { code: -32011 });

  const parts = [], steps = [];
  const all = await m.books.decode({ path: "books.ndjson" }, {
    onPartial: (part) => parts.push(part), onProgress: (step) => steps.push(step.kind),
  });
  assert.equal(all.recordCount, count);
  assert.equal(parts.flatMap((part) => part.records).length, count);
  assert.ok(parts.every((part) => part.records.length <= 256));
  assert.deepEqual([steps[0], steps.at(-1)], ["begin", "end"]);

  const controller = new AbortController();
  const large = m.books.decode({ path: "large.ndjson" }, {
    signal: controller.signal, onPartial: () => controller.abort(),
  });
  await assert.rejects(soon(large), { name: "AbortError" });
  assert.equal((await m.calendar.shift({ date: "2022-01-31", months: 1 })).date, "2022-02-28");
  await m.close();
  rmSync(folder, { recursive: true });
});

test("a signal cancels", async () => {
  const m = fake();
  const controller = new AbortController();
  const held = m.call("fake.hold", {}, { signal: controller.signal });
  assert.deepEqual(await m.call("fake.held"), { count: 1 });
  controller.abort();
  await assert.rejects(soon(held), { name: "AbortError" });
  assert.deepEqual(await m.call("fake.held"), { count: 0 });
  await assert.rejects(m.call("fake.hold", {}, { signal: controller.signal }), { name: "AbortError" });
  await assert.rejects(soon(m.call("fake.hold", {}, { signal: AbortSignal.timeout(20) })), { name: "TimeoutError" });
  assert.deepEqual(await m.call("fake.held"), { count: 0 });
  // After the answer it does nothing.
  const late = new AbortController();
  assert.deepEqual(await m.call("fake.held", {}, { signal: late.signal }), { count: 0 });
  late.abort();
  assert.deepEqual(await m.call("fake.held"), { count: 0 });
  await m.close();
});

for (const [method, words] of [
  ["fake.die", /exited with status 3: the disk is on fire/],
  ["fake.garbage", /sent what is no answer: "Segmentation fault"/],
  ["fake.noId", /could not read a request: not JSON/],
]) {
  test(`the reason of a death is told: ${method}`, async () => {
    const m = fake();
    const waiting = Array.from({ length: 10 }, () => m.call("fake.hold"));
    const all = Promise.allSettled([...waiting, m.call(method)]);
    for (const { reason } of await soon(all)) {
      assert.ok(reason instanceof ServerExited);
      assert.match(reason.message, words);
    }
    await assert.rejects(m.call("fake.held"), words);
    await m.close();
  });
}

test("status and stderr are kept, and the next call starts a new server if asked", async () => {
  const m = fake({ restart: true });
  for (let round = 0; round < 3; round++) {
    const { pid } = m;
    const error = await soon(m.call("fake.die", { status: 7 })).catch((error) => error);
    assert.deepEqual([error.status, error.signal, error.stderr], [7, null, "first line\nthe disk is on fire\n"]);
    assert.deepEqual(await soon(m.call("fake.held")), { count: 0 });
    assert.notEqual(m.pid, pid);
  }
  await m.close();
});

test("close finishes what was asked, and kills what doesn't end", async () => {
  const m = new Client({ restart: true });
  const asked = m.server.echo([1]);
  await soon(m.close());
  assert.deepEqual(await asked, [1]);
  await m.close();
  await assert.rejects(m.server.echo([1]), /closed/);
  const stopped = fake();
  process.kill(stopped.pid, "SIGSTOP");
  const lost = assert.rejects(stopped.call("fake.held"), { signal: "SIGKILL" });
  await soon(stopped.close(100));
  await soon(lost);
});

test("a process that doesn't close ends by itself, and so does its server", async () => {
  for (const last of ["", "await m.server.info();", "for (let n = 0; n < 500; n++) m.server.echo([n]).then((a) => n === 499 && console.log('all'));"]) {
    const { status, stdout, stderr } = run(`
      import { Client } from "moonshelf";
      const m = new Client();
      console.log(m.pid);
      ${last}`);
    assert.deepEqual([status, stderr], [0, ""]);
    if (last.includes("500")) assert.match(stdout, /all/);
    const pid = parseInt(stdout, 10);
    const begun = Date.now();
    for (;;) {
      let state;
      try {
        state = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[2];
      } catch {
        break;
      }
      // Ended; in a container nobody may reap it.
      if (state === "Z") break;
      assert.ok(Date.now() - begun < limit, "the server is left behind");
      await sleep(10);
    }
  }
});

test("a program that can't be started is told", async () => {
  const m = fake({ cwd: "/nowhere" });
  await assert.rejects(soon(m.call("fake.held")), /can't be started/);
  await soon(m.close());
});

test("killed at random moments under load", async () => {
  let results = 0, deaths = 0;
  for (let round = 0; round < 60; round++) {
    const m = new Client({ restart: round % 2 === 0 });
    for (let kill = 0; kill < 3; kill++) {
      const calls = [];
      const stop = Date.now() + Math.random() * 25;
      do {
        for (let n = 0; n < 100; n++) {
          const call = m.server.echo({ n, pad: "x".repeat(n * 5) });
          calls.push(call.then((answer) => assert.equal(answer.n, n)).then(() => null, (error) => error));
        }
        await sleep(1);
      } while (Date.now() < stop);
      if (m.pid) try { process.kill(m.pid, "SIGKILL"); } catch {}
      for (const error of await soon(Promise.all(calls))) {
        if (error === null) {
          results++;
        } else {
          assert.ok(error instanceof ServerExited, String(error));
          assert.match(error.message, /SIGKILL/);
          deaths++;
        }
      }
    }
    await soon(m.close());
  }
  assert.ok(results > 1000 && deaths > 60, `${results} results, ${deaths} deaths`);
});

test("the README's code prints what it says", () => {
  const text = readFileSync(join(here, "../README.md"), "utf8");
  const blocks = text.split("```js\n").slice(1).map((block) => block.split("```")[0]);
  assert.ok(blocks.length > 0 && text.split("\n").length <= 16);
  for (const block of blocks) {
    const shown = block.split("\n").filter((line) => line.includes("; // ")).map((line) => line.split("; // ")[1]);
    assert.ok(shown.length > 0);
    const { stdout, stderr } = run(block);
    assert.deepEqual([stdout.trimEnd().split("\n"), stderr], [shown, ""]);
  }
});
