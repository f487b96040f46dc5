import Calendar
import Foundation
import JSON
import Synchronization
import Testing
import Trees

struct CalendarContextTests {
  /// A week as it is drawn when no locale is asked for.
  private func week(
    _ environment: [String: String], default tag: String? = nil
  ) throws -> Tree {
    let context = try CalendarContext(
      locale: tag, environment: { environment[$0] }, now: { 0 })
    return try answer(CalendarWeek.self, #"{"date":"2024-03-05"}"#, context)
  }

  /// POSIX, "Environment Variables": LC_ALL stands above LC_TIME, and that above LANG; an empty one
  /// is as good as none.
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de-DE"),
    (["LC_TIME": "ko_KR.UTF-8", "LANG": "de_DE.UTF-8"], "ko-KR"),
    (["LC_ALL": "fr_FR", "LC_TIME": "ko_KR.UTF-8", "LANG": "de_DE.UTF-8"], "fr-FR"),
    (["LC_ALL": "", "LC_TIME": "", "LANG": "ja_JP.eucJP"], "ja-JP"),
    (["LC_ALL": "", "LC_TIME": "ko_KR", "LANG": ""], "ko-KR"),
    (["LC_CTYPE": "ko_KR.UTF-8", "LANGUAGE": "de", "LC_MESSAGES": "fr_FR"], "en-US"),
    (["LANG": "de_DE@euro"], "de-DE"), (["LANG": "de_DE.ISO-8859-15@euro"], "de-DE"),
    (["LANG": "zh_TW.Big5"], "zh-TW"), (["LANG": "ko"], "ko"), ([:], "en-US"),
  ])
  func theEnvironmentsLocale(environment: [String: String], tag: String) throws {
    #expect(try week(environment)["locale"] == .string(tag))
  }

  /// The first that is set decides, and only it: LC_ALL=C means no locale, whatever LANG says.
  @Test(arguments: [
    ["LANG": "C"], ["LANG": "C.UTF-8"], ["LANG": "POSIX"], ["LC_ALL": "C", "LANG": "ko_KR.UTF-8"],
    ["LC_ALL": "POSIX", "LC_TIME": "de_DE"], ["LC_TIME": "C.utf8", "LANG": "de_DE.UTF-8"],
    ["LANG": "korean"], ["LANG": "xx_YY.UTF-8"], ["LANG": "en_UK"], ["LANG": ".UTF-8"],
    ["LANG": "@"], ["LANG": "/usr/share/locale"], ["LANG": "\u{FFFD}"], ["LANG": " "],
    ["LANG": String(repeating: "x", count: 5000)],
  ])
  func whatIsNotUsableIsAmericanEnglish(environment: [String: String]) throws {
    let week = try week(environment)
    #expect(week["locale"] == "en-US")
    #expect(week["title"] == "March 2024")
    #expect(week["firstWeekday"] == "sunday")
  }

  @Test func theServersOwnLocaleStandsAboveTheEnvironment() throws {
    #expect(try week(["LC_ALL": "de_DE.UTF-8"], default: "ko-KR")["locale"] == "ko-KR")
    #expect(try week([:], default: "en_GB")["locale"] == "en-GB")
  }

  @Test(arguments: ["kr", "", "C", "en-UK", "ko_KR.UTF-8"])
  func theServersOwnLocaleHasToExist(tag: String) {
    let error = #expect(throws: JSONError.self) {
      try CalendarContext(locale: tag, environment: { _ in nil }, now: { 0 })
    }
    #expect(error?.reason == .badValue)
  }

  @Test func theParameterStandsAboveTheDefault() throws {
    let context = try context(locale: "ko-KR")
    let own = try answer(CalendarMonth.self, #"{"year":2022,"month":1}"#, context)
    #expect(own["title"] == "2022년 1월")
    let given = try answer(CalendarMonth.self, #"{"year":2022,"month":1,"locale":"de"}"#, context)
    #expect(given["title"] == "Januar 2022")
    let again = try answer(CalendarMonth.self, #"{"year":2022,"month":1,"locale":null}"#, context)
    #expect(again["title"] == "2022년 1월")
  }

  /// Locales are kept once they were read; more of them than are kept must not mix.
  @Test func manyLocalesStayApart() throws {
    let context = try context()
    let numbering = ["latn", "arab", "deva", "thai", "fullwide"]
    let ones = ["1", "١", "१", "๑", "１"]
    let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    for _ in 0..<2 {
      for language in ["en", "de", "ko"] {
        for (number, one) in zip(numbering, ones) {
          for (index, weekday) in weekdays.enumerated() {
            let tag = "\(language)-u-fw-\(weekday)-nu-\(number)"
            let answer = try answer(
              CalendarMonth.self, #"{"year":2024,"month":3,"locale":"\#(tag)"}"#, context)
            #expect(answer["firstWeekday"] == .string(Weekday.names[index]))
            let blanks = try #require(answer["leadingBlanks"]?.integer)
            #expect(answer["labels"]?[blanks] == .string(one))
          }
        }
      }
    }
  }

  @Test func todayIsTheParameterThenTheServersThenTheClocks() throws {
    // 2024-03-05T12:00Z.
    let noon = 1_709_640_000
    let clock = try CalendarContext(locale: "en-US", environment: { _ in nil }, now: { noon })
    let fixed = try context(today: "2024-07-10")
    let params = #"{"today":"2022-01-03","timeZone":"UTC"}"#
    #expect(try answer(CalendarMonth.self, params, fixed)["startDate"] == "2022-01-01")
    #expect(try answer(CalendarMonth.self, params, clock)["startDate"] == "2022-01-01")
    let zone = #"{"timeZone":"UTC"}"#
    #expect(try answer(CalendarMonth.self, zone, fixed)["startDate"] == "2024-07-01")
    #expect(try answer(CalendarMonth.self, zone, clock)["startDate"] == "2024-03-01")
  }

  /// Without a zone it is the system's, whichever that is here: Foundation's date in it is the same
  /// at every quarter of an hour for three days, a second before and a second after, also when the
  /// clock is set back.
  @Test func withoutAZoneItIsTheSystems() throws {
    let clock = Clock()
    let context = try CalendarContext(
      locale: "en-US", environment: { _ in nil }, now: { clock.seconds.load(ordering: .relaxed) })
    let calendar = Foundation.Calendar(identifier: .gregorian)
    let start = 1_709_640_000
    let instants = stride(from: start, to: start + 3 * 86_400, by: 900).flatMap {
      [$0 - 1, $0, $0 + 1]
    }
    for seconds in instants + instants.reversed() + [-1, 0, -86_401, 59, -60, -61] {
      clock.seconds.store(seconds, ordering: .relaxed)
      let today = try context.today(override: nil, timeZone: nil).components
      let expected = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
      guard today.year == expected.year, today.month == expected.month, today.day == expected.day
      else {
        Issue.record("at \(seconds) it is \(today), not \(expected)")
        return
      }
    }
  }

  private final class Clock: Sendable {
    let seconds = Atomic(0)
  }
}
