import JSON
import Records

/// Resources of JSON:API 1.1; books and their chapters and authors, which `included` holds.
enum JSONAPIFormat: BookMapping {
  static func recognizes(_ value: JSONValue, list: String?) -> Bool {
    value["type"]?.isString == true && value["id"]?.isString == true
      && (value["attributes"] != nil || value["relationships"] != nil || list == "data")
      && value["volumeInfo"] == nil
  }

  /// What is no book by its type has to look like one: chapters and films have a title too, but no
  /// author.
  static func foreignKind(of source: SourceRecord) -> String? {
    guard let type = source.value["type"]?.string, type != "book", type != "books" else {
      return nil
    }
    let attributes = source.value["attributes"]
    let others = source.value["relationships"]
    let hasAuthor = ["author", "authors"].contains { (name: StaticString) in
      attributes?[name] != nil || others?[name] != nil
    }
    return attributes?["title"] != nil && hasAuthor ? nil : type
  }

  static func map(_ source: SourceRecord, to book: inout Book) {
    book.key = source.identifier("id")?.string
    source.understand("type")
    if let attributes = source.record("attributes") { book.takeSeriesAttributes(attributes) }
    if let links = source.record("links") {
      for name in ["self", "related"] as [StaticString] {
        if let url = links.string(name) {
          book.links.append(Link(url: url, relation: name.description))
        }
      }
    }
  }

  /// A resource by its type and id.
  struct Identity: Hashable {
    let type: String
    let id: String

    init?(_ value: JSONValue?) {
      guard let type = value?["type"]?.string, let id = value?["id"]?.string else { return nil }
      self.type = type
      self.id = id
    }
  }

  /// What a book refers to, in the order of the references.
  struct References {
    var chapters: [Identity] = []
    var authors: [Identity] = []

    init(_ value: JSONValue) {
      let relationships = value["relationships"]
      chapters = Self.identities(relationships?["chapters"])
      authors =
        Self.identities(relationships?["authors"])
        + Self.identities(relationships?["author"])
    }

    var isEmpty: Bool { chapters.isEmpty && authors.isEmpty }

    private static func identities(_ relationship: JSONValue?) -> [Identity] {
      guard let data = relationship?["data"] else { return [] }
      if data.isObject { return [Identity(data)].compactMap { $0 } }
      return (0..<data.count).compactMap { Identity(data[$0]) }
    }
  }

  /// What is kept of an included resource.
  struct Included {
    var title: String?
    var order: Int?
    var name: String?

    init(_ value: JSONValue) {
      let attributes = value["attributes"]
      title = attributes?["title"]?.string
      order = attributes?["order"]?.integer.map(Int.init)
      name = attributes?["name"]?.string.flatMap(displayName)
      if name == nil {
        let given = attributes?["firstName"] ?? attributes?["first_name"]
        let family = attributes?["lastName"] ?? attributes?["last_name"]
        name = PersonName(family: family?.string, given: given?.string).display
      }
    }
  }

  static func resolve(
    _ references: References, _ included: [Identity: Included], to book: inout Book
  ) {
    if book.chapters.isEmpty {
      let chapters = references.chapters.compactMap { included[$0] }.filter { $0.title != nil }
      for chapter in chapters {
        book.chapters.append(
          Chapter(title: chapter.title ?? "", order: chapter.order ?? book.chapters.count + 1))
      }
      // By their own numbers, where all have one; else as they are referred to.
      if chapters.allSatisfy({ $0.order != nil }) {
        book.chapters.sort { $0.order < $1.order }
      }
    }
    for author in references.authors {
      if !book.authorKeys.contains(author.id) { book.authorKeys.append(author.id) }
      if let name = included[author]?.name, !book.authors.contains(name) {
        book.authors.append(name)
      }
    }
  }

  /// What a resource object lacks that the specification wants.
  static func check(_ value: JSONValue) -> JSONError? {
    for name in ["type", "id"] as [StaticString] {
      guard let member = value[name] else {
        return JSONError.missing(name.description, hint: "JSON:API 1.1: every resource has it.")
      }
      if !member.isString { return member.mismatch("a string").inside(name.description) }
    }
    return nil
  }
}
