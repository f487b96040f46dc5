import JSON
import Testing

@testable import JSONRPC

/// Answers of every length around those where a header gets a digit more.
@Suite("Answers")
struct AnswerWriterTests {
  /// `{"jsonrpc":"2.0","id":1,"result":""}` is 36 bytes long.
  private static let frame = 36

  static let lengths =
    Array(frame...130)
    + [999, 1000, 1001, 1023, 1024, 1025, 4095, 4096, 9999, 10_000, 10_001, 16_383, 16_384, 16_385]
    + [65_535, 65_536, 99_999, 100_000, 999_999, 1_000_000, 1_048_576, 10_000_000]

  @Test(arguments: [Wire.bare, .headers])
  func anyLength(_ wire: Wire) throws {
    let buffer = OutputBuffer()
    var expected: [UInt8] = []
    for length in Self.lengths {
      let text = String(repeating: "x", count: length - Self.frame)
      var writer = AnswerWriter(buffer, usesHeaders: wire == .headers)
      [UInt8(ascii: "1")].withUnsafeBytes { id in writer.json.success(id) { $0.string(text) } }
      writer.finish()
      expected += wire.wrap(#"{"jsonrpc":"2.0","id":1,"result":"\#(text)"}"#)
    }
    let isSame = buffer.bytes.elementsEqual(expected)
    #expect(isSame)
  }

  /// An error takes the place of whatever was written of the result before it.
  @Test(arguments: [0, 1, 1000, 100_000])
  func errorReplacesAResult(_ count: Int) throws {
    for wire in [Wire.bare, .headers] {
      let buffer = OutputBuffer()
      var writer = AnswerWriter(buffer, usesHeaders: wire == .headers)
      [UInt8(ascii: "7")].withUnsafeBytes { id in
        writer.json.success(id) { (json) throws(RPCError) in
          json.open(.object)
          json.name("begun")
          json.string(String(repeating: "x", count: count))
          throw RPCError(.internalError, .internal, "it went wrong")
        }
      }
      writer.finish()
      #expect(
        try wire.unwrap(Array(buffer.bytes)).map { try Reply($0) } == [
          .one(.error("7", -32603, "internal"))
        ])
    }
  }

  /// What is taken back leaves nothing, and the answers around it are whole.
  @Test(arguments: [Wire.bare, .headers])
  func cancelledAnswersLeaveNothing(_ wire: Wire) throws {
    let buffer = OutputBuffer()
    for id in 0..<4 {
      var writer = AnswerWriter(buffer, usesHeaders: wire == .headers)
      if id % 2 == 1 { writer.openBatch() }
      Array("\(id)".utf8).withUnsafeBytes { token in
        writer.json.success(token) { $0.string(String(repeating: "y", count: 5000 * id)) }
      }
      if id % 2 == 1 { writer.cancel() } else { writer.finish() }
    }
    #expect(
      try wire.unwrap(Array(buffer.bytes)).map { try Reply($0).answer?.id } == ["0", "2"])
  }

  /// One error to the byte, as the contract prints it.
  @Test func errorToTheByte() {
    let buffer = OutputBuffer()
    var writer = AnswerWriter(buffer, usesHeaders: false)
    let error = RPCError(
      JSONError(.outOfRange, it: "must be 1 to 12, not 13", found: "13", minimum: 1, maximum: 12)
        .inside("month"))
    writer.json.failure(nil, error)
    writer.finish()
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"jsonrpc":"2.0","id":null,"error":{"code":-32602,"message":"month must be 1 to 12, not 13",\
        "data":{"reason":"outOfRange","pointer":"/month","found":"13","minimum":1,"maximum":12}}}

        """)
  }
}
