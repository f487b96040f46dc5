import JSON
import JSONRPC

/// `calendar.year`: the months of one year.
package enum CalendarYear: Method {
  package static let name: StaticString = "calendar.year"
  package static let summary: StaticString = "The grids of all months of a year."
  package static let doc: StaticString = """
    The year of `year` or of `date`, or the one that today is in; `offset` then moves by years. The \
    weekday header is the same for all months and stands once. Each month has what \
    `calendar.month` gives of its grid; `titleFormat` is the pattern of the months' titles, which \
    are their names otherwise. `previous` and `next` go straight back in as `date`.
    """
  package static let resultDoc: StaticString = "A year, by months."
  package static let reasons: [Reason] = [.conflictingMembers, .outOfRange, .badDate, .badValue]
  package static let examples = [
    Example(
      "2022 in Korean", params: #"{"year":2022,"locale":"ko-KR","today":"2022-01-03"}"#,
      result: """
        {"title":"2022년","year":2022,"dayCount":365,"previous":"2021-01-01","next":"2023-01-01",\
        "locale":"ko-KR","calendar":"gregorian","firstWeekday":"sunday","minimalDays":1}
        """),
    Example(
      "Both a year and a date", params: #"{"year":2022,"date":"2022-01-03"}"#,
      error: #"{"code":-32602,"data":{"reason":"conflictingMembers","pointer":"/date"}}"#),
  ]

  package struct Params: DisplayingParams {
    var year: Int?
    var date: MonthDate?
    var offset = 0
    var rows = GridRows.fit
    var display = DisplayParams()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("year", \.year, 1...9999, "The year.")
      try member("date", \.date, "A day of the year, or YYYY-MM, in place of `year`.")
      try member("offset", \.offset, -9998...9998, "How many years to go on from there, or back.")
      try member("rows", \.rows, "As many weeks as each month needs, or always six.")
      try member.display()
    }
  }

  package static func run(_ params: Params, _ context: CalendarContext) throws(RPCError) -> Year {
    let settings = try DisplaySettings(params.display, context)
    try params.display.checkMonthTitle()
    guard params.year == nil || params.date == nil else {
      throw RPCError(
        JSONError(
          .conflictingMembers, "date can't be given with year", pointer: "/date",
          hint: "Leave either out."))
    }
    let base = params.year ?? params.date?.year ?? settings.today.components.year
    guard 1...9999 ~= base + params.offset else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "leads beyond the years 1 to 9999", found: String(params.offset),
          minimum: 1 - base, maximum: 9999 - base
        ).inside("offset"))
    }
    return Year(
      year: base + params.offset, rows: params.rows, settings: settings,
      hasTitleFormat: params.display.titleFormat != nil)
  }
}

package struct Year: JSONRecord {
  let year: Int
  let rows: GridRows
  let settings: DisplaySettings
  let hasTitleFormat: Bool

  private var first: CivilDate { CivilDate(year: year, month: 1, day: 1) }

  package static func members<V: RecordVisitor<Year>>(_ member: inout V) {
    member("title", "The year in the locale.") {
      $0.settings.locale.yearTitle(of: $0.first, $0.settings.weekRule)
    }
    member("year", "The year.") { $0.year }
    member("dayCount", "How many days the year has.") { CivilDate.isLeap($0.year) ? 366 : 365 }
    member.list("weekdays", "The header of each month: seven weekdays.", count: { _ in 7 }) {
      WeekdayHeading($1, $0.settings)
    }
    member.list("months", "The months, in order.", count: { _ in 12 }) {
      YearMonth(month: $1 + 1, $0)
    }
    member.optional("previous", "The first day of the year before; absent before year 1.") {
      $0.year > 1 ? CivilDate(year: $0.year - 1, month: 1, day: 1) : nil
    }
    member.optional("next", "The first day of the year after; absent after year 9999.") {
      $0.year < 9999 ? CivilDate(year: $0.year + 1, month: 1, day: 1) : nil
    }
    member.settings { $0.settings }
  }
}

/// A month of a year: its grid without what stands in the year once.
struct YearMonth: JSONRecord, MonthCellsHolder {
  let title: MonthTitle
  let cells: MonthCells

  init(month: Int, _ year: Year) {
    let grid = MonthGrid(
      year: year.year, month: month, firstWeekday: year.settings.weekRule.firstWeekday,
      rows: year.rows)
    cells = MonthCells(grid, year.settings)
    title = MonthTitle(
      name: year.hasTitleFormat
        ? nil : year.settings.locale.monthName(month, .wide, isStandalone: true),
      formatted: year.settings.title(of: grid.first))
  }

  static func members<V: RecordVisitor<YearMonth>>(_ member: inout V) {
    member("title", "The month's name in the locale, or by `titleFormat`.") { $0.title }
    member.monthEnds()
    member.monthCells()
  }
}

/// The title of a month that stands in its year.
struct MonthTitle: JSONResult {
  /// The month's name, unless a pattern was given.
  let name: LocaleText?
  let formatted: FormattedDate

  func write(to writer: inout JSONWriter) {
    if let name { name.write(to: &writer) } else { formatted.write(to: &writer) }
  }

  static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}
