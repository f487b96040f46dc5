import JSON

/// The last digit of a product's or a book's number, which the others give.
enum CheckDigit {
  /// By GS1: from the right, the weights of the digits before it are 3, 1, 3, 1 ….
  static func gs1(_ digits: [UInt8]) -> UInt8 {
    var sum = 0
    var weight = 3
    for digit in digits.dropLast().reversed() {
      sum += Int(digit - UInt8(ascii: "0")) * weight
      weight = 4 - weight
    }
    return UInt8(ascii: "0") + UInt8((10 - sum % 10) % 10)
  }

  /// By ISO 2108:1992: the weights are 10, 9 … 2, modulo 11, where X is ten.
  static func isbn10(_ digits: [UInt8]) -> UInt8 {
    var sum = 0
    for (index, digit) in digits.dropLast().enumerated() {
      sum += Int(digit - UInt8(ascii: "0")) * (10 - index)
    }
    let rest = (11 - sum % 11) % 11
    return rest == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(rest)
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
