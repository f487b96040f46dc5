import Foundation
import ITunes
import JSON
import JSONRPC
import Records
import Testing
import Trees

/// Answers of ten years' shapes with their right records: what each member must be was read off the
/// body by hand.
@Suite("itunes.decode")
struct ITunesDecodeTests {
  static let answers: [AnswerCase] = {
    let url = Bundle.module.url(forResource: "answers", withExtension: "json", subdirectory: "Cases")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8),
      let cases = try? Tree(parsing: text)
    else { fatalError("Cases/answers.json can't be read") }
    return cases.elements.map(AnswerCase.init)
  }()

  @Test(arguments: Self.answers.filter { $0.tree["error"] == nil })
  func gives(_ item: AnswerCase) throws {
    let result = try decoded(item.body, extra: true)
    let records = try #require(result["records"]).elements
    let expected = item.tree["records"]?.elements ?? []
    #expect(records.count == expected.count)
    #expect(result["count"] == .integer(Int64(expected.count)))
    for (record, members) in zip(records, expected) {
      guard case .object(let members) = members else { continue }
      for (name, value) in members { #expect(record[name] == value, "\(name)") }
    }
    for (record, names) in zip(records, item.tree["absent"]?.elements ?? []) {
      for name in names.elements { #expect(record[name.string ?? ""] == nil) }
    }
    for name in ["callback", "resultCount"] where item.tree[name] != nil {
      #expect(result[name] == item.tree[name])
    }
    #expect(result["warnings"]?.elements.count == item.tree["warnings"]?.integer ?? 0)
    let problems = try #require(result["problems"]).elements
    if let wanted = item.tree["someProblems"]?.elements {
      for reason in wanted { #expect(problems.contains { $0["reason"] == reason }) }
    } else {
      let told = problems.map { Tree.array([$0["reason"] ?? .null, $0["pointer"] ?? .null]) }
      let wanted = item.tree["problems"]?.elements ?? []
      #expect(told.count == wanted.count)
      for problem in wanted { #expect(told.contains(problem)) }
    }
  }

  @Test(arguments: Self.answers.filter { $0.tree["error"] != nil })
  func refuses(_ item: AnswerCase) throws {
    let wanted = try #require(item.tree["error"])
    let error = try #require(failure(item.body))
    #expect(error.code.rawValue == wanted["code"]?.integer)
    if let cause = wanted["cause"]?.string {
      #expect(error.detail.reason == .parsingFailed)
      #expect(error.detail.cause?.rawValue == cause)
    }
    if let member = wanted["member"]?.string { #expect(error.detail.member == member) }
  }

  /// The place of a problem, counted by hand: the second line, behind 25 scalars of which two take
  /// three bytes each.
  @Test func tellsThePlace() throws {
    let body = "{\"results\":[\n{\"trackName\":\"달력\",\"kind\":[],\"trackId\":1}]}"
    let result = try decoded(body)
    let problem = try #require(result["problems"]?[0])
    #expect(problem["pointer"] == "/results/0/kind")
    #expect(problem["line"] == 2)
    #expect(problem["column"] == 26)
    #expect(problem["lineOffset"] == 13)
    #expect(problem["offset"] == 42)
    #expect(problem["length"] == 2)
    #expect(problem["effect"] == "memberDropped")
    #expect(problem["record"] == 0)
  }

  /// Whatever is cut off an answer shows: as an error with its cause, never as fewer records.
  @Test func aCutAnswerIsAnError() throws {
    let body = "{\"resultCount\":2,\"results\":[{\"kind\":\"song\",\"trackId\":1},{\"trackId\":2}]}"
    for length in 0..<body.utf8.count {
      let error = failure(String(decoding: body.utf8.prefix(length), as: UTF8.self))
      #expect(error?.code == .parsingFailed, "\(length) bytes")
      #expect(error?.detail.cause == .unexpectedEnd, "\(length) bytes")
    }
  }

  /// Members dropped, retyped or nulled never lose a record, and never another member.
  @Test func damageStaysInItsMember() throws {
    var random = SeededGenerator(state: 5)
    let names = [
      "wrapperType", "kind", "trackId", "trackName", "artistName", "artistId", "collectionName",
      "trackPrice", "currency", "releaseDate", "trackTimeMillis", "primaryGenreName", "genres",
      "artworkUrl100", "trackNumber", "country",
    ]
    let good = [
      #""track""#, #""song""#, "7", #""Air""#, #""J. S. Bach""#, "8", #""Suites""#, "0.99", #""EUR""#,
      #""1731-01-01T00:00:00Z""#, "300000", #""Classical""#, #"["Classical"]"#,
      #""https://example.com/100x100bb.jpg""#, "3", #""DEU""#,
    ]
    let bad = ["null", "{}", "[]", "true", "1e300", "\"\"", "-1", "[{\"name\":[]}]", "\"\\u0000\"", "9"]
    for _ in 0..<2000 {
      var bodies: [String] = []
      var isIntact: [Bool] = []
      for _ in 0..<5 {
        var members: [String] = []
        var intact = true
        for (name, value) in zip(names, good) {
          switch Int.random(in: 0..<20, using: &random) {
          case 0: intact = false
          case 1:
            intact = false
            members.append("\"\(name)\":\(bad.randomElement(using: &random)!)")
          default: members.append("\"\(name)\":\(value)")
          }
        }
        bodies.append("{\(members.joined(separator: ","))}")
        isIntact.append(intact)
      }
      let result = try decoded("{\"resultCount\":5,\"results\":[\(bodies.joined(separator: ","))]}")
      let records = try #require(result["records"]).elements
      #expect(records.count == 5)
      for (record, intact) in zip(records, isIntact) where intact {
        #expect(record["type"] == "song")
        #expect(record["name"] == "Air")
        #expect(record["durationSeconds"] == .real(300))
        #expect(record["price"] == .real(0.99))
      }
    }
  }

  @Test func aFileIsReadBelowItsRootOnly() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "moonshelf-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = "{\"resultCount\":1,\"results\":[{\"kind\":\"song\",\"trackId\":1}]}\n"
    try String(repeating: line, count: 500).write(
      to: folder.appending(path: "answers"), atomically: true, encoding: .utf8)
    let roots = try FileRoots([folder.path])
    let result = try decoded(params: #"{"path":"answers"}"#, roots)
    #expect(result["count"] == 500)
    #expect(result["resultCount"] == 500)
    #expect(failure(params: #"{"path":"../answers"}"#, roots)?.detail.reason == .pathNotAllowed)
    #expect(failure(params: #"{"path":"/etc/passwd"}"#, roots)?.code == .unreadable)
    #expect(failure(params: #"{"path":"none"}"#, roots)?.code == .fileNotFound)
    #expect(failure(params: #"{"path":"."}"#, roots)?.detail.reason == .notAFile)
    #expect(failure(params: #"{"path":"answers","text":""}"#, roots)?.detail.reason == .conflictingMembers)
    #expect(failure(params: "{}", roots)?.detail.reason == .missingMember)
  }

  /// Brackets, quotes and braces by the million: an error each, and soon.
  @Test(arguments: ["[", "{\"a\":", "\"", "{", "]", "[{\"a\":[", "cb(", "{\"results\":["])
  func hostileBodiesAreErrors(_ piece: String) throws {
    let body = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(failure(body) != nil)
  }

  private func decoded(_ body: String, extra: Bool = false) throws -> Tree {
    try decoded(params: "{\"text\":\(quoted(body)),\"extra\":\(extra)}", .none)
  }

  private func decoded(params: String, _ roots: FileRoots) throws -> Tree {
    let document = try JSONDocument(parsing: params)
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    try AnyMethod(long: ITunesDecode.self, roots).answer(document.value, nil, &writer)
    writer.endDocument()
    writer.finish()
    return try Tree(parsing: String(decoding: buffer.bytes, as: UTF8.self))
  }

  private func failure(_ body: String) -> RPCError? {
    failure(params: "{\"text\":\(quoted(body))}", .none)
  }

  private func failure(params: String, _ roots: FileRoots) -> RPCError? {
    do {
      _ = try decoded(params: params, roots)
      return nil
    } catch {
      return error as? RPCError
    }
  }
}

/// A body and what must come of it.
struct AnswerCase: Sendable, CustomTestStringConvertible {
  let tree: Tree

  var testDescription: String { tree["what"]?.string ?? "" }
  var body: String { tree["body"]?.string ?? "" }
}
