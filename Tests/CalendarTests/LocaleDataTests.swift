import Calendar
import Testing
import Trees

/// What CLDR 46 says of a locale, taken from Babel 2.17, which reads CLDR's own files and no ICU.
struct PublishedLocale: Sendable, CustomTestStringConvertible {
  let tag: String
  let firstWeekday: String
  let minimalDays: Int
  let weekend: [String]
  /// The digits zero to nine.
  let digits: String
  /// The titles of January and March 2024, by yMMMM.
  let titles: [String]
  /// The names of the weekdays from Sunday, stand-alone, by width; absent where the toolchain's
  /// data is known to differ.
  let names: [String: [String]]

  var testDescription: String { tag }

  private static let latin = "0123456789"
  private static let arabic = "٠١٢٣٤٥٦٧٨٩"
  private static let saturdayAndSunday = ["sunday", "saturday"]
  private static let fridayAndSaturday = ["friday", "saturday"]

  private static func split(_ names: String) -> [String] {
    names.split(separator: " ").map(String.init)
  }

  private static let english: [String: [String]] = [
    "wide": split("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    "abbreviated": split("Sun Mon Tue Wed Thu Fri Sat"),
    "short": split("Su Mo Tu We Th Fr Sa"), "narrow": split("S M T W T F S"),
  ]
  private static let arabicNames: [String: [String]] = [
    "wide": split("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"),
    "narrow": split("ح ن ث ر خ ج س"),
  ]
  private static let korean = split("일 월 화 수 목 금 토")
  private static let japanese = split("日 月 火 水 木 金 土")

  static let all = [
    PublishedLocale(
      tag: "ko", firstWeekday: "sunday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["2024년 1월", "2024년 3월"],
      names: [
        "wide": korean.map { $0 + "요일" }, "abbreviated": korean, "short": korean,
        "narrow": korean,
      ]),
    PublishedLocale(
      tag: "en-US", firstWeekday: "sunday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["January 2024", "March 2024"], names: english),
    PublishedLocale(
      tag: "en-GB", firstWeekday: "monday", minimalDays: 4, weekend: saturdayAndSunday,
      digits: latin, titles: ["January 2024", "March 2024"], names: english),
    PublishedLocale(
      tag: "de", firstWeekday: "monday", minimalDays: 4, weekend: saturdayAndSunday,
      digits: latin, titles: ["Januar 2024", "März 2024"],
      names: [
        "wide": split("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
        "abbreviated": split("So Mo Di Mi Do Fr Sa"),
        "short": split("So. Mo. Di. Mi. Do. Fr. Sa."), "narrow": split("S M D M D F S"),
      ]),
    PublishedLocale(
      tag: "ja", firstWeekday: "sunday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["2024年1月", "2024年3月"],
      names: [
        "wide": japanese.map { $0 + "曜日" }, "abbreviated": japanese, "short": japanese,
        "narrow": japanese,
      ]),
    PublishedLocale(
      tag: "zh-Hans-CN", firstWeekday: "monday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["2024年1月", "2024年3月"],
      names: [
        "wide": split("星期日 星期一 星期二 星期三 星期四 星期五 星期六"),
        "abbreviated": split("周日 周一 周二 周三 周四 周五 周六"),
        "short": split("周日 周一 周二 周三 周四 周五 周六"),
        "narrow": split("日 一 二 三 四 五 六"),
      ]),
    PublishedLocale(
      tag: "ar-SA", firstWeekday: "sunday", minimalDays: 1, weekend: fridayAndSaturday,
      digits: arabic, titles: ["يناير ٢٠٢٤", "مارس ٢٠٢٤"], names: arabicNames),
    PublishedLocale(
      tag: "ar-EG", firstWeekday: "saturday", minimalDays: 1, weekend: fridayAndSaturday,
      digits: arabic, titles: ["يناير ٢٠٢٤", "مارس ٢٠٢٤"], names: arabicNames),
    PublishedLocale(
      tag: "he", firstWeekday: "sunday", minimalDays: 1, weekend: fridayAndSaturday,
      digits: latin, titles: ["ינואר 2024", "מרץ 2024"],
      names: [
        "wide": split("ראשון שני שלישי רביעי חמישי שישי שבת").map { "יום " + $0 },
        "abbreviated": split("א׳ ב׳ ג׳ ד׳ ה׳ ו׳").map { "יום " + $0 } + ["שבת"],
        "short": split("א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳"), "narrow": split("א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳"),
      ]),
    PublishedLocale(
      tag: "fa", firstWeekday: "saturday", minimalDays: 1, weekend: ["friday"],
      digits: "۰۱۲۳۴۵۶۷۸۹", titles: ["ژانویهٔ ۲۰۲۴", "مارس ۲۰۲۴"],
      names: [
        "wide": split("یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه"),
        "abbreviated": split("یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه"),
        "short": split("۱ش ۲ش ۳ش ۴ش ۵ش ج ش"), "narrow": split("ی د س چ پ ج ش"),
      ]),
    PublishedLocale(
      tag: "th", firstWeekday: "sunday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["มกราคม 2024", "มีนาคม 2024"],
      names: [
        "wide": split("อาทิตย์ จันทร์ อังคาร พุธ พฤหัสบดี ศุกร์ เสาร์").map { "วัน" + $0 },
        "abbreviated": split("อา. จ. อ. พ. พฤ. ศ. ส."), "short": split("อา. จ. อ. พ. พฤ. ศ. ส."),
        "narrow": split("อา จ อ พ พฤ ศ ส"),
      ]),
    PublishedLocale(
      tag: "hi", firstWeekday: "sunday", minimalDays: 1, weekend: ["sunday"],
      digits: latin, titles: ["जनवरी 2024", "मार्च 2024"],
      names: [
        "wide": split("रवि सोम मंगल बुध गुरु शुक्र शनि").map { $0 + "वार" },
        "abbreviated": split("रवि सोम मंगल बुध गुरु शुक्र शनि"), "short": split("र सो मं बु गु शु श"),
        "narrow": split("र सो मं बु गु शु श"),
      ]),
    PublishedLocale(
      tag: "pt-BR", firstWeekday: "sunday", minimalDays: 1, weekend: saturdayAndSunday,
      digits: latin, titles: ["janeiro de 2024", "março de 2024"],
      names: [
        "wide": ["domingo"] + split("segunda terça quarta quinta sexta").map { $0 + "-feira" }
          + ["sábado"],
        "abbreviated": split("dom. seg. ter. qua. qui. sex. sáb."),
        "short": split("dom. seg. ter. qua. qui. sex. sáb."), "narrow": split("D S T Q Q S S"),
      ]),
  ]
}

struct LocaleDataTests {
  @Test(arguments: PublishedLocale.all)
  func weeksAreTheLocales(locale: PublishedLocale) throws {
    let month = try answer(
      CalendarMonth.self, #"{"year":2024,"month":3,"locale":"\#(locale.tag)"}"#)
    #expect(month["locale"] == .string(locale.tag))
    #expect(month["firstWeekday"] == .string(locale.firstWeekday))
    #expect(month["minimalDays"] == .integer(Int64(locale.minimalDays)))
    let weekend = month["weekdays"]?.elements.filter { $0["isWeekend"] == true }
      .compactMap { $0["weekday"]?.string }
    #expect(Set(weekend ?? []) == Set(locale.weekend))
    // 1 March 2024 is a Friday: from Sunday five columns, from Monday four, from Saturday six.
    let blanks = ["sunday": 5, "monday": 4, "saturday": 6][locale.firstWeekday]
    #expect(month["leadingBlanks"]?.integer == blanks)
  }

  @Test(arguments: PublishedLocale.all)
  func titlesAreTheLocales(locale: PublishedLocale) throws {
    for (month, title) in zip([1, 3], locale.titles) {
      let answer = try answer(
        CalendarMonth.self, #"{"year":2024,"month":\#(month),"locale":"\#(locale.tag)"}"#)
      #expect(answer["title"] == .string(title))
    }
  }

  @Test(arguments: PublishedLocale.all)
  func labelsAreInTheLocalesDigits(locale: PublishedLocale) throws {
    let digits = locale.digits.map(String.init)
    let answer = try answer(
      CalendarMonth.self, #"{"year":2024,"month":3,"locale":"\#(locale.tag)"}"#)
    let labels = answer["labels"]?.elements.compactMap(\.string).filter { !$0.isEmpty }
    let expected: [String] = (1...31).map { day in
      let ones = digits[day % 10]
      return day < 10 ? ones : digits[day / 10] + ones
    }
    #expect(labels == expected)
  }

  @Test(arguments: PublishedLocale.all, ["wide", "abbreviated", "short", "narrow"])
  func weekdayNamesAreTheLocales(locale: PublishedLocale, width: String) throws {
    guard let expected = locale.names[width] else { return }
    let answer = try answer(
      CalendarMonth.self,
      """
      {"year":2024,"month":3,"locale":"\(locale.tag)","weekdayWidth":"\(width)",\
      "firstWeekday":"sunday"}
      """)
    #expect(answer["weekdays"]?.elements.compactMap { $0["label"]?.string } == expected)
  }

  /// The Gregorian calendar is the default in these locales too, though their own is another.
  @Test(arguments: ["th", "fa", "ar-SA", "ja-JP-u-ca-gregory"])
  func yearsAreGregorian(tag: String) throws {
    let answer = try answer(
      CalendarMonth.self,
      #"{"year":2024,"month":3,"locale":"\#(tag)","titleFormat":"y"}"#)
    let year = try #require(answer["title"]?.string)
    #expect(["2024", "۲۰۲۴", "٢٠٢٤"].contains(year))
    #expect(answer["calendar"] == "gregorian")
  }

  /// -u-ca- asks for another, and `calendar` overrides it.
  @Test func theTagMayNameACalendar() throws {
    let buddhist = try answer(
      CalendarMonth.self,
      #"{"date":"2024-03","locale":"th-TH-u-ca-buddhist","titleFormat":"y"}"#)
    #expect(buddhist["calendar"] == "buddhist")
    // 2024 + 543.
    #expect(buddhist["title"] == "2567")
    let gregorian = try answer(
      CalendarMonth.self,
      #"{"date":"2024-03","locale":"th-TH-u-ca-buddhist","calendar":"gregorian"}"#)
    #expect(gregorian["calendar"] == "gregorian")
    #expect(gregorian["year"] == 2024)
  }
}

/// CLDR's week data and default digits by region, where its releases 42 and 48 agree (ICU 72 and
/// Node's ICU 78, neither of them this toolchain's).
struct RegionTests {
  @Test(arguments: [
    ("US", "sunday", 1, ["sunday", "saturday"]), ("GB", "monday", 4, ["sunday", "saturday"]),
    ("FR", "monday", 4, ["sunday", "saturday"]), ("KR", "sunday", 1, ["sunday", "saturday"]),
    ("CN", "monday", 1, ["sunday", "saturday"]), ("TW", "sunday", 1, ["sunday", "saturday"]),
    ("AU", "monday", 1, ["sunday", "saturday"]), ("PT", "sunday", 4, ["sunday", "saturday"]),
    ("MV", "friday", 1, ["sunday", "saturday"]), ("IN", "sunday", 1, ["sunday"]),
    ("IL", "sunday", 1, ["friday", "saturday"]), ("EG", "saturday", 1, ["friday", "saturday"]),
    ("SA", "sunday", 1, ["friday", "saturday"]), ("IR", "saturday", 1, ["friday"]),
    ("AF", "saturday", 1, ["thursday", "friday"]), ("DZ", "saturday", 1, ["friday", "saturday"]),
    ("JO", "saturday", 1, ["friday", "saturday"]), ("BD", "sunday", 1, ["sunday", "saturday"]),
    ("SI", "monday", 1, ["sunday", "saturday"]),
  ])
  func weeks(region: String, firstWeekday: String, minimalDays: Int, weekend: [String]) throws {
    let answer = try answer(
      CalendarWeek.self, #"{"date":"2024-03-05","locale":"en-\#(region)"}"#)
    #expect(answer["firstWeekday"] == .string(firstWeekday))
    #expect(answer["minimalDays"]?.integer == minimalDays)
    let found = answer["weekdays"]?.elements.filter { $0["isWeekend"] == true }
      .compactMap { $0["weekday"]?.string }
    #expect(Set(found ?? []) == Set(weekend))
  }

  @Test(arguments: [
    ("ar-SA", "١"), ("ar-AE", "1"), ("fa", "۱"), ("ne", "१"), ("my", "၁"), ("mr", "१"),
    ("bn", "১"), ("hi", "1"), ("th", "1"), ("ur", "1"), ("ko", "1"),
  ])
  func digits(tag: String, one: String) throws {
    let answer = try answer(CalendarWeek.self, #"{"date":"2024-03-01","locale":"\#(tag)"}"#)
    let index = try #require(answer["dateIndex"]?.integer)
    #expect(answer["days"]?[index]?["label"] == .string(one))
  }
}
