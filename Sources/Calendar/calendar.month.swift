import JSON
import JSONRPC

/// `calendar.month`: the grid of one month.
package enum CalendarMonth: Method {
  package static let name: StaticString = "calendar.month"
  package static let summary: StaticString = "The grid of one month, ready to draw."
  package static let doc: StaticString = """
    Give `year` and `month`, or a `date` in the month (a day or `YYYY-MM`), or neither for the \
    month that today is in; `offset` then moves by whole months. `labels` is the flat list to show, \
    with a blank for each column before the first day; `weeks` has whole weeks, the neighbours' \
    days marked `isOutside`. `todayIndex` counts cells from 0 in both. `previous` and `next` go \
    straight back in as `date`.

    With another `calendar` the month is one of that, its days labelled in it, leap months walked \
    where they come (after month 2 comes leap month 2); every `date` stays ISO 8601's. A week's \
    `weekYear` and `week` are counted in Gregorian years by `firstWeekday` and `minimalDays`: at the turn of \
    the year they may belong to the other year.
    """
  package static let resultDoc: StaticString = "A month, by weeks."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badDate, .badValue,
  ]
  package static let examples = [
    Example(
      "January 2022 in Korean",
      params: """
        {"year":2022,"month":1,"locale":"ko-KR","titleFormat":"yyyy년 MM월","today":"2022-01-03"}
        """,
      result: """
        {"title":"2022년 01월","year":2022,"month":1,"dayCount":31,"leadingBlanks":6,\
        "startDate":"2022-01-01","endDate":"2022-01-31","todayIndex":8,\
        "previous":"2021-12-01","next":"2022-02-01","locale":"ko-KR","calendar":"gregorian",\
        "firstWeekday":"sunday","minimalDays":1}
        """),
    Example(
      "The month after the one of a date, weeks from Monday",
      params: """
        {"date":"2024-01","offset":1,"locale":"en-GB","today":"2024-02-29","rows":"six"}
        """,
      result: """
        {"title":"February 2024","year":2024,"month":2,"dayCount":29,"leadingBlanks":3,\
        "todayIndex":31,"previous":"2024-01-01","next":"2024-03-01","firstWeekday":"monday"}
        """),
    Example(
      "There is no month 13", params: #"{"year":2022,"month":13}"#,
      error: """
        {"code":-32602,"message":"month must be 1 to 12, not 13",\
        "data":{"reason":"outOfRange","pointer":"/month","minimum":1,"maximum":12,"found":"13"}}
        """),
  ]

  package struct Params: DisplayingParams {
    var year: CalendarNumber?
    var month: CalendarNumber?
    var isLeapMonth = false
    var era: Era?
    var offset = 0
    var date: MonthDate?
    var rows = GridRows.fit
    var display = DisplayParams()

    package init() {}

    @inline(__always)
    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("year", \.year, 1...13_759, "The year; `month` goes with it.")
      try member(
        "month", \.month, 1...13,
        "The month, up to 12 or 13 by the calendar; `year` goes with it.")
      try member(
        "offset", \.offset, -119_987...119_987, "How many months to go on from there, or back.")
      try member(
        "date", \.date, "A day of the month, or YYYY-MM, in place of `year` and `month`.")
      try member(
        "isLeapMonth", \.isLeapMonth,
        "The leap month of that number is meant, in a calendar that has such.")
      try member(
        "era", \.era, "The era of `year`, in a calendar with several; the last where absent.")
      try member("rows", \.rows, "As many weeks as the month needs, or always six.")
      try member.display()
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Month {
    let settings = try DisplaySettings(params.display, context)
    try params.display.checkMonthTitle()
    if params.date != nil, params.year != nil || params.month != nil {
      throw RPCError(
        JSONError(
          .conflictingMembers, "date can't be given with year or month", pointer: "/date",
          hint: "Leave either out."))
    }
    if params.year == nil, params.month != nil {
      throw RPCError(.missing("year", hint: "year and month go together."))
    }
    if params.month == nil, params.year != nil {
      throw RPCError(.missing("month", hint: "year and month go together."))
    }
    let grid = try grid(params, settings)
    try settings.checkHolidays(cover: grid.first...grid.last)
    return Month(grid: grid, settings: settings)
  }

  private static func grid(
    _ params: Params, _ settings: DisplaySettings
  ) throws(RPCError) -> MonthGrid {
    let firstWeekday = settings.weekRule.firstWeekday
    guard settings.calendar == .gregorian else {
      let base = try span(params, settings.calendar, settings.today)
      guard let month = settings.calendar.month(params.offset, after: base) else {
        throw beyond(params.offset, settings.calendar)
      }
      return MonthGrid(month, firstWeekday: firstWeekday, rows: params.rows)
    }
    let base = try gregorianMonth(params, settings.today)
    guard let (year, month) = MonthGrid.month(params.offset, after: base.year, base.month) else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "leads beyond the years 1 to 9999", found: String(params.offset),
          minimum: 12 - base.year * 12 - base.month + 1,
          maximum: 119_999 - base.year * 12 - base.month + 1
        ).inside("offset"))
    }
    return MonthGrid(year: year, month: month, firstWeekday: firstWeekday, rows: params.rows)
  }

  private static func gregorianMonth(
    _ params: Params, _ today: CivilDate
  ) throws(RPCError) -> (year: Int, month: Int) {
    try params.year?.check(1...9999, "year")
    try params.month?.check(1...12, "month")
    if params.era != nil {
      throw RPCError(
        JSONError(.badValue, it: "can't be given: the calendar gregorian has no eras").inside("era"))
    }
    if params.isLeapMonth {
      throw RPCError(
        JSONError(.badDate, it: "must be false: the Gregorian calendar has no leap months")
          .inside("isLeapMonth"))
    }
    if let date = params.date { return (date.year, date.month) }
    let fields = today.components
    return (params.year?.value ?? fields.year, params.month?.value ?? fields.month)
  }

  /// The month of another calendar that the params name.
  private static func span(
    _ params: Params, _ calendar: CalendarIdentifier, _ today: CivilDate
  ) throws(RPCError) -> CalendarMonthSpan {
    if let year = params.year?.value, let month = params.month?.value {
      // A month that two eras share is asked for by its name, not by its first day.
      if let span = calendar.month(
        era: params.era, year: year, month: month, isLeapMonth: params.isLeapMonth)
      {
        return span
      }
      do throws(JSONError) {
        _ = try calendar.date(
          era: params.era, year: year, month: month, day: 1, isLeapMonth: params.isLeapMonth)
      } catch {
        throw RPCError(error)
      }
    }
    let date = params.date?.date ?? today
    guard let span = calendar.month(containing: date) else {
      throw RPCError(calendar.outOfRange(date).inside(params.date == nil ? "today" : "date"))
    }
    return span
  }

  private static func beyond(_ offset: Int, _ calendar: CalendarIdentifier) -> RPCError {
    RPCError(
      JSONError(
        .outOfRange,
        it: "leads beyond \(calendar.rangeDescription), for which \(calendar.rawValue) is offered",
        found: String(offset)
      ).inside("offset"))
  }
}

extension CalendarIdentifier {
  /// The month so many months on, leap months counted; nil beyond the range.
  func month(_ offset: Int, after month: CalendarMonthSpan) -> CalendarMonthSpan? {
    monthIndex(of: month.start).flatMap { self.month(at: $0 + offset) }
  }
}

/// A year or a month of some calendar. Which are right depends on the calendar, so any whole number
/// is taken until that is known.
struct CalendarNumber: JSONParameter {
  let value: Int

  static func decode(
    _ value: JSONValue, within bounds: ClosedRange<Int>
  ) throws(JSONError) -> CalendarNumber {
    if let integer = value.integer, integer.magnitude <= 1_000_000 {
      return CalendarNumber(value: Int(integer))
    }
    return CalendarNumber(value: try Int.decode(value, within: bounds))
  }

  /// Throws when it is beyond what the calendar has.
  func check(_ bounds: ClosedRange<Int>, _ name: String) throws(RPCError) {
    guard bounds ~= value else {
      throw RPCError(Int.rejected(String(value), bounds).inside(name))
    }
  }

  static func writeSchema(within bounds: ClosedRange<Int>, to writer: inout JSONWriter) {
    Int.writeSchema(within: bounds, to: &writer)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

/// A day or a month as `calendar.month` takes it: `YYYY-MM-DD` or `YYYY-MM`.
struct MonthDate: JSONParameter {
  let date: CivilDate

  var year: Int { date.components.year }
  var month: Int { date.components.month }

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> MonthDate {
    if let text = value.utf8, text.count == 7, text[4] == UInt8(ascii: "-"),
      let year = CivilDate.digits(text, 0..<4), let month = CivilDate.digits(text, 5..<7),
      1...9999 ~= year, 1...12 ~= month
    {
      return MonthDate(date: CivilDate(year: year, month: month, day: 1))
    }
    guard let text = value.utf8 else { throw value.mismatch("a date, YYYY-MM-DD or YYYY-MM") }
    guard let date = CivilDate(text) else {
      throw JSONError(
        .badDate, it: "must be a date that exists, YYYY-MM-DD or YYYY-MM, not \(value.summary)",
        expected: "YYYY-MM-DD or YYYY-MM", found: value.summary,
        suggestion: CivilDate.suggestion(for: text))
    }
    return MonthDate(date: date)
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("pattern")
    writer.string("^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

package struct Month: JSONRecord, MonthCellsHolder {
  let cells: MonthCells
  let settings: DisplaySettings
  private let extras: DayExtras?

  init(grid: MonthGrid, settings: DisplaySettings) {
    extras = DayExtras(grid.start, count: grid.rowCount * 7, settings)
    cells = MonthCells(grid, settings, extras)
    self.settings = settings
  }

  package static func members<V: RecordVisitor<Month>>(_ member: inout V) {
    member("title", "The month's title in the locale, or by `titleFormat`.") {
      $0.settings.title(of: $0.cells.grid.first)
    }
    member("year", "The year.") { $0.cells.grid.year }
    member.monthEnds()
    member.list("weekdays", "The header: seven weekdays.", count: { _ in 7 }) {
      WeekdayHeading($1, $0.settings)
    }
    member.monthCells()
    member.optional("previous", "The first day of the month before; absent before year 1.") {
      $0.cells.previous
    }
    member.optional("next", "The first day of the month after; absent after year 9999.") {
      $0.cells.next
    }
    member.settings { $0.settings }
  }
}

extension RecordVisitor {
  /// Declares the settings that an answer was drawn by.
  @inline(__always)
  mutating func settings(_ get: (Record) -> DisplaySettings) {
    self("locale", "The locale's tag.") { get($0).locale.tag }
    self("calendar", "The calendar.") { get($0).calendar }
    self("firstWeekday", "The day that weeks begin with.") { get($0).weekRule.firstWeekday }
    self("minimalDays", "How many of its days a first week must have.") {
      get($0).weekRule.minimalDays
    }
  }
}
