import Calendar
import JSON
import Testing
import Trees

/// A week as other programs find it: see `Cases/weeks.json`.
struct WeekCase: Sendable, CustomTestStringConvertible {
  let date: String
  let offset: Int
  let firstWeekday: String
  let dateIndex: Int
  let dates: [String]

  var testDescription: String { "\(date) \(offset) from \(firstWeekday)" }

  init(_ row: [Tree]) throws {
    date = try #require(row[0].string)
    offset = try #require(row[1].integer)
    firstWeekday = try #require(row[2].string)
    dateIndex = try #require(row[3].integer)
    dates = try #require(row[4].string).split(separator: " ").map(String.init)
  }

  static let all: [WeekCase] = cases("weeks").compactMap { try? WeekCase($0) }
}

/// The number of a day's week by a rule: see `Cases/weekNumbers.json`.
struct WeekNumberCase: Sendable, CustomTestStringConvertible {
  let date: String
  let firstWeekday: String
  let minimalDays: Int
  let weekYear: Int
  let week: Int
  let weekOfMonth: Int
  let dateIndex: Int

  var testDescription: String { "\(date) from \(firstWeekday), \(minimalDays)" }
  var params: String {
    #""date":"\#(date)","firstWeekday":"\#(firstWeekday)","minimalDays":\#(minimalDays)"#
  }

  init(_ row: [Tree]) throws {
    date = try #require(row[0].string)
    firstWeekday = try #require(row[1].string)
    minimalDays = try #require(row[2].integer)
    weekYear = try #require(row[3].integer)
    week = try #require(row[4].integer)
    weekOfMonth = try #require(row[5].integer)
    dateIndex = try #require(row[6].integer)
  }

  static let all: [WeekNumberCase] = cases("weekNumbers").compactMap { try? WeekNumberCase($0) }
}

struct CalendarWeekTests {
  private func week(_ params: String) throws -> Tree {
    try answer(CalendarWeek.self, params)
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarWeek.self, params)
  }

  private func dates(_ week: Tree) -> [String?] {
    week["days"]?.elements.map { $0["date"]?.string } ?? []
  }

  @Test func allCasesAreRead() {
    #expect(WeekCase.all.count == cases("weeks").count)
    #expect(WeekCase.all.count == 385)
    #expect(WeekNumberCase.all.count == cases("weekNumbers").count)
    #expect(WeekNumberCase.all.count == 1628)
  }

  /// With today where the date is, another week never has it.
  @Test(arguments: WeekCase.all)
  func theDaysAreTheOnesThatOthersFind(expected: WeekCase) throws {
    let week = try week(
      """
      {"date":"\(expected.date)","offset":\(expected.offset),"today":"\(expected.date)",\
      "firstWeekday":"\(expected.firstWeekday)"}
      """)
    #expect(dates(week) == expected.dates)
    #expect(week["startDate"]?.string == expected.dates.first)
    #expect(week["endDate"]?.string == expected.dates.last)
    #expect(week["dateIndex"]?.integer == expected.dateIndex)
    #expect(week["todayIndex"]?.integer == (expected.offset == 0 ? expected.dateIndex : nil))
    #expect(
      week["days"]?.elements.map { $0["label"]?.string }
        == expected.dates.map { Int($0.suffix(2)).map(String.init) })
    #expect(week["weekdays"]?[0]?["weekday"] == .string(expected.firstWeekday))
  }

  @Test(arguments: WeekNumberCase.all)
  func numbersAreTheOnesThatOthersFind(expected: WeekNumberCase) throws {
    let week = try week("{\(expected.params)}")
    #expect(week["weekYear"]?.integer == expected.weekYear)
    #expect(week["week"]?.integer == expected.week)
    #expect(week["weekOfMonth"]?.integer == expected.weekOfMonth)
    #expect(week["dateIndex"]?.integer == expected.dateIndex)
    #expect(dates(week)[expected.dateIndex] == expected.date)
  }

  /// Weeks that calendars are known to have got wrong, by what is right.
  @Test(arguments: [
    // A Sunday ends the week that began on Monday.
    ("2019-02-10", "monday", "2019-02-04", "2019-02-10", 6),
    ("2024-03-24", "monday", "2024-03-18", "2024-03-24", 6),
    // A week may begin on Friday, and the day itself then begins it.
    ("2020-11-06", "friday", "2020-11-06", "2020-11-12", 0),
    // Days of 23 or 25 hours count like any other.
    ("2024-10-27", "monday", "2024-10-21", "2024-10-27", 6),
    ("2025-03-30", "monday", "2025-03-24", "2025-03-30", 6),
  ])
  func weeksThatWentWrongElsewhere(
    date: String, firstWeekday: String, startDate: String, endDate: String, dateIndex: Int
  ) throws {
    let week = try week(#"{"date":"\#(date)","firstWeekday":"\#(firstWeekday)"}"#)
    #expect(week["startDate"] == .string(startDate))
    #expect(week["endDate"] == .string(endDate))
    #expect(week["dateIndex"]?.integer == dateIndex)
    #expect(Set(dates(week)).count == 7)
  }

  /// The same for their numbers: (weekYear, week, weekOfMonth), the last where it was the matter.
  @Test(arguments: [
    ("2024-04-01", "monday", 4, 2024, 14, Int?.none), ("2023-06-16", "monday", 4, 2023, 24, nil),
    ("2023-06-16", "monday", 1, 2023, 25, nil), ("2022-06-20", "sunday", 1, 2022, 26, nil),
    ("2022-06-20", "monday", 4, 2022, 25, nil), ("2021-01-01", "monday", 4, 2020, 53, 0),
    ("2024-12-31", "monday", 4, 2025, 1, nil), ("2019-05-05", "monday", 1, 2019, 18, 1),
    ("2019-12-01", "monday", 1, 2019, 48, 1),
  ])
  func numbersThatWentWrongElsewhere(
    date: String, firstWeekday: String, minimalDays: Int, weekYear: Int, number: Int,
    weekOfMonth: Int?
  ) throws {
    let week = try week(
      #"{"date":"\#(date)","firstWeekday":"\#(firstWeekday)","minimalDays":\#(minimalDays)}"#)
    #expect(week["weekYear"]?.integer == weekYear)
    #expect(week["week"]?.integer == number)
    if let weekOfMonth { #expect(week["weekOfMonth"]?.integer == weekOfMonth) }
  }

  /// Wednesday 10 July 2024 is today; its week from Sunday is the 7th to the 13th.
  @Test(arguments: [
    ("{}", "2024-07-07", 3, Int?.some(3)), (#"{"offset":1}"#, "2024-07-14", 3, nil),
    (#"{"date":"2024-07-01","offset":1}"#, "2024-07-07", 1, 3),
    (#"{"date":"2024-07-27","offset":-2}"#, "2024-07-07", 6, 3),
    (#"{"date":"2024-07-13"}"#, "2024-07-07", 6, 3),
    (#"{"date":"2024-07-14"}"#, "2024-07-14", 0, nil),
    (#"["2024-07-03",1.0]"#, "2024-07-07", 3, 3), ("[null,-1]", "2024-06-30", 3, nil),
    (#"{"date":null,"offset":null}"#, "2024-07-07", 3, 3),
    (#"{"today":"2024-02-29"}"#, "2024-02-25", 4, 4),
  ])
  func whichWeek(params: String, startDate: String, dateIndex: Int, todayIndex: Int?) throws {
    let week = try week(params)
    #expect(week["startDate"] == .string(startDate))
    #expect(week["dateIndex"]?.integer == dateIndex)
    #expect(week["todayIndex"]?.integer == todayIndex)
    let marked = week["days"]?.elements.firstIndex { $0["isToday"] == true }
    #expect(marked == todayIndex)
  }

  /// The title is of the moved date, whichever month the week begins in.
  @Test func theTitleIsOfTheMovedDate() throws {
    #expect(try week(#"{"date":"2024-08-01"}"#)["title"] == "August 2024")
    #expect(try week(#"{"date":"2024-07-31"}"#)["title"] == "July 2024")
    #expect(try week(#"{"date":"2024-07-25","offset":1}"#)["title"] == "August 2024")
    #expect(
      try week(#"{"date":"2024-12-31","titleFormat":"YYYY-'W'ww-e","locale":"de"}"#)["title"]
        == "2025-W01-2")
  }

  @Test func allMembersAreThere() throws {
    let week = try week(#"{"date":"2024-07-10","today":"2024-07-10"}"#)
    guard case .object(let members) = week else {
      Issue.record("not an object")
      return
    }
    #expect(
      members.keys.sorted() == [
        "calendar", "dateIndex", "days", "endDate", "firstWeekday", "locale", "minimalDays",
        "next", "previous", "startDate", "title", "todayIndex", "week", "weekOfMonth", "weekYear",
        "weekdays",
      ])
  }

  @Test func thereAndBackAgain() throws {
    var date = "2023-12-20"
    for expected in ["2023-12-24", "2023-12-31", "2024-01-07"] {
      date = try #require(try week(#"{"date":"\#(date)"}"#)["next"]?.string)
      #expect(date == expected)
    }
    for expected in ["2023-12-31", "2023-12-24"] {
      date = try #require(try week(#"{"date":"\#(date)"}"#)["previous"]?.string)
      #expect(date == expected)
    }
  }

  @Test(arguments: [
    (#"{"date":"2022-02-30"}"#, Reason.badDate, "/date"),
    (#"{"date":"2022-02"}"#, .badDate, "/date"),
    (#"{"date":20220101}"#, .typeMismatch, "/date"), (#"["2022-02-30"]"#, .badDate, "/0"),
    (#"{"offset":1.5}"#, .notIntegral, "/offset"), (#"{"offset":"1"}"#, .typeMismatch, "/offset"),
    (#"{"year":2022}"#, .unknownMember, ""), (#"{"rows":"six"}"#, .unknownMember, ""),
    (#"["2022-02-01",0,"ko","monday"]"#, .outOfRange, ""),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }

  /// The third by position is the locale.
  @Test func threeAreTakenByPosition() throws {
    let week = try week(#"["2024-03-05",0,"ko"]"#)
    #expect(week["title"] == "2024년 3월")
  }
}
