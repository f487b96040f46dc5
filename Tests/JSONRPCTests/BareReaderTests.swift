import JSON
import Testing

@testable import JSONRPC

/// What `recovery.cases` doesn't have: bare values between other things, and what forced lines mean.
@Suite("Bare framing")
struct BareReaderTests {
  private func ids(_ sent: String, framing: Framing = .auto, chunk: Int = .max) throws -> [String?]
  {
    try Connection(framing: framing).replies(Array(sent.utf8), as: .bare, chunk: chunk).map {
      $0.answer?.id
    }
  }

  @Test(
    arguments: [
      // One after another, and white space between them is optional.
      (#"A1A2 A3"#, ["1", "2", "3"]),
      ("\n\r\n\t A1\r\n\r\nA2 \t\n", ["1", "2"]),
      ("A1", ["1"]),
      // A value that is no request, then one that is.
      ("42 A1", ["null", "1"]), ("\"x\"A1", ["null", "1"]), ("null\nA1", ["null", "1"]),
      ("true false A1", ["null", "null", "1"]), ("-1.5e3A1", ["null", "1"]),
      // A stray closer is an error by itself, and reading goes on at the next byte.
      ("}A1", ["null", "1"]), ("]]A1", ["null", "null", "1"]),
      ("A1}\n]A2", ["1", "null", "null", "2"]),
      // After garbage, the rest of its line goes with it.
      ("garbage A1\nA2", ["null", "2"]), ("garbage\n\n more\nA1", ["null", "1"]),
      ("nul\nA1", ["null", "1"]), ("\"open\nA1", ["null", "1"]), (",A1\nA2", ["null", "2"]),
      (":\n,\n\"\nA1", ["null", "1"]), ("'single'\nA1", ["null", "1"]),
      // The broken message and the skipped run behind it are one error.
      ("{\"a\":1]\njunk\njunk\nA1", ["null", "1"]),
      ("[\"a\nb\"]\njunk ] }\n  A1", ["null", "1"]),
      // Balanced, refused: reading goes on at the next byte.
      ("{,}A1", ["null", "1"]), ("[1 2]A1", ["null", "1"]), ("{}}A1", ["null", "null", "1"]),
      // Cut where a value was allowed: the line after the next shows it.
      ("[\nA1\nA2\nA3", ["null", "2", "3"]), ("[1,\nA1\nA2", ["null", "2"]),
      ("{\"a\":\nA1\nA2", ["null", "2"]), ("[[\nA1\nA2", ["null", "2"]),
      // Cut where none was allowed.
      ("{\nA1", ["null", "1"]), ("{\"a\"\nA1", ["null", "1"]), ("{\"a\":1,\nA1", ["null", "1"]),
      ("[1\nA1", ["null", "1"]), ("{\"a\":{}\n\t {}\nA1", ["null", "null", "1"]),
      // An escape doesn't hide the line end that cuts a string.
      ("[\"a\\\nA1", ["null", "1"]),
      // Brackets and quotes inside strings are letters.
      (#"{"jsonrpc":"2.0","id":"}]{[\"","method":"echo"}A1"#, [#""}]{[\"""#, "1"]),
    ] as [(String, [String])])
  func streams(_ stream: String, _ expected: [String]) throws {
    var sent = stream
    for id in 1...3 { sent = sent.replacing("A\(id)", with: echoRequest("\(id)")) }
    // A last line that nothing before it may hide.
    sent += "\n" + echoRequest("9")
    for chunk in [1, 2, 7, 64, .max] {
      #expect(try ids(sent, chunk: chunk) == expected + ["9"], "reads of \(chunk)")
    }
  }

  /// `[1]` by itself is a batch, answered by a batch: it has no single id.
  @Test func pretty() throws {
    let request = """
      {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "echo",
        "params": {
          "list": [
            [1],
            {"a": 2}
          ]
        }
      }
      """
    for chunk in [1, 7, .max] {
      #expect(
        try Connection().replies(Array(request.utf8), as: .bare, chunk: chunk)
          == [.one(.result("1", #"{"list":[[1],{"a":2}]}"#))])
    }
  }

  /// With forced lines a line end always ends a message, wherever it stands.
  @Test func everyLineEndEndsAMessage() throws {
    let request = Array(
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":["a b",{"c":[2]}]}"#.utf8)
    for cut in 1..<request.count {
      let sent =
        request[..<cut] + [UInt8(ascii: "\n")] + request[cut...]
        + Array("\n\(echoRequest("2"))\n\(echoRequest("3"))\n".utf8)
      for chunk in [1, 7, .max] {
        let got = try Connection(framing: .lines).replies(Array(sent), as: .lines, chunk: chunk)
        // How many errors the second half makes is left open; no half is ever a request.
        #expect(got.dropLast(2).allSatisfy { $0.isRefusal }, "cut at \(cut): \(got)")
        #expect(got.first?.answer?.error?["code"]?.integer == -32700, "cut at \(cut)")
        #expect(try Array(got.suffix(2)) == [echoAnswer("2"), echoAnswer("3")], "cut at \(cut)")
      }
    }
  }

  /// A line is one message or one error, whatever is in it.
  @Test func aLineIsOneError() throws {
    let lines = ["\"a\":1}", "1 2", "hello, world: {}", "]", "\"unended"]
    for line in lines {
      let sent = "\(line)\n\(echoRequest("1"))\n"
      for chunk in [1, 7, .max] {
        let got = try Connection(framing: .lines).replies(Array(sent.utf8), as: .bare, chunk: chunk)
        #expect(got.map { $0.answer?.id } == ["null", "1"], "\(line), reads of \(chunk)")
      }
    }
    #expect(try ids("42\n\(echoRequest("1"))\n", framing: .lines) == ["null", "1"])
  }

  @Test func carriageReturnsBelongToTheLineEnd() throws {
    let sent = "\(echoRequest("1"))\r\n\r\n[\r\n\(echoRequest("2"))\r\n"
    #expect(try ids(sent, framing: .lines) == ["1", "null", "2"])
  }

  /// Forced lines never look for headers, forced headers never for JSON.
  @Test func forcedFramingIsNotGuessed() throws {
    let header = "Content-Length: 2\r\n\r\n{}\n"
    #expect(try ids(header + echoRequest("1"), framing: .lines).last == "1")
    let bytes = Array("\(echoRequest("1"))\n".utf8) + Wire.headers.wrap(echoRequest("2"))
    let got = try Connection(framing: .headers).replies(bytes, as: .headers)
    #expect(try got == [.one(.error("null", -32700, "badHeader")), echoAnswer("2")])
  }

  /// A message above the limit is followed to its end, but its bytes are not kept.
  @Test(arguments: [MessageScanner.LineRule.mayCut, .ends])
  func memoryIsBounded(_ rule: MessageScanner.LineRule) {
    var limits = Limits()
    limits.message = 1000
    var reader = BareReader(rule: rule, limits: limits)
    var input = InputBuffer()
    func receive(_ text: String) { Array(text.utf8).withUnsafeBytes { input.append($0) } }
    receive(#"{"id":1,"params":[""#)
    for _ in 0..<1000 {
      receive(String(repeating: "x", count: 100))
      #expect(reader.next(&input, isAtEnd: false) == nil)
      // The id may be kept, and what was read last.
      #expect(input.end - input.origin <= limits.message + 2 * limits.refusedID)
    }
    receive(#""]}"#)
    guard case .tooLarge(let id) = reader.next(&input, isAtEnd: false) else {
      Issue.record("not refused as too large")
      return
    }
    #expect(id == Array("1".utf8))
  }
}

extension Reply {
  /// Whether nothing in it answers a request that was understood.
  fileprivate var isRefusal: Bool {
    switch self {
    case .one(let answer): answer.id == "null" && answer.error != nil
    case .batch(let answers): answers.allSatisfy { $0.id == "null" && $0.error != nil }
    }
  }
}

private func == (incoming: Incoming?, nothing: Never?) -> Bool {
  if case nil = incoming { true } else { false }
}
