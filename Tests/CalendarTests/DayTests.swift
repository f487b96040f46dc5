import Calendar
import JSON
import Testing
import Trees

/// The days of a grid and of a week: the same everywhere, and only what is true is written.
struct DayTests {
  /// February 2024 in weeks from Monday: 29 January to 3 March.
  private func month(_ more: String = "") throws -> Tree {
    try answer(
      CalendarMonth.self, #"{"year":2024,"month":2,"firstWeekday":"monday"\#(more)}"#)
  }

  private func day(_ date: String, in month: Tree) throws -> Tree {
    let days = month["weeks"]?.elements.flatMap { $0["days"]?.elements ?? [] } ?? []
    return try #require(days.first { $0["date"] == .string(date) })
  }

  @Test(
    arguments: [
      // A Thursday, a Saturday, a Sunday of the month before, a Friday of the one after.
      ("2024-02-01", ["date": "2024-02-01", "label": "1"]),
      ("2024-02-10", ["date": "2024-02-10", "label": "10", "isWeekend": true]),
      ("2024-01-31", ["date": "2024-01-31", "label": "31", "isOutside": true]),
      ("2024-03-01", ["date": "2024-03-01", "label": "1", "isOutside": true]),
      ("2024-03-03", ["date": "2024-03-03", "label": "3", "isWeekend": true, "isOutside": true]),
    ] as [(String, Tree)])
  func flagsAreThereOnlyWhenTheyAreTrue(date: String, expected: Tree) throws {
    #expect(try day(date, in: month()) == expected)
  }

  @Test(
    arguments: [
      ("2024-02-29", ["date": "2024-02-29", "label": "29", "isToday": true]),
      (
        "2024-02-04",
        ["date": "2024-02-04", "label": "4", "isToday": true, "isWeekend": true]
      ),
      (
        "2024-03-02",
        [
          "date": "2024-03-02", "label": "2", "isToday": true, "isWeekend": true, "isOutside": true,
        ]
      ),
    ] as [(String, Tree)])
  func todayIsMarkedInsideAndOutside(date: String, expected: Tree) throws {
    let month = try month(#","today":"\#(date)""#)
    #expect(try day(date, in: month) == expected)
    let days = month["weeks"]?.elements.flatMap { $0["days"]?.elements ?? [] } ?? []
    #expect(days.filter { $0["isToday"] != nil }.count == 1)
  }

  /// 0001-01-01 is a Monday, 9999-12-31 a Friday: in weeks from Sunday one day lies before and one
  /// after.
  @Test func beyondTheYearsThereIsOnlyABlank() throws {
    let first = try answer(
      CalendarWeek.self, #"{"date":"0001-01-06","firstWeekday":"sunday","today":"0001-01-01"}"#)
    #expect(first["days"]?[0] == ["label": "", "isOutside": true])
    #expect(first["days"]?[1] == ["date": "0001-01-01", "label": "1", "isToday": true])
    let last = try answer(
      CalendarWeek.self, #"{"date":"9999-12-27","firstWeekday":"sunday","today":"9999-12-31"}"#)
    #expect(last["days"]?[6] == ["label": "", "isOutside": true])
    #expect(last["days"]?[5] == ["date": "9999-12-31", "label": "31", "isToday": true])
  }

  /// A week knows no month, and so no day outside it.
  @Test func aWeekHasNoDayOutside() throws {
    let week = try answer(CalendarWeek.self, #"{"date":"2024-03-01"}"#)
    #expect(week["days"]?.elements.count == 7)
    #expect(week["days"]?.elements.allSatisfy { $0["isOutside"] == nil } == true)
  }

  @Test(arguments: Weekday.names)
  func headingsBeginWithTheFirstWeekday(first: String) throws {
    let month = try answer(
      CalendarMonth.self,
      #"{"year":2024,"month":2,"firstWeekday":"\#(first)","weekdayWidth":"short"}"#)
    let index = try #require(Weekday.names.firstIndex(of: first))
    let order = (0..<7).map { Weekday.names[(index + $0) % 7] }
    let headings = month["weekdays"]?.elements ?? []
    #expect(headings.compactMap { $0["weekday"]?.string } == order)
    let labels = [
      "sunday": "Su", "monday": "Mo", "tuesday": "Tu", "wednesday": "We", "thursday": "Th",
      "friday": "Fr", "saturday": "Sa",
    ]
    #expect(headings.compactMap { $0["label"]?.string } == order.map { labels[$0] })
    for heading in headings {
      let isWeekend = ["saturday", "sunday"].contains(heading["weekday"]?.string)
      #expect(heading["isWeekend"] == (isWeekend ? true : nil))
    }
  }
}
