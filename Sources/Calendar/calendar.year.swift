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
    are their names otherwise. In another `calendar` the year has the months of that, leap months \
    where they come. `previous` and `next` go straight back in as `date`.
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
    var year: CalendarNumber?
    var era: Era?
    var date: MonthDate?
    var offset = 0
    var rows = GridRows.fit
    var display = DisplayParams()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("year", \.year, 1...13_759, "The year.")
      try member("date", \.date, "A day of the year, or YYYY-MM, in place of `year`.")
      try member("offset", \.offset, -9998...9998, "How many years to go on from there, or back.")
      try member(
        "era", \.era, "The era of `year`, in a calendar with several; the last where absent.")
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
    let months = try months(params, settings)
    try settings.checkHolidays(cover: months[0].first...months[months.count - 1].last)
    return Year(
      months: months, settings: settings, hasTitleFormat: params.display.titleFormat != nil)
  }

  /// The months of the year that the params name, each by its first day.
  private static func months(
    _ params: Params, _ settings: DisplaySettings
  ) throws(RPCError) -> [MonthGrid] {
    let firstWeekday = settings.weekRule.firstWeekday
    let calendar = settings.calendar
    if calendar == .gregorian {
      try params.year?.check(1...9999, "year")
      if params.era != nil {
        throw RPCError(
          JSONError(.badValue, it: "can't be given: the calendar gregorian has no eras")
            .inside("era"))
      }
      let base = params.year?.value ?? params.date?.year ?? settings.today.components.year
      guard 1...9999 ~= base + params.offset else { throw beyond(params.offset, base, 1...9999) }
      return (1...12).map {
        MonthGrid(
          year: base + params.offset, month: $0, firstWeekday: firstWeekday, rows: params.rows)
      }
    }
    var first: CalendarMonthSpan?
    if let year = params.year?.value {
      first = calendar.months(ofYear: year, era: params.era).last
      guard first != nil else {
        throw RPCError(
          JSONError(
            .outOfRange,
            it: "must be a year within \(calendar.rangeDescription), for which"
              + " \(calendar.rawValue) is offered",
            found: String(year)
          ).inside("year"))
      }
    } else {
      let date = params.date?.date ?? settings.today
      guard let month = calendar.month(containing: date) else {
        throw RPCError(calendar.outOfRange(date).inside(params.date == nil ? "today" : "date"))
      }
      first = month
    }
    let months = first.flatMap { calendar.months(ofYearOf: $0, offset: params.offset) } ?? []
    guard !months.isEmpty else {
      throw RPCError(
        JSONError(
          .outOfRange, it: "leads beyond the years for which \(calendar.rawValue) is offered",
          found: String(params.offset)
        ).inside("offset"))
    }
    return months.map { MonthGrid($0, firstWeekday: firstWeekday, rows: params.rows) }
  }

  private static func beyond(_ offset: Int, _ base: Int, _ years: ClosedRange<Int>) -> RPCError {
    RPCError(
      JSONError(
        .outOfRange, it: "leads beyond the years \(years.lowerBound) to \(years.upperBound)",
        found: String(offset), minimum: years.lowerBound - base, maximum: years.upperBound - base
      ).inside("offset"))
  }
}

extension CalendarIdentifier {
  /// The months of the year in which `month` is, or of the one so many years on.
  func months(ofYearOf month: CalendarMonthSpan, offset: Int) -> [CalendarMonthSpan] {
    guard hasGregorianMonths else { return months(ofYear: month.year + offset, era: month.era) }
    // Eras don't divide these years: they are the Gregorian ones.
    let year = month.start.components.year + offset
    return (1...12).compactMap {
      self.month(containing: CivilDate(year: year, month: $0, day: 1))
    }
  }
}

package struct Year: JSONRecord {
  let months: [YearMonth]
  let settings: DisplaySettings
  private let title: String
  private let previous: CivilDate?
  private let next: CivilDate?

  init(months grids: [MonthGrid], settings: DisplaySettings, hasTitleFormat: Bool) {
    self.settings = settings
    months = grids.map { YearMonth($0, settings, hasTitleFormat: hasTitleFormat) }
    let (first, last) = (grids[0].first, grids[grids.count - 1].last)
    if let names = settings.names, let day = settings.calendar.day(last) {
      title = names.yearTitle(of: day, last)
      let calendar = settings.calendar
      previous = calendar.month(containing: first + -1)
        .flatMap { calendar.months(ofYearOf: $0, offset: 0).first?.start }
      next = calendar.month(containing: last + 1)?.start
    } else {
      title = settings.locale.yearTitle(of: first, settings.weekRule)
      let year = grids[0].year
      previous = year > 1 ? CivilDate(year: year - 1, month: 1, day: 1) : nil
      next = year < 9999 ? last + 1 : nil
    }
  }

  /// Names the year: a year in which an era began is called by the new one.
  private var grid: MonthGrid { months[months.count - 1].cells.grid }

  package static func members<V: RecordVisitor<Year>>(_ member: inout V) {
    member("title", "The year in the locale.") { $0.title }
    member.optional("era", "The era that the year is counted in, in calendars with several.") {
      $0.grid.era
    }
    member("year", "The year.") { $0.grid.year }
    member("dayCount", "How many days the year has.") {
      $0.months.reduce(0) { $0 + $1.cells.grid.dayCount }
    }
    member.list("weekdays", "The header of each month: seven weekdays.", count: { _ in 7 }) {
      WeekdayHeading($1, $0.settings)
    }
    member.list("months", "The months, in order.", count: { $0.months.count }) { $0.months[$1] }
    member.optional("previous", "The first day of the year before; absent beyond the range.") {
      $0.previous
    }
    member.optional("next", "The first day of the year after; absent beyond the range.") {
      $0.next
    }
    member.settings { $0.settings }
  }
}

/// A month of a year: its grid without what stands in the year once.
struct YearMonth: JSONRecord, MonthCellsHolder {
  let cells: MonthCells
  private let title: MonthTitle
  private let extras: DayExtras?

  init(_ grid: MonthGrid, _ settings: DisplaySettings, hasTitleFormat: Bool) {
    extras = DayExtras(grid.start, count: grid.rowCount * 7, settings)
    cells = MonthCells(grid, settings, extras)
    if hasTitleFormat {
      title = .formatted(settings.title(of: grid.first))
    } else if let names = settings.names, let day = settings.calendar.day(grid.first) {
      title = .name(names.monthName(of: day))
    } else {
      title = .text(settings.locale.monthName(grid.month, .wide, isStandalone: true))
    }
  }

  static func members<V: RecordVisitor<YearMonth>>(_ member: inout V) {
    member("title", "The month's name in the locale, or by `titleFormat`.") { $0.title }
    member.monthEnds()
    member.monthCells()
  }
}

/// The title of a month that stands in its year: its name, or what a pattern makes of it.
enum MonthTitle: JSONResult {
  case text(LocaleText)
  case name(String)
  case formatted(FormattedDate)

  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): text.write(to: &writer)
    case .name(let name): name.write(to: &writer)
    case .formatted(let date): date.write(to: &writer)
    }
  }

  static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}
