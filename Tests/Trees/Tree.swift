import JSON

/// A value read back from an answer's bytes: what a client sees of it.
package indirect enum Tree: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([Tree])
  case object([String: Tree])

  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean == true)
    case .integer: self = .integer(value.integer ?? 0)
    case .real: self = .real(value.real ?? 0)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array((0..<value.count).compactMap { value[$0].map(Tree.init) })
    case .object:
      self = .object(
        Dictionary(
          uniqueKeysWithValues: value.members.map {
            (String(decoding: $0.name, as: UTF8.self), Tree($0.value))
          }))
    }
  }

  package init(parsing text: String) throws {
    let document = try JSONDocument(parsing: text)
    self.init(document.value)
  }

  /// A member, or nil for one that is absent.
  package subscript(name: String) -> Tree? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  package subscript(index: Int) -> Tree? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  package var elements: [Tree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  package var integer: Int? {
    guard case .integer(let integer) = self else { return nil }
    return Int(integer)
  }

  package var boolean: Bool? {
    guard case .boolean(let boolean) = self else { return nil }
    return boolean
  }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: Tree...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, Tree)...) {
    self = .object(Dictionary(uniqueKeysWithValues: members))
  }
}
