import JSON
import JSONRPC

/// `itunes.searchURL`: the URL of a search.
package enum ITunesSearchURL: Method {
  package static let name: StaticString = "itunes.searchURL"
  package static let summary: StaticString = "The URL of a search in the iTunes, App and Book Stores."
  package static let doc: StaticString = """
    The URL that the iTunes Search API answers with what matches `term`; fetching it is up to the \
    caller. `term` is raw text, never encoded before: a blank becomes `+`, letters, digits and \
    `.-_*` stay, and every other byte of its UTF-8 becomes `%HH`. Nothing is normalised or folded, \
    and what is absent stays absent: the service's own defaults are never written.

    `entity` and `attribute` are checked against `media` where it is given, and may be of any media \
    where it is not, which is not the same as the media `all`. For ebook Apple lists no attributes, \
    so any is taken. Several entities, as a list or with commas, work though no page says so; each \
    is written once. `offset` and `genreId` are undocumented too. What else is to be in the URL \
    goes into `extra`.
    """
  package static let resultDoc: StaticString = "The URL."
  package static let reasons: [Reason] = [
    .missingMember, .outOfRange, .badValue, .conflictingMembers,
  ]
  package static let examples = [
    Example(
      "Apple's own", params: #"{"term":"jack johnson","entity":"musicVideo"}"#,
      result: #"{"url":"https://itunes.apple.com/search?term=jack+johnson&entity=musicVideo"}"#),
    Example(
      "All there is",
      params: """
        {"term":"C++ & Rust","country":"KR","media":"podcast",\
        "entity":["podcast","podcastEpisode"],"attribute":"titleTerm","callback":"app.show",\
        "limit":25,"lang":"ja_jp","version":2,"explicit":false,"offset":25,"genreId":"1318",\
        "extra":{"_":"1598950000000"}}
        """,
      result: """
        {"url":"https://itunes.apple.com/search?term=C%2B%2B+%26+Rust&country=KR&media=podcast\
        &entity=podcast,podcastEpisode&attribute=titleTerm&callback=app.show&limit=25&lang=ja_jp\
        &version=2&explicit=No&offset=25&genreId=1318&_=1598950000000"}
        """),
    Example(
      "An attribute of another media",
      params: #"{"term":"maroon","media":"software","attribute":"artistTerm"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/attribute",\
        "allowed":["softwareDeveloper"],"suggestion":"softwareDeveloper",\
        "hint":"artistTerm is an attribute of movie, podcast, music, musicVideo, shortFilm and all."}}
        """),
    Example(
      "No country of a store", params: #"{"term":"yelp","country":"uk"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/country","suggestion":"gb"}}
        """),
  ]

  package struct Params: JSONParams {
    var term = Term.none
    var country: Country?
    var media: Media?
    var entity = EntityList()
    var attribute: Attribute?
    var callback: CallbackName?
    var limit: Int?
    var lang: LanguageCode?
    var version: Int?
    var explicit: Bool?
    var offset: Int?
    var genreId: GenreID?
    var extra = ExtraParameters()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("term", \.term, "What to search for, as raw text.")
      try member(
        "country", \.country,
        "The country of the store, two letters in any case; the service takes us where absent.")
      try member(
        "media", \.media, "The kind of media; the service takes all where absent.")
      try member(
        "entity", \.entity,
        "The kind of results, or several; the service takes the tracks of the media where absent.")
      try member(
        "attribute", \.attribute,
        "What of a thing the term is held against; all that the media has where absent.")
      try member("callback", \.callback, "The JavaScript function to wrap the answer in.")
      try member(
        "limit", \.limit, QueryBounds.limit,
        "How many results at most; the service takes 50 where absent.")
      try member("lang", \.lang, "The language of the answer, as in en_us or ja_jp.")
      try member(
        "version", \.version, QueryBounds.version,
        "The version of the answer's members; the service takes 2 where absent.")
      try member(
        "explicit", \.explicit,
        "Whether to include explicit content; the service does where absent.")
      try member(
        "offset", \.offset, QueryBounds.offset, "How many results to leave out. Undocumented.")
      try member("genreId", \.genreId, "The number of a genre. Undocumented.")
      try member("extra", \.extra, "Any other parameters of the URL: texts by their names.")
    }
  }

  package struct Result: JSONRecord {
    let url: SearchURL

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("url", "The URL, in plain ASCII.") { $0.url }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    do throws(JSONError) {
      try MediaRules.check(params.entity, params.media)
      try MediaRules.check(params.attribute, params.media)
      if !params.extra.isEmpty { try params.extra.check(against: Params.queryNames) }
    } catch {
      throw RPCError(error)
    }
    return Result(url: SearchURL(params: params))
  }
}

/// The URL of a search, which is put together while it is written.
struct SearchURL: JSONResult {
  let params: ITunesSearchURL.Params

  func write(to writer: inout JSONWriter) {
    writer.put("\"https://itunes.apple.com/search?term=")
    writer.put(formEncoded: params.term.utf8)
    writer.put("&country=", params.country)
    writer.put("&media=", params.media)
    writer.put("&entity=", params.entity)
    writer.put("&attribute=", params.attribute)
    writer.put("&callback=", formEncoded: params.callback?.utf8)
    writer.put("&limit=", params.limit)
    writer.put("&lang=", formEncoded: params.lang?.utf8)
    writer.put("&version=", params.version)
    writer.put("&explicit=", params.explicit)
    writer.put("&offset=", params.offset)
    if let genreId = params.genreId {
      writer.put("&genreId=")
      writer.put(plain: genreId.digits)
    }
    params.extra.write(to: &writer)
    writer.endString()
  }

  static func writeSchema(to writer: inout JSONWriter) { URLSchema.write(to: &writer) }
}
