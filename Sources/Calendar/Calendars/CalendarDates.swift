import JSON

extension CalendarIdentifier {
  /// The date that the calendar calls so. Without an era the year is one of the calendar's last.
  ///
  /// Throws `badDate` where there is no such date, `outOfRange` for a year that is not offered or a
  /// month that the calendar never has, `badValue` for an era of another calendar. The error's
  /// pointer is the name of the argument that is to blame: `/era`, `/year`, `/month`, `/isLeapMonth`
  /// or `/day`.
  package func date(
    era: Era?, year: Int, month: Int, day: Int, isLeapMonth: Bool
  ) throws(JSONError) -> CivilDate {
    let found = try checkedYear(era, year)
    let position = try checkedPosition(month, isLeapMonth, in: found, year)
    let place = found.month(at: position)
    let first = found.start + place.daysBefore
    guard range ~= first else {
      throw JSONError(
        .outOfRange,
        it: "can't be \(month) in \(year): the calendar \(rawValue) is offered for "
          + rangeDescription, found: String(month)
      ).inside("month")
    }
    guard 1...place.dayCount ~= day else {
      let name = "\(isLeapMonth ? "leap month" : "month") \(month) of \(year)"
      throw JSONError(
        .badDate, it: "must be 1 to \(place.dayCount), not \(day): \(name) has that many days",
        found: String(day), minimum: 1, maximum: place.dayCount
      ).inside("day")
    }
    let date = first + (day - 1)
    try check(era ?? eras.last, has: date)
    return date
  }

  private func checkedYear(_ era: Era?, _ year: Int) throws(JSONError) -> CountedYear {
    let allowed = eras
    if let era, !allowed.contains(era) {
      let names = allowed.map(\.rawValue)
      throw JSONError(
        .badValue,
        it: names.isEmpty
          ? "can't be given: the calendar \(rawValue) has no eras"
          : "must be one of \(names.joined(separator: ", ")), not \"\(era.rawValue)\"",
        found: "\"\(era.rawValue)\"", allowed: names.isEmpty ? nil : names
      ).inside("era")
    }
    let era = era ?? allowed.last
    let years = years(of: era)
    guard years ~= year else {
      let which = era.map { " of \($0.rawValue)" } ?? ""
      throw JSONError(
        .outOfRange, it: "must be \(years.lowerBound) to \(years.upperBound)\(which), not \(year)",
        found: String(year), minimum: years.lowerBound, maximum: years.upperBound,
        hint: "The calendar \(rawValue) is offered for \(rangeDescription)."
      ).inside("year")
    }
    return arithmetic.year(era?.gregorianYear(of: year) ?? year)
  }

  private func checkedPosition(
    _ month: Int, _ isLeapMonth: Bool, in found: CountedYear, _ year: Int
  ) throws(JSONError) -> Int {
    let naming = found.naming
    let position = naming.position(
      ofMonth: month, isLeapMonth: isLeapMonth, among: found.monthCount)
    if let position { return position }
    let most = self == .hebrew ? 13 : hasLeapMonths ? 12 : found.monthCount
    guard 1...most ~= month else {
      throw JSONError(
        .outOfRange, it: "must be 1 to \(most), not \(month)", found: String(month), minimum: 1,
        maximum: most
      ).inside("month")
    }
    if self == .hebrew {
      guard month == 6 else {
        throw JSONError(
          .badDate, it: "must be false for month \(month): only month 6 (Adar I) is a leap month",
          found: "true", suggestion: "false"
        ).inside("isLeapMonth")
      }
      throw JSONError(
        .badDate, it: "can't be 6 in \(year): month 6 (Adar I) exists in leap years only",
        found: "6", suggestion: "7", hint: "Month 7 is Adar, or Adar II in a leap year."
      ).inside("month")
    }
    guard hasLeapMonths else {
      throw JSONError(
        .badDate, it: "must be false: the calendar \(rawValue) has no leap months", found: "true",
        suggestion: "false"
      ).inside("isLeapMonth")
    }
    let hint =
      naming.leapMonth.map { "The leap month of \(year) is the one after month \($0)." }
      ?? "The year \(year) has no leap month."
    throw JSONError(
      .badDate, it: "must be false: there is no leap month \(month) in \(year)", found: "true",
      suggestion: "false", hint: hint
    ).inside("isLeapMonth")
  }

  private func check(_ era: Era?, has date: CivilDate) throws(JSONError) {
    guard let era, let actual = self.era(of: date), actual != era else { return }
    let bound =
      date < era.start
      ? "\(era.rawValue) began on \(era.start)" : "\(era.rawValue) ended on \(era.end)"
    let year = actual.year(of: date.components.year)
    throw JSONError(
      .badDate, it: "must be \(actual.rawValue) for that day: \(bound)",
      found: "\"\(era.rawValue)\"", suggestion: actual.rawValue,
      hint: "\(date) is in year \(year) of \(actual.rawValue)."
    ).inside("era")
  }
}
