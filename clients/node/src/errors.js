/** Any error of this package. */
export class MoonshelfError extends Error {
  constructor(message) {
    super(message);
    this.name = new.target.name;
  }
}

/** The server's answer to a call is an error; `data` tells what, where, and what would be right. */
export class RPCError extends MoonshelfError {
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }

  get reason() {
    return this.data.reason;
  }

  get pointer() {
    return this.data.pointer;
  }
}

/** The server is gone, and this call with it. */
export class ServerExited extends MoonshelfError {
  constructor(message, { status = null, signal = null, stderr = "" } = {}) {
    super(message);
    this.status = status;
    this.signal = signal;
    this.stderr = stderr;
  }
}

/** There is no moonshelf to start. */
export class BinaryNotFound extends MoonshelfError {}
