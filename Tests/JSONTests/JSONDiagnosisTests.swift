import JSON
import Testing

/// A text that is not JSON, and where that shows. The places were counted by hand.
struct Broken: Sendable, CustomTestStringConvertible {
  let text: [UInt8]
  let reason: Reason
  let place: TextPlace

  /// In a text of one line, where every character before the place is one byte.
  init(_ text: String, _ reason: Reason = .syntax, at offset: Int64) {
    self.init(
      Array(text.utf8), reason,
      TextPlace(line: 1, column: offset + 1, offset: offset, lineOffset: 0))
  }

  init(_ text: [UInt8], _ reason: Reason, _ place: TextPlace) {
    (self.text, self.reason, self.place) = (text, reason, place)
  }

  var testDescription: String { String(decoding: text, as: UTF8.self).debugDescription }
}

struct JSONDiagnosisTests {
  private func check(_ broken: Broken) throws {
    let error = try #require(diagnosis(broken.text), "nothing was found")
    #expect(error.reason == broken.reason, "\(error.message)")
    #expect(error.place == broken.place, "\(error.message)")
    #expect(!isParsed(broken.text), "jansson takes it")
  }

  @Test(arguments: [
    Broken("", .unexpectedEnd, at: 0), Broken("  ", .unexpectedEnd, at: 2),
    Broken("[", .unexpectedEnd, at: 1), Broken("{", .unexpectedEnd, at: 1),
    Broken("[1", .unexpectedEnd, at: 2), Broken("[1,", .unexpectedEnd, at: 3),
    Broken("[1, ", .unexpectedEnd, at: 4), Broken("[[1]", .unexpectedEnd, at: 4),
    Broken(#"{"a"#, .unexpectedEnd, at: 3), Broken(#"{"a""#, .unexpectedEnd, at: 4),
    Broken(#"{"a":"#, .unexpectedEnd, at: 5), Broken(#"{"a":1"#, .unexpectedEnd, at: 6),
    Broken(#"{"a":1,"#, .unexpectedEnd, at: 7), Broken(#"{"a":{}"#, .unexpectedEnd, at: 7),
    Broken(#"""#, .unexpectedEnd, at: 1), Broken(#""abc"#, .unexpectedEnd, at: 4),
    Broken(#""ab\"#, .unexpectedEnd, at: 4), Broken(#""ab\""#, .unexpectedEnd, at: 5),
    Broken(#""\u"#, .unexpectedEnd, at: 3), Broken(#""\u00e"#, .unexpectedEnd, at: 6),
    Broken(#""\ud83d"#, .unexpectedEnd, at: 7), Broken(#""\ud83d\"#, .unexpectedEnd, at: 8),
    Broken(#""\ud83d\ude"#, .unexpectedEnd, at: 11),
    Broken("t", .unexpectedEnd, at: 1), Broken("fals", .unexpectedEnd, at: 4),
    Broken("[nul", .unexpectedEnd, at: 4), Broken("-", .unexpectedEnd, at: 1),
    Broken("1.", .unexpectedEnd, at: 2), Broken("[1e", .unexpectedEnd, at: 3),
    Broken("[1e-", .unexpectedEnd, at: 4),
  ])
  func endsTooSoon(broken: Broken) throws { try check(broken) }

  @Test(arguments: [
    // A comma with nothing behind it, before it, or between.
    Broken("[1,]", at: 3), Broken("[1, ]", at: 4), Broken(#"{"a":1,}"#, at: 7),
    Broken("[,1]", at: 1), Broken("[1,,2]", at: 3), Broken("{,}", at: 1), Broken(",", at: 0),
    // Something missing between two things.
    Broken("[1 2]", at: 3), Broken(#"["a""b"]"#, at: 4), Broken("[[][]]", at: 3),
    Broken(#"{"a" 1}"#, at: 5), Broken(#"{"a"}"#, at: 4), Broken(#"{"a",1}"#, at: 4),
    Broken(#"{"a":1 "b":2}"#, at: 7), Broken(#"{"a":1"b":2}"#, at: 6),
    Broken(#"{"a"::1}"#, at: 5), Broken(#"{"a":}"#, at: 5), Broken(#"{:1}"#, at: 1),
    Broken(#"["a":1]"#, at: 4),
    // Names that are no strings.
    Broken("{a:1}", at: 1), Broken("{1:2}", at: 1), Broken("{'a':1}", at: 1),
    Broken("{null:1}", at: 1), Broken(#"{"a":1,b:2}"#, at: 7), Broken("{[]:1}", at: 1),
    // Closers that don't match, or have nothing to close.
    Broken("[1}", at: 2), Broken(#"{"a":1]"#, at: 6), Broken(#"{"a":[1}"#, at: 7),
    Broken("[}", at: 1), Broken("{]", at: 1), Broken("]", at: 0), Broken("}", at: 0),
    Broken("[1]]", at: 3), Broken("{}}", at: 2),
    // More than one value.
    Broken("{} {}", at: 3), Broken("1 2", at: 2), Broken("[]x", at: 2), Broken("null,", at: 4),
    Broken(#""a""b""#, at: 3), Broken("truefalse", at: 0),
    // Comments and the like are not JSON.
    Broken("[1] // one", at: 4), Broken("/* */ 1", at: 0), Broken("#", at: 0),
  ])
  func structure(broken: Broken) throws { try check(broken) }

  @Test(arguments: [
    "nulL", "nulll", "Null", "True", "TRUE", "None", "nil", "undefined", "yes", "tru e", "t",
    "falsy", "truex", "true1", "NaN", "nan", "Infinity", "-Infinity", "-NaN", "+1", "01", "-01",
    "007", "1.", "-1.", ".5", "-.5", "1.e5", "1e", "1E+", "1e1.5", "0x10", "0b1", "1_000", "1a",
    "1.2.3", "--1", "-", "-a", "1-2", "1e5e5", "$1", "'a'", "`a`", "é", "１２",
  ])
  func literalsAndNumbers(token: String) throws {
    // Alone in an array it stands at byte 1, and as a member's value at byte 5; after it all is
    // well, so that it can't be taken for an early end.
    try check(Broken("[\(token)]", at: 1))
    try check(Broken("{\"a\":\(token)}", at: 5))
    try check(Broken("[1, \(token), 2]", at: 4))
  }

  @Test(arguments: [
    // No such escape.
    Broken(#"["\x41"]"#, at: 2), Broken(#"["ab\q"]"#, at: 4), Broken(#"["\ "]"#, at: 2),
    Broken(#"["\'"]"#, at: 2), Broken(#"["\0"]"#, at: 2), Broken(#"["\U0041"]"#, at: 2),
    Broken(#"["\é"]"#, at: 2), Broken(#"{"\x":1}"#, at: 2),
    // Not four hexadecimal digits.
    Broken(#"["\u12G4"]"#, at: 2), Broken(#"["\u123"]"#, at: 2), Broken(#"["\u{41}"]"#, at: 2),
    Broken(#"["\u+041"]"#, at: 2), Broken(#"["\u 041"]"#, at: 2), Broken(#"["\u００41"]"#, at: 2),
    // Half a surrogate pair; the place is that of the escape that has no partner.
    Broken(#"["\ud800"]"#, at: 2), Broken(#"["a\uDBFFb"]"#, at: 3), Broken(#"["\udc00"]"#, at: 2),
    Broken(#"["\uDFFF\uD800"]"#, at: 2), Broken(#"["\ud800\u0041"]"#, at: 2),
    Broken(#"["\ud800\n"]"#, at: 2), Broken(#"["\ud800\ud800\udc00"]"#, at: 2),
    Broken(#"["\ud800\u12"]"#, at: 2), Broken(#"{"\ud800":1}"#, at: 2),
    // What must not stand raw in a string.
    Broken("[\"a\tb\"]", at: 3), Broken("[\"a\nb\"]", at: 3), Broken("[\"a\rb\"]", at: 3),
    Broken("[\"a\u{0}b\"]", at: 3), Broken("[\"\u{1F}\"]", at: 2), Broken("{\"a\u{1}\":1}", at: 3),
  ])
  func strings(broken: Broken) throws { try check(broken) }

  /// All of the text is there, and the string is closed: it ends in half a pair, not too soon.
  @Test(arguments: [#""\ud800""#, #""\uDBFF""#, #""ab\ud83d""#])
  func aLoneSurrogateAtTheEndOfAString(text: String) throws {
    let offset = text.prefix { $0 != "\\" }.utf8.count
    try check(Broken(text, at: Int64(offset)))
  }

  @Test(arguments: [
    // White space of Unicode is none of JSON's, and neither is a byte order mark or a NUL.
    Broken("\u{FEFF}{}", at: 0), Broken("[1,\u{A0}2]", at: 3), Broken("[1\u{B}]", at: 2),
    Broken("[1,\u{2028}2]", at: 3), Broken("\u{C}1", at: 0), Broken("[]\u{0}", at: 2),
    Broken("[\u{0}1]", at: 1), Broken("\u{0}", at: 0), Broken("[[],\u{3000}1]", at: 4),
  ])
  func onlyFourCharactersAreBlank(broken: Broken) throws { try check(broken) }

  @Test(arguments: [
    // Lines end at a line feed, whatever stands before it.
    // `{` and its end are bytes 0 and 1; the second line, of 18 bytes, ends at byte 19:
    //   two blanks, quote, é (2 bytes), 한 (3), 😀 (4), quote, `: 1,`, line feed.
    // The third begins at 20: two blanks, quote, 이름 (6 bytes), quote, `: ` and at 32 the literal,
    // which is the ninth character.
    Broken(
      Array("{\n  \"é한😀\": 1,\n  \"이름\": tru\n}".utf8), .syntax,
      TextPlace(line: 3, column: 9, offset: 32, lineOffset: 20)),
    // `[1,\r\n` is five bytes; then blank, 2, blank, and the 3 is at byte 8.
    Broken(
      Array("[1,\r\n 2 3]".utf8), .syntax,
      TextPlace(line: 2, column: 4, offset: 8, lineOffset: 5)),
    // A carriage return alone ends no line: seven characters stand before the bracket.
    Broken(
      Array("[1,\r2,\r]".utf8), .syntax,
      TextPlace(line: 1, column: 8, offset: 7, lineOffset: 0)),
    // An accent of its own is a scalar of its own: `["é" ` is six scalars in seven bytes.
    Broken(
      Array("[\"e\u{301}\" 1]".utf8), .syntax,
      TextPlace(line: 1, column: 7, offset: 7, lineOffset: 0)),
    // The text ends in an empty line.
    Broken(
      Array("[\"한\",\n\n".utf8), .unexpectedEnd,
      TextPlace(line: 3, column: 1, offset: 9, lineOffset: 9)),
    // A raw line end in a string is found on the line that it would end.
    Broken(
      Array("[\n\"é\n\"]".utf8), .syntax,
      TextPlace(line: 2, column: 3, offset: 5, lineOffset: 2)),
  ])
  func linesAndColumns(broken: Broken) throws { try check(broken) }

  /// A message is for people: what it shows of the text is cut between characters.
  @Test func aLongTokenIsCutBetweenCharacters() throws {
    // One byte and then two for each letter: a cut after any even number of bytes splits one.
    let error = try #require(diagnosis(Array("[a\(String(repeating: "é", count: 40))]".utf8)))
    #expect(!error.message.unicodeScalars.contains("\u{FFFD}"), "\(error.message)")
    #expect(error.message.count < 80)
  }
}
