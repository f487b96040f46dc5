import Calendar
import JSON
import Testing
import Trees

/// A public holiday of Korea by another program: see `Cases/koreanHolidays.json`.
struct KoreanHoliday: Sendable, Equatable, CustomTestStringConvertible {
  let date: String
  let weekday: String
  let korean: String
  let english: String
  let isSubstitute: Bool

  var testDescription: String { "\(date) \(korean)" }
  var year: Int { Int(date.prefix(4)) ?? 0 }

  init(_ row: [Tree]) throws {
    date = try #require(row[0].string)
    weekday = try #require(row[1].string)
    korean = try #require(row[2].string)
    english = try #require(row[3].string)
    isSubstitute = row[4] == 1
  }

  /// As the method should give it. The data are of November 2026.
  func answer(isKorean: Bool) -> Tree {
    var members: [String: Tree] = [
      "date": .string(date), "weekday": .string(weekday),
      "name": .string(isKorean ? korean : english),
    ]
    if isSubstitute { members["isSubstitute"] = true }
    if year >= 2027 { members["isProjected"] = true }
    return .object(members)
  }

  static let all: [KoreanHoliday] = cases("koreanHolidays").compactMap { try? KoreanHoliday($0) }
}

/// The days of a lunar year that are holidays: see `Cases/koreanLunarDays.json`.
private struct LunarDays: Sendable {
  let year: Int
  let newYear: String
  let buddhasBirthday: String
  let chuseok: String

  init(_ row: [Tree]) throws {
    year = try #require(row[0].integer)
    newYear = try #require(row[1].string)
    buddhasBirthday = try #require(row[2].string)
    chuseok = try #require(row[3].string)
  }

  static let all: [LunarDays] = cases("koreanLunarDays").compactMap { try? LunarDays($0) }
}

/// The data of Korea, day by day and name by name.
struct HolidayTableTests {
  private func holidays(_ span: String, locale: String = "ko") throws -> [Tree] {
    let answer = try answer(
      CalendarHolidays.self, #"{"region":"KR",\#(span),"locale":"\#(locale)"}"#)
    return answer["holidays"]?.elements ?? []
  }

  private func names(on date: String) throws -> [String] {
    try holidays(#""from":"\#(date)","to":"\#(date)""#).compactMap { $0["name"]?.string }
  }

  /// In the order of dates; of one day, in whichever.
  private func sorted(_ holidays: [Tree]) -> [Tree] {
    func key(_ holiday: Tree) -> String {
      (holiday["date"]?.string ?? "") + (holiday["name"]?.string ?? "")
    }
    return holidays.sorted { key($0) < key($1) }
  }

  @Test func allCasesAreRead() {
    #expect(KoreanHoliday.all.count == cases("koreanHolidays").count)
    #expect(KoreanHoliday.all.count == 324)
    #expect(KoreanHoliday.all.filter(\.isSubstitute).count == 39)
    #expect(LunarDays.all.map(\.year) == Array(2014...2030))
  }

  @Test(arguments: 2014...2030, [true, false])
  func aYearsHolidaysAreTheOnesThatOthersFind(year: Int, isKorean: Bool) throws {
    let found = try holidays(#""year":\#(year)"#, locale: isKorean ? "ko" : "en")
    let expected = KoreanHoliday.all.filter { $0.year == year }
      .map { $0.answer(isKorean: isKorean) }
    #expect(sorted(found) == sorted(expected))
    let dates = found.compactMap { $0["date"]?.string }
    #expect(dates == dates.sorted())
    #expect(dates.count == expected.count)
  }

  /// Every day of the seventeen years by itself: those that are holidays and those that are not.
  @Test func everyDayByItself() throws {
    let table = try #require(HolidayTable.all.first { $0.region == "KR" })
    let expected = Dictionary(grouping: KoreanHoliday.all, by: \.date).mapValues(\.count)
    var date = CivilDate(year: 2014, month: 1, day: 1)
    let last = CivilDate(year: 2030, month: 12, day: 31)
    #expect(table.dates == date...last)
    var days = 0
    while date <= last {
      let count = table.holidays(in: date...date, localeTag: "ko").count
      guard count == expected[date.description] ?? 0 else {
        Issue.record("\(date) has \(count) holidays")
        return
      }
      days += 1
      date = date + 1
    }
    // Seventeen years, of which 2016, 2020, 2024 and 2028 are leap years.
    #expect(days == 17 * 365 + 4)
    #expect(table.holidays(in: table.dates, localeTag: "ko").count == 324)
  }

  /// The lunar year's first day with the ones before and after, its fourth month's eighth, and its
  /// eighth month's fifteenth with the ones before and after.
  @Test(arguments: LunarDays.all.map(\.year))
  func lunarHolidaysFollowTheAlmanac(year: Int) throws {
    let lunar = try #require(LunarDays.all.first { $0.year == year })
    let found = try holidays(#""year":\#(year)"#)
    func dates(_ names: String...) -> [String] {
      found.filter { names.contains($0["name"]?.string ?? "") }.compactMap { $0["date"]?.string }
    }
    #expect(dates("설날") == [lunar.newYear])
    #expect(dates("추석") == [lunar.chuseok])
    #expect(dates("부처님오신날", "석가탄신일") == [lunar.buddhasBirthday])
    for (name, day) in [("설날", lunar.newYear), ("추석", lunar.chuseok)] {
      let date: CivilDate = try #require(CivilDate(day))
      #expect(dates("\(name) 전날") == [(date + -1).description])
      #expect(dates("\(name) 다음날") == [(date + 1).description])
    }
  }

  /// Days that calendars are known to have got wrong, and what is declared of them.
  @Test(arguments: [
    // Declared for that year only, and no day of the rules.
    ("2020-08-17", ["임시공휴일"]), ("2015-08-14", ["임시공휴일"]), ("2025-01-27", ["임시공휴일"]),
    // A Saturday; the 17th of another month.
    ("2020-10-17", []), ("2020-08-16", []),
    // Two holidays met on Monday 5 May 2025, so the day after stands for both.
    ("2025-05-05", ["부처님오신날", "어린이날"]),
    ("2025-05-06", ["부처님오신날 대체 휴일", "어린이날 대체 휴일"]),
    ("2025-05-07", []),
    // 3 October 2017 was the day before Chuseok too, and the 6th stands for it, after the 5th.
    ("2017-10-03", ["개천절", "추석 전날"]), ("2017-10-04", ["추석"]), ("2017-10-05", ["추석 다음날"]),
    ("2017-10-06", ["추석 대체 휴일"]), ("2017-10-02", ["임시공휴일"]), ("2017-10-07", []),
    ("2028-10-03", ["개천절", "추석"]), ("2028-10-05", ["추석 대체 휴일"]),
    // Substitutes of the national days came in August 2021, so 15 August of that year has one and
    // 6 June, a Sunday too, has none.
    ("2021-08-16", ["광복절 대체 휴일"]), ("2021-06-07", []), ("2021-06-06", ["현충일"]),
    // Constitution Day is one again from 2026 on.
    ("2025-07-17", []), ("2026-07-17", ["제헌절"]), ("2025-05-01", []), ("2026-05-01", ["노동절"]),
    // The year's last day is none, and its first is.
    ("2024-12-31", []), ("2024-01-01", ["신정연휴"]), ("2024-10-01", ["국군의 날"]),
    ("2023-10-01", []),
  ])
  func namesOfOneDay(date: String, expected: [String]) throws {
    #expect(try names(on: date).sorted() == expected.sorted())
  }

  /// A substitute is a day that would have been worked.
  @Test func substitutesAreWorkingDaysOtherwise() throws {
    let found = try holidays(#""from":"2014-01-01","to":"2030-12-31""#)
    let substitutes = found.filter { $0["isSubstitute"] == true }
    #expect(substitutes.count == 39)
    for holiday in substitutes {
      #expect(!["saturday", "sunday"].contains(holiday["weekday"]?.string ?? ""), "\(holiday)")
      #expect(holiday["name"]?.string?.hasSuffix("대체 휴일") == true)
    }
    #expect(found.filter { $0["name"]?.string?.hasSuffix("대체 휴일") == true }.count == 39)
  }

  /// What follows from the rules alone is flagged, from the first day of 2027 on.
  @Test func laterYearsAreProjected() throws {
    let found = try holidays(#""from":"2014-01-01","to":"2030-12-31""#)
    #expect(found.count == 324)
    for holiday in found {
      let isLate = (holiday["date"]?.string ?? "") >= "2027-01-01"
      #expect(holiday["isProjected"]?.boolean == (isLate ? true : nil), "\(holiday)")
    }
  }

  /// A region has one table, which is named as ISO 3166-1 names it and has data in all its years.
  @Test func regionsAreTwoCapitalLetters() {
    let regions = HolidayTable.all.map(\.region)
    #expect(regions == ["KR"])
    for table in HolidayTable.all {
      #expect(table.years == 2014...2030)
      #expect(table.firstProjectedYear == 2027)
      for year in table.years {
        let first = CivilDate(year: year, month: 1, day: 1)
        let last = CivilDate(year: year, month: 12, day: 31)
        #expect(!table.holidays(in: first...last, localeTag: "en").isEmpty)
      }
    }
  }
}
