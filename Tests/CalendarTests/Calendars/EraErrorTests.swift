import Calendar
import JSON
import Testing
import Trees

/// Eras that a calendar or a day does not have.
struct EraErrorTests {
  private func refused(
    _ calendar: CalendarIdentifier, _ era: Era?, _ year: Int, _ month: Int, _ day: Int
  ) throws -> JSONError {
    try #require(
      #expect(throws: JSONError.self) {
        try calendar.date(era: era, year: year, month: month, day: day, isLeapMonth: false)
      })
  }

  /// The Emperor Shōwa died on 1989-01-07, a Saturday; the next day was the first of Heisei.
  @Test(arguments: [
    (Era?.some(.heisei), 1, 1, 7, "showa", "heisei began on 1989-01-08", "year 64 of showa"),
    (.showa, 64, 1, 8, "heisei", "showa ended on 1989-01-07", "year 1 of heisei"),
    (.showa, 64, 12, 31, "heisei", "showa ended on 1989-01-07", "year 1 of heisei"),
    (.taisho, 1, 7, 29, "meiji", "taisho began on 1912-07-30", "year 45 of meiji"),
    (.taisho, 15, 12, 25, "showa", "taisho ended on 1926-12-24", "year 1 of showa"),
    (nil, 1, 4, 30, "heisei", "reiwa began on 2019-05-01", "year 31 of heisei"),
  ])
  func theDayIsOneOfAnotherEra(
    era: Era?, year: Int, month: Int, day: Int, right: String, why: String, hint: String
  ) throws {
    let error = try refused(.japanese, era, year, month, day)
    #expect(error.reason == .badDate)
    #expect(error.pointer == "/era")
    #expect(error.message == "era must be \(right) for that day: \(why)")
    #expect(error.suggestion == right)
    #expect(error.hint?.hasSuffix("is in \(hint).") == true)
  }

  @Test func anEraOfAnotherCalendarIsRefused() throws {
    let error = try refused(.japanese, .minguo, 1, 1, 1)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/era")
    #expect(error.allowed == ["meiji", "taisho", "showa", "heisei", "reiwa"])
    #expect(try refused(.roc, .reiwa, 1, 1, 1).allowed == ["before-roc", "minguo"])
    let roc = CalendarIdentifier.roc
    #expect(roc.month(era: .reiwa, year: 1, month: 6, isLeapMonth: false) == nil)
    #expect(roc.months(ofYear: 1, era: .reiwa).isEmpty)
  }

  @Test(arguments: CalendarIdentifier.allCases.filter { $0 != .japanese && $0 != .roc })
  func mostCalendarsHaveNoEras(calendar: CalendarIdentifier) throws {
    #expect(calendar.eras.isEmpty)
    let day = try #require(calendar.day(CivilDate(year: 2024, month: 3, day: 1)))
    let error = try refused(calendar, .reiwa, day.year, day.month, day.day)
    #expect(error.reason == .badValue)
    #expect(
      error.message == "era can't be given: the calendar \(calendar.rawValue) has no eras")
    #expect(error.allowed == nil)
    #expect(
      calendar.month(era: .reiwa, year: day.year, month: day.month, isLeapMonth: false) == nil)
  }
}
