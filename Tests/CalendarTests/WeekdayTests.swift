import Calendar
import JSON
import Testing
import Trees

struct WeekdayTests {
  @Test func namesAreThoseOfTheWeekFromSunday() {
    #expect(
      Weekday.names
        == ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"])
    for (index, weekday) in Weekday.allCases.enumerated() {
      #expect(weekday.index == index)
      #expect(Weekday(index: index) == weekday)
    }
  }

  /// How many columns a day stands to the right of the first, worked by counting on the fingers.
  @Test(arguments: [
    (Weekday.sunday, Weekday.sunday, 0), (.saturday, .sunday, 6), (.sunday, .monday, 6),
    (.monday, .monday, 0), (.tuesday, .saturday, 3), (.friday, .saturday, 6),
    (.wednesday, .thursday, 6), (.thursday, .tuesday, 2),
  ])
  func distances(weekday: Weekday, first: Weekday, expected: Int) {
    #expect(weekday.distance(from: first) == expected)
  }

  @Test(arguments: Weekday.allCases)
  func aNameIsTaken(weekday: Weekday) throws {
    let document = try JSONDocument(parsing: "\"\(weekday.rawValue)\"")
    #expect(try Weekday.decode(document.value, within: ()) == weekday)
  }

  /// 1 is Sunday to most calendar libraries, as 0 is to JavaScript.
  @Test(arguments: [
    ("1", String?.some("sunday")), ("2", "monday"), ("3", "tuesday"), ("4", "wednesday"),
    ("5", "thursday"), ("6", "friday"), ("7", "saturday"), ("0", "sunday"), ("2.0", "monday"),
    ("8", nil), ("-1", nil), ("1.5", nil), ("1e300", nil), ("null", nil), ("true", nil),
    (#"["monday"]"#, nil),
  ])
  func aNumberSuggestsTheName(text: String, suggestion: String?) throws {
    let error = try refused(text)
    #expect(error.reason == .typeMismatch)
    #expect(error.suggestion == suggestion)
    #expect(error.allowed == Weekday.names)
    #expect(error.hint != nil)
  }

  @Test(arguments: [
    ("Sunday", String?.some("sunday")), ("MONDAY", "monday"), ("mondey", "monday"),
    ("tusday", "tuesday"), ("wendesday", "wednesday"), ("thirsday", "thursday"),
    ("firday", "friday"), ("saturdy", "saturday"), ("", nil), ("weekend", nil), ("lundi", nil),
    ("monday ", "monday"), (#"monday\u0000"#, "monday"),
  ])
  func aMisspellingSuggestsTheNearest(text: String, suggestion: String?) throws {
    let error = try refused("\"\(text)\"")
    #expect(error.reason == .badValue)
    #expect(error.suggestion == suggestion)
    #expect(error.allowed == Weekday.names)
  }

  private func refused(_ text: String) throws -> JSONError {
    let document = try JSONDocument(parsing: text)
    return try #require(
      #expect(throws: JSONError.self) { try Weekday.decode(document.value, within: ()) })
  }
}
