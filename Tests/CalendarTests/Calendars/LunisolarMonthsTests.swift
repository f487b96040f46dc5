import Calendar
import Testing
import Trees

/// The Korean and the Chinese calendar: leap months, and dates that other programs got wrong.
struct LunisolarMonthsTests {
  /// Leap months, days on which the Chinese calendar differs, and the great holidays.
  @Test func koreanDates() throws {
    let rows = cases("koreanLunarDates")
    #expect(rows.count == 228)
    for row in rows {
      let date = try #require(row[0].string.flatMap { CivilDate($0) })
      let day = try #require(CalendarIdentifier.dangi.day(date))
      let fields = [day.year, day.month, day.day, day.monthDays]
      #expect(fields == [row[1], row[2], row[3], row[5]].compactMap(\.integer))
      #expect(day.isLeapMonth == row[4].boolean)
      let found = try CalendarIdentifier.dangi.date(
        era: nil, year: day.year, month: day.month, day: day.day, isLeapMonth: day.isLeapMonth)
      #expect(found == date)
      let terms = [
        SexagenaryTerm.year(day.year).korean + "년",
        SexagenaryTerm.month(day.month, ofYear: day.year).korean + "월",
        date.sexagenaryDay.korean + "일",
      ]
      #expect(terms.joined(separator: " ") == row[6].string)
    }
  }

  /// 부처님오신날, the eighth day of the fourth month: 2023-05-27, not the Chinese calendar's 26th.
  @Test func theTwoCalendarsDiffer() throws {
    let korean = try CalendarIdentifier.dangi.date(
      era: nil, year: 2023, month: 4, day: 8, isLeapMonth: false)
    #expect(korean.description == "2023-05-27")
    let chinese = try CalendarIdentifier.chinese.date(
      era: nil, year: 2023, month: 4, day: 8, isLeapMonth: false)
    #expect(chinese.description == "2023-05-26")
  }

  /// The lunar date 2022-02-29, which no Gregorian calendar has.
  @Test func aDayThatOnlyTheLunarCalendarHas() throws {
    let day = try #require(CalendarIdentifier.dangi.day(CivilDate(year: 2022, month: 3, day: 31)))
    #expect([day.year, day.month, day.day] == [2022, 2, 29])
  }

  /// After month 2 of 2023 comes leap month 2, then month 3.
  @Test(arguments: [CalendarIdentifier.dangi, .chinese])
  func aLeapMonthComesAfterItsRegularOne(calendar: CalendarIdentifier) throws {
    let months = calendar.months(ofYear: 2023, era: nil)
    #expect(months.map(\.month) == [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(months.map(\.isLeapMonth) == (0...12).map { $0 == 2 })
    for (earlier, later) in zip(months, months.dropFirst()) {
      #expect(calendar.month(after: earlier) == later)
      #expect(calendar.month(before: later) == earlier)
      #expect(earlier.last + 1 == later.start)
    }
    #expect(months.first?.start.description == "2023-01-22")
    #expect(months[2].start.description == "2023-03-22")
    #expect(calendar.month(before: months[0])?.year == 2022)
    #expect(calendar.months(ofYear: 2022, era: nil).count == 12)
  }

  /// Rosh Hashana of 5807, a day late in some versions of ICU; and the order of a leap year.
  @Test func hebrewYears() throws {
    let hebrew = CalendarIdentifier.hebrew
    let first = try hebrew.date(era: nil, year: 5807, month: 1, day: 1, isLeapMonth: false)
    #expect(first.description == "2046-10-01")
    let leap = hebrew.months(ofYear: 5784, era: nil)
    #expect(leap.map(\.month) == Array(1...13))
    #expect(leap.filter(\.isLeapMonth).map(\.month) == [6])
    let common = hebrew.months(ofYear: 5785, era: nil)
    #expect(common.map(\.month) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
    #expect(common.allSatisfy { !$0.isLeapMonth })
  }

  /// Days of the week on which no Hebrew year may begin: Sunday, Wednesday, Friday.
  @Test func noHebrewYearBeginsOnAForbiddenDay() throws {
    for year in CalendarIdentifier.hebrew.years(of: nil) {
      let month = try #require(
        CalendarIdentifier.hebrew.month(era: nil, year: year, month: 1, isLeapMonth: false))
      guard ![.sunday, .wednesday, .friday].contains(month.start.weekday) else {
        Issue.record("\(year) begins on a \(month.start.weekday)")
        return
      }
    }
  }
}
