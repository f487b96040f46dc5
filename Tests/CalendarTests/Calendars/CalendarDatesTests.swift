import Calendar
import JSON
import Testing
import Trees

/// Dates that do not exist, and what is said of them.
struct CalendarDatesTests {
  private func refused(
    _ calendar: CalendarIdentifier, era: Era? = nil, _ year: Int, _ month: Int, _ day: Int,
    leap isLeapMonth: Bool = false
  ) throws -> JSONError {
    try #require(
      #expect(throws: JSONError.self) {
        try calendar.date(era: era, year: year, month: month, day: day, isLeapMonth: isLeapMonth)
      })
  }

  /// Month 5 of 2025 has 29 days, leap month 2 of 2023 has 29; 12 Tir of a Persian year has 31;
  /// 1403 was a leap year and 1402 was none; Heshvan of 5784 has 29, Kislev of 5784 has 29; the
  /// sixth day of the thirteenth Coptic month is one of leap years such as 1739; 1 Chaitra 1946 (in
  /// 2024) has 31 days, in 1947 it has 30.
  @Test(arguments: [
    (CalendarIdentifier.dangi, 2025, 5, false, 29), (.dangi, 2023, 2, true, 29),
    (.dangi, 2024, 1, false, 29), (.chinese, 2023, 2, true, 29), (.persian, 1402, 12, false, 29),
    (.persian, 1403, 12, false, 30), (.persian, 1403, 4, false, 31), (.hebrew, 5784, 2, false, 29),
    (.hebrew, 5784, 3, false, 29), (.hebrew, 5784, 6, true, 30), (.coptic, 1739, 13, false, 6),
    (.coptic, 1740, 13, false, 5), (.ethiopic, 2015, 13, false, 6), (.indian, 1946, 1, false, 31),
    (.indian, 1947, 1, false, 30), (.islamicCivil, 1445, 12, false, 30),
    (.islamicCivil, 1446, 12, false, 29), (.islamicUmalqura, 1445, 9, false, 30),
    (.buddhist, 2567, 2, false, 29), (.buddhist, 2568, 2, false, 28),
  ])
  func aDayTooManySaysHowManyThereAre(
    calendar: CalendarIdentifier, year: Int, month: Int, isLeapMonth: Bool, dayCount: Int
  ) throws {
    let last = try calendar.date(
      era: nil, year: year, month: month, day: dayCount, isLeapMonth: isLeapMonth)
    #expect(calendar.day(last)?.monthDays == dayCount)
    for day in [dayCount + 1, 0, -1, 32, Int.max, Int.min] {
      let error = try refused(calendar, year, month, day, leap: isLeapMonth)
      #expect(error.reason == .badDate)
      #expect(error.pointer == "/day")
      #expect(error.message.hasPrefix("day must be 1 to \(dayCount), not \(day): "))
      #expect(error.minimum == 1)
      #expect(error.maximum == dayCount)
    }
  }

  /// 2023 has a leap month 2, 2025 a leap month 6, 2022 and 2024 have none.
  @Test(arguments: [
    (2022, 2, "The year 2022 has no leap month."), (2024, 1, "The year 2024 has no leap month."),
    (2023, 1, "The leap month of 2023 is the one after month 2."),
    (2023, 3, "The leap month of 2023 is the one after month 2."),
    (2025, 12, "The leap month of 2025 is the one after month 6."),
  ])
  func thereIsNoSuchLeapMonth(year: Int, month: Int, hint: String) throws {
    for calendar in [CalendarIdentifier.dangi, .chinese] {
      let error = try refused(calendar, year, month, 1, leap: true)
      #expect(error.reason == .badDate)
      #expect(error.pointer == "/isLeapMonth")
      #expect(
        error.message
          == "isLeapMonth must be false: there is no leap month \(month) in \(year)")
      #expect(error.suggestion == "false")
      #expect(error.hint == hint)
      #expect(calendar.month(era: nil, year: year, month: month, isLeapMonth: true) == nil)
    }
  }

  @Test(arguments: [
    CalendarIdentifier.gregorian, .islamicUmalqura, .islamicCivil, .persian, .indian, .coptic,
    .ethiopic, .buddhist, .japanese, .roc,
  ])
  func mostCalendarsHaveNoLeapMonths(calendar: CalendarIdentifier) throws {
    let day = try #require(calendar.day(CivilDate(year: 2024, month: 3, day: 1)))
    let error = try refused(calendar, era: day.era, day.year, day.month, 1, leap: true)
    #expect(error.reason == .badDate)
    #expect(
      error.message
        == "isLeapMonth must be false: the calendar \(calendar.rawValue) has no leap months")
    #expect(!calendar.hasLeapMonths)
  }

  /// 5784 is the 8th year of its cycle of 19 and has Adar I; 5783 and 5785 have none.
  @Test func adarIExistsInLeapYearsOnly() throws {
    for year in [5783, 5785] {
      for isLeapMonth in [false, true] {
        let error = try refused(.hebrew, year, 6, 1, leap: isLeapMonth)
        #expect(error.reason == .badDate)
        #expect(error.pointer == "/month")
        #expect(
          error.message
            == "month can't be 6 in \(year): month 6 (Adar I) exists in leap years only")
        #expect(error.suggestion == "7")
      }
    }
    // 1 Adar I 5784 was 2024-02-10, whether or not it is called a leap month.
    for isLeapMonth in [false, true] {
      let date = try CalendarIdentifier.hebrew.date(
        era: nil, year: 5784, month: 6, day: 1, isLeapMonth: isLeapMonth)
      #expect(date.description == "2024-02-10")
    }
    for month in [1, 5, 7, 13] {
      let error = try refused(.hebrew, 5784, month, 1, leap: true)
      #expect(error.reason == .badDate)
      #expect(error.pointer == "/isLeapMonth")
      #expect(error.message.hasSuffix("only month 6 (Adar I) is a leap month"))
    }
  }

  @Test(arguments: [
    (CalendarIdentifier.gregorian, 2024, 12), (.dangi, 2024, 12), (.chinese, 2023, 12),
    (.hebrew, 5784, 13), (.hebrew, 5783, 13), (.islamicUmalqura, 1445, 12),
    (.islamicCivil, 1445, 12), (.persian, 1403, 12), (.indian, 1946, 12), (.coptic, 1740, 13),
    (.ethiopic, 2016, 13), (.buddhist, 2567, 12), (.japanese, 6, 12), (.roc, 113, 12),
  ])
  func monthsAreBounded(calendar: CalendarIdentifier, year: Int, last: Int) throws {
    _ = try calendar.date(era: nil, year: year, month: last, day: 1, isLeapMonth: false)
    for month in [0, -1, last + 1, Int.max, Int.min] {
      for isLeapMonth in [false, true] {
        let error = try refused(calendar, year, month, 1, leap: isLeapMonth)
        #expect(error.reason == .outOfRange)
        #expect(error.message == "month must be 1 to \(last), not \(month)")
        #expect(error.pointer == "/month")
        #expect(calendar.month(era: nil, year: year, month: month, isLeapMonth: isLeapMonth) == nil)
      }
    }
  }

  /// Years beyond those that the table of `range` names.
  @Test(arguments: [
    (CalendarIdentifier.gregorian, Era?.none, 1, 9999), (.dangi, nil, 1899, 2050),
    (.chinese, nil, 1900, 2057), (.hebrew, nil, 3762, 13_759), (.islamicUmalqura, nil, 1402, 1500),
    (.islamicCivil, nil, 1, 9665), (.persian, nil, 1178, 1501), (.indian, nil, 1, 9920),
    (.coptic, nil, 1, 9715), (.ethiopic, nil, 1, 9991), (.buddhist, nil, 544, 10_542),
    (.japanese, .meiji, 6, 45), (.japanese, .taisho, 1, 15), (.japanese, .showa, 1, 64),
    (.japanese, .heisei, 1, 31), (.japanese, .reiwa, 1, 7981), (.roc, .beforeROC, 1, 1911),
    (.roc, .minguo, 1, 8088),
  ])
  func yearsAreBounded(calendar: CalendarIdentifier, era: Era?, first: Int, last: Int) throws {
    #expect(calendar.years(of: era) == first...last)
    #expect(!calendar.months(ofYear: first, era: era).isEmpty)
    #expect(!calendar.months(ofYear: last, era: era).isEmpty)
    for year in [first - 1, last + 1, Int.max, Int.min] {
      let error = try refused(calendar, era: era, year, 1, 1)
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/year")
      #expect(error.message.hasPrefix("year must be \(first) to \(last)"))
      #expect(error.minimum == first)
      #expect(error.maximum == last)
      #expect(error.hint?.contains("\(calendar.range.lowerBound) to") == true)
      #expect(calendar.month(era: era, year: year, month: 1, isLeapMonth: false) == nil)
      #expect(calendar.months(ofYear: year, era: era).isEmpty)
    }
  }

  /// The last year of two calendars is offered in part.
  @Test(arguments: [
    (CalendarIdentifier.dangi, 2050, 10, "1899-02-10 to 2050-12-13"),
    (.chinese, 2057, 7, "1900-01-31 to 2057-08-29"),
  ])
  func theRangeMayEndInsideAYear(
    calendar: CalendarIdentifier, year: Int, last: Int, range: String
  ) throws {
    let end = try #require(calendar.month(era: nil, year: year, month: last, isLeapMonth: false))
    #expect(end.last == calendar.range.upperBound)
    #expect(calendar.month(after: end) == nil)
    #expect(calendar.months(ofYear: year, era: nil).last == end)
    #expect(calendar.month(era: nil, year: year, month: last + 1, isLeapMonth: false) == nil)
    let error = try refused(calendar, year, last + 1, 1)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "/month")
    #expect(error.message.hasSuffix("is offered for \(range)"))
  }

  @Test(arguments: CalendarIdentifier.allCases)
  func nothingLiesBeyondTheRange(calendar: CalendarIdentifier) throws {
    let range = calendar.range
    let outside = [
      range.lowerBound + -1, range.upperBound + 1, CivilDate(Int.min), CivilDate(Int.max),
    ]
    for date in outside {
      #expect(calendar.day(date) == nil)
      #expect(calendar.month(containing: date) == nil)
      #expect(calendar.monthIndex(of: date) == nil)
    }
    #expect(calendar.month(at: -1) == nil)
    #expect(calendar.month(at: calendar.monthCount) == nil)
    #expect(calendar.month(at: Int.min) == nil)
    #expect(calendar.month(at: Int.max) == nil)
    let first = try #require(calendar.month(containing: range.lowerBound))
    let last = try #require(calendar.month(containing: range.upperBound))
    #expect(first.start == range.lowerBound)
    #expect(last.last == range.upperBound)
    #expect(calendar.month(before: first) == nil)
    #expect(calendar.month(after: last) == nil)
  }

  @Test func aDateBeyondTheRangeIsToldTheRange() {
    let error = CalendarIdentifier.dangi.outOfRange(CivilDate(year: 1850, month: 1, day: 2))
    #expect(error.reason == .outOfRange)
    #expect(
      error.inside("date").message == "date must be 1899-02-10 to 2050-12-13, not 1850-01-02")
  }
}
