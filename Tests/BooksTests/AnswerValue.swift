import JSON

/// A JSON value whose members keep their order, so that a test can write it as it read it. Numbers
/// are equal by their value, objects in any order, strings byte by byte.
indirect enum AnswerValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([AnswerValue])
  case object([(name: String, value: AnswerValue)])

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean == true)
    case .integer: self = .integer(value.integer ?? 0)
    case .real: self = .real(value.real ?? 0)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array((0..<value.count).compactMap { value[$0].map(AnswerValue.init) })
    case .object:
      self = .object(
        value.members.map { (String(decoding: $0.name, as: UTF8.self), AnswerValue($0.value)) })
    }
  }

  init(parsing text: String) throws {
    let document = try JSONDocument(parsing: text)
    self.init(document.value)
  }

  subscript(name: String) -> AnswerValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  subscript(index: Int) -> AnswerValue? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The value at an RFC 6901 pointer without escapes.
  func at(_ pointer: String) -> AnswerValue? {
    pointer.split(separator: "/").reduce(self as AnswerValue?) { value, token in
      if case .array? = value { return Int(token).flatMap { value?[$0] } }
      return value?[String(token)]
    }
  }

  var elements: [AnswerValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var members: [(name: String, value: AnswerValue)] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return Int(integer)
  }

  /// Its JSON: compact, or each element of a list and each member on a line of its own.
  func text(indented: Bool = false, depth: Int = 0) -> String {
    let line = "\n" + String(repeating: "  ", count: depth + 1)
    let end = "\n" + String(repeating: "  ", count: depth)
    func joined(_ parts: [String], _ open: String, _ close: String) -> String {
      guard indented, !parts.isEmpty else { return open + parts.joined(separator: ",") + close }
      return open + line + parts.joined(separator: "," + line) + end + close
    }
    switch self {
    case .null: return "null"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .integer(let integer): return String(integer)
    case .real(let real): return "\(real)"
    case .string(let string): return jsonString(string)
    case .array(let elements):
      return joined(elements.map { $0.text(indented: indented, depth: depth + 1) }, "[", "]")
    case .object(let members):
      let colon = indented ? ": " : ":"
      return joined(
        members.map {
          jsonString($0.name) + colon + $0.value.text(indented: indented, depth: depth + 1)
        },
        "{", "}")
    }
  }
}

extension AnswerValue: Equatable {
  static func == (a: AnswerValue, b: AnswerValue) -> Bool {
    switch (a, b) {
    case (.null, .null): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.integer(let a), .real(let b)), (.real(let b), .integer(let a)): return Double(a) == b
    case (.real(let a), .real(let b)): return a == b
    case (.string(let a), .string(let b)): return a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): return a == b
    case (.object(let a), .object(let b)):
      return a.count == b.count
        && a.allSatisfy { member in
          b.contains { $0.name.utf8.elementsEqual(member.name.utf8) && $0.value == member.value }
        }
    default: return false
    }
  }
}

extension AnswerValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  CustomStringConvertible
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: AnswerValue...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, AnswerValue)...) {
    self = .object(members.map { ($0.0, $0.1) })
  }

  var description: String { text() }
}

/// A JSON string of `text`.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..<" ":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
