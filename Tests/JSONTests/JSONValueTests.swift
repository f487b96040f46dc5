import JSON
import Testing

struct JSONValueTests {
  @Test(arguments: [
    ("{}", JSONValue.Kind.object), ("[]", .array), (#""""#, .string), ("0", .integer),
    ("0.0", .real), ("1e2", .real), ("true", .boolean), ("false", .boolean), ("null", .null),
  ])
  func kinds(text: String, kind: JSONValue.Kind) throws {
    try withValue(text) { value in
      #expect(value.kind == kind)
      #expect(value.isNull == (kind == .null))
      #expect(value.isObject == (kind == .object))
      #expect(value.isArray == (kind == .array))
      #expect(value.isString == (kind == .string))
    }
  }

  /// A whole number in any spelling is an integer, since some clients have only one kind of number.
  @Test(arguments: [
    ("3", Int64(3)), ("3.0", 3), ("3e0", 3), ("30e-1", 3), ("0.3e1", 3), ("-0", 0), ("-0.0", 0),
    ("1e+15", 1_000_000_000_000_000), ("-2.0", -2),
    ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int64.max),
    ("-9223372036854775808", Int64.min), ("-9.223372036854775808e18", Int64.min),
  ])
  func wholeNumbersAreIntegers(text: String, expected: Int64) throws {
    try withValue(text) { #expect($0.integer == expected) }
  }

  /// 2^63 is a double but no Int64, and neither is anything with a fraction.
  @Test(arguments: [
    "3.5", "1e-3", "9223372036854775808.0", "-9.3e18", "1e300", "5e-324", #""3""#, "true", "null",
    "[3]", "{}",
  ])
  func anythingElseIsNone(text: String) throws {
    try withValue(text) { #expect($0.integer == nil) }
  }

  @Test(arguments: [
    ("1", Double?.some(1)), ("-0.0", -0.0), ("1.5", 1.5), ("5e-324", .leastNonzeroMagnitude),
    ("1e-400", 0), (#""1.5""#, nil), ("false", nil), ("null", nil),
  ])
  func reals(text: String, expected: Double?) throws {
    try withValue(text) { #expect($0.real?.bitPattern == expected?.bitPattern) }
  }

  @Test(arguments: [
    ("true", Bool?.some(true)), ("false", false), ("0", nil), (#""true""#, nil), ("null", nil),
  ])
  func booleans(text: String, expected: Bool?) throws {
    try withValue(text) { #expect($0.boolean == expected) }
  }

  @Test(arguments: [
    (#""""#, String?.some("")), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9é""#, "éé"), ("1", nil), ("null", nil), ("[]", nil),
  ])
  func strings(text: String, expected: String?) throws {
    try withValue(text) { value in
      #expect(value.string == expected)
      #expect(value.utf8.map { Array($0) } == expected.map { Array($0.utf8) })
    }
  }

  @Test func membersComeInTheirOrder() throws {
    let text = #"{"zebra":1,"ant":2,"":3,"Ant":4,"é":5,"a/b~c":6}"#
    try withValue(text) { value in
      let names = value.members.map { String(decoding: $0.name, as: UTF8.self) }
      #expect(names == ["zebra", "ant", "", "Ant", "é", "a/b~c"])
      #expect(value.members.map { $0.value.integer } == [1, 2, 3, 4, 5, 6])
      #expect(value.count == 6)
    }
  }

  @Test(arguments: ["[1,2]", "3", "null", #""members""#])
  func onlyObjectsHaveMembers(text: String) throws {
    try withValue(text) { value in
      #expect(value.members.map { $0.value.kind } == [])
      #expect(value["members"] == nil)
    }
  }

  @Test func membersAndElementsAreFound() throws {
    try withValue(#"{"a":[10,20],"ab":null}"#) { value in
      #expect(value["a"]?[0]?.integer == 10)
      #expect(value["a"]?[1]?.integer == 20)
      #expect(value["a"]?[2] == nil)
      #expect(value["ab"]?.isNull == true)
      #expect(value["b"] == nil)
      #expect(value["A"] == nil)
      #expect(value[0] == nil)
    }
  }

  @Test(arguments: [
    ("[]", 0, true), ("{}", 0, true), ("[[]]", 1, false), (#"{"a":1}"#, 1, false), ("0", 0, false),
    (#""""#, 0, false), ("null", 0, false),
  ])
  func counts(text: String, count: Int, isEmptyContainer: Bool) throws {
    try withValue(text) { value in
      #expect(value.count == count)
      #expect(value.isEmptyContainer == isEmptyContainer)
    }
  }

  /// What errors show: a scalar as it is, a container by its kind, a long string cut after forty
  /// characters.
  @Test(arguments: [
    ("13", "13"), ("3.5", "3.5"), ("true", "true"), ("null", "null"), (#"{"a":1}"#, "an object"),
    ("[1]", "an array"), (#""seoul""#, #""seoul""#),
    (
      "\"" + String(repeating: "é", count: 40) + "\"",
      "\"" + String(repeating: "é", count: 40) + "\""
    ),
    (
      "\"" + String(repeating: "한", count: 41) + "\"",
      "\"" + String(repeating: "한", count: 40) + "…\""
    ),
  ])
  func summaries(text: String, expected: String) throws {
    try withValue(text) { #expect($0.summary == expected) }
  }

  @Test func bytesAreComparedWithAName() {
    Array("year".utf8).withUnsafeBytes { bytes in
      #expect(bytes == "year")
      #expect(!(bytes == "yeah"))
      #expect(!(bytes == "yea"))
      #expect(!(bytes == "years"))
      #expect(!(bytes == ""))
    }
  }
}
