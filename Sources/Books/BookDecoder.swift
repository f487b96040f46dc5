import JSON
import Records

/// Decodes books of any of the formats, record by record.
package struct BookDecoder {
  package struct Options: Sendable {
    package var format: BookFormat?
    package var isStrict = false
    /// Only these members are written; all where it is nil.
    package var fields: Set<String>?
    /// Only these kinds are given; all where it is empty.
    package var kinds: [Book.Kind] = []
    package var limit: Int?
    package var offset: Int64 = 0
    package var keepsRest = false

    package init() {}
  }

  private var scanner: RecordScanner
  private let receiver: any RecordReceiver
  private let options: Options

  /// The format of the records.
  package private(set) var format: BookFormat?
  /// How many records were passed over, by their kind.
  package private(set) var skipped: [String: Int] = [:]
  /// Where the next record begins; nil when there is none.
  package private(set) var nextOffset: Int64?

  /// Records so far, dropped and skipped ones too, and those that were given.
  private var position = 0
  private var given = 0
  private var documents = 0
  private var unrecognized: JSONError?
  private var firstFault: JSONError?
  private var jsonAPI = JSONAPIDocument()

  private static let shape = RecordScanner.Shape(
    lists: ["data", "docs", "items", "entries", "publications", "results"], groups: ["groups"],
    allowsCallback: true)

  package init(
    _ window: TextWindow, to receiver: any RecordReceiver, _ options: Options
  ) throws(JSONError) {
    scanner = RecordScanner(window, Self.shape)
    self.receiver = receiver
    self.options = options
    format = options.format
    if options.offset > 0 { try scanner.resume(at: options.offset) }
  }

  /// Decodes up to the limit. `progress` hears the offset now and then.
  package mutating func run(progress: (Int64) throws(JSONError) -> Void) throws(JSONError) {
    var count = 0
    while true {
      count += 1
      if count & 63 == 0 { try progress(scanner.offset) }
      switch try scanner.next() {
      case .list(let name):
        documents += 1
        if name == "data" { try note(member: name, at: nil) }
      case .record(let slice):
        documents += 1
        if given + jsonAPI.waiting.count >= options.limit ?? .max {
          nextOffset = scanner.offset(of: slice)
          return try finish()
        }
        if slice.list == nil, slice.pointer.isEmpty {
          try take(document: slice)
        } else {
          try take(element: slice)
        }
      case .member(let slice, let name): try take(member: slice, name)
      case .documentEnd: try endDocument()
      case .problem(let error, let length, let isRepaired):
        if !isRepaired, firstFault == nil { firstFault = error }
        try tell(Problem(error, length: length, effect: isRepaired ? .repaired : nil))
      case .end: return try finish()
      }
    }
  }

  /// In strict mode the first problem is the end.
  private func tell(_ problem: Problem) throws(JSONError) {
    guard options.isStrict else { return try receiver.take(problem: problem) }
    let error = problem.error
    throw (error.reason == .trailingComma ? error.with(.syntax) : error).asCause(of: .parsingFailed)
  }

  private func parse(_ slice: RecordScanner.Slice, _ record: Int?) throws(JSONError) -> SharedDocument? {
    do throws(JSONError) {
      return SharedDocument(
        try scanner.parse(slice, record: record, repairs: !options.isStrict) {
          problem throws(JSONError) in try tell(problem)
        })
    } catch {
      guard error.reason != .cancelled, error.reason != .parsingFailed else { throw error }
      try tell(
        Problem(
          error, record: record, length: slice.range.count, effect: .recordDropped))
      return nil
    }
  }

  private mutating func take(element slice: RecordScanner.Slice) throws(JSONError) {
    let record = position
    position += 1
    guard let document = try parse(slice, record) else { return try scanner.recover() }
    try take(document.document.value, document, slice, record, at: "")
  }

  /// A document that is a record, or holds one or several in other ways than in a list.
  private mutating func take(document slice: RecordScanner.Slice) throws(JSONError) {
    guard let document = try parse(slice, position) else {
      position += 1
      return try scanner.recover()
    }
    let value = document.document.value
    if let data = value["data"], value["volumeInfo"] == nil {
      for name in ["data", "errors"] where name == "data" || value["errors"]?.isArray == true {
        try note(member: name, at: slice)
      }
      if data.isNull { return }
      if let included = value["included"] {
        for error in jsonAPI.include(included) {
          try tell(
            scanner.problem(error.inside("included"), in: slice, record: nil, effect: nil))
        }
      }
      position += 1
      return try take(data, document, slice, position - 1, at: "/data")
    }
    // A document of errors holds no records, and rightly.
    if value["errors"]?.isArray == true { return }
    if isKeyedByBook(value) {
      for member in value.members {
        position += 1
        let name = String(decoding: member.name, as: UTF8.self)
        try take(
          member.value, document, slice, position - 1, at: "/" + pointerToken(name))
      }
      return
    }
    position += 1
    try take(value, document, slice, position - 1, at: "")
  }

  private mutating func note(
    member name: String, at slice: RecordScanner.Slice?
  ) throws(JSONError) {
    guard let error = jsonAPI.note(member: name) else { return }
    guard let slice else {
      return try tell(Problem(error.placed(at: scanner.place)))
    }
    try tell(scanner.problem(error, in: slice, record: nil, effect: nil))
  }

  /// Open Library answers `{"ISBN:…": {…}}`.
  private func isKeyedByBook(_ value: JSONValue) -> Bool {
    guard value.count > 0 else { return false }
    return value.members.allSatisfy { member in
      guard member.value.isObject else { return false }
      let name = String(decoding: member.name.prefix(5), as: UTF8.self)
      return ["ISBN:", "OLID:", "LCCN:", "OCLC:"].contains(name)
    }
  }

  private mutating func take(
    _ value: JSONValue, _ document: SharedDocument, _ slice: RecordScanner.Slice, _ record: Int,
    at pointer: String
  ) throws(JSONError) {
    guard value.isObject else {
      return try tell(
        scanner.problem(
          value.mismatch("an object").inside(pointer: pointer), in: slice, record: record,
          effect: .recordDropped))
    }
    guard let format = options.format ?? recognize(value, slice.list) else {
      let error = JSONError(
        .typeMismatch, it: "is no record of a known format", allowed: BookFormat.names,
        hint: "Name the format, if it is one of these.")
      return try drop(unrecognized: error.inside(pointer: pointer), slice, record)
    }
    self.format = format
    let source = SourceRecord(value, keepsTrack: options.keepsRest)
    if format == .jsonapi {
      let (errors, isNew) = jsonAPI.register(value)
      for error in errors {
        try tell(
          scanner.problem(
            error.inside(pointer: pointer), in: slice, record: record,
            effect: isNew ? nil : .recordDropped))
      }
      guard isNew else { return }
    }
    if let kind = format.mapping.foreignKind(of: source) { return skip(kind) }
    var book = Book(format)
    format.mapping.map(source, to: &book)
    if book.isBlank, source.problems.isEmpty {
      let error = JSONError(
        .typeMismatch, it: "is no record of the format \(format.rawValue)",
        allowed: BookFormat.names,
        suggestion: BookFormat.recognize(value, list: slice.list)?.rawValue)
      return try drop(unrecognized: error.inside(pointer: pointer), slice, record)
    }
    if options.isStrict { noteMissing(format, source) }
    guard options.kinds.isEmpty || options.kinds.contains(book.kind) else {
      return skip(book.kind.rawValue)
    }
    book.pointer = slice.pointer + pointer
    book.line = line(of: slice, pointer)
    if options.keepsRest { book.rest = source.rest }
    for (error, effect) in source.problems {
      try tell(
        scanner.problem(
          error.inside(pointer: pointer), in: slice, record: record, effect: effect))
    }
    let references = JSONAPIFormat.References(value)
    if format == .jsonapi, !references.isEmpty || !jsonAPI.waiting.isEmpty {
      jsonAPI.wait(book, for: references, document)
    } else {
      try give(book, document)
    }
  }

  private mutating func drop(
    unrecognized error: JSONError, _ slice: RecordScanner.Slice, _ record: Int
  ) throws(JSONError) {
    let problem = scanner.problem(error, in: slice, record: record, effect: .recordDropped)
    if unrecognized == nil { unrecognized = problem.error }
    try tell(problem)
  }

  private func recognize(_ value: JSONValue, _ list: String?) -> BookFormat? {
    // A title is all that a series' record needs, so others go before it.
    if let format, format != .series, format.mapping.recognizes(value, list: list) { return format }
    let found = BookFormat.recognize(value, list: list)
    return found == .series && value["attributes"] == nil ? format ?? found : found ?? format
  }

  private mutating func skip(_ kind: String) { skipped[kind, default: 0] += 1 }

  private func line(of slice: RecordScanner.Slice, _ pointer: String) -> Int64 {
    let start = scanner.window.place(at: slice.range.lowerBound)
    guard !pointer.isEmpty else { return start.line }
    let bytes = scanner.window.bytes(slice.range)
    guard let range = ValuePlaces.range(of: pointer, in: bytes) else { return start.line }
    return TextPlace(of: range.lowerBound, in: bytes).moved(to: start).line
  }

  private func noteMissing(_ format: BookFormat, _ source: SourceRecord) {
    guard let (record, names) = format.mapping.required(of: source) else { return }
    for name in names {
      if let member = record.value[name] {
        guard member.isNull else { continue }
        record.note(
          JSONError(.nullValue, it: "must not be null", found: "null").inside(name.description), nil)
      } else {
        record.note(JSONError.missing(name.description), nil)
      }
    }
  }

  private mutating func take(
    member slice: RecordScanner.Slice, _ name: String
  ) throws(JSONError) {
    guard name == "included" || slice.fault != nil || !slice.trailingCommas.isEmpty
      || name == "errors", let document = try parse(slice, nil)
    else { return }
    let value = document.document.value
    if name == "errors", value.isArray { try note(member: name, at: slice) }
    guard name == "included" else { return }
    for error in jsonAPI.include(value) {
      try tell(scanner.problem(error, in: slice, record: nil, effect: nil))
    }
  }

  private mutating func endDocument() throws(JSONError) {
    for (book, source) in jsonAPI.resolved { try give(book, source) }
    jsonAPI = JSONAPIDocument()
  }

  private mutating func give(_ book: Book, _ document: SharedDocument) throws(JSONError) {
    given += 1
    try receiver.take { book.write(to: &$0, only: options.fields) }
    withExtendedLifetime(document) {}
  }

  private mutating func finish() throws(JSONError) {
    try endDocument()
    if given == 0, skipped.isEmpty, let unrecognized {
      throw unrecognized.asCause(of: .parsingFailed)
    }
    guard documents == 0, options.offset == 0 else { return }
    throw
      (firstFault
      ?? JSONError(
        .unexpectedEnd, "there is nothing to decode", expected: "a record or a list of records",
        found: "nothing", place: .start)).asCause(of: .parsingFailed)
  }
}
