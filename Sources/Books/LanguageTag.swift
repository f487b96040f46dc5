/// Languages as BCP 47 tags.
package enum LanguageTag {
  /// The tag of what data of any origin calls a language: a code of ISO 639 in two or three letters
  /// (those of 639-2/B too), a tag with hyphens or underscores, an English name, Open Library's
  /// `/languages/eng`. Nil where it tells of no one language (`mul`, `und`) or of nothing known.
  package static func tag(of text: String) -> String? {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard (2...100).contains(text.utf8.count) else { return nil }
    let last = text.split(separator: "/").last ?? ""
    // A locale's encoding and modifier: en_US.UTF-8.
    let name = last.prefix { $0 != "." && $0 != "@" }
    if let language = languages[name.lowercased()] { return language }
    let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    guard subtags.allSatisfy({ 1...8 ~= $0.utf8.count && isAlphanumeric($0) }),
      var tag = language(subtags[0])
    else { return nil }
    var rest = subtags.dropFirst()
    // An extended language stands for itself: zh-yue is yue.
    if let extended = rest.first, extended.utf8.count == 3, isAlphabetic(extended) {
      tag = language(extended) ?? tag
      rest.removeFirst()
    }
    var isInExtension = false
    for subtag in rest {
      let length = subtag.utf8.count
      if length == 1 { isInExtension = true }
      if !isInExtension, length == 4, isAlphabetic(subtag) {
        tag += "-\(subtag.prefix(1).uppercased())\(subtag.dropFirst())"
      } else if !isInExtension, length == 2, isAlphabetic(subtag) {
        tag += "-\(subtag.uppercased())"
      } else {
        tag += "-\(subtag)"
      }
    }
    return tag
  }

  /// The shortest code of a language, as BCP 47 wants it.
  private static func language(_ code: String) -> String? {
    if let known = languages[code] { return code.utf8.count <= 3 ? known : nil }
    guard code.utf8.count == 3, isAlphabetic(code) else { return nil }
    return switch code {
    case "mul", "und", "zxx", "mis": nil
    // Reserved for local use: they mean nothing elsewhere.
    case "qaa"..."qtz": nil
    default: code
    }
  }

  private static func isAlphabetic(_ text: String) -> Bool {
    text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  private static func isAlphanumeric(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }

  /// By each code and by the English name.
  private static let languages: [String: String] = {
    var languages: [String: String] = [:]
    for row in LanguageTagData.languages.split(separator: ", ") {
      let names = row.split(separator: "/").map(String.init)
      for name in names { languages[name] = names[0] }
    }
    // Codes withdrawn from ISO 639 and the ones that took their places; other English names.
    for (old, new) in [
      ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("mol", "ro"),
      ("scr", "hr"), ("scc", "sr"), ("sh", "sr-Latn"), ("bh", "bih"),
      ("greek", "el"), ("bengali", "bn"), ("farsi", "fa"), ("castilian", "es"), ("flemish", "nl"),
      ("gaelic", "gd"), ("sinhalese", "si"), ("uighur", "ug"), ("valencian", "ca"),
    ] {
      languages[old] = new
    }
    return languages
  }()
}
