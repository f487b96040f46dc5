import Books
import Calendar
import Foundation
import JSON
import JSONRPC
import Testing

struct BooksCardTests {
  private func card(_ params: String, locale: String = "en-US") throws -> NSDictionary {
    try answered(BooksCard.self, params, context(locale))
  }

  private func context(_ locale: String) throws -> CalendarContext {
    try CalendarContext(locale: locale, today: nil, environment: { _ in nil }, now: { 0 })
  }

  @Test func aWholeRecord() throws {
    let answer = try card(
      """
      {"record":{"format":"series","kind":"edition","title":"Middlemarch","subtitle":"A Study",\
      "authors":["George Eliot","Another"],"isbn13":"9780141439549","pages":904,\
      "releaseDate":{"text":"1 Dec 1871","iso":"1871-12-01","year":1871,"month":12,"day":1},\
      "dedication":"To my dear husband","summary":"<p>One</p>","summaryText":"One",\
      "chapters":[{"title":"Prelude","order":1},{"title":"2. Miss Brooke","order":2},\
      {"title":"20 years on"}],"links":[],"extra":{"a":1}}}
      """)
    #expect(
      answer == [
        "title": "Middlemarch", "subtitle": "A Study", "author": "George Eliot, Another",
        "releaseDate": "December 1, 1871", "pages": 904, "dedication": "To my dear husband",
        "summary": "One", "chapters": ["1. Prelude", "2. Miss Brooke", "3. 20 years on"],
        "labels": [
          "author": "Author", "releaseDate": "Released", "pages": "Pages",
          "dedication": "Dedication", "summary": "Summary", "chapters": "Chapters",
          "more": "See more", "less": "See less",
        ],
        "labelLocale": "en",
      ] as NSDictionary)
  }

  @Test(arguments: [#"{"record":{}}"#, #"{"record":[]}"#, #"{"record":{"title":null,"authors":[]}}"#])
  func whatIsNotKnownIsNotShown(params: String) throws {
    let answer = try card(params)
    #expect(Set(answer.allKeys as? [String] ?? []) == ["chapters", "labels", "labelLocale"])
  }

  /// As ICU 76 (CLDR 46) writes yMMMMd, yMMMM and y.
  @Test(arguments: [
    ("en-US", "{\"year\":1997,\"month\":6,\"day\":26}", "June 26, 1997"),
    ("en-US", "{\"year\":1998,\"month\":7,\"day\":2}", "July 2, 1998"),
    ("en-US", "{\"year\":1997,\"month\":6}", "June 1997"), ("en-US", "{\"year\":1997}", "1997"),
    ("en-GB", "{\"year\":1997,\"month\":6,\"day\":26}", "26 June 1997"),
    ("ko", "{\"year\":1997,\"month\":6,\"day\":26}", "1997년 6월 26일"),
    ("ko-KR", "{\"year\":1997,\"month\":6}", "1997년 6월"), ("ko", "{\"year\":1997}", "1997년"),
    ("de", "{\"year\":1997,\"month\":3,\"day\":1}", "1. März 1997"),
    ("fr", "{\"year\":1997,\"month\":8}", "août 1997"),
    ("ja", "{\"year\":1997,\"month\":6,\"day\":26}", "1997年6月26日"),
    ("es", "{\"year\":1997,\"month\":6,\"day\":26}", "26 de junio de 1997"),
    ("en-US", "{\"year\":1997,\"isApproximate\":true}", "ca. 1997"),
    ("ko", "{\"year\":1997,\"isApproximate\":true}", "1997년경"),
    ("en-US", "{\"year\":1997,\"endISO\":\"1998\"}", "1997 – 1998"),
    ("en-US", "{\"year\":1997,\"month\":6,\"endISO\":\"1997-08\"}", "June 1997 – August 1997"),
    // Beyond the years of the calendar it stays as data has it.
    ("en-US", "{\"year\":-300}", "-0300"), ("en-US", "{\"year\":0,\"month\":1}", "0000-01"),
    // A day without its month tells nothing.
    ("en-US", "{\"year\":1997,\"day\":26}", "1997"),
  ])
  func aDateIsAsExactAsItIsKnown(locale: String, date: String, expected: String) throws {
    let answer = try card(#"{"record":{"releaseDate":\#(date)},"locale":"\#(locale)"}"#)
    #expect(answer["releaseDate"] as? String == expected)
    // The server's own locale does the same.
    let other = try card(#"{"record":{"releaseDate":\#(date)}}"#, locale: locale)
    #expect(other == answer)
  }

  @Test(arguments: [
    ("ko", "ko"), ("ko-KR", "ko"), ("ko_KR", "ko"), ("en", "en"), ("fr", "en"), ("kok", "en"),
  ])
  func labelsAreKoreanOrEnglish(locale: String, expected: String) throws {
    let answer = try card(#"{"record":{},"locale":"\#(locale)"}"#)
    #expect(answer["labelLocale"] as? String == expected)
    let labels = answer["labels"] as? [String: String]
    #expect(labels?["author"] == (expected == "ko" ? "저자" : "Author"))
    #expect(labels?.count == 8)
  }

  @Test(arguments: [
    ("a", 449, false), ("a", 450, false), ("a", 451, true), ("가", 450, false), ("가", 451, true),
    // One character each, of many scalars.
    ("👩‍👩‍👧‍👦", 450, false), ("👩‍👩‍👧‍👦", 451, true), ("e\u{301}", 450, false), ("e\u{301}", 451, true),
    ("🇰🇷", 451, true), ("\r\n", 450, false), ("\r\n", 451, true),
  ])
  func aSummaryIsCutByCharacters(character: String, count: Int, isCut: Bool) throws {
    let summary = String(repeating: character, count: count)
    let json = String(decoding: try JSONEncoder().encode(["summary": summary]), as: UTF8.self)
    let answer = try card(#"{"record":\#(json)}"#)
    let expected = isCut ? String(repeating: character, count: 450) + "…" : summary
    #expect((answer["summary"] as? String).map { Array($0.utf8) } == Array(expected.utf8))
    #expect(answer["isTruncated"] as? Bool == (isCut ? true : nil))
  }

  @Test func theLimitCanBeChosen() throws {
    #expect(try card(#"{"record":{"summary":"abc"},"limit":2}"#)["summary"] as? String == "ab…")
    #expect(try card(#"{"record":{"summary":"abc"},"limit":3}"#)["summary"] as? String == "abc")
    #expect(try card(#"{"record":{"summary":""},"limit":1}"#)["summary"] as? String == "")
  }

  @Test(arguments: [
    (#"{"title":"The Boy","order":1}"#, "1. The Boy"), (#"{"title":"1. The Boy","order":1}"#, "1. The Boy"),
    (#"{"title":"1) The Boy"}"#, "1) The Boy"), (#"{"title":"1984"}"#, "1. 1984"),
    (#"{"title":"1st","order":1}"#, "1. 1st"), (#"{"title":"Epilogue","order":37}"#, "37. Epilogue"),
    (#"{"title":""}"#, "1. "), (#"{"title":"1"}"#, "1. 1"), (#"{"title":"X","id":5}"#, "1. X"),
  ])
  func chaptersAreNumberedOnce(chapter: String, expected: String) throws {
    let answer = try card(#"{"record":{"chapters":[\#(chapter)]}}"#)
    #expect(answer["chapters"] as? [String] == [expected])
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, ""), (#"{"record":null}"#, .missingMember, ""),
    (#"{"record":[1]}"#, .typeMismatch, "/record"), (#"{"record":"x"}"#, .typeMismatch, "/record"),
    (#"{"record":{"title":7}}"#, .typeMismatch, "/record/title"),
    (#"{"record":{"authors":"A"}}"#, .typeMismatch, "/record/authors"),
    (#"{"record":{"authors":["A",{}]}}"#, .typeMismatch, "/record/authors/1"),
    (#"{"record":{"pages":"12"}}"#, .typeMismatch, "/record/pages"),
    (#"{"record":{"pages":1.5}}"#, .notIntegral, "/record/pages"),
    (#"{"record":{"pages":-1}}"#, .outOfRange, "/record/pages"),
    (#"{"record":{"releaseDate":"1997"}}"#, .typeMismatch, "/record/releaseDate"),
    (#"{"record":{"releaseDate":{}}}"#, .missingMember, "/record/releaseDate"),
    (#"{"record":{"releaseDate":{"year":"1997"}}}"#, .typeMismatch, "/record/releaseDate/year"),
    (#"{"record":{"releaseDate":{"year":1997,"month":13}}}"#, .outOfRange, "/record/releaseDate/month"),
    (#"{"record":{"releaseDate":{"year":1997,"month":2,"day":29}}}"#, .badDate, "/record/releaseDate"),
    (#"{"record":{"releaseDate":{"year":1997,"endISO":"x"}}}"#, .badDate, "/record/releaseDate/endISO"),
    (#"{"record":{"chapters":{"a":1}}}"#, .typeMismatch, "/record/chapters"),
    (#"{"record":{"chapters":["A"]}}"#, .typeMismatch, "/record/chapters/0"),
    (#"{"record":{"chapters":[{}]}}"#, .missingMember, "/record/chapters/0"),
    (#"{"record":{"chapters":[{"title":"a"},{"title":1}]}}"#, .typeMismatch, "/record/chapters/1/title"),
    (#"{"record":{"summary":[]}}"#, .typeMismatch, "/record/summary"),
    (#"{"record":{},"limit":0}"#, .outOfRange, "/limit"), (#"{"record":{},"limit":1e9}"#, .outOfRange, "/limit"),
    (#"{"record":{},"locale":"kr"}"#, .badValue, "/locale"), (#"{"record":{},"lines":1}"#, .unknownMember, ""),
  ])
  func badParams(params: String, reason: Reason, pointer: String) throws {
    let error = try refused(BooksCard.self, params, context("en-US"))
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }
}
