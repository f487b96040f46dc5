import JSON

/// How many rows of weeks a month is drawn with.
package enum GridRows: String, JSONEnumeration {
  /// As many as the month needs, 4 to 6.
  case fit
  /// Always six.
  case six
}

/// Where the days of one month, of whatever calendar, stand in rows of weeks.
package struct MonthGrid: Equatable, Sendable {
  package let era: Era?
  package let year: Int
  package let month: Int
  package let isLeapMonth: Bool
  package let first: CivilDate
  package let dayCount: Int
  /// Cells before the first day.
  package let leadingBlanks: Int
  package let rowCount: Int

  package init(year: Int, month: Int, firstWeekday: Weekday, rows: GridRows) {
    era = nil
    self.year = year
    self.month = month
    isLeapMonth = false
    first = CivilDate(year: year, month: month, day: 1)
    dayCount = CivilDate.dayCount(year: year, month: month)
    leadingBlanks = first.weekday.distance(from: firstWeekday)
    rowCount = rows == .six ? 6 : (leadingBlanks + dayCount + 6) / 7
  }

  /// The grid of a month of any calendar.
  package init(_ span: CalendarMonthSpan, firstWeekday: Weekday, rows: GridRows) {
    era = span.era
    year = span.year
    month = span.month
    isLeapMonth = span.isLeapMonth
    first = span.start
    dayCount = span.dayCount
    leadingBlanks = first.weekday.distance(from: firstWeekday)
    rowCount = rows == .six ? 6 : (leadingBlanks + dayCount + 6) / 7
  }

  package var last: CivilDate { first + (dayCount - 1) }
  /// The date of the first cell, which may lie before year 1.
  package var start: CivilDate { first + -leadingBlanks }

  /// The month so many months on, or nil beyond the years 1 to 9999.
  package static func month(
    _ offset: Int, after year: Int, _ month: Int
  ) -> (year: Int, month: Int)? {
    let index = year * 12 + month - 1 + offset
    guard 12..<120_000 ~= index else { return nil }
    return (index / 12, index % 12 + 1)
  }
}
