import JSON
import JSONRPC

/// How a test's messages are framed, both ways.
enum Wire: String, CaseIterable, Sendable {
  /// The server finds it out, from JSON.
  case bare
  case lines
  case headers

  /// What the server is told.
  var framing: Framing { self == .lines ? .lines : .auto }

  func wrap(_ message: [UInt8]) -> [UInt8] {
    self == .headers
      ? Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
      : message + [UInt8(ascii: "\n")]
  }

  func wrap(_ message: String) -> [UInt8] { wrap(Array(message.utf8)) }

  /// Takes the server's bytes apart: whole messages in exactly the promised form, and nothing else.
  func unwrap(_ output: [UInt8]) throws -> [[UInt8]] {
    self == .headers ? try Self.bodies(output) : try Self.lines(output)
  }

  private static func lines(_ output: [UInt8]) throws -> [[UInt8]] {
    if output.isEmpty { return [] }
    guard output.last == UInt8(ascii: "\n") else {
      throw NotJSON(description: "the last answer has no line end")
    }
    return output.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  private static func bodies(_ output: [UInt8]) throws -> [[UInt8]] {
    let name = Array("Content-Length: ".utf8)
    var bodies: [[UInt8]] = []
    var index = 0
    while index < output.count {
      guard output[index...].starts(with: name) else {
        throw NotJSON(description: "no header at byte \(index)")
      }
      index += name.count
      let digits = output[index...].prefix { $0 != UInt8(ascii: "\r") }
      index += digits.count
      guard let length = Int(String(decoding: digits, as: UTF8.self)),
        "\(length)".utf8.elementsEqual(digits),
        output[index...].starts(with: "\r\n\r\n".utf8), index + 4 + length <= output.count
      else { throw NotJSON(description: "a header in another form at byte \(index)") }
      index += 4
      bodies.append(Array(output[index..<index + length]))
      index += length
    }
    return bodies
  }
}

/// A session in memory: bytes in, bytes out, no descriptor.
struct Connection: Sendable {
  var framing = Framing.auto
  var limits = Limits()
  var methods = toyMethods

  struct Output: Equatable {
    var bytes: [UInt8]
    var exitCode: Int32?
  }

  /// What comes back when `sent` arrives in these pieces and then ends.
  func output(_ pieces: [ArraySlice<UInt8>]) -> Output {
    let buffer = OutputBuffer()
    var session = Session(
      methods: methods, serverInfo: ServerInfo(name: "toys", version: "1.2.3"), framing: framing,
      limits: limits, answers: buffer)
    for piece in pieces {
      piece.withUnsafeBytes { session.receive($0) }
      while session.step() {}
    }
    session.finish()
    while session.step() {}
    return Output(bytes: Array(buffer.bytes), exitCode: session.exitCode)
  }

  /// The same in pieces of `chunk` bytes.
  func output(_ sent: [UInt8], chunk: Int = .max) -> Output {
    output(
      stride(from: 0, to: sent.count, by: min(chunk, max(1, sent.count))).map {
        sent[$0..<min(sent.count, $0 + min(chunk, sent.count))]
      })
  }

  /// The replies to a stream that is framed already.
  func replies(_ sent: [UInt8], as wire: Wire, chunk: Int = .max) throws -> [Reply] {
    try wire.unwrap(output(sent, chunk: chunk).bytes).map { try Reply($0) }
  }
}

/// Replies to messages that are still to be framed.
func replies(
  to messages: [String], _ wire: Wire, chunk: Int = .max, limits: Limits = Limits()
) throws -> [Reply] {
  try Connection(framing: wire.framing, limits: limits).replies(
    messages.flatMap { wire.wrap($0) }, as: wire, chunk: chunk)
}

/// The sizes of reads that every wire test goes through. A megabyte a byte at a time would show
/// nothing that a kilobyte doesn't.
func chunkSizes(for count: Int) -> [Int] {
  count > 64 << 10 ? [4093, .max] : [1, 2, 7, 64, .max]
}

/// A request that any session can answer; sent behind what is tested, its answer shows that nothing
/// behind was lost.
func echoRequest(_ id: String) -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":[\#(id)]}"#
}

func echoAnswer(_ id: String) throws -> Reply { .one(try .result(id, "[\(id)]")) }
