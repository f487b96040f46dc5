import JSON

/// A page of one of the stores, read from its link.
struct StorePage {
  private(set) var id = ""
  private(set) var country: String?
  private(set) var kind: PageKind?
  private(set) var parentID: String?
  /// What itunes.lookupURL makes a URL of that fetches it; nothing where no lookup finds it.
  private(set) var parameters = URLParameters()
  private(set) var warnings: Warnings

  /// Nil for what is no link to a thing in a store.
  init?(_ url: URLParts) {
    var url = url
    guard Self.isHost(url.host) else { return nil }
    let isRegional =
      url.path.first.map { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) } ?? false
    let words = Array(url.words.dropFirst(isRegional ? 1 : 0))
    // The parameters of affiliates and campaigns repeat, and are nobody's business.
    let query = Dictionary(
      url.parameters(known: []).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    warnings = Warnings()
    let path = url.path.map { String(decoding: $0, as: UTF8.self) }
    guard let found = Self.id(in: path) ?? Self.id(in: query) else { return nil }
    id = found
    kind = Self.kind(words, url, query)
    country = isRegional ? path[0] : Self.country(in: query)
    takeItem(query)
    checkCountry()
    lookUp()
  }

  static func isHost(_ host: String) -> Bool {
    guard host.hasSuffix(".apple.com") else { return false }
    let names = host.split(separator: ".").map(String.init)
    let stores = ["apps", "music", "books", "podcasts", "tv", "itunes", "phobos"]
    return names.contains(where: stores.contains) && !names.contains("api")
      && !names.contains("rss")
  }

  /// The last part of the path that is an id: digits, with "id" before them on older pages, or the
  /// name of a playlist (pl.), a station (ra.) or something of Apple TV (umc.).
  private static func id(in path: [String]) -> String? {
    for part in path.reversed() {
      let digits = part.hasPrefix("id") ? part.dropFirst(2) : part[...]
      if isNumber(digits) { return String(digits) }
      if ["pl.", "ra.", "umc."].contains(where: part.hasPrefix) { return part }
    }
    return nil
  }

  /// As the links of iTunes itself had it.
  private static func id(in query: [String: String]) -> String? {
    for name in ["id", "playlistId", "artistId"] {
      if let value = query[name], isNumber(value[...]) { return value }
    }
    return nil
  }

  private static func isNumber(_ text: Substring) -> Bool {
    guard text.utf8.allSatisfy(\.isASCIIDigit), text.utf8.count <= 19 else { return false }
    return Int64(text).map { $0 > 0 } ?? false
  }

  private static func kind(
    _ words: [String], _ url: URLParts, _ query: [String: String]
  ) -> PageKind? {
    let isMac = query["mt"] == "12" || url.scheme.hasPrefix("macappstore")
    for word in words {
      let word = word.hasPrefix("view") ? String(word.dropFirst(4)) : word
      guard let kind = PageKind(pathWord: word) else { continue }
      return kind == .software && isMac ? .macSoftware : kind
    }
    if isMac { return .macSoftware }
    if let kind = query["mt"].flatMap(PageKind.init(mediaType:)) { return kind }
    // A short link, as in apps.apple.com/id284910350.
    if url.host.hasSuffix("apps.apple.com") || url.scheme.hasPrefix("itms-apps") {
      return .software
    }
    if url.host.hasSuffix("podcasts.apple.com") { return .podcast }
    return nil
  }

  private static func country(in query: [String: String]) -> String? {
    if let country = query["country"] ?? query["cc"], country.utf8.count == 2 { return country }
    // The storefront's number, with the platform's behind it: 143441-1,29.
    guard let number = query["s"]?.prefix(6) else { return nil }
    return Storefront.all.first { $0.id.map(String.init) == String(number) }.map {
      $0.country.description.lowercased()
    }
  }

  /// `i` names one thing of what the page is about.
  private mutating func takeItem(_ query: [String: String]) {
    if kind == .tvEpisode, let show = query["showId"] { parentID = show }
    guard let item = query["i"] else { return }
    guard Self.isNumber(item[...]) else {
      warnings.add("i not digits: \(shownInWarning(item))")
      return
    }
    switch kind {
    case .album, .playlist: kind = .song
    case .podcast: kind = .podcastEpisode
    case .tvSeason: kind = .tvEpisode
    case nil: break
    default: return
    }
    (parentID, id) = (id, item)
  }

  private mutating func checkCountry() {
    guard var country else { return }
    do throws(JSONError) {
      let result = country.withUTF8 { bytes -> Swift.Result<Country, JSONError> in
        do throws(JSONError) {
          return .success(try Country(UnsafeRawBufferPointer(bytes)))
        } catch {
          return .failure(error)
        }
      }
      _ = try result.get()
    } catch {
      warnings.add(error.inside("country"))
    }
  }

  private mutating func lookUp() {
    let isPlaced = Self.isNumber(id[...])
    guard isPlaced, kind?.hasLookup != false else {
      let what = kind.map { "a page of kind \($0.rawValue)" } ?? "this page"
      warnings.add("no lookup finds \(isPlaced ? what : "the id \(shownInWarning(id))")")
      return
    }
    parameters.country = country
    // Episodes have no lookup of their own: they come with their podcast, newest first.
    if kind == .podcastEpisode, let parentID {
      parameters.ids = [("id", [parentID])]
      parameters.entity = Entity.podcastEpisode.rawValue
      parameters.limit = QueryBounds.limit.upperBound
    } else {
      parameters.ids = [("id", [id])]
    }
  }
}

/// What a page is about. The first are types of records too.
enum PageKind: String, JSONEnumeration {
  case song, musicVideo, movie, tvEpisode, tvSeason, album, artist, podcast, podcastEpisode
  case software, macSoftware, audiobook, ebook
  case appBundle, movieCollection, tvShow
  case playlist, station, curator, genre, bookSeries, course, room, story

  /// By the word that a link has before the name of the thing.
  init?(pathWord: String) {
    switch pathWord {
    case "app", "software", "contentsuserreviews", "userreviews", "customerreviews":
      self = .software
    case "mac-app": self = .macSoftware
    case "app-bundle": self = .appBundle
    case "album", "preorder", "music-compilation": self = .album
    case "song": self = .song
    case "music-video", "musicvideo", "video": self = .musicVideo
    // Developers and authors are artists to the service.
    case "artist", "developer", "author", "narrator", "composer": self = .artist
    case "playlist": self = .playlist
    case "station": self = .station
    case "curator", "apple-curator": self = .curator
    case "podcast": self = .podcast
    case "book", "ebook": self = .ebook
    case "audiobook": self = .audiobook
    case "book-series": self = .bookSeries
    case "movie": self = .movie
    case "movie-collection": self = .movieCollection
    case "tv-season", "season", "tvseason": self = .tvSeason
    case "tv-show", "show", "tvshow": self = .tvShow
    case "episode", "tv-episode": self = .tvEpisode
    case "genre": self = .genre
    case "course", "itunes-u": self = .course
    case "room", "multi-room", "collection": self = .room
    case "story": self = .story
    default: return nil
    }
  }

  /// By the number that `mt` gives to the kinds of media.
  init?(mediaType: String) {
    switch mediaType {
    case "2": self = .podcast
    case "3": self = .audiobook
    case "5": self = .musicVideo
    case "6": self = .movie
    case "8": self = .software
    case "11", "13": self = .ebook
    case "12": self = .macSoftware
    default: return nil
    }
  }

  /// Whether the service finds it by its id.
  var hasLookup: Bool {
    switch self {
    case .playlist, .station, .curator, .genre, .course, .room, .story, .bookSeries: false
    default: true
    }
  }
}
