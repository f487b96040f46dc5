import Foundation
import Glibc
import Testing

/// The server as a program.
@Suite("moonshelf serves")
struct MoonshelfTests {
  init() { _ = ignoresBrokenPipes }

  private static let echo1 = #"{"jsonrpc":"2.0","id":1,"result":[1]}"#
  private static let echo2 = #"{"jsonrpc":"2.0","id":2,"result":[2]}"#
  private static let requests = [
    request(1, "server.echo", "[1]"), request(2, "server.echo", "[2]"),
  ]

  /// `printf … | moonshelf`: with and without a line end behind the last message.
  @Test(arguments: ["", "\n", " ", "\r\n\r\n"])
  func printf(_ end: String) throws {
    let bare = try run(input: Self.requests.joined(separator: "\n") + end)
    #expect(bare.output == "\(Self.echo1)\n\(Self.echo2)\n")
    #expect(bare.status == 0)
    #expect(bare.errors == "")
    let framed = try run(input: Self.requests.map(block).joined() + end)
    #expect(framed.output == block(Self.echo1) + block(Self.echo2))
    #expect(framed.status == 0)
    #expect(framed.errors == "")
  }

  /// `moonshelf < file`, and answers into a file.
  @Test func files() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "moonshelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (requests, answers) = (
      folder.appending(path: "requests"), folder.appending(path: "answers")
    )
    try Self.requests.joined().write(to: requests, atomically: true, encoding: .utf8)
    let input = open(requests.path, O_RDONLY | O_CLOEXEC)
    let output = open(answers.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let child = try Child(input: .descriptor(input), output: .descriptor(output))
    #expect(child.wait() == 0)
    close(input)
    close(output)
    #expect(try String(contentsOf: answers, encoding: .utf8) == "\(Self.echo1)\n\(Self.echo2)\n")
  }

  @Test func nothingIn() throws {
    for input in ["", "\n", "  \r\n"] {
      let ran = try run(input: input)
      #expect(ran.output == "" && ran.errors == "" && ran.status == 0)
    }
  }

  /// Nothing comes behind the last byte of the request, and the answer is there.
  @Test func answersWhileTheInputIsOpen() throws {
    let bare = try Child()
    let framed = try Child()
    for _ in 0..<3 {
      bare.write(Self.requests[0])
      #expect(bare.readLine() == "\(Self.echo1)\n")
      framed.write(block(Self.requests[0]))
      let expected = Array(block(Self.echo1).utf8)
      #expect(framed.read(bytes: expected.count) == expected)
    }
    for child in [bare, framed] {
      child.endInput()
      #expect(child.read().isEmpty)
      #expect(child.wait() == 0)
    }
  }

  // MARK: - The end

  @Test(
    arguments: [
      ([request(1, "shutdown"), #"{"jsonrpc":"2.0","method":"exit"}"#], 0),
      ([#"{"jsonrpc":"2.0","method":"exit"}"#], 1),
      ([request(1, "initialize"), #"{"jsonrpc":"2.0","method":"exit"}"#], 1),
    ] as [([String], Int32)])
  func exitCodes(_ messages: [String], _ code: Int32) throws {
    for areFramed in [false, true] {
      // The input stays open: it is `exit` that ends it.
      let child = try Child()
      child.write(messages.map { areFramed ? block($0) : "\($0)\n" }.joined())
      #expect(child.wait() == code)
    }
  }

  @Test(arguments: [
    [], [request(1, "initialize")], [request(1, "shutdown")], ["{\"broken"], ["[1,2"],
  ])
  func endOfInputIsSuccess(_ messages: [String]) throws {
    #expect(try run(input: messages.joined()).status == 0)
  }

  /// A client that stops reading has gone; nobody is left to be told.
  @Test func aClosedOutputEndsItQuietly() throws {
    let child = try Child()
    child.closeOutput()
    // More than a pipe holds, so that it can't go by unnoticed.
    child.write(String(repeating: Self.requests[0], count: 5000))
    child.endInput()
    #expect(child.wait() >= 0, "a signal ended it")
    #expect(String(decoding: readToEnd(child.errors!), as: UTF8.self) == "")
  }

  @Test func aFullDiskIsToldInOneLine() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    let child = try Child(output: .descriptor(full))
    child.write(Self.requests[0])
    child.endInput()
    let errors = String(decoding: readToEnd(child.errors!), as: UTF8.self)
    #expect(child.wait() == 1)
    #expect(
      errors.split(separator: "\n").count == 1 && errors.hasSuffix("\n"),
      "\(errors.debugDescription)")
  }

  /// A signal that asks it to stop is an end of input: what was asked is answered.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalsAreAnEndOfInput(_ signal: Int32) throws {
    let child = try Child()
    child.write(Self.requests[0])
    #expect(child.readLine() == "\(Self.echo1)\n")
    child.kill(signal)
    #expect(child.wait() == 0)
  }

  // MARK: - Many

  /// Twenty thousand at once: each answer is the one that its request gets alone, and they come in
  /// the order of the requests.
  @Test(arguments: [false, true])
  func twentyThousandAtOnce(_ areFramed: Bool) throws {
    var calls: [(method: String, params: String)] = []
    for index in 0..<30 {
      let locale = ["ko-KR", "en-US", "de-DE", "ar-EG", "fa-IR"][index % 5]
      let (year, month) = (1900 + 7 * index, index % 13)
      calls += [
        // Month 0 is an error among the others.
        (
          "calendar.month",
          #"{"year":\#(year),"month":\#(month),"locale":"\#(locale)","today":"2022-01-03"}"#
        ),
        (
          "calendar.week",
          #"{"date":"\#(year)-12-3\#(index % 2)","locale":"\#(locale)","today":"2022-01-03"}"#
        ),
        ("server.echo", #"{"text":"\#(locale) \\u0000 \\n","numbers":[\#(index),0.1,-0.0]}"#),
        ("calendar.mont\(index)", "[]"),
      ]
    }
    // Alone: each in a process of its own would only take longer, so one after another in one,
    // waiting for each answer.
    let alone = try Child()
    let answers = calls.map { call in
      alone.write(request(0, call.method, call.params))
      return alone.readLine().trimmingCharacters(in: .newlines)
    }
    let head = #"{"jsonrpc":"2.0","id":0,"#
    #expect(answers.allSatisfy { $0.hasPrefix(head) })
    #expect(Set(answers).count > 80, "too many of the answers are alike to tell them apart")

    let count = 20_000
    func frame(_ message: String) -> String { areFramed ? block(message) : message + "\n" }
    var sent = ""
    var expected = ""
    for id in 1...count {
      let index = id &* 7919 % calls.count
      sent += frame(request(id, calls[index].method, calls[index].params))
      let tail = answers[index].dropFirst(head.count)
      expected += frame(#"{"jsonrpc":"2.0","id":\#(id),\#(tail)"#)
    }
    let ran = try run(input: sent)
    let isSame = ran.bytes == Array(expected.utf8)
    #expect(isSame)
    #expect(ran.status == 0)
  }

  /// A client that writes everything before it reads anything.
  @Test func everythingIsWrittenFirst() throws {
    let child = try Child()
    let text = String(repeating: "y", count: 100_000)
    for id in 1...100 {
      let isWritten = child.write(request(id, "server.echo", #"["\#(text)"]"#))
      #expect(isWritten, "request \(id)")
    }
    child.endInput()
    let lines = child.read().split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 100)
    for (index, line) in lines.enumerated() {
      let expected = #"{"jsonrpc":"2.0","id":\#(index + 1),"result":["\#(text)"]}"#
      let isSame = line.elementsEqual(expected.utf8)
      #expect(isSame, "answer \(index + 1)")
    }
    #expect(child.wait() == 0)
  }
}
