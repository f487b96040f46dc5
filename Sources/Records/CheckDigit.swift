/// The last digit of a product's or a book's number, which the others give. Digits are 0 to 9.
package enum CheckDigit {
  /// By GS1, and so of thirteen digits by ISO 2108: from the right, the weights of the digits before
  /// it are 3, 1, 3, 1 …, modulo 10.
  package static func gs1<Digits: BidirectionalCollection<UInt8>>(of digits: Digits) -> UInt8 {
    var sum = 0
    var weight = 3
    for digit in digits.reversed() {
      sum += Int(digit) * weight
      weight = 4 - weight
    }
    return UInt8((10 - sum % 10) % 10)
  }

  /// Of a book's number of ten digits, by ISO 2108:1992: the weights of the nine before it are 10,
  /// 9 … 2, modulo 11. Ten is written X.
  package static func isbn10<Digits: Collection<UInt8>>(of digits: Digits) -> UInt8 {
    var sum = 0
    for (index, digit) in digits.enumerated() { sum += (10 - index) * Int(digit) }
    return UInt8((11 - sum % 11) % 11)
  }
}
