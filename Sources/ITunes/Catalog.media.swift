/// The kinds of media in the stores, by the `media` of Apple's table 2-1.
enum Media: String, CatalogWord {
  case movie, podcast, music, musicVideo, audiobook, shortFilm, tvShow, software, ebook, all

  static var mistakes: [String: Media] {
    [
      "film": .movie, "movies": .movie, "song": .music, "songs": .music, "album": .music,
      "track": .music, "video": .musicVideo, "podcastEpisode": .podcast, "book": .ebook,
      "books": .ebook, "iBooks": .ebook, "app": .software, "apps": .software,
      "application": .software, "macSoftware": .software, "tvEpisode": .tvShow,
      "tvSeason": .tvShow, "tvSeries": .tvShow, "any": .all, "everything": .all,
    ]
  }

  static func hint(for word: String) -> String? {
    guard let entity = Entity(rawValue: word) else { return nil }
    return "\(word) is an entity, of \(listed(entity.media.map(\.rawValue)))."
  }

  /// What can be asked for, in the order of Apple's table 2-1. Two names stand side by side for Mac
  /// apps, the older page's and the newer one's: the service answers to both. tvSoftware is in no
  /// table and in wide use.
  var entities: [Entity] {
    switch self {
    case .movie: [.movieArtist, .movie]
    case .podcast: [.podcastAuthor, .podcast, .podcastEpisode]
    case .music: [.musicArtist, .musicTrack, .album, .musicVideo, .mix, .song]
    case .musicVideo: [.musicArtist, .musicVideo]
    case .audiobook: [.audiobookAuthor, .audiobook]
    case .shortFilm: [.shortFilmArtist, .shortFilm]
    case .tvShow: [.tvEpisode, .tvSeason]
    case .software: [.software, .iPadSoftware, .desktopSoftware, .macSoftware, .tvSoftware]
    case .ebook: [.ebook]
    case .all:
      [
        .movie, .album, .allArtist, .podcast, .musicVideo, .mix, .audiobook, .tvSeason, .allTrack,
      ]
    }
  }

  /// What the service takes where no entity is given. The pages only say "the track entity of the
  /// media", so this is read from its answers.
  var defaultEntity: Entity {
    switch self {
    case .movie: .movie
    case .podcast: .podcast
    case .music: .musicTrack
    case .musicVideo: .musicVideo
    case .audiobook: .audiobook
    case .shortFilm: .shortFilm
    case .tvShow: .tvEpisode
    case .software: .software
    case .ebook: .ebook
    case .all: .allTrack
    }
  }

  /// What of a thing a term can be held against, in the order of Apple's table 2-2. For ebook the
  /// table has no row.
  var attributes: [Attribute] {
    switch self {
    case .movie:
      [
        .actorTerm, .genreIndex, .artistTerm, .shortFilmTerm, .producerTerm, .ratingTerm,
        .directorTerm, .releaseYearTerm, .featureFilmTerm, .movieArtistTerm, .movieTerm,
        .ratingIndex, .descriptionTerm,
      ]
    case .podcast:
      [
        .titleTerm, .languageTerm, .authorTerm, .genreIndex, .artistTerm, .ratingIndex,
        .keywordsTerm, .descriptionTerm,
      ]
    case .music:
      [.mixTerm, .genreIndex, .artistTerm, .composerTerm, .albumTerm, .ratingIndex, .songTerm]
    case .musicVideo: [.genreIndex, .artistTerm, .albumTerm, .ratingIndex, .songTerm]
    case .audiobook: [.titleTerm, .authorTerm, .genreIndex, .ratingIndex]
    case .shortFilm: [.genreIndex, .artistTerm, .shortFilmTerm, .ratingIndex, .descriptionTerm]
    case .tvShow:
      [.genreIndex, .tvEpisodeTerm, .showTerm, .tvSeasonTerm, .ratingIndex, .descriptionTerm]
    case .software: [.softwareDeveloper]
    case .ebook: []
    case .all:
      [
        .actorTerm, .languageTerm, .allArtistTerm, .tvEpisodeTerm, .shortFilmTerm, .directorTerm,
        .releaseYearTerm, .titleTerm, .featureFilmTerm, .ratingIndex, .keywordsTerm,
        .descriptionTerm, .authorTerm, .genreIndex, .mixTerm, .allTrackTerm, .artistTerm,
        .composerTerm, .tvSeasonTerm, .producerTerm, .ratingTerm, .songTerm, .movieArtistTerm,
        .showTerm, .movieTerm, .albumTerm,
      ]
    }
  }

  /// Whether Apple's pages list attributes for it.
  var hasDocumentedAttributes: Bool { self != .ebook }
}
