import Glibc
import JSON
import Records
import Testing

@testable import Books
@testable import JSONRPC

/// A session whose answers go through a real pipe, with the methods of book data.
private final class BookSession {
  private let output: Output
  private let answers = OutputBuffer()
  private var session: Session
  private var ends: [Int32] = [0, 0]
  private var received: [UInt8] = []

  init(_ roots: FileRoots) {
    pipe(&ends)
    output = Output(ends[1])
    session = Session(
      methods: MethodTable([AnyMethod(long: BooksDecode.self, roots)]),
      serverInfo: ServerInfo(name: "test", version: "0"),
      framing: .auto, answers: answers, output: output)
  }

  deinit {
    session.abandon()
    close(ends[0])
    session.waitForWorkers()
    close(ends[1])
  }

  func send(_ text: String) {
    var text = text
    text.withUTF8 { session.receive(UnsafeRawBufferPointer($0)) }
    while session.step() {}
    output.send(answers)
  }

  func finish() {
    session.finish()
    while session.step() {}
    output.send(answers)
  }

  /// The next message that comes out, or nil when none does within `milliseconds`.
  func next(milliseconds: Int32 = 20_000) throws -> AnswerValue? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return try AnswerValue(parsing: String(decoding: received[..<end], as: UTF8.self))
      }
      var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, milliseconds) == 1 else { return nil }
      var block = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(ends[0], &block, block.count)
      guard count > 0 else { return nil }
      received += block[..<count]
    }
  }
}

struct PartialBooksTests {
  private func lines(_ count: Int, _ padding: Int = 0) -> String {
    let summary = String(repeating: "s", count: padding)
    return (0..<count).map { index in
      #"{"title":"Book \#(index)","pages":\#(index % 10 == 3 ? -1 : index),"summary":"\#(summary)"}"#
    }.joined(separator: "\n")
  }

  @Test(arguments: [0, 1, 255, 256, 257, 2000])
  func allComesInParts(count: Int) throws {
    let files = try FileTree()
    try files.write(count == 0 ? "[]" : lines(count), "books.ndjson")
    let session = BookSession(try files.roots)
    session.send(
      #"{"jsonrpc":"2.0","id":1,"method":"books.decode","params":{"path":"books.ndjson","partialResultToken":"p"}}"#
    )
    var records: [AnswerValue] = []
    var problems: [AnswerValue] = []
    while let message = try session.next() {
      guard let value = message.at("/params/value") else {
        let result = try #require(message["result"])
        #expect(message["id"]?.integer == 1)
        #expect(result["records"] == [])
        #expect(result["problems"] == [])
        #expect(result["recordCount"]?.integer == count)
        #expect(result["problemCount"]?.integer == problems.count)
        // Without a limit of its own a file in parts comes whole.
        #expect(result["nextOffset"] == nil)
        break
      }
      #expect(message["method"]?.string == "$/progress")
      #expect(message.at("/params/token")?.string == "p")
      let part = (value["records"]?.elements ?? [], value["problems"]?.elements ?? [])
      #expect(1...256 ~= part.0.count + part.1.count)
      records += part.0
      problems += part.1
    }
    #expect(records.compactMap { $0["title"]?.string } == (0..<count).map { "Book \($0)" })
    #expect(problems.compactMap { $0["record"]?.integer } == (0..<count).filter { $0 % 10 == 3 })
    session.finish()
    #expect(try session.next(milliseconds: 50) == nil)
  }

  @Test func aCancelInTheMiddle() throws {
    let files = try FileTree()
    // Far more than is sent ahead of a client that does not read.
    try files.write(lines(20_000, 500), "books.ndjson")
    let session = BookSession(try files.roots)
    session.send(
      #"{"jsonrpc":"2.0","id":"a","method":"books.decode","params":{"path":"books.ndjson","partialResultToken":1}}"#
    )
    let first = try #require(try session.next())
    #expect(first.at("/params/value/records/0/title")?.string == "Book 0")
    session.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#)
    var count = first.at("/params/value/records")?.elements.count ?? 0
    var answers: [AnswerValue] = []
    session.finish()
    while let message = try session.next(milliseconds: 300) {
      if message["id"] != nil { answers.append(message) }
      #expect(answers.isEmpty || message["id"] != nil)
      count += message.at("/params/value/records")?.elements.count ?? 0
    }
    #expect(answers.count == 1)
    #expect(answers.first?["id"]?.string == "a")
    #expect(answers.first?.at("/error/code")?.integer == -32800)
    #expect(count < 20_000)
  }

  /// Strict mode ends with its error; what was sent before it stays sent.
  @Test func strictInParts() throws {
    let files = try FileTree()
    try files.write(
      (0..<600).map { #"{"key":"/books/OL\#($0)M","title":"Book \#($0)"\#($0 == 500 ? "," : "")}"# }
        .joined(separator: "\n"), "books.ndjson")
    let session = BookSession(try files.roots)
    session.send(
      #"{"jsonrpc":"2.0","id":1,"method":"books.decode","params":{"path":"books.ndjson","mode":"strict","partialResultToken":1}}"#
    )
    var count = 0
    while let message = try session.next() {
      if let error = message["error"] {
        #expect(error["code"]?.integer == -32012)
        #expect(error.at("/data/line")?.integer == 501)
        break
      }
      count += message.at("/params/value/records")?.elements.count ?? 0
    }
    #expect(count <= 500)
  }
}
