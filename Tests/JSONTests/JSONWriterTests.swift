import Foundation
import JSON
import Testing

struct JSONWriterTests {
  /// RFC 8259, section 7: five control characters have an escape of two characters, the others only
  /// that of six.
  @Test(arguments: UInt8(0)..<0x20)
  func controlCharactersAreEscapedTheShortestWay(byte: UInt8) {
    let short: [UInt8: String] = [
      0x08: #"\b"#, 0x09: #"\t"#, 0x0A: #"\n"#, 0x0C: #"\f"#, 0x0D: #"\r"#,
    ]
    let expected = short[byte] ?? String(format: #"\u%04x"#, Int(byte))
    let text = "a" + String(UnicodeScalar(byte)) + "b"
    #expect(writtenDocument { $0.string(text) } == "\"a\(expected)b\"")
  }

  /// Only quotes, backslashes and control characters have to be escaped; DEL and the line
  /// separators don't, nor does a slash.
  @Test(arguments: [
    ("", #""""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"C:\dir\"#, #""C:\\dir\\""#),
    (#"\u0041"#, #""\\u0041""#),
    ("a/b</script>", #""a/b</script>""#),
    ("\u{7F}", "\"\u{7F}\""),
    ("\u{80}\u{85}\u{2028}\u{2029}", "\"\u{80}\u{85}\u{2028}\u{2029}\""),
    ("é한😀e\u{301}", "\"é한😀e\u{301}\""),
    ("\n\"", #""\n\"""#),
  ])
  func stringsEscapeWhatTheyHaveTo(text: String, expected: String) {
    #expect(writtenDocument { $0.string(text) } == expected)
    // The same through its other door, from bytes.
    #expect(
      writtenDocument { writer in
        Array(text.utf8).withUnsafeBytes { writer.string($0) }
      } == expected)
  }

  @Test(arguments: [
    (0, "0"), (1, "1"), (9, "9"), (10, "10"), (11, "11"), (99, "99"), (100, "100"), (101, "101"),
    (999, "999"), (1000, "1000"), (9999, "9999"), (10_000, "10000"), (-1000, "-1000"), (-1, "-1"),
    (-9, "-9"), (-10, "-10"), (-99, "-99"),
    (-100, "-100"), (2022, "2022"), (1_000_000_000, "1000000000"),
    (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
    (Int.min + 1, "-9223372036854775807"),
  ])
  func integersAreWrittenInFull(value: Int, expected: String) {
    #expect(writtenDocument { $0.integer(value) } == expected)
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "-0.0"), (1.0, "1.0"), (-1.5, "-1.5"), (0.1, "0.1"),
    // 0.1 + 0.2 is the double after 0.3, and needs all seventeen digits.
    (0.1 + 0.2, "0.30000000000000004"),
    (.leastNonzeroMagnitude, "5e-324"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9_007_199_254_740_993.0, "9007199254740992.0"), (1e22, "1e+22"),
  ])
  func realsAreTheShortestThatReadsBack(value: Double, expected: String) {
    #expect(writtenDocument { $0.real(value) } == expected)
  }

  /// Against the C library: read back by strtod it is the same double, and printf finds no spelling
  /// of fewer digits that is.
  @Test func realsReadBackAndNoFewerDigitsWould() throws {
    var numbers = FixedNumbers(seed: 3)
    for _ in 0..<2000 {
      let value = Double(bitPattern: numbers.next())
      guard value.isFinite else { continue }
      let text = writtenDocument { $0.real(value) }
      #expect(strtod(text, nil).bitPattern == value.bitPattern, "\(text)")
      #expect(isParsed(Array(text.utf8)), "\(text) is not JSON")
      let fewest = try #require(
        (1...17).first { strtod(String(format: "%.\($0 - 1)e", value), nil) == value })
      let mantissa = text.prefix { $0 != "e" }.filter(\.isWholeNumber)
      let trimmed = mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }
      #expect(trimmed.count <= fewest, "\(text)")
    }
  }

  @Test func literalsAndContainers() {
    let text = writtenDocument { writer in
      writer.open(.object)
      writer.name("none")
      writer.null()
      writer.name("yes")
      writer.boolean(true)
      writer.name("no")
      writer.boolean(false)
      writer.name("empty")
      writer.open(.array)
      writer.close(.array)
      writer.name("hollow")
      writer.open(.object)
      writer.close(.object)
      writer.name("nested")
      writer.open(.array)
      writer.open(.array)
      writer.close(.array)
      writer.integer(1)
      writer.open(.object)
      writer.close(.object)
      writer.close(.array)
      writer.name("literal")
      writer.string("a,b" as StaticString)
      writer.close(.object)
    }
    #expect(
      text == """
        {"none":null,"yes":true,"no":false,"empty":[],"hollow":{},"nested":[[],1,{}],\
        "literal":"a,b"}
        """)
  }

  /// The closing bracket overwrites the comma behind a value, never one that is part of it.
  @Test func aStringThatEndsInACommaKeepsIt() {
    let text = writtenDocument { writer in
      writer.open(.array)
      writer.string("," as String)
      writer.close(.array)
    }
    #expect(text == #"[","]"#)
  }

  @Test func namesOfRunTimeAreEscaped() {
    let text = writtenDocument { writer in
      writer.open(.object)
      Array("a\"b\n".utf8).withUnsafeBytes { writer.name(utf8: $0) }
      writer.integer(1)
      writer.close(.object)
    }
    #expect(text == #"{"a\"b\n":1}"#)
  }

  /// `2022-01-` in ASCII is 32 30 32 32 2D 30 31 2D.
  @Test func eightBytesComeLowestFirst() {
    #expect(written { $0.put(eightBytes: 0x2D31_302D_3232_3032) } == "2022-01-")
  }

  @Test func aStringIsPutTogetherFromParts() {
    let text = writtenDocument { writer in
      writer.put(UInt8(ascii: "\""))
      writer.digits(7, width: 4)
      writer.put("-")
      writer.digits(42, width: 2)
      Array("\t".utf8).withUnsafeBytes { writer.escaped($0) }
      writer.endString()
    }
    #expect(text == #""0007-42\t""#)
  }
}
