import Calendar
import Testing
import Trees

/// The calendars that have the Gregorian months, and count only their years otherwise.
struct EraTests {
  /// A row of `eras.json`: an era, or all the years of a calendar that has none.
  private struct Row {
    let calendar: CalendarIdentifier
    let era: Era?
    let first: CivilDate
    let firstYear: Int
    let last: CivilDate
    let lastYear: Int
  }

  private func rows() throws -> [Row] {
    try cases("eras").map { row in
      Row(
        calendar: try #require(row[0].string.flatMap { CalendarIdentifier(rawValue: $0) }),
        era: row[1].string.flatMap { Era(rawValue: $0) },
        first: try #require(row[2].string.flatMap { CivilDate($0) }),
        firstYear: try #require(row[3].integer),
        last: try #require(row[4].string.flatMap { CivilDate($0) }),
        lastYear: try #require(row[5].integer))
    }
  }

  @Test func erasBeginAndEndAsTheyDid() throws {
    for row in try rows() where row.era != nil {
      let era = try #require(row.era)
      #expect(era.calendar == row.calendar)
      #expect(era.start == row.first)
      #expect(era.end == row.last)
      #expect(era.years == min(row.firstYear, row.lastYear)...max(row.firstYear, row.lastYear))
    }
    #expect(CalendarIdentifier.japanese.eras == [.meiji, .taisho, .showa, .heisei, .reiwa])
    #expect(CalendarIdentifier.roc.eras == [.beforeROC, .minguo])
    #expect(CalendarIdentifier.buddhist.eras.isEmpty)
  }

  /// Years go on with each January, one by one, backwards before 1912.
  @Test(arguments: [CalendarIdentifier.gregorian, .buddhist, .japanese, .roc])
  func theWholeRange(calendar: CalendarIdentifier) throws {
    let rows = try rows().filter { $0.calendar == calendar }
    #expect(calendar.range.lowerBound == rows.first?.first)
    #expect(calendar.range.upperBound == rows.last?.last)
    for row in rows {
      var date = row.first
      var year = row.firstYear
      while date <= row.last {
        let gregorian = date.components
        let dayCount = CivilDate.dayCount(year: gregorian.year, month: gregorian.month)
        guard let day = calendar.day(date), day.era == row.era, day.year == year,
          day.month == gregorian.month, day.day == gregorian.day, !day.isLeapMonth,
          day.monthDays == dayCount,
          date
            == (try? calendar.date(
              era: day.era, year: year, month: day.month, day: day.day, isLeapMonth: false))
        else {
          Issue.record("\(calendar) differs on \(date)")
          return
        }
        let isLast = gregorian.day == dayCount
        if isLast, gregorian.month == 12, date < row.last {
          year += row.lastYear < row.firstYear ? -1 : 1
        }
        let isEveryDay = CalendarMonthsTests.yearsOfEveryDay ~= gregorian.year || isLast
        date = isEveryDay ? date + 1 : date + (dayCount - gregorian.day)
      }
      #expect(year == row.lastYear)
    }
  }

  /// Each month of the Gregorian calendar, by the era of its first day.
  @Test(arguments: [CalendarIdentifier.gregorian, .buddhist, .japanese, .roc])
  func everyMonthOfTheRange(calendar: CalendarIdentifier) throws {
    let first = calendar.range.lowerBound.components
    var previous: CalendarMonthSpan?
    for index in 0..<((9999 - first.year + 1) * 12) {
      let start = CivilDate(year: first.year + index / 12, month: index % 12 + 1, day: 1)
      let dayCount = CivilDate.dayCount(year: first.year + index / 12, month: index % 12 + 1)
      let day = try #require(calendar.day(start))
      guard let span = calendar.month(containing: start + index % dayCount), span.start == start,
        span.dayCount == dayCount, span.month == index % 12 + 1, !span.isLeapMonth,
        span.era == day.era, span.year == day.year,
        calendar.month(era: span.era, year: span.year, month: span.month, isLeapMonth: false)
          == span,
        calendar.month(before: span) == previous,
        previous.flatMap({ calendar.month(after: $0) }) ?? span == span,
        calendar.month(at: index) == span, calendar.monthIndex(of: start) == index
      else {
        Issue.record("\(calendar) differs in the month of \(start)")
        return
      }
      previous = span
    }
    #expect(calendar.monthCount == (9999 - first.year + 1) * 12)
  }

  /// Of a month in which an era began, either era's name finds the whole.
  @Test(arguments: [
    (Era.meiji, 45, Era.taisho, 1, 7, "1912-07-01"), (.taisho, 15, .showa, 1, 12, "1926-12-01"),
    (.showa, 64, .heisei, 1, 1, "1989-01-01"),
  ])
  func anEraMayBeginInsideAMonth(
    old: Era, oldYear: Int, new: Era, newYear: Int, month: Int, start: String
  ) throws {
    let japanese = CalendarIdentifier.japanese
    let span = try #require(
      japanese.month(era: old, year: oldYear, month: month, isLeapMonth: false))
    #expect(span.start.description == start)
    #expect(span.dayCount == 31)
    #expect(span.era == old)
    #expect(japanese.month(era: new, year: newYear, month: month, isLeapMonth: false) == span)
    #expect(japanese.month(containing: new.start) == span)
    // The era ends there: it has no month after it, and the new one none before.
    #expect(japanese.months(ofYear: oldYear, era: old).count == month)
    #expect(japanese.months(ofYear: newYear, era: new).first == span)
  }

  /// Reiwa began with a month: April 2019 is Heisei's alone, May Reiwa's.
  @Test func reiwaBeganWithAMonth() {
    let japanese = CalendarIdentifier.japanese
    #expect(japanese.month(era: .reiwa, year: 1, month: 4, isLeapMonth: false) == nil)
    #expect(japanese.month(era: .heisei, year: 31, month: 5, isLeapMonth: false) == nil)
    #expect(japanese.months(ofYear: 31, era: .heisei).map(\.month) == [1, 2, 3, 4])
    #expect(japanese.months(ofYear: 1, era: .reiwa).map(\.month) == [5, 6, 7, 8, 9, 10, 11, 12])
  }

  /// Without an era the year is one of the last era: Reiwa 6 is 2024, minguo 113 is 2024.
  @Test func withoutAnEraTheYearIsOneOfTheLast() throws {
    let reiwa = try CalendarIdentifier.japanese.date(
      era: nil, year: 6, month: 2, day: 29, isLeapMonth: false)
    #expect(reiwa.description == "2024-02-29")
    let minguo = try CalendarIdentifier.roc.date(
      era: nil, year: 113, month: 2, day: 29, isLeapMonth: false)
    #expect(minguo.description == "2024-02-29")
  }

  /// The leap years before the Republic: 1904 is 8 years before 1912, before-roc 8.
  @Test func yearsBeforeTheRepublicAreCountedBackwards() throws {
    let date = try CalendarIdentifier.roc.date(
      era: .beforeROC, year: 8, month: 2, day: 29, isLeapMonth: false)
    #expect(date.description == "1904-02-29")
  }
}
