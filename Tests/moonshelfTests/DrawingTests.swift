import Foundation
import Testing

/// The drawings of `moonshelf month`, `week` and `year`: golden files, each a command line and what
/// it draws, which was looked at in a terminal. MOONSHELF_UPDATE_DRAWINGS=1 draws them anew.
@Suite("moonshelf drawings")
struct DrawingTests {
  static let folder = Program.packageRoot.appending(path: "Tests/Drawings")

  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereAreDrawings() { #expect(Self.files.count >= 8) }

  @Test(arguments: files)
  func drawingsAreGolden(_ file: String) throws {
    let url = Self.folder.appending(path: file)
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let arguments = lines[0].split(separator: " ").dropFirst(2).map(String.init)
    #expect(lines[0].hasPrefix("$ moonshelf "))
    let ran = try run(arguments)
    #expect(ran.status == 0 && ran.errors == "")
    if ProcessInfo.processInfo.environment["MOONSHELF_UPDATE_DRAWINGS"] == "1" {
      try "\(lines[0])\n\(ran.output)".write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(ran.output == (lines.count > 1 ? String(lines[1]) : ""))
  }

  /// A month of Monday-first weeks in narrow names is what CPython's
  /// `calendar.TextCalendar(0).formatmonth(2024, 2)` draws below its two headings.
  @Test func daysStandWhereOthersPutThem() throws {
    let ran = try run([
      "--locale", "ja-JP", "--first-weekday", "monday", "--today", "2024-02-10", "month", "2024-02",
    ])
    let rows = ran.output.split(separator: "\n").dropFirst(2)
    #expect(
      Array(rows) == [
        "          1  2  3  4", " 5  6  7  8  9 10 11", "12 13 14 15 16 17 18",
        "19 20 21 22 23 24 25", "26 27 28 29",
      ])
  }

  @Test func coloursAreForTerminalsOnly() throws {
    let plain = try run(["--today", "2022-01-03", "month", "2022-01"])
    #expect(!plain.output.contains("\u{1B}"))
    let coloured = try run([
      "--today", "2022-01-03", "--holidays", "KR", "--colour", "month", "2022-01",
    ])
    // Reverse for today, red for the holiday, blue for a plain day of the weekend.
    #expect(coloured.output.contains("\u{1B}[7m  3\u{1B}[0m"))
    #expect(coloured.output.contains("\u{1B}[31m  1\u{1B}[0m"))
    #expect(coloured.output.contains("\u{1B}[34m  2\u{1B}[0m"))
    let bare = coloured.output.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(bare.hasPrefix(plain.output.prefix { $0 != "3" }))
  }

  @Test(arguments: [
    (["month", "2022-13"], "date must be a date that exists"),
    (["--calendar", "mayan", "month"], "--calendar must be one of"),
    (["--holidays", "XX", "month"], "--holidays must be a region"),
    (["--alternate", "dngi", "week"], "--alternate must be one of"),
    (["year", "0"], "year must be 1 to 9999"),
  ])
  func whatCannotBeDrawnIsSaid(_ arguments: [String], _ message: String) throws {
    let ran = try run(arguments)
    #expect(ran.status == 1 && ran.output == "")
    #expect(ran.errors.hasPrefix("moonshelf: \(message)"), "\(ran.errors)")
  }
}
