import JSON
import JSONRPC

/// `calendar.convert`: a date told in another calendar, both ways.
package enum CalendarConvert: Method {
  package static let name: StaticString = "calendar.convert"
  package static let summary: StaticString = "A date told in another calendar, both ways."
  package static let doc: StaticString = """
    Give a `date` and the calendar to tell it in (`to`), or the calendar (`from`) with `year`, \
    `month` and `day` for the date it is. The result is the same both ways. A date that does not \
    exist is `badDate` and says why.

    In `dangi` (the Korean lunar calendar) and `chinese` years are told by the Gregorian one in \
    which they begin, and a leap month has the number of the month before it, with `isLeapMonth`. \
    In `hebrew` 6 is Adar I, which only leap years have, and 7 Adar or Adar II. Years of `japanese` \
    and `roc` belong to an `era`, the last where it is absent.

    Each calendar is offered for the days that were checked one by one against independent \
    sources: gregorian, buddhist and roc 0001-01-01…9999-12-31, japanese 1873-01-01…9999-12-31, \
    dangi 1899-02-10…2050-12-13, chinese 1900-01-31…2057-08-29, hebrew 0001-09-06…9999-11-03, \
    islamic-umalqura 1981-10-28…2077-11-16, islamic-civil 0622-07-19…9999-10-01, persian \
    1799-03-21…2123-03-20, indian 0079-03-22…9999-03-21, coptic 0284-08-29…9999-11-10, ethiopic \
    0008-08-27…9999-11-10.
    """
  package static let resultDoc: StaticString = "The date in the calendar."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badDate, .badValue,
  ]
  package static let examples = [
    Example(
      "A day in a Korean leap month",
      params: #"{"date":"2023-03-22","to":"dangi","locale":"ko"}"#,
      result: """
        {"date":"2023-03-22","calendar":"dangi","year":2023,"month":2,"day":1,"isLeapMonth":true,\
        "monthDays":29}
        """),
    Example(
      "Korean New Year", params: #"{"from":"dangi","year":2025,"month":1,"day":1,"locale":"ko"}"#,
      result: #"{"date":"2025-01-29","calendar":"dangi","year":2025,"month":1,"day":1}"#),
    Example(
      "A day that month has not",
      params: #"{"from":"dangi","year":2025,"month":5,"day":30,"locale":"ko"}"#,
      error: #"{"code":-32602,"data":{"reason":"badDate"}}"#),
  ]

  package struct Params: JSONParams {
    var date: CivilDate?
    var to: CalendarIdentifier?
    var from: CalendarIdentifier?
    var era: Era?
    var year: Int?
    var month: Int?
    var day: Int?
    var isLeapMonth = false
    var locale: JSONText?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("date", \.date, "The date to tell; `to` goes with it.")
      try member("to", \.to, "The calendar to tell it in.")
      try member("from", \.from, "The calendar of `year`, `month` and `day`.")
      try member("era", \.era, "The era of `year`, in a calendar with several.")
      try member("year", \.year, 1...99_999, "The year in that calendar.")
      try member("month", \.month, 1...13, "The month in that calendar.")
      try member("day", \.day, 1...31, "The day in that calendar.")
      try member("isLeapMonth", \.isLeapMonth, "The leap month of that number is meant.")
      try member("locale", \.locale, "The locale of the label; the server's where absent.")
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> ConvertedDate {
    let locale = try RPCError.rethrowing(inside: "locale") { () throws(JSONError) in
      try context.locale(params.locale)
    }
    let (date, calendar) = try dateAndCalendar(params)
    guard let day = calendar.day(date) else {
      throw RPCError(calendar.outOfRange(date).inside("date"))
    }
    return ConvertedDate(
      date: date, calendar: calendar, day: day,
      label: context.names(of: calendar, locale).label(of: day, date))
  }

  private static func dateAndCalendar(
    _ params: Params
  ) throws(RPCError) -> (CivilDate, CalendarIdentifier) {
    if let from = params.from {
      guard params.date == nil, params.to == nil else {
        throw RPCError(
          JSONError(
            .conflictingMembers, "from can't be given with date or to", pointer: "/from",
            hint: "Give date and to, or from with year, month and day."))
      }
      guard let year = params.year, let month = params.month, let day = params.day else {
        let missing = params.year == nil ? "year" : params.month == nil ? "month" : "day"
        throw RPCError(.missing(missing, hint: "from wants year, month and day."))
      }
      do throws(JSONError) {
        let date = try from.date(
          era: params.era, year: year, month: month, day: day, isLeapMonth: params.isLeapMonth)
        return (date, from)
      } catch {
        throw RPCError(error)
      }
    }
    let fields: [(String, Bool)] = [
      ("year", params.year != nil), ("month", params.month != nil), ("day", params.day != nil),
      ("era", params.era != nil), ("isLeapMonth", params.isLeapMonth),
    ]
    if let field = fields.first(where: \.1)?.0 {
      guard params.date == nil, params.to == nil else {
        throw RPCError(
          JSONError(
            .conflictingMembers, "\(field) can't be given with date or to", pointer: "/\(field)",
            hint: "Give date and to, or from with year, month and day."))
      }
      throw RPCError(.missing("from", hint: "year, month and day are those of a calendar."))
    }
    guard let date = params.date else {
      throw RPCError(.missing("date", hint: "Give date and to, or from with year, month and day."))
    }
    guard let to = params.to else {
      throw RPCError(.missing("to", hint: "The calendar to tell the date in."))
    }
    return (date, to)
  }
}

package struct ConvertedDate: JSONRecord {
  let date: CivilDate
  let calendar: CalendarIdentifier
  let day: CalendarDay
  let label: String

  package static func members<V: RecordVisitor<ConvertedDate>>(_ member: inout V) {
    member("date", "The date in ISO 8601.") { $0.date }
    member("calendar", "The calendar.") { $0.calendar }
    member.optional("era", "The era that the year is counted in, in calendars with several.") {
      $0.day.era
    }
    member("year", "The year.") { $0.day.year }
    member("month", "The month, from 1.") { $0.day.month }
    member("day", "The day of the month.") { $0.day.day }
    member.flag("isLeapMonth", "The month is a leap month.") { $0.day.isLeapMonth }
    member("monthDays", "How many days the month has.") { $0.day.monthDays }
    member("label", "The date in the locale.") { $0.label }
    member.optional("cycle", "In dangi: the day's name in the cycle of sixty (간지).") {
      $0.calendar == .dangi ? $0.date.sexagenaryDay.korean : nil
    }
  }
}
