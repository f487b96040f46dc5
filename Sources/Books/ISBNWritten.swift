import JSON

/// The digits of an ISBN and what stands behind them, before it is known to be one.
struct WrittenISBN {
  /// 10 stands for X, and only at the end of ten.
  private(set) var digits: [UInt8] = []
  private(set) var qualifier: String?
  /// Why it can be no ISBN, whatever its digits.
  private(set) var fault: String?

  private let text: [Unicode.Scalar]
  private var index = 0

  /// No number is longer, nor what people write behind one.
  private static let longest = 500

  init(_ text: String) {
    self.text = Array(text.unicodeScalars.prefix(Self.longest))
    skipName()
    readDigits()
    readRest()
  }

  private func at(_ index: Int) -> Unicode.Scalar? {
    index < text.count ? text[index] : nil
  }

  /// A digit of any script, as its value.
  private func digit(_ index: Int) -> UInt8? {
    guard let scalar = at(index) else { return nil }
    if scalar.isASCII { return "0"..."9" ~= scalar ? UInt8(scalar.value - 0x30) : nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return UInt8(exactly: value)
  }

  private func isX(_ index: Int) -> Bool {
    switch at(index) {
    case "X", "x", "\u{FF38}", "\u{FF58}": true
    default: false
    }
  }

  /// Hyphens and dashes, blanks, and marks that have no width.
  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "-" || scalar.properties.isWhitespace }
    return switch scalar.properties.generalCategory {
    case .dashPunctuation, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{2212}"
    }
  }

  private mutating func skipSeparators(and others: String) {
    while let scalar = at(index),
      isSeparator(scalar) || others.unicodeScalars.contains(scalar)
    {
      index += 1
    }
  }

  /// Leaves out `ISBN`, `ISBN-13:`, `eISBN`, `urn:isbn:`, and the `="` of a spreadsheet.
  private mutating func skipName() {
    skipSeparators(and: "=\"'[")
    for name in ["urn:isbn:", "e-isbn", "eisbn", "isbn"] where skipASCII(name) {
      skipLength()
      skipSeparators(and: ":=.#")
      return
    }
  }

  private mutating func skipASCII(_ name: String) -> Bool {
    var next = index
    for wanted in name.unicodeScalars {
      guard let scalar = at(next), scalar.isASCII,
        scalar.properties.lowercaseMapping == String(wanted)
      else { return false }
      next += 1
    }
    index = next
    return true
  }

  /// The 10 or 13 of `ISBN-13:`. Without a colon it may be the number's own beginning, so the
  /// digits have to come out.
  private mutating func skipLength() {
    var next = index
    while let scalar = at(next), isSeparator(scalar) { next += 1 }
    guard digit(next) == 1, let second = digit(next + 1), second == 0 || second == 3,
      digit(next + 2) == nil, let after = at(next + 2)
    else { return }
    guard after != ":" else { return index = next + 2 }
    var count = 0
    var position = next + 2
    while let scalar = at(position), isSeparator(scalar) || digit(position) != nil || isX(position) {
      if !isSeparator(scalar) { count += 1 }
      position += 1
    }
    if count == 10 + Int(second) { index = next + 2 }
  }

  private mutating func readDigits() {
    while let scalar = at(index) {
      if let digit = digit(index) {
        digits.append(digit)
      } else if isX(index), digits.count == 9 {
        digits.append(10)
        index += 1
        return skipSeparators(and: "")
      } else if !isSeparator(scalar) {
        return
      }
      index += 1
    }
  }

  private mutating func readRest() {
    if digits.isEmpty, index == text.count { return fault = "it is empty" }
    guard let next = at(index) else { return }
    if isX(index), digits.count < 13 { return fault = "X can only be the last of ten digits" }
    if digit(index) != nil { return fault = "an ISBN ends with X, and digits follow" }
    let isApart = index > 0 && isSeparator(text[index - 1])
    if digits.isEmpty || !isApart && !":;,.([/\"']=".unicodeScalars.contains(next) {
      return fault = "\(quoted(String(next))) is no digit"
    }
    var rest = text[index...]
    func isEdge(_ scalar: Unicode.Scalar) -> Bool {
      isSeparator(scalar) || ":;,/\"'=]".unicodeScalars.contains(scalar)
    }
    while let first = rest.first, isEdge(first) { rest.removeFirst() }
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    if rest.first == "(", rest.last == ")", !rest.dropFirst().dropLast().contains("(") {
      rest = rest.dropFirst().dropLast()
    }
    while let first = rest.first, isEdge(first) { rest.removeFirst() }
    if rest.allSatisfy({ $0 == "." }) { return }
    var string = ""
    string.unicodeScalars.append(contentsOf: rest)
    qualifier = string
  }
}
