import JSON
import Records

/// Readings that several formats share.
extension SourceRecord {
  func string(_ name: StaticString) -> String? { text(name)?.string }

  func strings(_ name: StaticString) -> [String] {
    (texts(name) ?? []).filter { !$0.isEmpty }.map(\.string)
  }

  /// Names of people as they are shown. An address in place of a name is none.
  func names(_ name: StaticString) -> [String] {
    strings(name).compactMap(displayName)
  }

  /// A date in words or in ISO 8601. One that is misspelled but plain is taken, and told.
  func date(_ name: StaticString, allowsShortFields: Bool = false) -> ReleaseDate? {
    guard let text = text(name) else { return nil }
    do throws(JSONError) {
      let date = try ReleaseDate.parse(text.string, allowShortFields: allowsShortFields)
      if let malformation = date?.malformation {
        note(malformation.inside(name.description), .repaired)
      }
      return date
    } catch {
      drop(name, error)
      return nil
    }
  }

  /// How many pages: a number, or a string of digits, which is told as no number.
  func pages(_ name: StaticString, isNoneBelowZero: Bool = false) -> Int? {
    guard let member = member(name) else { return nil }
    switch member.kind {
    case .integer, .real:
      understand(name)
      if isNoneBelowZero, let real = member.real, real < 0 { return nil }
      do throws(JSONError) {
        return try Int.decode(member, within: 0...Int.max)
      } catch {
        drop(name, error)
        return nil
      }
    case .string:
      understand(name)
      let text = member.string ?? ""
      if let number = Int(text), number >= 0 {
        note(
          JSONError(
            .typeMismatch, it: "must be a whole number, not \(member.summary)",
            expected: "a whole number", found: member.summary, suggestion: text
          ).inside(name.description), .repaired)
        return number
      }
      if text.isEmpty { return nil }
      if let pages = Pages.count(in: text) { return pages }
      drop(name, member.mismatch("a whole number"))
      return nil
    default:
      drop(name, member.mismatch("a whole number"))
      return nil
    }
  }

  /// The first language that is one; where none is, the first is told. A text in several languages
  /// or in none (`mul`, `zxx`) has no tag, and rightly.
  func language(_ name: StaticString) -> String? {
    let isList = value[name]?.isArray == true
    let names = (texts(name) ?? []).map(\.string)
    if let tag = names.lazy.compactMap(LanguageTag.tag).first { return tag }
    guard let index = names.firstIndex(where: { !$0.isEmpty }) else { return nil }
    let first = names[index]
    guard !["und", "mul", "zxx", "mis"].contains(first.lowercased()) else { return nil }
    let error = JSONError(
      .typeMismatch, it: "must be a language, not \(quoted(first))", expected: "a BCP 47 tag",
      found: quoted(first))
    note((isList ? error.inside(String(index)) : error).inside(name.description))
    return nil
  }

  /// Puts ISBNs into the book: of each length the first, the others as identifiers.
  func takeISBNs(_ names: StaticString..., to book: inout Book) {
    for name in names {
      guard let member = member(name) else { continue }
      let isList = member.isArray
      for (index, text) in (texts(name) ?? []).enumerated() where !text.isEmpty {
        do throws(JSONError) {
          try book.take(isbn: text.string)
        } catch {
          let inner = isList ? error.inside(String(index)) : error
          note(inner.inside(name.description))
        }
      }
    }
  }
}

extension Book {
  /// Takes an ISBN of either length; throws where it is none.
  mutating func take(isbn text: String) throws(JSONError) {
    let number: ISBN
    do throws(ISBN.Fault) {
      number = try ISBN(text)
    } catch {
      throw error.error(of: text)
    }
    guard let isbn13, isbn13 != number.isbn13 else {
      isbn13 = number.isbn13
      isbn10 = number.isbn10
      return
    }
    add(identifier: "isbn", number.isbn13)
  }

  mutating func add(identifier type: String, _ value: String) {
    guard !identifiers.contains(where: { $0.type == type && $0.value == value }) else { return }
    identifiers.append(Identifier(type: type, value: value))
  }

  /// Chapters in the order in which they come, numbered from 1.
  mutating func add(chapter title: String) {
    chapters.append(Chapter(title: title, order: chapters.count + 1))
  }
}

/// The words of a text, one blank between them; nil where it has none.
func trimmed(_ text: Substring) -> String? {
  let words = text.split(whereSeparator: \.isWhitespace)
  return words.isEmpty ? nil : words.joined(separator: " ")
}

/// A person's name as it is shown; one that is in that order already stays as it came.
func displayName(_ text: String) -> String? {
  guard let name = PersonName.display(text) else { return nil }
  let isSame = name.lazy.filter { !$0.isWhitespace }.elementsEqual(
    text.lazy.filter { !$0.isWhitespace })
  guard isSame else { return name }
  return text.contains("  ") || text.first == " " || text.last == " " ? name : text
}
