import Calendar
import Foundation
import JSON
import Testing
import Trees

/// A month as other programs lay it out: see `Cases/months.json`.
struct MonthCase: Sendable, CustomTestStringConvertible {
  let year: Int
  let month: Int
  let firstWeekday: String
  let leadingBlanks: Int
  let dayCount: Int
  let rows: Int
  /// The first and the last date of six rows; nil beyond the years 1 to 9999.
  let gridStart: String?
  let gridEnd: String?

  var testDescription: String { "\(year)-\(month) from \(firstWeekday)" }
  var params: String {
    #""year":\#(year),"month":\#(month),"firstWeekday":"\#(firstWeekday)""#
  }

  init(_ row: [Tree]) throws {
    year = try #require(row[0].integer)
    month = try #require(row[1].integer)
    firstWeekday = try #require(row[2].string)
    leadingBlanks = try #require(row[3].integer)
    dayCount = try #require(row[4].integer)
    rows = try #require(row[5].integer)
    gridStart = row[6].string
    gridEnd = row[7].string
  }

  static let all: [MonthCase] = cases("months").compactMap { try? MonthCase($0) }
}

/// The days of all rows, one after another.
private func cells(_ month: Tree) -> [Tree] {
  month["weeks"]?.elements.flatMap { $0["days"]?.elements ?? [] } ?? []
}

struct CalendarMonthCasesTests {
  @Test func allCasesAreRead() {
    #expect(MonthCase.all.count == cases("months").count)
    #expect(MonthCase.all.count == 469)
  }

  @Test(arguments: MonthCase.all)
  func theGridIsTheOneThatOthersFind(month: MonthCase) throws {
    let answer = try answer(CalendarMonth.self, "{\(month.params)}")
    let prefix = String(format: "%04d-%02d", month.year, month.month)
    #expect(answer["year"]?.integer == month.year)
    #expect(answer["month"]?.integer == month.month)
    #expect(answer["dayCount"]?.integer == month.dayCount)
    #expect(answer["leadingBlanks"]?.integer == month.leadingBlanks)
    #expect(answer["startDate"] == .string("\(prefix)-01"))
    #expect(answer["endDate"] == .string("\(prefix)-\(month.dayCount)"))
    #expect(answer["weeks"]?.elements.count == month.rows)
    let labels =
      Array(repeating: "", count: month.leadingBlanks) + (1...month.dayCount).map(String.init)
    #expect(answer["labels"]?.elements.map(\.string) == labels)
    let inside = cells(answer).filter { $0["isOutside"] == nil }
    #expect(
      inside.map { $0["date"]?.string }
        == (1...month.dayCount).map { String(format: "\(prefix)-%02d", $0) })
    #expect(inside.map { $0["label"]?.string } == (1...month.dayCount).map(String.init))
    // The first inside stands where the blanks end.
    #expect(cells(answer).firstIndex { $0["isOutside"] == nil } == month.leadingBlanks)
  }

  /// Six rows from the date that others find to the other: the days in between are consecutive.
  @Test(arguments: MonthCase.all)
  func sixRowsAreFilledWithTheNeighbours(month: MonthCase) throws {
    let answer = try answer(CalendarMonth.self, #"{\#(month.params),"rows":"six"}"#)
    let cells = cells(answer)
    #expect(answer["weeks"]?.elements.count == 6)
    #expect(cells.count == 42)
    #expect(cells.first?["date"]?.string == month.gridStart)
    #expect(cells.last?["date"]?.string == month.gridEnd)
    let before = cells.prefix(month.leadingBlanks)
    let after = cells.dropFirst(month.leadingBlanks + month.dayCount)
    for day in before + after { #expect(day["isOutside"] == true) }
    if let start = month.gridStart, !before.isEmpty {
      let first = try #require(Int(start.suffix(2)))
      for (index, day) in before.enumerated() {
        #expect(day["label"] == .string(String(first + index)))
        #expect(day["date"] == .string(start.dropLast(2) + String(format: "%02d", first + index)))
      }
    }
    for (index, day) in after.enumerated() {
      if let end = month.gridEnd {
        #expect(day["label"] == .string(String(index + 1)))
        #expect(day["date"] == .string(end.dropLast(2) + String(format: "%02d", index + 1)))
      } else {
        #expect(day == ["label": "", "isOutside": true])
      }
    }
  }

  @Test(arguments: MonthCase.all)
  func neighboursAndTitle(month: MonthCase) throws {
    let answer = try answer(
      CalendarMonth.self, #"{\#(month.params),"titleFormat":"yyyy년 MM월"}"#)
    #expect(answer["title"]?.string == String(format: "%04d년 %02d월", month.year, month.month))
    let next =
      month.month == 12 ? (month.year + 1, 1) : (month.year, month.month + 1)
    let previous =
      month.month == 1 ? (month.year - 1, 12) : (month.year, month.month - 1)
    func first(_ month: (Int, Int)) -> String? {
      1...9999 ~= month.0 ? String(format: "%04d-%02d-01", month.0, month.1) : nil
    }
    #expect(answer["next"]?.string == first(next))
    #expect(answer["previous"]?.string == first(previous))
  }

  /// Every week of a month has the number that its days have (`Cases/weekNumbers.json`).
  @Test(arguments: WeekNumberCase.all)
  func weeksAreNumbered(number: WeekNumberCase) throws {
    let answer = try answer(CalendarMonth.self, "{\(number.params)}")
    let week = try #require(
      answer["weeks"]?.elements.first { week in
        week["days"]?.elements.contains {
          $0["date"] == .string(number.date) && $0["isOutside"] == nil
        } == true
      })
    #expect(week["weekYear"]?.integer == number.weekYear)
    #expect(week["week"]?.integer == number.week)
    #expect(week["days"]?[number.dateIndex]?["date"] == .string(number.date))
  }

  /// Months that calendars are known to have drawn wrongly, by the numbers that are right.
  @Test(arguments: [
    // One that begins on the first weekday has no empty first row.
    (2013, 9, "sunday", 0, 30, 5, "2013-09-01", "2013-10-12"),
    (2018, 7, "sunday", 0, 31, 5, "2018-07-01", "2018-08-11"),
    // One that begins on the last weekday needs a sixth row, or loses its first or last day.
    (2017, 10, "monday", 6, 31, 6, "2017-09-25", "2017-11-05"),
    (2015, 11, "monday", 6, 30, 6, "2015-10-26", "2015-12-06"),
    (2017, 7, "sunday", 6, 31, 6, "2017-06-25", "2017-08-05"),
    // A day on which clocks changed at midnight is there once.
    (2017, 10, "sunday", 0, 31, 5, "2017-10-01", "2017-11-11"),
    // A February west of Greenwich has no thirty-first.
    (2022, 2, "sunday", 2, 28, 5, "2022-01-30", "2022-03-12"),
  ])
  func monthsThatWentWrongElsewhere(
    year: Int, month: Int, firstWeekday: String, leadingBlanks: Int, dayCount: Int, rows: Int,
    gridStart: String, gridEnd: String
  ) throws {
    let params = #""year":\#(year),"month":\#(month),"firstWeekday":"\#(firstWeekday)""#
    let answer = try answer(CalendarMonth.self, "{\(params)}")
    #expect(answer["leadingBlanks"]?.integer == leadingBlanks)
    #expect(answer["dayCount"]?.integer == dayCount)
    #expect(answer["weeks"]?.elements.count == rows)
    let dates = cells(answer).compactMap { $0["date"]?.string }
    #expect(Set(dates).count == 7 * rows)
    #expect(dates == dates.sorted())
    let six = cells(
      try CalendarTests.answer(CalendarMonth.self, #"{\#(params),"rows":"six"}"#))
    #expect(six.first?["date"] == .string(gridStart))
    #expect(six.last?["date"] == .string(gridEnd))
  }
}
