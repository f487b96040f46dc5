import Books
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("eng", "en"), ("en", "en"), ("Eng", "en"), ("EN", "en"), ("en_US", "en-US"), ("en-us", "en-US"),
    ("fre", "fr"), ("fra", "fr"), ("deu", "de"), ("ger", "de"), ("chi", "zh"), ("zho", "zh"),
    ("kor", "ko"), ("cze", "cs"), ("ces", "cs"), ("scr", "hr"), ("scc", "sr"), ("grc", "grc"),
    ("lat", "la"), ("alb", "sq"), ("arm", "hy"), ("baq", "eu"), ("bur", "my"), ("dut", "nl"),
    ("geo", "ka"), ("gre", "el"), ("ice", "is"), ("mac", "mk"), ("mao", "mi"), ("may", "ms"),
    ("per", "fa"), ("rum", "ro"), ("slo", "sk"), ("tib", "bo"), ("wel", "cy"), ("iw", "he"),
    ("zh-hant", "zh-Hant"), ("ZH_HANS_CN", "zh-Hans-CN"), ("eng-US", "en-US"), ("sr-latn-rs", "sr-Latn-RS"),
    ("es-419", "es-419"), ("de-1996", "de-1996"), ("zh-yue", "yue"), ("en-x-abc", "en-x-abc"),
    ("en_US.UTF-8", "en-US"), ("/languages/eng", "en"), ("/languages/kor", "ko"), ("English", "en"),
    ("german", "de"), (" fr ", "fr"), ("fil", "fil"),
    ("mul", nil), ("und", nil), ("zxx", nil), ("mis", nil), ("", nil), ("e", nil), ("xx", nil),
    ("this is a bad language code", nil), ("12", nil), ("qaa", nil), ("/languages/mul", nil),
    ("en--US", nil), ("-en", nil), ("en-", nil), ("klingonese", nil), ("한국어", nil),
    ("eng; fre", nil), ("en-abcdefghi", nil),
  ] as [(String, String?)])
  func tag(text: String, expected: String?) {
    #expect(LanguageTag.tag(of: text) == expected)
  }
}
