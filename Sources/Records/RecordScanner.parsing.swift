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
      let more = slice.fault == .broken && slice.range.upperBound < window.count ? 1 : 0
      let range = slice.range.lowerBound..<slice.range.upperBound + more
      throw (JSONDiagnosis.error(in: window.bytes(range))
        ?? JSONError(.syntax, "a record breaks off", place: .start))
        .moved(to: window.place(at: slice.range.lowerBound)).inside(pointer: slice.pointer)
    case nil: break
    }
    guard slice.values <= values.limits.values else {
      throw JSONError(
        .limitExceeded, "a record has more than \(values.limits.values) values",
        pointer: slice.pointer, maximum: values.limits.values,
        place: window.place(at: slice.range.lowerBound))
    }
    for comma in slice.trailingCommas where repairs {
      window.base[comma] = UInt8(ascii: " ")
      var closer = comma
      while isJSONBlank(window.base[closer]) { closer += 1 }
      try problem(
        Problem(
          JSONError(
            .trailingComma, "a comma stands before the closing bracket", pointer: slice.pointer,
            expected: "no comma", found: "','", place: window.place(at: closer)),
          record: record, length: 1, effect: .repaired))
    }
    let bytes = window.bytes(slice.range)
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, allowsDuplicates: false)
    } catch {
      let start = window.place(at: slice.range.lowerBound)
      guard error.reason == .duplicateKey else {
        throw error.moved(to: start).inside(pointer: slice.pointer)
      }
      for duplicate in ValuePlaces.duplicates(in: bytes) {
        try problem(
          Problem(
            JSONError(
              .duplicateKey, "\(quoted(duplicate.name)) is there again; the last one counts",
              pointer: slice.pointer + duplicate.pointer, member: duplicate.name,
              place: TextPlace(of: duplicate.range.lowerBound, in: bytes).moved(to: start)),
            record: record, length: duplicate.range.count, effect: .memberDropped))
      }
      return try JSONDocument(parsing: bytes)
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
