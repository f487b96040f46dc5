import JSON

/// A parameter that is a text of some form. The params of a call and the query of a URL are read by
/// the same rules, so that one can be made of the other.
protocol TextParameter: JSONParameter where Bounds == Void {
  /// What it is, in words.
  static var expected: StaticString { get }
  /// Its form, as a regular expression of JSON Schema.
  static var pattern: StaticString { get }

  init(_ text: UnsafeRawBufferPointer) throws(JSONError)
}

extension TextParameter {
  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Self {
    guard let text = value.utf8 else { throw value.mismatch(expected.description) }
    return try Self(text)
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("pattern")
    writer.string(pattern.description)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

extension UInt8 {
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isASCIIBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
