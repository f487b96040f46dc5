import JSONRPC
import Testing

/// Beyond each limit there is an error with the request's id, and the next request is answered.
@Suite("Limits")
struct LimitsTests {
  private func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits()
    change(&limits)
    return limits
  }

  @Test func areThoseOfTheContract() {
    let limits = Limits()
    #expect(limits.message == 16 * 1024 * 1024)
    #expect(limits.depth == 512)
    #expect(limits.values == 1_000_000)
    #expect(limits.pending == 256 * 1024 * 1024)
    #expect(limits.answer == 64 * 1024 * 1024)
    #expect(limits.headerBlock == 8 * 1024)
  }

  /// The request's own object is the first open bracket.
  @Test(arguments: Wire.allCases)
  func depth(_ wire: Wire) throws {
    for chunk in [1, .max] {
      func nested(_ count: Int) -> String {
        String(repeating: "[", count: count) + String(repeating: "]", count: count)
      }
      func request(_ depth: Int) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"echo","params":\#(nested(depth - 1))}"#
      }
      #expect(
        try replies(to: [request(512), request(513), echoRequest("2")], wire, chunk: chunk) == [
          .one(.result("1", nested(511))), .one(.error("1", -32600, "depthExceeded")),
          echoAnswer("2"),
        ])
    }
  }

  /// Objects count like arrays, and closing a bracket gives its level back.
  @Test func depthCountsWhatIsOpen() throws {
    let shallow = "[" + Array(repeating: "[{}]", count: 600).joined(separator: ",") + "]"
    let deep =
      String(repeating: #"{"a":["#, count: 256) + String(repeating: "]}", count: 256)
    #expect(
      try replies(
        to: [
          #"{"jsonrpc":"2.0","id":1,"method":"echo","params":\#(shallow)}"#,
          #"{"jsonrpc":"2.0","id":2,"method":"echo","params":\#(deep)}"#,
        ], .bare) == [.one(.result("1", shallow)), .one(.error("2", -32600, "depthExceeded"))])
  }

  /// By hand: the object, "2.0", 1, "echo", the array and its three numbers are 8 values; names are
  /// none.
  @Test(arguments: Wire.allCases)
  func values(_ wire: Wire) throws {
    let request = #"{"jsonrpc":"2.0","id":1,"method":"echo","params":[10,20,30]}"#
    // Of the request behind: the object, three scalars, the array, its number.
    let behind = try echoAnswer("2")
    for chunk in [1, 7, .max] {
      #expect(
        try replies(
          to: [request, echoRequest("2")], wire, chunk: chunk, limits: limits { $0.values = 8 })
          == [.one(.result("1", "[10,20,30]")), behind])
      #expect(
        try replies(
          to: [request, echoRequest("2")], wire, chunk: chunk, limits: limits { $0.values = 7 })
          == [.one(.error("1", -32600, "tooManyValues")), behind])
    }
  }

  /// A request of exactly `size` bytes: 55 of them around its params.
  private func request(_ size: Int, idAtTheEnd: Bool) -> String {
    let params = params(of: size)
    return idAtTheEnd
      ? #"{"jsonrpc":"2.0","method":"echo","params":\#(params),"id":"kept"}"#
      : #"{"jsonrpc":"2.0","id":"kept","method":"echo","params":\#(params)}"#
  }

  private func params(of size: Int) -> String {
    "[\"" + String(repeating: "y", count: size - 55 - 4) + "\"]"
  }

  @Test(arguments: Wire.allCases, [false, true])
  func messageSize(_ wire: Wire, _ idAtTheEnd: Bool) throws {
    for chunk in [1, 7, 64, .max] {
      for size in [200, 201, 202, 300, 5000] {
        let got = try replies(
          to: [request(size, idAtTheEnd: idAtTheEnd), echoRequest("2")], wire, chunk: chunk,
          limits: limits { $0.message = 200 })
        let expected =
          size > 200
          ? Answer.error(#""kept""#, -32014, "messageTooLarge")
          : try .result(#""kept""#, params(of: size))
        #expect(try got == [.one(expected), echoAnswer("2")], "\(size) bytes, reads of \(chunk)")
      }
    }
  }

  /// The id of a message that is too large is its own: none of the params, and the last of several.
  @Test(arguments: Wire.allCases)
  func messageTooLargeKeepsItsOwnID(_ wire: Wire) throws {
    let filler = Array(repeating: #"{"id":"inner","x":"\"}]"}"#, count: 100).joined(separator: ",")
    let message =
      #"{"id":"early","jsonrpc":"2.0","params":[\#(filler)],"\u0069d":"late","method":"echo"}"#
    for chunk in [1, 7, 64, 1000, .max] {
      #expect(
        try replies(
          to: [message, echoRequest("2")], wire, chunk: chunk, limits: limits { $0.message = 200 })
          == [.one(.error(#""late""#, -32014, "messageTooLarge")), echoAnswer("2")],
        "reads of \(chunk)")
    }
  }

  /// A message that is both too large and broken must not depend on how it was cut into reads.
  @Test(
    arguments: [
      // Broken beyond the limit, before it, and never ended.
      #"{"jsonrpc":"2.0","id":7,"params":["FILL"},"method":"echo"}"#,
      #"{"jsonrpc":"2.0","id":7,,"params":["FILL"],"method":"echo"}"#,
      #"{"jsonrpc":"2.0","id":7,"params":["FILL""#,
      #"{"jsonrpc":"2.0","id":7,"params":["FILL"#,
    ], Wire.allCases)
  func brokenAndTooLarge(_ message: String, _ wire: Wire) throws {
    let sent = wire.wrap(message.replacing("FILL", with: String(repeating: "z", count: 300)))
    let connection = Connection(framing: wire.framing, limits: limits { $0.message = 200 })
    let behind = wire.wrap(echoRequest("2"))
    let whole = try connection.replies(sent + behind, as: wire)
    #expect(try whole.count == 2 && whole.last == echoAnswer("2"))
    for chunk in [1, 2, 7, 64, 250] {
      let got = try connection.replies(sent + behind, as: wire, chunk: chunk)
      #expect(got == whole, "reads of \(chunk)")
    }
  }

  /// The members behind the one that fills the answer are answered too, but not run.
  @Test(arguments: Wire.allCases)
  func answerOfABatch(_ wire: Wire) throws {
    let calls = Letters.Calls()
    let connection = Connection(
      framing: wire.framing, limits: limits { $0.answer = 1000 },
      methods: MethodTable([AnyMethod(Letters.self, calls), AnyMethod(Echo.self, ())]))
    func call(_ id: Int, _ count: Int) -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"method":"letters","params":[\#(count)]}"#
    }
    // The second answer passes the limit; a notification and a response have none, an invalid
    // request has.
    let batch =
      "["
      + [
        call(1, 400), call(2, 800), call(3, 1),
        #"{"jsonrpc":"2.0","method":"letters","params":[1]}"#,
        #"{"jsonrpc":"2.0","id":9,"result":1}"#, "5", call(4, 1),
      ].joined(separator: ",") + "]"
    let got = try connection.replies(wire.wrap(batch) + wire.wrap(echoRequest("2")), as: wire)
    #expect(try got.count == 2 && got.last == echoAnswer("2"))
    guard case .batch(let answers) = got.first else {
      Issue.record("a batch is answered by \(got)")
      return
    }
    let letters = { String(repeating: "x", count: $0) }
    #expect(answers.map(\.id) == ["1", "2", "3", "null", "4"])
    #expect(try answers[0] == .result("1", "\"\(letters(400))\""))
    #expect(try answers[1] == .result("2", "\"\(letters(800))\""))
    #expect(answers.first { $0.id == "3" } == .error("3", -32014, "answerTooLarge"))
    #expect(answers.last == .error("4", -32014, "answerTooLarge"))
    #expect(calls.value == 2)
  }

  /// Each of these is answered once and in linear time: with anything worse the test would not end.
  @Test(arguments: [Wire.bare, .headers])
  func millionsOfBrackets(_ wire: Wire) throws {
    let brackets =
      [UInt8](repeating: UInt8(ascii: "["), count: 5_000_000)
      + [UInt8](repeating: UInt8(ascii: "]"), count: 5_000_000)
    let sent = wire.wrap(brackets) + wire.wrap(echoRequest("2"))
    #expect(
      try Connection(framing: wire.framing).replies(sent, as: wire, chunk: 65536)
        == [.one(.error("null", -32600, "depthExceeded")), echoAnswer("2")])
  }

  @Test(arguments: [Wire.bare, .headers])
  func millionsOfBracketsThatNeverClose(_ wire: Wire) throws {
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(
      try Connection().replies(wire.wrap(brackets), as: wire, chunk: 65536)
        == [.one(.error("null", -32700, "unexpectedEnd"))])
  }

  /// `{},` over and over: 16 MiB of it are five and a half million values, a little more is too
  /// large a message.
  @Test(arguments: [(5_590_000, -32600, "tooManyValues"), (5_600_000, -32014, "messageTooLarge")])
  func millionsOfEmptyObjects(_ count: Int, _ code: Int, _ reason: String) throws {
    let message = Array(("[" + String(repeating: "{},", count: count - 1) + "{}]").utf8)
    for wire in [Wire.bare, .headers] {
      #expect(
        try Connection().replies(
          wire.wrap(message) + wire.wrap(echoRequest("2")), as: wire, chunk: 65536)
          == [.one(.error("null", code, reason)), echoAnswer("2")])
    }
  }
}
