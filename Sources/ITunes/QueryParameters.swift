import JSON

/// The bounds of numbers in a query.
enum QueryBounds {
  static let limit = 1...200
  static let version = 1...2
  static let offset = 0...Int(Int32.max)
}

extension JSONParams {
  /// The declared parameters that a URL has under their names.
  static var queryNames: [String] { memberNames.filter { $0 != "extra" } }
}

/// The schema of a URL that an answer holds.
enum URLSchema {
  static func write(to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("format")
    writer.string("uri")
  }
}

/// A parameter of a URL, inside a string that is open: nothing where it is absent.
extension JSONWriter {
  mutating func put(_ name: StaticString, _ country: Country?) {
    guard let country else { return }
    put(name)
    put(country.first)
    put(country.second)
  }

  mutating func put<Word: CatalogWord>(_ name: StaticString, _ word: Word?) {
    guard let word else { return }
    put(name)
    put(plain: word.rawValue)
  }

  /// Commas between entities stay as they are.
  mutating func put(_ name: StaticString, _ entities: EntityList) {
    guard let first = entities.first else { return }
    put(name)
    put(plain: first.rawValue)
    for entity in entities.others {
      put(",")
      put(plain: entity.rawValue)
    }
  }

  mutating func put(_ name: StaticString, formEncoded text: UnsafeRawBufferPointer?) {
    guard let text else { return }
    put(name)
    put(formEncoded: text)
  }

  mutating func put(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    put(name)
    put(decimal: number)
  }

  mutating func put(_ name: StaticString, _ choice: Bool?) {
    guard let choice else { return }
    put(name)
    if choice { put("Yes") } else { put("No") }
  }
}
