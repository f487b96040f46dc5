import ITunes
import JSON
import JSONRPC
import Testing
import Trees

struct ITunesLookupURLTests {
  private func lookup(_ params: String) throws -> Tree { try answer(ITunesLookupURL.self, params) }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(ITunesLookupURL.self, params)
  }

  @Test(arguments: Row.all("urls").filter { $0.columns[1] == "itunes.lookupURL" })
  func theURLIsTheOneThatIsMeant(row: Row) throws {
    let params = row.columns[2].json
    if let expected = row.columns[3].string {
      let result = try lookup(params)
      #expect(result["urls"] == [.string(expected)])
      #expect(result["duplicates"] == [])
    } else {
      let error = try refused(params)
      #expect(error.reason.rawValue == row.columns[3]["reason"]?.string)
      #expect(error.pointer == row.columns[3]["pointer"]?.string)
    }
  }

  @Test func theOrderNeverChanges() throws {
    #expect(
      try lookup(
        """
        {"extra":{"z":"1","a":"2"},"callback":"cb","explicit":false,"version":2,"lang":"ja_jp",\
        "attribute":"songTerm","media":"music","country":"jp","sort":"popular","limit":1,\
        "entity":["song","album"],"id":[1]}
        """)["urls"] == [
          """
          https://itunes.apple.com/lookup?id=1&entity=song,album&limit=1&sort=popular&country=jp\
          &media=music&attribute=songTerm&lang=ja_jp&version=2&explicit=No&callback=cb&a=2&z=1
          """
        ])
  }

  @Test(arguments: [
    (#"{"id":1}"#, "id=1"), (#"{"id":"1"}"#, "id=1"), (#"{"id":["1",2,3.0]}"#, "id=1,2,3"),
    (#"[[1,2]]"#, "id=1,2"), (#"{"id":"1,2, 3"}"#, "id=1,2,3"), (#"{"id":[" 1 ","2,3"]}"#, "id=1,2,3"),
    (#"{"id":"9223372036854775807"}"#, "id=9223372036854775807"),
    (#"{"id":9223372036854775807}"#, "id=9223372036854775807"), (#"{"id":"007"}"#, "id=007"),
    (#"{"id":null,"upc":720642462928}"#, "upc=720642462928"),
    // 0 × 3 + 1 + 2 × 3 + 3 + 4 × 3 + 5 + 6 × 3 + 7 + 8 × 3 + 9 + 0 × 3 is 85, so 5.
    (#"{"upc":"012345678905"}"#, "upc=012345678905"),
    (#"{"upc":"0 12345-67890 5"}"#, "upc=012345678905"),
    (#"{"upc":"4006381333931"}"#, "upc=4006381333931"),
    (#"{"isbn":"978-0-316-06935-9"}"#, "isbn=9780316069359"),
    (#"{"isbn":"978‑0‑316‑06935‑9"}"#, "isbn=9780316069359"),
    (#"{"isbn":9780316069359}"#, "isbn=9780316069359"),
    // The examples of the ISBN manual and of ISO 2108: zeros and an X stay.
    (#"{"isbn":"0-306-40615-2"}"#, "isbn=0306406152"), (#"{"isbn":"0-8044-2957-x"}"#, "isbn=080442957X"),
    (#"{"bundleId":["com.example.app","A-1.b"]}"#, "bundleId=com.example.app,A-1.b"),
  ])
  func idsInEverySpelling(params: String, query: String) throws {
    #expect(try lookup(params)["urls"] == [.string("https://itunes.apple.com/lookup?\(query)")])
  }

  @Test(arguments: [
    (#"{"id":["5","6","5",5,"7","6"]}"#, "5,6,7", ["5", "5", "6"]),
    (#"{"id":"1,1"}"#, "1", ["1"]),
  ])
  func anIDAgainIsTold(params: String, ids: String, duplicates: [String]) throws {
    let result = try lookup(params)
    #expect(result["urls"] == [.string("https://itunes.apple.com/lookup?id=\(ids)")])
    #expect(result["duplicates"] == .array(duplicates.map(Tree.string)))
    #expect(result["count"]?.integer == ids.split(separator: ",").count)
  }

  /// The same book with and without hyphens.
  @Test func aNumberIsTheSameInEverySpelling() throws {
    let result = try lookup(#"{"isbn":["9780316069359","978-0-316-06935-9"]}"#)
    #expect(result["count"] == 1)
    #expect(result["duplicates"] == ["9780316069359"])
  }

  @Test(arguments: [(1, [1]), (199, [199]), (200, [200]), (201, [200, 1]), (450, [200, 200, 50])])
  func atMostTwoHundredAURL(count: Int, sizes: [Int]) throws {
    let ids = (1...count).map { String($0 * 7919) }
    let result = try lookup(#"{"id":[\#(ids.joined(separator: ","))],"country":"kr"}"#)
    #expect(result["count"]?.integer == count)
    let urls = result["urls"]?.elements.compactMap(\.string) ?? []
    let start = "https://itunes.apple.com/lookup?id="
    let lists = urls.map {
      $0.dropFirst(start.count).dropLast("&country=kr".count).split(separator: ",").map(String.init)
    }
    #expect(urls.allSatisfy { $0.hasPrefix(start) && $0.hasSuffix("&country=kr") })
    #expect(lists.map(\.count) == sizes)
    #expect(lists.flatMap { $0 } == ids)
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.none), ("[]", .missingMember, "", nil),
    (#"{"entity":"song"}"#, .missingMember, "", nil), (#"{"id":null}"#, .missingMember, "", nil),
    (#"{"id":[]}"#, .badValue, "/id", nil), (#"{"id":{}}"#, .badValue, "/id", nil),
    (#"[[]]"#, .badValue, "/0", nil),
    (#"{"id":"1","upc":"720642462928"}"#, .conflictingMembers, "/upc", nil),
    (#"["1","2"]"#, .conflictingMembers, "/1", nil),
    (#"{"id":""}"#, .badValue, "/id", nil), (#"{"id":["1",""]}"#, .badValue, "/id/1", nil),
    (#"{"id":"1,,2"}"#, .badValue, "/id", nil), (#"{"id":"1,"}"#, .badValue, "/id", nil),
    (#"{"id":"\"1377782435\""}"#, .badValue, "/id", "1377782435"),
    (#"{"id":"id284910350"}"#, .badValue, "/id", "284910350"),
    (#"{"id":"+5"}"#, .badValue, "/id", nil), (#"{"id":"-5"}"#, .badValue, "/id", nil),
    (#"{"id":"１２"}"#, .badValue, "/id", nil), (#"{"id":"0x1F"}"#, .badValue, "/id", nil),
    (#"{"id":"0"}"#, .outOfRange, "/id", nil), (#"{"id":0}"#, .outOfRange, "/id", nil),
    (#"{"id":-7}"#, .outOfRange, "/id", nil),
    (#"{"id":"9223372036854775808"}"#, .outOfRange, "/id", nil),
    (#"{"id":"99999999999999999999999999"}"#, .outOfRange, "/id", nil),
    (#"{"id":1e300}"#, .outOfRange, "/id", nil), (#"{"id":[1,1.5]}"#, .notIntegral, "/id/1", nil),
    (#"{"id":true}"#, .typeMismatch, "/id", nil), (#"{"id":[[1]]}"#, .typeMismatch, "/id/0", nil),
    (#"{"id":[null]}"#, .typeMismatch, "/id/0", nil), (#"{"id":{"a":1}}"#, .typeMismatch, "/id", nil),
    (#"{"upc":"720642462927"}"#, .badValue, "/upc", "720642462928"),
    (#"{"upc":"4006381333932"}"#, .badValue, "/upc", "4006381333931"),
    (#"{"upc":12345678905}"#, .badValue, "/upc", nil), (#"{"upc":"96385074"}"#, .badValue, "/upc", nil),
    (#"{"upc":"abc"}"#, .badValue, "/upc", nil),
    (#"{"upc":"00720642462928"}"#, .badValue, "/upc", "720642462928"),
    (#"{"upc":"04006381333931"}"#, .badValue, "/upc", "4006381333931"),
    (#"{"upc":"10720642462925"}"#, .badValue, "/upc", nil),
    (#"{"isbn":"9780316069358"}"#, .badValue, "/isbn", "9780316069359"),
    (#"{"isbn":["9780316069359","0306406153"]}"#, .badValue, "/isbn/1", "0306406152"),
    (#"{"isbn":"0804429570"}"#, .badValue, "/isbn", "080442957X"),
    (#"{"isbn":306406152}"#, .badValue, "/isbn", nil),
    (#"{"isbn":"4006381333931"}"#, .badValue, "/isbn", nil),
    (#"{"isbn":"X306406152"}"#, .badValue, "/isbn", nil), (#"{"isbn":"97803160693"}"#, .badValue, "/isbn", nil),
    (#"{"isbn":""}"#, .badValue, "/isbn", nil),
    (#"{"bundleId":"com.example.app}"}"#, .badValue, "/bundleId", "com.example.app"),
    (#"{"bundleId":"com.example app"}"#, .badValue, "/bundleId", nil),
    (#"{"bundleId":"com.example.my_app"}"#, .badValue, "/bundleId", nil),
    (#"{"bundleId":"com.éxample"}"#, .badValue, "/bundleId", nil),
    (#"{"bundleId":""}"#, .badValue, "/bundleId", nil),
    (#"{"bundleId":5}"#, .typeMismatch, "/bundleId", nil),
    (#"{"id":"1","sort":"newest"}"#, .badValue, "/sort", "recent"),
    (#"{"id":"1","limit":201}"#, .outOfRange, "/limit", nil),
    (#"{"id":"1","media":"music","entity":"podcast"}"#, .badValue, "/entity", nil),
    (#"{"id":"1","extra":{"amgArtistId":"5"}}"#, .conflictingMembers, "/extra/amgArtistId", nil),
    (#"{"id":"1","term":"x"}"#, .unknownMember, "", nil),
    (#"{"itunesId":"1"}"#, .unknownMember, "", nil),
  ])
  func whatIsRefused(
    params: String, reason: Reason, pointer: String, suggestion: String?
  ) throws {
    let error = try refused(params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
    #expect(error.suggestion == suggestion)
    #expect(!error.message.contains("\n"))
  }

  @Test func errorsTeach() throws {
    let isbn = try refused(#"{"isbn":"9780316069358"}"#)
    #expect(isbn.expected == "the check digit 9")
    #expect(
      isbn.message == #"isbn must end with the check digit 9, not 8, in "9780316069358""#)
    #expect(try refused(#"{"isbn":"0804429570"}"#).expected == "the check digit X")
    #expect(try refused(#"{"upc":12345678905}"#).hint?.contains("leading zeros") == true)
    #expect(try refused(#"{"isbn":306406152}"#).hint?.contains("leading zeros") == true)
    #expect(try refused(#"{"bundleId":"com.example.app}"}"#).hint?.contains("}") == true)
    #expect(try refused(#"{"id":"https://apps.apple.com/x"}"#).hint?.contains("parseURL") == true)
    #expect(try refused("{}").hint?.contains("bundleId") == true)
    let range = try refused(#"{"id":"9223372036854775808"}"#)
    #expect(range.minimum == 1)
    #expect(range.maximum == Int.max)
  }

  /// Of the ten ways to end a number, one is right: the check digits by hand, modulo 10 and 11.
  @Test(arguments: [
    ("upc", "72064246292", "8"), ("upc", "400638133393", "1"), ("isbn", "978031606935", "9"),
    ("isbn", "030640615", "2"), ("isbn", "979109636", "8"),
  ])
  func oneCheckDigitIsRight(kind: String, start: String, last: String) {
    let taken = (0...9).filter { (try? lookup(#"{"\#(kind)":"\#(start)\#($0)"}"#)) != nil }
    // 979109636 sums to 322 with the weights 10 to 2, and 322 + 8 is 30 × 11.
    #expect(taken.map(String.init) == [last])
  }
}
