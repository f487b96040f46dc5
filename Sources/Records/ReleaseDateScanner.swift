import JSON

/// A piece of a written date.
enum ReleaseDateToken {
  case number(Int, digits: Int)
  /// Fields that stand together: `1997-06-26`, `06/1997`.
  case date(year: Int, month: Int?, day: Int?, isShort: Bool)
  /// A year of which digits are unknown: all that it can be.
  case years(ClosedRange<Int>)
  case word(ReleaseDateWords.Meaning)
  case unknown(String)
  case openBracket, closeBracket
  /// A range without a limit, EDTF's `..`.
  case unlimited

  var hasYear: Bool {
    switch self {
    case .number(_, let digits): digits == 4 || digits == 8
    case .date, .years: true
    default: false
    }
  }
}

/// Cuts a written date into tokens.
struct ReleaseDateScanner {
  /// Blanks are one each, dashes are hyphens, and digits are ASCII.
  let text: [Unicode.Scalar]
  let source: String
  var index = 0
  var tokens: [ReleaseDateToken] = []
  /// A `?`, `~` or `%` stood anywhere: EDTF lets them stand at any field.
  private(set) var isQualified = false

  init(_ source: String) {
    self.source = source
    var text: [Unicode.Scalar] = []
    for scalar in source.unicodeScalars {
      switch scalar {
      case "?", "~", "%": isQualified = true
      case _ where scalar.properties.isWhitespace:
        if let last = text.last, last != " " { text.append(" ") }
      case "\u{2010}"..."\u{2015}", "\u{2212}": text.append("-")
      case "\u{FF10}"..."\u{FF19}":
        text.append(Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30)))
      default: text.append(scalar)
      }
    }
    if text.last == " " { text.removeLast() }
    self.text = text
  }

  var saysNoDate: Bool {
    if text.isEmpty { return true }
    let isBlank = text.allSatisfy { "-[]() ".unicodeScalars.contains($0) }
    if isBlank, isQualified || text.contains("-") { return true }
    let letters = text.filter { $0.properties.isAlphabetic || digit($0) != nil }
    return ReleaseDateWords.meanNoDate(string(letters[...]).lowercased())
  }

  func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }

  func digit(_ scalar: Unicode.Scalar?) -> Int? {
    guard let scalar, "0"..."9" ~= scalar else { return nil }
    return Int(scalar.value - 0x30)
  }

  func at(_ index: Int) -> Unicode.Scalar? {
    index >= 0 && index < text.count ? text[index] : nil
  }

  func isLetter(_ index: Int) -> Bool {
    guard let scalar = at(index) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return scalar.properties.isAlphabetic
    }
  }

  mutating func scan() throws(JSONError) {
    while let scalar = at(index) {
      switch scalar {
      case "0"..."9": try scanNumber()
      case "-": try scanHyphen()
      case "/":
        index += 1
        tokens.append(.word(.range))
      case "(":
        if let letter = at(index + 1), letter == "c" || letter == "C" || letter == "p",
          at(index + 2) == ")"
        {
          index += 3
          tokens.append(.word(.copyright))
        } else {
          index += 1
          tokens.append(.openBracket)
        }
      case "[", "{", "<":
        index += 1
        tokens.append(.openBracket)
      case ")", "]", "}", ">":
        index += 1
        tokens.append(.closeBracket)
      case "\u{A9}", "\u{2117}":
        index += 1
        tokens.append(.word(.copyright))
      case ".":
        if at(index + 1) == "." {
          index += 1
          tokens.append(.unlimited)
        }
        index += 1
      case " ", ",", ";", ":", "'", "\u{2019}": index += 1
      default:
        guard isLetter(index) else { throw ReleaseDateParser.unreadable(source) }
        scanWord()
      }
    }
  }

  private mutating func scanHyphen() throws(JSONError) {
    let opensSide =
      switch tokens.last {
      case nil, .word(.range), .word(.alternative), .word(.approximate), .openBracket: true
      default: false
      }
    if opensSide, digit(at(index + 1)) != nil {
      // EDTF's year before 1 CE; not a second hyphen.
      index += 1
      return try scanNumber(sign: -1)
    }
    let isInsideDate =
      digit(at(index - 1)) != nil && isLetter(index + 1)
      || isLetter(index - 1) && (1...4).allSatisfy { digit(at(index + $0)) != nil }
    index += 1
    // 26-Jun-1997 is one date.
    if !isInsideDate { tokens.append(.word(.range)) }
  }

  private mutating func scanWord() {
    let start = index
    while isLetter(index) { index += 1 }
    // Q1 to Q4.
    if index == start + 1, text[start] == "Q", digit(at(index)) != nil { index += 1 }
    let word = string(text[start..<index])
    let lowercased = word.lowercased()
    // c1997 is copyright, c. 1997 is circa.
    if lowercased == "c", at(index) == "." { return tokens.append(.word(.approximate)) }
    if let abbreviation = spacedAbbreviation(lowercased) {
      return tokens.append(.word(abbreviation))
    }
    tokens.append(ReleaseDateWords.meaning(of: lowercased).map { .word($0) } ?? .unknown(word))
  }

  /// `i. e.`, `B.C.` and `A. D.`, their letters apart; leaves the position behind the last one.
  private mutating func spacedAbbreviation(_ first: String) -> ReleaseDateWords.Meaning? {
    guard first == "i" || first == "b" || first == "a" else { return nil }
    var word = first
    var end = index
    while word.utf8.count < 3 {
      var next = end
      while at(next) == "." || at(next) == " " { next += 1 }
      guard isLetter(next), !isLetter(next + 1), next > end || word.utf8.count == 1 else { break }
      word += string(text[next...next]).lowercased()
      end = next + 1
    }
    guard ["ie", "bc", "bce", "ad"].contains(word) else { return nil }
    index = end
    return ReleaseDateWords.meaning(of: word)
  }
}
