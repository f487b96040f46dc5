import JSON
import Records

/// Books as `calibredb list --for-machine` prints them.
enum CalibreFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    names.contains { value[$0] != nil }
      || (value["authors"]?.isString == true && value["id"]?.integer != nil)
  }

  private static let names: [StaticString] = [
    "author_sort", "pubdate", "series_index", "uuid", "formats",
  ]

  static func map(_ source: SourceRecord, to book: inout Book) {
    book.key = source.identifier("id")?.string
    book.title = source.string("title")
    // One string, with & between the names, and a comma in a name written as a bar.
    if source.value["authors"]?.isString == true {
      book.authors = (source.string("authors") ?? "").split(separator: "&").compactMap { name in
        displayName(String(name.map { $0 == "|" ? "," : $0 }))
      }.filter { $0 != "Unknown" }
    } else {
      book.authors = source.names("authors")
    }
    if source.value["series"]?.string != "None", let name = source.string("series") {
      book.series = SeriesPlace(name: name, position: source.number("series_index"))
    } else {
      source.understand("series_index")
    }
    // Below zero: none counted (-1), an error (-2), or a locked book (-3).
    book.pages =
      source.pages("pages", isNoneBelowZero: true) ?? source.pages("#pages", isNoneBelowZero: true)
      ?? source.pages("*pages", isNoneBelowZero: true)
    book.releaseDate = source.date("pubdate")
    book.language = source.language("languages")
    source.takeISBNs("isbn", to: &book)
    takeIdentifiers(source, &book)
    book.publisher = source.string("publisher").flatMap { $0 == "None" ? nil : $0 }
    book.subjects = source.strings("tags")
    book.summary = source.string("comments").flatMap { $0 == "None" ? nil : $0 }
    book.coverURL = source.string("cover").flatMap { $0 == "None" ? nil : $0 }
    if let uuid = source.string("uuid") { book.add(identifier: "uuid", uuid) }
    for file in source.strings("formats") { book.links.append(Link(url: file, relation: "file")) }
  }

  private static func takeIdentifiers(_ source: SourceRecord, _ book: inout Book) {
    guard let identifiers = source.record("identifiers") else { return }
    source.understand("identifiers")
    for member in identifiers.value.members {
      guard let value = member.value.string, !value.isEmpty else { continue }
      let type = String(decoding: member.name, as: UTF8.self)
      guard type.lowercased().hasPrefix("isbn") else {
        book.add(identifier: type, value)
        continue
      }
      do throws(JSONError) {
        try book.take(isbn: value)
      } catch {
        identifiers.note(error.inside(type))
      }
    }
  }
}
