import JSON
import Testing

struct JSONDocumentTests {
  @Test(arguments: ["null", " true ", "\n\t-1\r\n", "\"\"", "[]", "{}", "1e3"])
  func anyValueIsADocument(text: String) {
    #expect(isParsed(Array(text.utf8)))
  }

  @Test func nothingIsNoDocument() {
    let error = #expect(throws: JSONError.self) { try withValue("") { _ in } }
    #expect(error?.reason == .unexpectedEnd)
    #expect(error?.place == .start)
  }

  /// A slice of a larger block ends where it is told to, not at a NUL or a blank behind it.
  @Test func aSliceEndsAtItsEnd() throws {
    let bytes = Array("[1,2]99".utf8)
    try bytes.withUnsafeBytes { all in
      let document = try JSONDocument(parsing: UnsafeRawBufferPointer(rebasing: all[0..<5]))
      #expect(document.value.count == 2)
      #expect(throws: JSONError.self) {
        _ = try JSONDocument(parsing: UnsafeRawBufferPointer(rebasing: all[0..<4]))
      }
    }
  }

  @Test func aTextOfFewBytesAndOneOfManyAreTheSame() throws {
    // Short strings of Swift live in their own value, long ones in a block.
    let long = "[" + String(repeating: " ", count: 1000) + "3]"
    #expect(try withValue("[3]") { $0[0]?.integer } == 3)
    #expect(try withValue(long) { $0[0]?.integer } == 3)
  }

  @Test func nulInAStringIsKept() throws {
    try withValue(#"{"name":"a\u0000b\u0000"}"#) { value in
      #expect(value["name"]?.utf8.map { Array($0) } == [0x61, 0, 0x62, 0])
      #expect(value["name"]?.string == "a\u{0}b\u{0}")
    }
  }

  @Test func surrogatePairsAreOneCharacter() throws {
    // U+1F600 is D83D DE00 in UTF-16, and F0 9F 98 80 in UTF-8.
    try withValue(#""\uD83D\uDE00""#) { value in
      #expect(value.utf8.map { Array($0) } == [0xF0, 0x9F, 0x98, 0x80])
    }
  }

  @Test func aDeepValueIsParsed() throws {
    let depth = 512
    let text =
      String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
    let document = try JSONDocument(parsing: text)
    var value = document.value
    for _ in 0..<depth { value = try #require(value[0]) }
    #expect(value.integer == 7)
  }

  /// Nobody else bounds the depth of a text that comes in by another way than a message.
  @Test func aTextTooDeepIsRefused() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(!isParsed(Array(text.utf8)))
  }

  @Test func whatIsWrongHasItsPlace() {
    let error = #expect(throws: JSONError.self) { try withValue("[1,\n2,\n]") { _ in } }
    #expect(error?.reason == .syntax)
    #expect(error?.place == TextPlace(line: 3, column: 1, offset: 7, lineOffset: 7))
  }

  @Test func numbersBeyondTheTypesAreRefused() {
    for text in ["9223372036854775808", "-9223372036854775809", "[1e400]"] {
      let error = #expect(throws: JSONError.self) { try withValue(text) { _ in } }
      #expect(error?.reason == .numberTooBig, "\(text)")
    }
  }

  @Test func nulInANameIsRefused() {
    let error = #expect(throws: JSONError.self) { try withValue(#"{"a\u0000b":1}"#) { _ in } }
    #expect(error?.reason == .nulInName)
  }
}
