import JSON
import Records

/// The formats, in the order in which a record is tried on them.
package enum BookFormat: String, JSONEnumeration {
  case series, jsonapi, openlibrary, googlebooks, itunes, calibre, csl, opds2

  /// Who maps the format's members.
  var mapping: any BookMapping.Type {
    switch self {
    case .series: SeriesFormat.self
    case .jsonapi: JSONAPIFormat.self
    case .openlibrary: OpenLibraryFormat.self
    case .googlebooks: GoogleBooksFormat.self
    case .itunes: ITunesFormat.self
    case .calibre: CalibreFormat.self
    case .csl: CSLFormat.self
    case .opds2: OPDSFormat.self
    }
  }

  /// The format of a record by the look of it; `list` is the list it is an element of.
  static func recognize(_ value: JSONValue, list: String?) -> BookFormat? {
    guard value.isObject else { return nil }
    // The tightest first: several formats have a title and authors.
    let order: [BookFormat] = [
      .opds2, .googlebooks, .jsonapi, .itunes, .calibre, .csl, .openlibrary, .series,
    ]
    return order.first { $0.mapping.recognizes(value, list: list) }
  }
}

/// How one format's members become a book's.
protocol BookMapping {
  /// Whether a record looks like one of the format.
  static func recognizes(_ value: JSONValue, list: String?) -> Bool
  /// What kind of record it is, where it is no book: it is then skipped and counted.
  static func foreignKind(of source: SourceRecord) -> String?
  static func map(_ source: SourceRecord, to book: inout Book)
  /// The members without which a record is not what the format declares; asked for in strict mode.
  static func required(of source: SourceRecord) -> (of: SourceRecord, names: [StaticString])?
}

extension BookMapping {
  static func foreignKind(of source: SourceRecord) -> String? { nil }

  static func required(of source: SourceRecord) -> (of: SourceRecord, names: [StaticString])? { nil }
}
