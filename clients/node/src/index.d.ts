import type { Methods } from "./methods.js";
export * from "./methods.js";

export interface ClientOptions {
  /** The program; where absent $MOONSHELF, else `moonshelf` in PATH. */
  binary?: string | URL;
  /** The directories below which the server may read files. */
  roots?: ReadonlyArray<string>;
  /** Further options of the server, such as `["--locale", "ko-KR"]`. */
  args?: ReadonlyArray<string>;
  /** The server's environment; where absent this process's. */
  env?: Record<string, string | undefined>;
  /** The directory that it is started in. */
  cwd?: string;
  /** Whether a call after the server's death starts a new one. */
  restart?: boolean;
}

export interface CallOptions {
  /** Cancels the call, which is then rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Gets what the server tells of how far it is. */
  onProgress?: (value: unknown) => void;
  /** Gets the parts of a result that comes in parts. */
  onPartial?: (value: unknown) => void;
}

/**
 * A moonshelf server and its methods. It keeps the process from ending only while a call is under
 * way. Whole numbers are exact up to 2^53, as all of JavaScript's.
 */
export class Client {
  constructor(options?: ClientOptions);
  /** The server's process. */
  readonly pid: number | undefined;
  /** Calls any method by its name on the wire. */
  call(method: string, params?: unknown, options?: CallOptions): Promise<unknown>;
  /** Lets the server finish what was asked and ends it; after so many milliseconds it is killed. */
  close(timeout?: number): Promise<void>;
}
export interface Client extends Methods {}

/** Any error of this package. */
export class MoonshelfError extends Error {}

/** What is wrong with a call; the schema is that of every error of the server. */
export interface ErrorData {
  reason: string;
  pointer: string;
  cause?: string;
  member?: string;
  expected?: string;
  found?: string;
  minimum?: number;
  maximum?: number;
  allowed?: string[];
  suggestion?: string;
  hint?: string;
  line?: number;
  column?: number;
  offset?: number;
  lineOffset?: number;
}

/** The server's answer to a call is an error. */
export class RPCError extends MoonshelfError {
  readonly code: number;
  readonly data: Partial<ErrorData>;
  /** What kind of error it is, as `outOfRange`. */
  readonly reason?: string;
  /** Where it is (RFC 6901), relative to the params or to the data that was decoded. */
  readonly pointer?: string;
}

/** The server is gone, and this call with it. */
export class ServerExited extends MoonshelfError {
  readonly status: number | null;
  readonly signal: string | null;
  /** The end of what it wrote to standard error. */
  readonly stderr: string;
}

/** There is no moonshelf to start. */
export class BinaryNotFound extends MoonshelfError {}
