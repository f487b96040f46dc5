import JSON
import JSONRPC

/// `itunes.parseURL`: what a URL asks the Search API for, or which page of a store it is.
package enum ITunesParseURL: Method {
  package static let name: StaticString = "itunes.parseURL"
  package static let summary: StaticString =
    "What a URL of the iTunes Search API or of a store's page asks for."
  package static let doc: StaticString = """
    Reads any spelling in use: http, ports, no scheme at all, `/us/search`, the old `wsSearch` and \
    `wsLookup`, `%20` or `+`, escaped commas, `&amp;` for `&`, brackets or quotes around it. \
    `parameters` has the members that `itunes.searchURL` or `itunes.lookupURL` take: given to it, \
    they make the canonical URL. What is odd is taken as far as its type allows and told in \
    `warnings`: a text that is no known value stays, a number that is none is left out. Of a \
    parameter that comes twice the first is taken, as Java servlets do. What neither method \
    declares is in `extra`. A country in the path counts where the query has none.

    A link to a store's page (App Store, Apple Music, Books, Podcasts, TV, iTunes) has the endpoint \
    `page`, the `id` of the thing, the `country`, the `kind`, the `parentId` that a song's album, an \
    episode's podcast or season has, and as `parameters` what `itunes.lookupURL` makes the URL of \
    that fetches it. An episode of a podcast comes with the 200 newest of it, since it has no lookup \
    of its own; for playlists and for Apple TV's ids there is none, so `parameters` is empty. The \
    language and the parameters of affiliates are ignored.
    """
  package static let resultDoc: StaticString = "What the URL asks for."
  package static let reasons: [Reason] = [.missingMember, .badValue]
  package static let examples = [
    Example(
      "An old spelling",
      params: """
        {"url":"http://itunes.apple.com:80/WebObjects/MZStoreServices.woa/wa/wsSearch\
        ?media=music&amp;term=Jos%c3%a9%20James&amp;limit=500"}
        """,
      result: """
        {"endpoint":"search","parameters":{"term":"José James","media":"music","limit":500},\
        "warnings":["keys start with \\"amp;\\": HTML-escaped URL",\
        "limit must be 1 to 200, not 500"]}
        """),
    Example(
      "Several ids, and a cache buster",
      params: """
        {"url":"https://itunes.apple.com/de/lookup?amgArtistId=468749%2C5723&explicit=no&_=1598"}
        """,
      result: """
        {"endpoint":"lookup","parameters":{"amgArtistId":["468749","5723"],"country":"de",\
        "explicit":false,"extra":{"_":"1598"}},"warnings":["unknown parameter _"]}
        """),
    Example(
      "A song's page",
      params: #"{"url":"https://music.apple.com/kr/album/palette/1226967286?i=1226968002&l=ko"}"#,
      result: """
        {"endpoint":"page","id":"1226968002","country":"kr","kind":"song",\
        "parentId":"1226967286","parameters":{"id":["1226968002"],"country":"kr"},"warnings":[]}
        """),
    Example(
      "A page of something else", params: #"{"url":"https://www.apple.com/iphone"}"#,
      error: #"{"code":-32602,"data":{"reason":"badValue","pointer":"/url"}}"#),
  ]

  package struct Params: JSONParams {
    var url = ""

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("url", \.url, "The URL, as it was found.")
    }
  }

  package struct Result: JSONRecord {
    let endpoint: Endpoint
    let parameters: URLParameters
    var page: StorePage?
    let warnings: Warnings

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("endpoint", "What the URL leads to.") { $0.endpoint }
      member("parameters", "What it asks for; of a page, what looks it up.") { $0.parameters }
      member.optional("id", "The id of what a page is about.") { $0.page?.id }
      member.optional("country", "The country of the page's store.") { $0.page?.country }
      member.optional("kind", "What a page is about.") { $0.page?.kind }
      member.optional("parentId", "The id of what that belongs to.") { $0.page?.parentID }
      member("warnings", "What is odd about the URL, in words.") { $0.warnings }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    let text = params.url
    let url = URLParts(text)
    if let request = APIRequest(url) {
      return Result(
        endpoint: request.endpoint, parameters: request.parameters, warnings: request.warnings)
    }
    if let page = StorePage(url) {
      return Result(
        endpoint: .page, parameters: page.parameters, page: page, warnings: page.warnings)
    }
    throw RPCError(
      JSONError(
        .badValue,
        it: "must be a URL of the iTunes Search API or of a store's page, not \(quoted(text))",
        expected: "a URL of the iTunes Search API or of a store's page", found: quoted(text),
        hint: hint(url, text)
      ).inside("url"))
  }

  private static func hint(_ url: URLParts, _ text: String) -> String? {
    if ["itun.es", "appsto.re", "apple.co"].contains(url.host) {
      return "A short link hides where it leads: open it, and give the address it leads to."
    }
    if url.host == "search.itunes.apple.com" || url.host.hasPrefix("api.") {
      return "That is another service of Apple's."
    }
    if url.words.contains("rss") { return "That is a feed of charts, not the Search API." }
    if StorePage.isHost(url.host) {
      return url.words.contains("search")
        ? "That is a store's own search; itunes.searchURL makes the URL of one that programs read."
        : "The link has no id in it."
    }
    if !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) {
      return "itunes.lookupURL takes ids."
    }
    return nil
  }
}
