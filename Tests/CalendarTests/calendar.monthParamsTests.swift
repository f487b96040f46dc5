import Calendar
import JSON
import Testing
import Trees

/// Which month is meant, and what is refused; then the month that the contract shows.
struct CalendarMonthTests {
  private func month(_ params: String) throws -> Tree {
    try answer(CalendarMonth.self, params)
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(CalendarMonth.self, params)
  }

  /// January 2022 in Korean, counted on a wall calendar: it begins on a Saturday, so that six cells
  /// stand before it and six rows are needed; the 3rd, a Monday, is the ninth cell.
  @Test func theMonthThatTheContractShows() throws {
    let month = try month(
      """
      {"year":2022,"month":1,"locale":"ko-KR","titleFormat":"yyyy년 MM월","today":"2022-01-03"}
      """)
    guard case .object(var members) = month else {
      Issue.record("not an object")
      return
    }
    let weeks = members.removeValue(forKey: "weeks")?.elements ?? []
    let labels = members.removeValue(forKey: "labels")?.elements.compactMap(\.string)
    #expect(
      Tree.object(members) == [
        "title": "2022년 01월", "year": 2022, "month": 1, "dayCount": 31, "leadingBlanks": 6,
        "startDate": "2022-01-01", "endDate": "2022-01-31",
        "weekdays": [
          ["weekday": "sunday", "label": "일", "isWeekend": true],
          ["weekday": "monday", "label": "월"], ["weekday": "tuesday", "label": "화"],
          ["weekday": "wednesday", "label": "수"], ["weekday": "thursday", "label": "목"],
          ["weekday": "friday", "label": "금"],
          ["weekday": "saturday", "label": "토", "isWeekend": true],
        ],
        "todayIndex": 8, "previous": "2021-12-01", "next": "2022-02-01", "locale": "ko-KR",
        "calendar": "gregorian", "firstWeekday": "sunday", "minimalDays": 1,
      ])
    #expect(labels == ["", "", "", "", "", ""] + (1...31).map(String.init))
    #expect(weeks.count == 6)
    // The first week has one day of January, which is enough: it is week 1 of 2022.
    #expect(
      weeks.first == [
        "weekYear": 2022, "week": 1,
        "days": [
          ["date": "2021-12-26", "label": "26", "isWeekend": true, "isOutside": true],
          ["date": "2021-12-27", "label": "27", "isOutside": true],
          ["date": "2021-12-28", "label": "28", "isOutside": true],
          ["date": "2021-12-29", "label": "29", "isOutside": true],
          ["date": "2021-12-30", "label": "30", "isOutside": true],
          ["date": "2021-12-31", "label": "31", "isOutside": true],
          ["date": "2022-01-01", "label": "1", "isWeekend": true],
        ],
      ])
    #expect(weeks.map { $0["week"]?.integer } == [1, 2, 3, 4, 5, 6])
    // The ninth cell of the rows is the same day.
    #expect(weeks[1]["days"]?[1] == ["date": "2022-01-03", "label": "3", "isToday": true])
    #expect(weeks.last?["days"]?[6]?["date"] == "2022-02-05")
  }

  @Test(arguments: [
    (#"{"year":2022,"month":5}"#, "2022-05-01"), (#"{"year":2022.0,"month":5e0}"#, "2022-05-01"),
    (#"{"date":"2024-02"}"#, "2024-02-01"), (#"{"date":"2024-02-29"}"#, "2024-02-01"),
    (#"{"date":"0001-01"}"#, "0001-01-01"), (#"{"date":"9999-12-31"}"#, "9999-12-01"),
    ("{}", "2024-07-01"), (#"{"offset":1}"#, "2024-08-01"), (#"{"offset":-7}"#, "2023-12-01"),
    (#"{"today":"2020-02-29"}"#, "2020-02-01"),
    (#"{"today":"2020-02-29","offset":12}"#, "2021-02-01"),
    (#"{"year":2022,"month":12,"offset":1}"#, "2023-01-01"),
    (#"{"date":"2024-01-31","offset":1}"#, "2024-02-01"),
    (#"{"date":"2024-02","year":null,"month":null}"#, "2024-02-01"),
    (#"{"date":null,"year":2022,"month":5}"#, "2022-05-01"),
    // From a last day the next month is the next one, however short.
    (#"{"date":"2019-01-31","offset":1}"#, "2019-02-01"),
    (#"{"date":"2020-01-30","offset":1}"#, "2020-02-01"),
    // By position: year, month, offset.
    ("[2022,5]", "2022-05-01"), ("[2022,5,-5]", "2021-12-01"), ("[null,null,1]", "2024-08-01"),
  ])
  func whichMonth(params: String, startDate: String) throws {
    #expect(try month(params)["startDate"] == .string(startDate))
  }

  /// `previous` and `next` go straight back in as `date`.
  @Test func thereAndBackAgain() throws {
    var date = "2023-11-30"
    for expected in ["2023-12-01", "2024-01-01", "2024-02-01", "2024-03-01"] {
      date = try #require(try month(#"{"date":"\#(date)"}"#)["next"]?.string)
      #expect(date == expected)
    }
    for expected in ["2024-02-01", "2024-01-01", "2023-12-01"] {
      date = try #require(try month(#"{"date":"\#(date)"}"#)["previous"]?.string)
      #expect(date == expected)
    }
  }

  /// July 2024 begins on a Monday: one cell stands before it from Sunday, none from Monday.
  @Test(arguments: [
    ("2024-07-01", "sunday", Int?.some(1)), ("2024-07-31", "sunday", 31),
    ("2024-07-10", "monday", 9),
    ("2024-06-30", "sunday", nil), ("2024-08-01", "sunday", nil), ("2023-07-10", "sunday", nil),
  ])
  func todaysCell(today: String, firstWeekday: String, index: Int?) throws {
    let month = try month(
      #"{"year":2024,"month":7,"today":"\#(today)","firstWeekday":"\#(firstWeekday)"}"#)
    #expect(month["todayIndex"]?.integer == index)
    if let index {
      #expect(month["labels"]?[index]?.string.flatMap { Int($0) } == Int(today.suffix(2)))
      let cell = month["weeks"]?[index / 7]?["days"]?[index % 7]
      #expect(cell?["date"] == .string(today))
      #expect(cell?["isToday"] == true)
    }
  }

  /// 0001-01-01 is a Monday and 9999-12-31 a Friday: what lies beyond is blank, and there is no way
  /// there.
  @Test(arguments: Weekday.allCases)
  func theFirstAndTheLastMonth(firstWeekday: Weekday) throws {
    let blank: Tree = ["label": "", "isOutside": true]
    let settings = #""firstWeekday":"\#(firstWeekday.rawValue)","rows":"six""#
    let first = try month(#"{"year":1,"month":1,\#(settings)}"#)
    let blanks = (Weekday.monday.index - firstWeekday.index + 7) % 7
    #expect(first["leadingBlanks"]?.integer == blanks)
    #expect(first["previous"] == nil)
    #expect(first["next"] == "0001-02-01")
    let firstDays = first["weeks"]?.elements.flatMap { $0["days"]?.elements ?? [] } ?? []
    #expect(firstDays.prefix(blanks).allSatisfy { $0 == blank })
    #expect(firstDays[blanks]["date"] == "0001-01-01")
    #expect(firstDays.count == 42)
    let last = try month(#"{"year":9999,"month":12,\#(settings)}"#)
    #expect(last["next"] == nil)
    #expect(last["previous"] == "9999-11-01")
    let lastDays = last["weeks"]?.elements.flatMap { $0["days"]?.elements ?? [] } ?? []
    let end = try #require(lastDays.firstIndex { $0["date"] == "9999-12-31" })
    #expect(end == (last["leadingBlanks"]?.integer ?? 0) + 30)
    #expect(lastDays[(end + 1)...].allSatisfy { $0 == blank })
    #expect(lastDays.count == 42)
  }

  @Test(arguments: [
    (#"{"year":2022}"#, Reason.missingMember, "", String?.some("month")),
    (#"{"month":5}"#, .missingMember, "", "year"), ("[2022]", .missingMember, "", "month"),
    (#"{"year":2022,"month":null}"#, .missingMember, "", "month"),
    (#"{"date":"2022-05-01","year":2022}"#, .conflictingMembers, "/date", nil),
    (#"{"date":"2022-05","month":5}"#, .conflictingMembers, "/date", nil),
    (#"{"date":"2022-05","year":2022,"month":5}"#, .conflictingMembers, "/date", nil),
    (#"{"year":2022,"month":13}"#, .outOfRange, "/month", nil),
    (#"{"year":2022,"month":0}"#, .outOfRange, "/month", nil),
    (#"{"year":0,"month":1}"#, .outOfRange, "/year", nil),
    (#"{"year":10000,"month":1}"#, .outOfRange, "/year", nil),
    (#"{"year":2022,"month":3.5}"#, .notIntegral, "/month", nil),
    (#"{"year":"2022","month":1}"#, .typeMismatch, "/year", nil),
    (#"{"offset":0.5}"#, .notIntegral, "/offset", nil),
    (#"{"offset":"1"}"#, .typeMismatch, "/offset", nil),
    (#"{"rows":"five"}"#, .badValue, "/rows", nil), (#"{"rows":6}"#, .typeMismatch, "/rows", nil),
    ("[2022,13]", .outOfRange, "/1", nil), ("[2022,1,0,0]", .outOfRange, "", nil),
    (#"{"yaer":2022,"month":1}"#, .unknownMember, "", "yaer"),
    (#"{"year":2022,"month":1,"day":3}"#, .unknownMember, "", "day"),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String, member: String?) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.member == member)
  }

  @Test func errorsSayWhatWouldBeRight() throws {
    let month = try refused(#"{"year":2022,"month":13}"#)
    #expect(month.message == "month must be 1 to 12, not 13")
    #expect(month.minimum == 1)
    #expect(month.maximum == 12)
    #expect(month.found == "13")
    let year = try refused(#"{"year":0,"month":1}"#)
    #expect(year.minimum == 1)
    #expect(year.maximum == 9999)
    #expect(try refused(#"{"year":"2022","month":1}"#).suggestion == "2022")
    #expect(try refused(#"{"yaer":2022,"month":1}"#).suggestion == "year")
    let rows = try refused(#"{"rows":"sixx"}"#)
    #expect(rows.suggestion == "six")
    #expect(rows.allowed == ["fit", "six"])
    #expect(try refused("[2022,1,0,0]").maximum == 3)
  }

  @Test(arguments: [
    "2022-13", "2022-00", "0000-01", "2022-1", "2022-02-30", "2022-2-3", "22-01", "2022/01",
    "10000-01", "2022-01-01T00:00:00Z", "2022-0１", "", "January 2022", "2022-01 ",
    #"2022-01\u0000"#,
  ])
  func dateIsADayOrAMonth(text: String) throws {
    let error = try refused(#"{"date":"\#(text)"}"#)
    #expect(error.reason == .badDate)
    #expect(error.pointer == "/date")
  }

  @Test(arguments: ["202201", "2022.01", "[]", #"{"year":2022}"#])
  func onlyAStringIsADate(value: String) throws {
    #expect(try refused(#"{"date":\#(value)}"#).reason == .typeMismatch)
  }

  /// The bounds that the error names can be reached, and not by one more. 2022-01 is 2021 years of
  /// twelve months after 0001-01, and 7977 years and eleven months before 9999-12.
  @Test(arguments: [
    ("2022-01", -24_252, 95_735), ("0001-01", 0, 119_987), ("9999-12", -119_987, 0),
    ("9999-01", -119_976, 11), ("0001-12", -11, 119_976),
  ])
  func anOffsetReachesTheEnds(date: String, minimum: Int, maximum: Int) throws {
    func params(_ offset: Int) -> String { #"{"date":"\#(date)","offset":\#(offset)}"# }
    #expect(try month(params(minimum))["startDate"] == "0001-01-01")
    #expect(try month(params(maximum))["startDate"] == "9999-12-01")
    for offset in [minimum - 1, maximum + 1] {
      let error = try refused(params(offset))
      #expect(error.reason == .outOfRange)
      #expect(error.pointer == "/offset")
      #expect(error.found == String(offset))
      // An offset that leads beyond from every month there is is not told this month's bounds.
      guard -119_987...119_987 ~= offset else { continue }
      #expect(error.minimum == minimum)
      #expect(error.maximum == maximum)
    }
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "119988", "1e300"])
  func anOffsetBeyondAllIsRefused(offset: String) throws {
    let error = try refused(#"{"year":2022,"month":1,"offset":\#(offset)}"#)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "/offset")
  }

  /// A civil date has no zone: only today does, so the title of a month is the same everywhere.
  @Test(arguments: ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Seoul"])
  func theZoneMovesNoMonth(zone: String) throws {
    let month = try month(
      #"{"year":2023,"month":10,"locale":"ko","titleFormat":"yyyy년 MM월","timeZone":"\#(zone)"}"#)
    #expect(month["title"] == "2023년 10월")
    #expect(month["dayCount"] == 31)
  }
}
