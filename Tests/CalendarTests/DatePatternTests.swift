import Calendar
import JSON
import Testing
import Trees

/// Patterns of UTS 35, through the title of the week of a date: it is the date's own.
struct DatePatternTests {
  private func title(
    _ pattern: String, of date: String = "2024-03-05", _ more: String = #""locale":"en-US""#
  ) throws -> String? {
    try answer(
      CalendarWeek.self, #"{"date":"\#(date)","titleFormat":\#(quoted(pattern)),\#(more)}"#
    )["title"]?.string
  }

  /// Tuesday, 5 March 2024, in American English: weeks from Sunday, any day enough.
  ///
  /// It is day 31 + 29 + 5 = 65. 1 January is a Monday, so week 1 begins on 31 December; 65 days
  /// later is 9 weeks and 2 days, in week 10. 1 March is a Friday, so the month's second week begins
  /// on the 3rd. It is the first Tuesday of March, and the third day of its week.
  @Test(arguments: [
    ("G", "AD"), ("GG", "AD"), ("GGG", "AD"), ("GGGG", "Anno Domini"), ("GGGGG", "A"),
    ("y", "2024"), ("yy", "24"), ("yyy", "2024"), ("yyyy", "2024"), ("yyyyy", "02024"),
    ("yyyyyyyyyy", "0000002024"), ("u", "2024"), ("uuuuu", "02024"), ("r", "2024"),
    ("Y", "2024"), ("YY", "24"), ("YYYY", "2024"), ("YYYYY", "02024"),
    ("Q", "1"), ("QQ", "01"), ("QQQ", "Q1"), ("QQQQ", "1st quarter"), ("QQQQQ", "1"),
    ("q", "1"), ("qq", "01"), ("qqq", "Q1"), ("qqqq", "1st quarter"), ("qqqqq", "1"),
    ("M", "3"), ("MM", "03"), ("MMM", "Mar"), ("MMMM", "March"), ("MMMMM", "M"),
    ("L", "3"), ("LL", "03"), ("LLL", "Mar"), ("LLLL", "March"), ("LLLLL", "M"),
    ("w", "10"), ("ww", "10"), ("W", "2"),
    ("d", "5"), ("dd", "05"), ("D", "65"), ("DD", "65"), ("DDD", "065"), ("F", "1"),
    ("E", "Tue"), ("EE", "Tue"), ("EEE", "Tue"), ("EEEE", "Tuesday"), ("EEEEE", "T"),
    ("EEEEEE", "Tu"),
    ("e", "3"), ("ee", "03"), ("eee", "Tue"), ("eeee", "Tuesday"), ("eeeee", "T"),
    ("eeeeee", "Tu"),
    ("c", "3"), ("cc", "3"), ("ccc", "Tue"), ("cccc", "Tuesday"), ("ccccc", "T"),
    ("cccccc", "Tu"),
  ])
  func everyField(pattern: String, expected: String) throws {
    #expect(try title(pattern) == expected)
  }

  /// The same words as Babel 2.17 gives for these patterns, from CLDR's own files.
  @Test(arguments: [
    ("ko-KR", "y년 M월 d일 EEEE", "2024년 3월 5일 화요일"),
    ("ko-KR", "GGGG yyyy. MM. dd. (E)", "서기 2024. 03. 05. (화)"),
    ("ko-KR", "QQQ QQQQ", "1분기 제 1/4분기"), ("ko-KR", "MMMM", "3월"),
    // German abbreviates with a point inside a date, and without where a name stands alone.
    ("de", "EEEE, d. MMMM y", "Dienstag, 5. März 2024"), ("de", "E|ccc", "Di.|Di"),
    ("de", "LLL|MMM", "Mär|März"), ("de", "QQQQ", "1. Quartal"),
    // The genitive of a month in a date, the nominative alone.
    ("ru", "d MMMM|LLLL", "5 марта|март"), ("pl", "d MMMM|LLLL", "5 marca|marzec"),
    ("ar-EG", "d/M/yyyy", "٥/٣/٢٠٢٤"), ("ar-EG", "dd MMMM yy", "٠٥ مارس ٢٤"),
    ("ar-EG", "D w", "٦٥ ١٠"),
    ("fa", "yyyy/MM/dd", "۲۰۲۴/۰۳/۰۵"), ("ja", "y年M月d日(E)", "2024年3月5日(火)"),
  ])
  func wordsAndDigitsAreTheLocales(locale: String, pattern: String, expected: String) throws {
    #expect(try title(pattern, #""locale":"\#(locale)""#) == expected)
  }

  private func title(_ pattern: String, _ settings: String) throws -> String? {
    try title(pattern, of: "2024-03-05", settings)
  }

  /// `Y`, `w`, `W`, `e` and `c` are counted by the first weekday and the minimal days.
  @Test(arguments: [
    // 2024-12-31, a Tuesday: in ISO 8601 of week 1 of 2025.
    ("2024-12-31", "monday", 4, "YYYY-ww e", "2025-01 2"),
    // In weeks from Sunday with seven days, 2024's last: the first began on 7 January, and 29
    // December is 51 weeks later.
    ("2024-12-31", "sunday", 7, "YYYY-ww e", "2024-52 3"),
    // 2021-01-01, a Friday, belongs to 2020, and to no week of January.
    ("2021-01-01", "monday", 4, "YYYY-ww W e", "2020-53 0 5"),
    ("2021-01-01", "sunday", 1, "YYYY-ww W c", "2021-01 1 6"),
    ("2024-03-05", "saturday", 1, "e c", "4 4"), ("2024-03-05", "tuesday", 1, "e", "1"),
  ])
  func weekFieldsFollowTheWeek(
    date: String, firstWeekday: String, minimalDays: Int, pattern: String, expected: String
  ) throws {
    let settings =
      #""locale":"en-US","firstWeekday":"\#(firstWeekday)","minimalDays":\#(minimalDays)"#
    #expect(try title(pattern, of: date, settings) == expected)
  }

  @Test(arguments: [
    ("0001-01-01", "y yy yyyy G", "1 01 0001 AD"), ("0999-12-31", "y yy yyyy D", "999 99 0999 365"),
    ("9999-12-31", "y-MM-dd D Q", "9999-12-31 365 4"), ("2000-02-29", "yy D F", "00 60 5"),
    ("2024-12-31", "D F QQQQ", "366 5 4th quarter"), ("2024-02-07", "F", "1"),
    ("2024-02-08", "F", "2"), ("2024-06-30", "Q", "2"), ("2024-07-01", "Q", "3"),
    ("2024-01-01", "w ww D DDD", "1 01 1 001"),
  ])
  func otherDates(date: String, pattern: String, expected: String) throws {
    #expect(try title(pattern, of: date) == expected)
  }

  /// UTS 35: letters between quotes are literal, and two quotes are one quote, inside or outside.
  @Test(arguments: [
    ("'y'", "y"), ("'y'y", "y2024"), ("y'y'", "2024y"), ("d'd'd", "5d5"), ("''yy", "'24"),
    ("y''", "2024'"), ("''''", "''"), ("'''y'''", "'y'"), ("'o''clock' y", "o'clock 2024"),
    ("'it''s' d", "it's 5"), ("y'''M'", "2024'M"), ("'a''''b'", "a''b"), ("''", "'"),
    ("' '", " "), ("MMMM 'de' y", "March de 2024"), ("y'年'M'月'", "2024年3月"),
  ])
  func quotes(pattern: String, expected: String) throws {
    #expect(try title(pattern) == expected)
  }

  /// What is no letter of ASCII stands for itself.
  @Test(arguments: [
    ("", ""), (" ", " "), ("y年M月d日", "2024年3月5日"), ("yyyy년 MM월", "2024년 03월"),
    ("y/M-d.,:;(){}[]#%&*+=<>?@^_`|~!1", "2024/3-5.,:;(){}[]#%&*+=<>?@^_`|~!1"),
    ("y\n\t\"\\/M", "2024\n\t\"\\/3"), ("😀d😀", "😀5😀"),
    ("\u{2028}d\u{7F}", "\u{2028}5\u{7F}"), ("éd", "é5"),
  ])
  func literals(pattern: String, expected: String) throws {
    #expect(try title(pattern) == expected)
  }

  @Test func aNULIsALiteralToo() throws {
    #expect(try title("y\u{0}M") == "2024\u{0}3")
  }

  @Test func aLongPatternIsWrittenWhole() throws {
    let pattern = String(repeating: "MMMM'x''y'\"", count: 2000)
    #expect(try title(pattern) == String(repeating: "Marchx'y\"", count: 2000))
  }
}

/// Patterns that can't be taken.
struct DatePatternRefusalTests {
  private func refused(_ pattern: String) throws -> JSONError {
    let error = try refusal(
      CalendarWeek.self, #"{"date":"2024-03-05","titleFormat":\#(quoted(pattern))}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/titleFormat")
    #expect(error.hint != nil)
    return error
  }

  @Test(arguments: Array("abBhHkKjJCmsSAzZOvVXx"))
  func aDateHasNoTime(letter: Character) throws {
    for pattern in [String(letter), "yyyy-MM-dd \(letter)\(letter)", "\(letter)'\(letter)'"] {
      let error = try refused(pattern)
      #expect(error.message.contains("time"), "\(error.message)")
    }
    // In quotes it is only a letter.
    let answer = try answer(CalendarWeek.self, #"{"titleFormat":"'\#(letter)'"}"#)
    #expect(answer["title"] == .string(String(letter)))
  }

  @Test(arguments: [
    "f", "i", "I", "n", "N", "o", "p", "P", "R", "t", "T", "year", "no", "y do M", "Monat",
  ])
  func thereIsNoSuchField(pattern: String) throws {
    _ = try refused(pattern)
  }

  /// One letter more than the field's table in UTS 35 has.
  @Test(arguments: [
    "GGGGGG", "MMMMMM", "LLLLLL", "QQQQQQ", "qqqqqq", "www", "WW", "ddd", "DDDD", "FF", "EEEEEEE",
    "eeeeeee", "ccccccc", "yyyyyyyyyyy",
  ])
  func aFieldIsNoLonger(pattern: String) throws {
    _ = try refused(pattern)
  }

  @Test(arguments: ["'", "'y", "y'", "y 'de", "'''", "'''''", "'a''", "y'''"])
  func aQuoteHasToBeClosed(pattern: String) throws {
    let error = try refused(pattern)
    #expect(error.message.contains("quote"), "\(error.message)")
  }

  @Test(arguments: ["1", "[]", "{}", "true", #"["y"]"#])
  func onlyAStringIsAPattern(value: String) throws {
    let error = try refusal(CalendarWeek.self, #"{"titleFormat":\#(value)}"#)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "/titleFormat")
  }

  /// `Y` is the year that weeks are counted in, the slip that names the days around New Year by the
  /// wrong year.
  @Test(arguments: ["YYYY", "MMMM YYYY", "YYYY년 MM월", "Y", "YY", "'Y' Y"])
  func aMonthIsNotNamedByTheYearOfItsWeeks(pattern: String) throws {
    let error = try refusal(
      CalendarMonth.self, #"{"year":2024,"month":12,"titleFormat":\#(quoted(pattern))}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/titleFormat")
    #expect(error.hint?.contains("y") == true)
  }

  @Test func aQuotedYIsOnlyALetter() throws {
    let answer = try answer(
      CalendarMonth.self, #"{"year":2024,"month":12,"titleFormat":"'YYYY' yyyy"}"#)
    #expect(answer["title"] == "YYYY 2024")
  }
}
