import JSON
import JSONRPC

/// `calendar.shift`: a date moved by years, months, weeks and days.
package enum CalendarShift: Method {
  package static let name: StaticString = "calendar.shift"
  package static let summary: StaticString = "A date moved by years, months, weeks and days."
  package static let doc: StaticString = """
    First the years and months are added, and a day that the month reached doesn't have becomes its \
    last day (`isClamped`); then the weeks and days. With `count` there are that many dates, the \
    first moved once, the second twice, and so on: each from the original date, never from the one \
    before, so 31 March by 1 and 2 months is 30 April and 31 May.
    """
  package static let resultDoc: StaticString = "The moved date, and all of them."
  package static let reasons: [Reason] = [.missingMember, .outOfRange, .badDate]
  package static let examples = [
    Example(
      "A month after 31 January", params: #"{"date":"2019-01-31","months":1}"#,
      result: #"{"date":"2019-02-28","isClamped":true}"#),
    Example(
      "Two payment days", params: #"{"date":"2026-03-31","months":1,"count":2}"#,
      result: """
        {"date":"2026-04-30","isClamped":true,\
        "dates":[{"date":"2026-04-30","isClamped":true},{"date":"2026-05-31"}]}
        """),
    Example(
      "Beyond the last year", params: #"{"date":"9999-12-31","days":1}"#,
      error: #"{"code":-32602,"data":{"reason":"outOfRange","pointer":"/days"}}"#),
  ]

  package struct Params: JSONParams {
    var date = CivilDate(0)
    var years = 0
    var months = 0
    var weeks = 0
    var days = 0
    var count: Int?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("date", \.date, "The date to move.")
      try member("years", \.years, -9998...9998, "Years to add.")
      try member("months", \.months, -119_987...119_987, "Months to add.")
      try member("weeks", \.weeks, -521_722...521_722, "Weeks to add.")
      try member("days", \.days, -3_652_058...3_652_058, "Days to add.")
      try member("count", \.count, 1...10_000, "How many dates to give; one where absent.")
    }
  }

  package struct Result: JSONRecord {
    let dates: [Shifted]

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("date", "The moved date: the first of them.") { $0.dates[0].date }
      member.flag("isClamped", "Its month has no such day, so it is the month's last.") {
        $0.dates[0].isClamped
      }
      member("dates", "All of them; one where `count` is absent.") { $0.dates }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    var dates: [Shifted] = []
    for times in 1...(params.count ?? 1) {
      let shifted = Shifted(
        params.date, months: (params.years * 12 + params.months) * times,
        days: (params.weeks * 7 + params.days) * times)
      guard let shifted else {
        throw RPCError(
          JSONError(
            .outOfRange, it: "leads beyond the years 1 to 9999",
            found: params.count == nil ? nil : "times \(times)"
          ).inside(lastMember(params)))
      }
      dates.append(shifted)
    }
    return Result(dates: dates)
  }

  /// The last of the amounts that was given, as the one to blame.
  private static func lastMember(_ params: Params) -> String {
    params.days != 0
      ? "days" : params.weeks != 0 ? "weeks" : params.months != 0 ? "months" : "years"
  }
}

/// A date that was moved by months and days.
package struct Shifted: JSONRecord {
  let date: CivilDate
  let isClamped: Bool

  /// Nil beyond the years 1 to 9999.
  init?(_ date: CivilDate, months: Int, days: Int) {
    let fields = date.components
    // Months first; where they lead may lie beyond the range, if the days lead back.
    let index = fields.year * 12 + fields.month - 1 + months
    let year = index >= 0 ? index / 12 : (index - 11) / 12
    let month = index - year * 12 + 1
    let last = CivilDate.dayCount(year: year, month: month)
    isClamped = fields.day > last
    self.date = CivilDate(year: year, month: month, day: min(fields.day, last)) + days
    guard self.date.isInRange else { return nil }
  }

  package static func members<V: RecordVisitor<Shifted>>(_ member: inout V) {
    member("date", "The date.") { $0.date }
    member.flag("isClamped", "Its month has no such day, so it is the month's last.") {
      $0.isClamped
    }
  }
}
