import Calendar
import Testing
import Trees

struct LocalizedDateTests {
  /// As CLDR has the patterns y, yMMMM and yMMMMd.
  @Test(arguments: [
    ("en-US", 1997, 6, 26, "June 26, 1997"), ("en-US", 1997, 6, nil, "June 1997"),
    ("en-US", 1997, nil, nil, "1997"), ("ko", 1997, 6, 26, "1997년 6월 26일"),
    ("ko", 1997, 6, nil, "1997년 6월"), ("ko", 1997, nil, nil, "1997년"),
    ("de", 2000, 2, 29, "29. Februar 2000"), ("en-US", 1, 1, 1, "January 1, 1"),
    ("en-US", 9999, 12, 31, "December 31, 9999"), ("en-US", 0, 12, 31, nil),
    ("en-US", -300, nil, nil, nil), ("en-US", 10_000, 1, 1, nil),
  ] as [(String, Int, Int?, Int?, String?)])
  func date(locale: String, year: Int, month: Int?, day: Int?, expected: String?) throws {
    let locale = try context(locale: locale).locale(nil)
    #expect(locale.localizedDate(year: year, month: month, day: day) == expected)
  }

  @Test(arguments: [("ko", true), ("ko-KR", true), ("kok", false), ("en-KR", false)])
  func language(locale: String, isKorean: Bool) throws {
    #expect(try context(locale: locale).locale(nil).isLanguage("ko") == isKorean)
  }
}
