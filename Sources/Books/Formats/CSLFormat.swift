import JSON
import Records

/// Items of CSL-JSON, as Zotero, Pandoc and Crossref write them.
enum CSLFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    if value["issued"] != nil { return true }
    if let type = value["type"]?.string {
      return types.contains(type) || value["ISBN"] != nil || value["container-title"] != nil
    }
    return value["author"]?[0]?["family"] != nil || value["author"]?[0]?["literal"] != nil
  }

  private static let types = [
    "book", "chapter", "article", "article-journal", "article-magazine", "article-newspaper",
    "thesis", "report", "webpage", "paper-conference", "entry-encyclopedia", "entry-dictionary",
    "manuscript", "monograph", "edited-book", "reference-book", "pamphlet",
  ]

  /// Articles and the like are no books; what has no type is taken for one.
  static func foreignKind(of source: SourceRecord) -> String? {
    guard let type = source.value["type"]?.string else { return nil }
    switch type {
    case "book", "monograph", "edited-book", "reference-book", "book-set", "book-series",
      "pamphlet", "thesis", "report", "manuscript", "classic":
      return nil
    default: return type
    }
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    source.understand("type")
    book.key = source.identifier("id")?.string
    book.title = source.strings("title").first
    book.subtitle = source.value["subtitle"] == nil ? nil : source.strings("subtitle").first
    book.authors = names(source, "author")
    for (member, role) in [
      ("editor", "editor"), ("translator", "translator"), ("illustrator", "illustrator"),
      ("collection-editor", "series editor"), ("composer", "composer"), ("narrator", "narrator"),
      ("editorial-director", "editorial director"), ("director", "director"),
    ] as [(StaticString, String)] {
      for name in names(source, member) {
        book.contributors.append(Contributor(name: name, role: role))
      }
    }
    if let name = source.string("collection-title") {
      let position = source.string("collection-number").flatMap(Double.init)
      book.series = SeriesPlace(name: name, position: position.flatMap { $0.isFinite ? $0 : nil })
    }
    book.pages = count(source)
    book.releaseDate = date(source)
    book.language = source.language("language")
    takeISBN(source, &book)
    book.publisher = source.string("publisher")
    book.summary = source.string("abstract")
    if let url = source.string("URL") { book.links.append(Link(url: url)) }
    if let doi = source.string("DOI") { book.add(identifier: "doi", doi) }
    let keywords = (source.string("keyword") ?? "").split { $0 == "," || $0 == ";" }
    book.subjects = keywords.compactMap(trimmed)
  }

  private static func names(_ source: SourceRecord, _ member: StaticString) -> [String] {
    source.records(member).compactMap { name in
      let literal = name.string("literal") ?? name.string("name")
      return literal
        ?? PersonName(
          family: name.string("family"), given: name.string("given"),
          particles: [
            name.string("dropping-particle"), name.string("non-dropping-particle"),
          ].compactMap { $0 }, suffix: name.string("suffix")
        ).display
    }
  }

  /// CSL's numbers are strings as often as not, and no worse for it.
  private static func count(_ source: SourceRecord) -> Int? {
    guard let text = source.value["number-of-pages"]?.string else {
      return source.pages("number-of-pages")
    }
    source.understand("number-of-pages")
    return Pages.count(in: text)
  }

  /// Several numbers may stand in one string.
  private static func takeISBN(_ source: SourceRecord, _ book: inout Book) {
    if source.value["ISBN"]?.isArray == true { return source.takeISBNs("ISBN", to: &book) }
    guard let text = source.string("ISBN") else { return }
    var failure: JSONError?
    do throws(JSONError) {
      return try book.take(isbn: text)
    } catch { failure = error }
    for part in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ";" }) {
      do throws(JSONError) {
        try book.take(isbn: String(part))
        failure = nil
      } catch {}
    }
    if let failure { source.note(failure.inside("ISBN")) }
  }

  /// `date-parts`, words in `raw` or `literal`, or a string of EDTF.
  private static func date(_ source: SourceRecord) -> ReleaseDate? {
    guard let member = source.member("issued") else { return nil }
    if member.isString { return source.date("issued", allowsShortFields: true) }
    guard let issued = source.record("issued") else { return nil }
    let isApproximate = issued.value["circa"].map { circa in
      circa.boolean == true || (circa.integer ?? 0) != 0 || circa.string == "true"
    }
    issued.understand("circa")
    if let parts = issued.member("date-parts") {
      issued.understand("date-parts")
      do throws(JSONError) {
        return try ReleaseDate.parse(dateParts: parts, isApproximate: isApproximate ?? false)
      } catch {
        issued.note(error.inside("date-parts"))
        return nil
      }
    }
    let date =
      issued.date("raw", allowsShortFields: true) ?? issued.date("literal", allowsShortFields: true)
    guard let date, isApproximate == true else { return date }
    return ReleaseDate(text: date.text, start: date.start, end: date.end, isApproximate: true)
  }
}
