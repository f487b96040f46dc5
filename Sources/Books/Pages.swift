/// Page counts in the words of catalogues: `xi, 265 p. ;`.
package enum Pages {
  /// What is believed of a book.
  package static let bounds = 1...100_000

  /// The count of the numbered pages in `text`: the largest number before the word for pages
  /// (`xvii, 192, [1] p.` is 192), a corrected one (`109 (i. e. 131) p.`) before what it corrects.
  /// Nil where there is none, and of volumes and leaves.
  package static func count(in text: String) -> Int? {
    let tokens = Token.tokens(of: text)
    guard tokens.count <= 200 else { return nil }
    let unit = tokens.firstIndex { if case .word(let word) = $0 { isPages(word) } else { false } }
    let end: Int
    if let unit {
      end = unit
    } else {
      // Without the word, only if there is no other.
      let hasWord = tokens.contains {
        if case .word(let word) = $0 { !isRoman(word) && word != "ie" } else { false }
      }
      if hasWord { return nil }
      end = tokens.count
    }
    // From the word back to the number's beginning; `depth` counts the brackets around each.
    var depth = 0
    var numbered: [Int] = []
    var bracketed: [Int] = []
    scan: for token in tokens[..<end].reversed() {
      switch token {
      case .closeBracket: depth += 1
      case .openBracket:
        depth -= 1
        if depth < 0 { break scan }
      case .number(let number):
        if depth == 0 { numbered.append(number) } else { bracketed.append(number) }
      case .word("ie"):
        numbered += bracketed
        break scan
      case .word(let word) where isRoman(word): continue
      case .word, .hyphen: break scan
      }
    }
    let isRange = tokens[..<end].contains { if case .hyphen = $0 { true } else { false } }
    if isRange { return nil }
    guard let count = (numbered.isEmpty ? bracketed : numbered).max(), bounds ~= count else {
      return nil
    }
    return count
  }

  private static func isPages(_ word: String) -> Bool {
    switch word {
    case "p", "pp", "pg", "pgs", "page", "pages", "s", "seite", "seiten", "pag", "pags",
      "pág", "págs", "páginas", "pagine", "str", "sivua", "sider", "sidor", "с", "стр", "쪽", "면", "페이지",
      "頁", "页", "ページ":
      true
    default: false
    }
  }

  private static func isRoman(_ word: String) -> Bool {
    // Centimetres are no numeral, however much they look like one.
    word.utf8.allSatisfy { "ivxlcdm".utf8.contains($0) } && word != "cm" && word != "mm"
  }

  private enum Token {
    case number(Int)
    /// In lower case; `ie` for `i.e.`.
    case word(String)
    case openBracket, closeBracket
    /// A range or a decimal point: then the numbers are no count.
    case hyphen

    static func tokens(of text: String) -> [Token] {
      var tokens: [Token] = []
      let scalars = Array(text.unicodeScalars.prefix(1000))
      var index = 0
      func digit(_ index: Int) -> Int? {
        guard scalars.indices.contains(index), "0"..."9" ~= scalars[index] else { return nil }
        return Int(scalars[index].value - 0x30)
      }
      while index < scalars.count {
        let scalar = scalars[index]
        if digit(index) != nil {
          var number = 0
          while true {
            if let digit = digit(index) {
              number = min(number * 10 + digit, Pages.bounds.upperBound + 1)
              index += 1
            } else if index < scalars.count, scalars[index] == ",",
              (1...3).allSatisfy({ digit(index + $0) != nil }), digit(index + 4) == nil
            {
              // 1,024
              index += 1
            } else {
              break
            }
          }
          tokens.append(.number(number))
          continue
        }
        if scalar.properties.isAlphabetic {
          var word = ""
          while index < scalars.count, scalars[index].properties.isAlphabetic {
            word.unicodeScalars.append(scalars[index])
            index += 1
          }
          word = word.lowercased()
          if word == "e", case .word("i")? = tokens.last {
            tokens[tokens.count - 1] = .word("ie")
          } else if word == "v", case .number? = tokens.last, scalars[index - 2] != "," {
            tokens.append(.word("volumes"))
          } else {
            tokens.append(.word(word))
          }
          continue
        }
        switch scalar {
        case "[", "(": tokens.append(.openBracket)
        case "]", ")": tokens.append(.closeBracket)
        case "-", "\u{2013}": tokens.append(.hyphen)
        case "." where digit(index - 1) != nil && digit(index + 1) != nil: tokens.append(.hyphen)
        default: break
        }
        index += 1
      }
      return tokens
    }
  }
}
