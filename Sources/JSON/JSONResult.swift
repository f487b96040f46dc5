/// A value that an answer can hold: it writes itself and knows its JSON Schema.
public protocol JSONResult {
  /// Writes the value and the comma behind it.
  func write(to writer: inout JSONWriter)
  /// Writes the members of the schema, inside an object that is open.
  static func writeSchema(to writer: inout JSONWriter)
}

extension Int: JSONResult {
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.integer(self) }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("integer")
  }
}

/// A finite number.
extension Double: JSONResult {
  public func write(to writer: inout JSONWriter) { writer.real(self) }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("number")
  }
}

extension Bool: JSONResult {
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { writer.boolean(self) }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("boolean")
  }
}

extension String: JSONResult {
  public func write(to writer: inout JSONWriter) { writer.string(self) }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("string")
  }
}

extension Array: JSONResult where Element: JSONResult {
  public func write(to writer: inout JSONWriter) {
    writer.open(.array)
    for element in self { element.write(to: &writer) }
    writer.close(.array)
  }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("array")
    writer.name("items")
    writer.open(.object)
    Element.writeSchema(to: &writer)
    writer.close(.object)
  }
}

/// Any JSON at all, as it came.
extension JSONValue: JSONResult {
  public func write(to writer: inout JSONWriter) {
    switch kind {
    case .object:
      writer.open(.object)
      for member in members {
        writer.name(utf8: member.name)
        member.value.write(to: &writer)
      }
      writer.close(.object)
    case .array:
      writer.open(.array)
      for index in 0..<count { self[index]?.write(to: &writer) }
      writer.close(.array)
    case .string: writer.string(utf8 ?? UnsafeRawBufferPointer(start: nil, count: 0))
    case .integer: writer.integer(Int(integer ?? 0))
    case .real: writer.real(real ?? 0)
    case .boolean: writer.boolean(boolean == true)
    case .null: writer.null()
    }
  }

  public static func writeSchema(to writer: inout JSONWriter) {}
}

/// A string of a fixed set, spelled as its cases are.
public protocol JSONEnumeration: JSONParameter, JSONResult, CaseIterable, Sendable,
  RawRepresentable<String>
{}

extension JSONEnumeration {
  public func write(to writer: inout JSONWriter) { writer.string(rawValue) }

  public static var names: [String] { allCases.map(\.rawValue) }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("enum")
    names.write(to: &writer)
  }

  public static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Self {
    guard let spelling = value.string else {
      throw value.mismatch("one of \(names.joined(separator: ", "))", allowed: names)
    }
    guard let result = Self(rawValue: spelling) else {
      throw JSONError(
        .badValue, it: "must be one of \(names.joined(separator: ", ")), not \(value.summary)",
        found: value.summary, allowed: names, suggestion: nearestName(to: spelling, among: names))
    }
    return result
  }
}
