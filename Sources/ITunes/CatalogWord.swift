import JSON

/// A word of one of Apple's tables.
///
/// Spelled exactly as there: the service refuses any other case. What people write instead is
/// known well enough to be told what they meant.
protocol CatalogWord: JSONEnumeration {
  /// Words that people use, too far from the right one to be found by their letters.
  static var mistakes: [String: Self] { get }
  /// What is to be said of a word that isn't one of them.
  static func hint(for word: String) -> String?
}

extension CatalogWord {
  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Self {
    guard let text = value.utf8 else {
      throw value.mismatch("a string", allowed: names)
    }
    return try Self(text)
  }

  /// The word that `text` spells.
  init(_ text: UnsafeRawBufferPointer) throws(JSONError) {
    let word = String(decoding: text, as: UTF8.self)
    guard let known = Self(rawValue: word) else { throw Self.unknown(word, among: Self.names) }
    self = known
  }

  static func unknown(_ word: String, among allowed: [String]) -> JSONError {
    let suggestion = suggestion(for: word, among: allowed)
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    // A message stays readable; the long lists are in `allowed`.
    let predicate =
      allowed.count > 12
      ? "can't be \(quoted(word))"
      : "must be one of \(allowed.joined(separator: ", ")), not \(quoted(word))"
    return JSONError(
      .badValue, it: predicate + advice,
      found: quoted(word), allowed: allowed, suggestion: suggestion, hint: hint(for: word))
  }

  private static func suggestion(for word: String, among allowed: [String]) -> String? {
    let lowercased = word.lowercased()
    if let meant = mistakes.first(where: { $0.key.lowercased() == lowercased })?.value.rawValue,
      allowed.contains(meant)
    {
      return meant
    }
    // A word with something behind it, as in "ebookss".
    return nearestName(to: word, among: allowed)
      ?? allowed.filter { lowercased.hasPrefix($0.lowercased()) }.max { $0.count < $1.count }
  }
}

/// `words` as a person lists them: "a, b and c".
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
  return "\(words.dropLast().joined(separator: ", ")) and \(last)"
}
