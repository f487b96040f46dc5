import Foundation
import JSON
import Records
import Testing

/// Dates as catalogues and services write them, with the values worked out by hand.
struct ReleaseDateCase: Sendable, CustomTestStringConvertible {
  let text: String
  let iso: String
  let end: String
  let flags: String

  var testDescription: String { text }

  init(_ row: [String]) { (text, iso, end, flags) = (row[0], row[1], row[2], row[3]) }

  static let file: [String: [[String]]] = {
    guard
      let url = Bundle.module.url(
        forResource: "release-dates", withExtension: "json", subdirectory: "Cases"),
      let data = try? Data(contentsOf: url),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { fatalError("Cases/release-dates.json can't be read") }
    return object.compactMapValues { $0 as? [[String]] }
  }()
  static let dates = (file["dates"] ?? []).map(ReleaseDateCase.init)
  static let bad = (file["bad"] ?? []).map { (text: $0[0], words: $0[1]) }
}

struct ReleaseDateTests {
  private func refusal(
    _ text: String, _ parse: (String) throws(JSONError) -> ReleaseDate? = { (text) throws(JSONError) in
      try ReleaseDate.parse(text)
    }
  ) throws -> JSONError {
    do throws(JSONError) {
      let date = try parse(text)
      Issue.record("\(text) is \(date?.iso ?? "no date")")
    } catch {
      return error
    }
    throw CancellationError()
  }

  @Test func allCasesAreRead() {
    #expect(ReleaseDateCase.dates.count == 130)
    #expect(ReleaseDateCase.bad.count == 32)
  }

  @Test(arguments: ReleaseDateCase.dates)
  func aDateIsAsExactAsItsSource(expected: ReleaseDateCase) throws {
    let date = try ReleaseDate.parse(expected.text)
    #expect(date?.iso ?? "" == expected.iso)
    #expect(date?.end?.iso ?? "" == expected.end)
    guard let date else { return }
    #expect(Array(date.text.utf8) == Array(expected.text.utf8))
    #expect(date.isApproximate == expected.flags.contains("a"))
    #expect(date.isMalformed == expected.flags.contains("m"))
    #expect((date.malformation != nil) == date.isMalformed)
    // The bytes give what the text gives.
    var text = expected.text
    let ofBytes = try text.withUTF8 { try ReleaseDate.parse(utf8: UnsafeRawBufferPointer($0)) }
    #expect(ofBytes == date)
    // What it gives is a date of itself.
    let again = try ReleaseDate.parse(date.iso)
    #expect(again?.start == date.start)
  }

  @Test(arguments: ReleaseDateCase.bad)
  func aBadDateSaysWhy(text: String, words: String) throws {
    let error = try refusal(text)
    #expect(error.reason == .badDate)
    #expect(error.message.contains(words))
    #expect(error.found != nil)
    #expect(error.expected == "a date such as 1997, 1997-06 or 1997-06-26")
    #expect(!error.message.contains("\n"))
  }

  @Test func bothReadingsOfAnAmbiguousOrderAreTold() throws {
    #expect(try refusal("03/04/1997").allowed == ["1997-04-03", "1997-03-04"])
  }

  @Test func aMalformedDateTellsTheRightOne() throws {
    let date = try #require(try ReleaseDate.parse("2007-07-2"))
    #expect(date.malformation?.reason == .badDate)
    #expect(date.malformation?.suggestion == "2007-07-02")
    #expect(date.malformation?.found == "\"2007-07-2\"")
    let taken = try #require(try ReleaseDate.parse("2005-4-12", allowShortFields: true))
    #expect(taken.iso == "2005-04-12")
    #expect(!taken.isMalformed)
    // No such day is no such day, however it is written.
    #expect(try refusal("2007-2-30").message.contains("2007-02 has no day 30"))
  }

  @Test(arguments: [
    ("1997", true), ("1997-06", true), ("1997-06-26", true), ("1997-06-26T00:00:00Z", true),
    ("1997-6-26", false), ("1997-06-26T00:00:00+00:00", false), ("0101-01-01", false),
    ("1997-02-29", false), ("1997-13", false), ("1997-06-26T24:00:00Z", false), ("", false),
    ("199x", false), ("1997/06/26", false), ("1997-06-26 00:00:00Z", false), ("１９９７", false),
  ])
  func theUsualFormsAreReadFromBytes(text: String, isRead: Bool) throws {
    var copy = text
    let date = copy.withUTF8 { ReleaseDate(utf8: UnsafeRawBufferPointer($0)) }
    #expect((date != nil) == isRead)
    if let date { #expect(date.iso == String(text.prefix(10))) }
  }

  /// Every day of two common and two leap years, in four spellings.
  @Test func everyDay() throws {
    let names = DateFormatter()
    names.locale = Foundation.Locale(identifier: "en_US_POSIX")
    let months = names.monthSymbols
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in [1900, 2000, 2023, 2024] {
      for month in 1...12 {
        let first = try #require(
          calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        let count = try #require(calendar.range(of: .day, in: .month, for: first)).count
        for day in 1...count {
          let iso = String(format: "%04d-%02d-%02d", year, month, day)
          let name = months[month - 1]
          for text in [
            iso, "\(name) \(day), \(year)", "\(day) \(name.prefix(3)). \(year)",
            String(format: "%04d%02d%02d", year, month, day), "\(year)/\(month)/\(day)",
          ] {
            #expect(try ReleaseDate.parse(text)?.iso == iso)
          }
        }
        let beyond = try refusal(String(format: "%04d-%02d-%02d", year, month, count + 1))
        #expect(beyond.hint == "Its days are 1 to \(count).")
      }
    }
  }

  /// Whatever the text, there is a date, none, or an error of one line; never a trap.
  @Test func anythingIsTaken() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "1", "9", "0", "1997", "97", "X", "u", "-", "--", "/", ".", "..", " ", "?", "~", "(", ")", "[",
      "]", "T", "Z", ":", "00", "June", "may", "c", "ca.", "i.e.", "BC", "AD", "년", "월", "일", "s",
      "th", "©", "\u{0}", "e\u{301}", "99999999999999", "or", "and", "\n", "\u{2013}", "👩‍👩‍👧",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do throws(JSONError) {
        guard let date = try ReleaseDate.parse(text) else { continue }
        #expect(-9999...9999 ~= date.year && 1...12 ~= date.month ?? 1 && 1...31 ~= date.day ?? 1)
      } catch {
        #expect(error.reason == .badDate && !error.message.contains("\n"), "\(text)")
      }
    }
    #expect(throws: JSONError.self) {
      try ReleaseDate.parse(String(repeating: "1997-", count: 200_000))
    }
    #expect(throws: JSONError.self) {
      try ReleaseDate.parse(String(repeating: "[", count: 700))
    }
  }

  private func parts(_ json: String, isApproximate: Bool = false) throws -> ReleaseDate? {
    let document = try JSONDocument(parsing: json)
    defer { withExtendedLifetime(document) {} }
    return try ReleaseDate.parse(dateParts: document.value, isApproximate: isApproximate)
  }

  @Test(arguments: [
    (#"[["1999",12,31]]"#, "1999-12-31", ""), ("[[1999]]", "1999", ""),
    ("[[2018,2,1],[2018,2,2]]", "2018-02-01", "2018-02-02"), ("[[2013,13]]", "2013", ""),
    ("[[2013,24]]", "2013", ""), ("[[1999,12.0]]", "1999-12", ""), ("[]", "", ""), ("[[]]", "", ""),
    ("[[2006],[0,0,0]]", "2006", ""), ("[[2006],[2006]]", "2006", ""), ("[[-300]]", "-0300", ""),
    ("[[1999,null,null]]", "1999", ""), (#"[["1999",""]]"#, "1999", ""),
    ("[[2018,2],[2019]]", "2018-02", "2019"),
  ])
  func datePartsOfCSL(json: String, iso: String, end: String) throws {
    let date = try parts(json)
    #expect(date?.iso ?? "" == iso)
    #expect(date?.end?.iso ?? "" == end)
  }

  @Test func datePartsHaveAText() throws {
    #expect(try parts("[[2018,2,1],[2018,2,2]]")?.text == "2018-2-1/2018-2-2")
    #expect(try parts("[[1999]]", isApproximate: true)?.isApproximate == true)
  }

  @Test(arguments: [
    ("[[null]]", Reason.nullValue, "/0/0"), ("[[1999,13,1]]", .badDate, "/0/1"),
    ("[[1999,25]]", .badDate, "/0/1"), ("[[1999,0]]", .badDate, "/0/1"),
    ("[[1999,2,29]]", .badDate, "/0/2"), ("[[2000],[null]]", .nullValue, "/1/0"),
    ("[[2000,2],[1999]]", .badDate, ""), ("[2006]", .typeMismatch, "/0"),
    (#"{"raw":"2006"}"#, .typeMismatch, ""), (#""2006""#, .typeMismatch, ""),
    ("[[2006.5]]", .notIntegral, "/0/0"), ("[[true]]", .typeMismatch, "/0/0"),
    (#"[["next year"]]"#, .typeMismatch, "/0/0"), ("[[1],[2],[3]]", .badDate, ""),
    ("[[1999,1,1,1]]", .badDate, "/0"), ("[[99999]]", .outOfRange, "/0/0"),
    (#"[[""]]"#, .typeMismatch, "/0/0"), ("[[1999,9223372036854775807]]", .outOfRange, "/0/1"),
  ])
  func badDatePartsSayWhere(json: String, reason: Reason, pointer: String) throws {
    let error = try refusal(json) { (json) throws(JSONError) in
      let document = try JSONDocument(parsing: json)
      let date = try ReleaseDate.parse(dateParts: document.value)
      withExtendedLifetime(document) {}
      return date
    }
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }
}
