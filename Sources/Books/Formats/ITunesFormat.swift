import JSON
import Records

/// Ebooks and audiobooks of the iTunes Search API.
enum ITunesFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    list == "results" || value["trackId"] != nil || value["wrapperType"] != nil
      || value["collectionId"] != nil
  }

  static func foreignKind(of source: SourceRecord) -> String? {
    let kind = source.value["kind"]?.string
    let wrapper = source.value["wrapperType"]?.string
    if kind == "ebook" || kind == "book" || wrapper == "audiobook" || kind == "audiobook" {
      return nil
    }
    return kind ?? wrapper ?? "unknown"
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    let isAudiobook = source.value["kind"]?.string == nil
    book.key =
      (isAudiobook ? source.identifier("collectionId") : source.identifier("trackId"))?.string
    book.title = isAudiobook ? source.string("collectionName") : source.string("trackName")
    book.authors = source.names("artistName")
    if let key = source.identifier("artistId")?.string { book.authorKeys = [key] }
    book.releaseDate = source.date("releaseDate")
    book.summary = source.string("description")
    let genres = source.strings("genres")
    book.subjects = genres.isEmpty ? source.string("primaryGenreName").map { [$0] } ?? [] : genres
    for name in [
      "artworkUrl600", "artworkUrl512", "artworkUrl160", "artworkUrl100", "artworkUrl60",
      "artworkUrl30",
    ] as [StaticString] {
      let url = source.string(name)
      if book.coverURL == nil { book.coverURL = url }
    }
    for (name, relation) in [
      ("trackViewUrl", "store"), ("collectionViewUrl", "store"), ("artistViewUrl", "author"),
      ("previewUrl", "preview"),
    ] as [(StaticString, String)] {
      if let url = source.string(name) { book.links.append(Link(url: url, relation: relation)) }
    }
    source.understand("kind")
    source.understand("wrapperType")
  }
}
