import Calendar
import JSON
import Testing
import Trees

/// The weeks of a month, a year or a range by some rule: see `Cases/weekLists.json`.
struct WeekListCase: Sendable, CustomTestStringConvertible {
  /// What is asked for, as members of the params.
  let span: String
  let firstWeekday: String
  let minimalDays: Int
  /// The weeks as the method should list them.
  let weeks: [Tree]

  var testDescription: String { "\(span) from \(firstWeekday), \(minimalDays)" }
  var params: String {
    #"{\#(span),"firstWeekday":"\#(firstWeekday)","minimalDays":\#(minimalDays)}"#
  }

  init(_ row: [Tree]) throws {
    span = try #require(row[0].string)
    firstWeekday = try #require(row[1].string)
    minimalDays = try #require(row[2].integer)
    let firstStart = try #require(row[3].string)
    let firstEnd: CivilDate = try #require(row[4].string.flatMap { CivilDate($0) })
    let inside = try #require(row[5].string).compactMap(\.wholeNumberValue)
    let numbers = try #require(row[6].string).split(separator: " ").flatMap(Self.numbers)
    try #require(inside.count == numbers.count)
    weeks = zip(inside, numbers).enumerated().map { index, week in
      let end = min(firstEnd + 7 * index, CivilDate.range.upperBound)
      return [
        "startDate": .string(index == 0 ? firstStart : (firstEnd + (7 * index - 6)).description),
        "endDate": .string(end.description), "weekYear": .integer(Int64(week.1.weekYear)),
        "week": .integer(Int64(week.1.week)), "daysInside": .integer(Int64(week.0)),
      ]
    }
  }

  /// `2021:1-4` as the four weeks that it stands for.
  private static func numbers(_ run: Substring) -> [(weekYear: Int, week: Int)] {
    let parts = run.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
    return (parts[1]...parts[2]).map { (parts[0], $0) }
  }

  static let all: [WeekListCase] = cases("weekLists").compactMap { try? WeekListCase($0) }
}

struct CalendarWeeksTests {
  private func weeks(_ params: String) throws -> Tree {
    try answer(CalendarWeeks.self, params)
  }

  @Test func allCasesAreRead() {
    #expect(WeekListCase.all.count == cases("weekLists").count)
    #expect(WeekListCase.all.count == 490)
    #expect(cases("isoWeeks").count == 71)
  }

  @Test(arguments: WeekListCase.all)
  func theWeeksAreTheOnesThatOthersFind(list: WeekListCase) throws {
    let answer = try weeks(list.params)
    #expect(answer["weeks"]?.elements == list.weeks)
    #expect(answer["firstWeekday"] == .string(list.firstWeekday))
    #expect(answer["minimalDays"]?.integer == list.minimalDays)
  }

  /// ISO 8601's years from 1990 to 2060 (`Cases/isoWeeks.json`): week after week without a gap, 52
  /// or 53 of them, whole.
  @Test(arguments: cases("isoWeeks"))
  func anISOYearHasItsWeeks(row: [Tree]) throws {
    let weekYear = try #require(row[0].integer)
    let mondays = try #require(row[1].string).split(separator: " ").map(String.init)
    let answer = try weeks(
      #"{"weekYear":\#(weekYear),"firstWeekday":"monday","minimalDays":4}"#)
    let found = answer["weeks"]?.elements ?? []
    #expect(found.map { $0["startDate"]?.string } == mondays)
    #expect(found.map { $0["week"]?.integer } == Array(1...mondays.count))
    #expect(found.allSatisfy { $0["weekYear"]?.integer == weekYear })
    #expect(found.allSatisfy { $0["daysInside"] == 7 })
    let sundays = mondays.compactMap { CivilDate($0) }.map { ($0 + 6).description }
    #expect(found.map { $0["endDate"]?.string } == sundays)
  }

  /// The long years by the list in Wikipedia's "ISO week date", whose cycle is 400 years: those of
  /// the cycle's years 390 to 399 and 0 to 60.
  @Test func theLongISOYears() throws {
    let long = try (1990...2060).filter { year in
      let answer = try weeks(#"{"weekYear":\#(year),"firstWeekday":"monday","minimalDays":4}"#)
      let count = try #require(answer["weeks"]?.elements.count)
      #expect(count == 52 || count == 53)
      return count == 53
    }
    #expect(
      long == [1992, 1998, 2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060])
  }

  /// January 2022 begins on a Saturday.
  @Test(arguments: [
    // From Sunday its first week is 26 December to 1 January, with one day of it, and one is
    // enough: week 1 of 2022. The last begins on the 30th and has two.
    (
      #""locale":"en-US""#, [1, 7, 7, 7, 7, 2], [2022, 2022, 2022, 2022, 2022, 2022],
      [1, 2, 3, 4, 5, 6]
    ),
    // Whole weeks only: that first one is of 2021, whose week 1 began on Sunday 3 January 2021, and
    // 26 December is 357 days or 51 weeks later.
    (
      #""locale":"en-US","minimalDays":7"#, [1, 7, 7, 7, 7, 2],
      [2021, 2022, 2022, 2022, 2022, 2022], [52, 1, 2, 3, 4, 5]
    ),
    // From Saturday, Egypt's first weekday, it begins with the week itself: 1, 8, 15, 22 and 29.
    (#""locale":"ar-EG""#, [7, 7, 7, 7, 3], [2022, 2022, 2022, 2022, 2022], [1, 2, 3, 4, 5]),
    // From Monday with four days, as in Germany: 27 December to 2 January has two, and is week 52
    // of 2021, whose week 1 began on 4 January 2021; 27 December is 357 days later.
    (
      #""locale":"de""#, [2, 7, 7, 7, 7, 1], [2021, 2022, 2022, 2022, 2022, 2022],
      [52, 1, 2, 3, 4, 5]
    ),
  ])
  func aMonthByHand(rule: String, inside: [Int], weekYears: [Int], numbers: [Int]) throws {
    let found = try weeks(#"{"year":2022,"month":1,\#(rule)}"#)["weeks"]?.elements ?? []
    #expect(found.map { $0["daysInside"]?.integer } == inside)
    #expect(found.map { $0["weekYear"]?.integer } == weekYears)
    #expect(found.map { $0["week"]?.integer } == numbers)
  }

  /// Whatever is asked for, its days are each in one week.
  @Test(arguments: [
    (#""year":2022"#, 365), (#""year":2024"#, 366), (#""year":1"#, 365), (#""year":9999"#, 365),
    (#""year":2023,"month":2"#, 28), (#""year":2024,"month":2"#, 29), (#""year":1,"month":1"#, 31),
    (#""year":9999,"month":12"#, 31),
    // 2020-02-29 to 2020-03-01 are two days, to itself it is one; the years 1 and 2 are 730 days.
    (#""from":"2020-02-29","to":"2020-03-01""#, 2), (#""from":"2020-02-29","to":"2020-02-29""#, 1),
    (#""from":"0001-01-01","to":"0002-12-31""#, 730),
    (#""from":"9998-01-01","to":"9999-12-31""#, 730),
  ], Weekday.names)
  func daysInsideAddUp(span: (params: String, days: Int), firstWeekday: String) throws {
    let found = try weeks(#"{\#(span.params),"firstWeekday":"\#(firstWeekday)"}"#)["weeks"]
    let inside = found?.elements.compactMap { $0["daysInside"]?.integer } ?? []
    #expect(inside.reduce(0, +) == span.days)
    #expect(inside.allSatisfy { 1...7 ~= $0 })
    // Only the ends can be cut.
    #expect(inside.dropFirst().dropLast().allSatisfy { $0 == 7 })
  }

  /// A week of the list is the one that `calendar.week` gives of any of its days.
  @Test(arguments: ["en-US", "de", "ar-EG", "fa", "en-MV"], [2015, 2020, 2024])
  func eachIsTheWeekByItself(locale: String, year: Int) throws {
    let answer = try weeks(#"{"year":\#(year),"locale":"\#(locale)"}"#)
    #expect(answer["locale"] == .string(locale))
    for listed in answer["weeks"]?.elements ?? [] {
      for end in ["startDate", "endDate"] {
        let date = try #require(listed[end]?.string)
        let week = try CalendarTests.answer(
          CalendarWeek.self, #"{"date":"\#(date)","locale":"\#(locale)"}"#)
        for member in ["startDate", "endDate", "weekYear", "week"] {
          #expect(listed[member] == week[member], "\(member) of \(date)")
        }
      }
    }
  }

  @Test func allMembersAreThere() throws {
    // 1 March 2024 is a Friday: with its Thursday it makes two days of the week from 25 February.
    let answer = try weeks(
      #"{"from":"2024-02-29","to":"2024-03-01","firstWeekday":"sunday","minimalDays":4}"#)
    #expect(
      answer == [
        "weeks": [
          [
            "startDate": "2024-02-25", "endDate": "2024-03-02", "weekYear": 2024,
            // Week 1 is 31 December to 6 January, with six days of 2024; 25 February is 56 days on.
            "week": 9, "daysInside": 2,
          ]
        ],
        "locale": "en-US", "firstWeekday": "sunday", "minimalDays": 4,
      ])
  }
}
