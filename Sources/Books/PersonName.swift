/// A person's name in its parts, as CSL and JSON:API have them.
package struct PersonName: Equatable, Sendable {
  package var family: String?
  package var given: String?
  /// `van` in Vincent van Gogh: before the family name, whichever of CSL's two kinds.
  package var particles: [String]
  package var suffix: String?
  /// The name of who has no parts; stands for all of them.
  package var literal: String?

  package init(
    family: String? = nil, given: String? = nil, particles: [String] = [], suffix: String? = nil,
    literal: String? = nil
  ) {
    self.family = family
    self.given = given
    self.particles = particles
    self.suffix = suffix
    self.literal = literal
  }

  /// The name as it is said: `J. K. Rowling`. Nil where there is none.
  package var display: String? {
    if let literal = Self.trimmed(literal) { return literal }
    let family = Self.trimmed(family)
    let given = Self.trimmed(given)
    if let family, let given, Self.isEastAsian(family), Self.isEastAsian(given) {
      return family + given
    }
    var parts: [String] = []
    if let given { parts.append(given) }
    for particle in particles {
      guard let particle = Self.trimmed(particle) else { continue }
      // Some sources have it in the family name too.
      if let family, family.hasPrefix(particle + " ") { continue }
      parts.append(particle)
    }
    if let family { parts.append(family) }
    if parts.isEmpty { return nil }
    if let suffix = Self.trimmed(suffix) { parts.append(suffix) }
    return parts.joined(separator: " ")
  }

  static func trimmed(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Written in Han, Hangul or kana, where the family name comes first and no blank follows it.
  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0x20000...0x323AF:
        true
      default: false
      }
    }
  }
}
