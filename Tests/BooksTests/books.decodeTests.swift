import Foundation
import JSON
import JSONRPC
import Records
import Testing

@testable import Books

/// Twelve records of which some are broken, some have problems and some are no books.
private let sources: [String] = [
  #"{"key":"/works/OL1W","type":{"key":"/type/work"},"title":"Emma"}"#,
  #"{"key":"/books/OL1M","title":"Kim","number_of_pages":-5}"#,
  #"{"key":"/authors/OL1A","type":{"key":"/type/author"},"name":"Jane Austen"}"#,
  #"{"key":"/books/OL2M","title":"Émile","publish_date":"1762","isbn_13":["9780141439588"]}"#,
  #"{"key":"/books/OL3M","title":"Walden" "pages":3}"#,
  #"{"key":"/books/OL4M","title":"Typee","publish_date":"1846-2-3"}"#,
  #"{"key":"/works/OL2W","type":{"key":"/type/work"},"title":"Omoo"}"#,
  #"{"key":"/books/OL5M","title":"Mardi","number_of_pages":"12","number_of_pages":"13"}"#,
  #"{"key":"/authors/OL2A","type":{"key":"/type/author"},"name":"Herman Melville"}"#,
  #"{"key":"/books/OL6M","title":"Redburn"}"#,
  #"{"key":"/books/OL7M","title":"Pierre","series":{"a":1}}"#,
  #"{"key":"/works/OL3W","type":{"key":"/type/work"},"title":"Clarel"}"#,
]

private let titles = [
  "Emma", "Kim", "Émile", "Typee", "Omoo", "Mardi", "Redburn", "Pierre", "Clarel",
]

/// The ways in which a file can be read in steps.
enum SteppedText: String, CaseIterable, Sendable {
  case lines, array, indentedArray, container, dump, concatenated

  var text: String {
    switch self {
    case .lines: sources.joined(separator: "\n") + "\n"
    case .array: "[" + sources.joined(separator: ",") + "]"
    case .indentedArray: "[\n  " + sources.joined(separator: ",\n  ") + "\n]\n"
    case .container:
      "{\"size\":12,\n\"docs\":[\n" + sources.joined(separator: ",\n") + "\n],\n\"next\":null}\n"
    case .dump:
      sources.enumerated().map { "/type/any\t/x/\($0)\t1\t2010-01-01T00:00:00\t\($1)\n" }.joined()
    case .concatenated: sources.joined()
    }
  }
}

struct BooksDecodeTests {
  @Test func bothOrNeitherOfTextAndPath() throws {
    let neither = try refusal("{}")
    #expect(neither["code"]?.integer == -32602)
    #expect(neither.at("/data/reason")?.string == "missingMember")
    let both = try refusal(#"{"text":"[]","path":"a"}"#)
    #expect(both["code"]?.integer == -32602)
    #expect(both.at("/data/reason")?.string == "conflictingMembers")
  }

  @Test(arguments: [
    (#""limit":0"#, "outOfRange", "/limit"), (#""limit":2.5"#, "notIntegral", "/limit"),
    (#""offset":-1"#, "outOfRange", "/offset"),
    (#""maxProblems":-1"#, "outOfRange", "/maxProblems"),
    (#""mode":"Strict""#, "badValue", "/mode"), (#""kinds":["volume"]"#, "badValue", "/kinds/0"),
    (#""fields":["titles"]"#, "badValue", "/fields/0"),
    (#""fields":[7]"#, "typeMismatch", "/fields/0"),
    (#""file":"x""#, "unknownMember", ""), (#""text":7"#, "typeMismatch", "/text"),
    (#""extra":"yes""#, "typeMismatch", "/extra"),
  ])
  func aBadParameter(parameter: String, reason: String, pointer: String) throws {
    let text = parameter.hasPrefix(#""text""#) ? "" : #""text":"[]","#
    let error = try refusal("{\(text)\(parameter)}")
    #expect(error["code"]?.integer == -32602)
    #expect(error.at("/data/reason")?.string == reason)
    #expect(error.at("/data/pointer")?.string == pointer)
  }

  @Test func nearestFieldName() throws {
    #expect(
      try refusal(#"{"text":"[]","fields":["titel"]}"#).at("/data/suggestion")?.string == "title")
  }

  @Test func fields() throws {
    let text = jsonString(#"[{"title":"Emma","author":"Jane Austen","pages":474}]"#)
    let decoding = try ask(#"{"text":\#(text),"fields":["authors","line","isbn13"]}"#)
    #expect(decoding.records == [["authors": ["Jane Austen"], "line": 1]])
    #expect(try ask(#"{"text":\#(text),"fields":[]}"#).records == [[:]])
  }

  @Test func kinds() throws {
    let text = SteppedText.lines.text
    let works = try decode(text) { $0.kinds = [.work] }
    #expect(works.titles == ["Emma", "Omoo", "Clarel"])
    #expect(works.result["skipped"] == ["author": 2, "edition": 6])
    let editions = try decode(text) { $0.kinds = [.edition] }
    #expect(editions.titles == ["Kim", "Émile", "Typee", "Mardi", "Redburn", "Pierre"])
    #expect(editions.result["skipped"] == ["author": 2, "work": 3])
    #expect(try decode(text) { $0.kinds = [.edition, .work] }.titles == titles)
  }

  /// Containers in containers without end: what is deeper than anything real is one problem.
  @Test func groupsInGroups() throws {
    let nested = String(repeating: #"{"groups":["#, count: 100_000)
    let decoding = try decode(nested)
    #expect(decoding.records.isEmpty)
    #expect(1...3 ~= decoding.problems.count)
    let book = #"{"publications":[{"metadata":{"title":"Emma"}}]}"#
    let real = #"{"groups":[{"groups":[\#(book)]},\#(book)]}"#
    #expect(try decode(real).titles == ["Emma", "Emma"])
  }

  /// However often something is repeated, it is told a few times, and the book comes through.
  @Test(arguments: [#""a":1,"#, ",", #""title":"T","#])
  func repetitions(piece: String) throws {
    let many = String(repeating: piece, count: 20_000)
    for text in ["{\(many)\"data\":[{\"title\":\"Emma\"}]}", "{\"data\":[{\"title\":\"Emma\"}],\(many)\"n\":1}"] {
      #expect(try decode(text, maxProblems: 100_000).titles == ["Emma"])
    }
    let listed = try decode("[\(String(repeating: ", ", count: 20_000)){\"title\":\"Emma\"}]")
    #expect(listed.titles == ["Emma"])
    #expect(listed.problems.count == 1)
    #expect(listed.problems[0]["length"]?.integer == 39_999)
  }

  /// What is wrong with a list shows in steps too: its missing end, a comma too many or too few.
  @Test(arguments: ["", ",", ",]", "}"])
  func stepsTellTheListsEnd(end: String) throws {
    let books = (0..<6).map { #"{"key":"/books/OL\#($0)M","title":"T\#($0)"}"# }
    let text = "[" + books.joined(separator: ",\n") + end
    let whole = try decode(text).problems.count
    #expect(whole > 0)
    for limit in 1...5 {
      var offset: Int? = 0
      var problems = 0
      while let start = offset {
        let step = try decode(text) { options in
          options.limit = limit
          options.offset = Int64(start)
        }
        problems += step.problems.count
        offset = step.nextOffset
      }
      #expect(problems == whole)
    }
  }

  /// Whatever the step, the records and the problems are those of one run, in their places.
  @Test(arguments: SteppedText.allCases)
  func steps(of kind: SteppedText) throws {
    let text = kind.text
    let whole = try decode(text)
    #expect(whole.titles == titles)
    #expect(whole.nextOffset == nil)
    #expect(whole.result["skipped"] == ["author": 2])
    for limit in 1...13 {
      var offset: Int?
      var records: [AnswerValue] = []
      var problems: [AnswerValue] = []
      for step in 0..<20 {
        let decoding = try decode(text) { options in
          options.limit = limit
          options.offset = Int64(offset ?? 0)
        }
        #expect(decoding.records.count <= limit)
        records += decoding.records
        problems += decoding.problems
        offset = decoding.nextOffset
        if offset == nil { break }
        #expect(decoding.records.count == limit)
        #expect(text.utf8.dropFirst(offset ?? 0).first == UInt8(ascii: "{"))
        #expect(step < 19)
      }
      func withoutCounts(_ values: [AnswerValue]) -> [AnswerValue] {
        // Pointers and record numbers count from a step's beginning.
        values.map { value in
          var value = value
          for name in ["pointer", "record", "message"] { value[name] = nil }
          return value
        }
      }
      #expect(withoutCounts(records) == withoutCounts(whole.records))
      #expect(withoutCounts(problems) == withoutCounts(whole.problems))
    }
  }

  @Test(arguments: SteppedText.allCases)
  func problemsAreInTheirPlaces(of kind: SteppedText) throws {
    let text = Array(kind.text.utf8)
    for problem in try decode(kind.text).problems {
      let offset = try #require(problem["offset"]?.integer)
      #expect(place(in: problem) == place(of: offset, in: text))
    }
    let reasons = try decode(kind.text).problems.map { $0["reason"]?.string }
    #expect(
      reasons == [
        "outOfRange", "badISBN", "syntax", "badDate", "duplicateKey", "typeMismatch",
        "typeMismatch",
      ])
  }

  @Test func anOffsetBehindTheEnd() throws {
    let text = SteppedText.lines.text
    for offset in [text.utf8.count, text.utf8.count + 1, Int.max] {
      let decoding = try decode(text) { $0.offset = Int64(offset) }
      #expect(decoding.records.isEmpty)
      #expect(decoding.problems.isEmpty)
      #expect(decoding.nextOffset == nil)
    }
  }

  @Test func aFileHasAThousandRecordsAStep() throws {
    let files = try FileTree()
    let lines = (0..<2500).map { #"{"title":"Book \#($0)","pages":\#($0)}"# }
    try files.write(lines.joined(separator: "\n"), "books.ndjson")
    try files.writeCompressed(lines.joined(separator: "\n"), "books.gz", cutAt: 1234)
    for name in ["books.ndjson", "books.gz"] {
      var titles: [String] = []
      var offset = 0
      for count in [1000, 1000, 500] {
        let decoding = try ask(#"{"path":"\#(name)","offset":\#(offset)}"#, files.roots)
        #expect(decoding.records.count == count)
        #expect(decoding.records[0]["line"]?.integer == titles.count + 1)
        titles += decoding.titles
        offset = decoding.nextOffset ?? -1
      }
      #expect(offset == -1)
      #expect(titles == (0..<2500).map { "Book \($0)" })
      let all = try ask(#"{"path":"\#(name)","limit":5000}"#, files.roots)
      #expect(all.titles == titles)
    }
  }

  @Test func extra() throws {
    let text = """
      {"id":"v1","etag":"e","saleInfo":{"country":"KR"},"volumeInfo":{"title":"Kim","ratingsCount":7,\
      "imageLinks":{"thumbnail":"t","tiny":"u"},"readingModes":{"text":true}}}
      """
    let decoding = try decode(text) { $0.keepsRest = true }
    #expect(
      try decoding.record()["extra"] == [
        "etag": "e", "saleInfo": ["country": "KR"],
        "volumeInfo": [
          "ratingsCount": 7, "imageLinks": ["tiny": "u"], "readingModes": ["text": true],
        ],
      ])
    #expect(try decode(text).record()["extra"] == nil)
    // Nothing is left of a record that was understood.
    let known = try decode(#"{"attributes":{"title":"Kim","pages":1}}"#) { $0.keepsRest = true }
    #expect(try known.record()["extra"] == nil)
  }

  @Test func paths() throws {
    let files = try FileTree()
    try files.write(#"[{"title":"Kim"}]"#, "kim.json")
    try FileManager.default.createDirectory(
      at: files.url.appendingPathComponent("folder"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: files.url.appendingPathComponent("link.json"),
      withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
    #expect(try ask(#"{"path":"kim.json"}"#, files.roots).titles == ["Kim"])
    #expect(
      try ask(#"{"path":\#(jsonString(files.url.path + "/kim.json"))}"#, files.roots).titles == [
        "Kim"
      ])
    for (path, code, reason) in [
      ("none.json", -32010, "fileNotFound"), ("kim.json/x", -32010, "fileNotFound"),
      ("folder", -32011, "notAFile"), ("../other.json", -32011, "pathNotAllowed"),
      ("/etc/hostname", -32011, "pathNotAllowed"), ("link.json", -32011, "pathNotAllowed"),
    ] {
      let error = try refusal(#"{"path":"\#(path)"}"#, files.roots)
      #expect(error["code"]?.integer == code)
      #expect(error.at("/data/reason")?.string == reason)
      #expect(error.at("/data/pointer")?.string == "/path")
    }
    #expect(try refusal(#"{"path":""}"#, files.roots)["code"]?.integer == -32602)
    #expect(try refusal(#"{"path":"kim.json"}"#).at("/data/reason")?.string == "pathNotAllowed")
  }

  @Test func aDamagedCompressedFile() throws {
    let files = try FileTree()
    let lines = (0..<3000).map { #"{"title":"Book \#($0)","pages":\#($0)}"# }
    try files.writeCompressed(lines.joined(separator: "\n"), "books.gz")
    let url = files.url.appendingPathComponent("books.gz")
    let data = try Data(contentsOf: url)
    try data.prefix(data.count / 2).write(to: url)
    let error = try refusal(#"{"path":"books.gz","limit":5000}"#, files.roots)
    #expect(error["code"]?.integer == -32011)
    #expect(error.at("/data/reason")?.string == "readFailed")
    // What comes before the damage is there, step by step.
    #expect(
      try ask(#"{"path":"books.gz","limit":3}"#, files.roots).titles == [
        "Book 0", "Book 1", "Book 2",
      ])
  }
}
