import Calendar
import JSON
import Testing
import Trees

/// A date moved as other programs move it: see `Cases/shifts.json`.
struct ShiftCase: Sendable, CustomTestStringConvertible {
  let params: String
  let dates: [String]
  let isClamped: [Bool]

  var testDescription: String { params }

  init(_ row: [Tree]) throws {
    dates = try #require(row[5].string).split(separator: " ").map(String.init)
    isClamped = try #require(row[6].string).map { $0 == "1" }
    try #require(dates.count == isClamped.count)
    var params = #""date":"\#(try #require(row[0].string))""#
    for (index, name) in ["years", "months", "weeks", "days"].enumerated() {
      params += #","\#(name)":\#(try #require(row[1 + index].integer))"#
    }
    self.params = "{\(params)\(dates.count > 1 ? #","count":\#(dates.count)"# : "")}"
  }

  static let all: [ShiftCase] = cases("shifts").compactMap { try? ShiftCase($0) }
}

struct CalendarShiftTests {
  private func shifted(_ params: String) throws -> Tree {
    try answer(CalendarShift.self, params, ())
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarShift.self, params, ())
  }

  @Test func allCasesAreRead() {
    #expect(ShiftCase.all.count == cases("shifts").count)
    #expect(ShiftCase.all.count == 462)
    #expect(ShiftCase.all.filter { $0.isClamped.contains(true) }.count == 79)
    #expect(ShiftCase.all.filter { $0.dates.count > 1 }.count == 71)
  }

  @Test(arguments: ShiftCase.all)
  func theDatesAreTheOnesThatOthersFind(expected: ShiftCase) throws {
    let answer = try shifted(expected.params)
    let dates: [Tree] = zip(expected.dates, expected.isClamped).map { date, isClamped in
      isClamped ? ["date": .string(date), "isClamped": true] : ["date": .string(date)]
    }
    #expect(answer["dates"]?.elements == dates)
    // The first stands by itself too.
    #expect(answer["date"] == dates[0]["date"])
    #expect(answer["isClamped"] == dates[0]["isClamped"])
  }

  @Test(arguments: [
    // Shifts that calendars are known to have got wrong: over the end of summer time, and into
    // months without such a day.
    (#"{"date":"2018-11-03","days":1}"#, "2018-11-04", false),
    (#"{"date":"2019-01-31","months":1}"#, "2019-02-28", true),
    (#"{"date":"2020-01-30","months":1}"#, "2020-02-29", true),
    (#"{"date":"2020-07-31","months":2}"#, "2020-09-30", true),
    // Years and months are one step, clamped once: by way of 28 February 2021 it would be the 28th.
    (#"{"date":"2020-02-29","years":1,"months":1}"#, "2021-03-29", false),
    (#"{"date":"2020-02-29","years":1}"#, "2021-02-28", true),
    (#"{"date":"2020-02-29","years":4}"#, "2024-02-29", false),
    // 1900 is no leap year.
    (#"{"date":"2000-02-29","years":-100}"#, "1900-02-28", true),
    // A year forward and twelve months back is nowhere, though 2021 has no such day.
    (#"{"date":"2020-02-29","years":1,"months":-12}"#, "2020-02-29", false),
    // Days come after the months, and from the clamped day: 29 February, then 1 March.
    (#"{"date":"2020-01-31","months":1,"days":1}"#, "2020-03-01", true),
    (#"{"date":"2021-01-31","months":1,"days":-28}"#, "2021-01-31", true),
    // Back over the turn of the year.
    (#"{"date":"2022-01-31","months":-2}"#, "2021-11-30", true),
    (#"{"date":"2022-01-01","days":-1}"#, "2021-12-31", false),
    (#"{"date":"2024-12-31","months":-10}"#, "2024-02-29", true),
    // A week is seven days; 2024 has 366.
    (#"{"date":"2024-01-01","weeks":52,"days":2}"#, "2025-01-01", false),
    (#"{"date":"2024-02-28","weeks":1}"#, "2024-03-06", false),
    (#"{"date":"2024-01-01","weeks":2,"days":-14}"#, "2024-01-01", false),
    // The hundredth day of what began on a 1 January is 99 days on.
    (#"{"date":"2022-01-01","days":99}"#, "2022-04-10", false),
    (#"{"date":"2024-05-05"}"#, "2024-05-05", false),
    (#"{"date":"2024-05-05","years":0,"months":0,"weeks":0,"days":0}"#, "2024-05-05", false),
    (#"{"date":"2024-05-05","years":null,"months":null,"weeks":null,"days":null,"count":null}"#,
      "2024-05-05", false),
    (#"{"date":"2024-05-05","months":1.0,"days":1e1}"#, "2024-06-15", false),
    // By position: date, years, months.
    (#"["2020-02-29",1,1]"#, "2021-03-29", false), (#"["2020-02-29",1]"#, "2021-02-28", true),
    (#"["2019-01-31",null,1]"#, "2019-02-28", true), (#"["2019-01-31"]"#, "2019-01-31", false),
  ])
  func aDateByHand(params: String, date: String, isClamped: Bool) throws {
    let day: [String: Tree] =
      isClamped ? ["date": .string(date), "isClamped": true] : ["date": .string(date)]
    var expected = day
    expected["dates"] = [.object(day)]
    #expect(try shifted(params) == .object(expected))
  }

  /// Each from the original: chained, all after April would be the 30th, and all after February the
  /// 29th.
  @Test func countIsNeverChained() throws {
    #expect(
      try shifted(#"{"date":"2026-03-31","months":1,"count":4}"#) == [
        "date": "2026-04-30", "isClamped": true,
        "dates": [
          ["date": "2026-04-30", "isClamped": true], ["date": "2026-05-31"],
          ["date": "2026-06-30", "isClamped": true], ["date": "2026-07-31"],
        ],
      ])
    #expect(
      try shifted(#"{"date":"2020-01-30","months":1,"count":3}"#)["dates"] == [
        ["date": "2020-02-29", "isClamped": true], ["date": "2020-03-30"], ["date": "2020-04-30"],
      ])
    #expect(
      try shifted(#"{"date":"2020-02-29","years":1,"count":4}"#)["dates"] == [
        ["date": "2021-02-28", "isClamped": true], ["date": "2022-02-28", "isClamped": true],
        ["date": "2023-02-28", "isClamped": true], ["date": "2024-02-29"],
      ])
  }

  @Test func count() throws {
    #expect(
      try shifted(#"{"date":"2024-01-01","count":1}"#)
        == ["date": "2024-01-01", "dates": [["date": "2024-01-01"]]])
    // Nothing moved, three times.
    #expect(
      try shifted(#"{"date":"2024-01-01","count":3}"#)["dates"]
        == [["date": "2024-01-01"], ["date": "2024-01-01"], ["date": "2024-01-01"]])
    // Ten thousand days from 1970-01-01 on is 1997-05-19 (POSIX: 864,000,000 seconds).
    let many = try shifted(#"{"date":"1970-01-01","days":1,"count":10000}"#)["dates"]?.elements
    #expect(many?.count == 10_000)
    #expect(many?.first == ["date": "1970-01-02"])
    #expect(many?.last == ["date": "1997-05-19"])
  }

  @Test(arguments: [
    (#"{"date":"9999-12-30","days":1}"#, "9999-12-31"),
    (#"{"date":"0001-01-02","days":-1}"#, "0001-01-01"),
    (#"{"date":"0001-01-01","days":3652058}"#, "9999-12-31"),
    (#"{"date":"9999-12-31","days":-3652058}"#, "0001-01-01"),
    (#"{"date":"0001-12-31","months":119976}"#, "9999-12-31"),
    (#"{"date":"0001-01-31","months":119987}"#, "9999-12-31"),
    (#"{"date":"9999-12-01","months":-119987}"#, "0001-01-01"),
    (#"{"date":"0001-06-15","years":9998}"#, "9999-06-15"),
    // Of 521,722 weeks, four days more than that is the last day: see `CalendarWeekEndsTests`.
    (#"{"date":"0001-01-01","weeks":521722}"#, "9999-12-27"),
    // Only the date that is reached has to be one: 31 December of the year 0 comes on the way.
    (#"{"date":"0001-01-31","months":-1,"days":31}"#, "0001-01-31"),
    (#"{"date":"9999-12-31","months":1,"days":-31}"#, "9999-12-31"),
  ])
  func theEndsAreReached(params: String, date: String) throws {
    #expect(try shifted(params)["date"] == .string(date))
  }

  /// The same farther out: the amounts are all within their bounds, the months lead some ten
  /// thousand years beyond, and the weeks and days back. The dates by java.time.LocalDate.
  @Test(arguments: [
    (
      #"{"date":"9999-12-31","years":9998,"months":9999,"weeks":-521722,"days":-1000000}"#,
      "8094-05-09"
    ),
    (
      #"{"date":"0001-01-01","years":-9998,"months":-119900,"weeks":521722,"days":3652058}"#,
      "0009-04-23"
    ),
  ])
  func farBeyondAndBack(params: String, date: String) throws {
    #expect(try shifted(params)["date"] == .string(date))
  }

  @Test(arguments: [
    (#"{"date":"9999-12-31","days":1}"#, "/days"), (#"{"date":"0001-01-01","days":-1}"#, "/days"),
    (#"{"date":"9999-12-31","weeks":1}"#, "/weeks"),
    (#"{"date":"0001-01-07","weeks":-1}"#, "/weeks"),
    (#"{"date":"9999-12-01","months":1}"#, "/months"),
    (#"{"date":"0001-01-31","months":-1}"#, "/months"),
    (#"{"date":"9999-01-01","years":1}"#, "/years"),
    (#"{"date":"0001-12-31","years":-1}"#, "/years"),
    (#"{"date":"2024-01-01","years":-9998}"#, "/years"),
    (#"{"date":"2024-01-01","days":3652058}"#, "/days"),
    (#"{"date":"2024-01-01","months":119987}"#, "/months"),
    (#"{"date":"2024-01-01","weeks":521722}"#, "/weeks"),
  ])
  func beyondTheYears(params: String, pointer: String) throws {
    let error = try refused(params)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == pointer)
    #expect(error.message.contains("beyond the years 1 to 9999"))
  }

  /// All dates of a count must exist, or there are none.
  @Test func aCountBeyondTheYears() throws {
    #expect(
      try shifted(#"{"date":"9998-12-31","years":1,"count":1}"#)["dates"]
        == [["date": "9999-12-31"]])
    let error = try refused(#"{"date":"9998-12-31","years":1,"count":2}"#)
    #expect(error.reason == .outOfRange)
    #expect(try refused(#"{"date":"2024-01-01","years":9998,"count":10000}"#).reason == .outOfRange)
    #expect(
      try refused(#"{"date":"2024-01-01","days":-3652058,"weeks":-521722,"count":10000}"#).reason
        == .outOfRange)
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.some("date")), ("null", .missingMember, "", "date"),
    (#"{"date":null,"days":1}"#, .missingMember, "", "date"),
    ("[null,1]", .missingMember, "", "date"),
    (#"{"date":"2022-02-30"}"#, .badDate, "/date", nil),
    (#"{"date":"2022-02"}"#, .badDate, "/date", nil),
    (#"{"date":"2022-01-01T00:00:00Z"}"#, .badDate, "/date", nil),
    (#"{"date":20220101}"#, .typeMismatch, "/date", nil),
    (#"{"date":"2022-01-01","years":9999}"#, .outOfRange, "/years", nil),
    (#"{"date":"2022-01-01","months":-119988}"#, .outOfRange, "/months", nil),
    (#"{"date":"2022-01-01","weeks":521723}"#, .outOfRange, "/weeks", nil),
    (#"{"date":"2022-01-01","days":3652059}"#, .outOfRange, "/days", nil),
    (#"{"date":"2022-01-01","days":9223372036854775807}"#, .outOfRange, "/days", nil),
    (#"{"date":"2022-01-01","days":-1e300}"#, .outOfRange, "/days", nil),
    (#"{"date":"2022-01-01","count":0}"#, .outOfRange, "/count", nil),
    (#"{"date":"2022-01-01","count":-1}"#, .outOfRange, "/count", nil),
    (#"{"date":"2022-01-01","count":10001}"#, .outOfRange, "/count", nil),
    (#"{"date":"2022-01-01","days":0.5}"#, .notIntegral, "/days", nil),
    (#"{"date":"2022-01-01","count":1.5}"#, .notIntegral, "/count", nil),
    (#"{"date":"2022-01-01","months":"1"}"#, .typeMismatch, "/months", nil),
    (#"{"date":"2022-01-01","weeks":true}"#, .typeMismatch, "/weeks", nil),
    (#"{"date":"2022-01-01","years":[]}"#, .typeMismatch, "/years", nil),
    (#"{"date":"2022-01-01","day":1}"#, .unknownMember, "", "day"),
    (#"{"date":"2022-01-01","locale":"ko"}"#, .unknownMember, "", "locale"),
    (#"["2022-01-01",1,1,1]"#, .outOfRange, "", nil),
    (#"["2022-01-01",1.5]"#, .notIntegral, "/1", nil), (#"["2022-02-30"]"#, .badDate, "/0", nil),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String, member: String?) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }
}
