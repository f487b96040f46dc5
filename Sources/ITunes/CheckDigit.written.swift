import JSON
import Records

/// Check digits of numbers as they are written, in ASCII, the check digit among the digits.
extension CheckDigit {
  static func gs1(_ digits: [UInt8]) -> UInt8 { written(gs1(of: values(digits))) }

  static func isbn10(_ digits: [UInt8]) -> UInt8 { written(isbn10(of: values(digits))) }

  private static func values(_ digits: [UInt8]) -> [UInt8] {
    digits.dropLast().map { $0 - UInt8(ascii: "0") }
  }

  private static func written(_ digit: UInt8) -> UInt8 {
    digit == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + digit
  }

  static func check<ID: LookupID>(
    _ digits: [UInt8], as kind: ID.Type, _ text: String
  ) throws(JSONError) {
    let expected = gs1(digits)
    if digits.last != expected { throw wrong(digits, expected, as: kind, text) }
  }

  static func wrong<ID: LookupID>(
    _ digits: [UInt8], _ expected: UInt8, as _: ID.Type, _ text: String
  ) -> JSONError {
    let right = String(decoding: digits.dropLast() + [expected], as: UTF8.self)
    let given = String(decoding: digits.suffix(1), as: UTF8.self)
    let digit = String(decoding: [expected], as: UTF8.self)
    return JSONError(
      .badValue, it: "must end with the check digit \(digit), not \(given), in \(quoted(text))",
      expected: "the check digit \(digit)", found: quoted(text), suggestion: right,
      hint: "Or another digit of it is wrong, or two have changed places.")
  }
}
