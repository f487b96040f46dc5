import JSONRPC
import Testing

@Suite("The JSON-RPC 2.0 specification")
struct SpecificationTests {
  /// A file that can't be read would otherwise be a test without cases, which passes.
  @Test(arguments: [("section7", 12), ("messages", 90), ("recovery", 16)])
  func filesAreRead(_ file: String, _ leastCount: Int) throws {
    let cases = try WireCase.load(file)
    #expect(cases.count >= leastCount)
    #expect(cases.allSatisfy { !$0.sent.isEmpty && !$0.wires.isEmpty })
    #expect(Set(cases.map(\.name)).count == cases.count, "two cases have the same name")
  }

  /// Whatever a case holds, and however it is cut into reads, the answers are these, and the request
  /// behind it is answered too.
  @Test(arguments: wireCases("section7", "messages"))
  func messagesAreAnswered(_ example: WireCase, _ wire: Wire) throws {
    let sent = example.bytes(wire) + wire.wrap(echoRequest(#""behind""#))
    for chunk in chunkSizes(for: sent.count) {
      var replies = try Connection(framing: wire.framing).replies(sent, as: wire, chunk: chunk)
      let last = replies.popLast()
      #expect(try last == echoAnswer(#""behind""#), "\(example.name), reads of \(chunk)")
      example.check(replies, "reads of \(chunk)")
    }
  }

  @Test(arguments: try WireCase.load("recovery"))
  func brokenStreamsRecover(_ example: WireCase) throws {
    let sent = example.bytes(.bare)
    for chunk in chunkSizes(for: sent.count) {
      example.check(
        try Connection().replies(sent, as: .bare, chunk: chunk), "reads of \(chunk)")
    }
  }

  @Test(arguments: Wire.allCases)
  func pipelinedRequestsAreAnsweredInOrder(_ wire: Wire) throws {
    let requests = (0..<200).map { echoRequest("\($0)") }
    let expected = try (0..<200).map { try echoAnswer("\($0)") }
    for chunk in [1, 7, 64, 4096, .max] {
      #expect(try replies(to: requests, wire, chunk: chunk) == expected, "reads of \(chunk)")
    }
  }
}
