/// Says what is wrong with a text that should be one JSON value, and where.
///
/// Only asked when something is known to be wrong: it reads the text with RFC 8259 in hand and
/// builds nothing, so depth and size don't matter to it. What breaks the grammar comes first;
/// what is JSON but more than can be taken (`numberTooBig`, `nulInName`) only when nothing does.
public enum JSONDiagnosis {
  /// How deep a text is nested and how many values it has, as far as it is JSON.
  public static func extent(of text: UnsafeRawBufferPointer) -> (depth: Int, values: Int) {
    var reader = Reader(text: text)
    do throws(JSONError) { try reader.document() } catch {}
    return (reader.depth, reader.values)
  }

  public static func error(in text: UnsafeRawBufferPointer) -> JSONError? {
    var reader = Reader(text: text)
    do throws(JSONError) {
      try reader.document()
    } catch {
      return error
    }
    return reader.excess
  }
}

private struct Reader {
  let text: UnsafeRawBufferPointer
  var index = 0
  /// The first thing that is JSON and still can't be taken.
  var excess: JSONError?
  /// A bit for each open bracket: set for an object.
  var open = BitStack()
  /// The most brackets that were open at once, and the values so far.
  var depth = 0
  var values = 0

  init(text: UnsafeRawBufferPointer) { self.text = text }

  mutating func document() throws(JSONError) {
    try value()
    while !open.isEmpty {
      if open.top { try afterMember() } else { try afterElement() }
    }
    skipBlanks()
    if index < text.count { throw syntax(at: index, "expected the end, not \(token(at: index))") }
  }

  /// Reads a scalar, or opens a container and everything down to its first scalar or closer.
  private mutating func value() throws(JSONError) {
    while true {
      skipBlanks()
      guard index < text.count else { throw end("a value") }
      values += 1
      switch text[index] {
      case UInt8(ascii: "{"):
        open.push(true)
        depth = max(depth, open.count)
        index += 1
        skipBlanks()
        if index < text.count, text[index] == UInt8(ascii: "}") { return close() }
        try name("a name or }")
      case UInt8(ascii: "["):
        open.push(false)
        depth = max(depth, open.count)
        index += 1
        skipBlanks()
        if index < text.count, text[index] == UInt8(ascii: "]") { return close() }
      default:
        return try scalar()
      }
    }
  }

  private mutating func close() {
    index += 1
    open.pop()
  }

  private mutating func afterMember() throws(JSONError) {
    skipBlanks()
    guard index < text.count else { throw end(", or }") }
    switch text[index] {
    case UInt8(ascii: "}"): close()
    case UInt8(ascii: ","):
      index += 1
      skipBlanks()
      try name("a name")
      try value()
    default: throw syntax(at: index, "expected , or }, not \(token(at: index))")
    }
  }

  private mutating func afterElement() throws(JSONError) {
    skipBlanks()
    guard index < text.count else { throw end(", or ]") }
    switch text[index] {
    case UInt8(ascii: "]"): close()
    case UInt8(ascii: ","):
      index += 1
      try value()
    default: throw syntax(at: index, "expected , or ], not \(token(at: index))")
    }
  }

  private mutating func name(_ expected: String) throws(JSONError) {
    guard index < text.count else { throw end(expected) }
    guard text[index] == UInt8(ascii: "\"") else {
      throw syntax(at: index, "expected \(expected), not \(token(at: index))")
    }
    let start = index
    if try string(), excess == nil {
      excess = JSONError(
        .nulInName, "a member's name must not hold \\u0000",
        place: TextPlace(of: start, in: text))
    }
    skipBlanks()
    guard index < text.count else { throw end("a colon") }
    guard text[index] == UInt8(ascii: ":") else {
      throw syntax(at: index, "expected a colon, not \(token(at: index))")
    }
    index += 1
  }

  private mutating func scalar() throws(JSONError) {
    switch text[index] {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: throw syntax(at: index, "expected a value, not \(token(at: index))")
    }
  }

  private mutating func literal(_ word: StaticString) throws(JSONError) {
    let length = word.utf8CodeUnitCount
    for offset in 0..<length {
      guard index + offset < text.count else { throw end("the rest of \(word)") }
      guard text[index + offset] == word.utf8Start[offset] else {
        throw syntax(at: index, "expected a value, not \(token(at: index))")
      }
    }
    if index + length < text.count, isWordByte(text[index + length]) {
      throw syntax(at: index, "expected a value, not \(token(at: index))")
    }
    index += length
  }

  private mutating func number() throws(JSONError) {
    let start = index
    var isReal = false
    func fail() -> JSONError {
      index >= text.count
        ? end("a digit")
        : syntax(at: start, "\(token(at: start)) is not a number in JSON")
    }
    if text[index] == UInt8(ascii: "-") { index += 1 }
    guard isDigit(at: index) else { throw fail() }
    if text[index] == UInt8(ascii: "0") { index += 1 } else { digits() }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      isReal = true
      index += 1
      guard isDigit(at: index) else { throw fail() }
      digits()
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      isReal = true
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
        index += 1
      }
      guard isDigit(at: index) else { throw fail() }
      digits()
    }
    if index < text.count, isWordByte(text[index]) { throw fail() }
    if excess == nil {
      let spelling = String(decoding: text[start..<index], as: UTF8.self)
      if isReal ? Double(spelling).map(\.isInfinite) ?? true : Int64(spelling) == nil {
        excess = JSONError(
          .numberTooBig,
          "\(token(at: start)) is beyond \(isReal ? "a double's range" : "64 bits")",
          place: TextPlace(of: start, in: text))
      }
    }
  }

  private mutating func digits() {
    while isDigit(at: index) { index += 1 }
  }

  private func isDigit(at index: Int) -> Bool {
    index < text.count && text[index] &- UInt8(ascii: "0") < 10
  }

  /// Reads a string and says whether it holds an escaped NUL.
  private mutating func string() throws(JSONError) -> Bool {
    var holdsNUL = false
    index += 1
    while true {
      guard index < text.count else { throw end("the end of a string") }
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        return holdsNUL
      case UInt8(ascii: "\\"):
        if try escape() == 0 { holdsNUL = true }
      case 0..<0x20:
        let name = text[index] == 0x0A ? "line end" : "control character"
        throw syntax(at: index, "a string must not hold a raw \(name); write it as an escape")
      case 0x80...:
        try scalarValue()
      default:
        index += 1
      }
    }
  }

  /// Reads an escape and gives the value of `\u`, or 1 for the short ones.
  private mutating func escape() throws(JSONError) -> UInt32 {
    let start = index
    index += 1
    guard index < text.count else { throw end("the rest of an escape") }
    guard text[index] == UInt8(ascii: "u") else {
      guard #""\/bfnrt"#.utf8.contains(text[index]) else {
        throw syntax(at: start, "there is no such escape in JSON")
      }
      index += 1
      return 1
    }
    let unit = try codeUnit(from: start)
    switch unit {
    case 0xD800..<0xDC00:
      let isCut =
        index == text.count || index + 1 == text.count && text[index] == UInt8(ascii: "\\")
      if isCut { throw end("the second half of a surrogate pair") }
      guard text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u") else {
        throw syntax(at: start, "a lone surrogate is no character")
      }
      index += 1
      guard 0xDC00..<0xE000 ~= (try codeUnit(from: start)) else {
        throw syntax(at: start, "a lone surrogate is no character")
      }
      return 1
    case 0xDC00..<0xE000: throw syntax(at: start, "a lone surrogate is no character")
    default: return unit
    }
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for offset in 1...4 {
      guard index + offset < text.count else { throw end("four hexadecimal digits") }
      let byte = text[index + offset]
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw syntax(at: start, "\\u wants four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
    }
    index += 5
    return unit
  }

  /// Reads one scalar value of two to four bytes (Unicode, table 3-7).
  private mutating func scalarValue() throws(JSONError) {
    let start = index
    let (length, second): (Int, ClosedRange<UInt8>)
    switch text[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw encoding(at: start)
    }
    for offset in 1..<length {
      guard index + offset < text.count else { throw end("the rest of a character") }
      guard (offset == 1 ? second : 0x80...0xBF) ~= text[index + offset] else {
        throw encoding(at: start)
      }
    }
    index += length
  }

  private mutating func skipBlanks() {
    while index < text.count, isJSONBlank(text[index]) { index += 1 }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// The word or the character at `index`, as an error shows it.
  private func token(at index: Int) -> String {
    var end = index
    while end < text.count, isWordByte(text[end]), end < index + 24 || text[end] & 0xC0 == 0x80 {
      end += 1
    }
    if end > index {
      return String(decoding: text[index..<end], as: UTF8.self)
    }
    let byte = text[index]
    if byte == UInt8(ascii: "\"") { return "a string" }
    if 0x20..<0x7F ~= byte { return String(Unicode.Scalar(byte)) }
    return hexadecimal(byte)
  }

  private func syntax(at index: Int, _ message: String) -> JSONError {
    if text[index] >= 0x80 {
      var character = self
      character.index = index
      do throws(JSONError) { try character.scalarValue() } catch { return error }
    }
    return JSONError(.syntax, message, place: TextPlace(of: index, in: text))
  }

  private func encoding(at index: Int) -> JSONError {
    JSONError(
      .encoding, "\(hexadecimal(text[index])) begins no character of UTF-8 here",
      place: TextPlace(of: index, in: text))
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "the byte 0x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }

  private func end(_ expected: String) -> JSONError {
    JSONError(
      .unexpectedEnd, "the text ends where \(expected) should be",
      place: TextPlace(of: text.count, in: text))
  }
}

/// JSON's white space.
@inlinable @inline(__always)
public func isJSONBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
