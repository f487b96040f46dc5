import JSON
import Testing

@testable import Books

/// Texts at the edges of JSON, each a whole series file of one book: what jansson 2.14 takes comes
/// in, what it refuses has a cause and a place.
struct JSONEdgesTests {
  private func text(
    author: String = #""A""#, pages: String = "223", dedication: String = #","dedication":"d""#
  ) -> String {
    #"{"data":[{"attributes":{"title":"T","author":"# + author + #","pages":"# + pages
      + #","release_date":"1997-06-26""# + dedication
      + #","summary":"s","wiki":"w","chapters":[{"title":"1. C"}]}}]}"#
  }

  @Test(arguments: [
    ("\"a\u{2028}b\"", "a\u{2028}b"), (#""\ud83d\ude00""#, "😀"), ("\"a\u{7F}b\"", "a\u{7F}b"),
    (#""a\u0000b""#, "a\0b"), (#""a\/b""#, "a/b"), ("\"e\u{301}\"", "e\u{301}"),
  ])
  func anAuthor(value: String, name: String) throws {
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let decoding = try decode(text(author: value), mode: mode)
      #expect(try decoding.record()["authors"] == [.string(name)])
      #expect(decoding.problems.isEmpty)
    }
  }

  @Test(arguments: [
    ("223", 223), ("2.23e2", 223), ("-0", 0), ("9007199254740993", 9_007_199_254_740_993),
    ("9223372036854775807", Int.max),
  ])
  func aPageCount(value: String, pages: Int) throws {
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let decoding = try decode(text(pages: value), mode: mode)
      #expect(try decoding.record()["pages"]?.integer == pages)
      #expect(decoding.problems.isEmpty)
    }
  }

  /// The place is the first character that can't be part of JSON, as a person counts.
  @Test(arguments: [
    ("\u{A0}223", "syntax", "\u{A0}"), ("NaN", "syntax", "NaN"), ("Infinity", "syntax", "Infinity"),
    ("+223", "syntax", "+223"), ("0223", "syntax", "0223"), ("223.", "syntax", "223."),
    (".5", "syntax", ".5"), ("0x1F", "syntax", "0x1F"), ("'223'", "syntax", "'223'"),
    ("9223372036854775808", "outOfRange", "9223372036854775808"), ("1e400", "outOfRange", "1e400"),
    ("tru", "syntax", "tru"), ("nul", "syntax", "nul"), ("223 223", "syntax", "223,\"release"),
    ("/* 1 */ 223", "syntax", "/*"),
  ])
  func aPageCountThatIsNoJSON(value: String, cause: String, token: String) throws {
    let text = text(pages: value)
    let place = place(of: try offset(of: token, in: text), in: Array(text.utf8))
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let (reason, found) = try told(text, mode)
      #expect(reason == cause)
      #expect(BooksTests.place(in: found) == place)
    }
  }

  /// The reason of the only problem, and what tells its place.
  private func told(_ text: String, _ mode: BooksDecode.Mode) throws -> (String?, AnswerValue?) {
    if mode == .strict {
      let error = try failure(text)
      #expect(error["code"]?.integer == -32012)
      return (error.at("/data/cause")?.string, error["data"])
    }
    let decoding = try decode(text)
    #expect(decoding.records.isEmpty)
    #expect(try decoding.problem()["effect"]?.string == "recordDropped")
    return (try decoding.problem()["reason"]?.string, try decoding.problem())
  }

  @Test(arguments: [
    ("\"a\tb\"", "\t"), ("\"a\u{1}b\"", "\u{1}"), (#""a\qb""#, "\\q"), (#""\ud83d""#, "\\ud83d"),
    (#""\ude00\ud83d""#, "\\ude00"), (#""\u12g4""#, "\\u12g4"),
  ])
  func aStringThatIsNone(value: String, token: String) throws {
    let text = text(author: value)
    let place = place(of: try offset(of: token, in: text), in: Array(text.utf8))
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let (reason, found) = try told(text, mode)
      #expect(reason == "syntax")
      #expect(BooksTests.place(in: found) == place)
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8(bytes: [UInt8]) throws {
    let parts = text(author: "\"é@\"").split(separator: "@").map { Array($0.utf8) }
    let whole = parts[0] + bytes + parts[1]
    let decoding = try decode(whole)
    let problem = try decoding.problem()
    #expect(decoding.records.isEmpty)
    #expect(problem["reason"]?.string == "encoding")
    #expect(place(in: problem) == place(of: parts[0].count, in: whole))
    let error = try failure(whole)
    #expect(error.at("/data/cause")?.string == "encoding")
    #expect(error.at("/data/offset")?.integer == parts[0].count)
  }

  @Test func aTextOfUTF16() throws {
    let units = text().utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let error = try failure(bytes, mode: mode)
      #expect(error["code"]?.integer == -32012)
      #expect(error.at("/data/cause")?.string == "encoding")
      #expect(error.at("/data/offset")?.integer == 0)
    }
  }

  @Test(arguments: [514, 2000, 3000, 100_000])
  func aDeepText(depth: Int) throws {
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    for text in [brackets, #"{"title":"T","x":"# + brackets + "}"] {
      #expect(try failure(text).at("/data/cause")?.string == "depthExceeded")
    }
    let among = try decode(
      #"{"title":"T"}"# + "\n{\"title\":\"T\",\"x\":" + brackets + "}\n" + #"{"title":"U"}"#)
    #expect(among.titles == ["T", "U"])
    #expect(among.problems.first?["reason"]?.string == "depthExceeded")
    #expect(among.problems.first?["line"]?.integer == 2)
  }

  @Test func aTextAsDeepAsMayBe() throws {
    let brackets = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    #expect(try decode(#"{"title":"T","x":"# + brackets + "}").titles == ["T"])
  }

  @Test(arguments: [
    ("data_single", #"{"data":{"attributes":{"title":"T"}}}"#, 1, "/data"),
    ("two_docs", #"{"data":[{"title":"T"}]}{"data":[{"title":"T"}]}"#, 2, "/data/0"),
    ("trailing_ws", "{\"data\":[{\"title\":\"T\"}]}\n\n \t", 1, "/data/0"),
  ])
  func aShape(name: String, text: String, count: Int, pointer: String) throws {
    let decoding = try decode(text)
    #expect(decoding.titles == Array(repeating: "T", count: count))
    #expect(decoding.records.allSatisfy { $0["pointer"]?.string == pointer })
    #expect(decoding.problems.isEmpty)
  }

  /// Cut anywhere in its record: told once, at the end of the text.
  @Test func aCutText() throws {
    let text = Array(text().utf8)
    for end in 10..<text.count - 2 {
      let cut = Array(text[..<end])
      let error = try failure(cut)
      #expect(error["code"]?.integer == -32012)
      #expect(error.at("/data/cause")?.string == "unexpectedEnd")
      #expect(place(in: error["data"]) == place(of: end, in: cut))
      let decoding = try decode(cut)
      #expect(decoding.records.isEmpty)
      #expect(decoding.problems.first?["reason"]?.string == "unexpectedEnd")
    }
  }

  /// The beginning of the file is missing: the records that are whole come through.
  @Test func theOpeningBracketIsMissing() throws {
    let text = "\"data\": [\n{\"title\":\"T\"},\n{\"title\":\"U\"}\n]\n}\n"
    #expect(try decode(text).titles == ["T", "U"])
    let error = try failure(text)
    #expect(error.at("/data/cause")?.string == "syntax")
    #expect(error.at("/data/line")?.integer == 1)
    #expect(error.at("/data/column")?.integer == 1)
  }
}
