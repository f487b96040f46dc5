import Calendar
import Foundation
import JSON
import Testing
import Trees

struct CalendarYearTests {
  private func year(_ params: String) throws -> Tree {
    try answer(CalendarYear.self, params)
  }

  private func members(_ tree: Tree) -> [String: Tree] {
    guard case .object(let members) = tree else { return [:] }
    return members
  }

  /// Each month is the one that `calendar.month` gives, but for its title and for what stands in
  /// the year once. Today is in July 2024.
  @Test(
    arguments: [1, 1582, 1900, 2000, 2022, 2024, 9999],
    [
      "", #","firstWeekday":"monday","minimalDays":4,"rows":"six""#,
      #","locale":"ar-EG","today":"2022-01-01""#, #","locale":"fa","weekdayWidth":"narrow""#,
    ])
  func theMonthsAreThoseOfMonth(number: Int, settings: String) throws {
    let year = try year(#"{"year":\#(number)\#(settings)}"#)
    let months = year["months"]?.elements ?? []
    #expect(months.count == 12)
    for (index, month) in months.enumerated() {
      let alone = try answer(
        CalendarMonth.self, #"{"year":\#(number),"month":\#(index + 1)\#(settings)}"#)
      var common = members(alone)
      for name in [
        "title", "year", "weekdays", "previous", "next", "locale", "calendar", "firstWeekday",
        "minimalDays",
      ] { common[name] = nil }
      var found = members(month)
      #expect(found.removeValue(forKey: "title")?.string?.isEmpty == false)
      #expect(found == common)
      for name in ["year", "weekdays", "locale", "calendar", "firstWeekday", "minimalDays"] {
        #expect(year[name] == alone[name], "\(name)")
      }
    }
  }

  @Test(arguments: ["yyyy년 MM월", "MMM y", "LLLL", "'Y' y"])
  func aPatternIsTheMonthsTitle(pattern: String) throws {
    let settings = #""titleFormat":"\#(pattern)","locale":"de""#
    let year = try year(#"{"year":2024,\#(settings)}"#)
    for month in 1...12 {
      let alone = try answer(CalendarMonth.self, #"{"year":2024,"month":\#(month),\#(settings)}"#)
      #expect(year["months"]?[month - 1]?["title"] == alone["title"])
    }
    // The year's own title stays.
    #expect(year["title"] == "2024")
  }

  /// The titles of months are their stand-alone names, the one of the year is CLDR's pattern y, in
  /// the locale's digits (`Cases/locales.json`).
  @Test(arguments: PublishedNames.all)
  func titlesAreTheLocales(locale: PublishedNames) throws {
    let year = try year(#"{"year":2022,"locale":"\#(locale.tag)"}"#)
    let digits = Array(locale.digits)
    let number = String([2, 0, 2, 2].map { digits[$0] })
    #expect(
      year["title"]?.string == locale.yearPattern.replacingOccurrences(of: "y", with: number))
    let names = try #require(locale.months["wide"])
    #expect(year["months"]?.elements.map { $0["title"]?.string } == names)
  }

  /// A leap year is one that 4 divides, but of the hundreds only those that 400 divides.
  @Test(arguments: [
    (1, false), (4, true), (100, false), (400, true), (1582, false), (1600, true), (1700, false),
    (1900, false), (1904, true), (2000, true), (2022, false), (2023, false), (2024, true),
    (2100, false), (2400, true), (9996, true), (9999, false),
  ])
  func leapYears(number: Int, isLeap: Bool) throws {
    let year = try year(#"{"year":\#(number)}"#)
    #expect(year["dayCount"]?.integer == (isLeap ? 366 : 365))
    #expect(
      year["months"]?.elements.map { $0["dayCount"]?.integer }
        == [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  /// Today is 10 July 2024 where nothing else is said.
  @Test(arguments: [
    ("{}", 2024), (#"{"year":2022}"#, 2022), (#"{"year":2022.0}"#, 2022),
    (#"{"date":"2022-12-31"}"#, 2022), (#"{"date":"2022-01"}"#, 2022),
    (#"{"date":"0001-01-01"}"#, 1), (#"{"date":"9999-12"}"#, 9999),
    (#"{"offset":1}"#, 2025), (#"{"offset":-1}"#, 2023), (#"{"year":2024,"offset":-24}"#, 2000),
    (#"{"date":"2024-02-29","offset":1}"#, 2025), (#"{"today":"1999-12-31"}"#, 1999),
    (#"{"today":"1999-12-31","offset":1}"#, 2000),
    (#"{"year":null,"date":null,"offset":null,"rows":null}"#, 2024),
    (#"{"year":2022,"date":null}"#, 2022), (#"{"year":null,"date":"2022-05"}"#, 2022),
    // By position: year, date, offset.
    ("[2022]", 2022), (#"[null,"2022-05-01"]"#, 2022), (#"[null,"2022-05",2]"#, 2024),
    ("[2022,null,-2.0]", 2020), ("[null,null,1]", 2025),
  ])
  func whichYear(params: String, number: Int) throws {
    let year = try year(params)
    #expect(year["year"]?.integer == number)
    let start = try #require(year["months"]?[0]?["startDate"]?.string)
    #expect(Int(start.prefix(4)) == number)
  }

  @Test func allMembersAreThere() throws {
    let year = try year(#"{"year":2023}"#)
    #expect(
      members(year).keys.sorted() == [
        "calendar", "dayCount", "firstWeekday", "locale", "minimalDays", "months", "next",
        "previous", "title", "weekdays", "year",
      ])
    for month in year["months"]?.elements ?? [] {
      #expect(
        members(month).keys.sorted() == [
          "dayCount", "endDate", "labels", "leadingBlanks", "month", "startDate", "title", "weeks",
        ])
    }
    #expect(year["weekdays"]?[0] == ["weekday": "sunday", "label": "Sun", "isWeekend": true])
    #expect(year["weekdays"]?[1] == ["weekday": "monday", "label": "Mon"])
  }

  /// `previous` and `next` go straight back in as `date`, up to the ends.
  @Test func thereAndBackAgain() throws {
    #expect(try year(#"{"year":2022}"#)["previous"] == "2021-01-01")
    #expect(try year(#"{"year":2022}"#)["next"] == "2023-01-01")
    for (date, direction, expected) in [
      ("0003-07-01", "previous", [2, 1]), ("9997-07-01", "next", [9998, 9999]),
    ] {
      var date = date
      for number in expected {
        date = try #require(try year(#"{"date":"\#(date)"}"#)[direction]?.string)
        #expect(try year(#"{"date":"\#(date)"}"#)["year"]?.integer == number)
      }
      #expect(try year(#"{"date":"\#(date)"}"#)[direction] == nil)
    }
    #expect(try year(#"{"year":1}"#)["next"] == "0002-01-01")
    #expect(try year(#"{"year":9999}"#)["previous"] == "9998-01-01")
  }

  /// 10 July 2024 is a Wednesday, and July began on a Monday: from Sunday it is the eleventh cell.
  @Test func todayIsInOneMonth() throws {
    func indices(_ number: Int) throws -> [Int?] {
      let year = try year(#"{"year":\#(number),"today":"2024-07-10"}"#)
      return year["months"]?.elements.map { $0["todayIndex"]?.integer } ?? []
    }
    let none = [Int?](repeating: nil, count: 12)
    var july = none
    july[6] = 10
    #expect(try indices(2024) == july)
    #expect(try indices(2023) == none)
  }

  /// On 1 January the last row of the December before shows today too, as an outside day: that row
  /// goes on to 6 January 2024, a Saturday.
  @Test func todayMayBeOutside() throws {
    let months = try year(#"{"year":2023,"today":"2024-01-01"}"#)["months"]?.elements ?? []
    var marked: [Tree] = []
    for month in months {
      for week in month["weeks"]?.elements ?? [] {
        marked += (week["days"]?.elements ?? []).filter { $0["isToday"] == true }
      }
    }
    #expect(marked == [["date": "2024-01-01", "label": "1", "isToday": true, "isOutside": true]])
    #expect(months.allSatisfy { $0["todayIndex"] == nil })
  }

  @Test func sixRowsEach() throws {
    let months = try year(#"{"year":2026,"rows":"six"}"#)["months"]?.elements ?? []
    #expect(months.map { $0["weeks"]?.elements.count } == Array(repeating: 6, count: 12))
    // February 2026 has 28 days and begins on a Sunday.
    let fit = try year(#"{"year":2026,"rows":"fit"}"#)["months"]
    #expect(fit?[1]?["weeks"]?.elements.count == 4)
  }

  @Test(arguments: [
    (#"{"year":2022,"date":"2022-01-03"}"#, Reason.conflictingMembers, "/date"),
    (#"{"year":2022,"date":"2022-01"}"#, .conflictingMembers, "/date"),
    (#"{"year":0}"#, .outOfRange, "/year"), (#"{"year":10000}"#, .outOfRange, "/year"),
    (#"{"year":"2022"}"#, .typeMismatch, "/year"), (#"{"year":2022.5}"#, .notIntegral, "/year"),
    (#"{"date":"2022"}"#, .badDate, "/date"), (#"{"date":"2022-13"}"#, .badDate, "/date"),
    (#"{"date":"2022-02-29"}"#, .badDate, "/date"), (#"{"date":2022}"#, .typeMismatch, "/date"),
    (#"{"offset":1.5}"#, .notIntegral, "/offset"), (#"{"offset":"1"}"#, .typeMismatch, "/offset"),
    (#"{"offset":9999}"#, .outOfRange, "/offset"), (#"{"offset":1e300}"#, .outOfRange, "/offset"),
    (#"{"rows":"five"}"#, .badValue, "/rows"),
    (#"{"titleFormat":"YYYY"}"#, .badValue, "/titleFormat"),
    (#"{"titleFormat":"HH"}"#, .badValue, "/titleFormat"),
    (#"{"minimalDays":0}"#, .outOfRange, "/minimalDays"),
    (#"{"firstWeekday":7}"#, .typeMismatch, "/firstWeekday"),
    (#"{"weekdayWidth":"tiny"}"#, .badValue, "/weekdayWidth"),
    (#"{"timeZone":"Seoul"}"#, .badValue, "/timeZone"), (#"{"today":"today"}"#, .badDate, "/today"),
    (#"{"locale":"kr"}"#, .badValue, "/locale"), (#"{"month":1}"#, .unknownMember, ""),
    ("[2022,null,0,0]", .outOfRange, ""), ("[null,2022]", .typeMismatch, "/1"),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String) throws {
    let error = try refusal(CalendarYear.self, params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }

  /// The bounds that the error names can be reached, and not by one more.
  @Test(arguments: [(2022, -2021, 7977), (1, 0, 9998), (9999, -9998, 0)])
  func anOffsetReachesTheEnds(number: Int, minimum: Int, maximum: Int) throws {
    func params(_ offset: Int) -> String { #"{"year":\#(number),"offset":\#(offset)}"# }
    #expect(try year(params(minimum))["year"] == 1)
    #expect(try year(params(maximum))["year"] == 9999)
    for offset in [minimum - 1, maximum + 1] {
      let error = try refusal(CalendarYear.self, params(offset))
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/offset")
      #expect(error.found == String(offset))
      // An offset that leads beyond from every year there is is not told this year's bounds.
      guard -9998...9998 ~= offset else { continue }
      #expect(error.minimum == minimum)
      #expect(error.maximum == maximum)
    }
  }
}
