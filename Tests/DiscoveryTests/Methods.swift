import Calendar
import Discovery
import Foundation
import JSON
import JSONRPC
import Testing

/// The project's folder.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// All methods, in a context that never changes.
func methods() throws -> [AnyMethod] {
  allMethods(
    Contexts(
      calendar: try CalendarContext(
        locale: "en-US", today: CivilDate(year: 2022, month: 1, day: 3), environment: { _ in nil }),
      roots: .none,
      server: ServerDescription(
        info: ServerInfo(name: "moonshelf", version: moonshelfVersion), limits: Limits(), roots: [])))
}

/// What a method makes of params: its result's JSON, or its error's.
struct Outcome {
  let json: String
  let isError: Bool

  init(_ method: AnyMethod, _ params: String) throws {
    let document = try JSONDocument(parsing: params)
    var failure: RPCError?
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    do throws(RPCError) {
      try method.answer(document.value, nil, &writer)
    } catch {
      failure = error
    }
    if let failure {
      json = Discovery.json { failure.write(to: &$0) }
    } else {
      writer.endDocument()
      writer.finish()
      json = String(decoding: buffer.bytes, as: UTF8.self)
    }
    isError = failure != nil
  }
}

/// A string as JSON.
func quoted(_ text: String) -> String { json { $0.string(text) } }

/// One method and one of its examples, as a test's argument.
struct MethodExample: CustomTestStringConvertible, Sendable {
  let method: AnyMethod
  let example: Example

  var testDescription: String { "\(method.name): \(example.title)" }

  static func all() throws -> [MethodExample] {
    try methods().flatMap { method in
      method.examples.map { MethodExample(method: method, example: $0) }
    }
  }
}

extension JSONValue {
  /// The first place at which `expected` isn't in this value: its members may be fewer, its lists
  /// and scalars must be the same. Nil when all of it is there.
  func missing(_ expected: JSONValue, at place: String = "") -> String? {
    switch expected.kind {
    case .object:
      guard isObject else { return "\(place) is \(summary), not an object" }
      for member in expected.members {
        let name = String(decoding: member.name, as: UTF8.self)
        guard let value = members.first(where: { $0.name.elementsEqual(member.name) })?.value else {
          return "\(place)/\(name) is missing"
        }
        if let missing = value.missing(member.value, at: "\(place)/\(name)") { return missing }
      }
      return nil
    case .array:
      guard isArray, count == expected.count else {
        return "\(place) is no array of \(expected.count)"
      }
      for index in 0..<count {
        if let missing = self[index]!.missing(expected[index]!, at: "\(place)/\(index)") {
          return missing
        }
      }
      return nil
    case .string:
      return utf8.map { $0.elementsEqual(expected.utf8!) } == true
        ? nil : "\(place) is \(summary), not \(expected.summary)"
    case .integer:
      return kind == .integer && integer == expected.integer
        ? nil : "\(place) is \(summary), not \(expected.summary)"
    case .real:
      return kind == .real && real == expected.real
        ? nil : "\(place) is \(summary), not \(expected.summary)"
    case .boolean:
      return boolean == expected.boolean ? nil : "\(place) is \(summary), not \(expected.summary)"
    case .null:
      return isNull ? nil : "\(place) is \(summary), not null"
    }
  }
}
