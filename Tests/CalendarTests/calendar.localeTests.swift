import Calendar
import Foundation
import JSON
import Testing
import Trees

/// A locale as CLDR publishes it: see `Cases/locales.json`.
struct PublishedNames: Sendable, CustomTestStringConvertible {
  let tag: String
  let firstWeekday: String
  let minimalDays: Int
  let weekend: [String]
  let direction: String
  let digits: String
  let titlePattern: String
  let yearPattern: String
  /// From Sunday and from January, by width; a width is absent where the toolchain has words of its
  /// own.
  let weekdays: [String: [String]]
  let months: [String: [String]]

  var testDescription: String { tag }

  init(_ row: [Tree]) throws {
    func list(_ index: Int) -> [String]? {
      row[index].string?.split(separator: "|").map(String.init)
    }
    tag = try #require(row[0].string)
    firstWeekday = try #require(row[1].string)
    minimalDays = try #require(row[2].integer)
    weekend = try #require(list(3))
    direction = try #require(row[4].string)
    digits = try #require(row[5].string)
    titlePattern = try #require(row[6].string)
    yearPattern = try #require(row[7].string)
    var weekdays: [String: [String]] = [:]
    for (index, width) in Self.weekdayWidths.enumerated() { weekdays[width] = list(8 + index) }
    var months: [String: [String]] = [:]
    for (index, width) in Self.monthWidths.enumerated() { months[width] = list(12 + index) }
    (self.weekdays, self.months) = (weekdays, months)
  }

  static let weekdayWidths = ["wide", "abbreviated", "short", "narrow"]
  static let monthWidths = ["wide", "abbreviated", "narrow"]
  static let all: [PublishedNames] = cases("locales").compactMap { try? PublishedNames($0) }
}

struct CalendarLocaleTests {
  private func locale(_ tag: String) throws -> Tree {
    try answer(CalendarLocale.self, #"{"locale":"\#(tag)"}"#)
  }

  /// Of the 13 locales' seven kinds of names each, five are not this toolchain's.
  @Test func allCasesAreRead() {
    #expect(PublishedNames.all.count == cases("locales").count)
    #expect(
      PublishedNames.all.map(\.tag) == [
        "ko", "en-US", "en-GB", "de", "ja", "zh-Hans-CN", "ar-SA", "ar-EG", "he", "fa", "th", "hi",
        "pt-BR",
      ])
    let lists = PublishedNames.all.flatMap { Array($0.weekdays.values) + Array($0.months.values) }
    #expect(lists.count == 13 * 7 - 5)
    #expect(lists.allSatisfy { $0.count == 7 || $0.count == 12 })
  }

  @Test(arguments: PublishedNames.all)
  func itsWeekIsCLDRs(published: PublishedNames) throws {
    let locale = try locale(published.tag)
    #expect(locale["locale"] == .string(published.tag))
    #expect(locale["firstWeekday"] == .string(published.firstWeekday))
    #expect(locale["minimalDays"]?.integer == published.minimalDays)
    #expect(locale["weekend"]?.elements.map(\.string) == published.weekend)
  }

  @Test(arguments: PublishedNames.all)
  func itsScriptIsCLDRs(published: PublishedNames) throws {
    let locale = try locale(published.tag)
    #expect(locale["direction"] == .string(published.direction))
    #expect(locale["digits"] == .string(published.digits))
    #expect(locale["titlePattern"] == .string(published.titlePattern))
  }

  @Test(arguments: PublishedNames.all)
  func weekdayNamesAreCLDRs(published: PublishedNames) throws {
    let weekdays = try locale(published.tag)["weekdays"]?.elements ?? []
    #expect(weekdays.count == 7)
    for (width, names) in published.weekdays {
      for (name, weekday) in zip(names, Weekday.names) {
        let found = weekdays.first { $0["weekday"] == .string(weekday) }
        #expect(found?[width] == .string(name), "\(weekday), \(width)")
      }
    }
  }

  @Test(arguments: PublishedNames.all)
  func monthNamesAreCLDRs(published: PublishedNames) throws {
    let months = try locale(published.tag)["months"]?.elements ?? []
    #expect(months.map { $0["month"]?.integer } == Array(1...12))
    for (width, names) in published.months {
      #expect(months.map { $0[width]?.string } == names, "\(width)")
    }
  }

  /// As in a header: from the first weekday on, the weekend's days flagged, and no other member.
  @Test(arguments: PublishedNames.all)
  func weekdaysStandAsInAHeader(published: PublishedNames) throws {
    let weekdays = try locale(published.tag)["weekdays"]?.elements ?? []
    let names = Weekday.names
    let first = try #require(names.firstIndex(of: published.firstWeekday))
    let order = Array(names[first...] + names[..<first])
    #expect(weekdays.map { $0["weekday"]?.string } == order)
    let flagged = weekdays.filter { $0["isWeekend"] == true }.compactMap { $0["weekday"]?.string }
    #expect(Set(flagged) == Set(published.weekend))
    for weekday in weekdays {
      guard case .object(let members) = weekday else { continue }
      #expect(
        Set(members.keys).subtracting(["isWeekend"])
          == ["weekday", "wide", "abbreviated", "short", "narrow"])
    }
    // What a month is drawn with is the same.
    for width in PublishedNames.weekdayWidths {
      let header = try answer(
        CalendarMonth.self,
        #"{"year":2024,"month":1,"locale":"\#(published.tag)","weekdayWidth":"\#(width)"}"#)
      #expect(
        header["weekdays"]?.elements.map { $0["label"] } == weekdays.map { $0[width] }, "\(width)")
    }
  }

  /// The keys of a tag that say otherwise than its locale (UTS 35, "Key/Type Definitions").
  @Test func theTagsKeysAreHonoured() throws {
    let monday = try locale("ko-u-fw-mon")
    #expect(monday["firstWeekday"] == "monday")
    #expect(monday["weekdays"]?[0]?["wide"] == "월요일")
    #expect(monday["weekdays"]?[6]?["wide"] == "일요일")
    // The weekend and the rest of the rule are Korea's still.
    #expect(monday["weekend"] == ["saturday", "sunday"])
    #expect(monday["minimalDays"] == 1)
    #expect(try locale("en-u-nu-arab")["digits"] == "٠١٢٣٤٥٦٧٨٩")
    #expect(try locale("ar-EG-u-nu-latn")["digits"] == "0123456789")
    // Saudi Arabia's week with English words.
    let saudi = try locale("en-SA")
    #expect(saudi["firstWeekday"] == "sunday")
    #expect(saudi["weekend"] == ["friday", "saturday"])
    #expect(saudi["weekdays"]?[0]?["wide"] == "Sunday")
    #expect(saudi["direction"] == "leftToRight")
  }

  @Test(arguments: [
    ("ko_KR", "ko-KR"), ("KO-kr", "ko-KR"), ("zh_Hans_CN", "zh-Hans-CN"), ("iw", "he"),
    ("pt_br", "pt-BR"), ("ko-u-fw-mon", "ko-u-fw-mon"),
  ])
  func theTagIsSpeltAsBCP47Does(tag: String, canonical: String) throws {
    #expect(try locale(tag)["locale"] == .string(canonical))
  }

  @Test func allMembersAreThere() throws {
    guard case .object(let members) = try locale("en-US") else {
      Issue.record("not an object")
      return
    }
    #expect(
      members.keys.sorted() == [
        "cldrVersion", "digits", "direction", "firstWeekday", "locale", "minimalDays", "months",
        "titlePattern", "weekdays", "weekend",
      ])
    #expect(
      members["months"]?[0]
        == ["month": 1, "wide": "January", "abbreviated": "Jan", "narrow": "J"])
    #expect(members["cldrVersion"] == "46")
  }

  /// Where it is absent it is the server's.
  @Test(arguments: ["{}", "[]", "null", #"{"locale":null}"#, "[null]"])
  func theServersIsTheDefault(params: String) throws {
    #expect(try answer(CalendarLocale.self, params)["locale"] == "en-US")
    let korean = try answer(CalendarLocale.self, params, context(locale: "ko-KR"))
    #expect(korean["locale"] == "ko-KR")
    #expect(korean["titlePattern"] == "y년 MMMM")
  }

  @Test func byPosition() throws {
    #expect(try answer(CalendarLocale.self, #"["de"]"#)["months"]?[2]?["wide"] == "März")
    let error = try refusal(CalendarLocale.self, #"["de","ko"]"#)
    #expect(error.reason == .outOfRange)
    #expect(error.maximum == 1)
  }

  @Test(arguments: [
    (#"{"locale":"kr"}"#, Reason.badValue, String?.some("ko")),
    (#"{"locale":"xx"}"#, .badValue, nil), (#"{"locale":""}"#, .badValue, nil),
    (#"{"locale":"en-UK"}"#, .badValue, "en-GB"), (#"{"locale":"korean"}"#, .badValue, "ko"),
    (#"{"locale":"C"}"#, .badValue, nil), (#"{"locale":["ko"]}"#, .typeMismatch, nil),
    (#"{"locale":1}"#, .typeMismatch, nil), (#"{"locale":false}"#, .typeMismatch, nil),
  ])
  func whatIsRefused(params: String, reason: Reason, suggestion: String?) throws {
    let error = try refusal(CalendarLocale.self, params)
    #expect(error.reason == reason)
    #expect(error.pointer == "/locale")
    #expect(error.suggestion == suggestion)
  }
}
