/// What of a thing the term is held against, by the `attribute` of Apple's table 2-2.
enum Attribute: String, CatalogWord {
  case actorTerm, languageTerm, allArtistTerm, tvEpisodeTerm, shortFilmTerm, directorTerm
  case releaseYearTerm, titleTerm, featureFilmTerm, ratingIndex, keywordsTerm, descriptionTerm
  case authorTerm, genreIndex, mixTerm, allTrackTerm, artistTerm, composerTerm, tvSeasonTerm
  case producerTerm, ratingTerm, songTerm, movieArtistTerm, showTerm, movieTerm, albumTerm
  case softwareDeveloper

  static var mistakes: [String: Attribute] {
    [
      "genreTerm": .genreIndex, "genre": .genreIndex, "trackTerm": .songTerm,
      "developer": .softwareDeveloper, "developerTerm": .softwareDeveloper,
      "yearTerm": .releaseYearTerm, "filmTerm": .featureFilmTerm, "tvShowTerm": .showTerm,
      "musicArtistTerm": .artistTerm,
    ]
  }

  static func hint(for word: String) -> String? { nil }

  /// The media that list it.
  var media: [Media] { Media.allCases.filter { $0.attributes.contains(self) } }
}

/// The order of a lookup's results.
enum Sort: String, CatalogWord {
  case recent, popular

  static var mistakes: [String: Sort] {
    ["newest": .recent, "date": .recent, "popularity": .popular]
  }

  static func hint(for word: String) -> String? { nil }
}
