import JSON

/// What a URL asks for: members as itunes.searchURL and itunes.lookupURL take them, so that either
/// makes a URL of them again. A text is kept even where it is none that the service knows.
struct URLParameters: JSONRecord {
  var term: String?
  var ids: [(name: String, values: [String])] = []
  var country: String?
  var media: String?
  var entity: String?
  var attribute: String?
  var callback: String?
  var limit: Int?
  var sort: String?
  var lang: String?
  var version: Int?
  var explicit: Bool?
  var offset: Int?
  var genreId: String?
  var extra = TextMap()

  private func ids(_ name: String) -> [String]? { ids.first { $0.name == name }?.values }

  static func members<V: RecordVisitor<URLParameters>>(_ member: inout V) {
    member.optional("term", "What is searched for, decoded.") { $0.term }
    member.optional("id", "The stores' ids.") { $0.ids("id") }
    member.optional("amgArtistId", "Artists' ids in the All Music Guide.") { $0.ids("amgArtistId") }
    member.optional("amgAlbumId", "Albums' ids in the All Music Guide.") { $0.ids("amgAlbumId") }
    member.optional("amgVideoId", "Videos' ids in the All Music Guide.") { $0.ids("amgVideoId") }
    member.optional("upc", "Albums' or videos' UPCs or EANs.") { $0.ids("upc") }
    member.optional("isbn", "Books' ISBNs.") { $0.ids("isbn") }
    member.optional("bundleId", "Apps' bundle ids.") { $0.ids("bundleId") }
    member.optional("country", "The country of the store, as it was given.") { $0.country }
    member.optional("media", "The kind of media.") { $0.media }
    member.optional("entity", "The kind of results; several have commas between them.") {
      $0.entity
    }
    member.optional("attribute", "What of a thing the term is held against.") { $0.attribute }
    member.optional("callback", "The JavaScript function to wrap the answer in.") { $0.callback }
    member.optional("limit", "How many results at most.") { $0.limit }
    member.optional("sort", "The order of the results.") { $0.sort }
    member.optional("lang", "The language of the answer.") { $0.lang }
    member.optional("version", "The version of the answer's members.") { $0.version }
    member.optional("explicit", "Whether to include explicit content.") { $0.explicit }
    member.optional("offset", "How many results to leave out.") { $0.offset }
    member.optional("genreId", "The number of a genre.") { $0.genreId }
    member.optional("extra", "All other parameters: texts by their names.") {
      $0.extra.pairs.isEmpty ? nil : $0.extra
    }
  }
}

/// An object whose members are all texts.
struct TextMap: JSONResult {
  var pairs: [QueryParameter] = []

  func write(to writer: inout JSONWriter) {
    writer.open(.object)
    for pair in pairs {
      var name = pair.name
      name.withUTF8 { writer.name(utf8: UnsafeRawBufferPointer($0)) }
      writer.string(pair.value)
    }
    writer.close(.object)
  }

  static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writer.close(.object)
    writer.name("additionalProperties")
    writer.open(.object)
    String.writeSchema(to: &writer)
    writer.close(.object)
  }
}
