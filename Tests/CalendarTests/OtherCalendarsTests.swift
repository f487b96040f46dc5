import Calendar
import JSON
import JSONRPC
import Testing
import Trees

/// Months, weeks and years drawn in other calendars, and days that carry another calendar's date and
/// their holidays.
struct OtherCalendarsTests {
  /// After month 2 of 2023 comes leap month 2 (22 March to 19 April, by the almanac), then month 3.
  @Test func leapMonthsAreWalkedWhereTheyCome() throws {
    var date = "2023-02-20"
    var seen: [String] = []
    for _ in 0..<3 {
      let month = try answer(
        CalendarMonth.self, #"{"date":"\#(date)","calendar":"dangi","locale":"ko"}"#)
      seen.append(try #require(month["title"]?.string))
      #expect(month["startDate"] == .string(date))
      date = try #require(month["next"]?.string)
    }
    #expect(seen == ["2023년(계묘년) 2월", "2023년(계묘년) 윤2월", "2023년(계묘년) 3월"])
    #expect(date == "2023-05-20")
    let byOffset = try answer(
      CalendarMonth.self, #"{"date":"2023-02-20","calendar":"dangi","offset":2}"#)
    #expect(byOffset["startDate"] == "2023-04-20")
    let back = try answer(
      CalendarMonth.self, #"{"date":"2023-04-20","calendar":"dangi","offset":-2}"#)
    #expect(back["startDate"] == "2023-02-20")
  }

  @Test func aLeapMonthIsNamedByItsFlag() throws {
    let month = try answer(
      CalendarMonth.self,
      """
      {"year":2023,"month":2,"isLeapMonth":true,"calendar":"dangi","locale":"ko",\
      "today":"2023-03-23"}
      """)
    #expect(month["isLeapMonth"] == .boolean(true))
    #expect(month["dayCount"] == 29)
    // 22 March 2023 was a Wednesday.
    #expect(month["leadingBlanks"] == 3)
    #expect(month["todayIndex"] == 4)
    let first = try #require(month["weeks"]?.elements.first?["days"]?.elements)
    // The month before has 30 days, so the blanks are its 28th to 30th.
    #expect(first.map { $0["label"]?.string } == ["28", "29", "30", "1", "2", "3", "4"])
    #expect(first.map { $0["isOutside"] != nil } == [true, true, true, false, false, false, false])
  }

  @Test(arguments: [
    (#"{"year":2024,"month":2,"isLeapMonth":true,"calendar":"dangi"}"#, Reason.badDate, "/isLeapMonth"),
    (#"{"year":2024,"month":2,"isLeapMonth":true}"#, .badDate, "/isLeapMonth"),
    (#"{"year":2024,"month":13}"#, .outOfRange, "/month"),
    (#"{"year":1800,"month":1,"calendar":"dangi"}"#, .outOfRange, "/year"),
    (#"{"date":"1800-01-01","calendar":"dangi"}"#, .outOfRange, "/date"),
    (#"{"date":"2050-01-01","calendar":"dangi","offset":100}"#, .outOfRange, "/offset"),
    (#"{"calendar":"vietnamese"}"#, .badValue, "/calendar"),
    (#"{"locale":"ko-u-ca-vietnamese"}"#, .badValue, "/locale"),
    (#"{"holidays":"US"}"#, .badValue, "/holidays"),
  ])
  func whatIsWrongIsTold(_ params: String, _ reason: Reason, _ pointer: String) throws {
    let error = try refusal(CalendarMonth.self, params)
    #expect(error.reason == reason, "\(error.message)")
    #expect(error.pointer == pointer)
  }

  /// The Hebrew year 5784 was a leap year of 383 days, from 16 September 2023 on.
  @Test func aYearHasTheMonthsOfItsCalendar() throws {
    let year = try answer(
      CalendarYear.self, #"{"year":5784,"calendar":"hebrew","locale":"en"}"#)
    let months = try #require(year["months"]).elements
    #expect(months.count == 13)
    #expect(
      months.map { $0["title"]?.string } == [
        "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar II", "Nisan", "Iyar",
        "Sivan", "Tamuz", "Av", "Elul",
      ])
    #expect(year["dayCount"] == 383)
    #expect(months.first?["startDate"] == "2023-09-16")
    #expect(year["previous"] == "2022-09-26")
    #expect(year["next"] == "2024-10-03")
    let next = try answer(
      CalendarYear.self, #"{"date":"2024-03-20","offset":1,"calendar":"hebrew","locale":"en"}"#)
    #expect(next["year"] == 5785)
    #expect(next["months"]?.elements.count == 12)
  }

  @Test func aWeekIsLabelledInItsCalendar() throws {
    let week = try answer(
      CalendarWeek.self, #"{"date":"2023-03-21","calendar":"dangi","locale":"ko"}"#)
    #expect(
      week["days"]?.elements.map { $0["label"]?.string } == ["28", "29", "30", "1", "2", "3", "4"])
    #expect(week["title"] == "2023년(계묘년) 2월")
  }

  /// February 2024: New Year was on the 10th, the year of 갑진; its day was 갑진 too.
  @Test func daysCarryTheAlternateDate() throws {
    let month = try answer(
      CalendarMonth.self,
      #"{"year":2024,"month":2,"locale":"ko","alternateCalendar":"dangi"}"#)
    let days = try #require(month["weeks"]).elements.flatMap { $0["days"]?.elements ?? [] }
    let newYear = try #require(days.first { $0["date"] == "2024-02-10" }?["alternate"])
    #expect(newYear["year"] == 2024 && newYear["month"] == 1 && newYear["day"] == 1)
    #expect(newYear["label"] == "1.1")
    #expect(newYear["cycle"] == "갑진")
    #expect(days.first { $0["date"] == "2024-02-09" }?["alternate"]?["label"] == "12.30")
    // Outside days carry it too, and in a leap month the label says so.
    #expect(days.allSatisfy { $0["alternate"] != nil })
    let leap = try answer(
      CalendarMonth.self,
      #"{"year":2023,"month":3,"locale":"ko","alternateCalendar":"dangi"}"#)
    let leapDays = try #require(leap["weeks"]).elements.flatMap { $0["days"]?.elements ?? [] }
    #expect(leapDays.first { $0["date"] == "2023-03-22" }?["alternate"]?["label"] == "윤2.1")
  }

  /// Every day of some years carries what calendar.convert tells of it.
  @Test(arguments: ["dangi", "hebrew", "islamic-umalqura", "persian", "japanese", "chinese"])
  func alternatesAreWhatConvertTells(_ calendar: String) throws {
    for month in 1...12 {
      let grid = try answer(
        CalendarMonth.self,
        #"{"year":1989,"month":\#(month),"alternateCalendar":"\#(calendar)"}"#)
      for day in try #require(grid["weeks"]).elements.flatMap({ $0["days"]?.elements ?? [] }) {
        let date = try #require(day["date"]?.string)
        let told = try answer(CalendarConvert.self, #"{"date":"\#(date)","to":"\#(calendar)"}"#)
        let alternate = try #require(day["alternate"])
        for member in ["era", "year", "month", "day", "isLeapMonth", "cycle"] {
          #expect(alternate[member] == told[member], "\(date) \(member)")
        }
      }
    }
  }

  @Test func daysCarryTheirHolidays() throws {
    let month = try answer(
      CalendarMonth.self, #"{"year":2024,"month":2,"locale":"ko","holidays":"KR"}"#)
    let days = try #require(month["weeks"]).elements.flatMap { $0["days"]?.elements ?? [] }
    let named = days.compactMap { day in
      day["holidays"].map { list in
        (day["date"]?.string ?? "") + " "
          + list.elements.compactMap { $0["name"]?.string }.joined()
      }
    }
    #expect(
      named == [
        "2024-02-09 설날 전날", "2024-02-10 설날", "2024-02-11 설날 다음날", "2024-02-12 설날 대체 휴일",
        "2024-03-01 삼일절",
      ])
  }

  /// The almanac ends with 13 December 2050, a Tuesday, and begins with 10 February 1899, a Friday.
  @Test func weeksEndWithTheCalendarsRange() throws {
    let last = try answer(CalendarWeek.self, #"{"date":"2050-12-13","calendar":"dangi"}"#)
    #expect(last["next"] == nil)
    #expect(last["previous"] == "2050-12-04")
    let days = try #require(last["days"]).elements
    #expect(days.map { $0["isOutside"] != nil } == [false, false, false, true, true, true, true])
    #expect(days.last?["label"] == "")
    let second = try answer(CalendarWeek.self, #"{"date":"1899-02-17","calendar":"dangi"}"#)
    let first = try answer(
      CalendarWeek.self,
      #"{"date":"\#(try #require(second["previous"]?.string))","calendar":"dangi"}"#)
    #expect(first["dateIndex"] == 5)
    #expect(first["previous"] == nil)
  }

  /// A grid without holidays would say that there are none.
  @Test(arguments: [#"{"date":"2031-01","holidays":"KR"}"#, #"{"date":"2013-12","holidays":"KR"}"#])
  func yearsWithoutHolidayDataAreRefused(_ params: String) throws {
    let errors = [
      try refusal(CalendarMonth.self, params), try refusal(CalendarYear.self, params),
    ]
    for error in errors {
      #expect(error.reason == .outOfRange && error.pointer == "/holidays")
      #expect(error.minimum == 2014 && error.maximum == 2030)
    }
    // The neighbours' days may lie beyond.
    _ = try answer(CalendarMonth.self, #"{"date":"2030-12","holidays":"KR"}"#)
  }

  /// Showa ended on 7 January 1989, in its year 64; Heisei began the next day.
  @Test func aYearMayBeOneOfAnEra() throws {
    for params in [
      #"{"calendar":"japanese","era":"showa","year":64,"month":1}"#,
      #"{"calendar":"japanese","era":"heisei","year":1,"month":1}"#,
    ] {
      #expect(try answer(CalendarMonth.self, params)["startDate"] == "1989-01-01")
    }
    let year = try answer(CalendarYear.self, #"{"calendar":"japanese","year":1,"locale":"ja"}"#)
    #expect(year["era"] == "reiwa" && year["year"] == 1)
    #expect(year["months"]?.elements.first?["startDate"] == "2019-01-01")
    let error = try refusal(CalendarMonth.self, #"{"era":"showa","year":64,"month":1}"#)
    #expect(error.pointer == "/era")
  }

  /// What a year and a month may be depends on the calendar, and errors say so.
  @Test(arguments: [
    (#"{"year":2022,"month":0}"#, "/month", 1, 12), (#"{"year":10000,"month":1}"#, "/year", 1, 9999),
    (#"{"year":2022,"month":14,"calendar":"dangi"}"#, "/month", 1, 12),
    (#"{"year":100,"month":1,"calendar":"buddhist"}"#, "/year", 544, 10542),
    ("[2022,13]", "/1", 1, 12),
  ])
  func boundsAreTheCalendars(
    _ params: String, _ pointer: String, _ minimum: Int, _ maximum: Int
  ) throws {
    let error = try refusal(CalendarMonth.self, params)
    #expect(error.reason == .outOfRange && error.pointer == pointer)
    #expect(error.minimum == minimum && error.maximum == maximum)
    // By position or by name, the message names the parameter.
    let name = pointer == "/1" ? "month" : String(pointer.dropFirst())
    #expect(error.message.hasPrefix("\(name) must be"), "\(error.message)")
  }
}
