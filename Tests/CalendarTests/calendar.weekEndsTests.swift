import Calendar
import JSON
import Testing
import Trees

/// Weeks at the ends of the years 1 to 9999, which begin on a Monday and end on a Friday.
struct CalendarWeekEndsTests {
  private func week(_ date: String, _ firstWeekday: Weekday, offset: Int = 0) throws -> Tree {
    try answer(
      CalendarWeek.self,
      #"{"date":"\#(date)","offset":\#(offset),"firstWeekday":"\#(firstWeekday.rawValue)"}"#)
  }

  @Test(arguments: Weekday.allCases)
  func theFirstWeek(firstWeekday: Weekday) throws {
    let week = try week("0001-01-01", firstWeekday)
    let blanks = (Weekday.monday.index - firstWeekday.index + 7) % 7
    #expect(week["dateIndex"]?.integer == blanks)
    #expect(week["startDate"] == "0001-01-01")
    #expect(week["endDate"]?.string == "0001-01-0\(7 - blanks)")
    #expect(week["previous"] == nil)
    #expect(week["next"]?.string == "0001-01-\(blanks == 0 ? "08" : "0\(8 - blanks)")")
    let days = week["days"]?.elements ?? []
    #expect(days.count == 7)
    #expect(days.prefix(blanks).allSatisfy { $0 == ["label": "", "isOutside": true] })
    #expect(days[blanks]["date"] == "0001-01-01")
  }

  @Test(arguments: Weekday.allCases)
  func theLastWeek(firstWeekday: Weekday) throws {
    let week = try week("9999-12-31", firstWeekday)
    let index = (Weekday.friday.index - firstWeekday.index + 7) % 7
    #expect(week["dateIndex"]?.integer == index)
    #expect(week["startDate"]?.string == "9999-12-\(31 - index)")
    #expect(week["endDate"] == "9999-12-31")
    #expect(week["previous"]?.string == "9999-12-\(24 - index)")
    #expect(week["next"] == nil)
    let days = week["days"]?.elements ?? []
    #expect(days.count == 7)
    #expect(days[index]["date"] == "9999-12-31")
    #expect(days.dropFirst(index + 1).allSatisfy { $0 == ["label": "", "isOutside": true] })
  }

  /// The week after the first one leads back to it, though it has fewer than seven days.
  @Test(arguments: Weekday.allCases)
  func theSecondWeekLeadsBack(firstWeekday: Weekday) throws {
    let next = try #require(try week("0001-01-01", firstWeekday)["next"]?.string)
    let previous = try #require(try week(next, firstWeekday)["previous"]?.string)
    #expect(try week(previous, firstWeekday) == week("0001-01-01", firstWeekday))
  }

  /// The bounds that the error names can be reached, and not by one more. From 0001-01-05, a
  /// Friday, 9999-12-31 is a whole number of weeks away: 3,652,058 days less 4 are 521,722 weeks.
  @Test(arguments: [
    ("0001-01-01", 0, 521_722), ("0001-01-05", 0, 521_722), ("0001-01-06", 0, 521_721),
    ("0001-01-08", -1, 521_721), ("9999-12-31", -521_722, 0), ("9999-12-25", -521_721, 0),
    ("9999-12-24", -521_721, 1), ("1970-01-01", -102_737, 418_985),
  ])
  func anOffsetReachesTheEnds(date: String, minimum: Int, maximum: Int) throws {
    for offset in [minimum, maximum] {
      #expect(try week(date, .monday, offset: offset)["days"]?.elements.count == 7)
    }
    for offset in [minimum - 1, maximum + 1] {
      let error = try refusal(CalendarWeek.self, #"{"date":"\#(date)","offset":\#(offset)}"#)
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/offset")
      // An offset that leads beyond from every day there is is not told this day's bounds.
      guard -521_722...521_722 ~= offset else { continue }
      #expect(error.minimum == minimum)
      #expect(error.maximum == maximum)
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "521723", "1e300"])
  func anOffsetBeyondAllIsRefused(offset: String) throws {
    let error = try refusal(CalendarWeek.self, #"{"offset":\#(offset)}"#)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "/offset")
  }

  /// Counted all the same where the year of a week lies beyond: see `WeekRuleTests`.
  @Test func numbersGoOnBeyondTheYears() throws {
    let first = try answer(
      CalendarWeek.self, #"{"date":"0001-01-01","firstWeekday":"sunday","minimalDays":7}"#)
    #expect(first["weekYear"] == 0)
    #expect(first["weekOfMonth"] == 0)
    let last = try answer(
      CalendarWeek.self, #"{"date":"9999-12-31","firstWeekday":"friday","minimalDays":1}"#)
    #expect(last["weekYear"] == 10_000)
    #expect(last["week"] == 1)
    #expect(last["weekOfMonth"] == 6)
  }
}
