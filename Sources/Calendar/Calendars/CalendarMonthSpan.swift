/// One month of a calendar, as days of the Gregorian one.
///
/// A Japanese month in which an era began is one month all the same, called by the era of its first
/// day: January 1989 is that of Showa 64, though its eighth day is one of Heisei 1.
package struct CalendarMonthSpan: Equatable, Sendable {
  package let era: Era?
  package let year: Int
  /// From 1; a leap month has a number as `CalendarIdentifier` tells.
  package let month: Int
  package let isLeapMonth: Bool
  package let start: CivilDate
  package let dayCount: Int

  package var last: CivilDate { start + (dayCount - 1) }
}

/// One date as a calendar tells it.
package struct CalendarDay: Equatable, Sendable {
  package let era: Era?
  package let year: Int
  package let month: Int
  package let day: Int
  package let isLeapMonth: Bool
  /// How many days its month has.
  package let monthDays: Int
}

extension CalendarIdentifier {
  /// How the calendar tells a date, or nil beyond the range.
  package func day(_ date: CivilDate) -> CalendarDay? {
    guard range ~= date else { return nil }
    let year = arithmetic.year(containing: date)
    let month = year.month(containingDay: date - year.start)
    let name = year.naming.name(at: month.position)
    let era = era(of: date)
    return CalendarDay(
      era: era, year: era?.year(of: year.number) ?? year.number, month: name.month,
      day: date - year.start - month.daysBefore + 1, isLeapMonth: name.isLeapMonth,
      monthDays: month.dayCount)
  }

  /// The month that a date is in, or nil beyond the range.
  package func month(containing date: CivilDate) -> CalendarMonthSpan? {
    guard range ~= date else { return nil }
    let year = arithmetic.year(containing: date)
    return span(year.month(containingDay: date - year.start), of: year)
  }

  /// The month of a name, or nil where there is none in the range. Without an era the year is one
  /// of the calendar's last era. Of a Japanese month that two eras share, either may be given.
  package func month(era: Era?, year: Int, month: Int, isLeapMonth: Bool) -> CalendarMonthSpan? {
    let era = era ?? eras.last
    guard era == nil || era?.calendar == self, years(of: era) ~= year else { return nil }
    let found = arithmetic.year(era?.gregorianYear(of: year) ?? year)
    let position = found.naming.position(
      ofMonth: month, isLeapMonth: isLeapMonth, among: found.monthCount)
    guard let position else { return nil }
    let span = span(found.month(at: position), of: found)
    guard isOffered(span), era.map({ $0.start <= span.last && span.start <= $0.end }) ?? true
    else { return nil }
    return span
  }

  /// The months of a year that are in the range, leap months where they come.
  package func months(ofYear year: Int, era: Era?) -> [CalendarMonthSpan] {
    let era = era ?? eras.last
    guard era == nil || era?.calendar == self, years(of: era) ~= year else { return [] }
    let found = arithmetic.year(era?.gregorianYear(of: year) ?? year)
    return (0..<found.monthCount).compactMap {
      let span = span(found.month(at: $0), of: found)
      guard isOffered(span), era.map({ $0.start <= span.last && span.start <= $0.end }) ?? true
      else { return nil }
      return span
    }
  }

  func span(_ month: CountedMonth, of year: CountedYear) -> CalendarMonthSpan {
    let start = year.start + month.daysBefore
    let name = year.naming.name(at: month.position)
    let era = era(of: start)
    return CalendarMonthSpan(
      era: era, year: era?.year(of: year.number) ?? year.number, month: name.month,
      isLeapMonth: name.isLeapMonth, start: start, dayCount: month.dayCount)
  }

  /// The range begins and ends with a month, so that no month is in it in part.
  private func isOffered(_ month: CalendarMonthSpan) -> Bool { range ~= month.start }
}
