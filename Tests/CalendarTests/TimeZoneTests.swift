import Calendar
import JSON
import Testing
import Trees

/// A zone turns the clock's instant into today's date, and does nothing else.
struct TimeZoneTests {
  /// The week that today is in at an instant, in seconds since 1970-01-01T00:00Z.
  private func today(_ zone: String, at seconds: Int) throws -> String? {
    let context = try CalendarContext(
      locale: "en-US", environment: { _ in nil }, now: { seconds })
    let answer = try answer(
      CalendarWeek.self, #"{"timeZone":"\#(zone)","titleFormat":"yyyy-MM-dd"}"#, context)
    #expect(answer["todayIndex"] == answer["dateIndex"])
    return answer["title"]?.string
  }

  /// Instants in POSIX seconds by `date -u +%s`, the dates there by Python's zoneinfo.
  @Test(arguments: [
    // 2024-07-12T00:30Z: still the evening before, three hours west.
    (1_720_744_200, "America/Argentina/Buenos_Aires", "2024-07-11"),
    // 2026-09-02T20:00Z: already the morning after, nine hours east.
    (1_788_379_200, "Asia/Tokyo", "2026-09-03"),
    // 2021-04-06T15:00Z is midnight in Seoul, and a second before it is not.
    (1_617_721_200, "Asia/Seoul", "2021-04-07"), (1_617_721_199, "Asia/Seoul", "2021-04-06"),
    (1_617_721_200, "UTC", "2021-04-06"),
    // Quarter hours and the ends of the map: 2024-03-05T18:15Z.
    (1_709_662_500, "Asia/Kathmandu", "2024-03-06"),
    (1_709_662_499, "Asia/Kathmandu", "2024-03-05"),
    (1_709_662_500, "Pacific/Kiritimati", "2024-03-06"),
    (1_709_662_500, "Pacific/Pago_Pago", "2024-03-05"),
    // Samoa went from 29 to 31 December 2011: one second lies between.
    (1_325_239_199, "Pacific/Apia", "2011-12-29"), (1_325_239_200, "Pacific/Apia", "2011-12-31"),
    // In São Paulo 2018-11-04 began at one o'clock, 03:00Z.
    (1_541_300_399, "America/Sao_Paulo", "2018-11-03"),
    (1_541_300_400, "America/Sao_Paulo", "2018-11-04"),
    // Summer time moves New York's midnight: 2024-07-01T04:00Z and 2024-12-01T05:00Z.
    (1_719_806_399, "America/New_York", "2024-06-30"),
    (1_719_806_400, "America/New_York", "2024-07-01"),
    (1_733_029_199, "America/New_York", "2024-11-30"),
    (1_733_029_200, "America/New_York", "2024-12-01"),
    // Before the epoch, and the last second that 32 bits count.
    (-1, "UTC", "1969-12-31"), (0, "Etc/UTC", "1970-01-01"), (2_147_483_648, "UTC", "2038-01-19"),
    // The sign of these names is the wrong way round: nine hours west of Greenwich.
    (1_617_721_200, "Etc/GMT+9", "2021-04-06"), (1_617_721_200, "Etc/GMT-9", "2021-04-07"),
    // An old name.
    (1_720_744_200, "US/Pacific", "2024-07-11"),
  ])
  func todayIsTheZonesDate(seconds: Int, zone: String, date: String) throws {
    #expect(try today(zone, at: seconds) == date)
  }

  @Test(arguments: [
    ("Asia/Soul", String?.some("Asia/Seoul")), ("Seoul", "Asia/Seoul"), ("seoul", "Asia/Seoul"),
    ("asia/seoul", "Asia/Seoul"), ("ASIA/SEOUL", "Asia/Seoul"), ("Asia/Seoul ", "Asia/Seoul"),
    ("New York", "America/New_York"), ("new_york", "America/New_York"),
    ("America/New York", "America/New_York"), ("Europe/Berlim", "Europe/Berlin"),
    ("Tokyo", "Asia/Tokyo"), ("", nil), ("Moon/Tranquility", nil), ("!", nil),
  ])
  func anUnknownOneSuggestsTheNearest(zone: String, suggestion: String?) throws {
    let error = try refused(zone)
    #expect(error.suggestion == suggestion)
  }

  /// An offset is no zone of the IANA database: it knows no summer time.
  @Test(arguments: [
    "GMT+9", "GMT+09:00", "+09:00", "UTC+9", "Etc/Unknown", " ", "Asia", "/", "Asia/", "\u{FF}",
    "서울",
  ])
  func garbageIsRefused(zone: String) throws {
    _ = try refused(zone)
  }

  /// Also when the name before the NUL is a zone that was asked for just now.
  @Test(arguments: [#"Asia/Seoul\u0000"#, #"Asia/Seoul\u0000x"#, #"\u0000"#])
  func aNULEndsNoName(zone: String) throws {
    #expect(try today("Asia/Seoul", at: 0) == "1970-01-01")
    _ = try refused(zone)
  }

  @Test func aNameOfAnyLengthIsRefusedShortly() throws {
    let error = try refused("Asia/Seoul" + String(repeating: "x", count: 100_000))
    #expect(error.message.utf8.count < 400)
  }

  /// A zone that does not exist is an error even when today was given.
  @Test func itIsCheckedWhetherOrNotItIsNeeded() throws {
    let error = try refusal(
      CalendarMonth.self, #"{"year":2024,"month":1,"today":"2024-01-01","timeZone":"Mars"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/timeZone")
  }

  @Test(arguments: ["9", "[]", "true", #"["UTC"]"#])
  func onlyAStringIsAZone(value: String) throws {
    let error = try refusal(CalendarWeek.self, #"{"timeZone":\#(value)}"#)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "/timeZone")
  }

  /// The error of a zone, given as it stands between the quotes of JSON.
  private func refused(_ zone: String) throws -> JSONError {
    let error = try refusal(CalendarWeek.self, #"{"timeZone":"\#(zone)"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/timeZone")
    #expect(error.expected == "an IANA time zone")
    return error
  }
}
