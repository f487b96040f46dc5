import JSON

/// What is searched for: raw text, kept as its bytes in the document it came from.
struct Term: JSONParameter {
  let utf8: UnsafeRawBufferPointer

  /// What `Params()` holds until one is given.
  static var none: Term { Term(utf8: UnsafeRawBufferPointer(start: nil, count: 0)) }

  private init(utf8: UnsafeRawBufferPointer) { self.utf8 = utf8 }

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Term {
    guard let utf8 = value.utf8 else {
      let isNumber = value.kind == .integer || value.kind == .real
      throw value.mismatch(
        "the text to search for", suggestion: isNumber ? value.summary : nil,
        hint: isNumber ? "Write it in quotes." : nil)
    }
    guard !isBlank(utf8) else {
      throw JSONError(
        .badValue, it: "must be a text to search for, not \(value.summary)",
        expected: "a text with at least one visible character", found: value.summary)
    }
    return Term(utf8: utf8)
  }

  /// Whether nothing of it can be seen: blanks of any script, controls and what is ignored in
  /// display.
  static func isBlank(_ utf8: UnsafeRawBufferPointer) -> Bool {
    if let first = utf8.first, first > 0x20, first < 0x7F { return false }
    return String(decoding: utf8, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("minLength")
    writer.integer(1)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}
