import JSON
import Records

/// Editions and works of Open Library: lines of its dumps, answers of its API and its search.
enum OpenLibraryFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    if list == "docs" || list == "entries" { return true }
    if let key = value["key"]?.string, key.hasPrefix("/") || key.hasPrefix("OL") { return true }
    if value["type"]?["key"]?.isString == true { return true }
    return names.contains { value[$0] != nil }
  }

  private static let names: [StaticString] = [
    "publish_date", "first_publish_date", "number_of_pages", "isbn_13", "isbn_10", "by_statement",
    "publishers", "works", "author_name", "author_key", "first_publish_year", "edition_name",
    "table_of_contents", "cover_i", "ia",
  ]

  static func foreignKind(of source: SourceRecord) -> String? {
    let type =
      source.value["type"]?["key"]?.string.flatMap {
        $0.split(separator: "/").last.map(String.init)
      }
    guard let type, type != "edition", type != "work" else { return nil }
    return type
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    book.key = source.string("key")
    book.kind = kind(source, book.key)
    book.workKey = source.records("works").lazy.compactMap { $0.string("key") }.first
    book.title = title(source)
    book.subtitle = source.string("subtitle")
    takeAuthors(source, &book)
    book.pages = pages(source)
    book.releaseDate = date(source)
    book.language = language(source)
    source.takeISBNs("isbn_13", "isbn_10", "isbn", to: &book)
    book.publisher = source.strings("publishers").first ?? source.strings("publisher").first
    book.subjects = source.strings("subjects") + source.strings("subject")
    book.series = series(source).map(SeriesPlace.init(words:))
    book.summary = block(source, "description")
    takeChapters(source, &book)
    takeIdentifiers(source, &book)
    book.coverURL = cover(source)
    for link in source.records("links") {
      if let url = link.string("url") {
        book.links.append(Link(url: url, relation: link.string("title")))
      }
    }
    if let url = source.string("url") { book.links.append(Link(url: url, relation: "self")) }
    for name in ["type", "last_modified", "created", "revision", "latest_revision"]
      as [StaticString]
    {
      source.understand(name)
    }
  }

  private static func kind(_ source: SourceRecord, _ key: String?) -> Book.Kind {
    let type = source.value["type"]?["key"]?.string ?? source.value["type"]?.string
    if type == "/type/work" || type == "work" { return .work }
    return key?.hasPrefix("/works/") == true ? .work : .edition
  }

  /// The article stands apart in old records.
  private static func title(_ source: SourceRecord) -> String? {
    guard let title = source.string("title") ?? source.string("full_title") else { return nil }
    guard let prefix = source.string("title_prefix") else { return title }
    return prefix.hasSuffix(" ") || prefix.hasSuffix("'") ? prefix + title : prefix + " " + title
  }

  /// An edition refers to authors, a work to roles of authors, the search tells names.
  private static func takeAuthors(_ source: SourceRecord, _ book: inout Book) {
    for author in source.records("authors") {
      if let name = author.string("name").flatMap(displayName) {
        book.authors.append(name)
        if let url = author.string("url") { book.authorKeys.append(url) }
      }
      if let key = author.string("key") {
        book.authorKeys.append(key)
      } else if let reference = author.value["author"], !reference.isNull {
        if let key = reference.string { book.authorKeys.append(key) }
        if let key = author.value["author"]?["key"]?.string { book.authorKeys.append(key) }
      } else if author.value["name"] == nil {
        author.note(JSONError.missing("author"))
      }
    }
    book.authors += source.names("author_name")
    book.authorKeys += source.strings("author_key")
    for contributor in source.records("contributors") {
      if let name = contributor.string("name").flatMap(displayName) {
        book.contributors.append(Contributor(name: name, role: contributor.string("role")))
      }
    }
    for name in source.names("contributions") {
      book.contributors.append(Contributor(name: name))
    }
  }

  private static func pages(_ source: SourceRecord) -> Int? {
    if countsVolumes(source) { return nil }
    return source.pages("number_of_pages") ?? source.pages("number_of_pages_median")
      ?? source.string("pagination").flatMap(Pages.count)
  }

  /// `26 v.` has become 26 pages in many records.
  private static func countsVolumes(_ source: SourceRecord) -> Bool {
    guard let pagination = source.value["pagination"]?.string, Pages.count(in: pagination) == nil,
      let count = source.value["number_of_pages"]?.integer
    else { return false }
    let words = pagination.split { $0 == " " || $0 == "." }
    return words.count > 1 && words[0] == String(count) && (words[1] == "v" || words[1] == "vols")
  }

  private static func date(_ source: SourceRecord) -> ReleaseDate? {
    if source.value["publish_date"]?.isArray == true {
      // All editions' dates; the first year says more of the work.
      let year = source.date("first_publish_year")
      return year
        ?? source.strings("publish_date").lazy.compactMap { text in
          (try? ReleaseDate.parse(text)) ?? nil
        }.first
    }
    return source.date("publish_date") ?? source.date("first_publish_date")
      ?? source.date("first_publish_year")
  }

  private static func language(_ source: SourceRecord) -> String? {
    let keys = source.records("languages").compactMap { $0.string("key") }
    let names = source.value["language"] == nil ? [] : source.strings("language")
    return (keys + names).lazy.compactMap(LanguageTag.tag).first
  }

  private static func series(_ source: SourceRecord) -> String? {
    guard let member = source.value["series"], !member.isNull else { return nil }
    guard member.isString || member.isArray else {
      source.drop("series", member.mismatch("a string or an array of strings"))
      return nil
    }
    // A catalogue's field that was split: a name that ends with a comma, and its volume.
    let parts = source.strings("series")
    return parts.count == 2 && parts[0].hasSuffix(",") ? parts.joined(separator: " ") : parts.first
  }

  /// A text, or an object of the type text.
  private static func block(_ source: SourceRecord, _ name: StaticString) -> String? {
    guard source.value[name]?.isObject == true else { return source.string(name) }
    let block = source.record(name)
    block?.understand("type")
    return block?.string("value")
  }

  private static func takeChapters(_ source: SourceRecord, _ book: inout Book) {
    guard let list = source.value["table_of_contents"], list.isArray else { return }
    source.understand("table_of_contents")
    for index in 0..<list.count {
      // Items are objects, in old records texts; some hold nothing.
      guard let title = list[index]?["title"]?.string ?? list[index]?.string, !title.isEmpty else {
        continue
      }
      // Contents notes part the titles by dashes.
      book.add(chapter: title.hasSuffix(" --") ? String(title.dropLast(3)) : title)
    }
  }

  private static func takeIdentifiers(_ source: SourceRecord, _ book: inout Book) {
    if let identifiers = source.record("identifiers") {
      for member in identifiers.value.members {
        let type = String(decoding: member.name, as: UTF8.self)
        let list = member.value
        for index in 0..<list.count {
          if let value = list[index]?.string ?? list[index]?.integer.map({ String($0) }) {
            book.add(identifier: type, value)
          }
        }
        if let value = list.string { book.add(identifier: type, value) }
      }
      source.understand("identifiers")
    }
    for (name, type) in [
      ("oclc_numbers", "oclc"), ("lccn", "lccn"), ("ocaid", "ocaid"),
      ("dewey_decimal_class", "dewey"), ("lc_classifications", "lcc"),
    ] as [(StaticString, String)] {
      for value in source.strings(name) { book.add(identifier: type, value) }
    }
  }

  private static func cover(_ source: SourceRecord) -> String? {
    if let cover = source.value["cover"], cover.isObject {
      let urls = source.record("cover")
      return urls?.string("large") ?? urls?.string("medium") ?? urls?.string("small")
    }
    let number = source.value["covers"]?[0]?.integer ?? source.value["cover_i"]?.integer
    source.understand("covers")
    source.understand("cover_i")
    guard let number, number > 0 else { return nil }
    return "https://covers.openlibrary.org/b/id/\(number)-L.jpg"
  }
}
