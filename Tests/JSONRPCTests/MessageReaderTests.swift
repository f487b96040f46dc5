import JSON
import Testing

@testable import JSONRPC

/// Which framing the first bytes choose: headers if the first line has the form `name: value`.
@Suite("Framing found by itself")
struct MessageReaderTests {
  private func usesHeaders(_ text: String, chunk: Int, framing: Framing = .auto) -> Bool {
    var reader = MessageReader(framing: framing, limits: Limits())
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: max(1, min(chunk, bytes.count))) {
      bytes[start..<min(bytes.count, start + min(chunk, bytes.count))].withUnsafeBytes {
        reader.receive($0)
      }
      _ = reader.next()
    }
    reader.finish()
    _ = reader.next()
    return reader.usesHeaders
  }

  @Test(arguments: [
    ("Content-Length: 5\r\n", true), ("content-length:5\n", true), ("X-Any_1: a\r\n", true),
    ("Content-Type: application/json\r\n", true), ("a:", true), ("Content-Length : 5\r\n", true),
    ("\u{FEFF}Content-Length: 5\r\n", true), (" \r\n\tContent-Length: 5\r\n", true),
    ("\u{FEFF}\n\nContent-Length: 5\r\n", true),
    ("{\"a\":1}", false), ("[1]", false), ("  {\"a:\":1}", false), ("\u{FEFF}{}", false),
    ("\"name: value\"", false), ("42", false), ("true", false), ("hello world: x\n", false),
    (": value\n", false), ("name\n: value\n", false), ("", false), (" ", false),
    ("Content-Len", false),
    ("\u{1E}name: value", false),
    // 256 bytes decide.
    (String(repeating: "n", count: 255) + ": 1\r\n", true),
    (String(repeating: "n", count: 300) + ": 1\r\n", false),
  ])
  func firstLineDecides(_ text: String, _ expected: Bool) {
    for chunk in [1, 2, 7, .max] where !text.isEmpty {
      #expect(usesHeaders(text, chunk: chunk) == expected, "reads of \(chunk)")
    }
    #expect(!usesHeaders(text, chunk: 1, framing: .lines))
    #expect(usesHeaders(text, chunk: 1, framing: .headers))
  }

  /// Chosen once: what looks like the other framing later is garbage in the one that was chosen.
  @Test func choiceIsForTheConnection() throws {
    let request = Array("\(echoRequest("1"))\n".utf8)
    let block = Wire.headers.wrap(echoRequest("2"))
    let bare = try Connection().replies(request + block + [0x0A] + request, as: .bare)
    #expect(bare.map { $0.answer?.id } == ["1", "null", "2", "1"])
    let framed = try Connection().replies(block + request + block, as: .headers)
    #expect(framed.map { $0.answer?.id } == ["2", "null", "2"])
  }
}
