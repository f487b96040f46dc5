/// The kinds of results, by the `entity` of Apple's table 2-1.
enum Entity: String, CatalogWord {
  case movieArtist, movie
  case podcastAuthor, podcast, podcastEpisode
  case musicArtist, musicTrack, album, musicVideo, mix, song
  case audiobookAuthor, audiobook
  case shortFilmArtist, shortFilm
  case tvEpisode, tvSeason
  case software, iPadSoftware, desktopSoftware, macSoftware, tvSoftware
  case ebook
  case allArtist, allTrack

  static var mistakes: [String: Entity] {
    [
      "musicSong": .song, "track": .musicTrack, "artist": .musicArtist, "musicAlbum": .album,
      "video": .musicVideo, "film": .movie, "episode": .podcastEpisode, "season": .tvSeason,
      "tvShow": .tvSeason, "author": .podcastAuthor, "book": .ebook, "books": .ebook,
      "ebookAuthor": .ebook, "app": .software, "apps": .software, "iPhoneSoftware": .software,
      "mac": .macSoftware,
    ]
  }

  static func hint(for word: String) -> String? {
    if word == "ebookAuthor" {
      return "Apple documents no entity for authors of ebooks; authorTerm is an attribute."
    }
    guard let media = Media(rawValue: word) else { return nil }
    return "\(word) is a media; its entities are \(listed(media.entities.map(\.rawValue)))."
  }

  /// The media that list it.
  var media: [Media] { Media.allCases.filter { $0.entities.contains(self) } }

  /// Whether one of Apple's pages lists it.
  var isDocumented: Bool { self != .tvSoftware }
}
