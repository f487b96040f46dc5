public import CJansson

/// A value inside a `JSONDocument`, which must outlive it.
public struct JSONValue {
  @usableFromInline let raw: UnsafeMutablePointer<json_t>

  @inlinable @inline(__always)
  init(_ raw: UnsafeMutablePointer<json_t>) { self.raw = raw }

  public enum Kind: Sendable {
    case object, array, string, integer, real, boolean, null
  }

  public var kind: Kind {
    switch raw.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_NULL: .null
    default: .boolean
    }
  }

  @inlinable @inline(__always) public var isNull: Bool { raw.pointee.type == JSON_NULL }
  @inlinable @inline(__always) public var isObject: Bool { raw.pointee.type == JSON_OBJECT }
  @inlinable @inline(__always) public var isArray: Bool { raw.pointee.type == JSON_ARRAY }
  @inlinable @inline(__always) public var isString: Bool { raw.pointee.type == JSON_STRING }

  /// The bytes of a string, without a copy and with any NUL in it; nil for anything else.
  @inlinable @inline(__always)
  public var utf8: UnsafeRawBufferPointer? {
    guard raw.pointee.type == JSON_STRING, let bytes = json_string_value(raw) else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: json_string_length(raw))
  }

  public var string: String? {
    guard let utf8 else { return nil }
    return String(decoding: utf8, as: UTF8.self)
  }

  public var boolean: Bool? {
    switch raw.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// A whole number in any spelling (`3`, `3.0`, `3e0`), as several clients can't choose theirs.
  public var integer: Int64? {
    switch raw.pointee.type {
    case JSON_INTEGER: Int64(json_integer_value(raw))
    case JSON_REAL: Int64(exactly: json_real_value(raw))
    default: nil
    }
  }

  public var real: Double? {
    switch raw.pointee.type {
    case JSON_INTEGER: Double(json_integer_value(raw))
    case JSON_REAL: json_real_value(raw)
    default: nil
    }
  }

  /// The number of elements or members; 0 for a scalar.
  public var count: Int {
    switch raw.pointee.type {
    case JSON_ARRAY: json_array_size(raw)
    case JSON_OBJECT: json_object_size(raw)
    default: 0
    }
  }

  /// `[]` and `{}`: one and the same to clients whose language has a single empty table.
  public var isEmptyContainer: Bool { (isArray || isObject) && count == 0 }

  public subscript(index: Int) -> JSONValue? {
    guard let element = json_array_get(raw, index) else { return nil }
    return JSONValue(element)
  }

  public subscript(name: StaticString) -> JSONValue? {
    name.withUTF8Buffer { utf8 in
      utf8.withMemoryRebound(to: CChar.self) {
        json_object_getn(raw, $0.baseAddress!, $0.count).map(JSONValue.init)
      }
    }
  }

  /// The members of an object in their order; none for anything else.
  @inlinable @inline(__always)
  public var members: Members { Members(raw) }

  public struct Members: Sequence, IteratorProtocol {
    @usableFromInline let object: UnsafeMutablePointer<json_t>
    @usableFromInline var next_: UnsafeMutableRawPointer?

    @inlinable @inline(__always)
    init(_ object: UnsafeMutablePointer<json_t>) {
      self.object = object
      next_ = json_object_iter(object)
    }

    @inlinable @inline(__always)
    public mutating func next() -> Member? {
      guard let position = next_, let value = json_object_iter_value(position) else { return nil }
      let name = UnsafeRawBufferPointer(
        start: json_object_iter_key(position), count: json_object_iter_key_len(position))
      next_ = json_object_iter_next(object, position)
      return Member(name: name, value: JSONValue(value))
    }
  }

  public struct Member {
    public let name: UnsafeRawBufferPointer
    public let value: JSONValue

    @inlinable @inline(__always)
    init(name: UnsafeRawBufferPointer, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What an error says it found: short, and cut where a person would stop reading.
  public var summary: String {
    switch kind {
    case .object: return "an object"
    case .array: return "an array"
    case .null: return "null"
    case .boolean: return boolean == true ? "true" : "false"
    case .integer: return String(json_integer_value(raw))
    case .real: return String(json_real_value(raw))
    case .string: return quoted(string ?? "")
    }
  }
}

/// A text as a message shows it: in quotes, cut where a person would stop reading, and on one line
/// whatever is in it.
public func quoted(_ text: String) -> String { "\"\(onOneLine(text, most: 40))\"" }

/// The beginning of a text with what would break a line written as escapes; a cut is marked.
public func onOneLine(_ text: String, most: Int) -> String {
  var shown = ""
  // By scalars, since one character may have any number of them.
  for scalar in text.unicodeScalars.prefix(most) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      let digits = String(scalar.value, radix: 16)
      shown += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default:
      shown.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.count > most ? shown + "…" : shown
}

/// Whether `bytes` spell `name`.
@inlinable @inline(__always)
public func == (bytes: UnsafeRawBufferPointer, name: StaticString) -> Bool {
  guard bytes.count == name.utf8CodeUnitCount else { return false }
  let start = name.utf8Start
  for index in 0..<bytes.count where bytes[index] != start[index] { return false }
  return true
}
