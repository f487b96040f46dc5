import Glibc

/// How far a command is, on the last line of a terminal; gone when the command is.
final class ProgressBar {
  /// In bytes, where it is known.
  private let size: Int?
  private var shown = 0
  private let begun = milliseconds()

  /// Nil where there is no terminal behind standard error, or where it also shows the output.
  init?(of size: Int?, beside output: Int32) {
    guard isatty(2) == 1, getenv("TERM").map({ strcmp($0, "dumb") != 0 }) ?? true else { return nil }
    if isatty(output) == 1 {
      var (errors, lines) = (stat(), stat())
      guard fstat(2, &errors) == 0, fstat(output, &lines) == 0, errors.st_rdev != lines.st_rdev
      else { return nil }
    }
    self.size = size
  }

  /// Shows that `position` bytes have been read; a few times a second at most, and nothing of what
  /// is done at once.
  func show(_ position: Int) {
    let now = milliseconds()
    guard now - max(shown, begun) >= 200 else { return }
    shown = now
    let line = Self.line(position, of: size, width: terminalWidth(2) ?? 80)
    _ = printAll("\r\(line)\u{1B}[K", to: 2)
  }

  func remove() {
    guard shown > 0 else { return }
    shown = 0
    _ = printAll("\r\u{1B}[K", to: 2)
  }

  /// `[########            ]  40 %  200 of 500 MB`, in less than `width` columns.
  private static func line(_ position: Int, of size: Int?, width: Int) -> String {
    let megabyte = 1_000_000
    guard let size, size > 0 else { return "\(position / megabyte) MB" }
    // The file may grow while it is read.
    let part = min(1, Double(position) / Double(size))
    let percent = String(Int(part * 100))
    let told =
      String(repeating: " ", count: 3 - percent.count) + percent
      + " %  \(position / megabyte) of \(size / megabyte) MB"
    let room = min(40, width - told.utf8.count - 4)
    guard room >= 10 else { return percent + " %" }
    let done = Int(part * Double(room))
    return "[" + String(repeating: "#", count: done) + String(repeating: " ", count: room - done)
      + "] " + told
  }
}
