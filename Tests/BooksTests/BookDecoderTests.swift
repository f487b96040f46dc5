import JSON
import Testing

@testable import Books

/// Seven books in one file, indented as people do it, with a comma before a closing bracket in the
/// second book and a date that lacks a digit in the last.
private let seriesLines: [String] = {
  let titles = [
    "Sense and Sensibility", "Pride and Prejudice", "Mansfield Park", "Emma", "Northanger Abbey",
    "Persuasion", "Sanditon – éd. 1",
  ]
  let dates = [
    "1811-10-30", "1813-01-28", "1814-07-04", "1815-12-23", "1817-12-20", "1817-12-21", "1925-07-2",
  ]
  var lines = ["{", "  \"data\": ["]
  for index in 0..<7 {
    lines += [
      "    {", "      \"attributes\": {", "        \"title\": \"\(titles[index])\",",
      "        \"author\": \"Jane Austen\",", "        \"pages\": \(300 + index),",
      "        \"release_date\": \"\(dates[index])\",", "        \"dedication\": \"To C.\",",
      "        \"summary\": \"People talk; two of them marry.\",",
      "        \"wiki\": \"https://example.org/\(index)\",", "        \"chapters\": [",
      "          { \"title\": \"é 1\"\(index == 1 ? "," : "") },", "          { \"title\": \"2\" }",
      "        ]", "      }", index == 6 ? "    }" : "    },",
    ]
  }
  return lines + ["  ]", "}", ""]
}()

private let series = seriesLines.joined(separator: "\n")
/// Two lines, 15 lines of the first book, and the eleventh of the second.
private let commaLine = 28
private let dateLine = 2 + 6 * 15 + 6

/// The bracket behind the comma: `          { "title": "é 1", }`.
private let bracketColumn = 29

struct BookDecoderTests {
  @Test func theLinesAreWhereTheTestsSay() {
    #expect(seriesLines[commaLine - 1] == "          { \"title\": \"é 1\", },")
    #expect(Array(seriesLines[commaLine - 1])[bracketColumn - 1] == "}")
    #expect(seriesLines[dateLine - 1] == "        \"release_date\": \"1925-07-2\",")
  }

  @Test func lenientTellsBothAndGivesAll() throws {
    let decoding = try decode(series)
    #expect(
      decoding.titles == [
        "Sense and Sensibility", "Pride and Prejudice", "Mansfield Park", "Emma",
        "Northanger Abbey", "Persuasion", "Sanditon – éd. 1",
      ])
    #expect(decoding.records.map { $0["line"]?.integer } == [3, 18, 33, 48, 63, 78, 93])
    #expect(decoding.records.map { $0["pages"]?.integer } == [300, 301, 302, 303, 304, 305, 306])
    #expect(
      decoding.records.allSatisfy {
        $0["chapters"] == [["title": "é 1", "order": 1], ["title": "2", "order": 2]]
      })
    #expect(decoding.records[6].at("/releaseDate/iso")?.string == "1925-07-02")
    try #require(decoding.problems.count == 2)
    let comma = decoding.problems[0]
    #expect(comma["reason"]?.string == "trailingComma")
    #expect(comma["effect"]?.string == "repaired")
    #expect(comma["record"]?.integer == 1)
    #expect(comma["line"]?.integer == commaLine)
    #expect(comma["column"]?.integer == bracketColumn)
    let text = Array(series.utf8)
    #expect(place(in: comma) == place(of: comma["offset"]?.integer ?? 0, in: text))
    #expect(text[comma["offset"]?.integer ?? 0] == UInt8(ascii: "}"))
    let date = decoding.problems[1]
    #expect(date["reason"]?.string == "badDate")
    #expect(date["effect"]?.string == "repaired")
    #expect(date["record"]?.integer == 6)
    #expect(date["pointer"]?.string == "/data/6/attributes/release_date")
    #expect(date["suggestion"]?.string == "1925-07-02")
    #expect(date["length"]?.integer == 11)
    #expect(place(in: date) == place(of: try offset(of: "\"1925-07-2\"", in: series), in: text))
    #expect(date["line"]?.integer == dateLine)
    #expect(date["column"]?.integer == 25)
  }

  @Test func strictEndsAtTheBracket() throws {
    let error = try failure(series)
    #expect(error["code"]?.integer == -32012)
    #expect(error.at("/data/reason")?.string == "parsingFailed")
    #expect(error.at("/data/cause")?.string == "syntax")
    #expect(error.at("/data/line")?.integer == commaLine)
    #expect(error.at("/data/column")?.integer == bracketColumn)
  }

  @Test func strictEndsAtTheDateWhereTheCommaIsGone() throws {
    let mended = series.replacing("\"é 1\", }", with: "\"é 1\" }")
    let error = try failure(mended)
    #expect(error.at("/data/cause")?.string == "badDate")
    #expect(error.at("/data/pointer")?.string == "/data/6/attributes/release_date")
    #expect(error.at("/data/line")?.integer == dateLine)
    #expect(error.at("/data/column")?.integer == 25)
    let right = mended.replacing("1925-07-2\"", with: "1925-07-02\"")
    #expect(try decode(right, mode: .strict).records.count == 7)
    #expect(try decode(right).problems.isEmpty)
  }

  /// Each kind of problem, and what strict mode says of it.
  @Test(arguments: [
    (#"[{"title":"Emma","pages":1},]"#, "trailingComma", "syntax", 28, "repaired"),
    (#"[{"title":"Emma","pages":"12"}]"#, "typeMismatch", "typeMismatch", 25, "repaired"),
    (#"[{"title":"Emma","pages":12.5}]"#, "notIntegral", "notIntegral", 25, "memberDropped"),
    (#"[{"title":"Emma","pages":-1}]"#, "outOfRange", "outOfRange", 25, "memberDropped"),
    (#"[{"title":"Emma","pages":true}]"#, "typeMismatch", "typeMismatch", 25, "memberDropped"),
    (#"[{"title":"Emma","isbn":"9780141439588"}]"#, "badISBN", "badISBN", 24, "memberDropped"),
    (#"[{"title":"Emma","release_date":"1815-13-01"}]"#, "badDate", "badDate", 32, "memberDropped"),
    (#"[{"title":"Emma","release_date":"1815-2-3"}]"#, "badDate", "badDate", 32, "repaired"),
    (#"[{"title":"Emma","title":"Ema"}]"#, "duplicateKey", "duplicateKey", 2, "memberDropped"),
    (#"[{"title":7.0e400}]"#, "outOfRange", "outOfRange", 10, "recordDropped"),
    (#"[{"title":"Emma" "pages":1}]"#, "syntax", "syntax", 17, "recordDropped"),
    (
      #"[{"title":"Emma","language":"no such"}]"#, "typeMismatch", "typeMismatch", 28,
      "memberDropped"
    ),
    (#"[{"title":"Emma","chapters":[{}]}]"#, "missingMember", "missingMember", 29, "memberDropped"),
    (
      #"[{"title":"Emma","chapters":{"title":["a"]}}]"#, "typeMismatch", "typeMismatch", 37,
      "memberDropped"
    ),
    (#"[{"title":["Emma"]}]"#, "typeMismatch", "typeMismatch", 10, "memberDropped"),
    (#"[{"title":"Emma"},7]"#, "typeMismatch", "typeMismatch", 18, "recordDropped"),
    (#"[{"title":"Emma"},,{"title":"Emma"}]"#, "syntax", "syntax", 18, ""),
    (#"[{"title":"Emma"}"#, "unexpectedEnd", "unexpectedEnd", 17, ""),
    (#"{"title":"Emma"}#"#, "trailingData", "trailingData", 16, ""),
    ("\u{FEFF}" + #"{"title":"Emma"}"#, "byteOrderMark", "byteOrderMark", 0, "repaired"),
  ])
  func aProblem(
    text: String, reason: String, cause: String, offset: Int, effect: String
  ) throws {
    let isAlone = effect == "recordDropped" && !text.contains("},7")
    let bytes = Array(text.utf8)
    let decoding = try decode(text, format: .series)
    #expect(decoding.records.isEmpty == isAlone)
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == reason)
    #expect(place(in: problem) == place(of: offset, in: bytes))
    #expect(problem["effect"]?.string ?? "" == effect)
    #expect(problem["message"]?.string?.isEmpty == false)
    #expect(problem["pointer"]?.string != nil)
    let error = try failure(bytes, format: .series)
    #expect(error["code"]?.integer == -32012)
    #expect(error.at("/data/reason")?.string == "parsingFailed")
    // Strict mode may stop at what the record lacks, but never behind this problem.
    if error.at("/data/cause")?.string != "missingMember" {
      #expect(error.at("/data/cause")?.string == cause)
      #expect(place(in: error["data"]) == place(of: offset, in: bytes))
    }
  }

  @Test func aBadISBNIsToldWithTheRightOne() throws {
    let decoding = try decode(
      #"{"title":"Emma","publish_date":"1815","isbn_13":["9780141439587","9780141439588"]}"#)
    #expect(try decoding.record()["isbn13"]?.string == "9780141439587")
    let problem = try decoding.problem()
    #expect(problem["pointer"]?.string == "/isbn_13/1")
    #expect(problem["suggestion"]?.string == "9780141439587")
    #expect(problem["found"]?.string == "\"9780141439588\"")
    #expect(problem["expected"]?.string == "an ISBN")
  }

  @Test func strictDoesWithoutNothingThatASeriesHas() throws {
    let members = [
      #""title":"T""#, #""author":"A""#, #""pages":1"#, #""release_date":"1815""#,
      #""dedication":"D""#, #""summary":"S""#, #""wiki":"W""#, #""chapters":[]"#,
    ]
    func text(_ members: [String]) -> String {
      #"{"data":[{"attributes":{"# + members.joined(separator: ",") + "}}]}"
    }
    #expect(try decode(text(members), mode: .strict).records.count == 1)
    for index in members.indices where index > 0 {
      let name = members[index].split(separator: "\"")[0]
      var lacking = members
      lacking.remove(at: index)
      #expect(try decode(text(lacking)).problems.isEmpty)
      let error = try failure(text(lacking))
      #expect(error.at("/data/cause")?.string == "missingMember")
      #expect(error.at("/data/member")?.string == String(name))
      #expect(error.at("/data/pointer")?.string == "/data/0/attributes")
      #expect(error.at("/data/offset")?.integer == 23)
      var null = members
      null[index] = "\"\(name)\":null"
      #expect(try decode(text(null)).problems.isEmpty)
      let ofNull = try failure(text(null))
      #expect(ofNull.at("/data/cause")?.string == "nullValue")
      #expect(ofNull.at("/data/pointer")?.string == "/data/0/attributes/\(name)")
      #expect(ofNull.at("/data/offset")?.integer == (try offset(of: "null", in: text(null))))
    }
  }

  @Test(arguments: ["", "  \n", "\t\r\n \n"])
  func nothingAtAll(text: String) throws {
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let error = try failure(text, mode: mode)
      #expect(error["code"]?.integer == -32012)
      #expect(error.at("/data/cause")?.string == "unexpectedEnd")
    }
  }

  @Test(arguments: [
    "[]", #"{"data":[]}"#, #"{"data":null}"#, #"{"docs":[],"numFound":0}"#, "\u{FEFF}{\"data\":[]}",
  ])
  func noRecordsAtAll(text: String) throws {
    let decoding = try decode(text)
    #expect(decoding.records.isEmpty)
    #expect(decoding.problems.count == (text.hasPrefix("[") || text.hasPrefix("{") ? 0 : 1))
    #expect(decoding.result["recordCount"]?.integer == 0)
  }

  @Test func maxProblems() throws {
    let text = String(repeating: #"{"title":"Emma","pages":-1}"# + "\n", count: 20)
    let decoding = try decode(text, maxProblems: 7)
    #expect(decoding.problems.count == 7)
    #expect(decoding.result["problemCount"]?.integer == 20)
    #expect(decoding.problems.map { $0["line"]?.integer } == Array(1...7))
    #expect(decoding.records.count == 20)
    #expect(try decode(text, maxProblems: 0).problems.isEmpty)
  }
}
