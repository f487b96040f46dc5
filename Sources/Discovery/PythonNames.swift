/// Names as Python spells them (PEP 8).
enum PythonName {
  /// What a name of the wire can't be in Python: its keywords, and what the client itself puts
  /// where the name would stand.
  private static let reserved: Set<String> = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield", "self", "cls", "timeout", "on_progress", "on_partial", "as_dict", "from_json",
    // Types of the declarations around it, which a member of the same name would hide.
    "bool", "float", "int", "str", "tuple",
  ]

  /// `first_weekday` of `firstWeekday`, `search_url` of `searchURL`; a keyword gets an underscore.
  static func of(_ name: String) -> String {
    let words = name.identifierWords.flatMap(humps)
    var spelled = words.map { $0.lowercased() }.joined(separator: "_")
    if spelled.isEmpty || spelled.first!.isNumber { spelled = "n" + spelled }
    return reserved.contains(spelled) ? spelled + "_" : spelled
  }

  /// `artwork`, `URLs` of `artworkURLs`: a capital begins a word, a run of them is one.
  private static func humps(_ word: String) -> [String] {
    let letters = Array(word)
    var words: [String] = []
    var current = ""
    for index in letters.indices {
      let letter = letters[index]
      if letter.isUppercase, !current.isEmpty {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        // `s` at the end makes a plural of the capitals before it.
        let isPlural = next == "s" && index + 2 == letters.count
        let beginsWord = next.map { $0.isLowercase && !isPlural } ?? false
        if !letters[index - 1].isUppercase || beginsWord {
          words.append(current)
          current = ""
        }
      }
      current.append(letter)
    }
    return words + [current]
  }
}

/// Texts in which names of the wire become Python's.
struct PythonSpelling {
  private let names: Set<String>

  init(_ surface: ClientSurface) { names = surface.memberNames }

  /// Only what stands between backticks is a name.
  func of(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return pieces.enumerated().map { index, piece in
      index % 2 == 1 && names.contains(piece) ? PythonName.of(piece) : piece
    }.joined(separator: "`")
  }
}
