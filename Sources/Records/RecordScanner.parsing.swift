import JSON

extension RecordScanner {
  /// Parses what a slice holds; throws when no parser takes it.
  ///
  /// Commas before a closing bracket are blanked out, which keeps every offset, and told at the
  /// bracket, where a parser would stop; so are members that stand twice.
  package func parse(
    _ slice: Slice, record: Int? = nil, repairs: Bool = true,
    problem: (Problem) throws(JSONError) -> Void
  ) throws(JSONError) -> JSONDocument {
    switch slice.fault {
    case .tooLong:
      throw JSONError(
        .limitExceeded, "a record is longer than \(values.limits.bytes) bytes",
        pointer: slice.pointer, maximum: values.limits.bytes,
        place: window.place(at: slice.range.lowerBound))
    case .tooDeep:
      throw JSONError(
        .depthExceeded, "a record is nested deeper than \(values.limits.depth)",
        pointer: slice.pointer, maximum: values.limits.depth,
        place: window.place(at: slice.range.upperBound))
    case .end, .broken:
      // One byte more shows what broke it off.
      let end = slice.range.upperBound
      let more = slice.fault == .broken && !slice.isCutShort && end < window.count ? 1 : 0
      let range = slice.range.lowerBound..<end + more
      let error = JSONDiagnosis.error(in: window.bytes(range))
      let place = (error?.place ?? .start).moved(to: window.place(at: slice.range.lowerBound))
      guard let error, slice.fault == .end || error.reason != .unexpectedEnd else {
        throw JSONError(
          .unexpectedEnd, "a record breaks off before the next one", pointer: slice.pointer,
          expected: "the record's end", place: place)
      }
      throw error.placed(at: place).inside(pointer: slice.pointer)
    case nil: break
    }
    guard slice.values <= values.limits.values else {
      throw JSONError(
        .limitExceeded, "a record has more than \(values.limits.values) values",
        pointer: slice.pointer, maximum: values.limits.values,
        place: window.place(at: slice.range.lowerBound))
    }
    // Each place is found from the one before: of many, none is far.
    var place = window.place(at: slice.range.lowerBound)
    var told = slice.range.lowerBound
    for comma in slice.trailingCommas where repairs {
      window.base[comma] = UInt8(ascii: " ")
      var closer = comma
      while isJSONBlank(window.base[closer]) { closer += 1 }
      place = TextPlace(of: closer - told, in: window.bytes(told..<closer)).moved(to: place)
      told = closer
      try problem(
        Problem(
          JSONError(
            .trailingComma, "a comma stands before the closing bracket", pointer: slice.pointer,
            expected: "no comma", found: "','", place: place),
          record: record, length: 1, effect: .repaired))
    }
    let bytes = window.bytes(slice.range)
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, allowsDuplicates: false)
    } catch {
      let start = window.place(at: slice.range.lowerBound)
      guard error.reason == .duplicateKey else {
        throw Self.named(error).moved(to: start).inside(pointer: slice.pointer)
      }
      place = start
      told = 0
      let duplicates = ValuePlaces.duplicates(in: bytes)
      for duplicate in duplicates.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let range = duplicate.range
        let between = UnsafeRawBufferPointer(rebasing: bytes[told..<range.lowerBound])
        place = TextPlace(of: between.count, in: between).moved(to: place)
        told = range.lowerBound
        try problem(
          Problem(
            JSONError(
              .duplicateKey, "\(quoted(duplicate.name)) is there again; the last one counts",
              pointer: slice.pointer + duplicate.pointer, member: duplicate.name, place: place),
            record: record, length: range.count, effect: .memberDropped))
      }
      return try JSONDocument(parsing: bytes)
    }
  }

  /// What is JSON and still more than can be taken has other names in data than in messages.
  private static func named(_ error: JSONError) -> JSONError {
    switch error.reason {
    case .numberTooBig: error.with(.outOfRange)
    case .nulInName: error.with(.limitExceeded)
    default: error
    }
  }

  /// The problem of a value of the slice: its pointer and place are seen from the whole text.
  package func problem(
    _ error: JSONError, in slice: Slice, record: Int?, effect: Problem.Effect?
  ) -> Problem {
    let bytes = window.bytes(slice.range)
    let start = window.place(at: slice.range.lowerBound)
    let range = ValuePlaces.range(of: error.pointer, in: bytes)
    let place = range.map { TextPlace(of: $0.lowerBound, in: bytes).moved(to: start) } ?? start
    return Problem(
      error.inside(pointer: slice.pointer).placed(at: place), record: record,
      length: range?.count ?? slice.range.count, effect: effect)
  }
}
