import JSON
import Testing

/// What must hold of every text, tried on many.
struct JSONDiagnosisPropertyTests {
  /// Messages of each shape there is: all kinds of values, blanks of all kinds, every escape,
  /// characters of one to four bytes.
  static let valid = [
    #"{"jsonrpc":"2.0","id":1,"method":"calendar.month","params":{"year":2022,"month":1}}"#,
    #"[{"jsonrpc":"2.0","method":"exit"},{"id":null,"params":[-1.5e+10,true,false,null,0]}]"#,
    "{\n\t\"title\" : \"2022년 01월\" ,\r\n \"list\" : [ [ ] , { } , [ 0.25 , -0 , 1E3 ] ]\n}",
    #"{"text":"\"\\\/\b\f\n\r\t\u00e9\u0000\uD83D\uDE00é한😀","a":{"b":{"c":[[[{}]]]}}}"#,
    "  [\"\u{7F}\u{2028}\", 9223372036854775807, -9223372036854775808, 1.7976931348623157e308]\n",
  ]

  @Test(arguments: valid)
  func aValidTextHasNothingWrong(text: String) {
    let text = Array(text.utf8)
    #expect(diagnosis(text) == nil)
    #expect(isParsed(text))
  }

  /// A message that has not wholly arrived ends too soon, wherever it is cut, and never looks broken
  /// in another way.
  @Test(arguments: valid)
  func everyPrefixEndsTooSoon(text: String) {
    let text = Array(text.utf8)
    let end = text.lastIndex { !isJSONBlank($0) } ?? 0
    for length in 0...end {
      let prefix = Array(text[..<length])
      let error = diagnosis(prefix)
      #expect(error?.reason == .unexpectedEnd, "after \(length) bytes")
      #expect(error?.place?.offset == Int64(length))
      #expect(!isParsed(prefix))
    }
  }

  /// One byte changed, dropped or put in: an error is found exactly when jansson refuses the text.
  @Test(arguments: valid)
  func anErrorIsFoundExactlyWhenThereIsOne(text: String) {
    let valid = Array(text.utf8)
    // Half of the new bytes mean something to JSON, the other half are any.
    let telling = Array("{}[]:,\"\\/0123456789+-.eEtfnu \n\t".utf8)
    var numbers = FixedNumbers(seed: UInt64(valid.count))
    var refused = 0
    for _ in 0..<6000 {
      var text = valid
      let place = Int.random(in: 0..<text.count, using: &numbers)
      let byte =
        Bool.random(using: &numbers)
        ? telling.randomElement(using: &numbers)! : UInt8.random(in: 1...255, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: text.remove(at: place)
      case 1: text.insert(byte, at: place)
      default: text[place] = byte
      }
      let error = diagnosis(text)
      let isRefused = !isParsed(text)
      if isRefused { refused += 1 }
      if (error != nil) != isRefused {
        Issue.record(
          "\(String(decoding: text, as: UTF8.self).debugDescription): \(error?.message ?? "nothing")"
        )
      }
      if let place = error?.place {
        #expect(0...Int64(text.count) ~= place.offset)
        #expect(place.lineOffset <= place.offset)
      }
    }
    // Both answers were met, so neither side was asked in vain.
    #expect(1000..<6000 ~= refused)
  }

  /// jansson drops a raw NUL behind a number without a word: here it is an error wherever it stands.
  @Test(arguments: valid)
  func aRawNULIsAlwaysAnError(text: String) {
    let valid = Array(text.utf8)
    for place in 0...valid.count {
      var text = valid
      text.insert(0, at: place)
      #expect(diagnosis(text) != nil, "at byte \(place)")
    }
  }

  /// It recurses into nothing, and so takes a text of any depth.
  @Test(arguments: [200, 100_000])
  func depthDoesNotMatter(depth: Int) {
    let opening = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    let closing = [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    #expect(diagnosis(opening + closing) == nil)
    #expect(diagnosis(opening + closing.dropLast())?.reason == .unexpectedEnd)
    #expect(diagnosis(opening + closing + [UInt8(ascii: "]")])?.place?.offset == Int64(2 * depth))
    let mixed = (0..<depth).map { $0.isMultiple(of: 3) ? "{\"a\":" : "[" }.joined()
    let closers = (0..<depth).reversed().map { $0.isMultiple(of: 3) ? "}" : "]" }.joined()
    #expect(diagnosis(Array("\(mixed)1\(closers)".utf8)) == nil)
  }

  @Test func onlyFourBytesAreBlank() {
    let blanks = (UInt8.min...UInt8.max).filter(isJSONBlank)
    #expect(blanks == [0x09, 0x0A, 0x0D, 0x20])
  }
}
