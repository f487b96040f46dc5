// Moonshelf from Node: calendars, iTunes Search and book data, exact and without a network.
import { Connection } from "./connection.js";
import { ServerExited } from "./errors.js";
import { find } from "./find.js";
import { methods } from "./methods.js";

export { BinaryNotFound, MoonshelfError, RPCError, ServerExited } from "./errors.js";

export class Client {
  #command;
  #options;
  #connection;
  #restarts;
  #closing;

  constructor({ binary, roots = [], args = [], env, cwd, restart = false } = {}) {
    const options = roots.flatMap((root) => ["--root", String(root)]);
    this.#command = [find(binary), ["--framing", "lines", ...options, ...args]];
    this.#options = { env, cwd };
    this.#restarts = restart;
    this.#connection = this.#start();
    Object.assign(this, methods((method, params, options) => this.call(method, params, options)));
  }

  #start() {
    return new Connection(...this.#command, this.#options);
  }

  get pid() {
    return this.#connection.pid;
  }

  async call(method, params, options = {}) {
    if (this.#closing) throw new ServerExited("the client is closed");
    if (this.#connection.ended && this.#restarts) this.#connection = this.#start();
    return this.#connection.call(method, params, options);
  }

  close(timeout = 5000) {
    this.#closing ??= this.#connection.close(timeout);
    return this.#closing;
  }

  async [Symbol.asyncDispose ?? Symbol.for("Symbol.asyncDispose")]() {
    await this.close();
  }
}
