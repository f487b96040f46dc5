import Foundation
import JSON
import Records
import Testing

@testable import Books

/// Two records of a format and the books that they tell of: see `Cases/decodeFormats.json`.
struct FormatCase: Sendable, CustomTestStringConvertible {
  let format: BookFormat
  let container: String
  let records: [AnswerValue]
  let books: [AnswerValue]

  var testDescription: String { format.rawValue }

  init?(_ row: AnswerValue) {
    guard let format = row["format"]?.string.flatMap(BookFormat.init) else { return nil }
    self.format = format
    container = row["container"]?.string ?? ""
    records = row["records"]?.elements ?? []
    books = row["books"]?.elements ?? []
  }

  static let all = decodeCases("decodeFormats").compactMap(FormatCase.init)
}

/// The ways in which a text holds records, and where each record then stands.
enum Arrangement: String, CaseIterable, Sendable {
  case array, indentedArray, container, indentedContainer, containerWithMembers, lines,
    carriageReturns
  case concatenated, padded, dump

  func text(_ format: FormatCase) -> (text: String, pointers: [String], lines: [Int])? {
    let records = format.records.map { $0.text() }
    let name = format.container
    func pointers(_ list: String) -> [String] { records.indices.map { "\(list)/\($0)" } }
    let none = records.map { _ in "" }
    switch self {
    case .array: return ("[\(records.joined(separator: ","))]", pointers(""), [1, 1])
    case .indentedArray:
      let second = 2 + format.records[0].text(indented: true).split(separator: "\n").count
      return (AnswerValue.array(format.records).text(indented: true), pointers(""), [2, second])
    case .container:
      guard !name.isEmpty else { return nil }
      return (#"{"\#(name)":[\#(records.joined(separator: ","))]}"#, pointers("/\(name)"), [1, 1])
    case .indentedContainer:
      guard !name.isEmpty else { return nil }
      let text = AnswerValue.object([(name, .array(format.records))]).text(indented: true)
      let second = 3 + format.records[0].text(indented: true).split(separator: "\n").count
      return (text, pointers("/\(name)"), [3, second])
    case .containerWithMembers:
      guard !name.isEmpty else { return nil }
      return (
        """
        {"meta":{"count":2,"list":[1,{"data":[]}]},"version":"1",
         "\(name)":[\(records.joined(separator: ",\n"))],
         "links":{"self":"/"}}
        """, pointers("/\(name)"), [2, 3]
      )
    case .lines: return (records.joined(separator: "\n") + "\n", none, [1, 2])
    case .carriageReturns: return (records.joined(separator: "\r\n"), none, [1, 2])
    case .concatenated: return (records.joined(), none, [1, 1])
    case .padded: return ("\n \t\n" + records.joined(separator: " \n\n") + "\n\n", none, [3, 5])
    case .dump:
      guard format.format == .openlibrary else { return nil }
      let lines = records.enumerated().map {
        "/type/any\t/books/OL\($0)M\t1\t2010-01-01T00:00:00\t\($1)"
      }
      return (lines.joined(separator: "\n") + "\n", none, [1, 2])
    }
  }
}

struct BookFormatTests {
  @Test func allCasesAreRead() {
    #expect(Set(FormatCase.all.map(\.format)) == Set(BookFormat.allCases))
    #expect(FormatCase.all.allSatisfy { $0.records.count == 2 && $0.books.count == 2 })
  }

  private func expected(
    _ format: FormatCase, _ pointers: [String], _ lines: [Int]
  ) -> [AnswerValue] {
    zip(format.books, zip(pointers, lines)).map { book, place in
      var book = book
      book["pointer"] = .string(place.0)
      book["line"] = .integer(Int64(place.1))
      return book
    }
  }

  @Test(arguments: FormatCase.all, Arrangement.allCases)
  func inEveryArrangement(format: FormatCase, arrangement: Arrangement) throws {
    guard let (text, pointers, lines) = arrangement.text(format) else { return }
    let books = expected(format, pointers, lines)
    for named in [nil, format.format] {
      for mode in [BooksDecode.Mode.lenient, .strict] {
        // Nothing says that these records lack what a series' or a resource's must have.
        if mode == .strict, format.format == .series || format.format == .jsonapi { continue }
        let decoding = try decode(text, mode: mode, format: named)
        #expect(decoding.problems.isEmpty)
        #expect(decoding.result["format"]?.string == format.format.rawValue)
        #expect(decoding.result["recordCount"]?.integer == 2)
        #expect(decoding.result["skipped"] == [:])
        #expect(decoding.nextOffset == nil)
        for (record, book) in zip(decoding.records, books) { #expect(record == book) }
        #expect(decoding.records.count == 2)
      }
    }
  }

  @Test(arguments: FormatCase.all)
  func aSingleDocument(format: FormatCase) throws {
    for (record, book) in zip(format.records, format.books) {
      var book = book
      book["pointer"] = ""
      book["line"] = 1
      for indented in [false, true] {
        #expect(try decode(record.text(indented: indented)).records == [book])
      }
    }
  }

  @Test(arguments: FormatCase.all)
  func aCompressedFile(format: FormatCase) throws {
    let files = try FileTree()
    let text = try #require(Arrangement.lines.text(format))
    try files.writeCompressed(text.text, "books.gz")
    // Two members, one after the other, cut within a record.
    try files.writeCompressed(text.text, "parts.gz", cutAt: text.text.utf8.count / 3)
    for name in ["books.gz", "parts.gz"] {
      let decoding = try ask(#"{"path":"\#(name)"}"#, files.roots)
      #expect(decoding.records == expected(format, text.pointers, text.lines))
      #expect(decoding.problems.isEmpty)
    }
  }

  /// Each record by itself, and by the format of the ones before.
  @Test func formatsMayMix() throws {
    let lines = FormatCase.all.map { $0.records[0].text() }.joined(separator: "\n")
    let decoding = try decode(lines)
    #expect(decoding.titles == FormatCase.all.compactMap { $0.books[0]["title"]?.string })
    #expect(decoding.problems.isEmpty)
  }

  @Test(arguments: [#"{"a":1}"#, #"[{"a":1},{"b":[]}]"#, #"{"a":1}{"b":2}"#])
  func unknownShapes(text: String) throws {
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let error = try failure(text, mode: mode)
      #expect(error["code"]?.integer == -32012)
      #expect(error.at("/data/reason")?.string == "parsingFailed")
      #expect(error.at("/data/cause")?.string == "typeMismatch")
      #expect(error.at("/data/pointer")?.string == (text.hasPrefix("[") ? "/0" : ""))
      #expect(
        error.at("/data/allowed")
          == [
            "series", "jsonapi", "openlibrary", "googlebooks", "itunes", "calibre", "csl", "opds2",
          ])
      #expect(error.at("/data/offset")?.integer == (text.hasPrefix("[") ? 1 : 0))
    }
  }

  /// The list's name is all that tells of a format, and its records have nothing of it.
  @Test func anUnknownShapeInAKnownList() throws {
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let error = try failure(#"{"data":[{"a":1},{"b":2}]}"#, mode: mode)
      #expect(error.at("/data/cause")?.string == "typeMismatch")
      #expect(error.at("/data/pointer")?.string == "/data/0")
      #expect(error.at("/data/offset")?.integer == 9)
      #expect(error.at("/data/allowed")?.elements.count == 8)
    }
  }

  @Test(arguments: ["1", "\"text\"", "null", "true", "[1,null,\"a\"]", "hello", "<html></html>"])
  func whatIsNoRecord(text: String) throws {
    let error = try failure(text)
    #expect(error["code"]?.integer == -32012)
    #expect(error.at("/data/line")?.integer == 1)
  }

  /// One unknown record among known ones is a problem, not the end.
  @Test func anUnknownRecordAmongOthers() throws {
    let text = #"[{"metadata":{"title":"Typee"}},{"a":1},{"metadata":{"title":"Omoo"}}]"#
    let decoding = try decode("{\"title\":\"Emma\",\"pages\":1}\n\(text)")
    #expect(decoding.titles == ["Emma", "Typee", "Omoo"])
  }

  @Test(arguments: [
    ("series", "googlebooks"), ("opds2", "series"), ("series", "opds2"), ("csl", "googlebooks"),
  ])
  func aWrongNamedFormat(of: String, named: String) throws {
    let format = try #require(FormatCase.all.first { $0.format.rawValue == of })
    let records = format.records.map { record -> AnswerValue in
      // Only what this format alone has.
      var record = record
      for name in ["id", "title", "author", "URL", "publisher", "language"] { record[name] = nil }
      return record
    }
    let error = try failure(
      AnswerValue.array(records).text(), mode: .lenient, format: BookFormat(rawValue: named))
    #expect(error["code"]?.integer == -32012)
    #expect(error.at("/data/cause")?.string == "typeMismatch")
    #expect(error.at("/data/pointer")?.string == "/0")
    #expect(error.at("/data/suggestion")?.string == of)
    #expect(error.at("/data/allowed")?.elements.count == 8)
  }

  @Test func anUnknownFormatIsRefused() throws {
    let error = try refusal(#"{"text":"[]","format":"opds"}"#)
    #expect(error["code"]?.integer == -32602)
    #expect(error.at("/data/pointer")?.string == "/format")
    #expect(error.at("/data/suggestion")?.string == "opds2")
  }
}
