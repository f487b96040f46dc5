import JSONRPC
import Testing

@Suite("Errors of messages")
struct SessionErrorTests {
  /// Streams with a mark, put by hand, before the first character of what is wrong: line, column
  /// and offsets follow from where it stands. The streams are cut from JSON that is right.
  static let misplaced: [(stream: String, reason: String)] = [
    (#"{"a":⟪}"#, "syntax"),
    (#"{"jsonrpc":"2.0","id":1,⟪}"#, "syntax"),
    (#"[1,⟪]"#, "syntax"),
    (#"{"a":1 ⟪"b":2}"#, "syntax"),
    (#"{"a"⟪ 1}"#.replacing("⟪ ", with: " ⟪"), "syntax"),
    (#"{⟪a:1}"#, "syntax"),
    (#"{⟪'a':1}"#, "syntax"),
    (#"[⟪nul]"#, "syntax"),
    (#"[⟪nulls]"#, "syntax"),
    (#"[⟪NaN]"#, "syntax"),
    (#"[⟪01]"#, "syntax"),
    (#"[⟪+1]"#, "syntax"),
    (#"[⟪.5]"#, "syntax"),
    (#"[⟪1.]"#, "syntax"),
    (#"[⟪-]"#, "syntax"),
    (#"[1⟪}"#, "syntax"),
    ("{\n  \"jsonrpc\": \"2.0\",\r\n  \"달력\": ⟪nope\n}", "syntax"),
    (#"{"달력😀":⟪x}"#, "syntax"),
    // Behind another message on the line, and on the line after it.
    (#"{"jsonrpc":"2.0","method":"update","params":["é"]} {"a":⟪}"#, "syntax"),
    ("{\"jsonrpc\":\"2.0\",\"method\":\"update\",\"params\":[\"é\"]}\n\n  [\"달\",⟪]", "syntax"),
    ("[ \n \"é\", \n ⟪? ]", "syntax"),
  ]

  @Test(arguments: misplaced)
  func brokenJSONIsPlaced(_ case: (stream: String, reason: String)) throws {
    let parts = `case`.stream.split(separator: "⟪", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let before = String(parts[0])
    let bytes = Array((parts[0] + parts[1]).utf8)
    let lastLine = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .last!
    let place = [
      "line": before.unicodeScalars.count { $0 == "\n" } + 1,
      "column": lastLine.count + 1,
      "offset": before.utf8.count,
      "lineOffset": before.utf8.count - String(lastLine).utf8.count,
    ]
    let sent = bytes + Array("\n\(echoRequest("2"))\n".utf8)
    for chunk in [1, 7, .max] {
      let got = try Connection().replies(sent, as: .bare, chunk: chunk)
      #expect(
        got == [.one(.error("null", -32700, `case`.reason)), try echoAnswer("2")],
        "reads of \(chunk)")
      let data = try #require(got.first?.answer?.error?["data"])
      for (name, value) in place {
        #expect(data[name]?.integer == value, "\(name) of \(`case`.stream), reads of \(chunk)")
      }
    }
  }

  /// Behind a header, places are told in the body, which is the text that the client wrote.
  @Test func placesInABodyBeginWithIt() throws {
    // The mark's place in "{\n \"é\":?}": line 2, behind ` "é":`, 5 characters and 6 bytes.
    let got = try replies(to: [echoRequest("1"), "{\n \"é\":?}", echoRequest("2")], .headers)
    #expect(
      got == [try echoAnswer("1"), .one(.error("null", -32700, "syntax")), try echoAnswer("2")])
    let data = try #require(got[1].answer?.error?["data"])
    #expect(data["line"]?.integer == 2)
    #expect(data["column"]?.integer == 6)
    #expect(data["offset"]?.integer == 8)
    #expect(data["lineOffset"]?.integer == 2)
  }

  /// Bytes that are no UTF-8 (Unicode 15, table 3-7), each behind `["`, at byte 2.
  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFE], [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28],
    ] as [[UInt8]])
  func bytesThatAreNoCharacterArePlaced(_ bytes: [UInt8]) throws {
    let message = Array("[\"".utf8) + bytes + Array("\"]".utf8)
    for wire in Wire.allCases {
      let got = try Connection(framing: wire.framing).replies(
        wire.wrap(message) + wire.wrap(echoRequest("2")), as: wire)
      #expect(got == [.one(.error("null", -32700, "encoding")), try echoAnswer("2")], "\(wire)")
      let data = try #require(got.first?.answer?.error?["data"])
      #expect(data["offset"]?.integer == 2)
      #expect(data["column"]?.integer == 3)
    }
  }

  /// Every beginning of a message, then the end of the input: one error, and never silence.
  @Test func endOfInputInsideAMessage() throws {
    let message = Array(#"{"jsonrpc":"2.0","id":"é","method":"echo","params":[1.5,true,{}]}"#.utf8)
    for count in 1..<message.count {
      for chunk in [1, .max] {
        let got = try Connection().replies(
          Array("\(echoRequest("1"))\n".utf8) + message[..<count], as: .bare, chunk: chunk)
        #expect(
          got == [try echoAnswer("1"), .one(.error("null", -32700, "unexpectedEnd"))], "\(count)")
      }
      let cut =
        Wire.headers.wrap(echoRequest("1"))
        + Wire.headers.wrap(message).dropLast(message.count - count)
      #expect(
        try Connection().replies(cut, as: .headers)
          == [echoAnswer("1"), .one(.error("null", -32700, "unexpectedEnd"))], "\(count)")
    }
  }

  @Test(
    arguments: [
      ("subtrct", "subtract"), ("Sum", "sum"), ("get-data", "get_data"), ("upadte", "update"),
      ("completely.different", nil), ("", nil), (String(repeating: "x", count: 100_000), nil),
    ] as [(String, String?)])
  func unknownMethodsComeWithTheNearest(_ name: String, _ suggestion: String?) throws {
    let got = try replies(
      to: [#"{"jsonrpc":"2.0","id":1,"method":"\#(name)"}"#, echoRequest("2")], .lines)
    #expect(got == [.one(.error("1", -32601, "methodNotFound")), try echoAnswer("2")])
    let error = try #require(got.first?.answer?.error)
    #expect(error["data"]?["suggestion"]?.string == suggestion)
    // A person reads it, so it doesn't repeat 100 kB.
    #expect(try #require(error["message"]?.string).utf8.count < 500)
  }

  /// The errors of params, with `data` as the contract has it.
  @Test(arguments: [
    (
      #"{"minuend":1000001}"#,
      #"{"reason":"outOfRange","pointer":"/minuend","minimum":-1000000,"maximum":1000000,"found":"1000001"}"#
    ),
    (
      #"[0,-1000001]"#,
      #"{"reason":"outOfRange","pointer":"/1","minimum":-1000000,"maximum":1000000,"found":"-1000001"}"#
    ),
    (#"{"minuend":3.5}"#, #"{"reason":"notIntegral","pointer":"/minuend","found":"3.5"}"#),
    (#"{"minuend":"3"}"#, #"{"reason":"typeMismatch","pointer":"/minuend","suggestion":"3"}"#),
    (#"{"minuend":true}"#, #"{"reason":"typeMismatch","pointer":"/minuend","found":"true"}"#),
    (#"{"minuend":[]}"#, #"{"reason":"typeMismatch","pointer":"/minuend","found":"an array"}"#),
    (
      #"{"minuent":3}"#,
      #"{"reason":"unknownMember","pointer":"","member":"minuent","suggestion":"minuend"}"#
    ),
    (#"{"":3}"#, #"{"reason":"unknownMember","pointer":"","member":""}"#),
  ])
  func paramsAreExplained(_ params: String, _ data: String) throws {
    let got = try replies(
      to: [#"{"jsonrpc":"2.0","id":1,"method":"subtract","params":\#(params)}"#, echoRequest("2")],
      .bare)
    #expect(try got.last == echoAnswer("2"))
    let error = try #require(got.first?.answer?.error)
    #expect(error["code"]?.integer == -32602)
    guard case .object(let members) = try JSONTree(data) else { return }
    for member in members {
      #expect(error["data"]?[member.name] == member.value, "\(member.name) of \(error)")
    }
  }

  /// A message is one line, whatever it quotes.
  @Test(arguments: [
    #""method":"no\nsuch""#, #""method":"subtract","params":{"a\nb":1}"#,
    #""method":"subtract","params":["a\r\nb"]"#, #""method":"subtract","params":["a\u2028b"]"#,
    #""method":"no\u0085such""#,
  ])
  func messagesAreOneLine(_ members: String) throws {
    let bytes = Connection().output(Array(#"{"jsonrpc":"2.0","id":1,\#(members)}"#.utf8)).bytes
    let answer = try JSONTree(bytes)
    let message = try #require(answer["error"]?["message"]?.string)
    let lines = message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(lines.count == 1, "\(message.debugDescription)")
  }

  /// What clients really send for a whole number, for nothing, and beside the params.
  @Test(arguments: [
    ("[5,3]", "2"), ("[5.0,3e0]", "2"), ("[5,null]", "5"), ("[null,3]", "-3"), ("[5]", "5"),
    ("[]", "0"), ("{}", "0"), ("null", "0"), (#"{"minuend":null,"subtrahend":3.0}"#, "-3"),
    (#"{"minuend":5,"_meta":{"progressToken":1},"workDoneToken":"a","partialResultToken":2}"#, "5"),
  ])
  func paramsAsClientsSendThem(_ params: String, _ difference: String) throws {
    #expect(
      try replies(
        to: [#"{"jsonrpc":"2.0","id":1,"method":"subtract","params":\#(params)}"#], .lines)
        == [.one(.result("1", difference))])
  }

  /// By position at most three, and at most as many as there are.
  @Test(arguments: [("sum", "[1,2,3,4]"), ("subtract", "[1,2,3]"), ("get_data", "[1]")])
  func tooManyPositionsAreRefused(_ method: String, _ params: String) throws {
    let got = try replies(
      to: [
        #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#, echoRequest("2"),
      ],
      .bare)
    #expect(got.first?.answer?.error?["code"]?.integer == -32602)
    #expect(try got.last == echoAnswer("2"))
  }

  @Test func failureOfAMethodIsItsAnswer() throws {
    #expect(
      try replies(to: [#"{"jsonrpc":"2.0","id":1,"method":"fail"}"#, echoRequest("2")], .headers)
        == [.one(.error("1", -32603, "internal")), echoAnswer("2")])
  }
}
