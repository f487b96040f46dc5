import Calendar
import JSON
import Testing
import Trees

/// What is asked of the table and how it is told; the data themselves: `HolidayTableTests`.
struct CalendarHolidaysTests {
  private func holidays(_ params: String) throws -> Tree {
    try answer(CalendarHolidays.self, params)
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarHolidays.self, params)
  }

  private func names(_ answer: Tree) -> [String?] {
    answer["holidays"]?.elements.map { $0["name"]?.string } ?? []
  }

  @Test func allMembersAreThere() throws {
    #expect(
      try holidays(#"{"region":"KR","from":"2027-02-08","to":"2027-03-01"}"#) == [
        "holidays": [
          [
            "date": "2027-02-08", "weekday": "monday", "name": "The second day of Korean New Year",
            "isProjected": true,
          ],
          [
            "date": "2027-02-09", "weekday": "tuesday",
            "name": "Alternative holiday for Korean New Year", "isSubstitute": true,
            "isProjected": true,
          ],
          [
            "date": "2027-03-01", "weekday": "monday", "name": "Independence Movement Day",
            "isProjected": true,
          ],
        ],
        "region": "KR", "firstYear": 2014, "lastYear": 2030, "firstProjectedYear": 2027,
      ])
  }

  /// Both ends belong to the range; a range without a holiday is an empty list.
  @Test(arguments: [
    ("2024-02-08", "2024-02-08", 0), ("2024-02-08", "2024-02-09", 1),
    ("2024-02-09", "2024-02-09", 1), ("2024-02-09", "2024-02-12", 4),
    ("2024-02-12", "2024-02-13", 1), ("2024-02-13", "2024-02-29", 0),
    // Over the turn of the year: Christmas and New Year's Day.
    ("2023-12-25", "2024-01-01", 2), ("2023-12-26", "2023-12-31", 0),
    ("2014-01-01", "2014-01-01", 1), ("2030-12-25", "2030-12-31", 1),
    ("2014-01-01", "2030-12-31", 324),
  ])
  func bothEndsBelong(from: String, to: String, count: Int) throws {
    let answer = try holidays(#"{"region":"KR","from":"\#(from)","to":"\#(to)"}"#)
    #expect(answer["holidays"]?.elements.count == count)
  }

  /// Korean for the locales of the language, English for all others; without one, the server's.
  @Test(arguments: [
    ("ko", true), ("ko-KR", true), ("ko_KR", true), ("ko-KP", true), ("ko-Kore-KR", true),
    ("ko-u-fw-mon", true), ("KO", true), ("en", false), ("en-KR", false), ("ja", false),
    ("de", false), ("kok", false),
  ])
  func namesAreInTheLocalesLanguage(locale: String, isKorean: Bool) throws {
    let params = #"{"region":"KR","from":"2024-10-03","to":"2024-10-09","locale":"\#(locale)"}"#
    #expect(
      try names(holidays(params))
        == (isKorean ? ["개천절", "한글날"] : ["National Foundation Day", "Hangul Day"]))
  }

  @Test func theServersLocaleIsTheDefault() throws {
    for params in [
      #"{"region":"KR","from":"2024-10-03","to":"2024-10-03"}"#,
      #"{"region":"KR","from":"2024-10-03","to":"2024-10-03","locale":null}"#,
    ] {
      #expect(try names(holidays(params)) == ["National Foundation Day"])
      let korean = try answer(CalendarHolidays.self, params, context(locale: "ko-KR"))
      #expect(names(korean) == ["개천절"])
    }
  }

  @Test(arguments: ["KR", "kr", "Kr"])
  func aRegionInAnyCase(region: String) throws {
    let answer = try holidays(#"{"region":"\#(region)","year":2024}"#)
    #expect(answer["region"] == "KR")
    // 2024 has 19: New Year's Day, Korean New Year's three and their substitute, 1 March, the
    // election, Children's Day and its substitute, Buddha's Birthday, 6 June, 15 August, Chuseok's
    // three, 1, 3 and 9 October, Christmas.
    #expect(answer["holidays"]?.elements.count == 19)
  }

  /// By position: region, year, from.
  @Test func byPosition() throws {
    let byName = try holidays(#"{"region":"KR","year":2024}"#)
    for params in [
      #"["KR",2024]"#, #"["KR",2024,null]"#, #"["KR",2024.0]"#,
      #"{"region":"KR","year":2024,"from":null,"to":null,"extra":null,"locale":null}"#,
    ] {
      #expect(try holidays(params) == byName, "\(params)")
    }
    let error = try refused(#"["KR",2024,null,null]"#)
    #expect(error.reason == .outOfRange)
    #expect(error.maximum == 3)
  }

  /// Such as a by-election or a day of mourning, which no rule foretells.
  @Test func extraHolidaysStandAmongTheOthers() throws {
    let answer = try holidays(
      """
      {"region":"KR","from":"2027-05-01","to":"2027-05-05","extra":[\
      {"date":"2027-05-06","name":"after"},{"date":"2027-05-04","name":"재보궐선거일"},\
      {"date":"2027-05-05","name":"Mourning"},{"name":"before","date":"2027-04-30"},\
      {"date":"2027-05-02","name":"First"}]}
      """)
    #expect(
      answer["holidays"] == [
        ["date": "2027-05-01", "weekday": "saturday", "name": "Labor Day", "isProjected": true],
        ["date": "2027-05-02", "weekday": "sunday", "name": "First", "isExtra": true],
        [
          "date": "2027-05-03", "weekday": "monday", "name": "Alternative holiday for Labor Day",
          "isSubstitute": true, "isProjected": true,
        ],
        ["date": "2027-05-04", "weekday": "tuesday", "name": "재보궐선거일", "isExtra": true],
        // Of one day, the table's own comes first.
        [
          "date": "2027-05-05", "weekday": "wednesday", "name": "Children's Day",
          "isProjected": true,
        ],
        ["date": "2027-05-05", "weekday": "wednesday", "name": "Mourning", "isExtra": true],
      ])
  }

  @Test(arguments: ["[]", "{}", "null"])
  func noExtras(extra: String) throws {
    #expect(
      try holidays(#"{"region":"KR","year":2024,"extra":\#(extra)}"#)
        == holidays(#"{"region":"KR","year":2024}"#))
  }

  @Test func extrasOfOneDayKeepTheirOrder() throws {
    let extras = (1...40).map { #"{"date":"2024-03-05","name":"\#($0)"}"# }
    let span = #""from":"2024-03-05","to":"2024-03-05""#
    let answer = try holidays(
      #"{"region":"KR",\#(span),"extra":[\#(extras.joined(separator: ","))]}"#)
    #expect(names(answer) == (1...40).map(String.init))
  }

  @Test(arguments: [
    (#"[{"date":"2024-03-05"}]"#, Reason.missingMember, "/extra/0", String?.some("name")),
    (#"[{"name":"x"}]"#, .missingMember, "/extra/0", "date"),
    (#"[{}]"#, .missingMember, "/extra/0", "date"),
    (#"[{"date":"2024-03-05","name":null}]"#, .missingMember, "/extra/0", "name"),
    (#"[{"date":"2024-03-05","name":"x"},{"date":"2024-02-30","name":"x"}]"#, .badDate,
      "/extra/1/date", nil),
    (#"[{"date":20240305,"name":"x"}]"#, .typeMismatch, "/extra/0/date", nil),
    (#"[{"date":"2024-03-05","name":1}]"#, .typeMismatch, "/extra/0/name", nil),
    (#"[{"date":"2024-03-05","name":"x","note":"y"}]"#, .unknownMember, "/extra/0", "note"),
    (#"["2024-03-05"]"#, .typeMismatch, "/extra/0", nil),
    ("[null]", .typeMismatch, "/extra/0", nil),
    (#"[["2024-03-05","x"]]"#, .typeMismatch, "/extra/0", nil),
    (#"{"date":"2024-03-05","name":"x"}"#, .typeMismatch, "/extra", nil),
    (#""2024-03-05""#, .typeMismatch, "/extra", nil), ("true", .typeMismatch, "/extra", nil),
  ])
  func anExtraIsADateAndAName(
    extra: String, reason: Reason, pointer: String, member: String?
  ) throws {
    let error = try refused(#"{"region":"KR","year":2024,"extra":\#(extra)}"#)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }

  @Test(arguments: [
    (#"{"region":"KR","year":2013}"#, "/year", "2013"),
    (#"{"region":"KR","year":2031}"#, "/year", "2031"),
    (#"{"region":"KR","year":1988}"#, "/year", "1988"),
    (#"{"region":"KR","from":"2013-12-31","to":"2014-01-01"}"#, "/from", "2013"),
    (#"{"region":"KR","from":"2030-12-31","to":"2031-01-01"}"#, "/to", "2031"),
    (#"{"region":"KR","from":"2031-01-01","to":"2031-01-02"}"#, "/from", "2031"),
  ])
  func yearsWithoutData(params: String, pointer: String, found: String) throws {
    let error = try refused(params)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == pointer)
    #expect(error.found == found)
    #expect(error.minimum == 2014)
    #expect(error.maximum == 2030)
    #expect(error.message.contains("2014 to 2030"))
  }

  @Test(arguments: [
    ("US", String?.none), ("", nil), ("KO", "KR"), ("South Korea", nil), ("410", nil),
    ("KRR", "KR"), ("KR ", "KR"), ("ＫＲ", nil), ("대한민국", nil),
  ])
  func regionsWithoutData(region: String, suggestion: String?) throws {
    let error = try refused(#"{"region":"\#(region)","year":2024}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/region")
    #expect(error.allowed == ["KR"])
    #expect(error.suggestion == suggestion)
  }

  /// A message is one line a person can read, whatever was given.
  @Test(arguments: [#"K\nR"#, #"KR\r\n"#, #"\u2028KR"#, #"K\u0000R"#])
  func aRegionIsQuotedOnOneLine(region: String) throws {
    let error = try refused(#"{"region":"\#(region)","year":2024}"#)
    #expect(error.reason == .badValue)
    let controls = error.message.unicodeScalars.filter {
      $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{2029}"
    }
    #expect(controls.isEmpty)
  }

  /// Also where all of it is one character, a letter with 50,000 accents.
  @Test func aRegionOfAnyLengthIsRefusedShortly() throws {
    for accent in ["KR", "\u{301}"] {
      let region = "K" + String(repeating: accent, count: 50_000)
      let error = try refused(#"{"region":"\#(region)","year":2024}"#)
      #expect(error.reason == .badValue)
      let length = error.message.utf8.count
      #expect(length < 400)
    }
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.some("region")), ("[]", .missingMember, "", "region"),
    (#"{"year":2024}"#, .missingMember, "", "region"),
    ("[null,2024]", .missingMember, "", "region"),
    (#"{"region":null,"year":2024}"#, .missingMember, "", "region"),
    (#"{"region":"KR"}"#, .missingMember, "", "year"), (#"["KR"]"#, .missingMember, "", "year"),
    (#"{"region":"KR","from":"2024-01-01"}"#, .missingMember, "", "to"),
    (#"{"region":"KR","to":"2024-01-01"}"#, .missingMember, "", "from"),
    (#"["KR",null,"2024-01-01"]"#, .missingMember, "", "to"),
    (#"{"region":"KR","year":2024,"from":"2024-01-01"}"#, .conflictingMembers, "/year", nil),
    (#"{"region":"KR","year":2024,"to":"2024-01-01"}"#, .conflictingMembers, "/year", nil),
    (#"{"region":"KR","year":2024,"from":"2024-01-01","to":"2024-02-01"}"#, .conflictingMembers,
      "/year", nil),
    (#"{"region":"KR","from":"2024-02-01","to":"2024-01-31"}"#, .outOfRange, "/to", nil),
    (#"{"region":"KR","from":"2024-02-30","to":"2024-03-01"}"#, .badDate, "/from", nil),
    (#"{"region":"KR","from":"2024-02","to":"2024-03"}"#, .badDate, "/from", nil),
    (#"{"region":"KR","from":2024,"to":"2024-03-01"}"#, .typeMismatch, "/from", nil),
    (#"{"region":"KR","year":0}"#, .outOfRange, "/year", nil),
    (#"{"region":"KR","year":"2024"}"#, .typeMismatch, "/year", nil),
    (#"{"region":"KR","year":2024.5}"#, .notIntegral, "/year", nil),
    (#"{"region":82,"year":2024}"#, .typeMismatch, "/region", nil),
    (#"{"region":["KR"],"year":2024}"#, .typeMismatch, "/region", nil),
    (#"{"region":"KR","year":2024,"locale":"kr"}"#, .badValue, "/locale", nil),
    (#"{"region":"KR","year":2024,"locale":1}"#, .typeMismatch, "/locale", nil),
    (#"{"region":"KR","year":2024,"month":1}"#, .unknownMember, "", "month"),
    (#"{"country":"KR","year":2024}"#, .unknownMember, "", "country"),
    (#"["KR","2024"]"#, .typeMismatch, "/1", nil),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String, member: String?) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }
}
