/// How weeks are counted: on which day they begin, and how many of its days the first week of a
/// year or month must have (ISO 8601: Monday, 4).
package struct WeekRule: Equatable, Sendable {
  package let firstWeekday: Weekday
  package let minimalDays: Int

  package init(firstWeekday: Weekday, minimalDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimalDays = minimalDays
  }

  package func startOfWeek(of date: CivilDate) -> CivilDate {
    date + -date.weekday.distance(from: firstWeekday)
  }

  /// The first day of week 1 of the period that begins with `first`.
  private func startOfWeekOne(from first: CivilDate) -> CivilDate {
    let start = startOfWeek(of: first)
    return 7 - (first - start) >= minimalDays ? start : start + 7
  }

  /// The first day of week 1 of `year`.
  package func startOfWeekOne(of year: Int) -> CivilDate {
    startOfWeekOne(from: CivilDate(year: year, month: 1, day: 1))
  }

  package struct WeekNumber: Equatable, Sendable {
    package let weekYear: Int
    package let week: Int
  }

  /// The week of `date` and the year that it is counted in, which isn't always the date's own.
  package func weekNumber(of date: CivilDate) -> WeekNumber {
    let year = date.components.year
    let next = startOfWeekOne(of: year + 1)
    if date >= next { return WeekNumber(weekYear: year + 1, week: (date - next) / 7 + 1) }
    let start = startOfWeekOne(of: year)
    if date >= start { return WeekNumber(weekYear: year, week: (date - start) / 7 + 1) }
    let last = startOfWeekOne(of: year - 1)
    return WeekNumber(weekYear: year - 1, week: (date - last) / 7 + 1)
  }

  /// The week of its month that `date` is in; 0 for the days before week 1.
  package func weekOfMonth(of date: CivilDate) -> Int {
    let start = startOfWeekOne(from: date + (1 - date.components.day))
    return date < start ? 0 : (date - start) / 7 + 1
  }
}
