import JSON
import Testing

/// Bytes that are no UTF-8, and texts that are JSON but more than can be taken.
struct JSONDiagnosisEncodingTests {
  /// Well-formed UTF-8 by table 3-7 of the Unicode standard; these are its holes.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF],  // a continuation without a lead
    [0xC0, 0x80], [0xC1, 0xBF],  // overlong, two bytes
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],  // overlong, three
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],  // surrogates
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],  // overlong, four
    [0xF4, 0x90, 0x80, 0x80],  // beyond U+10FFFF
    [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],  // no lead at all
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],  // cut short by what follows
    [0xC3, 0xC3, 0xA9], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],  // not a continuation
  ]

  @Test(arguments: illFormed)
  func inAString(bytes: [UInt8]) throws {
    let text = Array("[\"é".utf8) + bytes + Array("x\"]".utf8)
    let error = try #require(diagnosis(text))
    #expect(error.reason == .encoding)
    // `["é` is four bytes and three scalars.
    #expect(error.place == TextPlace(line: 1, column: 4, offset: 4, lineOffset: 0))
    #expect(!isParsed(text))
  }

  @Test(arguments: illFormed)
  func inAName(bytes: [UInt8]) throws {
    let error = try #require(diagnosis(Array("{\"".utf8) + bytes + Array("\":1}".utf8)))
    #expect(error.reason == .encoding)
    #expect(error.place?.offset == 2)
  }

  @Test(arguments: illFormed)
  func betweenTheTokens(bytes: [UInt8]) throws {
    let error = try #require(diagnosis(Array("[1,".utf8) + bytes + Array("]".utf8)))
    #expect(error.reason == .encoding)
    #expect(error.place?.offset == 3)
  }

  /// The beginning of a character at the end of the text is an early end: the rest may be on its
  /// way.
  @Test(arguments: [[0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x98]])
  func aCharacterCutByTheEnd(bytes: [UInt8]) throws {
    let text = Array("[\"".utf8) + bytes
    let error = try #require(diagnosis(text))
    #expect(error.reason == .unexpectedEnd)
    #expect(error.place?.offset == Int64(text.count))
  }

  /// The first and the last scalar of each length, and both sides of the surrogates.
  @Test(
    arguments: [
      0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFDD0, 0xFFFE, 0xFFFF, 0x10000, 0xFFFFF, 0x10FFFF,
    ] as [UInt32])
  func everyScalarIsFine(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let bytes = Array("[\"\(Character(scalar))\"]".utf8)
    #expect(diagnosis(bytes) == nil)
    #expect(isParsed(bytes))
  }

  @Test(arguments: [
    ("9223372036854775808", Reason.numberTooBig, Int64(0)),
    ("-9223372036854775809", .numberTooBig, 0),
    ("[1,100000000000000000000]", .numberTooBig, 3), ("[1e309]", .numberTooBig, 1),
    ("[-1e309]", .numberTooBig, 1), ("[1.8e308]", .numberTooBig, 1),
    (#"{"a\u0000":1}"#, .nulInName, 1), (#"[{"":1,"\u0000":1}]"#, .nulInName, 7),
    // The first of several.
    (#"{"\u0000":1e400}"#, .nulInName, 1), (#"[1e400,{"\u0000":1}]"#, .numberTooBig, 1),
    // What is no JSON at all comes first, wherever it stands.
    ("[1e400,]", .syntax, 7), (#"{"\u0000":1"#, .unexpectedEnd, 11),
  ])
  func moreThanCanBeTaken(text: String, reason: Reason, offset: Int64) throws {
    let error = try #require(diagnosis(Array(text.utf8)))
    #expect(error.reason == reason)
    #expect(error.place?.offset == offset)
    #expect(!isParsed(Array(text.utf8)))
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "1.7976931348623157e308", "5e-324", "1e-400",
    "-1e-99999", "0e99999", "-0", "0.0000000000000000000000000000000000001",
    #"{"a":"\u0000"}"#, #"["\u0000"]"#,
  ])
  func theLastThatCanBeTaken(text: String) {
    #expect(diagnosis(Array(text.utf8)) == nil)
    #expect(isParsed(Array(text.utf8)))
  }
}
