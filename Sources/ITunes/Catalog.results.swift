/// What results are called in answers of the service.
enum ResultWords {
  /// The documented ones, then those that are seen.
  static let kinds = [
    "book", "album", "coached-audio", "feature-movie", "interactive-booklet", "music-video", "pdf",
    "podcast", "podcast-episode", "software-package", "song", "tv-episode", "artist", "software",
    "mac-software", "ebook",
  ]

  /// The documented ones, then those that are seen. An ebook has none.
  static let wrapperTypes = [
    "track", "collection", "artist", "software", "audiobook", "podcastEpisode",
  ]

  static let explicitness = ["explicit", "cleaned", "notExplicit"]
}

/// Where Apple's pages and practice disagree, and what is done here.
enum CatalogNotes {
  static let all = [
    "The archived page calls Mac apps macSoftware, the current one desktopSoftware; the service "
      + "answers both, the older name with apps for iOS among them. Both are taken, as given.",
    "podcastEpisode is missing on the archived page and was in use before the current one had it.",
    "country is marked as required and yet has a default, and most of Apple's examples leave it "
      + "out. It may be absent.",
    "The table of the media all lacks software, song, ebook and episodes, which Apple's examples "
      + "ask for without a media. So without a media any entity is taken.",
    "The track entity of music is musicTrack, but without an entity only songs come.",
    "explicit is Yes or No; an author found that only lower case works. Yes and No are written, "
      + "any case is read.",
    "lang has two documented values; others are in use, and what is unknown is not heeded.",
    "A blank is + on the page; %20 is answered too. + is written, both are read.",
    "Commas between ids stand raw in the examples; escaped ones work. Raw ones are written between "
      + "ids, escaped ones inside a term.",
    "The page prints the kinds pdf and podcast without a comma between them; they are two.",
    "sort has recent in an example of a lookup only; popular is in use.",
    "Attributes for genre and rating end in Index, not in Term: genreTerm is none.",
    "The attributes of ebook are in no table, so any is taken with it.",
    "tvSoftware is in no table and in wide use; ebookAuthor is in none and does not work.",
    "Several entities with commas between them are in no page and work.",
    "mix is listed, and no answer with one was ever seen.",
    "More than 200 ids in one lookup are answered with HTTP 502, about 20 calls a minute are "
      + "allowed, and beyond them HTTP 403 or 429 comes without a body.",
    "An id and a bundle id in one lookup bring two results, the first with blank members.",
  ]
}
