import JSON
import Records

/// A kind of id that can be looked up.
protocol LookupID {
  static var expected: StaticString { get }
  /// Whether a JSON number may stand for one.
  static var takesNumbers: Bool { get }
  /// The form of one as a regular expression, without anchors.
  static var pattern: StaticString { get }
  /// The id as a URL has it: plain ASCII that needs no encoding.
  static func normalized(_ text: String) throws(JSONError) -> String
}

extension LookupID {
  static func refused(
    _ text: String, _ predicate: String, suggestion: String? = nil, hint: String? = nil
  ) -> JSONError {
    let question = suggestion.map { "; did you mean \($0)?" } ?? ""
    return JSONError(
      .badValue, it: "\(predicate), not \(quoted(text))\(question)",
      expected: expected.description, found: quoted(text), suggestion: suggestion, hint: hint)
  }
}

/// The number that the stores (Adam ids) or the All Music Guide know a thing by. Zeros before it
/// are kept.
enum StoreNumber: LookupID {
  static var expected: StaticString { "an id of digits" }
  static var takesNumbers: Bool { true }
  static var pattern: StaticString { "[0-9]{1,19}" }

  static func normalized(_ text: String) throws(JSONError) -> String {
    let digits = Array(text.utf8)
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      throw refused(
        text, "must be \(expected)", suggestion: suggestion(for: text), hint: hint(for: text))
    }
    // Int takes any number of zeros before the number.
    guard digits.count <= 19, let value = Int64(text), value > 0 else {
      throw Int.rejected(onOneLine(text, most: 40), 1...Int(Int64.max))
    }
    return text
  }

  /// The one run of digits in what was given: out of quotes, or behind the "id" of a link.
  private static func suggestion(for text: String) -> String? {
    let runs = text.utf8.split(whereSeparator: { !$0.isASCIIDigit })
    guard runs.count == 1, runs[0].count >= 4, runs[0].count <= 18, !text.contains("-") else {
      return nil
    }
    return String(runs[0])
  }

  private static func hint(for text: String) -> String? {
    if text.contains("/") { return "itunes.parseURL reads the id out of a link." }
    if text.contains(".") { return "An app's identifier with dots goes into bundleId." }
    return nil
  }
}

/// A number on a product: UPC-A (12 digits) or EAN-13, its zeros kept.
enum ProductCode: LookupID {
  static var expected: StaticString { "a UPC of 12 or an EAN of 13 digits" }
  static var takesNumbers: Bool { true }
  static var pattern: StaticString { "[0-9][0-9 -]{10,30}[0-9]" }

  static func normalized(_ text: String) throws(JSONError) -> String {
    let digits = withoutSeparators(text)
    guard digits.allSatisfy(\.isASCIIDigit), digits.count == 12 || digits.count == 13 else {
      throw refused(
        text, "must be \(expected)", suggestion: withoutPadding(digits), hint: hint(digits))
    }
    try CheckDigit.check(digits, as: Self.self, text)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The number in a GTIN of 14 digits, which is filled up with zeros.
  private static func withoutPadding(_ digits: [UInt8]) -> String? {
    guard digits.count == 14, digits.allSatisfy(\.isASCIIDigit), digits[0] == UInt8(ascii: "0"),
      digits.last == CheckDigit.gs1(digits)
    else { return nil }
    return String(
      decoding: digits.dropFirst(digits[1] == UInt8(ascii: "0") ? 2 : 1), as: UTF8.self)
  }

  private static func hint(_ digits: [UInt8]) -> String? {
    guard digits.allSatisfy(\.isASCIIDigit) else { return nil }
    switch digits.count {
    case 9...11: return "A number loses its leading zeros: give it as a string with all of them."
    case 8: return "An EAN of 8 digits is not among what the stores know."
    default: return nil
    }
  }
}

/// The number of an edition of a book. Apple documents 13 digits; 10 are taken as they are. Hyphens
/// and blanks are left out.
enum BookNumber: LookupID {
  static var expected: StaticString { "an ISBN of 13 or 10 digits" }
  static var takesNumbers: Bool { true }
  static var pattern: StaticString { "[0-9][0-9 -]{8,30}[0-9Xx]" }

  static func normalized(_ text: String) throws(JSONError) -> String {
    var digits = withoutSeparators(text)
    switch digits.count {
    case 10 where digits.dropLast().allSatisfy(\.isASCIIDigit):
      if digits[9] == UInt8(ascii: "x") { digits[9] = UInt8(ascii: "X") }
      guard digits[9].isASCIIDigit || digits[9] == UInt8(ascii: "X") else { break }
      let expected = CheckDigit.isbn10(digits)
      guard digits[9] == expected else {
        throw CheckDigit.wrong(digits, expected, as: Self.self, text)
      }
      return String(decoding: digits, as: UTF8.self)
    case 13 where digits.allSatisfy(\.isASCIIDigit):
      guard digits.starts(with: "978".utf8) || digits.starts(with: "979".utf8) else {
        throw refused(
          text, "must begin with 978 or 979", hint: "Another number of 13 digits goes into upc.")
      }
      try CheckDigit.check(digits, as: Self.self, text)
      return String(decoding: digits, as: UTF8.self)
    case 8...9 where digits.allSatisfy(\.isASCIIDigit):
      throw refused(
        text, "must be \(expected)",
        hint: "A number loses its leading zeros: give it as a string with all of them.")
    default: break
    }
    throw refused(text, "must be \(expected)")
  }
}

/// What Apple knows an app by: letters, digits, hyphens and dots (CFBundleIdentifier).
enum BundleID: LookupID {
  static var expected: StaticString { "a bundle id, as in com.example.app" }
  static var takesNumbers: Bool { false }
  static var pattern: StaticString { "[A-Za-z0-9.-]+" }

  static func normalized(_ text: String) throws(JSONError) -> String {
    guard let bad = illegalCharacter(text) else {
      if text.isEmpty { throw refused(text, "must be \(expected)") }
      return text
    }
    let rest = text.filter { $0 != bad }
    let isStray = text.first == bad || text.last == bad
    throw refused(
      text, "must be \(expected)",
      suggestion: isStray && !rest.isEmpty && illegalCharacter(rest) == nil ? rest : nil,
      hint: "\(quoted(String(bad))) can't be in one: letters, digits, - and . are all.")
  }

  static func illegalCharacter(_ text: String) -> Character? {
    text.first { character in
      guard let byte = character.asciiValue, character != "\r\n" else { return true }
      return !byte.isASCIILetter && !byte.isASCIIDigit && byte != UInt8(ascii: ".")
        && byte != UInt8(ascii: "-")
    }
  }
}

/// The text's bytes without the hyphens and blanks that numbers are printed with.
private func withoutSeparators(_ text: String) -> [UInt8] {
  let bytes = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
  guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
  // What typesetting makes of them: other hyphens and dashes, and blanks that don't break.
  return text.unicodeScalars.filter {
    $0 != "-" && $0.properties.generalCategory != .dashPunctuation && !$0.properties.isWhitespace
  }.flatMap { Array(String($0).utf8) }
}
