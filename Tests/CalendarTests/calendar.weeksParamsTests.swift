import Calendar
import JSON
import Testing
import Trees

/// What `calendar.weeks` can be asked for, how much, and what is refused.
struct CalendarWeeksParamsTests {
  private func starts(_ params: String) throws -> [String?] {
    try answer(CalendarWeeks.self, params)["weeks"]?.elements.map { $0["startDate"]?.string } ?? []
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarWeeks.self, params)
  }

  /// By position: year, month, weekYear. February 2026 begins on a Sunday and has 28 days.
  @Test(arguments: [
    (#"{"year":2026,"month":2}"#, "2026-02-01", 4), ("[2026,2]", "2026-02-01", 4),
    (#"{"year":2026.0,"month":2e0}"#, "2026-02-01", 4),
    (#"{"year":2026,"month":2,"weekYear":null,"from":null,"to":null}"#, "2026-02-01", 4),
    // 1 January 2026 is a Thursday, 31 December too: 53 Sundays from 28 December 2025 on.
    (#"{"year":2026}"#, "2025-12-28", 53), ("[2026]", "2025-12-28", 53),
    ("[2026,null]", "2025-12-28", 53),
    // 1 January 2027 is a Friday, so the week of 27 December is counted in 2027.
    (#"{"weekYear":2026}"#, "2025-12-28", 52), ("[null,null,2026]", "2025-12-28", 52),
    (#"{"from":"2026-02-07","to":"2026-02-08"}"#, "2026-02-01", 2),
    (#"{"from":"2026-02-07","to":"2026-02-07","year":null}"#, "2026-02-01", 1),
  ])
  func whichWeeks(params: String, first: String, count: Int) throws {
    let starts = try starts(params)
    #expect(starts.first == first)
    #expect(starts.count == count)
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.some("year")), ("[]", .missingMember, "", "year"),
    (#"{"month":1}"#, .missingMember, "", "year"), ("[null,1]", .missingMember, "", "year"),
    (#"{"year":null,"month":1}"#, .missingMember, "", "year"),
    (#"{"from":"2021-01-01"}"#, .missingMember, "", "to"),
    (#"{"to":"2021-01-01"}"#, .missingMember, "", "from"),
    (#"{"from":"2021-01-01","to":null}"#, .missingMember, "", "to"),
    (#"{"locale":"ko"}"#, .missingMember, "", "year"),
    (#"{"year":0}"#, .outOfRange, "/year", nil), (#"{"year":10000}"#, .outOfRange, "/year", nil),
    (#"{"year":2021,"month":0}"#, .outOfRange, "/month", nil),
    (#"{"year":2021,"month":13}"#, .outOfRange, "/month", nil),
    (#"{"weekYear":0}"#, .outOfRange, "/weekYear", nil),
    (#"{"weekYear":10000}"#, .outOfRange, "/weekYear", nil),
    (#"{"from":"2021-01-02","to":"2021-01-01"}"#, .outOfRange, "/to", nil),
    (#"{"from":"2021-02-29","to":"2021-03-01"}"#, .badDate, "/from", nil),
    (#"{"from":"2021-01","to":"2021-03-01"}"#, .badDate, "/from", nil),
    (#"{"from":"2021-01-01","to":"2021-02-29"}"#, .badDate, "/to", nil),
    (#"{"from":20210101,"to":"2021-03-01"}"#, .typeMismatch, "/from", nil),
    (#"{"from":"2021-01-01","to":[]}"#, .typeMismatch, "/to", nil),
    (#"{"year":"2021"}"#, .typeMismatch, "/year", nil),
    (#"{"year":2021,"month":"1"}"#, .typeMismatch, "/month", nil),
    (#"{"weekYear":true}"#, .typeMismatch, "/weekYear", nil),
    (#"{"weekYear":2021.5}"#, .notIntegral, "/weekYear", nil),
    (#"{"year":2021,"minimalDays":8}"#, .outOfRange, "/minimalDays", nil),
    (#"{"year":2021,"firstWeekday":1}"#, .typeMismatch, "/firstWeekday", nil),
    (#"{"year":2021,"firstWeekday":"mon"}"#, .badValue, "/firstWeekday", nil),
    (#"{"year":2021,"locale":"kr"}"#, .badValue, "/locale", nil),
    (#"{"year":2021,"locale":1}"#, .typeMismatch, "/locale", nil),
    // It draws nothing, so it has no title, no today and no offset.
    (#"{"year":2021,"today":"2021-01-01"}"#, .unknownMember, "", "today"),
    (#"{"year":2021,"titleFormat":"y"}"#, .unknownMember, "", "titleFormat"),
    (#"{"year":2021,"offset":1}"#, .unknownMember, "", "offset"),
    (#"{"date":"2021-01-01"}"#, .unknownMember, "", "date"),
    ("[2021,1,2021,0]", .outOfRange, "", nil), ("[2021,13]", .outOfRange, "/1", nil),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String, member: String?) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }

  @Test(arguments: [
    #"{"year":2021,"weekYear":2021}"#, #"{"year":2021,"month":1,"weekYear":2021}"#,
    #"{"month":1,"weekYear":2021}"#, #"{"year":2021,"from":"2021-01-01","to":"2021-02-01"}"#,
    #"{"year":2021,"from":"2021-01-01"}"#, #"{"year":2021,"to":"2021-02-01"}"#,
    #"{"month":1,"from":"2021-01-01","to":"2021-02-01"}"#,
    #"{"weekYear":2021,"from":"2021-01-01","to":"2021-02-01"}"#,
    #"{"weekYear":2021,"to":"2021-02-01"}"#, "[2021,null,2021]", "[null,1,2021]",
  ])
  func whatConflicts(params: String) throws {
    let error = try refused(params)
    #expect(error.reason == .conflictingMembers)
    #expect(error.hint != nil)
  }

  /// A member that was not given can't be the one to leave out, nor to look at.
  @Test(arguments: [
    (#"{"year":2021,"weekYear":2021}"#, ["year", "weekYear"]),
    (#"{"year":2021,"from":"2021-01-01"}"#, ["year", "from"]),
    (#"{"year":2021,"to":"2021-02-01"}"#, ["year", "to"]),
    (#"{"month":1,"weekYear":2021}"#, ["month", "weekYear"]),
    (#"{"month":1,"from":"2021-01-01","to":"2021-02-01"}"#, ["month", "from", "to"]),
    (#"{"weekYear":2021,"to":"2021-02-01"}"#, ["weekYear", "to"]),
  ])
  func aConflictNamesWhatWasGiven(params: String, given: [String]) throws {
    let error = try refused(params)
    #expect(given.contains(String(error.pointer.dropFirst())), "\(error.pointer)")
    let names = ["year", "month", "weekYear", "from", "to"]
    let named = error.message.split(separator: " ").map(String.init).filter(names.contains)
    #expect(!named.isEmpty)
    #expect(Set(named).isSubset(of: given), "\(error.message)")
  }

  /// 2000-01-03 is a Monday; 70,000 days from it on are ten thousand weeks, and end on 2191-08-28.
  @Test func tenThousandWeeksAreTheMost() throws {
    func params(_ from: String, _ to: String) -> String {
      #"{"from":"\#(from)","to":"\#(to)","firstWeekday":"monday"}"#
    }
    let most = try starts(params("2000-01-03", "2191-08-28"))
    #expect(most.count == 10_000)
    #expect(most.last == "2191-08-22")
    // A day more, at either end, is a week more.
    for (from, to) in [
      ("2000-01-03", "2191-08-29"), ("2000-01-02", "2191-08-28"), ("0001-01-01", "9999-12-31"),
    ] {
      let error = try refused(params(from, to))
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/to")
      #expect(error.message.contains("10000"))
    }
  }

  /// In the order of the dates: a range backwards is a mistake, not an empty list.
  @Test func aRangeBackwardsSaysSo() throws {
    let error = try refused(#"{"from":"2021-02-01","to":"2021-01-31"}"#)
    #expect(error.message == "to must not be before from")
    #expect(error.found == "2021-01-31")
  }
}
