import JSON
import Testing

@testable import JSONRPC

/// `Content-Length` blocks as the Language Server Protocol 3.17 has them ("Base Protocol"), and as
/// clients really write them.
@Suite("Header framing")
struct HeaderReaderTests {
  static let request = echoRequest("1")
  static let length = request.utf8.count

  /// `%N` is the body's length; what is to be skipped before the next block stands behind the body.
  static let taken = [
    "Content-Length: %N\r\n\r\n",
    "content-length: %N\r\n\r\n",
    "CONTENT-LENGTH: %N\r\n\r\n",
    "cOnTeNt-LeNgTh: %N\r\n\r\n",
    "Content-Length:%N\r\n\r\n",
    "Content-Length:   %N\r\n\r\n",
    "Content-Length:\t%N\r\n\r\n",
    "Content-Length : %N\r\n\r\n",
    "Content-Length: %N  \r\n\r\n",
    "Content-Length: 000%N\r\n\r\n",
    "Content-Length: %N\n\n",
    "Content-Length: %N\r\n\n",
    "Content-Length: %N\n\r\n",
    "Content-Length: %N\r\r\n\r\r\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %N\r\n\r\n",
    "Content-Length: %N\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
    "X-A: 1\r\nX-B:\r\nContent-Length: %N\r\nX-C: Content-Length: 7\r\n\r\n",
    "X-Content-Length: 3\r\nContent-Length: %N\r\nContent-Lengths: 4\r\n\r\n",
    "Content-Length: %N\r\nContent-Length: %N\r\n\r\n",
    "Content-Length: %N\r\ncontent-length:%N\r\n\r\n",
    "\u{FEFF}Content-Length: %N\r\n\r\n",
    "\r\n\r\n\n \t\r\nContent-Length: %N\r\n\r\n",
    "\u{FEFF}\r\n\r\nContent-Length: %N\r\n\r\n",
  ]

  @Test(arguments: taken, [Framing.auto, .headers])
  func blocksAreTaken(_ block: String, _ framing: Framing) throws {
    let message = Array((block.replacing("%N", with: "\(Self.length)") + Self.request).utf8)
    // Blank lines and line ends between messages are skipped.
    for between in ["", "\n", "\r\n", "\r\n\r\n\n"] {
      // The byte order mark comes once, at the stream's very beginning.
      let second = message.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(message.dropFirst(3)) : message
      for chunk in [1, 2, 7, 64, .max] {
        let got = try Connection(framing: framing).replies(
          message + Array(between.utf8) + second, as: .headers, chunk: chunk)
        #expect(
          try got == [echoAnswer("1"), echoAnswer("1")],
          "\(between.debugDescription), reads of \(chunk)")
      }
    }
  }

  /// 8 KiB is much for a block, and still one.
  @Test func longBlocksAreTaken() throws {
    let padding = String(repeating: "p", count: 8000)
    let block = "X-Padding: \(padding)\r\nContent-Length: \(Self.length)\r\n\r\n\(Self.request)"
    for chunk in [64, .max] {
      #expect(
        try Connection().replies(Array((block + block).utf8), as: .headers, chunk: chunk)
          == [echoAnswer("1"), echoAnswer("1")], "reads of \(chunk)")
    }
  }

  /// Blocks whose length can't be used; the reader goes on at the next one.
  static let refused = [
    "Content-Type: text/plain\r\n\r\n",
    "Content-Length: %N\r\nContent-Length: 4\r\n\r\n",
    "Content-Length: 4\r\nContent-Length: %N\r\n\r\n",
    "Content-Length: -%N\r\n\r\n",
    "Content-Length: +%N\r\n\r\n",
    "Content-Length: abc\r\n\r\n",
    "Content-Length: %N.0\r\n\r\n",
    "Content-Length: 0x2F\r\n\r\n",
    "Content-Length: %N %N\r\n\r\n",
    "Content-Length:\r\n\r\n",
    "Content-Length: \u{0660}\r\n\r\n",
    // 2^53, 2^63, 2^64 and 10^30: nobody means these.
    "Content-Length: 9007199254740992\r\n\r\n",
    "Content-Length: 9223372036854775808\r\n\r\n",
    "Content-Length: 18446744073709551616\r\n\r\n",
    "Content-Length: 1000000000000000000000000000000\r\n\r\n",
    "X-Padding: " + String(repeating: "p", count: 9000) + "\r\nContent-Length: %N\r\n\r\n",
    String(repeating: "X-Padding: p\r\n", count: 700) + "Content-Length: %N\r\n\r\n",
  ]

  @Test(arguments: refused)
  func badBlocksAreOneError(_ block: String) throws {
    let bad = Array((block.replacing("%N", with: "\(Self.length)") + Self.request).utf8)
    let sent =
      Wire.headers.wrap(echoRequest("0")) + bad + Wire.headers.wrap(echoRequest("2"))
      + Wire.headers.wrap(echoRequest("3"))
    for chunk in bad.count > 1000 ? [64, .max] : [1, 7, 64, .max] {
      let got = try Connection().replies(sent, as: .headers, chunk: chunk)
      #expect(try got.first == echoAnswer("0"))
      // Whether the body of the bad block is found again behind an inner Content-Length is left
      // open, so its answer may be there; nothing else may.
      let rest = try got.dropFirst().filter { try $0 != echoAnswer("1") }
      #expect(
        try rest == [.one(.error("null", -32700, "badHeader")), echoAnswer("2"), echoAnswer("3")],
        "reads of \(chunk)")
    }
  }

  /// The way back: a `Content-Length:` at a line's start or right behind a closer, with digits, that
  /// leads to a blank line. Nothing else is taken for one.
  @Test(arguments: [
    "garbage\n", "{\"a\":1}", "[1]", "{\"Content-Length: 5 \":1}", "Content-Length: x\r\n\r\n{}",
    "no Content-Length: 3\r\n\r\n{}", "xContent-Length: 9\r\n\r\n{}",
    "\"Content-Length: 3\r\n\r\n\"\n",
    "Content-Length: 3 and so on\r\n\r\n{}", "Content-Lengthy: 3\r\n\r\n{}",
    "C\nCo\nCon\nContent\nContent-\nContent-Length\nContent-Length:\n",
  ])
  func lostReadersComeBack(_ garbage: String) throws {
    // The block that loses the reader has no length.
    let sent = Array("X-Nothing: 1\r\n\r\n\(garbage)".utf8) + Wire.headers.wrap(echoRequest("2"))
    for chunk in [1, 2, 7, .max] {
      #expect(
        try Connection().replies(sent, as: .headers, chunk: chunk)
          == [.one(.error("null", -32700, "badHeader")), echoAnswer("2")], "reads of \(chunk)")
    }
  }

  /// A length that is too short leaves the body's tail behind: it belongs to the same error.
  @Test func lengthsThatAreTooShort() throws {
    for missing in 1...Self.length {
      let sent =
        Wire.headers.wrap(echoRequest("0"))
        + Array("Content-Length: \(Self.length - missing)\r\n\r\n\(Self.request)".utf8)
        + Wire.headers.wrap(echoRequest("2")) + Wire.headers.wrap(echoRequest("3"))
      for chunk in [1, 7, .max] {
        let got = try Connection().replies(sent, as: .headers, chunk: chunk)
        #expect(
          got.map { $0.answer?.id } == ["0", "null", "2", "3"],
          "\(missing) missing, reads of \(chunk)")
        #expect(got.dropFirst().first?.answer?.error?["code"]?.integer == -32700)
      }
    }
  }

  /// A length that is too long takes the beginning of what follows, all of it or more: the value is
  /// whole, but nobody can say that it is what the client meant.
  @Test func lengthsThatAreTooLong() throws {
    let behind = Wire.headers.wrap(echoRequest("2")) + Wire.headers.wrap(echoRequest("3"))
    for excess in 1...(behind.count + 3) {
      let sent =
        Wire.headers.wrap(echoRequest("0"))
        + Array("Content-Length: \(Self.length + excess)\r\n\r\n\(Self.request)".utf8) + behind
      for chunk in [1, 7, .max] {
        let got = try Connection().replies(sent, as: .headers, chunk: chunk)
        #expect(
          got.map { $0.answer?.id } == ["0", "null", "2", "3"],
          "\(excess) too many, reads of \(chunk)")
        #expect(got.dropFirst().first?.answer?.error?["code"]?.integer == -32700)
      }
    }
  }

  /// Exactly `Content-Length: N`, an empty line, N bytes, and nothing behind: several clients lose
  /// their place otherwise. N counts bytes, not characters.
  @Test func answersAreFramedExactly() throws {
    // By hand: {"jsonrpc":"2.0","id":1,"result":["é"]} is 39 characters and 40 bytes.
    let request = #"{"jsonrpc":"2.0","id":1,"method":"echo","params":["é"]}"#
    let bytes = Connection().output(Wire.headers.wrap(request) + Wire.headers.wrap(request)).bytes
    let header = Array("Content-Length: 40\r\n\r\n".utf8)
    #expect(bytes.count == 2 * (header.count + 40))
    for message in [bytes.prefix(header.count + 40), bytes.suffix(header.count + 40)] {
      #expect(message.starts(with: header))
      #expect(try Reply(Array(message.dropFirst(header.count))) == .one(.result("1", #"["é"]"#)))
    }
  }

  @Test(arguments: ["", " ", "\n"])
  func bodiesWithoutAValueAreErrors(_ body: String) throws {
    let got = try replies(to: [echoRequest("0"), body, echoRequest("2")], .headers, chunk: 1)
    #expect(got.map { $0.answer?.id } == ["0", "null", "2"])
    #expect(got[1].answer?.error?["code"]?.integer == -32700)
  }

  @Test(arguments: ["Content-Len", "Content-Length: 5", "Content-Length: 5\r\n", "X: 1\r\n"])
  func endOfInputInsideABlock(_ block: String) throws {
    let sent = Wire.headers.wrap(echoRequest("0")) + Array(block.utf8)
    for chunk in [1, .max] {
      let got = try Connection().replies(sent, as: .headers, chunk: chunk)
      #expect(got.map { $0.answer?.id } == ["0", "null"])
      #expect(got.last?.answer?.error?["code"]?.integer == -32700)
    }
  }

  @Test func hintsAtTheRightForm() throws {
    let got = try Connection().replies(Array("Content-Type: x\r\n\r\n{}".utf8), as: .headers)
    #expect(
      got.first?.answer?.error?["data"]?["hint"]?.string?.contains("Content-Length: N") == true)
  }
}
