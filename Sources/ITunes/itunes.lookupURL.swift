import JSON
import JSONRPC

/// `itunes.lookupURL`: the URLs that look things up by their ids.
package enum ITunesLookupURL: Method {
  package static let name: StaticString = "itunes.lookupURL"
  package static let summary: StaticString = "The URLs that look things up by their ids."
  package static let doc: StaticString = """
    The URLs that the iTunes Search API answers with the things of these ids, and with what belongs \
    to them where `entity` names it. Exactly one kind of id is given: a list, one alone, or a text \
    with commas between them. Ids are strings, so that UPC and ISBN keep their zeros; a number is \
    taken too. Blanks around an id are left out, and hyphens and blanks in a UPC or ISBN; their \
    check digits must be right. An ISBN of ten digits is written as it is, though Apple documents \
    thirteen.

    Each URL has at most 200 ids, beyond which the service fails, in their order and each once. What \
    is absent stays absent. `limit` counts what belongs to each id. `country` and the parameters \
    after it are undocumented here and in wide use.
    """
  package static let resultDoc: StaticString = "The URLs."
  package static let reasons: [Reason] = [
    .missingMember, .outOfRange, .badValue, .conflictingMembers,
  ]
  package static let examples = [
    Example(
      "The five newest songs of two artists",
      params: #"{"amgArtistId":["468749","5723"],"entity":"song","limit":5,"sort":"recent"}"#,
      result: """
        {"urls":["https://itunes.apple.com/lookup?amgArtistId=468749,5723&entity=song&limit=5\
        &sort=recent"],"count":2,"duplicates":[]}
        """),
    Example(
      "An app in Thailand's store", params: #"{"bundleId":"com.example.mobiler","country":"TH"}"#,
      result: """
        {"urls":["https://itunes.apple.com/lookup?bundleId=com.example.mobiler&country=TH"],\
        "count":1}
        """),
    Example(
      "The same id twice", params: #"{"id":[909253,"284910350","909253"]}"#,
      result: """
        {"urls":["https://itunes.apple.com/lookup?id=909253,284910350"],"count":2,\
        "duplicates":["909253"]}
        """),
    Example(
      "Two kinds of id", params: #"{"id":"561941526","bundleId":"com.example.dragon"}"#,
      error: #"{"code":-32602,"data":{"reason":"conflictingMembers","pointer":"/bundleId"}}"#),
    Example(
      "A digit of an ISBN mistyped", params: #"{"isbn":"9780316069358"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/isbn",\
        "expected":"the check digit 9","suggestion":"9780316069359"}}
        """),
  ]

  package struct Params: JSONParams {
    var id: LookupIDs<StoreNumber>?
    var amgArtistId: LookupIDs<StoreNumber>?
    var amgAlbumId: LookupIDs<StoreNumber>?
    var amgVideoId: LookupIDs<StoreNumber>?
    var upc: LookupIDs<ProductCode>?
    var isbn: LookupIDs<BookNumber>?
    var bundleId: LookupIDs<BundleID>?
    var entity = EntityList()
    var limit: Int?
    var sort: Sort?
    var country: Country?
    var media: Media?
    var attribute: Attribute?
    var lang: LanguageCode?
    var version: Int?
    var explicit: Bool?
    var callback: CallbackName?
    var extra = ExtraParameters()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("id", \.id, "The stores' ids: of artists, albums, songs, apps, books ….")
      try member("amgArtistId", \.amgArtistId, "Artists' ids in the All Music Guide.")
      try member("amgAlbumId", \.amgAlbumId, "Albums' ids in the All Music Guide.")
      try member("amgVideoId", \.amgVideoId, "Videos' ids in the All Music Guide.")
      try member("upc", \.upc, "Albums' or videos' UPCs (12 digits) or EANs (13).")
      try member("isbn", \.isbn, "Books' ISBNs, 13 digits or 10, hyphens or none.")
      try member("bundleId", \.bundleId, "Apps' bundle ids, as in com.example.app. Undocumented.")
      try member(
        "entity", \.entity, "What belongs to the thing and is asked for too, as in album or song.")
      try member(
        "limit", \.limit, QueryBounds.limit,
        "How many of what belongs to each id at most; the service takes 50 where absent.")
      try member("sort", \.sort, "The order of what belongs to it; popular is undocumented.")
      try member(
        "country", \.country,
        "The country of the store, two letters in any case; the service takes us where absent.")
      try member("media", \.media, "The kind of media.")
      try member("attribute", \.attribute, "What of a thing is meant.")
      try member("lang", \.lang, "The language of the answer, as in en_us or ja_jp.")
      try member(
        "version", \.version, QueryBounds.version,
        "The version of the answer's members; the service takes 2 where absent.")
      try member("explicit", \.explicit, "Whether to include explicit content.")
      try member("callback", \.callback, "The JavaScript function to wrap the answer in.")
      try member("extra", \.extra, "Any other parameters of the URLs: texts by their names.")
    }
  }

  package struct Result: JSONRecord {
    let name: StaticString
    let ids: [String]
    let duplicates: [String]
    let params: Params

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.list(
        "urls", "The URLs, each with at most 200 ids.",
        count: { ($0.ids.count + LookupURL.mostIDs - 1) / LookupURL.mostIDs }
      ) { LookupURL(result: $0, first: $1 * LookupURL.mostIDs) }
      member("count", "How many different ids they have.") { $0.ids.count }
      member("duplicates", "The ids that were given again, once for each time.") { $0.duplicates }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    do throws(JSONError) {
      let given = try params.onlyIDs()
      try MediaRules.check(params.entity, params.media)
      try MediaRules.check(params.attribute, params.media)
      if !params.extra.isEmpty { try params.extra.check(against: Params.queryNames) }
      return Result(
        name: given.name, ids: given.values, duplicates: given.duplicates, params: params)
    } catch {
      throw RPCError(error)
    }
  }
}

extension ITunesLookupURL.Params {
  /// The names of the kinds of ids.
  static let idNames = [
    "id", "amgArtistId", "amgAlbumId", "amgVideoId", "upc", "isbn", "bundleId",
  ]

  private typealias IDs = (name: StaticString, values: [String], duplicates: [String])

  /// The one kind of ids that must be given.
  fileprivate func onlyIDs() throws(JSONError) -> (
    name: StaticString, values: [String], duplicates: [String]
  ) {
    var given: IDs?
    func take<ID>(_ name: StaticString, _ ids: LookupIDs<ID>?) throws(JSONError) {
      guard let ids else { return }
      if let first = given {
        throw JSONError(
          .conflictingMembers, "\(name) and \(first.name) can't be given together",
          member: name.description,
          hint: "The service mixes up two kinds of ids; look them up one after the other."
        ).inside(name.description)
      }
      given = (name, ids.values, ids.duplicates)
    }
    try take("id", id)
    try take("amgArtistId", amgArtistId)
    try take("amgAlbumId", amgAlbumId)
    try take("amgVideoId", amgVideoId)
    try take("upc", upc)
    try take("isbn", isbn)
    try take("bundleId", bundleId)
    guard let given else {
      throw JSONError.missing(
        "id", hint: "Give one of \(Self.idNames.joined(separator: ", ")).")
    }
    return given
  }
}

/// One URL of a lookup, which is put together while it is written.
struct LookupURL: JSONResult {
  /// More ids are answered with HTTP 502.
  static let mostIDs = 200

  let result: ITunesLookupURL.Result
  /// The place of its first id.
  let first: Int

  func write(to writer: inout JSONWriter) {
    writer.put("\"https://itunes.apple.com/lookup?")
    writer.put(result.name)
    writer.put("=")
    for index in first..<min(first + Self.mostIDs, result.ids.count) {
      // Commas between ids stay as they are.
      if index > first { writer.put(",") }
      writer.put(plain: result.ids[index])
    }
    let params = result.params
    writer.put("&entity=", params.entity)
    writer.put("&limit=", params.limit)
    writer.put("&sort=", params.sort)
    writer.put("&country=", params.country)
    writer.put("&media=", params.media)
    writer.put("&attribute=", params.attribute)
    writer.put("&lang=", formEncoded: params.lang?.utf8)
    writer.put("&version=", params.version)
    writer.put("&explicit=", params.explicit)
    writer.put("&callback=", formEncoded: params.callback?.utf8)
    params.extra.write(to: &writer)
    writer.endString()
  }

  static func writeSchema(to writer: inout JSONWriter) { URLSchema.write(to: &writer) }
}
