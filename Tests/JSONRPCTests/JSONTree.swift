/// A JSON text as the tests read it: strictly by RFC 8259, with a reader of their own, so that no
/// code under test has a say in what an answer says. Numbers stay as they are spelled.
enum JSONTree: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: JSONTree

    static func == (a: Member, b: Member) -> Bool {
      a.name.utf8.elementsEqual(b.name.utf8) && a.value == b.value
    }
  }

  /// Strings are equal by their bytes (Swift's own `==` takes canonical equivalents for equal);
  /// integers by their digits, other numbers as doubles, the sign of zero included.
  static func == (a: JSONTree, b: JSONTree) -> Bool {
    switch (a, b) {
    case (.null, .null): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.string(let a), .string(let b)): return a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): return a == b
    case (.object(let a), .object(let b)): return a == b
    case (.number(let a), .number(let b)):
      if a == b { return true }
      if isInteger(a), isInteger(b) { return false }
      guard let x = Double(a), let y = Double(b) else { return false }
      return x == y && x.sign == y.sign
    default: return false
    }
  }

  private static func isInteger(_ spelling: String) -> Bool {
    spelling.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-")
    }
  }

  init(_ text: [UInt8]) throws {
    var reader = JSONTreeReader(text)
    self = try reader.document()
  }

  init(_ text: String) throws { try self.init(Array(text.utf8)) }

  subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  subscript(index: Int) -> JSONTree? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var integer: Int? {
    if case .number(let value) = self { Int(value) } else { nil }
  }
}

extension JSONTree: CustomStringConvertible {
  /// As JSON, near enough for a person who reads why a test failed.
  var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let spelling): spelling
    case .string(let value): value.debugDescription
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.debugDescription):\($0.value)" }.joined(separator: ","))}"
    }
  }
}

struct NotJSON: Error, CustomStringConvertible {
  let description: String
}

/// Reads JSON and refuses whatever RFC 8259 has no rule for.
struct JSONTreeReader {
  let text: [UInt8]
  var index = 0

  init(_ text: [UInt8]) { self.text = text }

  private func fail(_ what: String) -> NotJSON {
    let near = String(
      decoding: text[max(0, index - 20)..<min(text.count, index + 20)], as: UTF8.self)
    return NotJSON(description: "\(what) at byte \(index), near \(near)")
  }

  private mutating func skipBlanks() {
    while index < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) { index += 1 }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard take(character) else { throw fail("no \(character)") }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func document() throws -> JSONTree {
    let result = try value()
    skipBlanks()
    guard index == text.count else { throw fail("more than one value") }
    return result
  }

  /// The members of an object with each value as its bytes, for what must come back byte for byte.
  mutating func rawMembers() throws -> [(name: String, value: [UInt8])] {
    var members: [(String, [UInt8])] = []
    try object { reader, name in
      reader.skipBlanks()
      let start = reader.index
      _ = try reader.value()
      members.append((name, Array(reader.text[start..<reader.index])))
    }
    skipBlanks()
    guard index == text.count else { throw fail("more than one value") }
    return members
  }

  private mutating func object(_ member: (inout JSONTreeReader, String) throws -> Void) throws {
    skipBlanks()
    try expect("{")
    skipBlanks()
    if take("}") { return }
    repeat {
      skipBlanks()
      let name = try string()
      skipBlanks()
      try expect(":")
      try member(&self, name)
      skipBlanks()
    } while take(",")
    try expect("}")
  }

  private mutating func value() throws -> JSONTree {
    skipBlanks()
    guard index < text.count else { throw fail("no value") }
    switch text[index] {
    case UInt8(ascii: "{"):
      var members: [JSONTree.Member] = []
      try object { reader, name in
        members.append(JSONTree.Member(name: name, value: try reader.value()))
      }
      return .object(members)
    case UInt8(ascii: "["):
      index += 1
      skipBlanks()
      if take("]") { return .array([]) }
      var elements: [JSONTree] = []
      repeat {
        elements.append(try value())
        skipBlanks()
      } while take(",")
      try expect("]")
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try scalar()
    }
  }

  private mutating func scalar() throws -> JSONTree {
    let start = index
    while index < text.count, !"{}[],:\" \t\r\n".utf8.contains(text[index]) { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
        throw fail("\(word) is no value")
      }
      return .number(word)
    }
  }

  private mutating func string() throws -> String {
    try expect("\"")
    var bytes: [UInt8] = []
    while !take("\"") {
      guard index < text.count, text[index] >= 0x20 else { throw fail("raw control character") }
      if take("\\") {
        bytes += try escape()
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    guard let string = String(validating: bytes, as: UTF8.self) else { throw fail("not UTF-8") }
    return string
  }

  private mutating func escape() throws -> [UInt8] {
    guard index < text.count else { throw fail("no escape") }
    let letter = text[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]) {
        try expect("\\")
        try expect("u")
        units.append(try codeUnit())
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw fail("surrogate") }
      return Array(text.utf8)
    default: throw fail("no such escape")
    }
  }

  private mutating func codeUnit() throws -> UInt16 {
    guard index + 4 <= text.count else { throw fail("short escape") }
    let digits = String(decoding: text[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw fail("\(digits) is not hexadecimal")
    }
    index += 4
    return unit
  }
}
