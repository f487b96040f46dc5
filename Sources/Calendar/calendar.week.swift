import JSON
import JSONRPC

/// `calendar.week`: the seven days of one week.
package enum CalendarWeek: Method {
  package static let name: StaticString = "calendar.week"
  package static let summary: StaticString = "The seven days of one week."
  package static let doc: StaticString = """
    The week that `date` (today where absent) is in, or the one `offset` weeks on. `dateIndex` is \
    where the moved date falls in it, `todayIndex` where today does, if it does. `previous` and \
    `next` go straight back in as `date`.

    `weekYear`, `week` and `weekOfMonth` are those of the moved date, counted by `firstWeekday` \
    and `minimalDays`; `weekOfMonth` is 0 for the days before the month's first week. The title is \
    that of the moved date. In the first and the last week of the years 1 to 9999, `startDate` and \
    `endDate` are the week's first and last day within them.
    """
  package static let resultDoc: StaticString = "A week."
  package static let reasons: [Reason] = [.outOfRange, .badDate, .badValue]
  package static let examples = [
    Example(
      "The week of a Sunday, weeks from Monday",
      params: #"{"date":"2019-02-10","firstWeekday":"monday","locale":"en-US","today":"2019-02-05"}"#,
      result: """
        {"title":"February 2019","startDate":"2019-02-04","endDate":"2019-02-10","dateIndex":6,\
        "todayIndex":1,"weekYear":2019,"week":6,"weekOfMonth":2,"previous":"2019-01-28",\
        "next":"2019-02-11","firstWeekday":"monday","minimalDays":1}
        """),
    Example(
      "ISO 8601's week of a New Year's Day",
      params: """
        {"date":"2021-01-01","firstWeekday":"monday","minimalDays":4,"locale":"en-US",\
        "today":"2022-01-01"}
        """,
      result: """
        {"startDate":"2020-12-28","endDate":"2021-01-03","weekYear":2020,"week":53,\
        "weekOfMonth":0,"dateIndex":4}
        """),
    Example(
      "A day that does not exist", params: #"{"date":"2022-02-30"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badDate","pointer":"/date","expected":"YYYY-MM-DD"}}
        """),
  ]

  package struct Params: DisplayingParams {
    var date: CivilDate?
    var offset = 0
    var display = DisplayParams()

    package init() {}

    @inline(__always)
    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("date", \.date, "A day of the week; today where absent.")
      try member(
        "offset", \.offset, -521_722...521_722, "How many weeks to go on from there, or back.")
      try member.display()
    }
  }

  package static func run(_ params: Params, _ context: CalendarContext) throws(RPCError) -> Week {
    let settings = try DisplaySettings(params.display, context)
    let base = params.date ?? settings.today
    let date = base + 7 * params.offset
    guard date.isInRange else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "leads beyond the years 1 to 9999", found: String(params.offset),
          minimum: (CivilDate.range.lowerBound - base) / 7,
          maximum: (CivilDate.range.upperBound - base) / 7
        ).inside("offset"))
    }
    guard settings.calendar.range ~= date else {
      throw RPCError(settings.calendar.outOfRange(date).inside("date"))
    }
    try settings.checkHolidays(cover: date...date)
    return Week(date: date, settings: settings)
  }
}

package struct Week: JSONRecord {
  let date: CivilDate
  let start: CivilDate
  let number: WeekRule.WeekNumber
  let settings: DisplaySettings
  private let style: DayStyle
  private let extras: DayExtras?

  init(date: CivilDate, settings: DisplaySettings) {
    self.date = date
    self.settings = settings
    start = settings.weekRule.startOfWeek(of: date)
    number = settings.weekRule.weekNumber(of: date)
    extras = DayExtras(start, count: 7, settings)
    style = DayStyle(settings, extras)
  }

  private var end: CivilDate { start + 6 }
  private var range: ClosedRange<CivilDate> { settings.calendar.range }

  private func day(_ column: Int) -> Day {
    let date = start + column
    let label =
      settings.calendar == .gregorian
      ? date.components.day : settings.calendar.day(date)?.day ?? 0
    return Day(
      date, label: label, column: column, style, isOutside: !(settings.calendar.range ~= date))
  }

  package static func members<V: RecordVisitor<Week>>(_ member: inout V) {
    member("title", "The month's title in the locale, or the date by `titleFormat`.") {
      $0.settings.title(of: $0.date)
    }
    member("startDate", "The first day.") { max($0.start, CivilDate.range.lowerBound) }
    member("endDate", "The last day.") { min($0.end, CivilDate.range.upperBound) }
    member.list("days", "Its seven days.", count: { _ in 7 }) {
      $0.day($1)
    }
    member.list("weekdays", "The header: seven weekdays.", count: { _ in 7 }) {
      WeekdayHeading($1, $0.settings)
    }
    member("weekYear", "The year that the week is counted in.") { $0.number.weekYear }
    member("week", "The number of the week in that year.") { $0.number.week }
    member("weekOfMonth", "The number of the week in the month; 0 before its first week.") {
      $0.settings.weekRule.weekOfMonth(of: $0.date)
    }
    member("dateIndex", "Which of the days is the moved date, from 0.") { $0.date - $0.start }
    member.optional("todayIndex", "Which of the days is today, from 0; absent when none is.") {
      0...6 ~= $0.settings.today - $0.start ? $0.settings.today - $0.start : nil
    }
    member.optional("previous", "The first day of the week before; absent beyond the calendar's range.") {
      $0.start > $0.range.lowerBound ? max($0.start + -7, $0.range.lowerBound) : nil
    }
    member.optional("next", "The first day of the week after; absent beyond the calendar's range.") {
      $0.start + 7 <= $0.range.upperBound ? $0.start + 7 : nil
    }
    member.settings { $0.settings }
  }
}
