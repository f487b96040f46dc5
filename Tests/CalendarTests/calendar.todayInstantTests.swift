import Calendar
import JSON
import Testing
import Trees

/// `instant`, in all forms that RFC 3339 has (section 5.6), and in none that it hasn't.
struct CalendarTodayInstantTests {
  private func day(_ instant: String, _ zone: String = "UTC") throws -> String? {
    try answer(
      CalendarToday.self, #"{"instant":"\#(instant)","timeZone":"\#(zone)"}"#)["date"]?.string
  }

  @Test(arguments: [
    // The RFC's own examples, section 5.8.
    ("1985-04-12T23:20:50.52Z", "1985-04-12"), ("1996-12-19T16:39:57-08:00", "1996-12-20"),
    ("1937-01-01T12:00:27.87+00:20", "1937-01-01"),
    // T and Z may be in lower case, and a space may stand for the T.
    ("2024-07-12t00:30:00z", "2024-07-12"), ("2024-07-12T00:30:00z", "2024-07-12"),
    ("2024-07-12t00:30:00Z", "2024-07-12"), ("2024-07-12 00:30:00Z", "2024-07-12"),
    ("2024-07-12 00:30:00.5+01:00", "2024-07-11"),
    // An offset of -00:00 is one that is not known: the instant is.
    ("2024-07-12T00:00:00-00:00", "2024-07-12"), ("2024-07-12T00:00:00+00:00", "2024-07-12"),
    // The ends of a day, and the largest offsets: 00:00 there is 00:01 the day before, and 23:59
    // there is 23:58 the day after.
    ("2024-07-12T00:00:00Z", "2024-07-12"), ("2024-07-12T23:59:59Z", "2024-07-12"),
    ("2024-07-12T00:00:00+23:59", "2024-07-11"), ("2024-07-12T23:59:59-23:59", "2024-07-13"),
    ("2024-07-12T00:00:00+00:01", "2024-07-11"), ("2024-07-12T23:59:00-00:01", "2024-07-13"),
    ("2024-12-31T23:30:00-00:45", "2025-01-01"), ("2024-03-01T00:30:00+01:00", "2024-02-29"),
    // A fraction is a part of its second, however near to the next.
    ("2024-07-12T23:59:59.999999999Z", "2024-07-12"), ("2024-07-12T00:00:00.0Z", "2024-07-12"),
    ("1969-12-31T23:59:59.999Z", "1969-12-31"),
  ])
  func forms(instant: String, date: String) throws {
    #expect(try day(instant) == date)
  }

  /// time-secfrac is a dot and any number of digits.
  @Test(arguments: [1, 3, 6, 9, 12, 15, 18, 19, 24, 30], ["Z", "+00:00"])
  func aFractionHasAnyNumberOfDigits(count: Int, offset: String) throws {
    let fraction = String(repeating: "9", count: count)
    #expect(try day("2024-07-12T23:59:59.\(fraction)\(offset)") == "2024-07-12")
  }

  /// A leap second is the last of its day. The first two are the RFC's own examples: the one at the
  /// end of 1990, in Greenwich and in California, where it was afternoon. In Seoul it was the next
  /// morning.
  @Test(arguments: [
    ("1990-12-31T23:59:60Z", "UTC", "1990-12-31"),
    ("1990-12-31T15:59:60-08:00", "UTC", "1990-12-31"),
    ("1990-12-31T15:59:60-08:00", "America/Los_Angeles", "1990-12-31"),
    ("1990-12-31T23:59:60Z", "Asia/Seoul", "1991-01-01"),
    ("2016-12-31T23:59:60Z", "UTC", "2016-12-31"), ("2015-06-30T23:59:60.5Z", "UTC", "2015-06-30"),
    ("2015-07-01T08:59:60+09:00", "UTC", "2015-06-30"),
  ])
  func aLeapSecondEndsItsDay(instant: String, zone: String, date: String) throws {
    #expect(try day(instant, zone) == date)
  }

  @Test(arguments: [
    "", "now", "today", "1720744200", "2024-07-12", "2024-07", "00:30:00Z",
    // Parts that are missing.
    "2024-07-12T00:30:00", "2024-07-12T00:30Z", "2024-07-12T00Z", "2024-07-12TZ",
    "2024-07-12T00:30:00.Z", "2024-07-12T00:30:00.5", "2024-07-12T00:30:00.+09:00",
    // ISO 8601 has these, RFC 3339 has not.
    "20240712T003000Z", "2024-07-12T003000Z", "2024-W28-5T00:30:00Z", "2024-194T00:30:00Z",
    "2024-07-12T00:30:00,5Z", "2024-07-12T00:30:00+09", "2024-07-12T00:30:00+0900",
    "+002024-07-12T00:30:00Z", "2024-07-12T24:00:00Z", "2024-07-12T00:30.5Z",
    // A zone's name is RFC 9557's.
    "2024-07-12T00:30:00+09:00[Asia/Seoul]", "2024-07-12T00:30:00 Asia/Seoul",
    "2024-07-12T00:30:00UTC", "2024-07-12T00:30:00GMT", "2024-07-12T00:30:00J",
    // Days and times that do not exist.
    "2024-02-30T00:00:00Z", "2023-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
    "2024-07-00T00:00:00Z", "10000-01-01T00:00:00Z", "2024-07-12T25:00:00Z",
    "2024-07-12T00:60:00Z", "2024-07-12T00:00:61Z", "2024-07-12T23:59:99Z",
    "2024-07-12T00:00:00+24:00", "2024-07-12T00:00:00-00:60", "2024-07-12T00:00:00+99:99",
    // Other signs than the grammar's.
    "2024/07/12T00:30:00Z", "2024-07-12T00.30.00Z", "2024-07-12T00-30-00Z",
    "2024-07-12_00:30:00Z", "2024-07-12T-1:30:00Z", "2024-07-12T+1:30:00Z",
    "2024-07-12T00:30:00−03:00", "2024-07-12T00:30:00±00:00", "2024-07-12T00:30:00 +09:00",
    "2024-07-12T0０:30:00Z", "2024-07-12T00:30:00.٥Z", "2024-07-12T00:30:00.5.5Z",
    // One digit too few or too many, and anything around it.
    "2024-7-12T00:30:00Z", "2024-07-12T0:30:00Z", "2024-07-12T00:30:0Z", "2024-07-12T00:30:000Z",
    "2024-07-12T00:30:00+9:00", "2024-07-12T00:30:00+09:0", "2024-07-12T00:30:00+09:000",
    "2024-07-12T00:30:00+09-00", "2024-07-12T00:30:00ZZ", "2024-07-12T00:30:00Z+09:00",
    " 2024-07-12T00:30:00Z", "2024-07-12T00:30:00Z ", "2024-07-12T00:30:00 Z",
    "2024-07-12  00:30:00Z", "2024-07-12TT00:30:00Z", #"2024-07-12T00:30:00Z\u0000"#,
    #"2024-07-12T00:30:00\u0000"#, #"2024-07-12T00:30:00Z\n"#,
  ])
  func whatIsNone(instant: String) throws {
    let error = try refusal(
      CalendarToday.self, #"{"instant":"\#(instant)","timeZone":"UTC"}"#)
    #expect(error.reason == .badDate)
    #expect(error.pointer == "/instant")
    #expect(error.expected?.contains("YYYY-MM-DDThh:mm:ss") == true)
    #expect(!error.message.contains("\n"))
  }

  @Test func aTextOfAnyLengthIsRefusedShortly() throws {
    let long = "2024-07-12T00:30:00." + String(repeating: "x", count: 100_000)
    let error = try refusal(CalendarToday.self, #"{"instant":"\#(long)"}"#)
    #expect(error.reason == .badDate)
    #expect(error.message.utf8.count < 400)
  }
}
