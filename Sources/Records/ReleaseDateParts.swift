/// A year, a month or a day: a date of ISO 8601 without the fields that are not known.
package struct ReleaseDateParts: Equatable, Sendable {
  /// -9999 to 9999; 0 is 1 BCE.
  package let year: Int
  package let month: Int?
  /// Never without a month.
  package let day: Int?

  package init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// `1997`, `1997-06`, `1997-06-26`; years before 1 CE as `-0300`.
  package var iso: String {
    var iso = year < 0 ? "-" : ""
    func append(_ number: Int, digits: Int) {
      var divisor = digits == 4 ? 1000 : 10
      while divisor > 0 {
        iso.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / divisor % 10)))
        divisor /= 10
      }
    }
    append(abs(year), digits: 4)
    for field in [month, day] {
      guard let field else { break }
      iso += "-"
      append(field, digits: 2)
    }
    return iso
  }

  package var exists: Bool {
    guard -9999...9999 ~= year else { return false }
    guard let month else { return day == nil }
    guard 1...12 ~= month else { return false }
    return day.map { 1...Self.dayCount(year: year, month: month) ~= $0 } ?? true
  }

  /// In the Gregorian calendar, which ISO 8601 extends to all years.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Whether it lies wholly before `other`; a year is not before a month in it.
  func isBefore(_ other: ReleaseDateParts) -> Bool {
    if year != other.year { return year < other.year }
    guard let month, let otherMonth = other.month else { return false }
    if month != otherMonth { return month < otherMonth }
    guard let day, let otherDay = other.day else { return false }
    return day < otherDay
  }
}
