import Foundation
import Glibc
import Testing

/// `moonshelf itunes`: records and problems as lines.
@Suite("moonshelf itunes")
struct RecordCommandsTests {
  init() { _ = ignoresBrokenPipes }

  private static let dowland =
    #"{"wrapperType":"track","kind":"song","trackId":11,"trackName":"Flow, my \"tears\" }","#
    + #""trackPrice":0.99,"oddity":[1,{"a":"]"}]}"#
  /// Its identifier is of the wrong kind.
  private static let byrd =
    #"{"wrapperType":"track","kind":"song","trackId":true,"trackName":"Ave verum corpus"}"#

  private static func answer(_ records: String...) -> String {
    #"{"resultCount":\#(records.count),"results":[\#(records.joined(separator: ","))]}"# + "\n"
  }

  private static let clean = answer(dowland)
  private static let flawed = answer(dowland, byrd)

  /// A file in a directory of its own, which goes with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "moonshelf-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func file(_ name: String, _ text: String) throws -> String {
      try text.write(toFile: path(name), atomically: false, encoding: .utf8)
      return path(name)
    }

    func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
  }

  /// Each line by what it holds: a record's name or a problem's pointer.
  private static func told(_ ran: Ran) throws -> [String] {
    try ran.lines.map { line in
      let line = try Parsed(line)
      #expect(line.value.count == 1)
      return line.string("record", "name") ?? "problem at \(line.string("problem", "pointer") ?? "?")"
    }
  }

  // MARK: - Lines

  @Test func aCleanFileIsRecords() throws {
    let folder = try Folder()
    let ran = try run(["itunes", folder.file("a.json", Self.clean)])
    #expect(ran.status == 0 && ran.errors == "")
    #expect(
      ran.output == #"""
        {"record":{"type":"song","wrapperType":"track","kind":"song","id":"11",\#
        "name":"Flow, my \"tears\" }","price":0.99,"genres":[],"screenshots":[],"languages":[],\#
        "artwork":[]}}

        """#)
  }

  @Test func problemsStandAmongTheRecords() throws {
    let folder = try Folder()
    let ran = try run(["itunes", folder.file("a.json", Self.flawed + Self.clean)])
    #expect(ran.status == 1 && ran.errors == "")
    #expect(
      try Self.told(ran) == [
        #"Flow, my "tears" }"#, "Ave verum corpus", "problem at /results/1/trackId",
        #"Flow, my "tears" }"#,
      ])
    let problem = try Parsed(ran.lines[2])
    #expect(problem.string("problem", "reason") == "typeMismatch")
    #expect(problem.string("problem", "effect") == "memberDropped")
    #expect(problem.integer("problem", "record") == 1)
    #expect(
      problem.integer("problem", "offset")
        == Self.flawed.utf8.count - "]}\n".utf8.count - Self.byrd.utf8.count
        + #"{"wrapperType":"track","kind":"song","trackId":"#.utf8.count)
  }

  /// What is left out is counted all the same.
  @Test func problemsMayBeLeftOut() throws {
    let ran = try run(["itunes", "-", "--problems", "none"], input: Self.flawed)
    #expect(ran.status == 1 && ran.errors == "")
    #expect(try Self.told(ran) == [#"Flow, my "tears" }"#, "Ave verum corpus"])
    #expect(try run(["itunes", "-", "--problems=none"], input: Self.clean).status == 0)
  }

  @Test func problemsMayGoToAFile() throws {
    let folder = try Folder()
    _ = try folder.file("problems", String(repeating: "what was there before\n", count: 100))
    let options = ["--problems", folder.path("problems")]
    let ran = try run(["itunes", "-"] + options, input: Self.flawed)
    #expect(ran.status == 1 && ran.errors == "")
    #expect(try Self.told(ran) == [#"Flow, my "tears" }"#, "Ave verum corpus"])
    let lines = try folder.text("problems").split(separator: "\n")
    #expect(lines.count == 1)
    #expect(try Parsed(lines[0]).string("problem", "pointer") == "/results/1/trackId")
    // There is none, and an empty file says so.
    #expect(try run(["itunes", "-"] + options, input: Self.clean).status == 0)
    #expect(try folder.text("problems") == "")
  }

  /// Neither the file that is read nor one that can't be written becomes one of problems.
  @Test func problemsFileMustBeAnother() throws {
    let folder = try Folder()
    let input = try folder.file("a.json", Self.flawed)
    symlink(input, folder.path("link"))
    for target in [input, folder.path("link"), folder.path("none/problems"), folder.url.path] {
      let ran = try run(["itunes", input, "--problems", target])
      #expect(ran.status == 2 && ran.output == "", "\(target)")
      #expect(try Parsed(ran.errors).string("message")?.contains("--problems") == true)
    }
    #expect(try folder.text("a.json") == Self.flawed)
  }

  @Test func extraAndFields() throws {
    let whole = try run(["itunes", "-", "--extra"], input: Self.clean)
    #expect(whole.output.contains(#","extra":{"oddity":[1,{"a":"]"}]}}}"#))
    let some = try run(["itunes", "-", "--fields", "artwork,name,id,copyright"], input: Self.clean)
    #expect(
      some.output == #"{"record":{"id":"11","name":"Flow, my \"tears\" }","artwork":[]}}"# + "\n")
    // Who asks for what is not understood gets it.
    let both = try run(["itunes", "--extra", "-", "--fields=kind"], input: Self.clean)
    #expect(both.output == #"{"record":{"kind":"song","extra":{"oddity":[1,{"a":"]"}]}}}"# + "\n")
    let none = try run(["itunes", "-", "--fields", "bundleId"], input: Self.clean)
    #expect(none.output == #"{"record":{}}"# + "\n" && none.status == 0)
  }

  /// What is odd about an answer is no problem of a record, and is told beside the lines.
  @Test func warnings() throws {
    let odd = Self.clean.replacing(#""resultCount":1"#, with: #""resultCount":5"#)
    let ran = try run(["itunes", "-"], input: odd)
    #expect(ran.status == 0 && ran.lines.count == 1)
    #expect(
      ran.errors == "moonshelf: resultCount is 5, but the number of results is 1\n")
    #expect(try run(["itunes", "-", "--problems", "none"], input: odd).errors == "")
  }

  // MARK: - Limit

  @Test(arguments: [
    (1, 0, [#"Flow, my "tears" }"#]),
    // A record's own problems belong to it.
    (2, 1, [#"Flow, my "tears" }"#, "Ave verum corpus", "problem at /results/1/trackId"]),
    (
      9, 1,
      [
        #"Flow, my "tears" }"#, "Ave verum corpus", "problem at /results/1/trackId",
        "problem at /results/2", #"Flow, my "tears" }"#,
      ]
    ),
  ])
  func limit(_ limit: Int, _ status: Int, _ lines: [String]) throws {
    let text = Self.answer(Self.dowland, Self.byrd, "7", Self.dowland)
    let ran = try run(["itunes", "-", "--limit", "\(limit)"], input: text)
    #expect(try Self.told(ran) == lines)
    #expect(Int(ran.status) == status && ran.errors == "")
  }

  /// It ends although the input doesn't.
  @Test func limitEndsTheReading() throws {
    let child = try Child(["itunes", "-", "--limit", "1"])
    child.write(Self.clean)
    #expect(child.read().split(separator: UInt8(ascii: "\n")).count == 1)
    #expect(child.wait() == 0)
  }

  // MARK: - Input

  @Test(arguments: [Ways.file, .input, .redirected, .compressed, .compressedInput, .pipe])
  func ways(_ way: Ways) throws {
    let folder = try Folder()
    let path = try folder.file("a.json", Self.flawed)
    let expected = try run(["itunes", path]).output
    #expect(expected.split(separator: "\n").count == 3)
    let command =
      switch way {
      case .file: "moonshelf itunes a.json"
      case .input: "cat a.json | moonshelf itunes -"
      case .redirected: "moonshelf itunes - < a.json"
      // Two members, which are one text.
      case .compressed: "(head -c 50 a.json | gzip; tail -c +51 a.json | gzip) > a && moonshelf itunes a"
      case .compressedInput: "gzip < a.json | moonshelf itunes -"
      case .pipe: "mkfifo p && (cat a.json > p & moonshelf itunes p)"
      }
    let ran = try Self.shell("cd '\(folder.url.path)'; \(command)")
    #expect(ran.output == expected && ran.status == 1 && ran.errors == "")
  }

  enum Ways { case file, input, redirected, compressed, compressedInput, pipe }

  private static func shell(_ command: String) throws -> Ran {
    let folder = URL(filePath: try Program.path()).deletingLastPathComponent().path
    return try run(
      ["-c", command], program: "/bin/bash", environment: ["PATH": "\(folder):/usr/bin:/bin"])
  }

  /// A name that looks like an option is a file behind `--`.
  @Test func anyNameIsTaken() throws {
    let folder = try Folder()
    _ = try folder.file("--limit", Self.clean)
    let ran = try Self.shell("cd '\(folder.url.path)'; moonshelf itunes -- --limit")
    #expect(ran.status == 0 && ran.lines.count == 1)
  }

  /// Records are seen while more is awaited, not when there are many.
  @Test func linesAreNotHeldBack() throws {
    let child = try Child(["itunes", "-"])
    for number in 1...3 {
      child.write(Self.flawed)
      for expected in [#"Flow, my "tears" }"#, "Ave verum corpus"] {
        #expect(try Parsed(child.readLine()).string("record", "name") == expected)
      }
      #expect(
        try Parsed(child.readLine()).integer("problem", "record") == 2 * number - 1)
    }
    // Nor does the end of an answer have to be there.
    child.write(String(Self.clean.dropLast(3)))
    #expect(try Parsed(child.readLine()).string("record", "id") == "11")
    child.endInput()
    #expect(String(decoding: child.read(), as: UTF8.self).contains("unexpectedEnd"))
    #expect(child.wait() == 1)
  }

  /// One that its parent has made non-blocking, empty at first.
  @Test func inputMayBeNonBlocking() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let child = try Child(["itunes", "-"], input: .descriptor(ends[0]))
    close(ends[0])
    usleep(50_000)
    let bytes = Array(Self.clean.utf8)
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    #expect(child.read().isEmpty == false)
    #expect(child.wait() == 0)
  }

  // MARK: - Failures

  /// Exit code 2 and the error on standard error as one line of JSON.
  @Test(arguments: [
    ("", -32012, "unexpectedEnd"), (" \n\n", -32012, "unexpectedEnd"),
    ("<html><body>Service unavailable</body></html>", -32012, "syntax"),
    (#"{"resultCount":1,"results"#, -32012, "unexpectedEnd"),
    (#"{"errorMessage":"Invalid value(s) for key(s): [country]"}"#, -32013, nil),
  ])
  func bodiesThatAreNoAnswer(_ body: String, _ code: Int, _ cause: String?) throws {
    let ran = try run(["itunes", "-"], input: body)
    #expect(ran.status == 2)
    #expect(ran.errors.split(separator: "\n").count == 1)
    let error = try Parsed(ran.errors)
    #expect(error.integer("code") == code)
    #expect(error.string("data", "cause") == cause)
    #expect(try ran.lines.allSatisfy { try Parsed($0).string("problem", "reason") != nil })
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try Folder()
    for (path, reason) in [
      (folder.path("none"), "fileNotFound"), ("", "fileNotFound"),
      (folder.url.path, "notAFile"), (try folder.file("a", "") + "/b", "fileNotFound"),
    ] {
      let ran = try run(["itunes", path])
      #expect(ran.status == 2 && ran.output == "", "\(path)")
      #expect(ran.errors.split(separator: "\n").count == 1)
      #expect(try Parsed(ran.errors).string("data", "reason") == reason, "\(path)")
    }
  }

  /// What came before the cut is written before the error.
  @Test func cutCompressedFile() throws {
    let folder = try Folder()
    _ = try folder.file("a.json", String(repeating: Self.clean, count: 20_000))
    let ran = try Self.shell(
      "cd '\(folder.url.path)'; gzip < a.json | head -c 4000 | moonshelf itunes -")
    #expect(ran.status == 2)
    #expect(try Parsed(ran.errors).string("data", "reason") == "readFailed")
    #expect(ran.lines.count > 100)
    #expect(ran.output.hasSuffix("\n"))
  }

  @Test func outputThatCannotBeWritten() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let child = try Child(["itunes", "-"], output: .descriptor(full))
    child.write(Self.clean)
    child.endInput()
    #expect(child.wait() == 2)
    let errors = String(decoding: readToEnd(child.errors!), as: UTF8.self)
    #expect(errors.hasPrefix("moonshelf: can't write: ") && errors.filter { $0 == "\n" }.count == 1)
  }

  /// Whoever has read enough ends it, and nothing is complained about.
  @Test func outputThatIsClosed() throws {
    let folder = try Folder()
    _ = try folder.file("a.json", String(repeating: Self.flawed, count: 20_000))
    let ran = try Self.shell(
      "cd '\(folder.url.path)'; moonshelf itunes a.json | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(ran.lines.count == 2 && ran.lines.last == "0")
    #expect(ran.errors == "")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func signalsEndItAtOnce(_ signal: Int32) throws {
    let child = try Child(["itunes", "-"])
    child.write(Self.clean)
    _ = child.readLine()
    child.kill(signal)
    #expect(child.wait() == -signal)
  }

  // MARK: - Options

  @Test(arguments: [
    (["itunes"], "file"), (["itunes", "a", "b"], "b"), (["itune"], "itunes"),
    (["itunes", "-", "--limit", "0"], "--limit"), (["itunes", "-", "--limit=x"], "--limit"),
    (["itunes", "-", "--limit"], "--limit"), (["itunes", "-", "--fields", "nmae"], "name?"),
    (["itunes", "-", "--fields", ","], "--fields"), (["itunes", "-", "--fields", "zzz"], "trackNumber"),
    (["itunes", "-", "--problems="], "inline"), (["itunes", "-", "--extra=1"], "--extra"),
    (["itunes", "-", "--exrta"], "--extra"), (["--limit", "3", "month"], "--limit"),
    (["--extra"], "--extra"), (["--problems", "none", "call", "server.echo"], "itunes"),
  ])
  func bad(_ arguments: [String], _ mentioned: String) throws {
    let ran = try run(arguments, input: "")
    #expect(ran.status == 2 && ran.output == "")
    #expect(ran.errors.hasPrefix("moonshelf: "))
    #expect(ran.errors.split(separator: "\n").first?.contains(mentioned) == true, "\(ran.errors)")
  }

  // MARK: - Progress

  /// A bar on a terminal that shows no records, gone at the end; none where they are shown.
  @Test func progressIsShownOnATerminal() throws {
    // Linux's pseudoterminals: unlocked by TIOCSPTLCK; TIOCGPTN gives the number of the other end.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, -1)
    try #require(ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(master) }
    func shown(_ child: Child) -> String {
      for _ in 0..<3 {
        child.write(Self.clean)
        usleep(250_000)
      }
      child.endInput()
      #expect(child.wait() == 0)
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 4096)
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while poll(&waiting, 1, 200) == 1 {
        bytes += block[..<max(0, read(master, &block, block.count))]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let alone = shown(try Child(["itunes", "-"], errors: .descriptor(terminal)))
    #expect(alone.hasPrefix("\r0 MB\u{1B}[K"))
    #expect(alone.hasSuffix("\r\u{1B}[K"))
    let both = shown(
      try Child(["itunes", "-"], output: .descriptor(terminal), errors: .descriptor(terminal)))
    #expect(both.contains("record") && !both.contains("\u{1B}"))
    close(terminal)
  }
}
