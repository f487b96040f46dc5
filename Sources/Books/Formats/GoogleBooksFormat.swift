import JSON
import Records

/// Volumes of Google Books, with or without the wrapping `volumeInfo`.
enum GoogleBooksFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    value["volumeInfo"] != nil || names.contains { value[$0] != nil }
      || value["kind"]?.string?.hasPrefix("books#") == true
  }

  private static let names: [StaticString] = [
    "publishedDate", "pageCount", "industryIdentifiers", "imageLinks",
  ]

  static func map(_ source: SourceRecord, to book: inout Book) {
    book.key = source.string("id")
    source.understand("kind")
    let volume = source.value["volumeInfo"] == nil ? source : source.record("volumeInfo")
    if let link = source.string("selfLink") {
      book.links.append(Link(url: link, relation: "self"))
    }
    guard let volume else { return }
    book.title = volume.string("title")
    book.subtitle = volume.string("subtitle")
    book.authors = volume.names("authors")
    if volume.value["author"] != nil { book.authors += volume.names("author") }
    book.publisher = volume.string("publisher")
    book.releaseDate = volume.date("publishedDate")
    book.summary = volume.string("description")
    // 0 says that it isn't known.
    book.pages = volume.pages("pageCount").flatMap { $0 > 0 ? $0 : nil }
    book.language = volume.language("language")
    book.subjects = volume.strings("categories")
    takeIdentifiers(volume, &book)
    if let images = volume.record("imageLinks") {
      for name in [
        "extraLarge", "large", "medium", "small", "thumbnail", "smallThumbnail",
      ] as [StaticString] {
        let url = images.string(name)
        if book.coverURL == nil { book.coverURL = url }
      }
    }
    for (name, relation) in [
      ("previewLink", "preview"), ("infoLink", "info"), ("canonicalVolumeLink", "canonical"),
    ] as [(StaticString, String)] {
      if let url = volume.string(name) { book.links.append(Link(url: url, relation: relation)) }
    }
    if let series = volume.record("seriesInfo"), let title = series.string("shortSeriesBookTitle") {
      var place = SeriesPlace(words: title)
      if let number = series.string("bookDisplayNumber").flatMap(Double.init), number.isFinite {
        place.position = number
      }
      book.series = place
    }
  }

  private static func takeIdentifiers(_ volume: SourceRecord, _ book: inout Book) {
    for identifier in volume.records("industryIdentifiers") {
      guard let type = identifier.string("type"), let value = identifier.string("identifier") else {
        continue
      }
      guard type.hasPrefix("ISBN") else {
        book.add(identifier: type.lowercased(), value)
        continue
      }
      do throws(JSONError) {
        try book.take(isbn: value)
      } catch {
        identifier.note(error.inside("identifier"))
      }
    }
  }
}
