import JSON

/// What goes with a media. Where no media is given anything does that one of them has: Apple's own
/// examples ask for software and song so, which the table of `all` has not.
enum MediaRules {
  static func check(_ entities: EntityList, _ media: Media?) throws(JSONError) {
    guard let media, let first = entities.first else { return }
    try check(first, media, at: entities.isList ? 0 : nil)
    for (index, entity) in entities.others.enumerated() {
      try check(entity, media, at: entities.isList ? index + 1 : nil)
    }
  }

  private static func check(
    _ entity: Entity, _ media: Media, at index: Int?
  ) throws(JSONError) {
    guard !media.entities.contains(entity) else { return }
    let error = refused(
      entity, media, allowed: media.entities,
      hint: "\(entity.rawValue) is an entity of \(listed(entity.media.map(\.rawValue))).")
    throw (index.map { error.inside(String($0)) } ?? error).inside("entity")
  }

  /// For ebook Apple's pages list no attributes, so they rule none out.
  static func check(_ attribute: Attribute?, _ media: Media?) throws(JSONError) {
    guard let media, let attribute, media.hasDocumentedAttributes,
      !media.attributes.contains(attribute)
    else { return }
    throw refused(
      attribute, media, allowed: media.attributes,
      hint: "\(attribute.rawValue) is an attribute of "
        + "\(listed(attribute.media.map(\.rawValue)))."
    ).inside("attribute")
  }

  private static func refused<Word: CatalogWord>(
    _ word: Word, _ media: Media, allowed: [Word], hint: String
  ) -> JSONError {
    let names = allowed.map(\.rawValue)
    return JSONError(
      .badValue,
      it: "can't be \(quoted(word.rawValue)) with media \(media.rawValue); "
        + "it has \(listed(names))",
      found: quoted(word.rawValue), allowed: names, suggestion: names.count == 1 ? names[0] : nil,
      hint: hint)
  }
}
