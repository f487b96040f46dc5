/// Where the hyphens of an ISBN go: how many digits its group and its registrant have.
package enum ISBNRanges {
  /// The day of the agency's message that they are from: 2026-01-04.
  package static var date: String { ISBNRangeData.date }

  /// A range of registrants, as the numbers of twelve digits (all but the check digit) in it.
  private struct Entry {
    let first: Int
    let last: Int
    let groupDigits: Int
    let registrantDigits: Int
  }

  /// In the order of their numbers; no two overlap.
  private static let entries = ISBNRangeData.ranges.withUTF8Buffer(read)

  /// The digits of group and registrant in a number of twelve digits; nil where nothing in its
  /// range has been given out.
  static func digits(of number: Int) -> (group: Int, registrant: Int)? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].last < number { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].first <= number else { return nil }
    return (entries[low].groupDigits, entries[low].registrantDigits)
  }

  private static func read(_ text: UnsafeBufferPointer<UInt8>) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(2048)
    var group = (value: 0, digits: 0)
    var first: Int?
    var number = (value: 0, digits: 0)
    func append() {
      let rest = 9 - group.digits
      let unit = powerOfTen(rest - number.digits)
      let base = group.value * powerOfTen(rest)
      entries.append(
        Entry(
          first: base + (first ?? number.value) * unit, last: base + (number.value + 1) * unit - 1,
          groupDigits: group.digits, registrantDigits: number.digits))
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number.value = number.value * 10 + Int(byte - UInt8(ascii: "0"))
        number.digits += 1
      case UInt8(ascii: "-"):
        first = number.value
        number = (0, 0)
      case UInt8(ascii: ":"):
        group.value = (first ?? 0) * powerOfTen(number.digits) + number.value
        group.digits = number.digits
        (first, number) = (nil, (0, 0))
      default:
        if number.digits > 0 { append() }
        (first, number) = (nil, (0, 0))
      }
    }
    if number.digits > 0 { append() }
    return entries.sorted { $0.first < $1.first }
  }

  private static func powerOfTen(_ exponent: Int) -> Int {
    var power = 1
    for _ in 0..<max(0, exponent) { power *= 10 }
    return power
  }
}
