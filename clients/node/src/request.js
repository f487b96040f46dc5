// JSON.stringify writes half of a surrogate pair as an escape that the server can only refuse as
// broken JSON, so without telling whose it was. An even number of backslashes is text.
const halfPair = /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/;

/** A request as one line. Members that are undefined or null are absent to the server. */
export function request(id, method, params, { onProgress, onPartial }) {
  if (params !== null && typeof params === "object") {
    for (const [name, value] of Object.entries(params)) {
      // JSON has no such numbers: they would become null, and so be taken for absent.
      if (typeof value === "number" && !Number.isFinite(value)) {
        throw new TypeError(`${name} is ${value}, which JSON can't hold`);
      }
    }
  }
  if (onProgress || onPartial) {
    if (params != null && (typeof params !== "object" || Array.isArray(params))) {
      throw new TypeError("progress can only be asked for with params by name");
    }
    params = { ...params };
    if (onProgress) params.workDoneToken = `progress-${id}`;
    if (onPartial) params.partialResultToken = `partial-${id}`;
  }
  const line = JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n";
  if (halfPair.test(line)) throw new TypeError("params hold half of a surrogate pair");
  return line;
}

/** The notification that ends a request. */
export function cancel(id) {
  return JSON.stringify({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id } }) + "\n";
}
