import Calendar
import JSON
import JSONRPC
import Records

/// `books.card`: one record as lines to show.
package enum BooksCard: Method {
  package static let name: StaticString = "books.card"
  package static let summary: StaticString = "One book as lines to show."
  package static let doc: StaticString = """
    What a reader is shown of a record that `books.decode` gave: the authors in one line, the release \
    date in the locale's words and as exact as it is known, the summary cut where it is longer than \
    `limit`, the chapters numbered. Of a record's other members nothing is needed. The labels are \
    Korean in Korean locales, else English: `labelLocale` says which.
    """
  package static let resultDoc: StaticString = "The card."
  package static let reasons: [Reason] = [
    .missingMember, .typeMismatch, .outOfRange, .notIntegral, .badDate, .badValue,
  ]
  package static let examples = [
    Example(
      "A date in English",
      params: """
        {"record":{"title":"Middlemarch","authors":["George Eliot"],\
        "releaseDate":{"year":1871,"month":12,"day":1},"pages":904,\
        "chapters":[{"title":"Prelude","order":1}]},"locale":"en-US"}
        """,
      result: """
        {"title":"Middlemarch","author":"George Eliot","releaseDate":"December 1, 1871","pages":904,\
        "chapters":["1. Prelude"],"labelLocale":"en"}
        """),
    Example(
      "A summary that is too long",
      params: #"{"record":{"title":"T","summary":"가나다라마"},"limit":3,"locale":"ko"}"#,
      result: #"{"title":"T","summary":"가나다…","isTruncated":true,"labelLocale":"ko"}"#),
    Example(
      "A wrong type", params: #"{"record":{"title":7}}"#,
      error: #"{"code":-32602,"data":{"reason":"typeMismatch","pointer":"/record/title"}}"#),
  ]

  package struct Params: JSONParams {
    var record = CardRecord()
    var limit = 450
    var locale: JSONText?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("record", \.record, "The record, as books.decode gives it.")
      try member(
        "limit", \.limit, 1...1_000_000,
        "How many characters (extended grapheme clusters) of the summary are shown.")
      try member("locale", \.locale, "The locale as a BCP 47 tag; the server's where absent.")
    }
  }

  package struct Result: JSONRecord {
    let record: CardRecord
    let releaseDate: String?
    let summary: String?
    let isTruncated: Bool
    let labels: CardLabels

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.optional("title", "The title.") { $0.record.title }
      member.optional("subtitle", "The subtitle.") { $0.record.subtitle }
      member.optional("author", "The authors, in one line.") {
        $0.record.authors.isEmpty ? nil : $0.record.authors.joined(separator: ", ")
      }
      member.optional("releaseDate", "The date in the locale's words, as exact as it is known.") {
        $0.releaseDate
      }
      member.optional("pages", "The number of pages.") { $0.record.pages }
      member.optional("dedication", "The dedication.") { $0.record.dedication }
      member.optional("summary", "The summary without markup, with … where it was cut.") {
        $0.summary
      }
      member.flag("isTruncated", "The summary was cut.") { $0.isTruncated }
      member.list("chapters", "The chapters, numbered.", count: { $0.record.chapters.count }) {
        numbered($0.record.chapters[$1], place: $1 + 1)
      }
      member("labels", "What to write beside each.") { $0.labels }
      member("labelLocale", "The language of the labels: en or ko.") { $0.labels.language }
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Result {
    let locale: LocaleData
    do throws(JSONError) {
      locale = try context.locale(params.locale)
    } catch {
      throw RPCError(error.inside("locale"))
    }
    let labels = locale.isLanguage("ko") ? CardLabels.korean : .english
    let summary = params.record.summary.map { cut($0, to: params.limit) }
    return Result(
      record: params.record,
      releaseDate: params.record.releaseDate.map { shown($0, locale, labels) },
      summary: summary?.text, isTruncated: summary?.isTruncated ?? false, labels: labels)
  }

  private static func cut(_ text: String, to limit: Int) -> (text: String, isTruncated: Bool) {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end != text.endIndex
    else { return (text, false) }
    return (text[..<end] + "…", true)
  }

  private static func shown(
    _ date: CardDate, _ locale: LocaleData, _ labels: CardLabels
  ) -> String {
    func words(_ parts: ReleaseDateParts) -> String {
      locale.localizedDate(year: parts.year, month: parts.month, day: parts.day) ?? parts.iso
    }
    let text = words(date.start) + (date.end.map { " – " + words($0) } ?? "")
    return date.isApproximate ? labels.approximately(text) : text
  }

  /// The title behind its number, unless it begins with that already.
  private static func numbered(_ chapter: CardChapter, place: Int) -> String {
    let number = String(chapter.order ?? place)
    if chapter.title.hasPrefix(number), let next = chapter.title.dropFirst(number.count).first,
      !next.isNumber, !next.isLetter
    {
      return chapter.title
    }
    return "\(number). \(chapter.title)"
  }
}

/// The words beside the lines of a card.
struct CardLabels: JSONRecord, Sendable {
  let language: String
  let author: String
  let releaseDate: String
  let pages: String
  let dedication: String
  let summary: String
  let chapters: String
  let more: String
  let less: String

  static let english = CardLabels(
    language: "en", author: "Author", releaseDate: "Released", pages: "Pages",
    dedication: "Dedication", summary: "Summary", chapters: "Chapters", more: "See more",
    less: "See less")
  static let korean = CardLabels(
    language: "ko", author: "저자", releaseDate: "출간일", pages: "쪽수", dedication: "헌정사",
    summary: "줄거리", chapters: "목차", more: "더 보기", less: "접기")

  func approximately(_ date: String) -> String {
    language == "ko" ? "\(date)경" : "ca. \(date)"
  }

  static func members<V: RecordVisitor<CardLabels>>(_ member: inout V) {
    member("author", "Of the authors.") { $0.author }
    member("releaseDate", "Of the release date.") { $0.releaseDate }
    member("pages", "Of the number of pages.") { $0.pages }
    member("dedication", "Of the dedication.") { $0.dedication }
    member("summary", "Of the summary.") { $0.summary }
    member("chapters", "Of the chapters.") { $0.chapters }
    member("more", "Of what shows the whole summary.") { $0.more }
    member("less", "Of what cuts it again.") { $0.less }
  }
}
