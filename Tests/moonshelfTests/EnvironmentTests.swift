import Foundation
import Testing

/// What the environment decides, and what it must not.
@Suite("moonshelf and the environment")
struct EnvironmentTests {
  private func locale(_ environment: [String: String], _ options: [String] = []) throws -> String? {
    let ran = try run(options + ["call", "calendar.month", "{}"], environment: environment)
    #expect(ran.status == 0, "\(ran.errors)")
    return try Parsed(ran.output).string("locale")
  }

  /// POSIX: LC_ALL before LC_TIME before LANG; an empty one is as good as none. Without any, or with
  /// one that can't be used, en-US.
  @Test(
    arguments: [
      ([:], "en-US"),
      (["LANG": "ko_KR.UTF-8"], "ko-KR"),
      (["LANG": "de_DE"], "de-DE"),
      (["LANG": "de_DE@euro"], "de-DE"),
      (["LANG": "ko_KR.UTF-8", "LC_TIME": "ja_JP.UTF-8"], "ja-JP"),
      (["LANG": "ko_KR.UTF-8", "LC_TIME": "ja_JP.UTF-8", "LC_ALL": "fr_FR.UTF-8"], "fr-FR"),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], "ko-KR"),
      (["LANG": "", "LC_TIME": "", "LC_ALL": ""], "en-US"),
      (["LANG": "C"], "en-US"), (["LANG": "POSIX"], "en-US"), (["LC_ALL": "C.UTF-8"], "en-US"),
      (["LANG": "klingon"], "en-US"), (["LANG": "%s%n/../x"], "en-US"),
      (["LC_MESSAGES": "ko_KR.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "en-US"),
    ] as [([String: String], String)])
  func variablesDecideTheLocale(_ environment: [String: String], _ expected: String) throws {
    #expect(try locale(environment) == expected)
  }

  /// The option comes before the environment, and the parameter before the option.
  @Test func optionAndParameterComeFirst() throws {
    let environment = ["LC_ALL": "fr_FR.UTF-8"]
    #expect(try locale(environment, ["--locale", "ko"]) == "ko")
    #expect(try locale(environment, ["--locale=pt_BR"]) == "pt-BR")
    let ran = try run(
      ["--locale", "ko", "call", "calendar.month", #"{"locale":"ja","year":2022,"month":1}"#],
      environment: environment)
    let month = try Parsed(ran.output)
    #expect(month.string("locale") == "ja")
    // CLDR's yMMMM in Japanese.
    #expect(month.string("title") == "2022年1月")
  }

  /// TZ decides which day it is now, as it does for `date`: UTC+14, UTC-12, and a zone that there
  /// isn't, which is UTC.
  @Test(arguments: ["AAA-14", "AAA12", "UTC", "Nowhere/Such", ""])
  func zoneDecidesToday(_ zone: String) throws {
    func date() throws -> String {
      try run(["+%F"], program: "/usr/bin/date", environment: ["TZ": zone]).output
        .trimmingCharacters(in: .newlines)
    }
    let before = try date()
    let week = try Parsed(try run(["call", "calendar.week"], environment: ["TZ": zone]).output)
    let today = week.string("days", "\(try #require(week.integer("todayIndex")))", "date")
    // Midnight may fall between the three.
    #expect(try [before, date()].contains(today))
  }

  /// Locales whose decimal point is a comma, or more than one byte, as `LC_ALL`: numbers in JSON
  /// keep their point. The locales are made for this test, since none may be installed.
  @Test(arguments: [("de_DE", "1,5"), ("ps_AF", "1٫5")])
  func decimalPointStaysAPoint(_ name: String, _ printed: String) throws {
    let folder = NSTemporaryDirectory() + "moonshelf-locale-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let made = try run(
      ["--no-archive", "-i", name, "-f", "UTF-8", "\(folder)/\(name).UTF-8"],
      program: "/usr/bin/localedef")
    try #require(made.status == 0, "localedef needs the package locales: \(made.errors)")
    let environment = ["LC_ALL": "\(name).UTF-8", "LOCPATH": folder]
    // The locale is one indeed: another program prints its numbers by it.
    let other = try run(
      [
        "-c",
        "import locale; locale.setlocale(locale.LC_ALL, ''); print(locale.format_string('%.1f', 1.5))",
      ],
      program: "/usr/bin/python3", environment: environment)
    try #require(other.output == printed + "\n", "\(other.errors)")

    let request = request(1, "server.echo", "[0.5,-1.25e3,1e-7]")
    let served = try run(input: request, environment: environment)
    let answer = try JSONSerialization.jsonObject(with: Data(served.bytes)) as? [String: Any]
    #expect(answer?["result"] as? [Double] == [0.5, -1250, 1e-7])
    #expect(try served.bytes == run(input: request).bytes)
  }
}
