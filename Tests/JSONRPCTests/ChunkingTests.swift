import JSONRPC
import Testing

/// What holds for every stream, shown on streams made up at random.
@Suite("Streams at random")
struct ChunkingTests {
  /// Seeds in blocks, so that a run tells which block failed without a line for each seed.
  static let blocks = (0..<10).map { $0 * 30..<($0 + 1) * 30 }
  static let smallBlocks = (0..<5).map { $0 * 20..<($0 + 1) * 20 }

  /// Tells the first difference: the outputs themselves are too long to read.
  private func expectSame(
    _ a: Connection.Output, _ b: Connection.Output, _ context: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let place =
      zip(a.bytes, b.bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(a.bytes.count, b.bytes.count)
    func near(_ bytes: [UInt8]) -> String {
      String(
        decoding: bytes[max(0, place - 80)..<min(bytes.count, place + 120)], as: UTF8.self)
    }
    let isSame = a == b
    #expect(
      isSame,
      "\(context): …\(near(a.bytes))… and …\(near(b.bytes))…, exits \([a.exitCode, b.exitCode])",
      sourceLocation: location)
  }

  private func stream(_ session: inout RandomSession, _ wire: Wire, damage: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<session.generator.int(1..<12) {
      let message = session.message()
      bytes += wire.wrap(
        wire == .lines ? message.replacing("\r\n", with: " ").replacing("\n", with: " ") : message)
    }
    let times = session.generator.int(damage)
    session.damage(&bytes, times: times)
    return bytes
  }

  /// However a stream is cut into reads, the answers are the same to the byte: those of a stream
  /// that came at once.
  @Test(arguments: Wire.allCases, blocks)
  func answersDoNotDependOnTheCuts(_ wire: Wire, _ seeds: Range<Int>) {
    for seed in seeds {
      var session = RandomSession(seed: seed)
      let bytes = stream(&session, wire, damage: 0..<8)
      let connection = Connection(framing: wire.framing)
      let whole = connection.output(bytes)
      for chunk in [1, 2, 7, 64] {
        let got = connection.output(bytes, chunk: chunk)
        expectSame(got, whole, "seed \(seed), reads of \(chunk)")
      }
      for cut in 0..<3 {
        let got = connection.output(session.pieces(bytes))
        expectSame(got, whole, "seed \(seed), cut \(cut)")
      }
    }
  }

  /// The same where messages are above a limit, so that the reader lets go of their bytes.
  @Test(arguments: Wire.allCases, smallBlocks)
  func answersDoNotDependOnTheCutsBeyondLimits(_ wire: Wire, _ seeds: Range<Int>) {
    for seed in seeds {
      var session = RandomSession(seed: 10_000 + seed)
      let bytes = stream(&session, wire, damage: 0..<4)
      var connection = Connection(framing: wire.framing)
      connection.limits.message = 90
      connection.limits.values = 20
      connection.limits.depth = 5
      connection.limits.answer = 200
      let whole = connection.output(bytes)
      for chunk in [1, 7, 64] {
        let got = connection.output(bytes, chunk: chunk)
        expectSame(got, whole, "seed \(seed), reads of \(chunk)")
      }
    }
  }

  /// What was sent whole comes back whole: its own value, under its own id, in its order. What the
  /// answers must be is read from the requests by the tests' own reader.
  @Test(arguments: Wire.allCases, smallBlocks)
  func echoesAreWhatWasSent(_ wire: Wire, _ seeds: Range<Int>) throws {
    for seed in seeds {
      var session = RandomSession(seed: 20_000 + seed)
      var expected: [Reply] = []
      var bytes: [UInt8] = []
      for _ in 0..<5 {
        let (id, value) = (session.id(), session.value())
        let request = #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":[\#(value)]}"#
        bytes += wire.wrap(
          wire == .lines ? request.replacing("\r\n", with: " ").replacing("\n", with: " ") : request
        )
        expected.append(.one(try .result(id, "[\(value)]")))
      }
      let got = try Connection(framing: wire.framing).replies(bytes, as: wire, chunk: 5)
      #expect(got == expected, "seed \(seed)")
    }
  }

  /// Whatever came before, a request is answered once two lines that open a message stand between:
  /// the first may have become part of what was cut, the second can't have.
  @Test(arguments: [Wire.bare, .lines], smallBlocks)
  func everyStreamRecovers(_ wire: Wire, _ seeds: Range<Int>) throws {
    for seed in seeds {
      var session = RandomSession(seed: 30_000 + seed)
      // A first message that is whole, so that the framing is found.
      let bytes =
        wire.wrap(echoRequest("0")) + stream(&session, wire, damage: 1..<12)
        + Array(
          "\n\(echoRequest(#""a""#))\n\(echoRequest(#""b""#))\n\(echoRequest(#""c""#))\n".utf8)
      let output = Connection(framing: wire.framing).output(bytes)
      let replies = try wire.unwrap(output.bytes).map { try Reply($0) }
      #expect(try replies.first == echoAnswer("0"), "seed \(seed)")
      #expect(
        try Array(replies.suffix(2)) == [echoAnswer(#""b""#), echoAnswer(#""c""#)], "seed \(seed)")
    }
  }

  /// Damage inside a body whose length is right touches no other message.
  @Test(arguments: smallBlocks)
  func damageInABodyStaysThere(_ seeds: Range<Int>) throws {
    for seed in seeds {
      var session = RandomSession(seed: 40_000 + seed)
      var body = Array(session.message().utf8)
      session.damage(&body, times: 4)
      let sent =
        Wire.headers.wrap(echoRequest("1")) + Wire.headers.wrap(body)
        + Wire.headers.wrap(echoRequest("2"))
      let got = try Connection().replies(sent, as: .headers)
      #expect(try got.first == echoAnswer("1"), "seed \(seed)")
      #expect(try got.last == echoAnswer("2"), "seed \(seed)")
      #expect(got.count <= 3, "seed \(seed): \(got)")
    }
  }
}
