import Calendar
import JSON
import JSONRPC
import Testing
import Trees

/// The parameter `locale`: what is taken, by which name, and what is suggested for the rest.
struct LocaleIdentifierTests {
  /// A week of March 2024 that ends or begins with the 31st, so that a label has two digits.
  private func week(_ tag: String, _ more: String = "") throws -> Tree {
    try answer(
      CalendarWeek.self, #"{"date":"2024-03-31","locale":"\#(tag)"\#(more)}"#)
  }

  /// The error of a tag, given as it stands between the quotes of JSON.
  private func refused(_ tag: String) throws -> JSONError {
    let error = try refusal(CalendarWeek.self, #"{"date":"2024-03-31","locale":"\#(tag)"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/locale")
    return error
  }

  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko-KR"), ("ko_KR", "ko-KR"), ("KO-kr", "ko-KR"), ("Ko_kR", "ko-KR"),
    ("zh-Hans-CN", "zh-Hans-CN"), ("zh_hans_cn", "zh-Hans-CN"), ("zh", "zh"), ("zh-TW", "zh-TW"),
    ("en-001", "en-001"), ("es-419", "es-419"), ("sr-Latn-RS", "sr-Latn-RS"),
    ("de-CH-1996", "de-CH-1996"), ("en-US-u-fw-mon", "en-US-u-fw-mon"),
    ("ko-KR-u-nu-hanidec", "ko-KR-u-nu-hanidec"),
  ])
  func aTagIsTakenInAnyCaseAndWithUnderscores(tag: String, canonical: String) throws {
    #expect(try week(tag)["locale"] == .string(canonical))
  }

  /// Codes that BCP 47's registry has replaced, and Java and old systems still send: they are
  /// taken for the language they were, or at least it is the one suggested.
  @Test(arguments: [
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("iw-IL", "he"),
    ("in_ID", "id"),
  ])
  func oldCodesAreTheirLanguages(tag: String, language: String) throws {
    let meant: String?
    do {
      meant = try week(tag)["locale"]?.string
    } catch let error as RPCError {
      meant = error.detail.suggestion
    }
    #expect(meant?.hasPrefix(language) == true, "\(meant ?? "none")")
  }

  @Test(arguments: [
    // The code of a country in place of its language's.
    ("kr", String?.some("ko")), ("jp", "ja"), ("cn", "zh"), ("us", "en"), ("KR", "ko"),
    // Codes that are no ISO codes, though many people write them.
    ("en-UK", "en-GB"), ("en_UK", "en-GB"),
    // The name of the language.
    ("korean", "ko"), ("Korean", "ko"), ("german", "de"), ("english", "en"), ("french", "fr"),
    // A region that does not exist.
    ("ko-QX", "ko"), ("en-XX", "en"), ("de-12", "de"),
    // Not a tag.
    ("ko-", "ko"), ("ko--KR", "ko-KR"), ("", nil), ("-", nil), ("한국어", nil), ("!", nil),
    ("1", nil),
  ])
  func anUnknownOneSuggestsWhatWasMeant(tag: String, suggestion: String?) throws {
    #expect(try refused(tag).suggestion == suggestion)
  }

  @Test(arguments: [
    "C", "POSIX", "ko_KR.UTF-8", "de_DE@euro", #"ko\u0000"#, #"ko-KR\u0000KR"#, " ko", "ko ",
    #"ko\n"#,
    "ko/KR", "i-klingon-", "x", "tlh", "qaa", "und", "und-KR", "en-Kore", "en-US-u-nu-roman",
    "en-US-u-nu-nonsense",
  ])
  func garbageIsRefused(tag: String) throws {
    let error = try refused(tag)
    // What is suggested can be taken.
    if let suggestion = error.suggestion { _ = try week(suggestion) }
  }

  @Test func theMessageIsOneLine() throws {
    #expect(try !refused(#"ko\n"#).message.contains { $0.isNewline })
  }

  @Test func aTagOfAnyLengthIsRefusedShortly() throws {
    let error = try refused("ko-" + String(repeating: "abcdefgh-", count: 2000) + "x")
    #expect(error.message.utf8.count < 400)
    #expect((error.found?.utf8.count ?? 0) < 400)
  }

  @Test(arguments: ["1", "true", "[]", #"{"language":"ko"}"#, #"["ko"]"#])
  func onlyAStringIsALocale(value: String) throws {
    let error = try refusal(CalendarWeek.self, #"{"locale":\#(value)}"#)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "/locale")
  }

  /// UTS 35, Unicode first day identifier: `-u-fw-` stands above the region's data, and the
  /// parameter above both.
  @Test(arguments: [
    ("en-US-u-fw-mon", "monday"), ("en-GB-u-fw-sun", "sunday"), ("ko-u-fw-sat", "saturday"),
    ("de-DE-u-fw-tue", "tuesday"), ("fr-u-fw-wed", "wednesday"), ("ja-u-fw-thu", "thursday"),
    ("zh-CN-u-fw-fri", "friday"), ("ko_KR-u-fw-mon-nu-latn", "monday"),
    ("en-u-ca-gregory-fw-mon", "monday"),
  ])
  func theTagsFirstWeekdayIsHonoured(tag: String, firstWeekday: String) throws {
    let answer = try week(tag)
    #expect(answer["firstWeekday"] == .string(firstWeekday))
    #expect(answer["weekdays"]?[0]?["weekday"] == .string(firstWeekday))
    #expect(try week(tag, #","firstWeekday":"tuesday""#)["firstWeekday"] == "tuesday")
  }

  /// UTS 35, Unicode number system identifier.
  @Test(arguments: [
    ("en-US-u-nu-arab", "٣١"), ("ar-EG-u-nu-latn", "31"), ("ar-EG", "٣١"), ("hi-u-nu-deva", "३१"),
    ("hi-u-nu-native", "३१"), ("th-u-nu-thai", "๓๑"), ("fa-u-nu-latn", "31"),
    ("ko-u-nu-hanidec", "三一"), ("en-u-nu-fullwide", "３１"),
    // Four bytes a digit: the widest label there is.
    ("en-u-nu-mathbold", "𝟑𝟏"), ("en-u-nu-latn-fw-mon", "31"),
  ])
  func theTagsDigitsAreHonoured(tag: String, label: String) throws {
    let answer = try week(tag, #","titleFormat":"d""#)
    let index = try #require(answer["dateIndex"]?.integer)
    #expect(answer["days"]?[index]?["label"] == .string(label))
    #expect(answer["title"] == .string(label))
  }

  /// UTS 35, region override: weeks are those of the region in `-u-rg-`.
  @Test(arguments: [
    ("en-US-u-rg-gbzzzz", "monday", 4), ("en-GB-u-rg-uszzzz", "sunday", 1),
    ("en-US-u-rg-cnzzzz", "monday", 1),
  ])
  func anotherRegionsWeeks(tag: String, firstWeekday: String, minimalDays: Int) throws {
    let answer = try week(tag)
    #expect(answer["firstWeekday"] == .string(firstWeekday))
    #expect(answer["minimalDays"]?.integer == minimalDays)
  }

  /// Where no region is named it is the likely one (CLDR's likely subtags): `en` is of the US,
  /// `pt` of Brazil, `zh` of China, `zh-Hant` of Taiwan.
  @Test(arguments: [
    ("en", "sunday", 1), ("pt", "sunday", 1), ("zh", "monday", 1), ("zh-Hant", "sunday", 1),
    ("fr", "monday", 4), ("ar", "saturday", 1),
  ])
  func theLikelyRegionsWeeks(tag: String, firstWeekday: String, minimalDays: Int) throws {
    let answer = try week(tag)
    #expect(answer["firstWeekday"] == .string(firstWeekday))
    #expect(answer["minimalDays"]?.integer == minimalDays)
  }
}
