import JSON
import Records

/// The books of a series in one file: `{"data":[{"attributes":{title, author, pages, …}}]}`, or the
/// attributes by themselves.
enum SeriesFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    if let attributes = value["attributes"] {
      return value["type"] == nil || value["id"] == nil || attributes["title"] != nil
    }
    return value["title"] != nil || list == "data"
  }

  private static func attributes(of source: SourceRecord) -> SourceRecord? {
    source.value["attributes"] == nil ? source : source.record("attributes")
  }

  static func required(of source: SourceRecord) -> (of: SourceRecord, names: [StaticString])? {
    guard let attributes = attributes(of: source) else { return nil }
    return (
      attributes,
      ["title", "author", "pages", "release_date", "dedication", "summary", "wiki", "chapters"]
    )
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    book.key = source.identifier("id")?.string
    guard let attributes = attributes(of: source) else { return }
    book.takeSeriesAttributes(attributes)
  }
}

extension Book {
  /// The attributes of a book as the series and JSON:API sources of one kind have them.
  mutating func takeSeriesAttributes(_ attributes: SourceRecord) {
    title = attributes.string("title")
    subtitle = attributes.string("subtitle")
    authors = attributes.names("author") + attributes.names("authors")
    pages = attributes.pages("pages")
    releaseDate = attributes.date("release_date")
    dedication = attributes.string("dedication")
    summary = attributes.string("summary") ?? attributes.string("description")
    wiki = attributes.string("wiki")
    coverURL = attributes.string("cover")
    language = attributes.language("language")
    publisher = attributes.string("publisher")
    if let name = attributes.string("series") { series = SeriesPlace(name: name) }
    takeISBNs(of: attributes)
    for (index, chapter) in attributes.records("chapters").enumerated() {
      if let title = chapter.string("title") {
        add(chapter: title)
      } else if chapter.value["title"] == nil {
        attributes.note(
          JSONError.missing("title").inside(String(index)).inside("chapters"), .memberDropped)
      }
    }
  }

  private mutating func takeISBNs(of attributes: SourceRecord) {
    attributes.takeISBNs("isbn", "isbn13", "isbn10", "isbn_13", "isbn_10", to: &self)
  }
}
