import Foundation
import ITunes
import JSON
import JSONRPC
import Testing
import Trees

struct ITunesSearchURLTests {
  private func url(_ params: String) throws -> String {
    try #require(try answer(ITunesSearchURL.self, params)["url"]?.string)
  }

  private func refused(_ params: String) throws -> JSONError {
    try refusal(ITunesSearchURL.self, params)
  }

  @Test(arguments: Row.all("encodings"))
  func theTermIsEncoded(row: Row) throws {
    let term = try #require(row.columns[1].string)
    let encoded = try #require(row.columns[2].string)
    #expect(
      try url(#"{"term":\#(quoted(term))}"#) == "https://itunes.apple.com/search?term=\(encoded)")
  }

  @Test func allEncodingsAreRead() { #expect(Row.all("encodings").count == 50) }

  @Test(arguments: Row.all("urls").filter { $0.columns[1] == "itunes.searchURL" })
  func theURLIsTheOneThatIsMeant(row: Row) throws {
    let params = row.columns[2].json
    if let expected = row.columns[3].string {
      #expect(try answerText(ITunesSearchURL.self, params) == #"{"url":"\#(expected)"}"#)
    } else {
      let error = try refused(params)
      #expect(error.reason.rawValue == row.columns[3]["reason"]?.string)
      #expect(error.pointer == row.columns[3]["pointer"]?.string)
    }
  }

  /// The order of the parameters, whatever order they were given in.
  @Test func theOrderNeverChanges() throws {
    #expect(
      try url(
        """
        {"extra":{"b":"2","a":"ä &","Z":""},"genreId":1318,"offset":0,"explicit":true,"version":1,\
        "lang":"en-us","limit":200,"callback":"$a._b1","attribute":"songTerm",\
        "entity":["song","album","song"],"media":"music","country":"Kr","term":" a"}
        """)
        == """
        https://itunes.apple.com/search?term=+a&country=Kr&media=music&entity=song,album\
        &attribute=songTerm&callback=%24a._b1&limit=200&lang=en-us&version=1&explicit=Yes&offset=0\
        &genreId=1318&Z=&a=%C3%A4+%26&b=2
        """)
  }

  @Test(arguments: [
    (#"["jack johnson"]"#, "term=jack+johnson"), (#"["x","us"]"#, "term=x&country=us"),
    (#"["x",null,"music"]"#, "term=x&media=music"),
    (#"{"term":"x","media":null,"limit":null,"extra":null}"#, "term=x"),
    (#"{"term":"x","extra":[]}"#, "term=x"), (#"{"term":"x","extra":{"k":null}}"#, "term=x"),
    (#"{"term":"x","limit":25.0}"#, "term=x&limit=25"),
    (#"{"term":"x","limit":1e2}"#, "term=x&limit=100"),
    (#"{"term":"x","explicit":false}"#, "term=x&explicit=No"),
    (#"{"term":"x","entity":"podcast,podcastEpisode"}"#, "term=x&entity=podcast,podcastEpisode"),
    (#"{"term":"x","entity":["podcastEpisode","podcast"]}"#, "term=x&entity=podcastEpisode,podcast"),
    // Without a media, whatever one of them has.
    (#"{"term":"x","entity":"ebook","attribute":"softwareDeveloper"}"#,
      "term=x&entity=ebook&attribute=softwareDeveloper"),
    // Apple lists no attributes for ebook.
    (#"{"term":"x","media":"ebook","attribute":"authorTerm"}"#,
      "term=x&media=ebook&attribute=authorTerm"),
    (#"{"term":"x","media":"software","entity":"macSoftware"}"#,
      "term=x&media=software&entity=macSoftware"),
    (#"{"term":"x","media":"software","entity":["software","tvSoftware"]}"#,
      "term=x&media=software&entity=software,tvSoftware"),
    (#"{"term":"x","genreId":"0012"}"#, "term=x&genreId=0012"),
    (#"{"term":"x","genreId":9223372036854775807}"#, "term=x&genreId=9223372036854775807"),
    (#"{"term":"x","lang":"zh-Hant-TW"}"#, "term=x&lang=zh-Hant-TW"),
    (#"{"term":"x","country":"XK"}"#, "term=x&country=XK"),
    (#"{"term":"a\u0000b"}"#, "term=a%00b"), (#"{"term":"\u200bx"}"#, "term=%E2%80%8Bx"),
    (#"{"term":"x","extra":{"id":"1","Limit":"5","extra":"1"}}"#, "term=x&Limit=5&extra=1&id=1"),
  ])
  func alsoTaken(params: String, query: String) throws {
    #expect(try url(params) == "https://itunes.apple.com/search?\(query)")
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, "", String?.none), ("[]", .missingMember, "", nil),
    (#"{"term":null}"#, .missingMember, "", nil),
    (#"{"term":""}"#, .badValue, "/term", nil), (#"{"term":"  \t\n"}"#, .badValue, "/term", nil),
    (#"{"term":"\u3000\u00a0"}"#, .badValue, "/term", nil),
    (#"{"term":"\u200b\ufeff\u3164"}"#, .badValue, "/term", nil),
    (#"{"term":"\u0000"}"#, .badValue, "/term", nil), (#"[""]"#, .badValue, "/0", nil),
    (#"{"term":1984}"#, .typeMismatch, "/term", "1984"),
    (#"{"term":["a"]}"#, .typeMismatch, "/term", nil),
    (#"{"term":"x","country":"uk"}"#, .badValue, "/country", "gb"),
    (#"{"term":"x","country":"UK"}"#, .badValue, "/country", "GB"),
    (#"["x","uk"]"#, .badValue, "/1", "gb"),
    (#"{"term":"x","country":"en"}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":"ko"}"#, .badValue, "/country", "kr"),
    (#"{"term":"x","country":"USA"}"#, .badValue, "/country", "US"),
    (#"{"term":"x","country":"kor"}"#, .badValue, "/country", "kr"),
    (#"{"term":"x","country":"PR"}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":"AQ"}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":"en-US"}"#, .badValue, "/country", "us"),
    (#"{"term":"x","country":"143441-1,29"}"#, .badValue, "/country", "us"),
    (#"{"term":"x","country":" us"}"#, .badValue, "/country", "us"),
    (#"{"term":"x","country":""}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":"u"}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":"ｕｓ"}"#, .badValue, "/country", nil),
    (#"{"term":"x","country":1}"#, .typeMismatch, "/country", nil),
    (#"{"term":"x","media":"musicvideo"}"#, .badValue, "/media", "musicVideo"),
    (#"{"term":"x","media":"audioBook"}"#, .badValue, "/media", "audiobook"),
    (#"{"term":"x","media":"shortFile"}"#, .badValue, "/media", "shortFilm"),
    (#"{"term":"x","media":"podcase"}"#, .badValue, "/media", "podcast"),
    (#"{"term":"x","media":"apps"}"#, .badValue, "/media", "software"),
    (#"{"term":"x","media":""}"#, .badValue, "/media", nil),
    (#"{"term":"x","media":["music"]}"#, .typeMismatch, "/media", nil),
    (#"{"term":"x","entity":"musicSong"}"#, .badValue, "/entity", "song"),
    (#"{"term":"x","entity":"shorFilem"}"#, .badValue, "/entity", "shortFilm"),
    (#"{"term":"x","entity":"makSoftware"}"#, .badValue, "/entity", "macSoftware"),
    (#"{"term":"x","entity":"rvSeason"}"#, .badValue, "/entity", "tvSeason"),
    (#"{"term":"x","entity":"podcastAuth"}"#, .badValue, "/entity", "podcastAuthor"),
    (#"{"term":"x","entity":"ebookss"}"#, .badValue, "/entity", "ebook"),
    (#"{"term":"x","entity":"ebookAuthor"}"#, .badValue, "/entity", "ebook"),
    (#"{"term":"x","entity":["song","sogn"]}"#, .badValue, "/entity/1", "song"),
    (#"{"term":"x","entity":"song,"}"#, .badValue, "/entity", nil),
    (#"{"term":"x","entity":[]}"#, .badValue, "/entity", nil),
    (#"{"term":"x","entity":{}}"#, .badValue, "/entity", nil),
    (#"{"term":"x","entity":{"a":1}}"#, .typeMismatch, "/entity", nil),
    (#"{"term":"x","entity":[1]}"#, .typeMismatch, "/entity/0", nil),
    (#"{"term":"x","media":"music","entity":"movie"}"#, .badValue, "/entity", nil),
    (#"{"term":"x","media":"all","entity":"song"}"#, .badValue, "/entity", nil),
    (#"{"term":"x","media":"ebook","entity":["ebook","audiobook"]}"#, .badValue, "/entity/1",
      "ebook"),
    (#"{"term":"x","media":"music","entity":["song","song","movie"]}"#, .badValue, "/entity", nil),
    (#"{"term":"x","media":"music","entity":["song","movie"]}"#, .badValue, "/entity/1", nil),
    (#"{"term":"x","attribute":"genreTerm"}"#, .badValue, "/attribute", "genreIndex"),
    (#"{"term":"x","media":"music","attribute":"actorTerm"}"#, .badValue, "/attribute", nil),
    (#"{"term":"x","callback":""}"#, .badValue, "/callback", nil),
    (#"{"term":"x","callback":"1a"}"#, .badValue, "/callback", nil),
    (#"{"term":"x","callback":"a."}"#, .badValue, "/callback", nil),
    (#"{"term":"x","callback":"a..b"}"#, .badValue, "/callback", nil),
    (#"{"term":"x","callback":"alert(1)"}"#, .badValue, "/callback", nil),
    (#"{"term":"x","callback":"é"}"#, .badValue, "/callback", nil),
    (#"{"term":"x","limit":500}"#, .outOfRange, "/limit", nil),
    (#"{"term":"x","limit":0}"#, .outOfRange, "/limit", nil),
    (#"{"term":"x","limit":2.5}"#, .notIntegral, "/limit", nil),
    (#"{"term":"x","limit":"25"}"#, .typeMismatch, "/limit", "25"),
    (#"{"term":"x","lang":"english"}"#, .badValue, "/lang", nil),
    (#"{"term":"x","lang":"e"}"#, .badValue, "/lang", nil),
    (#"{"term":"x","lang":"en_"}"#, .badValue, "/lang", nil),
    (#"{"term":"x","lang":"en us"}"#, .badValue, "/lang", nil),
    (#"{"term":"x","version":3}"#, .outOfRange, "/version", nil),
    (#"{"term":"x","explicit":"Yes"}"#, .typeMismatch, "/explicit", nil),
    (#"{"term":"x","offset":-1}"#, .outOfRange, "/offset", nil),
    (#"{"term":"x","genreId":"rock"}"#, .badValue, "/genreId", nil),
    (#"{"term":"x","genreId":1.5}"#, .notIntegral, "/genreId", nil),
    (#"{"term":"x","genreId":0}"#, .outOfRange, "/genreId", nil),
    (#"{"term":"x","genreId":true}"#, .typeMismatch, "/genreId", nil),
    (#"{"term":"x","extra":{"limit":"5"}}"#, .conflictingMembers, "/extra/limit", nil),
    (#"{"term":"x","extra":{"":"5"}}"#, .badValue, "/extra", nil),
    (#"{"term":"x","extra":{"g":1304}}"#, .typeMismatch, "/extra/g", "1304"),
    (#"{"term":"x","extra":"g=1"}"#, .typeMismatch, "/extra", nil),
    (#"{"term":"x","g":"1304"}"#, .unknownMember, "", nil),
    (#"{"trem":"x"}"#, .unknownMember, "", "term"),
    (#"["x","us","music","song"]"#, .outOfRange, "", nil),
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
    let attribute = try refused(#"{"term":"x","media":"software","attribute":"songTerm"}"#)
    #expect(attribute.allowed == ["softwareDeveloper"])
    #expect(attribute.hint == "songTerm is an attribute of music, musicVideo and all.")
    let entity = try refused(#"{"term":"x","media":"podcast","entity":"song"}"#)
    #expect(entity.allowed == ["podcastAuthor", "podcast", "podcastEpisode"])
    #expect(entity.hint == "song is an entity of music.")
    #expect(try refused(#"{"term":"x","country":"en"}"#).hint?.contains("language code") == true)
    #expect(try refused(#"{"term":"x","country":"PR"}"#).hint?.contains("no store") == true)
    #expect(try refused(#"{"term":"x","country":"+62"}"#).hint?.contains("phone prefix") == true)
    #expect(try refused(#"{"term":"x","country":"zz"}"#).allowed?.count == 173)
    #expect(try refused(#"{"term":"x","entity":"ebookAuthor"}"#).hint?.contains("ebook") == true)
    let limit = try refused(#"{"term":"x","limit":500}"#)
    #expect(limit.minimum == 1)
    #expect(limit.maximum == 200)
    #expect(limit.message == "limit must be 1 to 200, not 500")
    let media = try refused(#"{"term":"x","media":"song"}"#)
    #expect(media.hint == "song is an entity, of music.")
    #expect(
      media.allowed == [
        "movie", "podcast", "music", "musicVideo", "audiobook", "shortFilm", "tvShow", "software",
        "ebook", "all",
      ])
  }

  /// Each store, in lower and in upper case.
  @Test func everyStorefrontIsTaken() throws {
    let rows = try #require(try answer(ITunesCatalog.self, "{}")["storefronts"]).elements
    #expect(rows.count == 173)
    for row in rows {
      let country = try #require(row["country"]?.string)
      for spelling in [country, country.lowercased()] {
        #expect(try url(#"["x","\#(spelling)"]"#).hasSuffix("&country=\(spelling)"))
      }
    }
  }

  /// No two letters but those 173 are a store: 26 × 26 are tried.
  @Test func noOtherCountryIs() throws {
    var taken = 0
    for first in "abcdefghijklmnopqrstuvwxyz" {
      for second in "abcdefghijklmnopqrstuvwxyz" {
        if (try? url(#"["x","\#(first)\#(second)"]"#)) != nil { taken += 1 }
      }
    }
    #expect(taken == 173)
  }

  /// Long terms go past what a writer has free without asking.
  @Test(arguments: [85, 255, 256, 257, 1023, 100_000])
  func aLongTerm(count: Int) throws {
    let term = String(repeating: "ä b", count: count)
    #expect(
      try url(#"{"term":"\#(term)","limit":5}"#)
        == "https://itunes.apple.com/search?term=\(String(repeating: "%C3%A4+b", count: count))&limit=5"
    )
  }

  /// The rule of HTML forms as Python has it, which also keeps `~` and needs to be told of `*`.
  @Test func encodingIsThatOfForms() throws {
    var generator = SeededGenerator(state: 1)
    let terms = (0..<100_000).map { _ in generator.text(upTo: 24) + "x" }
    let expected = try python(
      """
      import sys, json, urllib.parse
      terms = json.load(sys.stdin)
      print(json.dumps([urllib.parse.quote_plus(t, safe='*').replace('~', '%7E') for t in terms]))
      """, "[\(terms.map(quoted).joined(separator: ","))]")
    let encoded = try Tree(parsing: expected).elements
    try #require(encoded.count == terms.count)
    let method = AnyMethod(ITunesSearchURL.self, ())
    let buffer = OutputBuffer()
    for (term, encoding) in zip(terms, encoded) {
      let document = try JSONDocument(parsing: #"{"term":\#(quoted(term))}"#)
      buffer.removeAll()
      var writer = JSONWriter(appendingTo: buffer)
      try method.answer(document.value, nil, &writer)
      writer.finish()
      let wanted =
        #"{"url":"https://itunes.apple.com/search?term=\#(encoding.string ?? "")"},"#
      guard buffer.bytes.elementsEqual(wanted.utf8) else {
        Issue.record("\(quoted(term)) is \(String(decoding: buffer.bytes, as: UTF8.self))")
        return
      }
    }
  }

  private func python(_ program: String, _ input: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "forms-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "terms.json")
    try input.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: result, as: UTF8.self)
  }
}
