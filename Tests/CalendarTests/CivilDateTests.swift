import Calendar
import JSON
import Testing
import Trees

struct CivilDateTests {
  /// Days whose weekday and distance from 1970-01-01 are known from elsewhere: the epoch of POSIX;
  /// 719,162 days from 0001-01-01 and 2,932,896 to 9999-12-31 (java.time's LocalDate.toEpochDay);
  /// the first day of the Gregorian calendar, a Friday; the Sunday that ISO 8601's examples call
  /// 1995-01-01; the leap day of a century that has one.
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("1969-12-31", -1, .wednesday),
    ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ("1582-10-15", -141_427, .friday), ("1582-10-10", -141_432, .sunday),
    ("2000-02-29", 11_016, .tuesday), ("1995-01-01", 9131, .sunday),
    ("2001-01-01", 11_323, .monday), ("2038-01-19", 24_855, .tuesday),
    ("1900-03-01", -25_508, .thursday), ("0004-02-29", -718_008, .sunday),
  ])
  func anchors(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(text))
    #expect(date.number == number)
    #expect(date.weekday == weekday)
    #expect(date.description == text)
    #expect(CivilDate(number) == date)
  }

  /// 1582-10-10 exists: the calendar is proleptic, with no gap where countries changed to it.
  @Test func thereIsNoGap() throws {
    let before = try #require(CivilDate("1582-10-04"))
    let after = try #require(CivilDate("1582-10-15"))
    #expect(after - before == 11)
  }

  /// Every day of a whole cycle of 400 years, counted on by hand from 1600-01-01, a Saturday: as
  /// many days as each month has, weekdays in turn.
  @Test func aWholeCycleOfFourHundredYears() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    // 1600-01-01 is 135,140 days before 1970-01-01: 370 years of 365 days and the 90 leap days
    // of 1600, 1604 … 1968 without 1700, 1800 and 1900.
    var number = -(370 * 365 + 93 - 3)
    var weekdays = Weekday.allCases[6...].makeIterator()
    var count = 0
    for year in 1600..<2000 {
      let isLeap = year.isMultiple(of: 4) && ![1700, 1800, 1900].contains(year)
      #expect(CivilDate.isLeap(year) == isLeap)
      for month in 1...12 {
        let length = month == 2 && isLeap ? 29 : lengths[month - 1]
        #expect(CivilDate.dayCount(year: year, month: month) == length)
        for day in 1...length {
          var weekday = weekdays.next()
          if weekday == nil {
            weekdays = Weekday.allCases[...].makeIterator()
            weekday = weekdays.next()
          }
          let date = CivilDate(number)
          guard date.weekday == weekday,
            fields(date) == [year, month, day],
            CivilDate(year: year, month: month, day: day) == date
          else {
            Issue.record("\(year)-\(month)-\(day) is taken for \(date), a \(date.weekday)")
            return
          }
          number += 1
          count += 1
        }
      }
    }
    #expect(count == 146_097)
    // The next one begins: 2000-01-01, 30 years of 365 days and 7 leap days after the epoch.
    #expect(number == 30 * 365 + 7)
    // 146,097 is a multiple of 7, so that it begins on a Saturday again.
    #expect(CivilDate(number).weekday == .saturday)
  }

  /// The years repeat after 400, wherever one stands.
  @Test(arguments: [1, 2, 4, 100, 200, 399])
  func cyclesRepeat(year: Int) {
    for month in 1...12 {
      let first = CivilDate(year: year, month: month, day: 1)
      for cycle in 1..<((9999 - year) / 400) {
        let later = CivilDate(year: year + 400 * cycle, month: month, day: 1)
        #expect(later - first == 146_097 * cycle)
        #expect(later.weekday == first.weekday)
      }
    }
  }

  @Test func theRangeIsOfTheYearsOneTo9999() {
    #expect(CivilDate.range.lowerBound.description == "0001-01-01")
    #expect(CivilDate.range.upperBound.description == "9999-12-31")
    #expect(!(CivilDate.range.lowerBound + -1).isInRange)
    #expect(!(CivilDate.range.upperBound + 1).isInRange)
    // A grid reaches a few days beyond on either side.
    #expect(fields(CivilDate.range.lowerBound + -1) == [0, 12, 31])
    #expect(fields(CivilDate.range.upperBound + 1) == [10_000, 1, 1])
  }

  private func fields(_ date: CivilDate) -> [Int] {
    let components = date.components
    return [components.year, components.month, components.day]
  }

  @Test func datesAreOrderedAndCounted() throws {
    let first = try #require(CivilDate("2024-02-28"))
    let second = try #require(CivilDate("2024-03-01"))
    #expect(first < second)
    #expect(second - first == 2)
    #expect((first + 1).description == "2024-02-29")
    #expect(first + 2 == second)
  }

  @Test(arguments: [
    (2023, 28), (2024, 29), (1900, 28), (2000, 29), (2100, 28), (2400, 29), (4, 29), (100, 28),
    (9996, 29), (9999, 28),
  ])
  func februaryFollowsTheRuleOfCenturies(year: Int, dayCount: Int) {
    #expect(CivilDate.dayCount(year: year, month: 2) == dayCount)
  }
}

/// Dates as they come and go: `YYYY-MM-DD` and nothing else.
struct CivilDateWireTests {
  @Test(arguments: ["0001-01-01", "0999-12-31", "1582-10-10", "2024-02-29", "9999-12-31"])
  func aDateIsTakenAndWritten(text: String) throws {
    let document = try JSONDocument(parsing: "\"\(text)\"")
    let date = try CivilDate.decode(document.value, within: ())
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    date.write(to: &writer)
    writer.endDocument()
    writer.finish()
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\"\(text)\"")
  }

  /// A suggestion where a day was plainly meant and only written otherwise.
  @Test(arguments: [
    ("2022-2-3", "2022-02-03"), ("2022-02-3", "2022-02-03"), ("2022-2-03", "2022-02-03"),
    ("22-02-03", "0022-02-03"), ("2022-01-01T00:00:00Z", "2022-01-01"),
    ("2022-01-01 12:00", "2022-01-01"), ("2022-01-01T", "2022-01-01"),
  ])
  func anotherSpellingSuggestsTheDate(text: String, suggestion: String) throws {
    let error = try refused(text)
    #expect(error.suggestion == suggestion)
  }

  @Test(arguments: [
    // Days that don't exist.
    "2022-02-29", "2022-02-30", "1900-02-29", "2022-04-31", "2022-01-32", "2022-01-00",
    "2022-00-01", "2022-13-01", "0000-01-01", "10000-01-01", "-001-01-01",
    // Not a date at all.
    "", " ", "today", "2022", "2022-01", "20220101", "2022/01/01", "01.01.2022", "2022-W01-1",
    "2022-001", "+2022-01-0", "----------", "2022-01-0a", "2022-0x-01", "2O22-01-01",
    // Near misses: blanks, other digits and dashes, a NUL.
    "2022-01-1 ", "２０２２-01-01", "٢٠٢٢-٠١-٠١", "2022‐01‐01", #"2022-01-\u00001"#, "2022- 1- 1",
  ])
  func thereIsNoSuchDate(text: String) throws {
    let error = try refused(text)
    // What would be suggested must be one that could be taken.
    if let suggestion = error.suggestion { #expect(CivilDate(suggestion) != nil) }
  }

  @Test(arguments: [
    " 2022-01-01", "2022-01-01 ", #"2022-01-01\n"#, #"2022-01-01\u0000"#, #"\u00002022-01-01"#,
  ])
  func nothingMayStandAroundIt(text: String) throws {
    _ = try refused(text)
  }

  @Test func aDayTooManySaysHowManyThereAre() throws {
    let error = try refused("2023-02-29")
    #expect(error.message.contains("28 days"))
    #expect(error.suggestion == nil)
  }

  /// A message is one line, whatever was sent.
  @Test(arguments: [#"2022-01-01\n"#, #"a\nb"#, #"\r\n"#, #"\u2028"#])
  func theMessageIsOneLine(text: String) throws {
    let error = try refused(text)
    #expect(!error.message.contains { $0.isNewline }, "\(error.message)")
  }

  @Test(arguments: ["20220101", "2022.5", "true", "null", "[]", #"{"year":2022}"#])
  func onlyAStringIsADate(text: String) throws {
    let document = try JSONDocument(parsing: text)
    let error = #expect(throws: JSONError.self) { try CivilDate.decode(document.value, within: ()) }
    #expect(error?.reason == .typeMismatch)
    #expect(error?.expected == "a date, YYYY-MM-DD")
  }

  /// The error of a string, given as it stands between the quotes of JSON.
  private func refused(_ inside: String) throws -> JSONError {
    let document = try JSONDocument(parsing: "\"\(inside)\"")
    let text = try #require(document.value.string)
    #expect(CivilDate(text) == nil)
    let error = try #require(
      #expect(throws: JSONError.self) { try CivilDate.decode(document.value, within: ()) })
    #expect(error.reason == .badDate)
    #expect(error.expected == "YYYY-MM-DD")
    #expect(error.inside("date").pointer == "/date")
    return error
  }
}
