import JSON

/// Reads dates as catalogues write them: ISO 8601, EDTF, English, and what cataloguers add.
enum ReleaseDateParser {
  /// No date is longer, and nobody wants a longer text looked through.
  private static let longest = 200

  static func parse(
    _ source: String, allowShortFields: Bool
  ) throws(JSONError) -> ReleaseDate? {
    guard source.utf8.count <= longest * 4 else {
      if source.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return nil }
      throw unreadable(source)
    }
    var scanner = ReleaseDateScanner(source)
    if scanner.saysNoDate { return nil }
    try scanner.scan()
    let sides = try split(resolve(scanner.tokens), source)
    if sides.count == 2, sides[0].isEmpty {
      throw bad(source, "its beginning is open", hint: "Write the year in which it began.")
    }
    var first = try Fields(sides[0], source)
    var second: Fields?
    // An end that is left open tells nothing.
    if sides.count == 2, !sides[1].isEmpty {
      var last = try Fields(sides[1], source)
      Fields.share(&first, &last)
      second = last
    }

    let start = try first.parts(source)
    var end = try second?.lastParts(source)
    if second == nil, first.lastYear != nil { end = try first.lastParts(source) }
    if let last = end {
      if last.isBefore(start) { throw bad(source, "\(last.iso) is before \(start.iso)") }
      if last == start { end = nil }
    }
    if isCalibresNone(start), end == nil { return nil }
    return ReleaseDate(
      text: source, start: start, end: end,
      isApproximate: scanner.isQualified || first.isApproximate || second?.isApproximate == true,
      isMalformed: !allowShortFields && (first.isShort || second?.isShort == true))
  }

  /// Calibre writes 0101-01-01 in UTC for no date, and a zone to the west may shift it back.
  private static func isCalibresNone(_ date: ReleaseDateParts) -> Bool {
    date == ReleaseDateParts(year: 101, month: 1, day: 1)
      || date == ReleaseDateParts(year: 100, month: 12, day: 31)
  }

  static func unreadable(_ source: String) -> JSONError {
    JSONError(
      .badDate, it: "must be a date, not \(quoted(source))", expected: expected,
      found: quoted(source))
  }

  /// The error of a date of which `why` can be told.
  static func bad(
    _ source: String, _ why: String, allowed: [String]? = nil, suggestion: String? = nil,
    hint: String? = nil
  ) -> JSONError {
    JSONError(
      .badDate, it: "must be a date, and \(why)", expected: expected, found: quoted(source),
      allowed: allowed, suggestion: suggestion, hint: hint)
  }

  private static let expected = "a date such as 1997, 1997-06 or 1997-06-26"
}
