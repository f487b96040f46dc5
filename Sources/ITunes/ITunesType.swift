import JSON
import Records

/// What a result of the store is.
package enum ITunesType: String, JSONEnumeration {
  case song, musicVideo, movie, shortFilm, tvEpisode, tvSeason, album, artist, podcast
  case podcastEpisode, software, macSoftware, audiobook, ebook, mix, unknown

  /// By `kind`, which says the most; then by the wrapper, which ebooks lack; then by the page.
  /// What is a track of null kind without a page is a movie: so videos have come since 2026.
  init(of source: SourceRecord) {
    let kind = source.text("kind")
    let wrapper = source.text("wrapperType")
    let collection = source.text("collectionType")
    self =
      Self.byKind(kind?.utf8)
      ?? Self.byWrapper(wrapper?.utf8, collection: collection?.utf8)
      ?? Self.byPage(source)
    if self == .movie, let genre = source.text("primaryGenreName")?.utf8, genre == "Short Films" {
      self = .shortFilm
    }
  }

  private static func byKind(_ kind: UnsafeRawBufferPointer?) -> ITunesType? {
    guard let kind else { return nil }
    if kind == "song" { return .song }
    if kind == "software" { return .software }
    if kind == "podcast" { return .podcast }
    if kind == "podcast-episode" { return .podcastEpisode }
    if kind == "ebook" || kind == "book" { return .ebook }
    if kind == "feature-movie" || kind == "movie" { return .movie }
    if kind == "short-film" { return .shortFilm }
    if kind == "tv-episode" { return .tvEpisode }
    if kind == "music-video" { return .musicVideo }
    if kind == "mac-software" || kind == "desktop-software" { return .macSoftware }
    if kind == "software-package" { return .software }
    if kind == "audiobook" { return .audiobook }
    if kind == "album" { return .album }
    if kind == "artist" { return .artist }
    if kind == "mix" { return .mix }
    return nil
  }

  private static func byWrapper(
    _ wrapper: UnsafeRawBufferPointer?, collection: UnsafeRawBufferPointer?
  ) -> ITunesType? {
    guard let wrapper else { return nil }
    if wrapper == "artist" { return .artist }
    if wrapper == "audiobook" { return .audiobook }
    if wrapper == "software" { return .software }
    if wrapper == "podcastEpisode" { return .podcastEpisode }
    if wrapper == "ebook" { return .ebook }
    // The first version of the service calls an album a playlist.
    if wrapper == "playlist" { return .album }
    guard wrapper == "collection" else { return nil }
    guard let collection else { return .album }
    if collection == "TV Season" { return .tvSeason }
    if collection == "Podcast" { return .podcast }
    if collection == "Audiobook" { return .audiobook }
    if collection == "iMix" || collection == "Mix" { return .mix }
    return collection == "Album" || collection == "Compilation" || collection == "EP" ? .album : nil
  }

  private static func byPage(_ source: SourceRecord) -> ITunesType {
    guard let page = source.text("trackViewUrl") ?? source.text("collectionViewUrl") else {
      return source.value["kind"]?.isNull == true && source.text("wrapperType")?.utf8 == "track"
        && source.value["trackNumber"]?.integer == nil ? .movie : .unknown
    }
    // https://host/country/kind/…
    let parts = page.string.split(separator: "/", maxSplits: 5)
    guard parts.count > 3 else { return .unknown }
    switch parts[3] {
    case "movie": return .movie
    case "tv-season", "tv-show": return .tvEpisode
    case "music-video": return .musicVideo
    case "album": return parts.last?.contains("i=") == true ? .song : .album
    case "podcast": return .podcast
    case "app": return .software
    case "book": return .ebook
    case "audiobook": return .audiobook
    default: return .unknown
    }
  }
}
