import JSON
import JSONRPC

/// `itunes.catalog`: the tables of the iTunes Search API.
package enum ITunesCatalog: Method {
  package static let name: StaticString = "itunes.catalog"
  package static let summary: StaticString = "The tables of the iTunes Search API."
  package static let doc: StaticString = """
    Media with their entities and attributes, parameters with their values or bounds, and the \
    countries that have a store: the tables that the other methods check by. They are those of \
    Apple's archived and current pages together, with what is in wide use beside them. `notes` tells \
    where the pages, or the pages and practice, disagree. With `media` only what goes with it is \
    told of media, entities and attributes.
    """
  package static let resultDoc: StaticString = "The tables."
  package static let reasons: [Reason] = [.badValue]
  package static let examples = [
    Example(
      "What there is of podcasts", params: #"{"media":"podcast"}"#,
      result: """
        {"endpoints":{"search":"https://itunes.apple.com/search",\
        "lookup":"https://itunes.apple.com/lookup"},\
        "media":[{"media":"podcast","entities":["podcastAuthor","podcast","podcastEpisode"],\
        "defaultEntity":"podcast","attributes":["titleTerm","languageTerm","authorTerm",\
        "genreIndex","artistTerm","ratingIndex","keywordsTerm","descriptionTerm"],\
        "hasDocumentedAttributes":true}]}
        """),
    Example(
      "Everything", params: "{}",
      result: """
        {"wrapperTypes":["track","collection","artist","software","audiobook","podcastEpisode"],\
        "explicitness":["explicit","cleaned","notExplicit"]}
        """),
    Example(
      "No such media", params: #"{"media":"musicvideo"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/media","suggestion":"musicVideo"}}
        """),
  ]

  package struct Params: JSONParams {
    var media: Media?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("media", \.media, "The media to tell of; all where absent.")
    }
  }

  package struct Result: JSONRecord {
    /// The media to tell of; all where it is nil.
    let media: Media?

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("endpoints", "Where the service is.") { _ in Endpoints() }
      member("media", "The kinds of media.") { result in
        result.media.map { [MediaRow(media: $0)] } ?? Media.allCases.map(MediaRow.init)
      }
      member("entities", "The kinds of results.") { result in
        Entity.allCases.filter { result.media?.entities.contains($0) != false }.map(EntityRow.init)
      }
      member("attributes", "What a term can be held against.") { result in
        Attribute.allCases.filter { result.media?.attributes.contains($0) != false }
          .map(AttributeRow.init)
      }
      member("parameters", "The parameters of the URLs.") { _ in
        CatalogParameter.all.map(ParameterRow.init)
      }
      member("storefronts", "The countries that have a store.") { _ in
        Storefront.all.map(StorefrontRow.init)
      }
      member("kinds", "The kinds that results are of.") { _ in ResultWords.kinds }
      member("wrapperTypes", "The wrapper types that results have.") { _ in
        ResultWords.wrapperTypes
      }
      member("explicitness", "What results say of explicit content.") { _ in
        ResultWords.explicitness
      }
      member("notes", "Where Apple's pages and practice disagree.") { _ in CatalogNotes.all }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    Result(media: params.media)
  }

  struct Endpoints: JSONRecord {
    static func members<V: RecordVisitor<Endpoints>>(_ member: inout V) {
      member("search", "Where searches go.") { _ in "https://itunes.apple.com/search" }
      member("lookup", "Where lookups go.") { _ in "https://itunes.apple.com/lookup" }
    }
  }

  struct MediaRow: JSONRecord {
    let media: Media

    static func members<V: RecordVisitor<MediaRow>>(_ member: inout V) {
      member("media", "The media.") { $0.media }
      member("entities", "The entities that go with it.") { $0.media.entities }
      member("defaultEntity", "The entity that the service takes where none is given.") {
        $0.media.defaultEntity
      }
      member("attributes", "The attributes that go with it.") { $0.media.attributes }
      member.flag("hasDocumentedAttributes", "Apple's pages list its attributes.") {
        $0.media.hasDocumentedAttributes
      }
    }
  }

  struct EntityRow: JSONRecord {
    let entity: Entity

    static func members<V: RecordVisitor<EntityRow>>(_ member: inout V) {
      member("entity", "The entity.") { $0.entity }
      member("media", "The media that it goes with.") { $0.entity.media }
      member.flag("isDocumented", "One of Apple's pages lists it.") { $0.entity.isDocumented }
    }
  }

  struct AttributeRow: JSONRecord {
    let attribute: Attribute

    static func members<V: RecordVisitor<AttributeRow>>(_ member: inout V) {
      member("attribute", "The attribute.") { $0.attribute }
      member("media", "The media that it goes with.") { $0.attribute.media }
    }
  }

  struct ParameterRow: JSONRecord {
    let parameter: CatalogParameter

    static func members<V: RecordVisitor<ParameterRow>>(_ member: inout V) {
      member("name", "Its name.") { $0.parameter.name.description }
      member("endpoints", "Where it is taken.") { $0.parameter.endpoints }
      member.flag("isDocumented", "Apple's pages have it for the first of them.") {
        $0.parameter.isDocumented
      }
      member.optional("values", "All that it can be.") { $0.parameter.values }
      member.optional("minimum", "The least that it can be.") { $0.parameter.bounds?.lowerBound }
      member.optional("maximum", "The most that it can be.") { $0.parameter.bounds?.upperBound }
      member("doc", "What it means.") { $0.parameter.doc.description }
    }
  }

  struct StorefrontRow: JSONRecord {
    let storefront: Storefront

    static func members<V: RecordVisitor<StorefrontRow>>(_ member: inout V) {
      member("country", "The country's two letters, by ISO 3166-1; XK is Kosovo.") {
        $0.storefront.country.description
      }
      member.optional("storefrontId", "Apple's number of the store.") {
        $0.storefront.id.map(String.init)
      }
    }
  }
}
