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

    A week's `weekYear` and `week` are counted by `firstWeekday` and `minimalDays`: at the turn of \
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
    var year: Int?
    var month: Int?
    var offset = 0
    var date: MonthDate?
    var rows = GridRows.fit
    var display = DisplayParams()

    package init() {}

    @inline(__always)
    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("year", \.year, 1...9999, "The year; `month` goes with it.")
      try member("month", \.month, 1...12, "The month; `year` goes with it.")
      try member(
        "offset", \.offset, -119_987...119_987, "How many months to go on from there, or back.")
      try member(
        "date", \.date, "A day of the month, or YYYY-MM, in place of `year` and `month`.")
      try member("rows", \.rows, "As many weeks as the month needs, or always six.")
      try member.display()
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Month {
    let settings = try DisplaySettings(params.display, context)
    if params.display.titleFormat?.usesWeekYear == true {
      throw RPCError(
        JSONError(
          .badValue, it: "must not name a month by Y, the year that weeks are counted in",
          hint: "Y differs from the year in some days around New Year; write y.")
        .inside("titleFormat"))
    }
    let base = try baseMonth(params, settings.today)
    guard let (year, month) = MonthGrid.month(params.offset, after: base.year, base.month) else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "leads beyond the years 1 to 9999", found: String(params.offset),
          minimum: 12 - base.year * 12 - base.month + 1,
          maximum: 119_999 - base.year * 12 - base.month + 1
        ).inside("offset"))
    }
    return Month(
      grid: MonthGrid(
        year: year, month: month, firstWeekday: settings.weekRule.firstWeekday, rows: params.rows),
      settings: settings)
  }

  private static func baseMonth(
    _ params: Params, _ today: CivilDate
  ) throws(RPCError) -> (year: Int, month: Int) {
    if let date = params.date {
      guard params.year == nil, params.month == nil else {
        throw RPCError(
          JSONError(
            .conflictingMembers, "date can't be given with year or month", pointer: "/date",
            hint: "Leave either out."))
      }
      return (date.year, date.month)
    }
    switch (params.year, params.month) {
    case (let year?, let month?): return (year, month)
    case (nil, nil):
      let today = today.components
      return (today.year, today.month)
    case (_, nil): throw RPCError(.missing("month", hint: "year and month go together."))
    case (nil, _): throw RPCError(.missing("year", hint: "year and month go together."))
    }
  }
}

/// A day or a month as `calendar.month` takes it: `YYYY-MM-DD` or `YYYY-MM`.
struct MonthDate: JSONParameter {
  let year: Int
  let month: Int

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> MonthDate {
    if let text = value.utf8, text.count == 7, text[4] == UInt8(ascii: "-"),
      let year = CivilDate.digits(text, 0..<4), let month = CivilDate.digits(text, 5..<7),
      1...9999 ~= year, 1...12 ~= month
    {
      return MonthDate(year: year, month: month)
    }
    let date = try CivilDate.decode(value, within: ()).components
    return MonthDate(year: date.year, month: date.month)
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("pattern")
    writer.string("^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

package struct Month: JSONRecord {
  let grid: MonthGrid
  let settings: DisplaySettings
  private let style: DayStyle
  private let weeks: WeekCount
  private let prefixes: MonthPrefixes

  init(grid: MonthGrid, settings: DisplaySettings) {
    self.grid = grid
    self.settings = settings
    style = DayStyle(settings)
    weeks = WeekCount(from: grid.start, settings.weekRule)
    prefixes = MonthPrefixes(grid)
  }

  package static func members<V: RecordVisitor<Month>>(_ member: inout V) {
    member("title", "The month's title in the locale, or by `titleFormat`.") {
      $0.settings.title(of: $0.grid.first)
    }
    member("year", "The year.") { $0.grid.year }
    member("month", "The month, 1 to 12.") { $0.grid.month }
    member("dayCount", "How many days the month has.") { $0.grid.dayCount }
    member("leadingBlanks", "How many cells stand before the first day.") { $0.grid.leadingBlanks }
    member("startDate", "The first day.") { DayDate(prefix: $0.prefixes.month, day: 1) }
    member("endDate", "The last day.") {
      DayDate(prefix: $0.prefixes.month, day: $0.grid.dayCount)
    }
    member.list("weekdays", "The header: seven weekdays.", count: { _ in 7 }) {
      WeekdayHeading($1, $0.settings)
    }
    member.list(
      "labels", "The flat list to show: a blank for each leading cell, then the days.",
      count: { $0.grid.leadingBlanks + $0.grid.dayCount }
    ) {
      DayLabel(day: max(0, $1 - $0.grid.leadingBlanks + 1), labels: $0.style.labels)
    }
    member.list("weeks", "The rows, whole weeks.", count: { $0.grid.rowCount }) {
      MonthWeek(
        start: $1 * 7 - $0.grid.leadingBlanks, grid: $0.grid, prefixes: $0.prefixes,
        style: $0.style, number: $0.weeks[$1])
    }
    member.optional(
      "todayIndex",
      "Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not in this month."
    ) {
      $0.grid.first <= $0.settings.today && $0.settings.today <= $0.grid.last
        ? $0.settings.today - $0.grid.start : nil
    }
    member.optional("previous", "The first day of the month before; absent before year 1.") {
      $0.prefixes.before.isNone ? nil : DayDate(prefix: $0.prefixes.before, day: 1)
    }
    member.optional("next", "The first day of the month after; absent after year 9999.") {
      $0.prefixes.after.isNone ? nil : DayDate(prefix: $0.prefixes.after, day: 1)
    }
    member.settings { $0.settings }
  }
}

/// The beginnings of the dates that a grid shows: of its month and of the neighbours'.
private struct MonthPrefixes {
  let before: DatePrefix
  let month: DatePrefix
  let after: DatePrefix
  /// The last day of the month before.
  let lastBefore: Int

  init(_ grid: MonthGrid) {
    let (year, month) = (grid.year, grid.month)
    before = DatePrefix(year: month == 1 ? year - 1 : year, month: month == 1 ? 12 : month - 1)
    self.month = DatePrefix(year: year, month: month)
    after = DatePrefix(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1)
    lastBefore = month == 1 ? 31 : CivilDate.dayCount(year: year, month: month - 1)
  }
}

/// The numbers of consecutive weeks, counted on from the first.
private struct WeekCount {
  private let first: WeekRule.WeekNumber
  /// How many rows on week 1 of the next year comes.
  private let rowsToNextYear: Int

  init(from start: CivilDate, _ rule: WeekRule) {
    first = rule.weekNumber(of: start)
    rowsToNextYear = (rule.startOfWeekOne(of: first.weekYear + 1) - start) / 7
  }

  subscript(row: Int) -> WeekRule.WeekNumber {
    row < rowsToNextYear
      ? WeekRule.WeekNumber(weekYear: first.weekYear, week: first.week + row)
      : WeekRule.WeekNumber(weekYear: first.weekYear + 1, week: row - rowsToNextYear + 1)
  }
}

/// A row of a month.
private struct MonthWeek: JSONRecord {
  /// The day of the month in the first column, counted on beyond the month's ends; from 0.
  let start: Int
  let grid: MonthGrid
  let prefixes: MonthPrefixes
  let style: DayStyle
  let number: WeekRule.WeekNumber

  static func members<V: RecordVisitor<MonthWeek>>(_ member: inout V) {
    member("weekYear", "The year that the week is counted in.") { $0.number.weekYear }
    member("week", "The number of the week in that year.") { $0.number.week }
    member.list("days", "Its seven days.", count: { _ in 7 }) { $0.day($1) }
  }

  @inline(__always)
  private func day(_ column: Int) -> Day {
    let index = start + column
    let (prefix, day) =
      if index < 0 {
        (prefixes.before, prefixes.lastBefore + 1 + index)
      } else if index < grid.dayCount {
        (prefixes.month, index + 1)
      } else {
        (prefixes.after, index - grid.dayCount + 1)
      }
    return Day(
      grid.first + index, prefix, day, column: column, style,
      isOutside: index < 0 || index >= grid.dayCount)
  }
}

extension RecordVisitor {
  /// Declares the settings that an answer was drawn by.
  @inline(__always)
  mutating func settings(_ get: (Record) -> DisplaySettings) {
    self("locale", "The locale's tag.") { get($0).locale.tag }
    self("calendar", "The calendar.") { _ in CalendarName.gregorian }
    self("firstWeekday", "The day that weeks begin with.") { get($0).weekRule.firstWeekday }
    self("minimalDays", "How many of its days a first week must have.") {
      get($0).weekRule.minimalDays
    }
  }
}

/// The calendars that an answer can be in.
enum CalendarName: String, JSONEnumeration {
  case gregorian

  func write(to writer: inout JSONWriter) {
    switch self {
    case .gregorian: writer.string("gregorian" as StaticString)
    }
  }
}
