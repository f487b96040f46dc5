import JSON

/// Parameters that nobody declared, each written as its name and its text, sorted by name.
struct ExtraParameters: JSONParameter {
  /// Sorted by the bytes of their names.
  private var pairs: [Pair] = []

  private struct Pair {
    let name: UnsafeRawBufferPointer
    let value: UnsafeRawBufferPointer
  }

  init() {}

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> ExtraParameters {
    var result = ExtraParameters()
    guard value.isObject || value.isEmptyContainer else {
      throw value.mismatch("an object of texts by their names")
    }
    for member in value.members {
      let name = String(decoding: member.name, as: UTF8.self)
      guard !member.name.isEmpty else {
        throw JSONError(.badValue, it: "must have no empty name", found: quoted(name))
      }
      if member.value.isNull { continue }
      guard let text = member.value.utf8 else {
        let isScalar = !member.value.isObject && !member.value.isArray
        throw member.value.mismatch(
          "a string", suggestion: isScalar ? member.value.summary : nil,
          hint: isScalar ? "Write it in quotes." : nil
        ).inside(name)
      }
      result.pairs.append(Pair(name: member.name, value: text))
    }
    result.pairs.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return result
  }

  /// What a method declares can't be given here too: the URL would have it twice.
  func check(against declared: [String]) throws(JSONError) {
    for pair in pairs {
      let name = String(decoding: pair.name, as: UTF8.self)
      guard declared.contains(where: { $0.utf8.elementsEqual(pair.name) }) else { continue }
      throw JSONError(
        .conflictingMembers, "\(name) is a parameter of its own and can't be in extra",
        member: name, hint: "Give it beside extra, not in it."
      ).inside(name).inside("extra")
    }
  }

  /// `&name=value` for each, inside a string that is open.
  func write(to writer: inout JSONWriter) {
    for pair in pairs {
      writer.put("&")
      writer.put(formEncoded: pair.name)
      writer.put("=")
      writer.put(formEncoded: pair.value)
    }
  }

  var isEmpty: Bool { pairs.isEmpty }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writer.name("type")
    // An empty list is an empty object to clients whose language has a single empty table.
    ["object", "array"].write(to: &writer)
    writer.name("properties")
    writer.open(.object)
    writer.close(.object)
    writer.name("additionalProperties")
    writer.open(.object)
    String.writeSchema(to: &writer)
    writer.close(.object)
    writer.name("items")
    writer.open(.object)
    String.writeSchema(to: &writer)
    writer.close(.object)
    writer.name("maxItems")
    writer.integer(0)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}
