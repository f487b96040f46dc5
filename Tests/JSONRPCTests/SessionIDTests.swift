import JSONRPC
import Testing

/// A client finds its request by the id alone: so any string or number comes back byte for byte, and
/// only broken JSON is answered without one.
@Suite("Ids")
struct SessionIDTests {
  static let ids = [
    #""""#, #""a""#, #""달력""#, #""\u0041\/\ud83d\ude00\u00e9""#, #""\"""#, #""\\""#, #""\\\\\"""#,
    #""a,b}]{[:""#, #""\n\t\u0000""#, #""id""#,
    "0", "-0", "7", "-7", "1.0", "1.50", "0.10", "1e2", "1E+2", "1e-7", "1e400",
    "9007199254740993", "9223372036854775807", "-9223372036854775808",
    // 2^63, -2^63 - 1, 2^64 and 10^30, which no 64-bit integer holds.
    "9223372036854775808", "-9223372036854775809", "18446744073709551616",
    "1000000000000000000000000000000",
    "null", "\"" + String(repeating: "x", count: 20_000) + "\"",
  ]

  @Test(arguments: ids, Wire.allCases)
  func comeBackByteForByte(_ id: String, _ wire: Wire) throws {
    let requests = [
      #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":[1]}"#,
      #"{"method":"echo","params":[1],"jsonrpc":"2.0","id":\#(id)}"#,
      #" { "jsonrpc" : "2.0" , "id" : \#(id) , "method" : "echo" , "params" : [ 1 ] } "#,
    ]
    let answer = Reply.one(try .result(id, "[1]"))
    for chunk in [1, 7, .max] {
      #expect(
        try replies(to: requests, wire, chunk: chunk) == [answer, answer, answer],
        "reads of \(chunk)")
    }
  }

  @Test(arguments: ids)
  func comeBackInBatches(_ id: String) throws {
    let batch = #"""
      [{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":{"id":5,"x":[{"id":6}]}}, {"id":\#(id)},
       {"jsonrpc":"2.0","method":"echo","params":{"id":7}}, 4,
       {"jsonrpc":"2.0","method":"nosuch","params":[{"id":8}],"id":\#(id)}]
      """#
    let expected = Reply.batch([
      try .result(id, #"{"id":5,"x":[{"id":6}]}"#), .error(id, -32600, "invalidRequest"),
      .error("null", -32600, "invalidRequest"), .error(id, -32601, "methodNotFound"),
    ])
    for chunk in [1, 7, .max] {
      #expect(try replies(to: [batch], .headers, chunk: chunk) == [expected], "reads of \(chunk)")
      #expect(try replies(to: [batch], .bare, chunk: chunk) == [expected], "reads of \(chunk)")
    }
  }

  /// RFC 8259, section 7: an escape is another spelling of the same letter.
  @Test(arguments: [#"\u0069d"#, #"i\u0064"#, #"\u0069\u0064"#])
  func nameMayBeSpelledWithEscapes(_ name: String) throws {
    #expect(
      try replies(
        to: [#"{"jsonrpc":"2.0","\#(name)":12,"method":"echo","params":[1]}"#], .lines, chunk: 1)
        == [.one(.result("12", "[1]"))])
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":7,"id":8,"method":"echo"}"#, "8"),
    (#"{"jsonrpc":"2.0","id":7,"\u0069d":"8","method":"echo"}"#, #""8""#),
    (
      #"{"\u0069d":7,"jsonrpc":"2.0","id":9223372036854775808,"method":"echo"}"#,
      "9223372036854775808"
    ),
  ])
  func lastOfSeveralCounts(_ request: String, _ id: String) throws {
    #expect(try replies(to: [request], .bare) == [.one(.result(id, "null"))])
  }

  /// None of these is the message's own id, so all are notifications.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"echo","params":{"id":1}}"#,
    #"{"jsonrpc":"2.0","method":"echo","params":[{"id":1},["id",2]]}"#,
    #"{"jsonrpc":"2.0","method":"echo","Id":1,"ID":2,"id ":3,"i\\u0064":4,"x":"id"}"#,
    #"{"x":"id","jsonrpc":"2.0","method":"id"}"#,
  ])
  func othersAreNone(_ notification: String) throws {
    for wire in Wire.allCases {
      #expect(try replies(to: [notification, echoRequest("2")], wire) == [echoAnswer("2")])
    }
  }

  /// JSON-RPC 2.0, section 4: an id must be a string, a number or null.
  @Test(arguments: ["true", "false", "[]", "[1]", "{}", #"{"id":1}"#])
  func otherTypesAreRefused(_ id: String) throws {
    #expect(
      try replies(
        to: [#"{"jsonrpc":"2.0","id":\#(id),"method":"echo"}"#, echoRequest("2")], .lines)
        == [.one(.error("null", -32600, "invalidRequest")), echoAnswer("2")])
  }

  struct Refused: CustomTestStringConvertible {
    let testDescription: String
    /// With `ID` where the id belongs.
    let message: String
    let reason: String

    init(_ what: String, _ message: String, _ reason: String = "invalidRequest") {
      (testDescription, self.message, self.reason) = (what, message, reason)
    }
  }

  private static let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)

  /// What is wrong with a message as a request, or too much for the server.
  static let refused = [
    Refused("jsonrpc 1.0", #"{ID,"jsonrpc":"1.0","method":"echo"}"#),
    Refused("no jsonrpc", #"{ID,"method":"echo"}"#),
    Refused("jsonrpc a number", #"{ID,"jsonrpc":2.0,"method":"echo"}"#),
    Refused("no method", #"{ID,"jsonrpc":"2.0"}"#),
    Refused("method an array", #"{ID,"jsonrpc":"2.0","method":["echo"]}"#),
    Refused("params a number", #"{ID,"jsonrpc":"2.0","method":"echo","params":1}"#),
    Refused("params true", #"{ID,"jsonrpc":"2.0","method":"echo","params":true}"#),
    Refused(
      "2^63", #"{"params":[9223372036854775808],ID,"jsonrpc":"2.0","method":"echo"}"#,
      "numberTooBig"),
    Refused(
      "-2^63 - 1", #"{ID,"jsonrpc":"2.0","method":"echo","params":[-9223372036854775809]}"#,
      "numberTooBig"),
    Refused("1e400", #"{ID,"jsonrpc":"2.0","method":"echo","params":[1e400]}"#, "numberTooBig"),
    Refused("-1e400", #"{"params":[-1e400],"jsonrpc":"2.0","method":"echo",ID}"#, "numberTooBig"),
    Refused(
      "a name of NUL", #"{ID,"jsonrpc":"2.0","method":"echo","params":{"\u0000":1}}"#, "nulInName"),
    Refused(
      "NUL in a name", #"{"params":{"a\u0000":1},"jsonrpc":"2.0","method":"echo",ID}"#, "nulInName"),
    Refused(
      "deep behind the id", #"{ID,"jsonrpc":"2.0","method":"echo","params":\#(deep)}"#,
      "depthExceeded"),
    Refused(
      "deep before the id", #"{"params":\#(deep),"jsonrpc":"2.0","method":"echo",ID}"#,
      "depthExceeded"),
  ]

  @Test(arguments: refused, [#""r-1""#, "7.0", "9223372036854775808"])
  func refusedMessagesKeepThem(_ refused: Refused, _ id: String) throws {
    let message = refused.message.replacing("ID", with: #""id":\#(id)"#)
    for wire in Wire.allCases {
      for chunk in [1, 64, .max] {
        #expect(
          try replies(to: [message, echoRequest("2")], wire, chunk: chunk)
            == [.one(.error(id, -32600, refused.reason)), echoAnswer("2")],
          "\(wire), reads of \(chunk)")
      }
    }
  }

  /// A batch is not broken JSON either: what can't be taken in one of its members must not leave the
  /// callers of all of them without an answer.
  @Test(arguments: refused.filter { $0.reason != "invalidRequest" })
  func refusedBatchesKeepThem(_ refused: Refused) throws {
    let member = refused.message.replacing("ID", with: #""id":"second""#)
    let batch = #"[{"jsonrpc":"2.0","id":"first","method":"echo","params":[1]}, \#(member)]"#
    let got = try replies(to: [batch, echoRequest("2")], .headers)
    #expect(got.count == 2)
    #expect(try got.last == echoAnswer("2"))
    guard case .batch(let answers) = got.first else {
      Issue.record("the batch is not answered by a batch: \(got)")
      return
    }
    #expect(answers.map(\.id) == [#""first""#, #""second""#])
    #expect(answers.last == .error(#""second""#, -32600, refused.reason))
  }

  /// What a refused message may keep is bounded: a token of 1 KiB comes back, a longer one doesn't.
  @Test(arguments: [(1022, true), (4096, false)])
  func refusedMessagesKeepOneKibibyte(_ letters: Int, _ isKept: Bool) throws {
    let id = "\"" + String(repeating: "x", count: letters) + "\""
    for wire in Wire.allCases {
      let message = #"{"jsonrpc":"2.0","id":\#(id),"method":"echo","params":[1e400]}"#
      #expect(
        try replies(to: [message, echoRequest("2")], wire)
          == [.one(.error(isKept ? id : "null", -32600, "numberTooBig")), echoAnswer("2")])
    }
  }
}
