import JSON
import Records

/// A record as `books.decode` gives it, as far as a card shows it. Members that no card shows are
/// not looked at.
struct CardRecord: JSONParameter {
  var title: String?
  var subtitle: String?
  var authors: [String] = []
  var releaseDate: CardDate?
  var pages: Int?
  var dedication: String?
  var summary: String?
  var chapters: [CardChapter] = []

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> CardRecord {
    guard value.isObject || value.isEmptyContainer else { throw value.mismatch("a record") }
    var record = CardRecord()
    record.title = try value.member("title")
    record.subtitle = try value.member("subtitle")
    record.authors = try value.member("authors") ?? []
    record.releaseDate = try value.member("releaseDate")
    record.pages = try value.member("pages", within: 0...1_000_000_000)
    record.dedication = try value.member("dedication")
    let summary: String? = try value.member("summary")
    record.summary = try value.member("summaryText") ?? summary.map { PlainText.text(of: $0) ?? $0 }
    record.chapters = try value.member("chapters") ?? []
    return record
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    let texts: [StaticString] = ["title", "subtitle", "dedication", "summary", "summaryText"]
    for name in texts {
      writer.property(name) { String.writeSchema(to: &$0) }
    }
    writer.property("authors") { [String].writeSchema(to: &$0) }
    writer.property("releaseDate") { CardDate.writeSchema(within: (), to: &$0) }
    writer.property("pages") { Int.writeSchema(within: 0...1_000_000_000, to: &$0) }
    writer.property("chapters") { [CardChapter].writeSchema(within: (), to: &$0) }
    writer.close(.object)
    writer.othersAreTaken()
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

/// The fields of a release date.
struct CardDate: JSONParameter {
  var start: ReleaseDateParts
  var end: ReleaseDateParts?
  var isApproximate: Bool

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> CardDate {
    guard value.isObject else {
      throw value.mismatch("an object with a year", hint: "books.decode gives such dates.")
    }
    guard let year: Int = try value.member("year", within: -9999...9999) else {
      throw JSONError.missing("year")
    }
    let month: Int? = try value.member("month", within: 1...12)
    let day: Int? = try value.member("day", within: 1...31)
    let parts = ReleaseDateParts(year: year, month: month, day: month == nil ? nil : day)
    guard parts.exists else {
      throw JSONError(
        .badDate, it: "must be a day that exists, not \(parts.iso)", found: parts.iso)
    }
    return CardDate(
      start: parts, end: try end(value), isApproximate: try value.member("isApproximate") ?? false)
  }

  private static func end(_ value: JSONValue) throws(JSONError) -> ReleaseDateParts? {
    guard let iso: String = try value.member("endISO") else { return nil }
    do throws(JSONError) {
      return try ReleaseDate.parse(iso)?.start
    } catch {
      throw error.inside("endISO")
    }
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writer.property("year") { Int.writeSchema(within: -9999...9999, to: &$0) }
    writer.property("month") { Int.writeSchema(within: 1...12, to: &$0) }
    writer.property("day") { Int.writeSchema(within: 1...31, to: &$0) }
    writer.property("endISO") { String.writeSchema(to: &$0) }
    writer.property("isApproximate") { Bool.writeSchema(to: &$0) }
    writer.close(.object)
    writer.othersAreTaken()
    writer.name("required")
    ["year"].write(to: &writer)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

/// A chapter's title and its number.
struct CardChapter: JSONParameter {
  var title: String
  var order: Int?

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> CardChapter {
    guard value.isObject else { throw value.mismatch("an object with a title") }
    guard let title: String = try value.member("title") else { throw JSONError.missing("title") }
    return CardChapter(title: title, order: try value.member("order", within: 0...1_000_000))
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writer.property("title") { String.writeSchema(to: &$0) }
    writer.property("order") { Int.writeSchema(within: 0...1_000_000, to: &$0) }
    writer.close(.object)
    writer.othersAreTaken()
    writer.name("required")
    ["title"].write(to: &writer)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

extension JSONValue {
  /// A member by its name, decoded; nil where it is absent or null.
  fileprivate func member<T: JSONParameter>(
    _ name: StaticString, within bounds: T.Bounds
  ) throws(JSONError) -> T? {
    guard let value = self[name], !value.isNull else { return nil }
    do throws(JSONError) {
      return try T.decode(value, within: bounds)
    } catch {
      throw error.inside(name.description)
    }
  }

  fileprivate func member<T: JSONParameter>(
    _ name: StaticString
  ) throws(JSONError) -> T? where T.Bounds == Void {
    try member(name, within: ())
  }
}

extension JSONWriter {
  fileprivate mutating func property(_ name: StaticString, _ schema: (inout JSONWriter) -> Void) {
    self.name(name)
    open(.object)
    schema(&self)
    close(.object)
  }

  /// A record has more members than a card shows.
  fileprivate mutating func othersAreTaken() {
    name("additionalProperties")
    boolean(true)
  }
}
