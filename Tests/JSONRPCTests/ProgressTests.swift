import Testing

@testable import JSONRPC

/// Progress and partial results: `$/progress` of the Language Server Protocol, and
/// `notifications/progress` of the Model Context Protocol.
@Suite struct ProgressTests {
  @Test func workDoneBeginsReportsAndEndsBeforeTheAnswer() {
    let session = PipedSession()
    session.gates.open("a")
    session.slow("1", #"{"gate":"a","reports":2,"workDoneToken":"t"}"#)
    func progress(_ value: String) -> String {
      #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":"t","value":\#(value)}}"#
    }
    #expect(
      session.next() == progress(#"{"kind":"begin","title":"slow","cancellable":true}"#))
    #expect(session.next() == progress(#"{"kind":"report","percentage":50}"#))
    #expect(session.next() == progress(#"{"kind":"report","percentage":100}"#))
    #expect(session.next() == progress(#"{"kind":"end"}"#))
    #expect(session.next() == success("1", gate: "a"))
  }

  @Test func mcpProgressCarriesItsToken() {
    let session = PipedSession()
    session.gates.open("a")
    session.slow("1", #"{"gate":"a","reports":2,"_meta":{"progressToken":7}}"#)
    for done in 1...2 {
      #expect(
        session.next() == """
          {"jsonrpc":"2.0","method":"notifications/progress",\
          "params":{"progressToken":7,"progress":\(done),"total":2}}
          """)
    }
    #expect(session.next() == success("1", gate: "a"))
  }

  @Test(arguments: ["{}", "[]", "null", "true", "1.5"])
  func whatIsNoTokenIsNone(_ token: String) {
    let session = PipedSession()
    session.gates.open("a")
    session.slow(
      "1", #"{"gate":"a","reports":2,"workDoneToken":\#(token),"_meta":{"progressToken":\#(token)}}"#)
    #expect(session.next() == success("1", gate: "a"))
  }

  /// A client that doesn't read finds the newest report, not all of them.
  @Test func unreadProgressIsReplaced() {
    let session = PipedSession()
    session.gates.open("a")
    // More than a pipe holds: so what comes after it waits.
    let filling = String(repeating: "f", count: 1 << 20)
    session.quick("1", #"["\#(filling)"]"#)
    session.slow("2", #"{"gate":"a","reports":10000,"_meta":{"progressToken":"t"}}"#)
    session.finish()
    #expect(session.next()?.utf8.count ?? 0 > 1 << 20)
    var last = 0
    var count = 0
    while let line = session.next(), line != success("2", gate: "a") {
      count += 1
      let digits = line.split(separator: #""progress":"#).last!.prefix { $0.isNumber }
      let done = Int(digits)!
      #expect(done > last)
      last = done
    }
    #expect(last == 10_000)
    // One that was on its way, and one in the place of all others.
    #expect(count <= 3)
  }

  @Test func noProgressComesAfterACancel() {
    let session = PipedSession()
    session.slow("1", #"{"gate":"a","reports":100000,"_meta":{"progressToken":"t"}}"#)
    #expect(session.wait { session.gates.begun.load(ordering: .relaxed) == 1 })
    session.cancel("1")
    while let line = session.next(), line != cancelled("1") {
      #expect(line.contains("notifications/progress"))
    }
    session.finish()
    session.quick("2")
    #expect(session.next() == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func partialResultsAllCome() {
    let session = PipedSession()
    session.gates.open("a")
    session.slow("1", #"{"gate":"a","parts":5,"partialResultToken":"p"}"#)
    for _ in 1...5 {
      let line = session.next() ?? ""
      #expect(line.hasPrefix(#"{"jsonrpc":"2.0","method":"$/progress","params":{"token":"p","value":"pp"#))
      #expect(line.utf8.count > 64 << 10)
    }
    #expect(session.next() == success("1", gate: "a"))
  }

  /// Who reads slowly holds the method up, and may still cancel it.
  @Test func aMethodWaitsForPartialResultsToBeRead() {
    let session = PipedSession()
    session.slow("1", #"{"gate":"a","parts":1000,"partialResultToken":"p"}"#)
    #expect(session.wait { session.pending > 1 << 20 })
    session.quick("2")
    session.cancel("1")
    session.finish()
    // 1 MiB unwritten, 64 KiB in the pipe, one being written, one over the line: of 64 KiB each.
    #expect(session.gates.parts.load(ordering: .relaxed) <= 20)
    var lines: [String] = []
    while let line = session.next() {
      lines.append(line)
      if line == cancelled("1") { break }
    }
    #expect(lines.contains(#"{"jsonrpc":"2.0","id":2,"result":{}}"#))
    #expect(lines.last == cancelled("1"))
  }

  @Test func headersFrameProgressToo() {
    let session = PipedSession(framing: .headers)
    session.gates.open("a")
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"slow","params":{"gate":"a","workDoneToken":1}}"#
    session.send("Content-Length: \(request.utf8.count)\r\n\r\n\(request)")
    let messages = [
      #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":"#
        + #"{"kind":"begin","title":"slow","cancellable":true}}}"#,
      #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":1,"value":{"kind":"end"}}}"#,
      success("1", gate: "a"),
    ]
    let expected = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    #expect(session.bytes(untilSuffix: messages[2]) == expected)
  }
}
