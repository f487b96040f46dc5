/// A parameter of the API as itunes.catalog tells of it. Bounds and words are those that the
/// methods check by.
struct CatalogParameter {
  let name: StaticString
  let endpoints: [Endpoint]
  /// Whether Apple's pages list it, or show it in an example, for the first of the endpoints.
  var isDocumented = true
  var values: [String]?
  var bounds: ClosedRange<Int>?
  let doc: StaticString

  static let all: [CatalogParameter] = [
    .init(name: "term", endpoints: [.search], doc: "What to search for. Required."),
    .init(
      name: "id", endpoints: [.lookup], bounds: 1...Int(Int64.max),
      doc: "The stores' ids, with commas between them."),
    .init(name: "amgArtistId", endpoints: [.lookup], doc: "Artists in the All Music Guide."),
    .init(name: "amgAlbumId", endpoints: [.lookup], doc: "Albums in the All Music Guide."),
    .init(name: "amgVideoId", endpoints: [.lookup], doc: "Videos in the All Music Guide."),
    .init(name: "upc", endpoints: [.lookup], doc: "UPC or EAN, with its zeros."),
    .init(name: "isbn", endpoints: [.lookup], doc: "ISBN, documented with 13 digits."),
    .init(
      name: "bundleId", endpoints: [.lookup], isDocumented: false,
      doc: "An app's identifier, as in com.example.app."),
    .init(
      name: "country", endpoints: [.search, .lookup],
      doc: "The store's country. The service takes us where absent; undocumented for lookup."),
    .init(
      name: "media", endpoints: [.search, .lookup], values: Media.names,
      doc: "The kind of media. The service takes all where absent; undocumented for lookup."),
    .init(
      name: "entity", endpoints: [.search, .lookup], values: Entity.names,
      doc: "The kind of results. The service takes the media's tracks where absent."),
    .init(
      name: "attribute", endpoints: [.search, .lookup], values: Attribute.names,
      doc: "What the term is held against. Undocumented for lookup."),
    .init(
      name: "callback", endpoints: [.search, .lookup],
      doc: "A JavaScript function to wrap the answer in. Undocumented for lookup."),
    .init(
      name: "limit", endpoints: [.search, .lookup], bounds: QueryBounds.limit,
      doc: "How many results. The service takes 50 where absent; for lookup they count per id."),
    .init(
      name: "sort", endpoints: [.lookup], values: Sort.names,
      doc: "The order of what belongs to the ids. Only recent is documented."),
    .init(
      name: "lang", endpoints: [.search, .lookup],
      doc: "The language: en_us, which is taken where absent, or ja_jp; others are in use."),
    .init(
      name: "version", endpoints: [.search, .lookup], bounds: QueryBounds.version,
      doc: "The version of the answer's members. The service takes 2 where absent."),
    .init(
      name: "explicit", endpoints: [.search, .lookup], values: ["Yes", "No"],
      doc: "Whether to include explicit content. The service takes Yes where absent."),
    .init(
      name: "offset", endpoints: [.search], isDocumented: false, bounds: QueryBounds.offset,
      doc: "How many results to leave out."),
    .init(
      name: "genreId", endpoints: [.search], isDocumented: false, bounds: 1...Int(Int64.max),
      doc: "The number of a genre; reported as hardly working."),
  ]
}
