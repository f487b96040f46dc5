import ITunes
import JSON
import JSONRPC
import Testing
import Trees

struct ITunesParseURLTests {
  private func parsed(_ url: String) throws -> Tree {
    try answer(ITunesParseURL.self, #"{"url":\#(quoted(url))}"#)
  }

  private func refused(_ url: String) throws -> JSONError {
    try refusal(ITunesParseURL.self, #"{"url":\#(quoted(url))}"#)
  }

  @Test(arguments: Row.all("requests"))
  func whatIsAskedFor(row: Row) throws {
    let url = try #require(row.columns[1].string)
    #expect(
      try parsed(url) == .object([
        "endpoint": row.columns[2], "parameters": row.columns[3], "warnings": row.columns[4],
      ]))
  }

  @Test(arguments: Row.all("pages"))
  func whatThePageIs(row: Row) throws {
    let result = try parsed(try #require(row.columns[1].string))
    guard case .object(var expected) = row.columns[2] else { throw NoObject() }
    expected["endpoint"] = "page"
    expected["parameters"] = row.columns[3]
    expected["warnings"] = []
    #expect(result == .object(expected))
    // What looks it up is taken as it is.
    #expect(
      try answer(ITunesLookupURL.self, try #require(result["parameters"]).json)["count"] == 1)
  }

  private struct NoObject: Error {}

  /// Every address that the service had, in every dress.
  @Test(arguments: [
    "https://itunes.apple.com/search?", "http://itunes.apple.com/search?",
    "HTTPS://ITUNES.APPLE.COM/search?", "itunes.apple.com/search?", "//itunes.apple.com/search?",
    "https://itunes.apple.com:443/search?", "https://itunes.apple.com./search/?",
    "https://user@itunes.apple.com/search?", "https://itunes.apple.com//search?",
    "http://ax.itunes.apple.com/WebObjects/MZStoreServices.woa/wa/wsSearch?",
    "http://ax.phobos.apple.com.edgesuite.net/WebObjects/MZStoreServices.woa/wa/wsSearch?",
    "https://itunes.apple.com/WebObjects/MZStoreServices.woa/wa/wsSearch?",
    "https://itunes.apple.com/WebObjects/MZStoreServices.woa/ws/wsSearch?",
    "http://phobos.apple.com/WebObjects/MZStoreServices.woa/wa/wsSearch?",
    "itunes://itunes.apple.com/search?", "https://itunes.apple.com/search?&",
  ])
  func everyAddress(start: String) throws {
    for (left, right) in [
      ("", ""), ("  ", "\n"), ("<", ">"), ("<URL:", ">"), ("\"", "\""), ("'", "'"), ("“", "”"),
      ("\u{3000}", "\u{A0}"), (" \"<", ">\" "), ("(", ")"),
    ] {
      let result = try parsed("\(left)\(start)term=a+b%20c%2bd%c3%a9&limit=5\(right)")
      #expect(
        result == [
          "endpoint": "search", "parameters": ["term": "a b c+dé", "limit": 5], "warnings": [],
        ])
    }
  }

  @Test(arguments: [
    ("/us/search?term=x", #"{"term":"x","country":"us"}"#, [String]()),
    ("/us/search?term=x&country=US", #"{"term":"x","country":"US"}"#, []),
    ("/us/search?term=x&country=kr", #"{"term":"x","country":"kr"}"#, ["country is kr"]),
    ("/usa/search?term=x", #"{"term":"x","country":"usa"}"#, ["country must be"]),
    ("/search", "{}", ["term is missing"]), ("/search?", "{}", ["term is missing"]),
    ("/search?term=", "{}", ["term is empty", "term is missing"]),
    ("/search?term", "{}", ["term is empty", "term is missing"]),
    ("/search?term=+%20", "{}", ["term is blank", "term is missing"]),
    ("/search?term=x&limit=500", #"{"term":"x","limit":500}"#, ["limit must be 1 to 200"]),
    ("/search?term=x&limit=0", #"{"term":"x","limit":0}"#, ["limit must be 1 to 200"]),
    ("/search?term=x&limit=ten", #"{"term":"x"}"#, ["limit is no number"]),
    ("/search?term=x&limit=99999999999999999999", #"{"term":"x"}"#, ["limit is no number"]),
    ("/search?term=x&limit=5&limit=10", #"{"term":"x","limit":5}"#, ["duplicate limit: the first"]),
    ("/search?term=x&country=en", #"{"term":"x","country":"en"}"#, ["country must be"]),
    ("/search?term=x&media=musicvideo", #"{"term":"x","media":"musicvideo"}"#,
      ["media must be one of"]),
    ("/search?term=x&media=music&entity=movie", #"{"term":"x","media":"music","entity":"movie"}"#,
      ["entity can't be"]),
    ("/search?term=x&entity=podcast%2CpodcastEpisode",
      #"{"term":"x","entity":"podcast,podcastEpisode"}"#, []),
    ("/search?term=x&explicit=yes", #"{"term":"x","explicit":true}"#, []),
    ("/search?term=x&explicit=No", #"{"term":"x","explicit":false}"#, []),
    ("/search?term=x&explicit=true", #"{"term":"x","explicit":true}"#, ["explicit must be Yes"]),
    ("/search?term=x&explicit=maybe", #"{"term":"x"}"#, ["explicit must be Yes"]),
    ("/search?term=x&genreID=1", #"{"term":"x","extra":{"genreID":"1"}}"#,
      ["unknown parameter genreID; did you mean genreId?"]),
    ("/search?term=x&id=1", #"{"term":"x","extra":{"id":"1"}}"#,
      ["unknown parameter id: it belongs to lookup"]),
    ("/search?term=x#top", #"{"term":"x"}"#, [##"what follows "#" is never sent"##]),
    ("/search?term=C#&limit=5", #"{"term":"C"}"#, [##"what follows "#" is never sent"##]),
    ("/search?term=100%&limit=5", #"{"term":"100%","limit":5}"#, ["bad percent escape in term"]),
    ("/search?term=%E9", #"{"term":"\uFFFD"}"#, ["term is not UTF-8"]),
    ("/search?term=a;limit=5", #"{"term":"a","limit":5}"#, ["parameters are separated by \";\""]),
    ("/search?term=Steins;Gate", #"{"term":"Steins;Gate"}"#, []),
    ("/search?term=a?limit=5", #"{"term":"a","limit":5}"#, ["parameters are separated by \"?\""]),
    ("/search??term=Who?", #"{"term":"Who?"}"#, []),
    ("/search&term=x", #"{"term":"x"}"#, ["the \"?\" before the parameters is missing"]),
    ("/search?term=x&#038;limit=5", #"{"term":"x","limit":5}"#, ["the URL is HTML-escaped"]),
    ("/search?term=x\\u0026limit=5", #"{"term":"x","limit":5}"#, ["the URL is escaped as in JSON"]),
    ("/search?term=x&am\np;limit=5", #"{"term":"x","limit":5}"#,
      ["line breaks", "keys start with \"amp;\""]),
    ("/search?term=x&amp;amp;limit=5", #"{"term":"x","limit":5}"#, ["keys start with \"amp;\""]),
    ("/search?term=あ", #"{"term":"あ"}"#, []), ("/search?term=a b", #"{"term":"a b"}"#, []),
    ("/search?term=x&=5&%00=1", #"{"term":"x"}"#,
      ["a parameter without a usable name", "a parameter without a usable name"]),
    ("/search?term=jack%2520johnson", #"{"term":"jack%20johnson"}"#, []),
    ("/lookup/bundleId=com.example.app", #"{"bundleId":["com.example.app"]}"#,
      ["the \"?\" before the parameters is missing"]),
    ("/lookup", "{}", ["no id"]), ("/lookup?id=", "{}", ["id is empty", "no id"]),
    ("/lookup?id=1,,2", #"{"id":["1","2"]}"#, ["id has an empty place"]),
    ("/lookup?id=1%2c1", #"{"id":["1","1"]}"#, ["id has an id twice"]),
    ("/lookup?id=abc", #"{"id":["abc"]}"#, ["id not digits: abc"]),
    ("/lookup?id=0", #"{"id":["0"]}"#, ["id must be 1 to"]),
    ("/lookup?id=1&bundleId=a.b", #"{"id":["1"],"bundleId":["a.b"]}"#,
      ["id and bundleId can't be given together"]),
    ("/lookup?isbn=9780316069358", #"{"isbn":["9780316069358"]}"#,
      ["isbn must end with the check digit 9"]),
    ("/lookup?itunesId=5", #"{"extra":{"itunesId":"5"}}"#, ["unknown parameter itunesId", "no id"]),
    ("/lookup?term=x&id=1", #"{"id":["1"],"extra":{"term":"x"}}"#,
      ["unknown parameter term: it belongs to search"]),
    ("/de/lookup?id=1&sort=recent&version=1", #"{"id":["1"],"country":"de","sort":"recent","version":1}"#, []),
  ])
  func whatIsOddIsTold(url: String, parameters: String, warnings: [String]) throws {
    let result = try parsed("https://itunes.apple.com\(url)")
    #expect(result["parameters"] == (try Tree(parsing: parameters)))
    let told = result["warnings"]?.elements.compactMap(\.string) ?? []
    #expect(told.count == warnings.count, "\(told)")
    for (text, start) in zip(told, warnings) { #expect(text.hasPrefix(start), "\(text)") }
  }

  /// No lookup finds these; what they are is told all the same.
  @Test(arguments: [
    ("https://music.apple.com/us/playlist/todays-hits/pl.f4d106fed2bd41149aaacabb233eb5eb",
      "pl.f4d106fed2bd41149aaacabb233eb5eb", "playlist"),
    ("https://tv.apple.com/us/movie/coda/umc.cmc.3eh9r5iz32ggdm4ccvw5igiir",
      "umc.cmc.3eh9r5iz32ggdm4ccvw5igiir", "movie"),
    ("https://music.apple.com/us/station/x/ra.985488330", "ra.985488330", "station"),
    ("https://itunes.apple.com/us/genre/music-blues/id2", "2", "genre"),
  ])
  func pagesWithoutALookup(url: String, id: String, kind: String) throws {
    let result = try parsed(url)
    #expect(result["id"] == .string(id))
    #expect(result["kind"] == .string(kind))
    #expect(result["country"] == "us")
    #expect(result["parameters"] == .object([:]))
    #expect(result["warnings"]?.elements.count == 1)
  }

  @Test func aCountryWithoutAStoreIsTold() throws {
    let result = try parsed("https://apps.apple.com/uk/app/x/id284910350")
    #expect(result["country"] == "uk")
    #expect(result["warnings"]?[0]?.string?.hasPrefix("country must be") == true)
  }

  @Test(arguments: [
    "", " ", "x", "123", "https://", "https://example.com/search?term=x", "://", "http:///search?term=x",
    "https://www.apple.com/iphone", "https://itunes.apple.com", "https://itunes.apple.com/",
    "https://itunes.apple.com/us/rss/toppodcasts/limit=10/json",
    "https://search.itunes.apple.com/WebObjects/MZStore.woa/wa/search?clientApplication=Software&term=x",
    "https://api.music.apple.com/v1/catalog/us/songs/203709340", "https://itun.es/us/abc",
    "https://apps.apple.com/us/charts/iphone", "https://itunes.apple.com/us/search/x/search?term=x",
    "https://itunes.apple.com.example.com/search?term=x", "https://music.apple.com/us/search?term=x",
    "https://itunes.apple.com/searching?term=x", "https://apps.apple.com/us/app/x/id0",
    "https://apps.apple.com/us/app/x/id99999999999999999999",
  ])
  func whatIsNeither(url: String) throws {
    let error = try refused(url)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/url")
    #expect(!error.message.contains("\n"))
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, ""), (#"{"url":1}"#, .typeMismatch, "/url"),
    (#"{"url":["x"]}"#, .typeMismatch, "/url"), ("[5]", .typeMismatch, "/0"),
    (#"["x"]"#, .badValue, "/0"), (#"{"uri":"x"}"#, .unknownMember, ""),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String) throws {
    let error = try refusal(ITunesParseURL.self, params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }

  /// Members that a URL may have, as values that params take.
  private static let choices: [(name: String, values: [String])] = [
    ("country", [#""us""#, #""KR""#, #""xk""#]),
    ("callback", [#""cb""#, #""$a.b_1""#]), ("limit", ["1", "200"]),
    ("lang", [#""en_us""#, #""zh-Hant-TW""#]), ("version", ["1", "2"]),
    ("explicit", ["true", "false"]),
  ]

  private static let goingTogether = [
    [("media", #""music""#), ("entity", #""song""#), ("attribute", #""songTerm""#)],
    [("media", #""software""#), ("entity", #""software,tvSoftware""#)],
    [("entity", #""podcast,podcastEpisode""#)], [("attribute", #""softwareDeveloper""#)],
    [("media", #""ebook""#), ("attribute", #""titleTerm""#)], [("media", #""all""#)], [],
  ]

  private static let ids = [
    #""id":["909253"]"#, #""id":["1","9223372036854775807"]"#, #""amgArtistId":["468749","5723"]"#,
    #""upc":["012345678905"]"#, #""isbn":["0306406152","9780316069359"]"#,
    #""bundleId":["com.example.app"]"#,
  ]

  /// A built URL parses to what it was built from, and that builds the same URL.
  @Test func builtURLsComeBack() throws {
    var generator = SeededGenerator(state: 2)
    for turn in 0..<4000 {
      let isSearch = turn % 2 == 0
      var members: [String] = []
      if isSearch {
        members.append(#""term":\#(quoted(generator.text(upTo: 12) + "x"))"#)
        if Bool.random(using: &generator) { members.append(#""offset":25"#) }
        if Bool.random(using: &generator) { members.append(#""genreId":"1318""#) }
      } else {
        members.append(Self.ids.randomElement(using: &generator)!)
        if Bool.random(using: &generator) { members.append(#""sort":"recent""#) }
      }
      for (name, value) in Self.goingTogether.randomElement(using: &generator)! {
        members.append(#""\#(name)":\#(value)"#)
      }
      for choice in Self.choices where Bool.random(using: &generator) {
        members.append(#""\#(choice.name)":\#(choice.values.randomElement(using: &generator)!)"#)
      }
      if Bool.random(using: &generator) {
        // In front, so that it is none of the declared names, and has no NUL.
        let name = "_" + generator.text(upTo: 5).unicodeScalars.filter { $0 != "\0" }.map(String.init).joined()
        members.append(
          #""extra":{\#(quoted(name)):\#(quoted(generator.text(upTo: 5)))}"#)
      }
      let params = "{\(members.joined(separator: ","))}"
      let url = try build(isSearch, params)
      let result = try parsed(url)
      #expect(result["endpoint"] == (isSearch ? "search" : "lookup"))
      let parameters = try #require(result["parameters"])
      // A blank in an extra name is no oddity; nothing that was built is.
      let odd = result["warnings"]?.elements.compactMap(\.string).filter {
        !$0.hasPrefix("unknown parameter")
      }
      #expect(odd == [], "\(params)")
      #expect(parameters == (try Tree(parsing: params)), "\(params)")
      #expect(Array(try build(isSearch, parameters.json).utf8) == Array(url.utf8))
    }
  }

  private func build(_ isSearch: Bool, _ params: String) throws -> String {
    let result =
      isSearch
      ? try answer(ITunesSearchURL.self, params)["url"]
      : try answer(ITunesLookupURL.self, params)["urls"]?[0]
    return try #require(result?.string)
  }

  /// Whatever the text, there is an answer or an error, and the parameters have their types.
  @Test func anyTextIsAnswered() throws {
    var generator = SeededGenerator(state: 4)
    let seeds =
      (Row.all("requests") + Row.all("pages")).compactMap { $0.columns[1].string } + [
        "https://itunes.apple.com/search?term=%E3%81%82&media=podcast&limit=5&explicit=Yes&offset=2",
        "https://itunes.apple.com/us/lookup?id=1,2,3&isbn=9780316069359&version=2&genreId=4",
      ]
    let pieces = [
      "&", "=", "?", "#", "%", "%2", "%zz", "+", ";", "amp;", "/", ":", "@", ",", "<", ">", "\"",
      "id=", "limit=", "explicit=", "i=", "id", "9999999999999999999999", "-1", "search", "lookup",
      "us", "\n", "\u{0}", "\u{FEFF}", "\\u0026", "wa", ".", "[", "]", "country=", "s=14344",
    ]
    var answered = 0
    for _ in 0..<10_000 {
      var scalars = Array(
        Int.random(in: 0..<10, using: &generator) == 0
          ? generator.text(upTo: 40).unicodeScalars
          : seeds.randomElement(using: &generator)!.unicodeScalars)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let start = Int.random(in: 0...scalars.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          let end = min(scalars.count, start + Int.random(in: 0...12, using: &generator))
          scalars.removeSubrange(start..<end)
        case 1: scalars.insert(contentsOf: generator.text(upTo: 3).unicodeScalars, at: start)
        default:
          scalars.insert(
            contentsOf: pieces.randomElement(using: &generator)!.unicodeScalars, at: start)
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let params = #"{"url":\#(quoted(String(text)))}"#
      do {
        let result = try answer(ITunesParseURL.self, params)
        try checkTypes(result)
        answered += 1
      } catch let error as RPCError {
        #expect(error.detail.reason == .badValue)
        #expect(error.detail.pointer == "/url")
      }
    }
    // Enough changes leave it an address that is known.
    #expect(answered > 1000)
  }

  private func checkTypes(_ result: Tree) throws {
    let parameters = try #require(result["parameters"])
    let texts: Set = [
      "term", "country", "media", "entity", "attribute", "callback", "sort", "lang", "genreId",
    ]
    for name in parameters.names {
      let value = try #require(parameters[name])
      if texts.contains(name) {
        #expect(value.string?.isEmpty == false, "\(name)")
      } else if ["limit", "version", "offset"].contains(name) {
        #expect(value.integer != nil)
      } else if name == "explicit" {
        #expect(value.boolean != nil)
      } else if name == "extra" {
        #expect(!value.names.isEmpty)
        #expect(value.names.allSatisfy { value[$0]?.string != nil })
      } else {
        #expect(
          ["id", "amgArtistId", "amgAlbumId", "amgVideoId", "upc", "isbn", "bundleId"]
            .contains(name))
        #expect(!value.elements.isEmpty)
        #expect(value.elements.allSatisfy { $0.string?.isEmpty == false })
      }
    }
    for name in ["id", "country", "kind", "parentId"] {
      if let value = result[name] { #expect(value.string != nil) }
    }
    #expect(result["warnings"]?.elements.allSatisfy { $0.string != nil } == true)
  }

  /// A hostile URL takes no more time than its length asks for, and its warnings are cut.
  @Test func manyParameters() throws {
    let url = "https://itunes.apple.com/search?term=x" + (0..<20_000).map { "&k\($0)=1&k\($0)=1" }.joined()
    let result = try parsed(url)
    #expect(result["parameters"]?["extra"]?.names.count == 20_000)
    #expect(result["warnings"]?.elements.count == 101)
    #expect(result["warnings"]?[100]?.string == "and 39900 more")
  }
}
