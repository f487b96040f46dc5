import JSON
import Records

/// Publications of an OPDS 2.0 feed: Readium Web Publication metadata, links and images.
enum OPDSFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    list == "publications" || value["metadata"]?.isObject == true
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    if let metadata = source.record("metadata") { map(metadata: metadata, to: &book) }
    for link in source.records("links") {
      guard let url = link.string("href") else { continue }
      let relations = link.texts("rel") ?? []
      book.links.append(
        Link(url: url, relation: relations.first?.string, mediaType: link.string("type")))
    }
    // The largest picture; vector ones have no size, and come last.
    var largest = -1
    for image in source.records("images") {
      guard let url = image.string("href") else { continue }
      let size = image.count("width") ?? image.count("height") ?? 0
      if size > largest {
        largest = size
        book.coverURL = url
      }
    }
  }

  private static func map(metadata: SourceRecord, to book: inout Book) {
    metadata.understand("@type")
    takeIdentifier(metadata, &book)
    book.title = localized(metadata, "title")
    book.subtitle = localized(metadata, "subtitle")
    book.authors = names(metadata, "author")
    for (member, role) in [
      ("translator", "translator"), ("editor", "editor"), ("artist", "artist"),
      ("illustrator", "illustrator"), ("letterer", "letterer"), ("penciler", "penciler"),
      ("colorist", "colorist"), ("inker", "inker"), ("narrator", "narrator"),
      ("contributor", nil),
    ] as [(StaticString, String?)] {
      for name in names(metadata, member) {
        book.contributors.append(Contributor(name: name, role: role))
      }
    }
    book.publisher = names(metadata, "publisher").first ?? names(metadata, "imprint").first
    book.releaseDate = metadata.date("published")
    book.pages = metadata.pages("numberOfPages")
    book.summary = metadata.string("description")
    book.language = metadata.language("language")
    book.subjects = names(metadata, "subject")
    if let belongs = metadata.record("belongsTo") {
      if belongs.value["series"]?.isString == true {
        book.series = belongs.string("series").map { SeriesPlace(name: $0) }
      } else if let series = belongs.records("series").first, let name = localized(series, "name") {
        book.series = SeriesPlace(name: name, position: series.number("position"))
      }
    }
  }

  private static func takeIdentifier(_ metadata: SourceRecord, _ book: inout Book) {
    guard let identifier = metadata.string("identifier") else { return }
    book.key = identifier
    let isbn = "urn:isbn:"
    guard identifier.lowercased().hasPrefix(isbn) else { return }
    do throws(JSONError) {
      try book.take(isbn: String(identifier.dropFirst(isbn.count)))
    } catch {
      metadata.note(error.inside("identifier"))
    }
  }

  /// A string, or one for each language: the English one, else the first.
  private static func localized(_ source: SourceRecord, _ name: StaticString) -> String? {
    guard let member = source.value[name], member.isObject else { return source.string(name) }
    source.understand(name)
    let english = member["en"] ?? member["en-US"] ?? member["en-GB"]
    return english?.string ?? member.members.lazy.compactMap { $0.value.string }.first
  }

  /// A name, an object with one, or a list of either.
  private static func names(_ source: SourceRecord, _ name: StaticString) -> [String] {
    guard let member = source.member(name) else { return [] }
    if member.isString { return source.names(name) }
    source.understand(name)
    if member.isObject { return [self.name(member)].compactMap { $0 } }
    guard member.isArray else {
      source.drop(name, member.mismatch("a name, an object or a list"))
      return []
    }
    return (0..<member.count).compactMap { index in
      guard let element = member[index], !element.isNull else { return nil }
      if let name = self.name(element) { return name }
      source.note(
        element.mismatch("a string or an object with a name").inside(String(index))
          .inside(name.description))
      return nil
    }
  }

  private static func name(_ value: JSONValue) -> String? {
    if let name = value.string ?? value["name"]?.string { return displayName(name) }
    return value["name"]?.members.lazy.compactMap { $0.value.string }.first
      ?? value["code"]?.string
  }
}
