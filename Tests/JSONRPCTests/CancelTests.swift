import Testing

@testable import JSONRPC

/// Cancelling in both dialects: of the Language Server Protocol, where a cancelled request ends with
/// an error, and of the Model Context Protocol, where nothing comes any more.
@Suite struct CancelTests {
  @Test func aShortRequestOvertakesALongOne() {
    let session = PipedSession()
    session.slow("1", #"{"gate":"a"}"#)
    session.quick("2")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    session.gates.open("a")
    #expect(session.next() == success("1", gate: "a"))
  }

  @Test func aRunningRequestEndsWithOneError() {
    let session = PipedSession()
    session.slow("1", #"{"gate":"a"}"#)
    #expect(session.wait { session.gates.begun.load(ordering: .relaxed) == 1 })
    session.cancel("1")
    #expect(session.next() == cancelled("1"))
    session.gates.open("a")
    session.finish()
    session.quick("2")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func aRequestCancelledForMCPGetsNoAnswer() {
    let session = PipedSession()
    session.slow(#""one""#, #"{"gate":"a"}"#)
    #expect(session.wait { session.gates.begun.load(ordering: .relaxed) == 1 })
    session.cancelForMCP(#""one""#)
    session.gates.open("a")
    session.finish()
    session.quick("2")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func aQueuedRequestIsCancelledBeforeItsTurn() {
    let session = PipedSession()
    // More than there can be threads: the last ones wait.
    for id in 1...12 { session.slow(String(id), #"{"gate":"a"}"#) }
    session.cancel("12")
    #expect(session.next() == cancelled("12"))
    session.gates.open("a")
    var answered = Set<String>()
    for _ in 1...11 { answered.insert(session.next() ?? "") }
    #expect(answered == Set((1...11).map { success(String($0), gate: "a") }))
    session.finish()
    #expect(session.gates.begun.load(ordering: .relaxed) == 11)
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":null}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[]}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":[1]}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":{}}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":null}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":424242}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"1"}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"zz"}}"#,
  ])
  func whatNamesNoRunningRequestIsIgnored(_ message: String) {
    let session = PipedSession()
    session.slow("1", #"{"gate":"a"}"#)
    session.send(message)
    session.gates.open("a")
    #expect(session.next() == success("1", gate: "a"))
  }

  @Test func aDoneRequestAndASecondCancelAreIgnored() {
    let session = PipedSession()
    session.gates.open("a")
    session.slow("1", #"{"gate":"a"}"#)
    #expect(session.next() == success("1", gate: "a"))
    session.cancel("1")
    session.slow("2", #"{"gate":"b"}"#)
    session.cancel("2")
    session.cancel("2")
    session.cancelForMCP("2")
    #expect(session.next() == cancelled("2"))
    session.quick("3")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":3,"result":{}}"#)
  }

  @Test func ofTwoWithOneIdTheOldestIsCancelled() {
    let session = PipedSession()
    session.slow("5", #"{"gate":"a"}"#)
    session.slow("5", #"{"gate":"b"}"#)
    session.cancel("5")
    #expect(session.next() == cancelled("5"))
    session.gates.open("a", "b")
    #expect(session.next() == success("5", gate: "b"))
  }

  /// Emacs and Neovim write a number in another spelling than it had in the request.
  @Test(arguments: [("3", "3.0"), ("3.0", "3"), ("3e0", "3"), (#""\u0061""#, #""a""#)])
  func anIdIsTheSameInAnySpelling(_ id: String, _ other: String) {
    let session = PipedSession()
    session.slow(id, #"{"gate":"a"}"#)
    session.cancel(other)
    #expect(session.next() == cancelled(id))
  }

  @Test func aMemberOfABatchIsCancelledByItself() {
    let session = PipedSession()
    let batch = """
      [{"jsonrpc":"2.0","id":1,"method":"slow","params":{"gate":"a"}},\
      {"jsonrpc":"2.0","id":2,"method":"quick","params":[2]},\
      {"jsonrpc":"2.0","method":"quick"},7,\
      {"jsonrpc":"2.0","id":3,"method":"slow","params":{"gate":"b"}}]
      """
    let invalid =
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a request must be an object, "#
      + #"not 7","data":{"reason":"invalidRequest","pointer":""}}}"#
    session.send(batch)
    session.cancel("1")
    session.gates.open("b")
    #expect(
      session.next() == """
        [\(cancelled("1")),{"jsonrpc":"2.0","id":2,"result":[2]},\(invalid),\
        \(success("3", gate: "b"))]
        """)

    session.send(batch)
    session.cancelForMCP("1")
    #expect(
      session.next() == """
        [{"jsonrpc":"2.0","id":2,"result":[2]},\(invalid),\(success("3", gate: "b"))]
        """)
  }

  @Test func aBatchOfWhichNothingIsLeftGetsNoAnswer() {
    let session = PipedSession()
    session.send(#"[{"jsonrpc":"2.0","id":1,"method":"slow","params":{"gate":"a"}}]"#)
    session.cancelForMCP("1")
    session.quick("2")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func theEndOfInputWaitsForWhatWasAsked() {
    let session = PipedSession()
    for id in 1...20 { session.slow(String(id), #"{"gate":"a"}"#) }
    session.gates.open("a")
    session.finish()
    var answered = Set<String>()
    for _ in 1...20 { answered.insert(session.next() ?? "") }
    #expect(answered == Set((1...20).map { success(String($0), gate: "a") }))
  }

  @Test func exitLetsNobodyWait() {
    let session = PipedSession()
    session.slow("1", #"{"gate":"never"}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":null}"#)
    session.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(session.exitCode == 0)
    session.abandon()
    session.finish()
  }

  @Test func paramsOfALongMethodAreCheckedAsAnyOthers() {
    let session = PipedSession()
    session.slow("1", #"{"gaet":"a"}"#)
    let answer = session.next() ?? ""
    #expect(answer.contains(#""code":-32602"#))
    #expect(answer.contains(#""reason":"unknownMember","pointer":"","member":"gaet","suggestion":"gate""#))
  }

  /// Whoever wins, the cancel or the answer: one line a request, none for one that MCP cancelled
  /// in time.
  @Test(arguments: 0..<20)
  func thereIsExactlyOneAnswer(_ seed: UInt64) {
    var random = Numbers(seed: seed)
    let session = PipedSession()
    session.gates.open("a")
    var silenced = Set<Int>()
    for id in 0..<200 {
      session.slow(String(id), #"{"gate":"a"}"#)
      switch random.next() % 4 {
      case 0: session.cancel(String(id))
      case 1:
        session.cancelForMCP(String(id))
        silenced.insert(id)
      default: break
      }
    }
    session.finish()
    session.quick(#""last""#)
    var answers: [Int: Int] = [:]
    while let line = session.next(), !line.contains(#""id":"last""#) {
      let digits = line.split(separator: #""id":"#, maxSplits: 1).last!.prefix { $0.isNumber }
      answers[Int(digits)!, default: 0] += 1
    }
    for id in 0..<200 {
      let count = answers[id] ?? 0
      #expect(silenced.contains(id) ? count <= 1 : count == 1, "request \(id)")
    }
  }
}

/// A small generator whose numbers are the same everywhere (SplitMix64).
struct Numbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
