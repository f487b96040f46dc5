import JSON
import Records

/// A book as any of the formats tells of it.
package struct Book: JSONRecord {
  package enum Kind: String, JSONEnumeration {
    /// What was printed or published, with a publisher and an ISBN.
    case edition
    /// What all editions of it share.
    case work
  }

  var format: BookFormat
  var kind = Kind.edition
  var key: String?
  var workKey: String?
  var title: String?
  var subtitle: String?
  var authors: [String] = []
  var authorKeys: [String] = []
  var contributors: [Contributor] = []
  var series: SeriesPlace?
  var pages: Int?
  var releaseDate: ReleaseDate?
  var language: String?
  var isbn13: String?
  var isbn10: String?
  var publisher: String?
  var subjects: [String] = []
  var dedication: String?
  var summary: String?
  var wiki: String?
  var chapters: [Chapter] = []
  var coverURL: String?
  var identifiers: [Identifier] = []
  var links: [Link] = []
  var pointer = ""
  var line: Int64 = 1
  var rest: SourceRest?

  init(_ format: BookFormat) { self.format = format }

  /// Whether nothing is known of it.
  var isBlank: Bool {
    let texts = [
      key, workKey, title, subtitle, language, isbn13, publisher, dedication, summary, wiki, coverURL,
    ]
    return texts.allSatisfy { $0 == nil } && authors.isEmpty && authorKeys.isEmpty
      && contributors.isEmpty && series == nil && pages == nil && releaseDate == nil
      && subjects.isEmpty && chapters.isEmpty && identifiers.isEmpty && links.isEmpty
  }

  package static func members<V: RecordVisitor<Book>>(_ member: inout V) {
    member("format", "The format it was read from.") { $0.format }
    member("kind", "An edition, or the work that all its editions share.") { $0.kind }
    member.optional("key", "What the source calls it by.") { $0.key }
    member.optional("workKey", "What the source calls an edition's work by.") { $0.workKey }
    member.optional("title", "The title.") { $0.title }
    member.optional("subtitle", "The subtitle.") { $0.subtitle }
    member("authors", "The authors' names, as they are shown.") { $0.authors }
    member("authorKeys", "What the source calls the authors by.") { $0.authorKeys }
    member("contributors", "Editors, translators and others.") { $0.contributors }
    member.optional("series", "The series it belongs to.") { $0.series }
    member.optional("pages", "How many pages it has.") { $0.pages }
    member.optional("releaseDate", "When it came out, as exactly as the source says.") {
      $0.releaseDate
    }
    member.optional("language", "BCP 47.") { $0.language }
    member.optional("isbn13", "Thirteen digits.") { $0.isbn13 }
    member.optional("isbn10", "Nine digits and a check digit, which may be X.") { $0.isbn10 }
    member.optional("publisher", "The publisher.") { $0.publisher }
    member("subjects", "What it is about.") { $0.subjects }
    member.optional("dedication", "To whom it is dedicated.") { $0.dedication }
    member.optional("summary", "What it is about, as it came.") { $0.summary }
    member.optional("summaryText", "The summary without markup, where it has some.") {
      $0.summary.flatMap(PlainText.text)
    }
    member.optional("wiki", "A page that tells more.") { $0.wiki }
    member("chapters", "The chapters in their order.") { $0.chapters }
    member.optional("coverURL", "A picture of the cover.") { $0.coverURL }
    member("identifiers", "Numbers of other catalogues.") { $0.identifiers }
    member("links", "Where it can be read, bought or looked up.") { $0.links }
    member("pointer", "Where it is in its document: RFC 6901.") { $0.pointer }
    member("line", "The line it begins on, from 1.") { Int($0.line) }
    member.optional("extra", "With `extra`: every member that was not understood, as it came.") {
      $0.rest
    }
  }
}

/// Somebody who had a part in a book and is not its author.
package struct Contributor: JSONRecord {
  var name: String
  var role: String?

  package static func members<V: RecordVisitor<Contributor>>(_ member: inout V) {
    member("name", "The name, as it is shown.") { $0.name }
    member.optional("role", "Editor, translator, illustrator, …") { $0.role }
  }
}

/// A chapter.
package struct Chapter: JSONRecord {
  var title: String
  var order: Int

  package static func members<V: RecordVisitor<Chapter>>(_ member: inout V) {
    member("title", "The title.") { $0.title }
    member("order", "Its number, from 1.") { $0.order }
  }
}

/// A number of another catalogue.
package struct Identifier: JSONRecord {
  var type: String
  var value: String

  package static func members<V: RecordVisitor<Identifier>>(_ member: inout V) {
    member("type", "The catalogue: oclc, lccn, goodreads, uuid, …") { $0.type }
    member("value", "The number there.") { $0.value }
  }
}

/// Where something of a book is.
package struct Link: JSONRecord {
  var url: String
  var relation: String?
  var mediaType: String?

  package static func members<V: RecordVisitor<Link>>(_ member: inout V) {
    member("url", "Where it is; a path for a file of a library.") { $0.url }
    member.optional("relation", "What it is to the book.") { $0.relation }
    member.optional("mediaType", "Its media type, where the source says it.") { $0.mediaType }
  }
}
