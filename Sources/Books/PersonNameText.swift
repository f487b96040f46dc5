extension PersonName {
  /// The display form of a name in one text: `Eliot, George, 1819-1880.` is George Eliot. What can
  /// be no name (an address, a key, nothing) is nil; what may be a corporate body's stays as it is.
  package static func display(_ text: String) -> String? {
    guard text.utf8.count <= 4000, let text = trimmed(text) else { return trimmed(text) }
    if isAddress(text) { return nil }
    let name = withoutStop(text)
    guard name.contains(",") else { return name }

    var parts: [String] = []
    var suffix: String?
    var hasDates = false
    for (index, piece) in name.split(separator: ",").enumerated() {
      guard let part = trimmed(String(piece)) else { continue }
      if index > 0, isDates(part) {
        hasDates = true
      } else if index > 0, suffix == nil, isSuffix(part) {
        suffix = part
      } else if index > 0, isRole(part) {
        continue
      } else {
        parts.append(part)
      }
    }
    switch parts.count {
    case 1: return PersonName(family: parts[0], suffix: suffix).display
    case 2:
      // The full names of initials: J. K. (Joanne Kathleen).
      let given = parts[1].split(separator: "(", maxSplits: 1).first.flatMap { trimmed(String($0)) }
      guard let given, isPersonal(parts[0], given, isSure: hasDates || suffix != nil) else {
        return name
      }
      return PersonName(family: parts[0], given: given, suffix: suffix).display
    default: return name
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    if text.hasPrefix("/") || text.contains("://") { return true }
    let lower = text.lowercased()
    return ["www.", "mailto:", "urn:"].contains { lower.hasPrefix($0) }
  }

  /// Cataloguers end a heading with a full stop; initials and abbreviations have their own.
  private static func withoutStop(_ text: String) -> String {
    guard text.hasSuffix("."), !text.hasSuffix("..") else { return text }
    let last = text.dropLast().split { " ,-(".contains($0) }.last ?? ""
    if last.count <= 1 || last.contains(".") || isSuffix(String(last)) { return text }
    switch last.lowercased() {
    case "inc", "ltd", "co", "corp", "bros", "dept", "dr", "st", "mr", "mrs", "ms", "prof", "etc",
      "assn", "soc", "univ", "cie", "plc", "al":
      return text
    default: break
    }
    return trimmed(String(text.dropLast())) ?? text
  }

  /// `1819-1880`, `b. 1950`, `active 16th century`.
  private static func isDates(_ part: String) -> Bool {
    let digits = part.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    return digits >= 3 || digits > 0 && part.lowercased().contains("cent")
  }

  private static func isSuffix(_ part: String) -> Bool {
    switch part.lowercased().filter({ $0 != "." && $0 != " " }) {
    case "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md": true
    default: false
    }
  }

  private static func isRole(_ part: String) -> Bool {
    switch part.filter({ $0 != "." }) {
    case "author", "joint author", "editor", "ed", "eds", "translator", "tr", "trans",
      "illustrator", "ill", "illus", "compiler", "comp":
      true
    default: false
    }
  }

  /// Whether a comma parts family and given names. Corporate bodies have commas too, so both sides
  /// have to be short, and the second to look like given names.
  private static func isPersonal(_ family: String, _ given: String, isSure: Bool) -> Bool {
    let familyWords = family.split(separator: " ")
    let givenWords = given.split(separator: " ")
    guard familyWords.count <= (isSure ? 6 : 4), givenWords.count <= (isSure ? 6 : 4) else {
      return false
    }
    let words = (familyWords + givenWords).map { $0.lowercased().filter { $0 != "." } }
    if words.contains(where: isCorporate) { return false }
    return givenWords.allSatisfy { word in
      guard let first = word.first, first.isLetter else { return false }
      // Scripts without case have no lower one.
      return !first.isLowercase || isParticle(word.lowercased())
    }
  }

  private static func isParticle(_ word: String) -> Bool {
    switch word {
    case "de", "del", "della", "di", "da", "do", "dos", "du", "des", "der", "den", "la", "le",
      "van", "von", "zu", "zur", "ter", "ten", "af", "av", "el", "al", "ibn", "bin", "y", "e",
      "d'":
      true
    default: word.hasPrefix("d'") || word.hasPrefix("al-")
    }
  }

  private static func isCorporate(_ word: String) -> Bool {
    switch word {
    case "inc", "ltd", "llc", "llp", "plc", "gmbh", "ag", "kg", "co", "corp", "company",
      "corporation", "and", "&", "und", "et", "of", "for", "the", "university", "universität",
      "université", "universidad", "college", "school", "institute", "institut", "press", "verlag",
      "publishers", "publishing", "books", "department", "dept", "ministry", "office", "bureau",
      "agency", "society", "association", "committee", "commission", "council", "congress",
      "conference", "museum", "library", "church", "bank", "group", "foundation", "center",
      "centre", "states", "staff", "editors", "government", "dc":
      true
    default: false
    }
  }
}
