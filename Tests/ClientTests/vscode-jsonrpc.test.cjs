// VS Code's own JSON-RPC library as the client; the tests take it out of a wheel of PyPI.
const assert = require("node:assert/strict");
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { test } = require("node:test");
const rpc = require(`${process.env.VSCODE_JSONRPC}/lib/node/main.js`);

function start() {
  const server = spawn(process.env.MOONSHELF, { stdio: ["pipe", "pipe", "inherit"] });
  const connection = rpc.createMessageConnection(
    new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
  connection.listen();
  return { server, connection };
}

async function stop({ server, connection }) {
  const ended = once(server, "exit");
  connection.end();
  assert.deepEqual(await ended, [0, null]);
  connection.dispose();
}

test("results", async () => {
  const session = start();
  const month = await session.connection.sendRequest("calendar.month", { year: 2022, month: 1, locale: "ko" });
  assert.equal(month.title, "2022년 1월");
  const request = new rpc.RequestType("calendar.shift");
  const shifted = await session.connection.sendRequest(request, { date: "2022-01-31", months: 1 });
  assert.equal(shifted.date, "2022-02-28");
  // By position, which is how it sends more than one argument.
  assert.equal((await session.connection.sendRequest("calendar.shift", "2022-01-31", 0, 1)).date, "2022-02-28");
  assert.deepEqual(await session.connection.sendRequest("server.echo"), {});
  await stop(session);
});

test("errors", async () => {
  const session = start();
  await assert.rejects(session.connection.sendRequest("calendar.month", { year: 2022, month: 13 }), (error) => {
    assert.ok(error instanceof rpc.ResponseError);
    assert.deepEqual([error.code, error.data.reason, error.data.pointer], [-32602, "outOfRange", "/month"]);
    return true;
  });
  await stop(session);
});

test("many under way, some cancelled, some with progress tokens", async () => {
  const session = start();
  const asked = Array.from({ length: 1000 }, (_, n) => {
    const source = new rpc.CancellationTokenSource();
    const answer = session.connection.sendRequest("server.echo", { n }, source.token);
    if (n % 10 === 0) source.cancel();
    return answer.then((result) => assert.equal(result.n, n), (error) => assert.equal(error.code, -32800));
  });
  await Promise.all(asked);
  const month = await session.connection.sendRequest("calendar.month", { year: 2022, month: 1, workDoneToken: "t" });
  assert.equal(month.dayCount, 31);
  await stop(session);
});

test("the life of a language client", async () => {
  const session = start();
  const told = await session.connection.sendRequest("initialize", { processId: process.pid, capabilities: {} });
  assert.equal(told.serverInfo.name, "moonshelf");
  await session.connection.sendNotification("initialized", {});
  assert.equal(await session.connection.sendRequest("shutdown"), null);
  const ended = once(session.server, "exit");
  await session.connection.sendNotification("exit");
  assert.deepEqual(await ended, [0, null]);
  session.connection.dispose();
});
