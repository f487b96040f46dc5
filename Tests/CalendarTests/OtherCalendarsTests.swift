import Calendar
import JSON
import JSONRPC
import Testing

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
}
