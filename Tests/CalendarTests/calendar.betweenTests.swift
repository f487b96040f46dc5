import Calendar
import JSON
import Testing
import Trees

/// How far two dates are apart, as other programs find it: see `Cases/distances.json`.
struct DistanceCase: Sendable, CustomTestStringConvertible {
  let from: String
  let to: String
  let days: Int
  let weeks: (weeks: Int, days: Int)
  let period: (years: Int, months: Int, days: Int)

  var testDescription: String { "\(from) to \(to)" }

  init(_ row: [Tree]) throws {
    from = try #require(row[0].string)
    to = try #require(row[1].string)
    let numbers = row[2...].compactMap(\.integer)
    try #require(numbers.count == 6)
    days = numbers[0]
    weeks = (numbers[1], numbers[2])
    period = (numbers[3], numbers[4], numbers[5])
  }

  /// What the method should give, every number times `sign`.
  func answer(_ sign: Int) -> Tree {
    func number(_ value: Int) -> Tree { .integer(Int64(value * sign)) }
    return [
      "days": number(days), "inclusiveDays": number(days + 1),
      "weeks": ["weeks": number(weeks.weeks), "days": number(weeks.days)],
      "period": [
        "years": number(period.years), "months": number(period.months), "days": number(period.days),
      ],
    ]
  }

  static let all: [DistanceCase] = cases("distances").compactMap { try? DistanceCase($0) }
}

struct CalendarBetweenTests {
  private func between(_ from: String, _ to: String) throws -> Tree {
    try answer(CalendarBetween.self, #"{"from":"\#(from)","to":"\#(to)"}"#, ())
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarBetween.self, params, ())
  }

  @Test func allCasesAreRead() {
    #expect(DistanceCase.all.count == cases("distances").count)
    #expect(DistanceCase.all.count == 315)
  }

  @Test(arguments: DistanceCase.all)
  func theDistanceIsTheOneThatOthersFind(expected: DistanceCase) throws {
    #expect(try between(expected.from, expected.to) == expected.answer(1))
  }

  /// The other way all numbers are negative, and the same. A date is no distance from itself, which
  /// has no sign.
  @Test(arguments: DistanceCase.all.filter { $0.days > 0 })
  func backwardsItIsTheMirrorImage(expected: DistanceCase) throws {
    #expect(try between(expected.to, expected.from) == expected.answer(-1))
  }

  /// The distance is one that `calendar.shift` goes: years and months, then days.
  @Test(arguments: DistanceCase.all)
  func theDistanceLeadsThere(expected: DistanceCase) throws {
    let period = try between(expected.from, expected.to)["period"]
    var params = #""date":"\#(expected.from)""#
    for name in ["years", "months", "days"] {
      params += #","\#(name)":\#(try #require(period?[name]?.integer))"#
    }
    let shifted = try answer(CalendarShift.self, "{\(params)}", ())
    #expect(shifted["date"] == .string(expected.to))
  }

  @Test(arguments: [
    // The first day is the first: nine days later it is the tenth.
    ("2022-01-01", "2022-01-10", 9, 10, [1, 2], [0, 0, 9]),
    ("2024-05-05", "2024-05-05", 0, 1, [0, 0], [0, 0, 0]),
    // Half a year of 2023: 31 + 28 + 31 + 30 + 31 + 30 days.
    ("2023-01-01", "2023-07-01", 181, 182, [25, 6], [0, 6, 0]),
    // A leap year, and the clocks that change in it.
    ("2024-01-01", "2025-01-01", 366, 367, [52, 2], [1, 0, 0]),
    ("2018-11-03", "2018-11-05", 2, 3, [0, 2], [0, 0, 2]),
    // A birthday on 29 February: a year is over on the 28th, its month's last day.
    ("2020-02-29", "2021-02-27", 364, 365, [52, 0], [0, 11, 29]),
    ("2020-02-29", "2021-02-28", 365, 366, [52, 1], [1, 0, 0]),
    ("2020-02-29", "2021-03-01", 366, 367, [52, 2], [1, 0, 1]),
    ("2020-02-29", "2024-02-29", 1461, 1462, [208, 5], [4, 0, 0]),
    // From the 31st: a month is over at the end of one that has thirty days or fewer.
    ("2019-01-31", "2019-02-27", 27, 28, [3, 6], [0, 0, 27]),
    ("2019-01-31", "2019-02-28", 28, 29, [4, 0], [0, 1, 0]),
    ("2019-01-31", "2019-03-01", 29, 30, [4, 1], [0, 1, 1]),
    ("2019-01-31", "2019-03-30", 58, 59, [8, 2], [0, 1, 30]),
    // And back: the mirror image.
    ("2022-01-10", "2022-01-01", -9, -10, [-1, -2], [0, 0, -9]),
    ("2021-02-28", "2020-02-29", -365, -366, [-52, -1], [-1, 0, 0]),
    // All the years there are: 25 cycles of 146,097 days, less the leap year 10000 and a day.
    ("0001-01-01", "9999-12-31", 3_652_058, 3_652_059, [521_722, 4], [9998, 11, 30]),
  ])
  func aDistanceByHand(
    from: String, to: String, days: Int, inclusiveDays: Int, weeks: [Int], period: [Int]
  ) throws {
    let answer = try between(from, to)
    #expect(answer["days"]?.integer == days)
    #expect(answer["inclusiveDays"]?.integer == inclusiveDays)
    #expect(["weeks", "days"].map { answer["weeks"]?[$0]?.integer } == weeks)
    #expect(["years", "months", "days"].map { answer["period"]?[$0]?.integer } == period)
  }

  /// By position: from, to.
  @Test func byPosition() throws {
    let params = #"["2022-01-01","2022-04-10"]"#
    #expect(try answer(CalendarBetween.self, params, ()) == between("2022-01-01", "2022-04-10"))
    let error = try refused(#"["2022-01-01","2022-04-10",1]"#)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "")
    #expect(error.maximum == 2)
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.some("from")), ("[]", .missingMember, "", "from"),
    (#"{"to":"2022-01-01"}"#, .missingMember, "", "from"),
    (#"{"from":null,"to":"2022-01-01"}"#, .missingMember, "", "from"),
    (#"{"from":"2022-01-01"}"#, .missingMember, "", "to"),
    (#"["2022-01-01"]"#, .missingMember, "", "to"),
    (#"["2022-01-01",null]"#, .missingMember, "", "to"),
    (#"{"from":"2021-02-29","to":"2022-01-01"}"#, .badDate, "/from", nil),
    (#"{"from":"2022-01-01","to":"2022-13-01"}"#, .badDate, "/to", nil),
    (#"{"from":"2022-01","to":"2022-02-01"}"#, .badDate, "/from", nil),
    (#"{"from":"0000-12-31","to":"2022-02-01"}"#, .badDate, "/from", nil),
    (#"{"from":"2022-01-01","to":"10000-01-01"}"#, .badDate, "/to", nil),
    (#"{"from":1,"to":"2022-02-01"}"#, .typeMismatch, "/from", nil),
    (#"{"from":"2022-01-01","to":{}}"#, .typeMismatch, "/to", nil),
    (#"["2022-01-01","2022-02-30"]"#, .badDate, "/1", nil),
    (#"{"from":"2022-01-01","to":"2022-02-01","date":"2022-03-01"}"#, .unknownMember, "", "date"),
    (#"{"from":"2022-01-01","to":"2022-02-01","locale":"ko"}"#, .unknownMember, "", "locale"),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String, member: String?) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }
}
