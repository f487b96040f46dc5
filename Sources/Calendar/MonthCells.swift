import JSON

/// What the cells of a month are drawn by. A class, since every row of an answer refers to it, and
/// the answer keeps it alive meanwhile.
final class MonthCells {
  let grid: MonthGrid
  let style: DayStyle
  private let weeks: WeekCount
  /// Where months are the Gregorian ones, dates are spelled by counting.
  private let prefixes: MonthPrefixes?
  /// How many days the month before has.
  private let dayCountBefore: Int
  let previous: DayDate?
  let next: DayDate?

  init(_ grid: MonthGrid, _ settings: DisplaySettings, _ extras: DayExtras?) {
    self.grid = grid
    style = DayStyle(settings, extras)
    weeks = WeekCount(from: grid.start, settings.weekRule)
    if settings.calendar == .gregorian {
      let prefixes = MonthPrefixes(grid)
      self.prefixes = prefixes
      dayCountBefore = prefixes.lastBefore
      previous = prefixes.before.isNone ? nil : DayDate(prefix: prefixes.before, day: 1)
      next = prefixes.after.isNone ? nil : DayDate(prefix: prefixes.after, day: 1)
    } else {
      prefixes = nil
      let before = settings.calendar.month(containing: grid.first + -1)
      // Beyond the range the days before are not that calendar's; they keep their places.
      dayCountBefore = before?.dayCount ?? 30
      previous = before.map { DayDate($0.start) }
      next = settings.calendar.month(containing: grid.last + 1).map { DayDate($0.start) }
    }
  }

  var startDate: DayDate { prefixes.map { DayDate(prefix: $0.month, day: 1) } ?? DayDate(grid.first) }

  var endDate: DayDate {
    prefixes.map { DayDate(prefix: $0.month, day: grid.dayCount) } ?? DayDate(grid.last)
  }

  var todayIndex: Int? {
    grid.first <= style.today && style.today <= grid.last ? style.today - grid.start : nil
  }

  func label(_ index: Int) -> DayLabel {
    DayLabel(day: max(0, index - grid.leadingBlanks + 1), labels: style.labels)
  }

  func week(_ row: Int) -> MonthWeek {
    MonthWeek(cells: .passUnretained(self), start: row * 7 - grid.leadingBlanks, number: weeks[row])
  }

  /// The day in a column of the row whose first column is the month's day `start`, from 0.
  @inline(__always)
  func day(_ column: Int, from start: Int) -> Day {
    let index = start + column
    let date = grid.first + index
    let isOutside = index < 0 || index >= grid.dayCount
    let label =
      index < 0
      ? dayCountBefore + 1 + index : isOutside ? index - grid.dayCount + 1 : index + 1
    guard let prefixes else {
      return Day(date, label: label, column: column, style, isOutside: isOutside)
    }
    let prefix = index < 0 ? prefixes.before : isOutside ? prefixes.after : prefixes.month
    return Day(date, prefix, label, label: label, column: column, style, isOutside: isOutside)
  }
}

/// A record that shows the cells of a month: a month by itself, or one of a year.
protocol MonthCellsHolder {
  var cells: MonthCells { get }
}

extension RecordVisitor where Record: MonthCellsHolder {
  /// Declares the ends and the size of a month.
  @inline(__always)
  mutating func monthEnds() {
    self("month", "The month, from 1.") { $0.cells.grid.month }
    flag("isLeapMonth", "It is a leap month.") { $0.cells.grid.isLeapMonth }
    optional("era", "The era that the year is counted in, in calendars with several.") {
      $0.cells.grid.era
    }
    self("dayCount", "How many days the month has.") { $0.cells.grid.dayCount }
    self("leadingBlanks", "How many cells stand before the first day.") {
      $0.cells.grid.leadingBlanks
    }
    self("startDate", "The first day.") { $0.cells.startDate }
    self("endDate", "The last day.") { $0.cells.endDate }
  }

  /// Declares the cells of a month, flat and by weeks.
  @inline(__always)
  mutating func monthCells() {
    list(
      "labels", "The flat list to show: a blank for each leading cell, then the days.",
      count: { $0.cells.grid.leadingBlanks + $0.cells.grid.dayCount }
    ) {
      $0.cells.label($1)
    }
    list("weeks", "The rows, whole weeks.", count: { $0.cells.grid.rowCount }) { $0.cells.week($1) }
    optional(
      "todayIndex",
      "Which cell is today, from 0, in `labels` and in the weeks alike; absent when today is not in this month."
    ) {
      $0.cells.todayIndex
    }
  }
}

/// The beginnings of the dates that a grid shows: of its month and of the neighbours'.
struct MonthPrefixes {
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
struct WeekCount {
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
struct MonthWeek: JSONRecord {
  let cells: Unmanaged<MonthCells>
  /// The day of the month in the first column, from 0 and counted on beyond the month's ends.
  let start: Int
  let number: WeekRule.WeekNumber

  static func members<V: RecordVisitor<MonthWeek>>(_ member: inout V) {
    member("weekYear", "The year that the week is counted in.") { $0.number.weekYear }
    member("week", "The number of the week in that year.") { $0.number.week }
    member.list("days", "Its seven days.", count: { _ in 7 }) { week, column in
      week.cells._withUnsafeGuaranteedRef { $0.day(column, from: week.start) }
    }
  }
}
