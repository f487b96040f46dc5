import Calendar
import JSON

/// Draws calendars for a terminal as `cal` does, in the locale's words.
///
/// It draws the answers of `calendar.month`, `week` and `year`, so that a person sees what a program
/// would.
struct TerminalDrawing {
  /// Whether colours and reverse video are wanted.
  let hasColours: Bool
  /// Columns there are for a year; nil for as many as it likes.
  let width: Int?

  func month(_ month: JSONValue) -> String {
    let weeks = elements(of: month["weeks"])
    let width = cellWidth(month["weekdays"], weeks)
    let lines = grid(
      title: month["title"]?.string ?? "", month["weekdays"], weeks.map { $0["days"] }, width)
    return joined(lines + holidayLines(weeks.flatMap { elements(of: $0["days"]) }))
  }

  func week(_ week: JSONValue) -> String {
    let width = cellWidth(week["weekdays"], [week])
    let lines = grid(title: week["title"]?.string ?? "", week["weekdays"], [week["days"]], width)
    return joined(lines + holidayLines(elements(of: week["days"])))
  }

  /// Three months side by side, or as many as the terminal has room for.
  func year(_ year: JSONValue) -> String {
    let months = elements(of: year["months"])
    let width = months.map { cellWidth(year["weekdays"], elements(of: $0["weeks"])) }.max() ?? 2
    let monthWidth = (width + 1) * 7 - 1
    let gap = "  "
    let room = self.width.map { ($0 + gap.count) / (monthWidth + gap.count) } ?? 3
    let across = min(3, max(1, room))
    let yearWidth = (monthWidth + gap.count) * across - gap.count
    var lines = [centered(year["title"]?.string ?? "", in: yearWidth), ""]
    for first in stride(from: 0, to: months.count, by: across) {
      let blocks = months[first..<min(first + across, months.count)].map { month in
        grid(
          title: month["title"]?.string ?? "", year["weekdays"],
          elements(of: month["weeks"]).map { $0["days"] }, width)
      }
      let height = blocks.map(\.count).max() ?? 0
      for row in 0..<height {
        lines.append(
          blocks.map { $0.indices.contains(row) ? $0[row] : Line("", columns: 0) }
            .map { $0.text + String(repeating: " ", count: monthWidth - $0.columns) }
            .joined(separator: gap))
      }
      lines.append("")
    }
    let days = months.flatMap { elements(of: $0["weeks"]) }.flatMap { elements(of: $0["days"]) }
    return joined(lines.dropLast().map { Line($0, columns: 0) } + holidayLines(days))
  }

  /// A line and how many columns it takes, which its colours don't.
  private struct Line {
    var text: String
    var columns: Int

    init(_ text: String, columns: Int) {
      self.text = text
      self.columns = columns
    }
  }

  private func joined(_ lines: [Line]) -> String {
    lines.map { withoutTrailingBlanks($0.text) + "\n" }.joined()
  }

  private func grid(
    title: String, _ weekdays: JSONValue?, _ weeks: [JSONValue?], _ width: Int
  ) -> [Line] {
    let monthWidth = (width + 1) * 7 - 1
    let headings = elements(of: weekdays).map { heading in
      painted(
        padded(heading["label"]?.string ?? "", to: width),
        heading["isWeekend"] == nil ? nil : Colour.weekend)
    }
    let titleLine = centered(title, in: monthWidth)
    var lines = [
      Line(titleLine, columns: columns(titleLine)),
      Line(headings.joined(separator: " "), columns: monthWidth),
    ]
    for week in weeks {
      let days = elements(of: week)
      lines.append(
        Line(days.map { cell($0, width) }.joined(separator: " "), columns: monthWidth))
      if days.contains(where: { $0["alternate"] != nil }) {
        lines.append(
          Line(days.map { alternate($0, width) }.joined(separator: " "), columns: monthWidth))
      }
    }
    return lines
  }

  private func cell(_ day: JSONValue, _ width: Int) -> String {
    guard day["isOutside"] == nil else { return String(repeating: " ", count: width) }
    let text = padded(day["label"]?.string ?? "", to: width)
    if day["isToday"] != nil { return painted(text, Colour.today) }
    if day["holidays"] != nil { return painted(text, Colour.holiday) }
    return painted(text, day["isWeekend"] == nil ? nil : Colour.weekend)
  }

  private func alternate(_ day: JSONValue, _ width: Int) -> String {
    guard day["isOutside"] == nil else { return String(repeating: " ", count: width) }
    return painted(padded(day["alternate"]?["label"]?.string ?? "", to: width), Colour.alternate)
  }

  /// The holidays of the days that are drawn, a line each.
  private func holidayLines(_ days: [JSONValue]) -> [Line] {
    let lines = days.filter { $0["isOutside"] == nil }.flatMap { day in
      elements(of: day["holidays"]).map { holiday in
        Line("\(day["date"]?.string ?? "")  \(holiday["name"]?.string ?? "")", columns: 0)
      }
    }
    return lines.isEmpty ? [] : [Line("", columns: 0)] + lines
  }

  /// How wide a cell has to be for all that stands in cells.
  private func cellWidth(_ weekdays: JSONValue?, _ weeks: [JSONValue]) -> Int {
    let headings = elements(of: weekdays).map { columns($0["label"]?.string ?? "") }
    let days = weeks.flatMap { elements(of: $0["days"]) }.filter { $0["isOutside"] == nil }
    let labels = days.map {
      max(columns($0["label"]?.string ?? ""), columns($0["alternate"]?["label"]?.string ?? ""))
    }
    return (headings + labels + [2]).max() ?? 2
  }

  private enum Colour: String {
    case today = "7"
    case holiday = "31"
    case weekend = "34"
    case alternate = "2"
  }

  private func painted(_ text: String, _ colour: Colour?) -> String {
    guard hasColours, let colour else { return text }
    return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
  }

  /// `text` at the right of a cell of `width` columns.
  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text))) + text
  }

  private func centered(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text)) / 2) + text
  }

  private func withoutTrailingBlanks(_ line: String) -> String {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...last])
  }

  private func elements(of list: JSONValue?) -> [JSONValue] {
    guard let list else { return [] }
    return (0..<list.count).compactMap { list[$0] }
  }
}
