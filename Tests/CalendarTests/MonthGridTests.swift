import Calendar
import Testing
import Trees

struct MonthGridTests {
  /// Every month of the years 1 to 9999 and every first weekday, by counting days on from
  /// 0001-01-01, a Monday.
  @Test(arguments: Weekday.allCases)
  func everyMonthThereIs(firstWeekday: Weekday) {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // The column in which the month's first day stands; Monday's to begin with.
    var column = 0
    while Weekday.allCases[(firstWeekday.index + column) % 7] != .monday { column += 1 }
    for year in 1...9999 {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      for month in 1...12 {
        let length = month == 2 && isLeap ? 29 : lengths[month - 1]
        let grid = MonthGrid(year: year, month: month, firstWeekday: firstWeekday, rows: .fit)
        // As many rows as it takes to reach the last day, a week at a time.
        var rows = 1
        while 7 * rows < column + length { rows += 1 }
        guard grid.leadingBlanks == column, grid.dayCount == length, grid.rowCount == rows else {
          Issue.record("\(year)-\(month) from \(firstWeekday): \(grid)")
          return
        }
        column = (column + length) % 7
      }
    }
  }

  /// From four rows (a February of 28 days that begins on the first weekday) to six.
  @Test(arguments: [
    (2015, 2, Weekday.sunday, 4), (2010, 2, .monday, 4), (2022, 2, .sunday, 5),
    (2022, 1, .sunday, 6), (2022, 1, .monday, 6), (2022, 1, .saturday, 5), (2017, 10, .monday, 6),
    (2015, 11, .monday, 6), (2013, 9, .sunday, 5), (2018, 7, .sunday, 5),
  ])
  func rowsAreAsManyAsItTakes(year: Int, month: Int, firstWeekday: Weekday, rows: Int) {
    let grid = MonthGrid(year: year, month: month, firstWeekday: firstWeekday, rows: .fit)
    #expect(grid.rowCount == rows)
    let six = MonthGrid(year: year, month: month, firstWeekday: firstWeekday, rows: .six)
    #expect(six.rowCount == 6)
    #expect(six.leadingBlanks == grid.leadingBlanks)
  }

  @Test func theFirstCellIsTheFirstDayOfItsWeek() {
    // 1 January 2022 is a Saturday, so that a week from Sunday begins on 26 December.
    let grid = MonthGrid(year: 2022, month: 1, firstWeekday: .sunday, rows: .fit)
    #expect(grid.start.description == "2021-12-26")
    #expect(grid.first.description == "2022-01-01")
    #expect(grid.last.description == "2022-01-31")
  }

  @Test(arguments: [
    (0, 2022, 1, 2022, 1), (1, 2022, 12, 2023, 1), (-1, 2022, 1, 2021, 12), (12, 2022, 5, 2023, 5),
    (-12, 2022, 5, 2021, 5), (-25, 2022, 1, 2019, 12), (119_987, 1, 1, 9999, 12),
    (-119_987, 9999, 12, 1, 1),
  ])
  func monthsAreCountedOn(offset: Int, year: Int, month: Int, newYear: Int, newMonth: Int) throws {
    let moved = try #require(MonthGrid.month(offset, after: year, month))
    #expect(moved == (newYear, newMonth))
  }

  @Test(arguments: [(-1, 1, 1), (1, 9999, 12), (-12, 1, 12), (13, 9999, 1), (119_988, 1, 1)])
  func beyondTheYearsThereIsNone(offset: Int, year: Int, month: Int) {
    #expect(MonthGrid.month(offset, after: year, month) == nil)
  }

  /// Year 1 begins on a Monday: in weeks from Sunday one cell lies before it.
  @Test func theFirstCellMayLieBeforeTheYears() {
    let grid = MonthGrid(year: 1, month: 1, firstWeekday: .sunday, rows: .fit)
    #expect(!grid.start.isInRange)
    #expect((grid.start + 1).description == "0001-01-01")
  }
}
