import Foundation
import ITunes
import JSON
import JSONRPC
import Testing
import Trees

/// What `method` answers to the params in `params`, as its bytes.
func answerText<M: Method>(_ method: M.Type, _ params: String) throws -> String
where M.Context == Void {
  let document = try JSONDocument(parsing: params)
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  try AnyMethod(method, ()).answer(document.value, nil, &writer)
  writer.endDocument()
  writer.finish()
  return String(decoding: buffer.bytes, as: UTF8.self)
}

/// What `method` answers, read back from its bytes.
func answer<M: Method>(_ method: M.Type, _ params: String) throws -> Tree
where M.Context == Void {
  try Tree(parsing: answerText(method, params))
}

/// The error that `method` answers to params it can't take.
func refusal<M: Method>(_ method: M.Type, _ params: String) throws -> JSONError
where M.Context == Void {
  do {
    _ = try answerText(method, params)
  } catch let error as RPCError {
    #expect(error.code == .invalidParams)
    return error.detail
  }
  throw NotRefused(params: params)
}

private struct NotRefused: Error {
  let params: String
}

/// The rows of a file of `Cases`.
func cases(_ file: String) -> [[Tree]] {
  do {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return try #require(try Tree(parsing: text)["rows"]).elements.map(\.elements)
  } catch {
    fatalError("Cases/\(file).json can't be read: \(error)")
  }
}

/// A row of a file of `Cases`, which is called as its first column.
struct Row: Sendable, CustomTestStringConvertible {
  let columns: [Tree]

  var testDescription: String { columns[0].string ?? "" }

  static func all(_ file: String) -> [Row] { cases(file).map(Row.init) }
}

/// A JSON string of `text`.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..<" ": result += String(format: "\\u%04x", scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

extension Tree {
  /// The value as JSON.
  var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .string(let text): quoted(text)
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  /// The members' names.
  var names: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.keys)
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension RandomNumberGenerator {
  /// Text of every plane, with much of what matters in a URL.
  mutating func text(upTo most: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...most, using: &self) {
      let range: ClosedRange<UInt32> =
        switch Int.random(in: 0..<8, using: &self) {
        case 0...3: 0x20...0x7E
        case 4: 0...0x7FF
        case 5, 6: 0...0xFFFF
        default: 0...0x10FFFF
        }
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
