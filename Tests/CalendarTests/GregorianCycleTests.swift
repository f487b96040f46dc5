import Calendar
import JSON
import JSONRPC
import Testing
import Trees

/// After 400 years the calendar repeats, weekdays and all: so these are all the months there are,
/// by all first weekdays (`Cases/gregorianCycle.json`).
struct GregorianCycleTests {
  private struct Year: Sendable {
    let year: Int
    let dayCounts: [Int]
    /// By the first weekday's index from Sunday, then by month.
    let leadingBlanks: [[Int]]

    init(_ row: [Tree]) throws {
      year = try #require(row[0].integer)
      let digits = try #require(row[1].string).compactMap(\.wholeNumberValue)
      dayCounts = stride(from: 0, to: 24, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
      leadingBlanks = row[2...].map { $0.string?.compactMap(\.wholeNumberValue) ?? [] }
      try #require(leadingBlanks.count == 7 && leadingBlanks.allSatisfy { $0.count == 12 })
    }
  }

  private static let years: [Year] = cases("gregorianCycle").compactMap { try? Year($0) }

  /// 400 years are 146,097 days, a whole number of weeks.
  @Test func theTableIsTheWholeCycle() {
    #expect(Self.years.map(\.year) == Array(2000..<2400))
    #expect(Self.years.flatMap(\.dayCounts).reduce(0, +) == 146_097)
  }

  @Test(arguments: Weekday.allCases)
  func everyMonthIsTheOneOfTheTable(firstWeekday: Weekday) throws {
    let context = try context()
    var checked = 0
    for year in Self.years {
      let params = #"{"year":\#(year.year),"firstWeekday":"\#(firstWeekday.rawValue)"}"#
      let buffer = OutputBuffer()
      var writer = JSONWriter(appendingTo: buffer)
      let request = try JSONDocument(parsing: params)
      try AnyMethod(CalendarYear.self, context).answer(request.value, nil, &writer)
      writer.endDocument()
      writer.finish()
      let document = try JSONDocument(parsing: buffer.bytes)
      let months = try #require(document.value["months"])
      try #require(months.count == 12)
      for index in 0..<12 {
        let grid = Grid(
          year: year.year, month: index + 1, dayCounts: year.dayCounts,
          leadingBlanks: year.leadingBlanks[firstWeekday.index][index])
        if let fault = grid.fault(in: try #require(months[index])) {
          Issue.record("\(year.year)-\(index + 1) from \(firstWeekday.rawValue): \(fault)")
          return
        }
        checked += 1
      }
    }
    #expect(checked == 4800)
  }

  /// What a month should look like, by the table alone.
  private struct Grid {
    let year: Int
    let month: Int
    let dayCounts: [Int]
    let leadingBlanks: Int

    private var dayCount: Int { dayCounts[month - 1] }

    /// The first thing that is not as it should be.
    func fault(in answer: JSONValue) -> String? {
      guard answer["month"]?.integer == Int64(month) else { return "month" }
      guard answer["dayCount"]?.integer == Int64(dayCount) else { return "dayCount" }
      guard answer["leadingBlanks"]?.integer == Int64(leadingBlanks) else { return "leadingBlanks" }
      guard let labels = answer["labels"], labels.count == leadingBlanks + dayCount else {
        return "count of labels"
      }
      for index in 0..<labels.count {
        let day = index - leadingBlanks + 1
        guard isText(labels[index], day > 0 ? Self.numbers[day] : []) else {
          return "label \(index)"
        }
      }
      guard let weeks = answer["weeks"], weeks.count == (labels.count + 6) / 7 else {
        return "count of weeks"
      }
      for row in 0..<weeks.count {
        guard let days = weeks[row]?["days"], days.count == 7 else { return "days of row \(row)" }
        for column in 0..<7 {
          let day = row * 7 + column - leadingBlanks + 1
          guard let cell = days[column], isDay(cell, day) else { return "day \(day)" }
        }
      }
      return nil
    }

    /// Whether `cell` is the day of the month, counted on beyond its ends.
    private func isDay(_ cell: JSONValue, _ day: Int) -> Bool {
      var date = (year, month, day)
      if day < 1 {
        date = month == 1 ? (year - 1, 12, 31 + day) : (year, month - 1, dayCounts[month - 2] + day)
      } else if day > dayCount {
        date = month == 12 ? (year + 1, 1, day - 31) : (year, month + 1, day - dayCount)
      }
      let text =
        Self.padded(date.0 / 100) + Self.padded(date.0 % 100) + [0x2D] + Self.padded(date.1)
        + [0x2D] + Self.padded(date.2)
      let isInside = 1...dayCount ~= day
      return isText(cell["date"], text) && isText(cell["label"], Self.numbers[date.2])
        && cell["isOutside"]?.boolean == (isInside ? nil : true)
    }

    private func isText(_ value: JSONValue?, _ text: [UInt8]) -> Bool {
      value?.utf8.map { $0.elementsEqual(text) } ?? false
    }

    private static let numbers = (0...31).map { Array(String($0).utf8) }

    private static func padded(_ value: Int) -> [UInt8] {
      [UInt8(0x30 + value / 10), UInt8(0x30 + value % 10)]
    }
  }
}
