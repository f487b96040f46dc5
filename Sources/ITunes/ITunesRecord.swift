import JSON
import Records

/// One result of the iTunes Search API, its members named alike for every type.
///
/// The service is loose: numbers come as strings and the reverse, members are null or missing, and
/// what a thing's own name is depends on its type. Each member is declared once, with the source
/// members it is read from.
package struct ITunesRecord: JSONRecord {
  private let source: SourceRecord
  private let type: ITunesType
  private let own: OwnMembers
  private let keepsRest: Bool

  package init(_ source: SourceRecord, keepsRest: Bool) {
    self.source = source
    self.keepsRest = keepsRest
    type = ITunesType(of: source)
    own = OwnMembers(type, source)
  }

  package static func members<V: RecordVisitor<ITunesRecord>>(_ member: inout V) {
    member("type", "What it is.") { $0.type }
    member.optional("wrapperType", "As it came.") { $0.source.text("wrapperType") }
    member.optional("kind", "As it came.") { $0.source.text("kind") }
    member.optional("id", "The store's number of the thing itself.") {
      $0.source.identifier($0.own.id) ?? $0.source.identifier("itemId")
    }
    member.optional("name", "Its name.") { $0.source.text($0.own.name) ?? $0.source.text("itemName") }
    member.optional("censoredName", "Its name with what offends starred out.") {
      $0.source.text($0.own.censoredName) ?? $0.source.text("itemCensoredName")
    }
    member.optional("artist", "Who made it: artist, author, developer, director.") {
      $0.source.text("artistName") ?? $0.source.text("artistDisplayName")
    }
    member.optional("artistId", "The store's number of the artist.") {
      $0.source.identifier("artistId")
    }
    member.optional("artistURL", "The artist's store page.") {
      $0.source.text("artistViewUrl") ?? $0.source.text("artistLinkUrl")
    }
    member.optional("collection", "The album, season, series or show it belongs to.") {
      $0.source.text("collectionName") ?? $0.source.text("itemParentName")
    }
    member.optional("collectionId", "The store's number of the collection.") {
      $0.source.identifier("collectionId")
    }
    member.optional("collectionURL", "The collection's store page.") {
      $0.source.text("collectionViewUrl") ?? $0.source.text("itemParentLinkUrl")
    }
    member.optional("url", "The store page of the thing itself.") {
      $0.source.text($0.own.url) ?? $0.source.text("itemLinkUrl")
    }
    member.optional("previewURL", "A part to listen to or look at; an episode's whole.") {
      $0.source.text("previewUrl") ?? $0.source.text("episodeUrl")
    }
    member.optional("feedURL", "The podcast's RSS feed.") { $0.source.text("feedUrl") }
    member.optional("bundleId", "The app's bundle identifier.") { $0.source.text("bundleId") }
    member.optional("version", "The app's version.") { $0.source.text("version") }
    member.optional("releaseNotes", "What is new in that version.") {
      $0.source.text("releaseNotes")
    }
    member.optional("price", "In `currency`; absent for what is not sold by itself.") { $0.price }
    member.optional("currency", "ISO 4217.") { $0.source.text("currency") }
    member.optional("formattedPrice", "The price as the store writes it.") { $0.formattedPrice }
    member.optional("genre", "The main genre's name.") { $0.genre }
    member("genres", "The names of its genres.") { $0.genres }
    member.optional("releaseDate", "When it came out.") { $0.releaseDate }
    member.optional("durationSeconds", "How long it plays, in seconds.") { $0.duration }
    member.flag("isExplicit", "Has explicit content.") { $0.explicitness("explicit", "Explicit") }
    member.flag("isCleaned", "A version without the explicit content.") {
      $0.explicitness("cleaned", "Clean")
    }
    member.optional("advisory", "The age or content rating, such as 4+, R or Explicit.") {
      $0.source.text("contentAdvisoryRating") ?? $0.source.text("trackContentRating")
    }
    member.optional("rating", "What its users give it on average, 0 to 5.") {
      $0.source.number("averageUserRating")
    }
    member.optional("ratingCount", "How many users have rated it.") {
      $0.source.count("userRatingCount")
    }
    member.optional("trackNumber", "Its number on the disc.") { $0.source.count("trackNumber") }
    member.optional("trackCount", "How many tracks or episodes there are.") {
      $0.source.count("trackCount")
    }
    member.optional("discNumber", "The disc's number.") { $0.source.count("discNumber") }
    member.optional("discCount", "How many discs there are.") { $0.source.count("discCount") }
    member.optional("country", "The storefront, as it came: USA.") { $0.source.text("country") }
    member.optional("description", "What it is about; may hold markup.") {
      $0.source.text("description") ?? $0.source.text("longDescription")
        ?? $0.source.text("shortDescription")
    }
    member.optional("copyright", "Who has the rights.") { $0.source.text("copyright") }
    member.optional("fileSizeBytes", "Bytes to load.") { $0.source.count("fileSizeBytes") }
    member("screenshots", "URLs of an app's screenshots: of phones, tablets, television.") {
      (["screenshotUrls", "ipadScreenshotUrls", "appletvScreenshotUrls"] as [StaticString])
        .flatMap { [source = $0.source] in source.texts($0) ?? [] }
    }
    member("languages", "An app's languages, as they came.") {
      $0.source.texts("languageCodesISO2A") ?? []
    }
    member("artwork", "Its pictures, the smallest first.") { $0.artwork }
    member.optional("extra", "With `extra`: every member that was not understood, as it came.") {
      $0.keepsRest ? $0.source.rest : nil
    }
  }

  /// A price of -1 says that it is not sold by itself.
  private var price: Double? {
    guard let price = source.number(own.price) ?? oldPrice, price >= 0 else { return nil }
    return price
  }

  /// The first version's price is a string, with or without a currency's sign.
  private var oldPrice: Double? {
    source.value["itemPrice"]?.string.flatMap(Double.init) ?? source.value["itemPrice"]?.real
  }

  private var formattedPrice: SourceText? {
    source.text("formattedPrice") ?? source.text("itemPrice")
  }

  private var genre: SourceText? { source.text("primaryGenreName") ?? source.texts("genres")?.first }

  private var genres: [SourceText] {
    source.texts("genres") ?? source.text("primaryGenreName").map { [$0] } ?? []
  }

  private var releaseDate: ReleaseDate? {
    guard let text = source.text("releaseDate") else { return nil }
    if let utf8 = text.utf8, let date = ReleaseDate(utf8: utf8) { return date }
    do throws(JSONError) {
      return try ReleaseDate.parse(text.string)
    } catch {
      source.note(error.inside("releaseDate"))
      source.misunderstand("releaseDate")
      return nil
    }
  }

  /// Thousandths of a second, but whole seconds for a podcast's show.
  private var duration: Double? {
    guard let time = source.number("trackTimeMillis") ?? source.number("trackTime") else {
      return nil
    }
    guard time >= 0 else {
      source.misunderstand("trackTimeMillis")
      source.misunderstand("trackTime")
      return nil
    }
    return type == .podcast ? time : time / 1000
  }

  /// Podcasts tell it by the advisory alone.
  private func explicitness(_ word: StaticString, _ advisory: StaticString) -> Bool {
    if let given = source.text(own.explicitness) ?? source.text("itemExplicitness") {
      if given.utf8 == word { return true }
      if !Self.explicitnessWords.contains(where: { given.utf8 == $0 }) {
        source.misunderstand(own.explicitness)
        source.misunderstand("itemExplicitness")
      }
      if type != .podcastEpisode { return false }
    }
    guard type == .podcastEpisode else { return false }
    return source.text("contentAdvisoryRating")?.utf8 == advisory
  }

  private static let explicitnessWords: [StaticString] = ["explicit", "cleaned", "notExplicit"]

  /// The members are named by the size: artworkUrl60.
  private var artwork: [Artwork] {
    var pictures: [Artwork] = []
    for size in Self.artworkSizes {
      guard let url = source.text(size.name) else { continue }
      pictures.append(Artwork(width: size.points, height: size.points, url: url))
    }
    return pictures
  }

  private static let artworkSizes: [(name: StaticString, points: Int)] = [
    ("artworkUrl30", 30), ("artworkUrl60", 60), ("artworkUrl100", 100), ("artworkUrl160", 160),
    ("artworkUrl512", 512), ("artworkUrl600", 600),
  ]
}

/// A picture of a result.
package struct Artwork: JSONRecord {
  let width: Int
  let height: Int
  let url: SourceText

  package static func members<V: RecordVisitor<Artwork>>(_ member: inout V) {
    member("width", "In pixels.") { $0.width }
    member("height", "In pixels.") { $0.height }
    member("url", "Where it is.") { $0.url }
  }
}

/// What the members of the thing itself are called: those of a track, a collection or an artist.
private struct OwnMembers {
  var id: StaticString
  var name: StaticString
  var censoredName: StaticString
  var url: StaticString
  var price: StaticString
  var explicitness: StaticString

  init(_ type: ITunesType, _ source: SourceRecord) {
    switch type {
    case .artist: self = Self.artist(source)
    case .album, .tvSeason, .mix, .audiobook:
      // An audiobook is a collection, but for those that come as tracks.
      self = source.value["collectionId"] == nil && source.value["trackId"] != nil
        ? Self.track(source) : Self.collection
    case .unknown:
      if source.value["trackId"] != nil || source.value["trackName"] != nil {
        self = Self.track(source)
      } else {
        self = source.value["collectionId"] != nil ? Self.collection : Self.artist(source)
      }
    default:
      // A few podcasts come without the members of a track.
      self = source.value["trackId"] == nil && source.value["trackName"] == nil
        && source.value["collectionName"] != nil ? Self.collection : Self.track(source)
    }
  }

  private static func artist(_ source: SourceRecord) -> OwnMembers {
    OwnMembers(
      id: "artistId", name: "artistName", censoredName: "artistCensoredName",
      url: source.value["artistLinkUrl"] != nil ? "artistLinkUrl" : "artistViewUrl",
      price: "price", explicitness: "artistExplicitness")
  }

  private static let collection = OwnMembers(
    id: "collectionId", name: "collectionName", censoredName: "collectionCensoredName",
    url: "collectionViewUrl", price: "collectionPrice", explicitness: "collectionExplicitness")

  private static func track(_ source: SourceRecord) -> OwnMembers {
    OwnMembers(
      id: "trackId", name: "trackName", censoredName: "trackCensoredName", url: "trackViewUrl",
      price: source.value["price"] != nil ? "price" : "trackPrice",
      explicitness: "trackExplicitness")
  }

  private init(
    id: StaticString, name: StaticString, censoredName: StaticString, url: StaticString,
    price: StaticString, explicitness: StaticString
  ) {
    self.id = id
    self.name = name
    self.censoredName = censoredName
    self.url = url
    self.price = price
    self.explicitness = explicitness
  }
}
