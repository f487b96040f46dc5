import JSON
import JSONRPC

/// `calendar.anniversaries`: the days on which a birthday or memorial day of another calendar falls.
package enum CalendarAnniversaries: Method {
  package static let name: StaticString = "calendar.anniversaries"
  package static let summary: StaticString =
    "The dates of a birthday or memorial day that is kept in another calendar."
  package static let doc: StaticString = """
    The next `count` days, from `from` on, that are `month` and `day` in the calendar. In a year in \
    which that month has no such day it is kept on the month's last (`missingDay` `last`, and then \
    `isClamped`), or not at all (`skip`). `leapMonth` says in which month it is kept where there \
    may be two of that number: in the `regular` one every year, in the leap month only (`leapOnly`), \
    so only in years that have it, or in `both`. There are fewer where the calendar's range ends.
    """
  package static let resultDoc: StaticString = "The dates, in order."
  package static let reasons: [Reason] = [.missingMember, .outOfRange, .badDate, .badValue]
  package static let examples = [
    Example(
      "A lunar birthday",
      params: #"{"calendar":"dangi","month":8,"day":15,"from":"2024-01-01","count":3}"#,
      result: """
        {"calendar":"dangi","dates":[{"date":"2024-09-17","year":2024},\
        {"date":"2025-10-06","year":2025},{"date":"2026-09-25","year":2026}]}
        """)
  ]

  package enum MissingDay: String, JSONEnumeration { case last, skip }
  package enum LeapMonth: String, JSONEnumeration { case regular, leapOnly, both }

  package struct Params: JSONParams {
    var calendar = CalendarIdentifier.gregorian
    var month = 0
    var day = 0
    var isLeapMonth = false
    var from: CivilDate?
    var count = 10
    var missingDay = MissingDay.last
    var leapMonth: LeapMonth?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("calendar", \.calendar, "The calendar it is kept in.")
      try member.required("month", \.month, 1...13, "The month in that calendar.")
      try member.required("day", \.day, 1...31, "The day in that calendar.")
      try member(
        "isLeapMonth", \.isLeapMonth,
        "It first was in a leap month; kept in the regular one unless `leapMonth` says otherwise.")
      try member("from", \.from, "The first date it may be; today where absent.")
      try member("count", \.count, 1...1000, "How many dates to give.")
      try member("missingDay", \.missingDay, "What to do in a year whose month has no such day.")
      try member(
        "leapMonth", \.leapMonth,
        "Which month it is kept in where a year has two of that number; regular where absent.")
    }
  }

  package struct Result: JSONRecord {
    let calendar: CalendarIdentifier
    let dates: [Anniversary]

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("calendar", "The calendar.") { $0.calendar }
      member("dates", "The dates, in order.") { $0.dates }
    }
  }

  package struct Anniversary: JSONRecord {
    let date: CivilDate
    let month: CalendarMonthSpan
    let isClamped: Bool

    package static func members<V: RecordVisitor<Anniversary>>(_ member: inout V) {
      member("date", "The date in ISO 8601.") { $0.date }
      member("year", "The calendar's year.") { $0.month.year }
      member.flag("isLeapMonth", "It falls into a leap month.") { $0.month.isLeapMonth }
      member.flag("isClamped", "The month has no such day, so it is the month's last.") {
        $0.isClamped
      }
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Result {
    let calendar = params.calendar
    let from = try RPCError.rethrowing(inside: "from") { () throws(JSONError) in
      if let from = params.from { return from }
      return try context.today(override: nil, timeZone: nil)
    }
    guard var month = calendar.month(containing: from) else {
      throw RPCError(calendar.outOfRange(from).inside("from"))
    }
    let longest = longestMonth(params, calendar, from: month)
    guard params.day <= longest else {
      throw RPCError(
        longest == 0
          ? JSONError(
            .badDate, it: "must be a month of \(calendar.rawValue), and there is none like it",
            found: String(params.month)
          ).inside("month")
          : JSONError(
            .badDate, it: "must be at most \(longest): no such month has more days",
            found: String(params.day), minimum: 1, maximum: longest
          ).inside("day"))
    }
    var dates: [Anniversary] = []
    while dates.count < params.count {
      if let found = anniversary(params, month), found.date >= from { dates.append(found) }
      guard let next = calendar.month(containing: month.last + 1) else { break }
      month = next
    }
    return Result(calendar: calendar, dates: dates)
  }

  /// Whether a month is one that the day is kept in.
  private static func isKept(_ params: Params, in month: CalendarMonthSpan) -> Bool {
    guard month.month == params.month else { return false }
    // A Hebrew month 6 is always a leap month: there it is no choice.
    if params.calendar == .hebrew { return true }
    switch params.leapMonth ?? .regular {
    case .regular: return !month.isLeapMonth
    case .leapOnly: return month.isLeapMonth
    case .both: return true
    }
  }

  private static func anniversary(_ params: Params, _ month: CalendarMonthSpan) -> Anniversary? {
    guard isKept(params, in: month) else { return nil }
    let isClamped = params.day > month.dayCount
    if isClamped, params.missingDay == .skip { return nil }
    return Anniversary(
      date: month.start + (min(params.day, month.dayCount) - 1), month: month,
      isClamped: isClamped)
  }

  /// The most days that a month has in which it is kept; 0 when there is no such month. Looks at
  /// the years around, the cycle of leap months being no longer.
  private static func longestMonth(
    _ params: Params, _ calendar: CalendarIdentifier, from month: CalendarMonthSpan
  ) -> Int {
    var longest = 0
    for direction in [1, -1] {
      var month = month
      for _ in 0..<500 {
        if isKept(params, in: month) { longest = max(longest, month.dayCount) }
        let date = direction > 0 ? month.last + 1 : month.start + -1
        guard let next = calendar.month(containing: date) else { break }
        month = next
      }
    }
    return longest
  }
}
