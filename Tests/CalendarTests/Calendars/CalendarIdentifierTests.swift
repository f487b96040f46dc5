import Calendar
import JSON
import Testing
import Trees

struct CalendarIdentifierTests {
  private func decode(_ text: String) throws -> CalendarIdentifier {
    let document = try JSONDocument(parsing: text)
    return try CalendarIdentifier.decode(document.value, within: ())
  }

  @Test(arguments: CalendarIdentifier.allCases)
  func aNameIsTakenAndWritten(calendar: CalendarIdentifier) throws {
    #expect(try decode("\"\(calendar.rawValue)\"") == calendar)
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    calendar.write(to: &writer)
    writer.endDocument()
    writer.finish()
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\"\(calendar.rawValue)\"")
  }

  @Test func theNamesAreThoseOfBCP47() throws {
    #expect(
      CalendarIdentifier.names == [
        "gregorian", "dangi", "chinese", "hebrew", "islamic-umalqura", "islamic-civil", "persian",
        "indian", "coptic", "ethiopic", "buddhist", "japanese", "roc",
      ])
    #expect(try decode("\"gregory\"") == .gregorian)
    #expect(CalendarIdentifier(bcp47: "gregory") == .gregorian)
    #expect(CalendarIdentifier(bcp47: "gregorian") == nil)
    #expect(CalendarIdentifier(bcp47: "islamicc") == .islamicCivil)
    #expect(CalendarIdentifier(bcp47: "dangi") == .dangi)
    #expect(CalendarIdentifier(bcp47: "iso8601") == nil)
  }

  @Test(arguments: [
    (#""dangy""#, "dangi"), (#""Hebrew""#, "hebrew"), (#""islamic-umalkura""#, "islamic-umalqura"),
  ])
  func anotherSpellingSuggestsTheNearest(text: String, suggestion: String) throws {
    let error = try #require(#expect(throws: JSONError.self) { try decode(text) })
    #expect(error.reason == .badValue)
    #expect(error.suggestion == suggestion)
    #expect(error.allowed == CalendarIdentifier.names)
  }

  @Test(arguments: ["1", "null", "[]", #"{"ca":"dangi"}"#])
  func onlyAStringNamesACalendar(text: String) throws {
    let error = try #require(#expect(throws: JSONError.self) { try decode(text) })
    #expect(error.reason == .typeMismatch)
    #expect(error.allowed == CalendarIdentifier.names)
  }

  @Test func whatCalendarsHave() {
    #expect(CalendarIdentifier.allCases.filter(\.hasLeapMonths) == [.dangi, .chinese, .hebrew])
    #expect(
      CalendarIdentifier.allCases.filter(\.hasGregorianMonths) == [
        .gregorian, .buddhist, .japanese, .roc,
      ])
  }

  /// 2024-02-10 by all calendars: pyluach (1 Adar I 5784), java.time, hijridate, persiantools,
  /// convertdate, ThreeTen-Extra, korean-lunar-calendar and LunarCalendar.
  @Test(arguments: [
    (CalendarIdentifier.gregorian, Era?.none, [2024, 2, 10]), (.dangi, nil, [2024, 1, 1]),
    (.chinese, nil, [2024, 1, 1]), (.hebrew, nil, [5784, 6, 1]),
    (.islamicUmalqura, nil, [1445, 7, 29]), (.islamicCivil, nil, [1445, 7, 30]),
    (.persian, nil, [1402, 11, 21]), (.indian, nil, [1945, 11, 21]), (.coptic, nil, [1740, 6, 2]),
    (.ethiopic, nil, [2016, 6, 2]), (.buddhist, nil, [2567, 2, 10]),
    (.japanese, .reiwa, [6, 2, 10]), (.roc, .minguo, [113, 2, 10]),
  ])
  func oneDayInEveryCalendar(calendar: CalendarIdentifier, era: Era?, fields: [Int]) throws {
    let day = try #require(calendar.day(CivilDate(year: 2024, month: 2, day: 10)))
    #expect(day.era == era)
    #expect([day.year, day.month, day.day] == fields)
  }
}
