import JSON

extension ReleaseDate {
  /// The date in the `date-parts` of CSL-JSON: one list of year, month and day, or two for a range;
  /// each a number, or a string of one. Months 13 to 16 and 21 to 24 are seasons, which ISO 8601 has
  /// not: their year remains. Nil where there are no parts.
  ///
  /// The pointer of an error is relative to `value`.
  package static func parse(
    dateParts value: JSONValue, isApproximate: Bool = false
  ) throws(JSONError) -> ReleaseDate? {
    guard value.isArray || value.isEmptyContainer else { throw value.mismatch("an array of arrays") }
    guard value.count <= 2 else {
      throw JSONError(
        .badDate, it: "must be one date or two, not \(value.count)", found: String(value.count))
    }
    var ends: [ReleaseDateParts?] = []
    var words: [String] = []
    for index in 0..<value.count {
      guard let part = value[index] else { break }
      do throws(JSONError) {
        let (parts, text) = try self.parts(part, isEnd: index == 1)
        ends.append(parts)
        words.append(text)
      } catch {
        throw error.inside(String(index))
      }
    }
    guard let first = ends.first, let start = first else { return nil }
    var end = ends.count == 2 ? ends[1] : nil
    if let last = end {
      if last.isBefore(start) {
        throw JSONError(
          .badDate, it: "must not end before it begins, \(last.iso) before \(start.iso)",
          found: last.iso)
      }
      if last == start { end = nil }
    }
    return ReleaseDate(
      text: words.filter { !$0.isEmpty }.joined(separator: "/"), start: start, end: end,
      isApproximate: isApproximate)
  }

  private static func parts(
    _ value: JSONValue, isEnd: Bool
  ) throws(JSONError) -> (ReleaseDateParts?, String) {
    guard value.isArray || value.isEmptyContainer else {
      throw value.mismatch("an array of year, month and day")
    }
    guard value.count <= 3 else {
      throw JSONError(
        .badDate, it: "must be a year, a month and a day, not \(value.count) numbers",
        found: String(value.count))
    }
    var fields: [Int] = []
    var text = ""
    for index in 0..<value.count {
      guard let element = value[index] else { break }
      do throws(JSONError) {
        guard let (number, digits) = try number(element, isYear: index == 0) else { break }
        fields.append(number)
        text += (index == 0 ? "" : "-") + digits
      } catch {
        throw error.inside(String(index))
      }
    }
    // Some writers end an open range by zeros.
    if fields.isEmpty || isEnd && fields.allSatisfy({ $0 == 0 }) { return (nil, "") }
    if fields.count == 2, 13...16 ~= fields[1] || 21...24 ~= fields[1] { fields.removeLast() }
    let parts = ReleaseDateParts(
      year: fields[0], month: fields.count > 1 ? fields[1] : nil,
      day: fields.count > 2 ? fields[2] : nil)
    guard parts.exists else {
      let isMonth = fields.count > 1 && !(1...12 ~= fields[1])
      let last = isMonth ? 12 : ReleaseDateParts.dayCount(year: fields[0], month: fields[1])
      let found = fields[isMonth ? 1 : 2]
      throw JSONError(
        .badDate,
        it: "must be a \(isMonth ? "month" : "day") from 1 to \(last), not \(found)",
        found: String(found), minimum: 1, maximum: last
      ).inside(isMonth ? "1" : "2")
    }
    return (parts, text)
  }

  /// A field and its digits; nil where month or day is left open.
  private static func number(
    _ value: JSONValue, isYear: Bool
  ) throws(JSONError) -> (Int, String)? {
    let bounds = isYear ? -9999...9999 : 0...99
    switch value.kind {
    case .null:
      if !isYear { return nil }
      throw JSONError(
        .nullValue, it: "must be a year, not null", expected: "a year", found: "null")
    case .string:
      let string = value.string ?? ""
      if string.isEmpty, !isYear { return nil }
      guard let number = Int(string), bounds ~= number else {
        throw value.mismatch(isYear ? "a year" : "a number")
      }
      return (number, string)
    default:
      let number = try Int.decode(value, within: bounds)
      return (number, String(number))
    }
  }
}
