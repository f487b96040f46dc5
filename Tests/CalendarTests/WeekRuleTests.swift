import Calendar
import JSON
import Testing
import Trees

struct WeekRuleTests {
  private static let iso = WeekRule(firstWeekday: .monday, minimalDays: 4)

  /// ISO 8601's weeks at the turn of the year, from the table in Wikipedia's "ISO week date".
  @Test(arguments: [
    ("1977-01-01", 1976, 53), ("1977-01-02", 1976, 53), ("1977-12-31", 1977, 52),
    ("1978-01-01", 1977, 52), ("1978-01-02", 1978, 1), ("1978-12-31", 1978, 52),
    ("1979-01-01", 1979, 1), ("1979-12-30", 1979, 52), ("1979-12-31", 1980, 1),
    ("1980-01-01", 1980, 1), ("1980-12-28", 1980, 52), ("1980-12-29", 1981, 1),
    ("1980-12-30", 1981, 1), ("1980-12-31", 1981, 1), ("1981-01-01", 1981, 1),
    ("1981-12-31", 1981, 53), ("1982-01-01", 1981, 53), ("1982-01-02", 1981, 53),
    ("1982-01-03", 1981, 53),
  ])
  func isoWeeks(text: String, weekYear: Int, week: Int) throws {
    let date = try #require(CivilDate(text))
    let number = Self.iso.weekNumber(of: date)
    #expect(number.weekYear == weekYear)
    #expect(number.week == week)
  }

  /// Of the 400 years of a cycle, 71 have an ISO week 53 (the same article).
  @Test func seventyOneYearsOfFourHundredAreLong() {
    let long = (2000..<2400).filter { year in
      Self.iso.weekNumber(of: CivilDate(year: year, month: 12, day: 28)).week == 53
    }
    #expect(long.count == 71)
    #expect(long.prefix(6) == [2004, 2009, 2015, 2020, 2026, 2032])
  }

  /// The definition, for every rule there is and every day of 28 years, in which all kinds of years
  /// come up: week 1 of a year is the first that has enough of the year's days, and the weeks after
  /// it are counted on.
  @Test(arguments: Weekday.allCases, 1...7)
  func everyRuleCountsFromTheFirstWeekWithEnoughDays(first: Weekday, minimalDays: Int) throws {
    let rule = WeekRule(firstWeekday: first, minimalDays: minimalDays)
    var start = CivilDate(year: 1999, month: 12, day: 1)
    while start.weekday != first { start = start + 1 }
    var expected: (weekYear: Int, week: Int)?
    while start.components.year < 2028 {
      let days = (0..<7).map { start + $0 }
      // The year of the last day is the only one that can begin in this week.
      let year = days[6].components.year
      let inYear = days.filter { $0.components.year == year }.count
      if let (weekYear, week) = expected {
        let begins = year > weekYear && inYear >= minimalDays
        expected = begins ? (year, 1) : (weekYear, week + 1)
      } else if year == 2000, inYear >= minimalDays {
        expected = (2000, 1)
      }
      if let (weekYear, week) = expected {
        for day in days {
          let number = rule.weekNumber(of: day)
          guard number.weekYear == weekYear, number.week == week, rule.startOfWeek(of: day) == start
          else {
            Issue.record("\(day) is in week \(week) of \(weekYear), not \(number)")
            return
          }
        }
      }
      start = start + 7
    }
    #expect(expected != nil)
  }

  /// The same for the weeks of a month, which don't reach into the next one.
  @Test(arguments: Weekday.allCases, 1...7)
  func weeksOfTheMonthCountFromTheFirstWithEnoughDays(first: Weekday, minimalDays: Int) {
    let rule = WeekRule(firstWeekday: first, minimalDays: minimalDays)
    for month in (0..<48).map({ CivilDate(year: 2000 + $0 / 12, month: $0 % 12 + 1, day: 1) }) {
      let (year, number) = (month.components.year, month.components.month)
      let length = CivilDate.dayCount(year: year, month: number)
      // The days before the first change of weeks are as many as the first week has of the month.
      let daysOfFirstWeek =
        (1...7).first { (month + $0).weekday == first } ?? 7
      var week = daysOfFirstWeek >= minimalDays ? 1 : 0
      for day in 0..<length {
        let date = month + day
        if day > 0, date.weekday == first { week += 1 }
        #expect(rule.weekOfMonth(of: date) == week, "\(date)")
      }
    }
  }

  /// Worked with a wall calendar: weeks from Monday, any day enough.
  @Test(arguments: [
    // 1 May 2019 is a Wednesday, so that Sunday the 5th ends the first week.
    ("2019-05-05", 1), ("2019-05-06", 2),
    // 1 December 2019 is a Sunday: the first week has this one day of the month.
    ("2019-12-01", 1), ("2019-12-02", 2), ("2019-12-31", 6),
  ])
  func aSundayEndsItsWeek(text: String, week: Int) throws {
    let rule = WeekRule(firstWeekday: .monday, minimalDays: 1)
    #expect(rule.weekOfMonth(of: try #require(CivilDate(text))) == week)
  }

  /// 0001-01-01 is a Monday and 9999-12-31 a Friday; what lies beyond is counted all the same.
  @Test func theEndsOfTheRange() {
    let sunday = WeekRule(firstWeekday: .sunday, minimalDays: 7)
    // Sunday 0000-12-31 begins the week, which has six days of year 1: too few.
    let first = sunday.weekNumber(of: CivilDate.range.lowerBound)
    #expect(first.weekYear == 0)
    #expect(sunday.weekOfMonth(of: CivilDate.range.lowerBound) == 0)
    // With one day enough, the week of 9999-12-31 from Friday reaches into 10000 by six days.
    let friday = WeekRule(firstWeekday: .friday, minimalDays: 1)
    let last = friday.weekNumber(of: CivilDate.range.upperBound)
    #expect(last.weekYear == 10_000)
    #expect(last.week == 1)
    // And ISO's counts that Friday to 9999: 52 weeks, as 9999-01-01 is a Friday too.
    let iso = Self.iso.weekNumber(of: CivilDate.range.upperBound)
    #expect(iso.weekYear == 9999)
    #expect(iso.week == 52)
  }
}
