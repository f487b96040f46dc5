import JSON

/// A date of the proleptic Gregorian calendar (ISO 8601) without a time or a zone, in years 1 to
/// 9999: the number of days since 1970-01-01, and all arithmetic in integers.
package struct CivilDate: Equatable, Comparable, Sendable {
  package let number: Int

  /// 0001-01-01 and 9999-12-31.
  package static let range = CivilDate(-719_162)...CivilDate(2_932_896)

  package init(_ number: Int) { self.number = number }

  /// The date of the year, month and day, which may lie beyond the range but must exist.
  package init(year: Int, month: Int, day: Int) {
    // Years are counted from March, so that the leap day is a year's last: then the days before a
    // month are a linear formula (the 153 days of March to July repeat).
    let shifted = year - (month <= 2 ? 1 : 0)
    let cycle = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfCycle = shifted - cycle * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    number = cycle * 146_097 + dayOfCycle - 719_468
  }

  package struct Components: Equatable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
  }

  package var components: Components {
    let days = number + 719_468
    let cycle = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfCycle = days - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return Components(
      year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = (number + 4) % 7
    return Weekday(index: index < 0 ? index + 7 : index)
  }

  package var isInRange: Bool { Self.range ~= self }

  package static func < (a: CivilDate, b: CivilDate) -> Bool { a.number < b.number }
  package static func + (date: CivilDate, days: Int) -> CivilDate { CivilDate(date.number + days) }
  package static func - (a: CivilDate, b: CivilDate) -> Int { a.number - b.number }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// The wire form: `YYYY-MM-DD`, and nothing else.
extension CivilDate: JSONParameter, JSONResult {
  /// Exactly ten bytes, of a day that exists; nil for anything else.
  package init?(_ text: UnsafeRawBufferPointer) {
    guard text.count == 10, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = Self.digits(text, 0..<4), let month = Self.digits(text, 5..<7),
      let day = Self.digits(text, 8..<10), year >= 1, 1...12 ~= month,
      1...Self.dayCount(year: year, month: month) ~= day
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package init?(_ text: String) {
    var text = text
    let date = text.withUTF8 { CivilDate(UnsafeRawBufferPointer($0)) }
    guard let date else { return nil }
    self = date
  }

  static func digits(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      guard text[index] &- UInt8(ascii: "0") < 10 else { return nil }
      value = value * 10 + Int(text[index] &- UInt8(ascii: "0"))
    }
    return value
  }

  package static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> CivilDate {
    guard let text = value.utf8 else { throw value.mismatch("a date, YYYY-MM-DD") }
    guard let date = CivilDate(text) else { throw badDate(value, text) }
    return date
  }

  private static func badDate(_ value: JSONValue, _ text: UnsafeRawBufferPointer) -> JSONError {
    var why = ""
    if let (year, month, day) = parts(of: text), day > dayCount(year: year, month: month) {
      why = "; that month has \(dayCount(year: year, month: month)) days"
    }
    return JSONError(
      .badDate, it: "must be a date that exists, YYYY-MM-DD, not \(value.summary)\(why)",
      expected: "YYYY-MM-DD", found: value.summary, suggestion: suggestion(for: text))
  }

  /// The date that a looser spelling (`2022-2-3`, or an instant) names, in the wire's.
  static func suggestion(for text: UnsafeRawBufferPointer) -> String? {
    guard let (year, month, day) = parts(of: text), day <= dayCount(year: year, month: month)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).description
  }

  private static func parts(
    of text: UnsafeRawBufferPointer
  ) -> (year: Int, month: Int, day: Int)? {
    let spelling = String(decoding: text.prefix(64), as: UTF8.self)
    let parts = spelling.prefix { $0 != "T" && $0 != " " }.split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), 1...9999 ~= year, 1...12 ~= month, 1...99 ~= day
    else { return nil }
    return (year, month, day)
  }

  package func write(to writer: inout JSONWriter) { Self.put(components, to: &writer) }

  @inline(__always)
  static func put(_ date: Components, to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    writer.digits(date.year, width: 4)
    writer.put(UInt8(ascii: "-"))
    writer.digits(date.month, width: 2)
    writer.put(UInt8(ascii: "-"))
    writer.digits(date.day, width: 2)
    writer.endString()
  }

  package static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("string")
    writer.name("format")
    writer.string("date")
    writer.name("pattern")
    writer.string("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
  }
}

extension CivilDate: CustomStringConvertible {
  package var description: String {
    let date = components
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }
}
