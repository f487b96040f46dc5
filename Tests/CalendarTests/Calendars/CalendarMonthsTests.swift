import Calendar
import Testing
import Trees

struct CalendarMonthsTests {
  /// The years in which each day is gone through. In the others the first and the last day of each
  /// month are: a day between them can't be told otherwise than they are.
  static let yearsOfEveryDay = 1800...2200

  /// The days of the range, told and found again, and every month by each way that leads to it.
  @Test(arguments: [
    CalendarIdentifier.dangi, .chinese, .hebrew, .islamicUmalqura, .islamicCivil, .persian, .indian,
    .coptic, .ethiopic,
  ])
  func theWholeRange(calendar: CalendarIdentifier) throws {
    let months = try referenceMonths(calendar)
    let first = try #require(months.first)
    let last = try #require(months.last)
    #expect(calendar.range.lowerBound == first.start)
    #expect(calendar.range.upperBound == last.start + (last.dayCount - 1))
    #expect(calendar.monthCount == months.count)
    var previous: CalendarMonthSpan?
    for (index, month) in months.enumerated() {
      guard let span = calendar.month(containing: month.start), equal(span, month),
        waysLead(to: span, in: calendar, at: index, after: previous), days(of: month, in: calendar)
      else {
        Issue.record("\(calendar) differs in \(month)")
        return
      }
      previous = span
    }
  }

  private func equal(_ span: CalendarMonthSpan, _ month: ReferenceMonth) -> Bool {
    span.era == nil && span.year == month.year && span.month == month.month
      && span.isLeapMonth == month.isLeapMonth && span.start == month.start
      && span.dayCount == month.dayCount && span.last == month.start + (month.dayCount - 1)
  }

  private func waysLead(
    to span: CalendarMonthSpan, in calendar: CalendarIdentifier, at index: Int,
    after previous: CalendarMonthSpan?
  ) -> Bool {
    let named = calendar.month(
      era: nil, year: span.year, month: span.month, isLeapMonth: span.isLeapMonth)
    return named == span && calendar.month(containing: span.last) == span
      && calendar.month(before: span) == previous
      && previous.flatMap { calendar.month(after: $0) } ?? span == span
      && calendar.month(at: index) == span && calendar.monthIndex(of: span.start) == index
      && calendar.monthIndex(of: span.last) == index
  }

  private func days(of month: ReferenceMonth, in calendar: CalendarIdentifier) -> Bool {
    let step = Self.yearsOfEveryDay ~= month.start.components.year ? 1 : month.dayCount - 1
    for number in stride(from: 1, through: month.dayCount, by: step) {
      let date = month.start + (number - 1)
      guard let day = calendar.day(date), day.era == nil, day.year == month.year,
        day.month == month.month, day.isLeapMonth == month.isLeapMonth, day.day == number,
        day.monthDays == month.dayCount,
        date
          == (try? calendar.date(
            era: nil, year: day.year, month: day.month, day: day.day, isLeapMonth: day.isLeapMonth))
      else { return false }
    }
    return true
  }
}
