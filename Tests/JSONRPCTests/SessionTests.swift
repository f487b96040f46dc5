import JSON
import JSONRPC
import Testing

@Suite("Sessions")
struct SessionTests {
  /// Never answered, whatever is wrong with them, and the next request is.
  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"echo","params":[1]}"#,
    #"{"jsonrpc":"2.0","method":"nosuch"}"#,
    #"{"jsonrpc":"2.0","method":"fail"}"#,
    #"{"jsonrpc":"2.0","method":"subtract","params":{"nosuch":1}}"#,
    #"{"jsonrpc":"2.0","method":"subtract","params":[1,2,3,4,5]}"#,
    #"{"jsonrpc":"2.0","method":"subtract","params":null}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
    #"{"jsonrpc":"2.0","method":"rpc.nosuch"}"#,
    #"[{"jsonrpc":"2.0","method":"echo"},{"jsonrpc":"2.0","method":"nosuch"}]"#,
    // Responses: nobody asked, and an answer to an answer would never end.
    #"{"jsonrpc":"2.0","id":1,"result":null}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}"#,
  ])
  func notificationsAreNotAnswered(_ notification: String) throws {
    for wire in Wire.allCases {
      #expect(
        try replies(to: [echoRequest("1"), notification, echoRequest("2")], wire)
          == [echoAnswer("1"), echoAnswer("2")])
    }
  }

  /// A request is answered when its last byte has come: not when the byte after it does, and not
  /// before.
  @Test(arguments: Wire.allCases)
  func answersAtTheLastByte(_ wire: Wire) throws {
    let buffer = OutputBuffer()
    var session = Session(
      methods: toyMethods, serverInfo: ServerInfo(name: "toys", version: "1"),
      framing: wire.framing,
      answers: buffer)
    for id in 1...3 {
      let request = wire.wrap(echoRequest("\(id)"))
      let last = request.lastIndex(of: UInt8(ascii: "}"))!
      for (index, byte) in request.enumerated() {
        let before = buffer.count
        withUnsafeBytes(of: byte) { session.receive($0) }
        while session.step() {}
        #expect((buffer.count > before) == (index == last), "byte \(index) of \(request.count)")
      }
    }
    #expect(
      try wire.unwrap(Array(buffer.bytes)).map { try Reply($0) }
        == (1...3).map { try echoAnswer("\($0)") })
  }

  @Test func nothingComesOfNothing() {
    for framing in Framing.allCases {
      for sent in ["", " ", "\n\n", "\r\n \t\n", "\u{FEFF}", "\u{FEFF}\n"] {
        let output = Connection(framing: framing).output(Array(sent.utf8), chunk: 1)
        #expect(
          output == Connection.Output(bytes: [], exitCode: nil),
          "\(framing) \(sent.debugDescription)")
      }
    }
  }

  // MARK: - Lifecycle

  static let absentParams = ["", #","params":null"#, #","params":[]"#, #","params":{}"#]

  /// `initialize` as the Language Server Protocol 3.17 has it: capabilities and who answers.
  @Test(
    arguments: absentParams + [
      #","params":{"processId":null,"rootUri":null,"capabilities":{}}"#,
      #","params":{"processId":1,"clientInfo":{"name":"x"},"capabilities":{"workspace":{}},"trace":"off"}"#,
    ])
  func initializeTellsWhoAnswers(_ params: String) throws {
    for wire in Wire.allCases {
      #expect(
        try replies(
          to: [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize"\#(params)}"#,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#, echoRequest("2"),
          ], wire) == [
            .one(
              .result("1", #"{"capabilities":{},"serverInfo":{"name":"toys","version":"1.2.3"}}"#)),
            echoAnswer("2"),
          ])
    }
  }

  @Test(arguments: absentParams, absentParams)
  func shutdownAndExit(_ shutdownParams: String, _ exitParams: String) throws {
    let messages = [
      echoRequest("1"),
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"\#(shutdownParams)}"#,
      echoRequest("3"),
      #"{"jsonrpc":"2.0","id":4,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"initialize"}"#,
      #"{"jsonrpc":"2.0","id":6,"method":"nosuch"}"#,
      #"{"jsonrpc":"2.0","method":"update"}"#,
      #"{"jsonrpc":"2.0","method":"exit"\#(exitParams)}"#,
      echoRequest("7"),
    ]
    for wire in Wire.allCases {
      let output = Connection(framing: wire.framing).output(
        messages.flatMap { wire.wrap($0) }, chunk: 7)
      let got = try wire.unwrap(output.bytes).map { try Reply($0) }
      var expected = [try echoAnswer("1"), .one(try .result("2", "null"))]
      for id in 3...6 { expected.append(.one(.error("\(id)", -32600, "shutDown"))) }
      #expect(got == expected)
      #expect(output.exitCode == 0)
    }
  }

  @Test(arguments: absentParams)
  func exitWithoutShutdownIsAFailure(_ params: String) throws {
    for wire in Wire.allCases {
      let messages = [
        echoRequest("1"), #"{"jsonrpc":"2.0","method":"exit"\#(params)}"#, echoRequest("2"),
      ]
      let output = Connection(framing: wire.framing).output(messages.flatMap { wire.wrap($0) })
      #expect(try wire.unwrap(output.bytes).map { try Reply($0) } == [echoAnswer("1")])
      #expect(output.exitCode == 1)
    }
  }

  /// The end of the input is no `exit`, and what was asked before it is answered.
  @Test func endOfInputIsNoExit() throws {
    let output = Connection().output(Array(echoRequest("1").utf8))
    #expect(try Wire.bare.unwrap(output.bytes).map { try Reply($0) } == [echoAnswer("1")])
    #expect(output.exitCode == nil)
  }

  @Test func lifecycleInsideABatch() throws {
    let batch = #"""
      [{"jsonrpc":"2.0","id":1,"method":"initialize"}, {"jsonrpc":"2.0","id":2,"method":"shutdown"},
       {"jsonrpc":"2.0","id":3,"method":"echo"}, {"jsonrpc":"2.0","method":"exit"}]
      """#
    let output = Connection().output(Wire.headers.wrap(batch))
    #expect(
      try Wire.headers.unwrap(output.bytes).map { try Reply($0) } == [
        .batch([
          .result("1", #"{"capabilities":{},"serverInfo":{"name":"toys","version":"1.2.3"}}"#),
          .result("2", "null"), .error("3", -32600, "shutDown"),
        ])
      ])
    #expect(output.exitCode == 0)
  }

  /// Names that begin with `rpc.` are reserved (JSON-RPC 2.0, section 4.3): none is a toy.
  @Test func reservedNamesAreNotFound() throws {
    #expect(
      try replies(to: [#"{"jsonrpc":"2.0","id":1,"method":"rpc.anything"}"#], .bare)
        == [.one(.error("1", -32601, "methodNotFound"))])
  }
}
