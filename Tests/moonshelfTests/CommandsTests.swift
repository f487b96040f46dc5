import Foundation
import Glibc
import Testing

/// `moonshelf call` and the other commands that answer once.
@Suite("moonshelf commands")
struct CommandsTests {
  @Test func callPrintsTheResult() throws {
    let ran = try run(["call", "server.echo", #"{"a":[1,"달력"],"b":null}"#])
    #expect(ran.status == 0)
    #expect(ran.output == "{\"a\":[1,\"달력\"],\"b\":null}\n")
    #expect(ran.errors == "")
  }

  /// The contract's example: 2022-01-01 is a Saturday, the seventh of a week from Sunday.
  @Test func callRunsAnyMethod() throws {
    let ran = try run([
      "call", "calendar.month",
      #"{"year":2022,"month":1,"locale":"ko-KR","titleFormat":"yyyy년 MM월","today":"2022-01-03"}"#,
    ])
    #expect(ran.status == 0)
    let month = try Parsed(ran.output)
    #expect(month.string("title") == "2022년 01월")
    #expect(month.integer("leadingBlanks") == 6)
    #expect(month.integer("todayIndex") == 8)
    #expect(month.string("weekdays", "0", "label") == "일")
  }

  @Test func paramsMayBeLeftOutOrComeByPosition() throws {
    #expect(try run(["call", "server.info"]).status == 0)
    #expect(try Parsed(try run(["call", "server.info"]).output).string("name") == "moonshelf")
    #expect(try run(["call", "server.echo", "[1,2]"]).output == "[1,2]\n")
    #expect(try run(["call", "server.echo", "null"]).output == "{}\n")
    #expect(try run(["call", "server.echo"]).output == "{}\n")
  }

  @Test func paramsMayComeFromStandardInput() throws {
    for input in ["{\"a\":1}", "\n {\"a\" :\r\n 1} \n"] {
      let ran = try run(["call", "server.echo", "-"], input: input)
      #expect(ran.output == "{\"a\":1}\n" && ran.status == 0)
    }
    let text = String(repeating: "z", count: 500_000)
    #expect(
      try run(["call", "server.echo", "-"], input: #"["\#(text)"]"#).output == "[\"\(text)\"]\n")
  }

  /// The error to standard error as one JSON object, nothing to standard output, and 1.
  @Test(arguments: [
    (["call", "calendar.month", #"{"year":2022,"month":13}"#], -32602, "outOfRange"),
    (["call", "calendar.month", #"{"yaer":2022}"#], -32602, "unknownMember"),
    (["call", "calendar.month", #"{"year":2022"#], -32700, "unexpectedEnd"),
    (["call", "calendar.month", "{nope}"], -32700, "syntax"),
    (["call", "calendar.month", ""], -32700, "unexpectedEnd"),
    (["call", "calendar.month", "{} {}"], -32700, "syntax"),
    (["call", "calendar.month", "7"], -32602, "typeMismatch"),
    (["call", "server.echo", "[9223372036854775808]"], -32600, "numberTooBig"),
    (["call", "calendar.mnoth"], -32601, "methodNotFound"),
    (["call", ""], -32601, "methodNotFound"),
    (["call", "initialize"], -32601, "methodNotFound"),
    (["schema", "calendar.weak"], -32601, "methodNotFound"),
  ])
  func callFails(_ arguments: [String], _ code: Int, _ reason: String) throws {
    let ran = try run(arguments)
    #expect(ran.status == 1)
    #expect(ran.output == "")
    #expect(ran.errors.split(separator: "\n").count == 1)
    let error = try Parsed(ran.errors)
    #expect(error.integer("code") == code)
    #expect(error.string("data", "reason") == reason)
    #expect(error.string("message")?.isEmpty == false)
  }

  @Test(arguments: [
    (["call", "calendar.mnoth"], "calendar.month"), (["schema", "calendar.weak"], "calendar.week"),
    (["call", "server_echo"], "server.echo"), (["call", "calendar.month", #"{"yaer":1}"#], "year"),
  ])
  func errorsSuggest(_ arguments: [String], _ suggestion: String) throws {
    let error = try Parsed(try run(arguments).errors)
    #expect(error.string("data", "suggestion") == suggestion)
    #expect(error.string("message")?.contains(suggestion) == true)
  }

  /// What nests deeper than a message may is JSON all the same, and is refused as in a message.
  @Test(arguments: [513, 3000, 200_000])
  func deepParamsAreRefused(_ depth: Int) throws {
    let ran = try run(
      ["call", "server.echo", "-"],
      input: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
    #expect(ran.status == 1)
    #expect(ran.output == "")
    let error = try Parsed(ran.errors)
    #expect(error.integer("code") == -32600)
    #expect(error.string("data", "reason") == "depthExceeded")
  }

  /// Bytes that are no UTF-8 are refused, not repaired.
  @Test func paramsMustBeUTF8() throws {
    let ran = try run(
      ["call", "server.echo", "-"], input: Array("[\"".utf8) + [0xFF] + Array("\"]".utf8))
    #expect(ran.status == 1)
    #expect(try Parsed(ran.errors).string("data", "reason") == "encoding")
  }

  @Test func resultThatCannotBeWrittenIsAFailure() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    for arguments in [["call", "server.info"], ["methods"], ["schema"], ["--help"], ["--version"]] {
      let child = try Child(arguments, output: .descriptor(full))
      #expect(child.wait() == 1, "\(arguments)")
    }
  }

  // MARK: - Lists and schemas

  /// Every method that the OpenRPC document has, and no other, each with a summary.
  @Test func methodsAreListed() throws {
    let listed = try run(["methods"])
    #expect(listed.status == 0 && listed.errors == "")
    let names = listed.lines.map { String($0.prefix { $0 != " " }) }
    let document = try Parsed(try run(["schema"]).output)
    let documented = (0..<200).compactMap { document.string("methods", "\($0)", "name") }
    #expect(names.sorted() == documented.sorted())
    #expect(names.contains("calendar.month") && names.contains("server.echo"))
    for line in listed.lines {
      #expect(line.wholeMatch(of: /[a-z]+\.[a-zA-Z]+ {2,}[A-Z].*\./) != nil, "\(line)")
    }
  }

  /// What is printed is what is checked in, as JSON.
  @Test func schemasAreTheGeneratedOnes() throws {
    let names = try run(["methods"]).lines.map { String($0.prefix { $0 != " " }) }
    for (arguments, file) in names.map({ (["schema", $0], $0) }) + [(["schema"], "openrpc")] {
      let printed = try run(arguments)
      #expect(printed.status == 0)
      let path = Program.packageRoot.appending(path: "schemas/\(file).json").path
      let expected = try #require(
        FileManager.default.contents(atPath: path),
        "there is no schemas/\(file).json: run `make generate`")
      #expect(
        try JSONSerialization.jsonObject(with: Data(printed.bytes)) as? NSDictionary
          == JSONSerialization.jsonObject(with: expected) as? NSDictionary,
        "\(file): run `make generate`")
    }
  }

  /// A person at a terminal gets the same value on many lines.
  @Test func terminalsGetManyLines() throws {
    // Linux's pseudoterminals: unlocked by TIOCSPTLCK; TIOCGPTN gives the number of the other end.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, -1)
    try #require(ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    let child = try Child(["call", "server.echo", #"{"a":[1,2]}"#], output: .descriptor(terminal))
    #expect(child.wait() == 0)
    close(terminal)
    let shown = String(decoding: readToEnd(master), as: UTF8.self)
    close(master)
    #expect(shown.split(whereSeparator: { $0.isNewline }).count > 1)
    #expect(shown.filter { !$0.isWhitespace } == #"{"a":[1,2]}"#)
  }
}
