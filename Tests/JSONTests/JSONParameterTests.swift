import JSON
import Testing

struct JSONParameterTests {
  @Test(arguments: [
    ("1", 1), ("12", 12), ("3.0", 3), ("3e0", 3), ("120e-1", 12),
  ])
  func wholeNumbersWithinTheBounds(text: String, expected: Int) throws {
    #expect(try withValue(text) { try Int.decode($0, within: 1...12) } == expected)
  }

  @Test func theBoundsOfTheTypeAreBoundsToo() throws {
    let all = Int.min...Int.max
    #expect(
      try withValue("-9223372036854775808") { try Int.decode($0, within: all) } == Int.min)
    #expect(try withValue("9223372036854775807") { try Int.decode($0, within: all) } == Int.max)
  }

  @Test(arguments: [
    ("0", "0"), ("13", "13"), ("-1", "-1"), ("13.0", "13.0"), ("1e300", "1e+300"),
    ("9223372036854775807", "9223372036854775807"),
  ])
  func beyondTheBounds(text: String, found: String) throws {
    let error = try #require(try intFailure(text))
    #expect(error.reason == .outOfRange)
    #expect(error.minimum == 1)
    #expect(error.maximum == 12)
    #expect(error.found == found)
    #expect(error.message == "the value must be 1 to 12, not \(found)")
  }

  @Test(arguments: ["3.5", "0.1", "-1e-9", "5e-324", "1234.5"])
  func aFractionIsNotIntegral(text: String) throws {
    let error = try #require(try intFailure(text))
    #expect(error.reason == .notIntegral)
    #expect(error.minimum == 1)
    #expect(error.maximum == 12)
    #expect(error.expected == "a whole number")
  }

  /// A number in quotes is still of the wrong type, but what was meant is plain.
  @Test(arguments: [
    (#""7""#, String?.some("7")), (#""13""#, nil), (#""seven""#, nil), (#""""#, nil),
    ("true", nil), ("null", nil), ("[7]", nil), ("{}", nil),
  ])
  func otherTypes(text: String, suggestion: String?) throws {
    let error = try #require(try intFailure(text))
    #expect(error.reason == .typeMismatch)
    #expect(error.suggestion == suggestion)
    #expect(error.expected == "a whole number from 1 to 12")
  }

  private func intFailure(_ text: String) throws -> JSONError? {
    try failure(text) { (value) throws(JSONError) in try Int.decode(value, within: 1...12) }
  }

  @Test func booleansAndStrings() throws {
    #expect(try withValue("true") { try Bool.decode($0, within: ()) })
    #expect(try withValue("false") { try !Bool.decode($0, within: ()) })
    #expect(try withValue(#""a\u0000é""#) { try String.decode($0, within: ()) } == "a\u{0}é")
    #expect(try withValue("5") { try Int?.decode($0, within: 1...9) } == 5)
  }

  /// A flag is neither 1 nor "true": some languages would take both, and mean different things.
  @Test(arguments: ["1", "0", #""true""#, "null", "[]"])
  func notABoolean(text: String) throws {
    let error = try failure(text) { (value) throws(JSONError) in
      try Bool.decode(value, within: ())
    }
    #expect(error?.reason == .typeMismatch)
    #expect(error?.expected == "true or false")
  }

  @Test(arguments: ["1", "true", "null", "[]", "{}"])
  func notAString(text: String) throws {
    let error = try failure(text) { (value) throws(JSONError) in
      try String.decode(value, within: ())
    }
    #expect(error?.reason == .typeMismatch)
    #expect(error?.expected == "a string")
  }
}
