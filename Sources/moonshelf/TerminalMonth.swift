import Calendar
import JSON
import JSONRPC

/// Draws a month for a terminal, as `cal` does, in the locale's words.
///
/// It draws the answer of `calendar.month`, so that a person sees what a program would.
func drawMonth(_ month: JSONValue, isTerminal: Bool) -> String {
  let headings = elements(of: month["weekdays"]).map { $0["label"]?.string ?? "" }
  let width = max(2, headings.map(columns).max() ?? 0)
  var lines: [String] = []
  let title = month["title"]?.string ?? ""
  let indent = max(0, (width + 1) * 7 - 1 - columns(title)) / 2
  lines.append(String(repeating: " ", count: indent) + title)
  lines.append(headings.map { padded($0, to: width) }.joined(separator: " "))
  for week in elements(of: month["weeks"]) {
    let cells = elements(of: week["days"]).map { day in
      guard day["isOutside"] == nil else { return String(repeating: " ", count: width) }
      let cell = padded(day["label"]?.string ?? "", to: width)
      return isTerminal && day["isToday"] != nil ? "\u{1B}[7m\(cell)\u{1B}[0m" : cell
    }
    lines.append(cells.joined(separator: " "))
  }
  return lines.map(withoutTrailingBlanks).joined(separator: "\n") + "\n"
}

private func elements(of list: JSONValue?) -> [JSONValue] {
  guard let list else { return [] }
  return (0..<list.count).compactMap { list[$0] }
}

/// `text` at the right of a cell of `width` columns.
private func padded(_ text: String, to width: Int) -> String {
  String(repeating: " ", count: max(0, width - columns(text))) + text
}

private func withoutTrailingBlanks(_ line: String) -> String {
  guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
  return String(line[...last])
}
