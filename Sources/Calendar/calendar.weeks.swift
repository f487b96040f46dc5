import JSON
import JSONRPC

/// `calendar.weeks`: every week that touches a month, a year or a range.
package enum CalendarWeeks: Method {
  package static let name: StaticString = "calendar.weeks"
  package static let summary: StaticString = "Every week that touches a month, a year or a range of dates."
  package static let doc: StaticString = """
    Give `year` and `month`, `year` alone, `weekYear` (the weeks that are counted in that year), or \
    `from` and `to`, both inclusive. Each week has its first and last day, its number and how many \
    of its days lie inside. At most 10,000 weeks.
    """
  package static let resultDoc: StaticString = "The weeks."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badDate, .badValue,
  ]
  package static let examples = [
    Example(
      "The ISO weeks of a month",
      params: """
        {"year":2021,"month":1,"firstWeekday":"monday","minimalDays":4,"locale":"en-US"}
        """,
      result: """
        {"weeks":[\
        {"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,"daysInside":3},\
        {"startDate":"2021-01-04","endDate":"2021-01-10","weekYear":2021,"week":1,"daysInside":7},\
        {"startDate":"2021-01-11","endDate":"2021-01-17","weekYear":2021,"week":2,"daysInside":7},\
        {"startDate":"2021-01-18","endDate":"2021-01-24","weekYear":2021,"week":3,"daysInside":7},\
        {"startDate":"2021-01-25","endDate":"2021-01-31","weekYear":2021,"week":4,"daysInside":7}]}
        """),
    Example(
      "A month alone", params: #"{"month":1}"#,
      error: """
        {"code":-32602,"data":{"reason":"missingMember","pointer":"","member":"year"}}
        """),
  ]

  package struct Params: DisplayingParams {
    var year: Int?
    var month: Int?
    var weekYear: Int?
    var from: CivilDate?
    var to: CivilDate?
    var display = DisplayParams()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("year", \.year, 1...9999, "The year.")
      try member("month", \.month, 1...12, "The month; `year` goes with it.")
      try member("weekYear", \.weekYear, 1...9999, "The year that weeks are counted in.")
      try member("from", \.from, "The first day; `to` goes with it.")
      try member("to", \.to, "The last day; `from` goes with it.")
      try member.weekCounting()
    }
  }

  private static let most = 10_000

  package static func run(_ params: Params, _ context: CalendarContext) throws(RPCError) -> Weeks {
    let (locale, rule) = try params.display.weekCounting(context)
    let inside = try dates(params, rule)
    let start = rule.startOfWeek(of: inside.lowerBound)
    let count = (inside.upperBound - start) / 7 + 1
    guard count <= most else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "is too far from from: \(count) weeks, and at most \(most) are given",
          found: "\(count) weeks", maximum: most
        ).inside("to"))
    }
    return Weeks(inside: inside, start: start, count: count, rule: rule, locale: locale)
  }

  /// The dates whose weeks are wanted.
  private static func dates(
    _ params: Params, _ rule: WeekRule
  ) throws(RPCError) -> ClosedRange<CivilDate> {
    // Of each way to say it, the member that was given.
    let names = [
      params.year != nil ? "year" : params.month != nil ? "month" : nil,
      params.weekYear != nil ? "weekYear" : nil,
      params.from != nil ? "from" : params.to != nil ? "to" : nil,
    ].compactMap { $0 }
    guard names.count <= 1 else {
      throw RPCError(
        JSONError(
          .conflictingMembers, "\(names[0]) can't be given with \(names[1])",
          pointer: "/\(names[1])", hint: "Give a year, a weekYear, or from and to."))
    }
    if let weekYear = params.weekYear {
      let first = rule.startOfWeekOne(of: weekYear)
      let last = rule.startOfWeekOne(of: weekYear + 1) + -1
      return max(first, CivilDate.range.lowerBound)...min(last, CivilDate.range.upperBound)
    }
    if let from = params.from, let to = params.to {
      guard from <= to else {
        throw RPCError(
          JSONError(.outOfRange, it: "must not be before from", found: to.description)
            .inside("to"))
      }
      return from...to
    }
    if let year = params.year {
      let first = CivilDate(year: year, month: params.month ?? 1, day: 1)
      let month = params.month ?? 12
      let last = CivilDate(
        year: year, month: month, day: CivilDate.dayCount(year: year, month: month))
      return first...last
    }
    let missing = params.from != nil ? "to" : params.to != nil ? "from" : "year"
    throw RPCError(.missing(missing, hint: "Give a year, a weekYear, or from and to."))
  }
}

package struct Weeks: JSONRecord {
  let inside: ClosedRange<CivilDate>
  let start: CivilDate
  let count: Int
  let rule: WeekRule
  let locale: LocaleData

  package static func members<V: RecordVisitor<Weeks>>(_ member: inout V) {
    member.list("weeks", "The weeks, in order.", count: { $0.count }) {
      WeekSpan(start: $0.start + $1 * 7, inside: $0.inside, rule: $0.rule)
    }
    member("locale", "The locale's tag.") { $0.locale.tag }
    member("firstWeekday", "The day that weeks begin with.") { $0.rule.firstWeekday }
    member("minimalDays", "How many of its days a first week must have.") { $0.rule.minimalDays }
  }
}

/// A week by its ends.
struct WeekSpan: JSONRecord {
  let start: CivilDate
  let inside: ClosedRange<CivilDate>
  let number: WeekRule.WeekNumber

  init(start: CivilDate, inside: ClosedRange<CivilDate>, rule: WeekRule) {
    self.start = start
    self.inside = inside
    number = rule.weekNumber(of: start)
  }

  static func members<V: RecordVisitor<WeekSpan>>(_ member: inout V) {
    member("startDate", "The first day, within the years 1 to 9999.") {
      max($0.start, CivilDate.range.lowerBound)
    }
    member("endDate", "The last day, within the years 1 to 9999.") {
      min($0.start + 6, CivilDate.range.upperBound)
    }
    member("weekYear", "The year that the week is counted in.") { $0.number.weekYear }
    member("week", "The number of the week in that year.") { $0.number.week }
    member("daysInside", "How many of its days lie inside what was asked for.") {
      min($0.start + 6, $0.inside.upperBound) - max($0.start, $0.inside.lowerBound) + 1
    }
  }
}
