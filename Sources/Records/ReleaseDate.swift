import JSON

/// When something came out, as exactly as the source says: `1997`, `1997-06` or `1997-06-26`.
package struct ReleaseDate: JSONRecord, Equatable, Sendable {
  /// The source's own words.
  package let text: String
  package let start: ReleaseDateParts
  /// The last day, month or year, where the source gives a range.
  package let end: ReleaseDateParts?
  /// The source itself is not sure of it.
  package let isApproximate: Bool
  /// Its fields lack digits that ISO 8601 wants (`2007-07-2`): it can be read, but isn't right.
  package let isMalformed: Bool

  package var year: Int { start.year }
  package var month: Int? { start.month }
  package var day: Int? { start.day }
  package var iso: String { start.iso }

  package init(
    text: String, start: ReleaseDateParts, end: ReleaseDateParts? = nil,
    isApproximate: Bool = false, isMalformed: Bool = false
  ) {
    self.text = text
    self.start = start
    self.end = end
    self.isApproximate = isApproximate
    self.isMalformed = isMalformed
  }

  package static func members<V: RecordVisitor<ReleaseDate>>(_ member: inout V) {
    member("text", "As the source writes it.") { $0.text }
    member("iso", "ISO 8601, as exact as the source: 1997, 1997-06 or 1997-06-26.") { $0.iso }
    member("year", "The year; 0 is 1 BCE.") { $0.year }
    member.optional("month", "The month, where the source has one.") { $0.month }
    member.optional("day", "The day, where the source has one.") { $0.day }
    member.optional("endISO", "The end of a range, as exact as the source.") { $0.end?.iso }
    member.flag("isApproximate", "The source is not sure of it: ca. 1997, 1997?.") {
      $0.isApproximate
    }
  }

  /// What is to be said of a malformed date; nil of any other.
  package var malformation: JSONError? {
    guard isMalformed else { return nil }
    return JSONError(
      .badDate, it: "must be a date with two digits for month and day, not \(quoted(text))",
      expected: "a date such as 1997-06-26", found: quoted(text), suggestion: iso)
  }

  /// The date in `text`; nil where it says that there is none (`n.d.`, an empty text, the date
  /// 0101-01-01 that Calibre writes for none). A zone is never looked at: the day is the written
  /// one. With `allowShortFields`, `2005-4-12` is as good as `2005-04-12`.
  package static func parse(
    _ text: String, allowShortFields: Bool = false
  ) throws(JSONError) -> ReleaseDate? {
    var text = text
    if let date = text.withUTF8({ ReleaseDate(utf8: UnsafeRawBufferPointer($0)) }) { return date }
    return try ReleaseDateParser.parse(text, allowShortFields: allowShortFields)
  }

  /// The same of a text's bytes.
  package static func parse(
    utf8: UnsafeRawBufferPointer, allowShortFields: Bool = false
  ) throws(JSONError) -> ReleaseDate? {
    if let date = ReleaseDate(utf8: utf8) { return date }
    return try ReleaseDateParser.parse(
      String(decoding: utf8, as: UTF8.self), allowShortFields: allowShortFields)
  }
}

extension ReleaseDate {
  /// The forms that nearly all data has: a date, or a time in UTC, of ISO 8601. Nil for any other
  /// form, and for a date that does not exist: `parse` tells what is wrong with it.
  package init?(utf8: UnsafeRawBufferPointer) {
    let dateCount = min(utf8.count, 10)
    guard dateCount == 10 || dateCount == 7 || dateCount == 4 else { return nil }
    func digits(_ start: Int, _ count: Int) -> Int? {
      var value = 0
      for index in start..<start + count {
        let digit = utf8[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value * 10 + Int(digit)
      }
      return value
    }
    func has(_ byte: Unicode.Scalar, _ index: Int) -> Bool { utf8[index] == UInt8(ascii: byte) }

    // The years below are those of placeholders, and left to the parser.
    guard let year = digits(0, 4), year >= 1000 else { return nil }
    var month: Int?
    var day: Int?
    if dateCount >= 7 {
      guard has("-", 4), let number = digits(5, 2) else { return nil }
      month = number
    }
    if dateCount == 10 {
      guard has("-", 7), let number = digits(8, 2) else { return nil }
      day = number
    }
    if utf8.count > 10 {
      guard utf8.count == 20, has("T", 10), has(":", 13), has(":", 16), has("Z", 19),
        let hour = digits(11, 2), let minute = digits(14, 2), let second = digits(17, 2),
        hour < 24, minute < 60, second <= 60
      else { return nil }
    }
    let parts = ReleaseDateParts(year: year, month: month, day: day)
    guard parts.exists else { return nil }
    self.init(text: String(decoding: utf8, as: UTF8.self), start: parts)
  }
}
