import JSON
import Testing

@testable import Books

/// Data that other readers are known to have stumbled over: see `Cases/decodeReports.json`.
struct ReportedDataTests {
  static let cases = decodeCases("decodeReports")

  @Test(arguments: cases)
  func aReport(row: AnswerValue) throws {
    let text = row["text"]?.string ?? row["input"]?.text() ?? ""
    let format = row["format"]?.string.flatMap(BookFormat.init)
    let decoding = try decode(text, format: format) { $0.keepsRest = row["extra"] != nil }
    if let record = row["record"] {
      let found = try decoding.record()
      for (name, value) in record.members { #expect(found[name] == value) }
      for name in row["absent"]?.elements ?? [] { #expect(found[name.string ?? ""] == nil) }
    } else {
      #expect(decoding.records.count == row["count"]?.integer ?? 0)
    }
    let problems = row["problems"]?.elements ?? []
    try #require(decoding.problems.count == problems.count, "\(decoding.problems)")
    for (found, problem) in zip(decoding.problems, problems) {
      for (name, value) in problem.members { #expect(found[name] == value) }
      #expect(place(in: found) == place(of: found["offset"]?.integer ?? -1, in: Array(text.utf8)))
    }
    if let strict = row["strict"] {
      let error = try failure(text, format: format)
      #expect(error["code"]?.integer == -32012)
      for (name, value) in strict.members { #expect(error["data"]?[name] == value) }
    }
  }

  /// Sixty million bytes in one string: told, in bounded memory, and the next record comes.
  @Test func aRecordBeyondTheLimit() throws {
    let start = #"[{"title":"Kim","text":""#
    let text = start + String(repeating: "x", count: 20 << 20) + #""},{"title":"Emma"}]"#
    let decoding = try decode(text)
    #expect(decoding.titles == ["Emma"])
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == "limitExceeded")
    #expect(problem["pointer"]?.string == "/0")
    #expect(problem["maximum"]?.integer == 16 << 20)
    #expect(problem["record"]?.integer == 0)
    #expect(problem["effect"]?.string == "recordDropped")
    #expect(problem["offset"]?.integer == 1)
  }
}

/// Dates, page counts, languages and names in the words of each format.
struct SourceWordsTests {
  /// A record of `format` whose date is `date`.
  private func record(_ format: BookFormat, date: String) -> String {
    switch format {
    case .openlibrary: #"{"title":"T","publish_date":\#(date)}"#
    case .googlebooks: #"{"volumeInfo":{"title":"T","publishedDate":\#(date)}}"#
    case .calibre: #"{"id":1,"title":"T","pubdate":\#(date)}"#
    case .csl: #"{"title":"T","issued":\#(date)}"#
    case .opds2: #"{"metadata":{"title":"T","published":\#(date)}}"#
    case .itunes: #"{"kind":"ebook","trackId":1,"trackName":"T","releaseDate":\#(date)}"#
    case .jsonapi: #"{"type":"book","id":"1","attributes":{"title":"T","release_date":\#(date)}}"#
    case .series: #"{"attributes":{"title":"T","release_date":\#(date)}}"#
    }
  }

  private static let datePointers: [BookFormat: String] = [
    .openlibrary: "/publish_date", .googlebooks: "/volumeInfo/publishedDate", .calibre: "/pubdate",
    .csl: "/issued", .opds2: "/metadata/published", .itunes: "/releaseDate",
    .jsonapi: "/attributes/release_date", .series: "/attributes/release_date",
  ]

  @Test(arguments: [
    ("1997-06-26", "1997-06-26", ""), ("1998-07-02", "1998-07-02", ""), ("1997", "1997", ""),
    ("June 26, 1997", "1997-06-26", ""), ("26 June 1997", "1997-06-26", ""),
    ("June 1997", "1997-06", ""), ("Jun 26, 1997", "1997-06-26", ""), ("c1997", "1997", ""),
    ("ca. 1997", "1997", "isApproximate"), ("1988 (1987)", "1988", ""),
    ("1997/1998", "1997", "1998"), ("n.d.", "", ""), ("None", "", ""),
    ("1997-06-26T00:00:00Z", "1997-06-26", ""),
    ("2019-01-01T00:00:00+01:00", "2019-01-01", ""),
    ("2018-12-31T23:30:00-05:00", "2018-12-31", ""), ("2000-02-29", "2000-02-29", ""),
    ("2020/10/25", "2020-10-25", ""), ("[2007-04-16]", "2007-04-16", ""),
    ("19970626", "1997-06-26", ""), ("Spring 1997", "1997", ""), ("1997-XX-XX", "1997", ""),
    ("1997-06-XX", "1997-06", ""), ("1997%", "1997", "isApproximate"),
    ("1997-06-26 ", "1997-06-26", ""),
  ])
  func aDate(text: String, iso: String, more: String) throws {
    for format in BookFormat.allCases {
      let decoding = try decode(record(format, date: jsonString(text)))
      #expect(decoding.problems.isEmpty)
      #expect(decoding.result["format"]?.string == format.rawValue)
      let date = try decoding.record()["releaseDate"]
      #expect(date?["iso"]?.string ?? "" == iso)
      guard !iso.isEmpty else { continue }
      #expect(date?["text"]?.string == text)
      let parts = iso.split(separator: "-").compactMap { Int($0) }
      #expect(date?["year"]?.integer == parts[0])
      #expect(date?["month"]?.integer == (parts.count > 1 ? parts[1] : nil))
      #expect(date?["day"]?.integer == (parts.count > 2 ? parts[2] : nil))
      #expect(date?["endISO"]?.string == (more == "1998" ? more : nil))
      #expect(date?["isApproximate"] == (more == "isApproximate" ? true : nil))
    }
  }

  @Test(arguments: [".", "అక్టోబర్ 28, 1909", "1997-13-01", "1900-02-29", "03/04/1997", "soon"])
  func aBadDate(text: String) throws {
    for format in BookFormat.allCases {
      let source = record(format, date: jsonString(text))
      let decoding = try decode(source)
      #expect(try decoding.record()["releaseDate"] == nil)
      #expect(try decoding.record()["title"] == "T")
      let problem = try decoding.problem()
      #expect(problem["reason"]?.string == "badDate")
      #expect(problem["pointer"]?.string == Self.datePointers[format])
      #expect(problem["effect"]?.string == "memberDropped")
      #expect(problem["found"]?.string != nil)
      #expect(
        place(in: problem)
          == place(of: try offset(of: jsonString(text), in: source), in: Array(source.utf8)))
    }
  }

  /// Before the year 1 the sign is part of the date.
  @Test func aDateBeforeTheYearOne() throws {
    let date = try decode(record(.csl, date: "\"-0300\"")).record()["releaseDate"]
    #expect(date?["year"]?.integer == -300)
    #expect(date?["iso"]?.string == "-0300")
  }

  @Test(arguments: [
    (#"{"date-parts":[["1999",12,31]]}"#, "1999-12-31", ""),
    (#"{"date-parts":[[1999]]}"#, "1999", ""),
    (#"{"date-parts":[[2018,2,1],[2018,2,2]]}"#, "2018-02-01", "2018-02-02"),
    (#"{"raw":"2005-4-12"}"#, "2005-04-12", ""), (#""1999-12-31""#, "1999-12-31", ""),
    (#"{"literal":"June 1999"}"#, "1999-06", ""), (#"{"date-parts":[[2013,13]]}"#, "2013", ""),
    (#"{"date-parts":[["2013","",""]]}"#, "2013", ""), (#"{"date-parts":[]}"#, "", ""),
  ])
  func aDateOfCSL(issued: String, iso: String, end: String) throws {
    let decoding = try decode(record(.csl, date: issued))
    #expect(decoding.problems.isEmpty)
    let date = try decoding.record()["releaseDate"]
    #expect(date?["iso"]?.string ?? "" == iso)
    #expect(date?["endISO"]?.string ?? "" == end)
  }

  @Test(arguments: [
    (#"{"date-parts":[[null]]}"#, "nullValue", "/issued/date-parts/0/0"),
    (#"[{"date-parts":[2006]}]"#, "typeMismatch", "/issued"),
    (#"{"date-parts":[[2006,14,2]]}"#, "badDate", "/issued/date-parts/0/1"),
    (#"{"date-parts":[[2006,2,30]]}"#, "badDate", "/issued/date-parts/0/2"),
    (#"{"date-parts":[2006]}"#, "typeMismatch", "/issued/date-parts/0"),
    (#"{"date-parts":[[2006.5]]}"#, "notIntegral", "/issued/date-parts/0/0"),
    ("true", "typeMismatch", "/issued"),
  ])
  func aBadDateOfCSL(issued: String, reason: String, pointer: String) throws {
    let decoding = try decode(record(.csl, date: issued))
    #expect(try decoding.record()["releaseDate"] == nil)
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == reason)
    #expect(problem["pointer"]?.string == pointer)
  }

  @Test(
    arguments: [
      ("223", 223, ""), ("223.0", 223, ""), ("2.23e2", 223, ""), ("-0", 0, ""), ("null", nil, ""),
      ("\"\"", nil, ""), ("9007199254740993", 9_007_199_254_740_993, ""),
      ("\"223\"", 223, "typeMismatch"), ("-1", nil, "outOfRange"), ("223.5", nil, "notIntegral"),
      ("true", nil, "typeMismatch"), ("[223]", nil, "typeMismatch"), ("{}", nil, "typeMismatch"),
      ("\"many\"", nil, "typeMismatch"), ("\"309 p.\"", 309, ""),
    ] as [(String, Int?, String)])
  func pages(value: String, pages: Int?, reason: String) throws {
    let texts = [
      #"{"attributes":{"title":"T","pages":\#(value)}}"#,
      #"{"type":"book","id":"1","attributes":{"title":"T","pages":\#(value)}}"#,
      #"{"volumeInfo":{"title":"T","pageCount":\#(value)}}"#,
      #"{"key":"/books/OL1M","title":"T","number_of_pages":\#(value)}"#,
      #"{"metadata":{"title":"T","numberOfPages":\#(value)}}"#,
    ]
    for text in texts {
      let decoding = try decode(text)
      // Google's zero says that nobody has counted.
      let isUnknown = pages == 0 && text.contains("pageCount")
      #expect(try decoding.record()["pages"]?.integer == (isUnknown ? nil : pages))
      #expect(
        decoding.problems.map { $0["reason"]?.string ?? "" } == (reason.isEmpty ? [] : [reason]))
    }
  }

  @Test(
    arguments: [
      ("309 p.", 309), ("xi, 265 p. ;", 265), ("109 (i. e. 131) p.", 131),
      ("xvii, 192, [1] p.", 192),
      ("[96] p. ;", 96), ("280 S. :", 280), ("26 v. :", nil), ("", nil),
    ] as [(String, Int?)])
  func pagination(text: String, pages: Int?) throws {
    let library = try decode(
      #"{"key":"/books/OL1M","title":"T","pagination":\#(jsonString(text))}"#)
    #expect(try library.record()["pages"]?.integer == pages)
    #expect(library.problems.isEmpty)
    let item = try decode(#"{"type":"book","title":"T","number-of-pages":\#(jsonString(text))}"#)
    #expect(try item.record()["pages"]?.integer == pages)
  }

  /// Open Library has made pages of many volumes.
  @Test func volumesAreNoPages() throws {
    let decoding = try decode(
      #"{"key":"/books/OL1M","title":"T","pagination":"26 v. :","number_of_pages":26}"#)
    #expect(try decoding.record()["pages"] == nil)
    let both = try decode(
      #"{"key":"/books/OL1M","title":"T","pagination":"26 v. :","number_of_pages":900}"#)
    #expect(try both.record()["pages"]?.integer == 900)
  }

  @Test(arguments: [-1, -2, -3])
  func calibreCountsNoPagesBelowZero(pages: Int) throws {
    let decoding = try decode(#"{"id":1,"title":"T","uuid":"u","pages":\#(pages)}"#)
    #expect(try decoding.record()["pages"] == nil)
    #expect(decoding.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("eng", "en"), ("en", "en"), ("Eng", "en"), ("en_US", "en-US"), ("fre", "fr"), ("deu", "de"),
      ("chi", "zh"), ("zho", "zh"), ("kor", "ko"), ("cze", "cs"), ("mul", nil), ("scr", "hr"),
      ("und", nil),
    ] as [(String, String?)])
  func language(code: String, tag: String?) throws {
    let texts = [
      #"{"attributes":{"title":"T","language":"\#(code)"}}"#,
      #"{"volumeInfo":{"title":"T","language":"\#(code)"}}"#,
      #"{"key":"/books/OL1M","title":"T","languages":[{"key":"/languages/\#(code)"}]}"#,
      #"{"key":"/works/OL1M","title":"T","language":["\#(code)"]}"#,
      #"{"id":1,"uuid":"u","title":"T","languages":["\#(code)"]}"#,
      #"{"type":"book","title":"T","language":"\#(code)"}"#,
      #"{"metadata":{"title":"T","language":["\#(code)"]}}"#,
    ]
    for text in texts {
      let decoding = try decode(text)
      #expect(try decoding.record()["language"]?.string == tag)
      #expect(decoding.problems.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("Austen, Jane", "Jane Austen"), ("J.K. Jerome", "J.K. Jerome"),
      ("Basu, Āśīsha.", "Āśīsha Basu"),
      ("한강", "한강"), ("/author/jane_austen.html", nil), ("", nil),
    ] as [(String, String?)])
  func authors(text: String, name: String?) throws {
    let name = name.map { AnswerValue.array([.string($0)]) } ?? []
    let texts = [
      #"{"attributes":{"title":"T","author":"\#(text)"}}"#,
      #"{"volumeInfo":{"title":"T","authors":["\#(text)"]}}"#,
      #"{"key":"/works/OL1W","title":"T","author_name":["\#(text)"]}"#,
      #"{"key":"/books/OL1M","title":"T","authors":[{"name":"\#(text)"}]}"#,
      #"{"kind":"ebook","trackId":1,"trackName":"T","artistName":"\#(text)"}"#,
      #"{"id":1,"uuid":"u","title":"T","authors":["\#(text)"]}"#,
      #"{"metadata":{"title":"T","author":"\#(text)"}}"#,
      #"{"metadata":{"title":"T","author":[{"name":"\#(text)"}]}}"#,
    ]
    for text in texts { #expect(try decode(text).record()["authors"] == name) }
  }

  @Test(arguments: [
    (#"{"family":"Gogh","given":"Vincent","non-dropping-particle":"van"}"#, "Vincent van Gogh"),
    (#"{"family":"van Gogh","given":"Vincent","non-dropping-particle":"van"}"#, "Vincent van Gogh"),
    (#"{"family":"King","given":"Martin Luther","suffix":"Jr."}"#, "Martin Luther King Jr."),
    (
      #"{"family":"Humboldt","given":"Alexander","dropping-particle":"von"}"#,
      "Alexander von Humboldt"
    ),
    (#"{"literal":"Institution XYZ"}"#, "Institution XYZ"), (#"{"family":"Voltaire"}"#, "Voltaire"),
    (#"{"family":"한","given":"강"}"#, "한강"),
  ])
  func authorsOfCSL(name: String, display: String) throws {
    let record = try decode(#"{"type":"book","title":"T","author":[\#(name)]}"#).record()
    #expect(record["authors"] == [.string(display)])
  }
}
