import JSON
import Testing

struct JSONErrorTests {
  /// RFC 6901, section 3: `~` is written `~0` and `/` is written `~1`; nothing else is changed.
  @Test(arguments: [
    ("year", "/year"), ("", "/"), ("a/b", "/a~1b"), ("m~n", "/m~0n"), ("~1", "/~01"),
    ("/~/", "/~1~0~1"), ("c%d", "/c%d"), (" ", "/ "), ("0", "/0"), ("é한", "/é한"),
    ("/\u{301}~\u{301}", "/~1\u{301}~0\u{301}"),
  ])
  func pointersEscapeNames(name: String, pointer: String) {
    #expect(JSONError(.badValue, it: "is wrong").inside(name).pointer == pointer)
  }

  @Test func pointersGrowFromTheInside() {
    let error = JSONError(.badValue, it: "is wrong").inside("5").inside("a/b").inside("sections")
    #expect(error.pointer == "/sections/a~1b/5")
  }

  @Test func messagesNameWhatTheyAreSaidOf() {
    let error = JSONError(.outOfRange, it: "must be 1 to 12, not 13")
    #expect(error.message == "the value must be 1 to 12, not 13")
    #expect(error.inside("month").message == "month must be 1 to 12, not 13")
    #expect(error.inside("3").inside("months").message == "months/3 must be 1 to 12, not 13")
  }

  @Test func aWholeSentenceStaysAsItIs() {
    let error = JSONError(.missingMember, "year is missing", member: "year").inside("params")
    #expect(error.message == "year is missing")
    #expect(error.pointer == "/params")
  }

  /// Seen from outside, an error is the same but for its pointer.
  @Test func nothingIsLostOnTheWayOut() {
    let error = JSONError(
      .badValue, it: "is wrong", expected: "e", found: "f", minimum: -1, maximum: 2,
      allowed: ["a", "b"], suggestion: "s", hint: "h"
    ).inside("x")
    #expect(error.reason == .badValue)
    #expect(error.expected == "e")
    #expect(error.found == "f")
    #expect(error.minimum == -1)
    #expect(error.maximum == 2)
    #expect(error.allowed == ["a", "b"])
    #expect(error.suggestion == "s")
    #expect(error.hint == "h")
    #expect(error.member == nil)
    #expect(error.place == nil)
  }

  @Test func aMissingMemberIsNamedAndPointsAtItsParent() {
    let error = JSONError.missing("month", hint: "year and month go together.")
    #expect(error.reason == .missingMember)
    #expect(error.pointer == "")
    #expect(error.member == "month")
    #expect(error.message == "month is missing")
    #expect(error.hint == "year and month go together.")
  }
}

struct TextPlaceTests {
  // Line 1 is `aé` (bytes 0 to 2) and its end (3); line 2 is `한😀` with `\r` (bytes 4 to 11) and
  // its end (12); line 3 is empty.
  private static let text = "aé\n한😀\r\n"

  @Test(arguments: [
    (0, 1, 1, 0), (1, 1, 2, 0), (3, 1, 3, 0), (4, 2, 1, 4), (7, 2, 2, 4), (11, 2, 3, 4),
    (12, 2, 4, 4), (13, 3, 1, 13),
  ])
  func placesCountScalarsAndBytes(index: Int, line: Int64, column: Int64, lineOffset: Int64) {
    Array(Self.text.utf8).withUnsafeBytes { text in
      #expect(
        TextPlace(of: index, in: text)
          == TextPlace(
            line: line, column: column, offset: Int64(index), lineOffset: lineOffset))
    }
  }

  /// A part that begins at line 4, column 5, byte 100, in a line that begins at byte 96. Its own
  /// first line goes on where the part begins; its later ones are lines of the whole.
  @Test func aPlaceMovesWithItsPart() {
    let start = TextPlace(line: 4, column: 5, offset: 100, lineOffset: 96)
    #expect(TextPlace.start.moved(to: start) == start)
    #expect(
      TextPlace(line: 1, column: 3, offset: 2, lineOffset: 0).moved(to: start)
        == TextPlace(line: 4, column: 7, offset: 102, lineOffset: 96))
    #expect(
      TextPlace(line: 2, column: 3, offset: 12, lineOffset: 10).moved(to: start)
        == TextPlace(line: 5, column: 3, offset: 112, lineOffset: 110))
  }

  @Test func offsetsGoBeyondFourGibibytes() {
    let start = TextPlace(line: 1, column: 1, offset: 1 << 33, lineOffset: 1 << 33)
    let place = TextPlace(line: 2, column: 1, offset: 7, lineOffset: 7).moved(to: start)
    #expect(place.offset == 8_589_934_599)
    #expect(place.lineOffset == 8_589_934_599)
  }

  @Test func anErrorMovesWithItsText() {
    let start = TextPlace(line: 3, column: 1, offset: 50, lineOffset: 50)
    let inside = TextPlace(line: 1, column: 4, offset: 3, lineOffset: 0)
    let error = JSONError(.syntax, "no", pointer: "/a", hint: "h", place: inside).moved(to: start)
    #expect(error.place == TextPlace(line: 3, column: 4, offset: 53, lineOffset: 50))
    #expect(error.pointer == "/a")
    #expect(error.hint == "h")
    #expect(JSONError(.badValue, it: "x").moved(to: start).place == nil)
  }
}
