import Calendar
import JSON
import JSONRPC
import Testing
import Trees

struct CalendarConvertTests {
  private static let koreanDates = cases("koreanLunarDates")

  /// 228 dates of the almanac, there and back, with the day's term.
  @Test func koreanDatesAreTheAlmanacs() throws {
    #expect(Self.koreanDates.count == 228)
    for row in Self.koreanDates {
      let date = try #require(row[0].string)
      let told = try answer(CalendarConvert.self, #"{"date":"\#(date)","to":"dangi"}"#)
      #expect(told["year"] == row[1] && told["month"] == row[2] && told["day"] == row[3])
      #expect((told["isLeapMonth"] != nil) == (row[4] == .boolean(true)), "\(date)")
      #expect(told["monthDays"] == row[5])
      // 계묘년 무오월 갑신일: the last word is the day's.
      let day = try #require(row[6].string?.split(separator: " ").last?.dropLast())
      #expect(told["cycle"] == .string(String(day)), "\(date)")

      let isLeap = row[4] == .boolean(true)
      let back = try answer(
        CalendarConvert.self,
        """
        {"from":"dangi","year":\(try number(row[1])),"month":\(try number(row[2])),\
        "day":\(try number(row[3])),"isLeapMonth":\(isLeap)}
        """)
      #expect(back["date"] == .string(date))
    }
  }

  private func number(_ value: Tree) throws -> Int { try #require(value.integer) }

  /// Dates that do not exist in the almanac, and why.
  @Test(arguments: [
    (#"{"from":"dangi","year":2025,"month":5,"day":30}"#, "/day", "29"),
    (#"{"from":"dangi","year":2023,"month":2,"day":30,"isLeapMonth":true}"#, "/day", "29"),
    (#"{"from":"dangi","year":2023,"month":1,"day":1,"isLeapMonth":true}"#, "/isLeapMonth", "no leap month 1"),
    (#"{"from":"hebrew","year":5783,"month":6,"day":1}"#, "/month", "leap years"),
    (#"{"from":"islamic-civil","year":1445,"month":2,"day":30}"#, "/day", "29"),
    (#"{"from":"persian","year":1402,"month":12,"day":30}"#, "/day", "29"),
    (#"{"from":"gregorian","year":2023,"month":2,"day":29}"#, "/day", "28"),
  ])
  func whatDoesNotExistIsRefused(_ params: String, _ pointer: String, _ why: String) throws {
    let error = try refusal(CalendarConvert.self, params)
    #expect(error.reason == .badDate)
    #expect(error.pointer == pointer)
    #expect(error.message.contains(why), "\(error.message)")
  }

  @Test(arguments: [
    (#"{"from":"dangi","year":2024,"month":13,"day":1}"#, Reason.outOfRange, "/month"),
    (#"{"from":"dangi","year":1800,"month":1,"day":1}"#, .outOfRange, "/year"),
    (#"{"date":"1800-01-01","to":"dangi"}"#, .outOfRange, "/date"),
    (#"{"date":"2024-01-01","to":"mayan"}"#, .badValue, "/to"),
    (#"{"date":"2024-01-01","to":"islamic"}"#, .badValue, "/to"),
    (#"{"date":"2024-01-01"}"#, .missingMember, ""),
    (#"{"to":"dangi"}"#, .missingMember, ""),
    (#"{"from":"dangi","year":2024,"month":1}"#, .missingMember, ""),
    (#"{"year":2024,"month":1,"day":1}"#, .missingMember, ""),
    (#"{"from":"dangi","date":"2024-01-01"}"#, .conflictingMembers, "/from"),
    (#"{"date":"2022-01-01","to":"japanese","era":"showa"}"#, .conflictingMembers, "/era"),
    (#"{"date":"2022-01-01","to":"dangi","isLeapMonth":true}"#, .conflictingMembers, "/isLeapMonth"),
    (#"{"date":"2022-01-01","to":"dangi","year":5}"#, .conflictingMembers, "/year"),
    (#"{"from":"japanese","era":"minguo","year":1,"month":1,"day":1}"#, .badValue, "/era"),
    (#"{"from":"gregorian","era":"reiwa","year":1,"month":1,"day":1}"#, .badValue, "/era"),
  ])
  func whatIsWrongIsTold(_ params: String, _ reason: Reason, _ pointer: String) throws {
    let error = try refusal(CalendarConvert.self, params)
    #expect(error.reason == reason, "\(error.message)")
    #expect(error.pointer == pointer)
  }

  /// Days known from history and from the calendars' own publications.
  @Test(arguments: [
    ("2046-10-01", "hebrew", 5807, 1, 1), ("2024-10-03", "hebrew", 5785, 1, 1),
    ("2024-03-24", "hebrew", 5784, 7, 14),  // Purim, in Adar II
    ("2024-03-11", "islamic-umalqura", 1445, 9, 1),  // Ramadan in Saudi Arabia
    ("2024-03-20", "persian", 1403, 1, 1), ("2024-03-21", "indian", 1946, 1, 1),
    ("2023-09-12", "coptic", 1740, 1, 1), ("2023-09-12", "ethiopic", 2016, 1, 1),
    ("2024-02-10", "chinese", 2024, 1, 1), ("2024-02-10", "dangi", 2024, 1, 1),
    ("2024-01-01", "buddhist", 2567, 1, 1),
  ])
  func knownDaysAreTold(
    _ date: String, _ calendar: String, _ year: Int, _ month: Int, _ day: Int
  ) throws {
    // Nowruz of 1403 was on 20 March 2024, 3:06 UTC, after noon in Tehran's reckoning of the 19th.
    let told = try answer(CalendarConvert.self, #"{"date":"\#(date)","to":"\#(calendar)"}"#)
    #expect(told["year"] == .integer(Int64(year)), "\(told)")
    #expect(told["month"] == .integer(Int64(month)))
    #expect(told["day"] == .integer(Int64(day)))
  }

  @Test(arguments: [
    ("2019-04-30", "heisei", 31), ("2019-05-01", "reiwa", 1), ("1989-01-07", "showa", 64),
    ("1989-01-08", "heisei", 1), ("1926-12-25", "showa", 1),
  ])
  func erasBeginOnTheirDays(_ date: String, _ era: String, _ year: Int) throws {
    let told = try answer(CalendarConvert.self, #"{"date":"\#(date)","to":"japanese"}"#)
    #expect(told["era"] == .string(era))
    #expect(told["year"] == .integer(Int64(year)))
  }

  @Test(arguments: [
    ("dangi", "ko", "2023-03-22", "2023년(계묘년) 윤2월 1일"),
    ("chinese", "zh-Hans-CN", "2023-03-22", "2023癸卯年闰二月初一"),
    ("japanese", "ja", "2024-03-20", "令和6年3月20日"),
    ("hebrew", "en", "2024-03-20", "10 Adar II 5784"),
    ("hebrew", "en", "2023-03-20", "27 Adar 5783"),
    ("persian", "fa", "2024-03-20", "۱ فروردین ۱۴۰۳"),
    ("coptic", "en", "2024-03-20", "Baramhat 11, 1740"),
  ])
  func labelsAreTheLocales(
    _ calendar: String, _ locale: String, _ date: String, _ label: String
  ) throws {
    let told = try answer(
      CalendarConvert.self, #"{"date":"\#(date)","to":"\#(calendar)","locale":"\#(locale)"}"#)
    #expect(told["label"] == .string(label))
  }

  /// The doc states the range that each calendar is offered for.
  @Test(arguments: CalendarIdentifier.allCases)
  func theDocStatesTheRange(_ calendar: CalendarIdentifier) throws {
    let range = calendar.range
    let text = CalendarConvert.doc.description.replacing("\n", with: " ")
    #expect(text.contains(calendar.rawValue))
    #expect(text.contains("\(range.lowerBound)…\(range.upperBound)"), "\(calendar): \(range)")
    for (date, isOffered) in [
      (range.lowerBound, true), (range.upperBound, true), (range.lowerBound + -1, false),
      (range.upperBound + 1, false),
    ] where date.isInRange {
      let params = #"{"date":"\#(date)","to":"\#(calendar.rawValue)"}"#
      if isOffered {
        #expect(try answer(CalendarConvert.self, params)["date"] == .string(date.description))
      } else {
        #expect(try refusal(CalendarConvert.self, params).reason == .outOfRange)
      }
    }
  }
}
