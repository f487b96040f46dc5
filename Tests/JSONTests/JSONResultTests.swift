import JSON
import Testing

struct JSONResultTests {
  private enum Direction: String, JSONEnumeration {
    case north, east, south, west
  }

  @Test func scalarsAndLists() {
    #expect(writtenDocument { 7.write(to: &$0) } == "7")
    #expect(writtenDocument { true.write(to: &$0) } == "true")
    #expect(writtenDocument { "é\"".write(to: &$0) } == #""é\"""#)
    #expect(writtenDocument { [[1, 2], [], [3]].write(to: &$0) } == "[[1,2],[],[3]]")
    #expect(writtenDocument { Direction.south.write(to: &$0) } == #""south""#)
  }

  /// What came in goes out as it was: order, kinds, NULs, escapes. Written the way the writer does,
  /// these texts must come back letter by letter.
  @Test(arguments: [
    "null", "true", "false", "0", "-9223372036854775808", "9223372036854775807", "1.5", "-0.0",
    "3.0", "1e+22", "5e-324", #""""#, #""a\u0000b\n\"\\/""#, "\"\u{7F}\u{2028}한😀\"", "[]", "{}",
    #"[[],{},[1,[2,[3]]],null,"x",false]"#,
    #"{"b":1,"a":{"":[],"é\"":{}},"B":[{"x":null}]}"#,
    #"{"params":{"id":"1","list":[1,2.5,"3"]},"n":-1}"#,
  ])
  func anyValueIsEchoed(text: String) throws {
    #expect(try withValue(text) { value in writtenDocument { value.write(to: &$0) } } == text)
  }

  @Test func aDeepValueIsEchoed() throws {
    let depth = 500
    let text =
      String(repeating: #"{"a":["#, count: depth / 2) + String(repeating: "]}", count: depth / 2)
    #expect(try withValue(text) { value in writtenDocument { value.write(to: &$0) } } == text)
    let arrays = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try withValue(arrays) { value in writtenDocument { value.write(to: &$0) } } == arrays)
  }

  /// Long names leave the writer no room to spare either.
  @Test func deepAndLongNamesAreEchoed() throws {
    let name = String(repeating: "n", count: 700)
    let text =
      String(repeating: "{\"\(name)\":", count: 100) + "1" + String(repeating: "}", count: 100)
    #expect(try withValue(text) { value in writtenDocument { value.write(to: &$0) } } == text)
  }

  @Test func anEnumerationIsDecodedByItsSpelling() throws {
    let west = try withValue(#""west""#) { try Direction.decode($0, within: ()) }
    #expect(west == .west)
  }

  @Test(arguments: [
    (#""nort""#, Reason.badValue, String?.some("north")), (#""North""#, .badValue, "north"),
    (#""up""#, .badValue, nil), (#""""#, .badValue, nil), (#""west\u0000""#, .badValue, "west"),
    ("1", .typeMismatch, nil), ("null", .typeMismatch, nil), (#"["west"]"#, .typeMismatch, nil),
  ])
  func anythingElseListsWhatIsAllowed(
    text: String, reason: Reason, suggestion: String?
  ) throws {
    let error = try #require(
      try failure(text) { (value) throws(JSONError) in try Direction.decode(value, within: ()) })
    #expect(error.reason == reason)
    #expect(error.allowed == ["north", "east", "south", "west"])
    #expect(error.suggestion == suggestion)
  }

  @Test(
    arguments: [
      (Int.writeSchema(to:), #"{"type":"integer"}"#),
      (Bool.writeSchema(to:), #"{"type":"boolean"}"#),
      (String.writeSchema(to:), #"{"type":"string"}"#),
      (
        [[Int]].writeSchema(to:),
        #"{"type":"array","items":{"type":"array","items":{"type":"integer"}}}"#
      ),
      (Direction.writeSchema(to:), #"{"enum":["north","east","south","west"]}"#),
      (JSONValue.writeSchema(to:), "{}"),
    ] as [(@Sendable (inout JSONWriter) -> Void, String)])
  func schemas(write: @Sendable (inout JSONWriter) -> Void, expected: String) {
    let text = writtenDocument { writer in
      writer.open(.object)
      write(&writer)
      writer.close(.object)
    }
    #expect(text == expected)
  }
}
