import Books
import Foundation
import Testing

/// Numbers of all groups as python-stdnum writes them: see `Cases/isbns.json`.
struct ISBNCase: Sendable {
  let isbn13: String
  let isbn10: String?
  let hyphenated: String?

  init(_ row: [String]) {
    isbn13 = row[0]
    isbn10 = row[1].isEmpty ? nil : row[1]
    hyphenated = row[2].isEmpty ? nil : row[2]
  }

  static let all: [ISBNCase] = {
    guard
      let url = Bundle.module.url(forResource: "isbns", withExtension: "json", subdirectory: "Cases"),
      let data = try? Data(contentsOf: url),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let rows = object["rows"] as? [[String]]
    else { fatalError("Cases/isbns.json can't be read") }
    return rows.map(ISBNCase.init)
  }()
}

struct ISBNTests {
  @Test func numbersOfAllGroupsAreHyphenatedAsOthersDo() throws {
    #expect(ISBNCase.all.count == 2640)
    #expect(ISBNCase.all.filter { $0.hyphenated == nil }.count == 103)
    for expected in ISBNCase.all {
      let isbn = try ISBN(expected.isbn13)
      #expect(isbn.isbn13 == expected.isbn13)
      #expect(isbn.isbn10 == expected.isbn10)
      #expect(isbn.hyphenated == expected.hyphenated)
      // With its hyphens it is the same number.
      if let hyphenated = expected.hyphenated { #expect(try ISBN(hyphenated) == isbn) }
      // Of ten digits it is as well, and written as long as it was given.
      guard let isbn10 = expected.isbn10 else { continue }
      let ten = try ISBN(isbn10)
      #expect(ten.isbn13 == expected.isbn13)
      #expect(ten.isbn10 == isbn10)
      if let hyphenated = expected.hyphenated {
        let tail = hyphenated.dropFirst(4).dropLast()
        #expect(ten.hyphenated == tail + String(isbn10.suffix(1)))
      } else {
        #expect(ten.hyphenated == nil)
      }
    }
  }

  @Test(arguments: [
    // As isbnlib and python-stdnum have them.
    ("9783161484100", "9783161484100", "316148410X", "978-3-16-148410-0"),
    ("3-16-148410-X", "9783161484100", "316148410X", "3-16-148410-X"),
    ("3-16-148410-x", "9783161484100", "316148410X", "3-16-148410-X"),
    ("0-7475-3269-9", "9780747532699", "0747532699", "0-7475-3269-9"),
    ("979-10-90636-07-1", "9791090636071", nil, "979-10-90636-07-1"),
    ("9798602405453", "9798602405453", nil, "979-8-6024-0545-3"),
    ("ISBN 978-0-7475-3269-9", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("978-1-937557-00-3", "9781937557003", "1937557006", "978-1-937557-00-3"),
    ("978 0 7475 3269 9", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("978\u{2010}0\u{2010}7475\u{2010}3269\u{2010}9", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("978–0–7475—3269−9", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("９７８０７４７５３２６９９", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("٩٧٨٠٧٤٧٥٣٢٦٩٩", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("３１６１４８４１０Ｘ", "9783161484100", "316148410X", "3-16-148410-X"),
    ("9786001191251", "9786001191251", "6001191255", "978-600-119-125-1"),
    ("0-306-40615-2", "9780306406157", "0306406152", "0-306-40615-2"),
    ("9971502100", "9789971502102", "9971502100", "9971-5-0210-0"),
    ("960 425 059 0", "9789604250592", "9604250590", "960-425-059-0"),
    ("80-902734-1-6", "9788090273412", "8090273416", "80-902734-1-6"),
    ("85-359-0277-5", "9788535902778", "8535902775", "85-359-0277-5"),
    ("0684843285", "9780684843285", "0684843285", "0-684-84328-5"),
    ("0-943396-04-2", "9780943396040", "0943396042", "0-943396-04-2"),
    ("0-9752298-0-X", "9780975229804", "097522980X", "0-9752298-0-X"),
    ("9788937460470", "9788937460470", "8937460475", "978-89-374-6047-0"),
    ("978-956-303-036- 5", "9789563030365", "9563030362", "978-956-303-036-5"),
    ("  9780747532699\n", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("ISBN-13: 978-0-7475-3269-9", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("ISBN-10: 0-7475-3269-9", "9780747532699", "0747532699", "0-7475-3269-9"),
    ("ISBN10 0747532699", "9780747532699", "0747532699", "0-7475-3269-9"),
    ("isbn 13 9780747532699", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("urn:isbn:9780747532699", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("URN:ISBN:0747532699", "9780747532699", "0747532699", "0-7475-3269-9"),
    ("eISBN: 9780747532699", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    ("=\"0747532699\"", "9780747532699", "0747532699", "0-7475-3269-9"),
    ("\u{FEFF}9780747532699\u{200E}", "9780747532699", "0747532699", "978-0-7475-3269-9"),
    // In no registrant's range: 979-8-14 is not given out.
    ("9798147097786", "9798147097786", nil, nil),
  ] as [(String, String, String?, String?)])
  func aNumberInAllItsForms(
    text: String, isbn13: String, isbn10: String?, hyphenated: String?
  ) throws {
    let isbn = try ISBN(text)
    #expect(isbn.isbn13 == isbn13)
    #expect(isbn.isbn10 == isbn10)
    #expect(isbn.hyphenated == hyphenated)
    #expect(isbn.qualifier == nil)
  }

  @Test(arguments: [
    ("0385133553 (v. 2)", "v. 2"), ("0385133553(pbk.)", "pbk."), ("0385133553 :", nil),
    ("0385133553 (pbk.) :", "pbk."), ("0385133553 hardcover", "hardcover"),
    ("978-0-385-13355-5 (v. 2) (pbk.)", "(v. 2) (pbk.)"), ("0385133553 : $4.95", "$4.95"),
    ("3-16-148410-X (Bd. 1)", "Bd. 1"), ("0385133553.", nil), ("0385133553 ()", nil),
  ] as [(String, String?)])
  func whatStandsBehindIsAQualifier(text: String, qualifier: String?) throws {
    #expect(try ISBN(text).qualifier == qualifier)
  }

  private func fault(_ text: String) throws -> ISBN.Fault {
    do throws(ISBN.Fault) {
      let isbn = try ISBN(text)
      Issue.record("\(text) is \(isbn.isbn13)")
    } catch {
      return error
    }
    throw CancellationError()
  }

  @Test(arguments: [
    ("", "it is empty", nil), ("  - ", "it is empty", nil),
    ("9780747532698", "the check digit must be 9, not 8", "9780747532699"),
    ("0-7475-3269-X", "the check digit must be 9, not X", "0747532699"),
    ("3161484109", "the check digit must be X, not 9", "316148410X"),
    ("978074753269", "an ISBN has 10 digits or 13, not 12; if only the check digit is missing, it is 9", nil),
    ("074753269", "an ISBN has 10 digits or 13, not 9", nil),
    // 4·9 + 2·8 + 5·7 + 0·6 + 2·5 + 7·4 + 8·3 + 4·2 = 157, and with 8 it is 165, 15 times 11.
    ("425027848", "an ISBN has 10 digits or 13, not 9; a Standard Book Number of 9 becomes one by a 0 before it", "0425027848"),
    ("97807475326991", "an ISBN has 10 digits or 13, not 14", nil),
    ("X123456789", "X can only be the last of ten digits", nil),
    ("97807475X2699", "X can only be the last of ten digits", nil),
    ("978316148410X", "X can only be the last of ten digits", nil),
    ("316148410X 5", "an ISBN ends with X, and digits follow", nil),
    ("316148410X5", "an ISBN ends with X, and digits follow", nil),
    ("9790000000001", "979-0 begins an ISMN, the number of printed music", nil),
    ("979-0-2600-0043-8", "979-0 begins an ISMN, the number of printed music", nil),
    ("4006381333931", "an ISBN of 13 digits begins with 978 or 979, not 400", nil),
    ("hello", "\"h\" is no digit", nil), ("0747a532699", "\"a\" is no digit", nil),
    ("ISBN", "it is empty", nil), ("0747532699abc", "\"a\" is no digit", nil),
    ("B000FC1PJI", "\"B\" is no digit", nil), ("12\u{0}", #""\u0000" is no digit"#, nil),
  ] as [(String, String, String?)])
  func aBadNumberSaysWhy(text: String, reason: String, suggestion: String?) throws {
    let fault = try fault(text)
    #expect(fault.reason == reason)
    #expect(fault.suggestion == suggestion)
    let error = fault.error(of: text).inside("isbn")
    #expect(error.reason == .badISBN)
    #expect(error.pointer == "/isbn")
    #expect(error.message == "isbn must be an ISBN, and \(reason)")
  }

  /// Of the ten or eleven numbers that differ in the check digit alone, one is an ISBN.
  @Test func exactlyOneCheckDigitIsRight() throws {
    for _ in 0..<500 {
      let body = (0..<9).map { _ in String(Int.random(in: 0...9)) }.joined()
      let tens = "0123456789X".filter { (try? ISBN(body + String($0))) != nil }
      #expect(tens.count == 1)
      let thirteens = "0123456789".filter { (try? ISBN("978" + body + String($0))) != nil }
      #expect(thirteens.count == 1)
      // There and back.
      let isbn = try ISBN(body + tens)
      #expect(isbn.isbn13 == "978\(body)\(thirteens)")
      #expect(try ISBN(isbn.isbn13).isbn10 == body + tens)
      // A digit changed, or two neighbours exchanged, is found in ten digits.
      var digits = Array(body + tens)
      let place = Int.random(in: 0...7)
      if digits[place] != digits[place + 1] {
        digits.swapAt(place, place + 1)
        #expect(throws: ISBN.Fault.self) { try ISBN(String(digits)) }
      }
    }
  }

  @Test func anythingIsTaken() {
    let pieces = [
      "0", "9", "978", "979", "X", "x", "-", " ", "(", ")", "ISBN", "10", "13", ":", "=", "\"", "é",
      "\u{0}", "👩‍👩‍👧", "٣", "½", "零", "Ⅷ", ".", "\n",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...15)).map { _ in pieces.randomElement() ?? "" }.joined()
      if let isbn = try? ISBN(text) {
        #expect(isbn.isbn13.utf8.count == 13)
      }
    }
    #expect(throws: ISBN.Fault.self) { try ISBN(String(repeating: "9", count: 1_000_000)) }
    #expect(throws: ISBN.Fault.self) { try ISBN(String(repeating: "-", count: 1_000_000)) }
  }
}
