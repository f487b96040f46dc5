import ITunes
import JSON
import JSONRPC
import Records
import Testing
import Trees

/// A kind of result, with each member it has been seen with: see `Cases/observedKeys.json`.
struct ObservedKind: Sendable, CustomTestStringConvertible {
  let wrapper: String?
  let kind: String?
  let types: [String: [String]]

  var testDescription: String { "\(wrapper ?? "none") \(kind ?? "none")" }

  init(_ row: [Tree]) {
    wrapper = row[0].string
    kind = row[1].string
    guard case .object(let members) = row[2] else { fatalError("a row has no members") }
    types = members.mapValues { $0.elements.compactMap(\.string) }
  }

  static let all = cases("observedKeys").map(ObservedKind.init)

  /// A value of the type that no other member has.
  static func value(_ name: String, _ type: String, _ number: Int) -> String {
    switch name {
    case "releaseDate": return "\"\(1900 + number)-03-05T07:00:00Z\""
    case "fileSizeBytes": return type == "string" ? "\"\(90_000 + number)\"" : "\(90_000 + number)"
    case "trackExplicitness", "collectionExplicitness", "itemExplicitness": return "\"odd\(number)\""
    default: break
    }
    switch type {
    case "integer": return "\(90_000 + number)"
    case "number": return "\(90_000 + number).5"
    case "boolean": return "true"
    case "array<string>": return "[\"text \(number)\",\"more \(number)\"]"
    case "array<integer>": return "[\(90_000 + number)]"
    case "array<object>": return "[{\"name\":\"text \(number)\",\"id\":\"\(number)\"}]"
    case "array<empty>": return "[]"
    case "null": return "null"
    default: return "\"text \(number)\""
    }
  }
}

extension Tree {
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }
}

struct ITunesRecordTests {
  private func decoded(_ members: [(String, String)]) throws -> Tree {
    let object = members.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let body = "{\"resultCount\":1,\"results\":[{\(object)}]}"
    let params = try JSONDocument(parsing: "{\"text\":\(quoted(body)),\"extra\":true}")
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    try AnyMethod(long: ITunesDecode.self, FileRoots.none).answer(params.value, nil, &writer)
    writer.endDocument()
    writer.finish()
    return try Tree(parsing: String(decoding: buffer.bytes, as: UTF8.self))
  }

  /// Every string and number of a value, as text.
  private func scalars(_ tree: Tree) -> Set<String> {
    switch tree {
    case .null: []
    case .boolean(let value): ["\(value)"]
    case .integer(let value): ["\(value)"]
    case .real(let value): [Int(exactly: value).map { "\($0)" } ?? "\(value)"]
    case .string(let value): [value]
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(scalars($1)) }
    case .object(let members): members.values.reduce(into: []) { $0.formUnion(scalars($1)) }
    }
  }

  @Test func allKindsAreRead() {
    #expect(ObservedKind.all.count == 16)
    #expect(ObservedKind.all.map(\.types.count).reduce(0, +) == 451)
  }

  /// Each member comes out again: in the record, or as it came in `extra`.
  @Test(arguments: ObservedKind.all)
  func nothingIsLost(kind: ObservedKind) throws {
    let rounds = kind.types.values.map(\.count).max() ?? 1
    for round in 0..<rounds {
      var members: [(String, String)] = []
      for (number, name) in kind.types.keys.sorted().enumerated() {
        let types = kind.types[name] ?? []
        let value =
          switch name {
          case "wrapperType": kind.wrapper
          case "kind": kind.kind
          case "collectionType" where kind.wrapper == "collection",
            "artistType" where kind.wrapper == "artist":
            kind.kind
          default: String?.none
          }
        let type = types[round % types.count]
        members.append((name, value.map(quoted) ?? ObservedKind.value(name, type, number)))
      }
      let result = try decoded(members)
      #expect(result["problems"] == [], "\(members)")
      #expect(result["warnings"] == [])
      let record = try #require(result["records"]?[0])
      #expect(record["type"] != "unknown", "\(members)")
      guard case .object(var shown) = record else { continue }
      let extra = shown.removeValue(forKey: "extra")
      let known = scalars(.object(shown))
      for (name, text) in members {
        let value = try Tree(parsing: "[\(text)]").elements[0]
        if let left = extra?[name] {
          #expect(left == value, "\(name)")
          continue
        }
        switch name {
        // In seconds, but for a podcast's show.
        case "trackTimeMillis", "trackTime":
          guard let time = value.number else { continue }
          let seconds = try #require(shown["durationSeconds"]?.number)
          #expect(seconds == (kind.kind == "podcast" ? time : time / 1000))
        // Where they say what the type says.
        case "collectionType": break
        case "genres" where value.elements.first?.string == nil:
          #expect(known.isSuperset(of: value.elements.compactMap { $0["name"]?.string }))
        default: #expect(known.isSuperset(of: scalars(value)), "\(name): \(text)")
        }
      }
    }
  }

  /// What says nothing that is understood stays what it was.
  @Test(arguments: [
    ("trackExplicitness", "\"sometimes\""), ("trackTimeMillis", "-5"), ("releaseDate", "\"soon\""),
    ("trackNumber", "-3"), ("trackCount", "1.5"), ("contentAdvisoryRating", "[]"),
    ("averageUserRating", "\"nan\""), ("artworkUrl77", "\"x\""),
  ])
  func whatIsNotUnderstoodIsExtra(name: String, text: String) throws {
    let result = try decoded([("kind", "\"song\""), ("trackId", "1"), (name, text)])
    let value = try Tree(parsing: "[\(text)]").elements[0]
    #expect(result["records"]?[0]?["extra"] == .object([name: value]))
  }

  /// A member that several results of one record are read from is told once.
  @Test func aProblemIsToldOnce() throws {
    let result = try decoded([
      ("kind", "\"podcast-episode\""), ("trackId", "1"), ("contentAdvisoryRating", "{}"),
      ("genres", "[true]"), ("trackExplicitness", "[]"),
    ])
    let pointers = try #require(result["problems"]).elements.compactMap { $0["pointer"]?.string }
    #expect(
      Set(pointers) == [
        "/results/0/contentAdvisoryRating", "/results/0/genres/0", "/results/0/trackExplicitness",
      ])
    #expect(pointers.count == 3)
  }

  @Test(arguments: [
    ("\"explicit\"", true, false), ("\"cleaned\"", false, true), ("\"notExplicit\"", false, false),
    ("null", false, false),
  ])
  func explicitness(text: String, isExplicit: Bool, isCleaned: Bool) throws {
    let record = try #require(
      try decoded([("kind", "\"song\""), ("trackExplicitness", text)])["records"]?[0])
    #expect((record["isExplicit"] == true) == isExplicit)
    #expect((record["isCleaned"] == true) == isCleaned)
    #expect(record["extra"] == nil)
  }
}
