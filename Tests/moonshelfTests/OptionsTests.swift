import Foundation
import Testing

/// The command line: what is taken, and a line of advice for what isn't.
@Suite("moonshelf options")
struct OptionsTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["--help", "--today", "2022-01-03"], ["methods", "--help"],
  ])
  func help(_ arguments: [String]) throws {
    let ran = try run(arguments)
    #expect(ran.status == 0 && ran.errors == "")
    for word in [
      "usage: moonshelf", "--today", "--locale", "--framing", "--version", "call", "schema",
      "methods",
    ] {
      #expect(ran.output.contains(word), "\(word) is not explained")
    }
    // For a terminal of a hundred columns or so.
    #expect(ran.lines.allSatisfy { $0.count <= 110 })
  }

  /// The example that `--help` shows, run as it stands.
  @Test func exampleOfTheHelpWorks() throws {
    let help = try run(["--help"]).output
    let line = try #require(help.split(separator: "\n").last { $0.contains("printf") })
    let command = line[try #require(line.firstRange(of: "printf")).lowerBound...]
    let folder = URL(filePath: try Program.path()).deletingLastPathComponent().path
    let ran = try run(
      ["-c", String(command)], program: "/bin/sh",
      environment: ["PATH": "\(folder):/usr/bin:/bin"])
    #expect(ran.status == 0 && ran.errors == "")
    #expect(try Parsed(ran.output).integer("id") == 1)
  }

  @Test(arguments: ["--version", "-V"])
  func version(_ option: String) throws {
    let ran = try run([option])
    #expect(ran.status == 0 && ran.errors == "")
    #expect(ran.output.wholeMatch(of: /moonshelf [0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(ran.output)")
    let info = try Parsed(try run(["call", "server.info"]).output)
    #expect(ran.output == "moonshelf \(try #require(info.string("version")))\n")
  }

  /// Exit code 2, one line that says what is wrong, and nothing on standard output.
  @Test(arguments: [
    (["--tody", "2022-01-03"], "--today"), (["--locales", "ko"], "--locale"),
    (["--frame"], "--frame"), (["--vesion"], "--version"), (["-x"], "-x"),
    (["cal", "server.echo"], "call"), (["method"], "methods"), (["shcema"], "schema"),
    (["--framing", "line"], "lines"), (["--framing=LSP"], "headers"),
    (["--today"], "--today"), (["--today", "2022-02-30"], "2022-02-30"),
    (["--today", "yesterday"], "YYYY-MM-DD"), (["--today=2022-1-3"], "YYYY-MM-DD"),
    (["--today="], "YYYY-MM-DD"),
    (["--locale"], "--locale"), (["--locale", "klingon"], "klingon"),
    (["--locale", ""], "--locale"),
    (["--version=1"], "--version"), (["--log=yes"], "--log"),
    (["call"], "method"), (["call", "server.echo", "{}", "more"], "more"),
    (["methods", "more"], "more"),
    (["schema", "server.echo", "more"], "more"), (["frobnicate"], "frobnicate"),
  ])
  func bad(_ arguments: [String], _ mentioned: String) throws {
    let ran = try run(arguments, input: "")
    #expect(ran.status == 2, "\(ran.errors)")
    #expect(ran.output == "")
    #expect(ran.errors.hasPrefix("moonshelf: "))
    #expect(ran.errors.split(separator: "\n").first?.contains(mentioned) == true, "\(ran.errors)")
    #expect(ran.errors.contains("--help"))
  }

  /// Near misses come with the one that was meant.
  @Test(arguments: [
    (["--tody"], "--today"), (["--local=ko"], "--locale"), (["--hepl"], "--help"),
    (["mehtods"], "methods"), (["schem"], "schema"),
  ])
  func suggestions(_ arguments: [String], _ meant: String) throws {
    let ran = try run(arguments, input: "")
    #expect(ran.status == 2)
    #expect(ran.errors.contains(meant), "\(ran.errors)")
  }

  @Test(arguments: [["--today", "2019-02-05"], ["--today=2019-02-05"]])
  func today(_ options: [String]) throws {
    let week = try Parsed(
      try run(options + ["call", "calendar.week", #"{"firstWeekday":"monday"}"#]).output)
    // 2019-02-05 is a Tuesday (ISO 8601 week 6 of 2019 began on 2019-02-04).
    #expect(week.string("startDate") == "2019-02-04")
    #expect(week.integer("todayIndex") == 1)
    // A request's own today comes first, and the option counts for served requests too.
    let served = try run(
      options,
      input: request(1, "calendar.week", #"{"firstWeekday":"monday"}"#)
        + request(2, "calendar.week", #"{"firstWeekday":"monday","today":"2022-01-03"}"#))
    #expect(
      try served.lines.map { try Parsed($0).string("result", "startDate") } == [
        "2019-02-04", "2022-01-03",
      ])
  }

  @Test func options() throws {
    // Behind the command, before it, and with everything after `--` taken as a word.
    #expect(try run(["call", "--today", "2022-01-03", "server.echo"]).status == 0)
    #expect(try run(["call", "server.echo", "[1]", "--locale=ko"]).output == "[1]\n")
    #expect(try run(["--", "methods"]).status == 0)
    #expect(try run(["call", "--", "server.echo", "[1]"]).output == "[1]\n")
    #expect(try run(["--", "--help"], input: "").status == 2)
  }

  // MARK: - Framing

  @Test func framing() throws {
    let echo = request(1, "server.echo", "[1]")
    let answer = #"{"jsonrpc":"2.0","id":1,"result":[1]}"#
    #expect(try run(["--framing", "auto"], input: echo).output == answer + "\n")
    #expect(try run(["--framing", "auto"], input: block(echo)).output == block(answer))
    #expect(try run(["--framing=lines"], input: echo + "\n").output == answer + "\n")
    #expect(try run(["--framing=headers"], input: block(echo)).output == block(answer))
    // Forced, and the input is the other one: an error in the framing that was asked for, and the
    // way back.
    let lines = try run(["--framing", "lines"], input: block(echo) + "\n" + echo + "\n").lines
    #expect(lines.first.map { $0.contains("-32700") } == true)
    #expect(lines.last == answer)
    let headers = try run(["--framing", "headers"], input: "\(echo)\n\n\(block(echo))").output
    #expect(headers.hasPrefix("Content-Length: ") && headers.contains("badHeader"))
    #expect(headers.hasSuffix(block(answer)))
  }

  /// With forced lines a line end ends a message, wherever it stands; otherwise it is white space.
  @Test func linesEndMessages() throws {
    let pretty = request(1, "server.echo", "[1]").replacing(",", with: ",\n")
    #expect(
      try run(["--framing", "auto"], input: pretty).lines.map { try Parsed($0).integer("id") } == [
        1
      ])
    let forced = try run(["--framing", "lines"], input: "\(pretty)\n\(request(2, "server.echo"))")
      .lines
    #expect(try Parsed(try #require(forced.first)).integer("error", "code") == -32700)
    #expect(try Parsed(try #require(forced.last)).integer("id") == 2)
    #expect(try forced.dropLast().allSatisfy { try Parsed($0).integer("id") == nil })
  }

  // MARK: - Limits

  @Test func limits() throws {
    let small = try run(
      ["--max-message", "100", "--max-values=20"],
      input: request(1, "server.echo", "[\"\(String(repeating: "x", count: 100))\"]") + "\n"
        + request(2, "server.echo", "[\(String(repeating: "1,", count: 15))1]") + "\n"
        + request(3, "server.echo", "[1]"))
    let answers = try small.lines.map { try Parsed($0) }
    #expect(answers.map { $0.integer("id") } == [1, 2, 3])
    #expect(
      answers.map { $0.string("error", "data", "reason") } == [
        "messageTooLarge", "tooManyValues", nil,
      ])
    let info = try Parsed(
      try run(["--max-pending", "2K", "--max-answer", "3M", "call", "server.info"]).output)
    #expect(info.integer("limits", "pending") == 2048)
    #expect(info.integer("limits", "answer") == 3 * 1024 * 1024)
  }

  @Test(arguments: ["0", "-1", "x", "1.5", "", "K", "1T", "99999999999999999999"])
  func badSizes(_ size: String) throws {
    for option in ["--max-message", "--max-values", "--max-pending", "--max-answer"] {
      let ran = try run(["\(option)=\(size)"], input: "")
      #expect(ran.status == 2 && ran.errors.contains(option), "\(ran.errors)")
    }
  }
}
