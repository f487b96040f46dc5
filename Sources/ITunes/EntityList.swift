import JSON

/// What kinds of results are asked for: one, or several in their order, each once. No page of
/// Apple's has several, and they work.
struct EntityList: JSONParameter {
  var first: Entity?
  var others: [Entity] = []
  /// Whether it was given as a list with the same places, so that an error can point into it.
  var isList = false

  init() {}

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> EntityList {
    if let text = value.utf8 { return try EntityList(text) }
    guard value.isArray || value.isEmptyContainer else {
      throw value.mismatch("an entity or a list of them", allowed: Entity.names)
    }
    guard value.count > 0 else {
      throw JSONError(
        .badValue, it: "must have at least one entity", found: "an empty list",
        allowed: Entity.names)
    }
    var list = EntityList()
    list.isList = true
    for index in 0..<value.count {
      guard let element = value[index] else { break }
      do throws(JSONError) {
        list.append(try Entity.decode(element, within: ()))
      } catch {
        throw error.inside(String(index))
      }
    }
    return list
  }

  /// As a URL has them, with commas between them.
  init(_ text: UnsafeRawBufferPointer) throws(JSONError) {
    guard text.contains(UInt8(ascii: ",")) else {
      first = try Entity(text)
      return
    }
    for piece in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      append(try Entity(UnsafeRawBufferPointer(rebasing: piece)))
    }
  }

  private mutating func append(_ entity: Entity) {
    guard let first else {
      self.first = entity
      return
    }
    if entity != first, !others.contains(entity) {
      others.append(entity)
    } else {
      isList = false
    }
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    let words = "(\(Entity.names.joined(separator: "|")))"
    writer.name("type")
    ["string", "array"].write(to: &writer)
    writer.name("pattern")
    writer.string("^\(words)(,\(words))*$")
    writer.name("items")
    writer.open(.object)
    Entity.writeSchema(to: &writer)
    writer.close(.object)
    writer.name("minItems")
    writer.integer(1)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}
