import Calendar
import Foundation
import JSON
import Testing
import Trees

/// The date at an instant in a zone, as other programs find it: see `Cases/instants.json`.
struct InstantCase: Sendable, CustomTestStringConvertible {
  let instant: String
  let timeZone: String
  let firstWeekday: String
  let minimalDays: Int
  let date: String
  let weekday: String
  /// dayOfYear, weekYear, week and weekOfMonth.
  let places: [Int]

  var testDescription: String { "\(instant) in \(timeZone)" }

  init(_ row: [Tree]) throws {
    instant = try #require(row[0].string)
    timeZone = try #require(row[1].string)
    firstWeekday = try #require(row[2].string)
    minimalDays = try #require(row[3].integer)
    date = try #require(row[4].string)
    weekday = try #require(row[5].string)
    places = row[6...].compactMap(\.integer)
    try #require(places.count == 4)
  }

  static let all: [InstantCase] = cases("instants").compactMap { try? InstantCase($0) }
}

struct CalendarTodayTests {
  private func today(_ params: String) throws -> Tree {
    try answer(CalendarToday.self, params)
  }

  /// A context with a clock that stands at an instant, in seconds since 1970-01-01T00:00Z.
  private func clock(_ seconds: Int, today: CivilDate? = nil) throws -> CalendarContext {
    try CalendarContext(
      locale: "en-US", today: today, environment: { _ in nil }, now: { seconds })
  }

  @Test func allCasesAreRead() {
    #expect(InstantCase.all.count == cases("instants").count)
    #expect(InstantCase.all.count == 360)
  }

  @Test(arguments: InstantCase.all)
  func theDateIsTheOneThatOthersFind(expected: InstantCase) throws {
    let answer = try today(
      """
      {"instant":"\(expected.instant)","timeZone":"\(expected.timeZone)",\
      "firstWeekday":"\(expected.firstWeekday)","minimalDays":\(expected.minimalDays)}
      """)
    #expect(answer["date"] == .string(expected.date))
    #expect(answer["weekday"] == .string(expected.weekday))
    let parts = expected.date.split(separator: "-").map { Int($0) }
    #expect(["year", "month", "day"].map { answer[$0]?.integer } == parts)
    #expect(
      ["dayOfYear", "weekYear", "week", "weekOfMonth"].map { answer[$0]?.integer }
        == expected.places)
  }

  /// 11 July 2024 is a Thursday, and day 31 + 29 + 31 + 30 + 31 + 30 + 11. From Sunday week 1 began
  /// on 31 December 2023, and 7 July is 189 days or 27 weeks later; July's own week 1 on 30 June.
  @Test func allMembersAreThere() throws {
    #expect(
      try today(
        #"{"timeZone":"America/Argentina/Buenos_Aires","instant":"2024-07-12T00:30:00Z"}"#) == [
          "date": "2024-07-11", "weekday": "thursday", "year": 2024, "month": 7, "day": 11,
          "dayOfYear": 193, "weekYear": 2024, "week": 28, "weekOfMonth": 2, "locale": "en-US",
          "firstWeekday": "sunday", "minimalDays": 1,
        ])
  }

  /// The same instant in other zones: three hours west it is still the day before, and fourteen
  /// hours east, in Kiritimati, it is the afternoon.
  @Test(arguments: [
    ("America/Argentina/Buenos_Aires", "2024-07-11"), ("UTC", "2024-07-12"),
    ("Asia/Seoul", "2024-07-12"), ("Europe/London", "2024-07-12"),
    ("America/Los_Angeles", "2024-07-11"), ("Pacific/Kiritimati", "2024-07-12"),
    ("Pacific/Pago_Pago", "2024-07-11"), ("America/St_Johns", "2024-07-11"),
  ])
  func oneInstantInManyZones(zone: String, date: String) throws {
    for instant in [
      "2024-07-12T00:30:00Z", "2024-07-12T09:30:00+09:00", "2024-07-11T21:30:00-03:00",
    ] {
      let answer = try today(#"{"timeZone":"\#(zone)","instant":"\#(instant)"}"#)
      #expect(answer["date"] == .string(date))
    }
    // The clock at that instant says the same.
    let clock = try clock(1_720_744_200)
    let answer = try answer(CalendarToday.self, #"{"timeZone":"\#(zone)"}"#, clock)
    #expect(answer["date"] == .string(date))
  }

  /// 12 July 2024 is a Friday, the 13th a Saturday, the 14th a Sunday.
  @Test(arguments: [
    ("en-US", [13, 14]), ("he", [12, 13]), ("fa", [12]), ("hi", [14]), ("de", [13, 14]),
  ])
  func theWeekendIsTheLocales(locale: String, days: [Int]) throws {
    for day in 11...15 {
      let answer = try today(
        #"{"instant":"2024-07-\#(day)T12:00:00Z","timeZone":"UTC","locale":"\#(locale)"}"#)
      #expect(answer["isWeekend"]?.boolean == (days.contains(day) ? true : nil), "\(day)")
      #expect(answer["locale"] == .string(locale))
    }
  }

  /// 1 January 2021 is a Friday: in Germany's weeks the last of 2020, with no day of a first week
  /// of January before the 4th; in America's the first of 2021.
  @Test(arguments: [
    (#""locale":"de""#, 2020, 53, 0), (#""locale":"en-US""#, 2021, 1, 1),
    (#""locale":"en-US","firstWeekday":"monday","minimalDays":4"#, 2020, 53, 0),
    (#""locale":"de","minimalDays":1"#, 2021, 1, 1),
    // From Friday it begins a week itself.
    (#""locale":"de","firstWeekday":"friday""#, 2021, 1, 1),
  ])
  func weeksAreCountedByTheRule(rule: String, weekYear: Int, week: Int, weekOfMonth: Int) throws {
    let answer = try today(#"{"instant":"2021-01-01T12:00:00Z","timeZone":"UTC",\#(rule)}"#)
    #expect(answer["weekYear"]?.integer == weekYear)
    #expect(answer["week"]?.integer == week)
    #expect(answer["weekOfMonth"]?.integer == weekOfMonth)
  }

  /// The server's fixed date is today whatever the clock and the zone say, but an instant is not
  /// now.
  @Test func theServersTodayIsFixed() throws {
    let fixed = try clock(0, today: CivilDate("2024-07-10"))
    for params in [
      "{}", "[]", "null", #"{"timeZone":"UTC"}"#, #"{"timeZone":"Pacific/Kiritimati"}"#,
      #"{"timeZone":null,"instant":null}"#,
    ] {
      #expect(try answer(CalendarToday.self, params, fixed)["date"] == "2024-07-10", "\(params)")
    }
    let given = #"{"timeZone":"UTC","instant":"2022-01-03T00:00:00Z"}"#
    #expect(try answer(CalendarToday.self, given, fixed)["date"] == "2022-01-03")
    let error = try refusal(CalendarToday.self, #"{"timeZone":"Mars"}"#, fixed)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/timeZone")
  }

  /// Without a zone it is the system's, whichever that is here: Foundation's date in it is the same
  /// at every hour of two days, by the clock and as an instant.
  @Test func withoutAZoneItIsTheSystems() throws {
    let calendar = Foundation.Calendar(identifier: .gregorian)
    // 2024-03-05T12:00Z and on.
    for hour in 0..<48 {
      let seconds = 1_709_640_000 + hour * 3600
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
      let expected = [parts.year, parts.month, parts.day]
      let names = ["year", "month", "day"]
      let now = try answer(CalendarToday.self, "{}", clock(seconds))
      #expect(names.map { now[$0]?.integer } == expected)
      let day = 5 + (12 + hour) / 24
      let instant = String(format: "2024-03-%02dT%02d:00:00Z", day, (12 + hour) % 24)
      let given = try today(#"{"instant":"\#(instant)"}"#)
      #expect(names.map { given[$0]?.integer } == expected, "\(instant)")
    }
  }

  /// By position: timeZone, instant, locale.
  @Test func byPosition() throws {
    let answer = try today(#"["Asia/Seoul","2024-07-11T15:00:00Z","ko"]"#)
    #expect(answer["date"] == "2024-07-12")
    #expect(answer["locale"] == "ko")
    #expect(try today(#"[null,"2024-07-11T12:00:00+00:00"]"#)["year"] == 2024)
    let error = try refusal(CalendarToday.self, #"["UTC",null,"ko","monday"]"#)
    #expect(error.reason == .outOfRange)
    #expect(error.maximum == 3)
  }

  /// A zone that leads beyond the years, whatever its offset there: New York is west of Greenwich,
  /// Seoul and Kiritimati are east.
  @Test(arguments: [
    ("0001-01-01T00:00:00Z", "UTC", String?.some("0001-01-01")),
    ("0001-01-01T00:00:00Z", "Asia/Seoul", "0001-01-01"),
    ("0001-01-01T00:00:00Z", "America/New_York", nil),
    ("0001-01-01T12:00:00Z", "America/New_York", "0001-01-01"),
    ("0001-01-01T00:00:00+00:01", "UTC", nil), ("0001-01-01T00:00:00-00:01", "UTC", "0001-01-01"),
    ("9999-12-31T23:59:59Z", "UTC", "9999-12-31"),
    ("9999-12-31T23:59:59Z", "Pacific/Pago_Pago", "9999-12-31"),
    ("9999-12-31T23:59:59Z", "Asia/Seoul", nil),
    ("9999-12-31T12:00:00Z", "Asia/Seoul", "9999-12-31"),
    ("9999-12-31T10:00:00Z", "Pacific/Kiritimati", nil),
    ("9999-12-31T23:59:59-00:01", "UTC", nil), ("9999-12-31T23:59:59+00:01", "UTC", "9999-12-31"),
  ])
  func theEndsOfTheYears(instant: String, zone: String, date: String?) throws {
    let params = #"{"instant":"\#(instant)","timeZone":"\#(zone)"}"#
    if let date {
      #expect(try today(params)["date"] == .string(date))
    } else {
      let error = try refusal(CalendarToday.self, params)
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/instant")
    }
  }

  /// These names are ICU's own: the IANA database has none of them (CPython's zoneinfo). BST is
  /// Bangladesh to ICU and British summer to the British, NST New Zealand and Newfoundland.
  @Test(arguments: ["PST", "JST", "IST", "CST", "BST", "AST", "NST", "SystemV/EST5"])
  func anAbbreviationIsNoZone(zone: String) throws {
    let error = try refusal(
      CalendarToday.self, #"{"timeZone":"\#(zone)","instant":"2024-07-12T00:30:00Z"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/timeZone")
  }

  /// A suggestion is taken as it is, and so must be the time that was meant. GMT+9 is Seoul's and
  /// Tokyo's to whoever writes it, but Etc/GMT+9 lies nine hours west of Greenwich; KST is Seoul's
  /// too, and AST is ICU's Alaska; Z is no part of New Zealand.
  @Test(arguments: [
    ("GMT+9", "Etc/GMT+9"), ("GMT-3", "Etc/GMT-3"), ("KST", "AST"), ("Z", "NZ"),
  ])
  func noZoneOfAnotherTimeIsSuggested(zone: String, wrong: String) throws {
    let error = try refusal(CalendarToday.self, #"{"timeZone":"\#(zone)"}"#)
    #expect(error.reason == .badValue)
    #expect(error.suggestion != wrong)
  }

  /// A city alone is what many people write, and its name may be short.
  @Test(arguments: [
    ("Rome", "Europe/Rome"), ("Oslo", "Europe/Oslo"), ("lima", "America/Lima"),
    ("Baku", "Asia/Baku"), ("Berlin", "Europe/Berlin"),
  ])
  func aCityAloneSuggestsItsZone(city: String, zone: String) throws {
    let error = try refusal(CalendarToday.self, #"{"timeZone":"\#(city)"}"#)
    #expect(error.reason == .badValue)
    #expect(error.suggestion == zone)
  }

  @Test(arguments: [
    (#"{"timeZone":"Seoul"}"#, Reason.badValue, "/timeZone"),
    (#"{"timeZone":"Seoul","instant":"2024-07-12T00:30:00Z"}"#, .badValue, "/timeZone"),
    (#"{"timeZone":""}"#, .badValue, "/timeZone"), (#"{"timeZone":9}"#, .typeMismatch, "/timeZone"),
    (#"{"instant":1720744200}"#, .typeMismatch, "/instant"),
    (#"{"instant":["2024-07-12T00:30:00Z"]}"#, .typeMismatch, "/instant"),
    (#"{"instant":{}}"#, .typeMismatch, "/instant"),
    (#"{"instant":true}"#, .typeMismatch, "/instant"),
    (#"{"locale":"kr"}"#, .badValue, "/locale"), (#"{"locale":[]}"#, .typeMismatch, "/locale"),
    (#"{"firstWeekday":1}"#, .typeMismatch, "/firstWeekday"),
    (#"{"minimalDays":8}"#, .outOfRange, "/minimalDays"),
    (#"{"minimalDays":1.5}"#, .notIntegral, "/minimalDays"),
    (#"["UTC","now"]"#, .badDate, "/1"), (#"[1]"#, .typeMismatch, "/0"),
    // Today is what is asked for.
    (#"{"today":"2024-07-12"}"#, .unknownMember, ""),
    (#"{"date":"2024-07-12"}"#, .unknownMember, ""),
    (#"{"titleFormat":"y"}"#, .unknownMember, ""),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String) throws {
    let error = try refusal(CalendarToday.self, params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }
}
