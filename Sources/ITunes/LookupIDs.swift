import JSON

/// The ids of one kind, in their order, each once.
struct LookupIDs<ID: LookupID>: JSONParameter {
  private(set) var values: [String] = []
  /// Those that came again, once for each time.
  private(set) var duplicates: [String] = []
  private var seen: Set<String> = []

  private init() {}

  /// A list, or one alone. A text may hold several, with commas between them, as URLs do.
  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> LookupIDs {
    var ids = LookupIDs()
    guard value.isArray || value.isEmptyContainer else {
      try ids.append(value)
      return ids
    }
    guard value.count > 0 else {
      throw JSONError(
        .badValue, it: "must have at least one id", expected: ID.expected.description,
        found: "an empty list", hint: "Leave the parameter out where nothing is to be looked up.")
    }
    for index in 0..<value.count {
      guard let element = value[index] else { break }
      do throws(JSONError) {
        try ids.append(element)
      } catch {
        throw error.inside(String(index))
      }
    }
    return ids
  }

  private mutating func append(_ value: JSONValue) throws(JSONError) {
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      if text.utf8.contains(UInt8(ascii: ",")) {
        for piece in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        {
          try append(String(piece) ?? "", in: value)
        }
      } else {
        try append(text, in: value)
      }
    case .integer, .real:
      guard ID.takesNumbers else { throw value.mismatch(ID.expected.description) }
      guard let number = value.integer else {
        throw value.real.map { $0 == $0.rounded() } == true
          ? Int.rejected(value.summary, 1...Int(Int64.max))
          : JSONError(
            .notIntegral, it: "must be \(ID.expected), not \(value.summary)",
            expected: ID.expected.description, found: value.summary)
      }
      guard number > 0 else { throw Int.rejected(value.summary, 1...Int(Int64.max)) }
      try append(String(number), in: value)
    default:
      throw value.mismatch("\(ID.expected), or a list of them")
    }
  }

  private mutating func append(_ text: String, in value: JSONValue) throws(JSONError) {
    var bytes = Substring(text).utf8
    while bytes.first?.isASCIIBlank == true { bytes.removeFirst() }
    while bytes.last?.isASCIIBlank == true { bytes.removeLast() }
    let id = try ID.normalized(String(Substring(bytes)))
    if seen.insert(id).inserted {
      values.append(id)
    } else {
      duplicates.append(id)
    }
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    let scalars = ID.takesNumbers ? ["string", "integer"] : ["string"]
    writer.name("type")
    (scalars + ["array"]).write(to: &writer)
    writeForm(to: &writer)
    writer.name("items")
    writer.open(.object)
    writer.name("type")
    scalars.write(to: &writer)
    writeForm(to: &writer)
    writer.close(.object)
    writer.name("minItems")
    writer.integer(1)
  }

  private static func writeForm(to writer: inout JSONWriter) {
    writer.name("pattern")
    writer.string("^\\s*\(ID.pattern)\\s*(,\\s*\(ID.pattern)\\s*)*$")
    if ID.takesNumbers {
      writer.name("minimum")
      writer.integer(1)
    }
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

/// The number of a genre.
struct GenreID: JSONParameter {
  let digits: String

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> GenreID {
    if let text = value.string { return GenreID(digits: try StoreNumber.normalized(text)) }
    guard let number = value.integer else {
      throw Int.rejection(of: value) ?? value.mismatch("a genre's number")
    }
    guard number > 0 else { throw Int.rejected(value.summary, 1...Int(Int64.max)) }
    return GenreID(digits: String(number))
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writer.name("type")
    ["string", "integer"].write(to: &writer)
    writer.name("pattern")
    writer.string("^\(StoreNumber.pattern)$")
    writer.name("minimum")
    writer.integer(1)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

extension Int {
  /// The error of a JSON number that is no whole one, or none that fits; nil for what is no number.
  fileprivate static func rejection(of value: JSONValue) -> JSONError? {
    guard let real = value.real else { return nil }
    return real == real.rounded()
      ? rejected(value.summary, 1...Int(Int64.max))
      : JSONError(
        .notIntegral, it: "must be a whole number, not \(value.summary)",
        expected: "a whole number", found: value.summary)
  }
}
