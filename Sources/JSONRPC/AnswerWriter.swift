import JSON

/// Writes one message into the output: its header where the framing has one, its body, and nothing
/// behind it.
struct AnswerWriter {
  var json: JSONWriter
  private let usesHeaders: Bool
  /// Where the message begins, in the buffer.
  private let start: Int

  /// `Content-Length: `, up to four digits, and the empty line: what nearly every answer needs.
  private static let headerRoom = 24

  @inline(__always)
  init(_ buffer: OutputBuffer, usesHeaders: Bool) {
    json = JSONWriter(appendingTo: buffer)
    self.usesHeaders = usesHeaders
    start = json.count
    if usesHeaders { json.skip(Self.headerRoom) }
  }

  /// How large the message is so far.
  var count: Int { json.count - start }

  mutating func openBatch() { json.open(.array) }
  mutating func closeBatch() { json.close(.array) }

  /// Ends the message and gives it to the buffer.
  @inline(__always)
  mutating func finish() {
    json.endDocument()
    if usesHeaders {
      putHeader()
    } else {
      json.put(UInt8(ascii: "\n"))
    }
    json.finish()
  }

  /// Takes back all of the message.
  mutating func cancel() {
    json.rewind(to: start)
    json.finish()
  }

  private mutating func putHeader() {
    let length = json.count - start - Self.headerRoom
    json.replaceRoom(
      at: start, Self.headerRoom, with: Array("Content-Length: \(length)\r\n\r\n".utf8))
  }
}

extension JSONWriter {
  /// An answer whose result is written by `result`; when that throws, an error instead.
  @inline(__always)
  mutating func success(
    _ id: UnsafeRawBufferPointer, _ result: (inout JSONWriter) throws(RPCError) -> Void
  ) {
    let beginning = count
    openAnswer(id)
    name("result")
    do throws(RPCError) {
      try result(&self)
      close(.object)
    } catch {
      rewind(to: beginning)
      failure(id, error)
    }
  }

  mutating func failure(_ id: UnsafeRawBufferPointer?, _ error: RPCError) {
    openAnswer(id)
    name("error")
    error.write(to: &self)
    close(.object)
  }

  /// The id goes out byte for byte as it came in, so whatever the client compares will be equal.
  @inline(__always)
  private mutating func openAnswer(_ id: UnsafeRawBufferPointer?) {
    put("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id { put(id) } else { put("null") }
    put(UInt8(ascii: ","))
  }

  /// A message that wants no answer, with the members of its params.
  mutating func notification(_ method: StaticString, _ params: (inout JSONWriter) -> Void) {
    put("{\"jsonrpc\":\"2.0\",\"method\":")
    string(method)
    name("params")
    open(.object)
    params(&self)
    close(.object)
    close(.object)
  }

  /// A value whose JSON is there already.
  mutating func put(value json: [UInt8]) {
    json.withUnsafeBytes { put($0) }
    put(UInt8(ascii: ","))
  }
}
