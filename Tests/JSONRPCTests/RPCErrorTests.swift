import JSON
import JSONRPC
import Testing

@Suite("Error codes")
struct RPCErrorTests {
  /// The contract's table of codes and reasons. JSON-RPC 2.0, section 5.1 has the first five codes,
  /// the Language Server Protocol the sixth.
  static let table: [(code: Int, reasons: [String])] = [
    (-32700, ["syntax", "encoding", "unexpectedEnd", "badHeader"]),
    (
      -32600,
      ["invalidRequest", "depthExceeded", "tooManyValues", "numberTooBig", "nulInName", "shutDown"]
    ),
    (-32601, ["methodNotFound"]),
    (
      -32602,
      [
        "missingMember", "unknownMember", "typeMismatch", "notIntegral", "outOfRange", "badDate",
        "badValue", "conflictingMembers",
      ]
    ),
    (-32603, ["internal"]),
    (-32800, ["cancelled"]),
    (-32014, ["messageTooLarge", "answerTooLarge"]),
  ]

  @Test(arguments: table)
  func reasonsHaveTheirCode(_ code: Int, _ reasons: [String]) throws {
    for name in reasons {
      let reason = try #require(Reason(rawValue: name), "there is no reason \(name)")
      #expect(RPCError(JSONError(reason, "")).code.rawValue == code, "\(name)")
    }
    #expect(RPCError.Code(rawValue: code) != nil)
  }

  /// Taken by the Language Server Protocol, by the Model Context Protocol or by their kits.
  @Test func codesAreNobodyElses() {
    let taken = Array(-32099 ... -32020) + [-32016, -32015] + Array(-32009 ... -32000)
    for code in RPCError.Code.allCases { #expect(!taken.contains(code.rawValue), "\(code)") }
  }
}
