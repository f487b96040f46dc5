/** Finds the lines in a stream that comes in pieces; a long one is joined once. */
export class Lines {
  #pieces = [];

  feed(chunk, take) {
    let start = 0;
    for (let end; (end = chunk.indexOf(10, start)) >= 0; start = end + 1) {
      const piece = chunk.subarray(start, end);
      if (this.#pieces.length === 0) {
        take(piece.toString("utf8"));
      } else {
        this.#pieces.push(piece);
        const line = Buffer.concat(this.#pieces).toString("utf8");
        this.#pieces = [];
        take(line);
      }
    }
    if (start < chunk.length) this.#pieces.push(chunk.subarray(start));
  }
}
