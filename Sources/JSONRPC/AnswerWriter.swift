import JSON

/// Writes one message of answers into the output: its header where the framing has one, its body,
/// and nothing behind it.
struct AnswerWriter {
  private var json: JSONWriter
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

  /// An answer whose result is written by `result`; when that throws, an error instead.
  @inline(__always)
  mutating func success(
    _ id: UnsafeRawBufferPointer?, _ result: (inout JSONWriter) throws(RPCError) -> Void
  ) {
    let beginning = json.count
    open(id)
    json.name("result")
    do throws(RPCError) {
      try result(&json)
      json.close(.object)
    } catch {
      json.rewind(to: beginning)
      failure(id, error)
    }
  }

  mutating func failure(_ id: UnsafeRawBufferPointer?, _ error: RPCError) {
    open(id)
    json.name("error")
    error.write(to: &json)
    json.close(.object)
  }

  /// The id goes out byte for byte as it came in, so whatever the client compares will be equal.
  @inline(__always)
  private mutating func open(_ id: UnsafeRawBufferPointer?) {
    json.put("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id { json.put(id) } else { json.put("null") }
    json.put(UInt8(ascii: ","))
  }

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
    let digits = String(length)
    let header = "Content-Length: \(digits)\r\n\r\n"
    json.replaceRoom(at: start, Self.headerRoom, with: Array(header.utf8))
  }
}
