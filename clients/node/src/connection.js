import { spawn } from "node:child_process";
import { RPCError, ServerExited } from "./errors.js";
import { Lines } from "./lines.js";
import { cancel, request } from "./request.js";

// How much of standard error is kept for the error of a server that died.
const stderrKept = 8192;

// Milliseconds in which a server whose output has ended must have exited.
const patience = 5000;

/** One server process and the calls that wait for it. */
export class Connection {
  ended = null;
  #child;
  #calls = new Map();
  #nextId = 1;
  #unwritten = [];
  #stderr = Buffer.alloc(0);
  #reason = null;
  #whenEnded;
  #isAwaited = true;

  constructor(binary, args, { env, cwd }) {
    // A session of its own, since a ^C in the terminal is for the client alone to handle.
    this.#child = spawn(binary, args, { env, cwd, detached: true, stdio: "pipe" });
    const { stdin, stdout, stderr } = this.#child;
    const lines = new Lines();
    // Into a server that is gone nothing is written; its end is told once, below.
    stdin.on("error", () => {});
    stdout.on("error", () => {});
    stderr.on("error", () => {});
    stdout.on("data", (chunk) => {
      if (this.#reason) return;
      try {
        lines.feed(chunk, (line) => this.#receive(line));
      } catch (error) {
        this.#fail(`moonshelf's output can't be read: ${error.message}`);
      }
    });
    stdout.on("end", () => {
      // It may have closed its output only, and then nothing would end the calls.
      this.#timer = setTimeout(() => this.#child.kill("SIGKILL"), patience);
      this.#timer.unref();
    });
    stderr.on("data", (chunk) => {
      this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-stderrKept);
    });
    this.#whenEnded = new Promise((resolve) => {
      this.#child.on("error", (error) => {
        if (this.#child.pid !== undefined) return;
        this.#end({ message: `moonshelf can't be started: ${error.message}` });
        resolve();
      });
      this.#child.on("close", (status, signal) => {
        this.#end({ status, signal });
        resolve();
      });
    });
    this.#keepAwake(false);
  }

  #timer;

  get pid() {
    return this.#child.pid;
  }

  call(method, params, options) {
    const { signal } = options;
    if (this.ended) return Promise.reject(this.ended());
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = this.#nextId++;
    let line;
    try {
      line = request(id, method, params, options);
    } catch (error) {
      return Promise.reject(error);
    }
    return new Promise((resolve, reject) => {
      const call = { resolve, reject, options, onAbort: null };
      if (signal) {
        call.onAbort = () => {
          this.#take(id);
          this.#write(cancel(id));
          reject(signal.reason);
        };
        signal.addEventListener("abort", call.onAbort, { once: true });
      }
      this.#calls.set(id, call);
      this.#keepAwake(true);
      this.#write(line);
    });
  }

  /** What one turn of the event loop asks goes out in one write. */
  #write(line) {
    if (this.#unwritten.push(line) > 1) return;
    queueMicrotask(() => {
      const lines = this.#unwritten.join("");
      this.#unwritten = [];
      if (this.#child.stdin.writable) this.#child.stdin.write(lines);
    });
  }

  #take(id) {
    const call = this.#calls.get(id);
    if (!call) return undefined;
    this.#calls.delete(id);
    if (call.onAbort) call.options.signal.removeEventListener("abort", call.onAbort);
    if (this.#calls.size === 0) this.#keepAwake(false);
    return call;
  }

  #receive(line) {
    let message;
    try {
      message = JSON.parse(line);
    } catch {
      message = null;
    }
    if (message === null || typeof message !== "object" || Array.isArray(message)) {
      this.#fail(`moonshelf sent what is no answer: ${JSON.stringify(line.slice(0, 80))}`);
    } else if (message.method !== undefined) {
      if (message.method === "$/progress") this.#tell(message.params ?? {});
    } else if (message.id == null) {
      // Of an error without an id nobody knows whose it is, so each call may be the one.
      this.#fail(`moonshelf could not read a request: ${message.error?.message ?? line.slice(0, 80)}`);
    } else {
      const call = this.#take(message.id);
      if (!call) return;
      if (message.error !== undefined) {
        const { code, message: text, data } = message.error;
        call.reject(new RPCError(code, text, data));
      } else {
        call.resolve(message.result);
      }
    }
  }

  #tell({ token, value }) {
    const [kind, id] = String(token).split("-");
    const options = this.#calls.get(Number(id))?.options;
    const callback = { progress: options?.onProgress, partial: options?.onPartial }[kind];
    if (!callback) return;
    try {
      callback(value);
    } catch (error) {
      // It is the caller's own: he gets it from the call, which is over.
      this.#take(Number(id))?.reject(error);
      this.#write(cancel(Number(id)));
    }
  }

  /** What can't be gone on with. */
  #fail(message) {
    this.#reason ??= message;
    this.#child.kill("SIGKILL");
  }

  #end({ message, status = null, signal = null }) {
    clearTimeout(this.#timer);
    const stderr = this.#stderr.toString("utf8");
    const how =
      message ??
      this.#reason ??
      (signal ? `moonshelf was ended by ${signal}` : `moonshelf exited with status ${status}`);
    const last = this.#reason || message ? undefined : stderr.trim().split("\n").at(-1);
    const text = last ? `${how}: ${last}` : how;
    this.ended = () => new ServerExited(text, { status, signal, stderr });
    for (const id of [...this.#calls.keys()]) this.#take(id).reject(this.ended());
  }

  /** Only a call that is under way keeps the process from ending. */
  #keepAwake(isAwaited) {
    if (isAwaited === this.#isAwaited) return;
    this.#isAwaited = isAwaited;
    const { stdin, stdout, stderr } = this.#child;
    for (const handle of [this.#child, stdin, stdout, stderr]) {
      if (isAwaited) handle?.ref?.();
      else handle?.unref?.();
    }
  }

  /** Ends the input, waits for what was asked, and kills a server that doesn't end. */
  async close(timeout) {
    if (this.ended) return;
    this.#keepAwake(true);
    // Behind what this turn has asked.
    await null;
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), timeout);
    await this.#whenEnded;
    clearTimeout(timer);
  }
}
