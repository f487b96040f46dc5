import JSON

extension RecordScanner {
  enum Found {
    /// An index from which the next record is found.
    case record(Int)
    /// The index of the bracket that closes the list.
    case listEnd(Int)
    /// The index of another document.
    case document(Int)
    case nothing
  }

  /// After a record that broke off or that no parser took: goes to where the next one begins.
  ///
  /// Records of one text look alike: the next one begins a line with the same indentation, or, where
  /// they share a line, with the same members.
  package mutating func recover() throws(JSONError) {
    guard let last else { return }
    self.last = nil
    if last.isLine { return try skipLine() }
    guard let fault = last.fault else { return try lookInside(last) }
    let end = offset
    var found = Found.nothing
    if let next = last.next { found = next } else { found = try next(behind: last, mayForget: true) }
    switch found {
    case .record(let next), .document(let next):
      index = next
      lookedAgain += max(0, end - offset)
      if case .document = found { abandon() } else { resumed() }
    case .listEnd(let next) where fault != .end:
      index = next
      resumed()
      frames[frames.count - 1].hasValue = true
    case .listEnd, .nothing:
      while try window.reaches(index) { forget(window.count) }
      if fault == .end {
        frames = []
        isInCallback = false
      }
    }
  }

  /// Finds the record behind a broken one at once, as what is wrong with that is to be sought before
  /// it; but not beyond the length of a record.
  mutating func lookAhead(_ slice: inout Slice) throws(JSONError) {
    guard slice.fault == .broken || slice.fault == .end else { return }
    let found = try next(behind: slice, mayForget: false)
    switch found {
    case .record(let next), .document(let next):
      slice.next = found
      guard next <= slice.range.upperBound else { return }
      var end = next
      while end > slice.range.lowerBound + 1, isJSONBlank(window.base[end - 1]) { end -= 1 }
      if end > slice.range.lowerBound + 1, window.base[end - 1] == UInt8(ascii: ",") { end -= 1 }
      while end > slice.range.lowerBound + 1, isJSONBlank(window.base[end - 1]) { end -= 1 }
      slice.range = slice.range.lowerBound..<end
      slice.fault = .broken
      slice.isCutShort = true
    case .listEnd: slice.next = found
    case .nothing: break
    }
  }

  private mutating func next(
    behind slice: Slice, mayForget: Bool, end: Int = .max
  ) throws(JSONError) -> Found {
    let start = slice.range.lowerBound
    var own = Layout(
      of: window.bytes(start..<min(slice.range.upperBound, start + Layout.sampleLength)))
    own.isDoubtful = true
    if frames.isEmpty, layout == nil { layout = own }
    return try find(
      from: start + 1, indentation: blanks(before: start), own, mayForget: mayForget, end: end)
  }

  /// The record has an end, which may be another's: a bracket of its own that was lost takes in
  /// those that follow.
  private mutating func lookInside(_ slice: Slice) throws(JSONError) {
    if slice.isSample {
      if let top = frames.indices.last {
        frames[top].layout?.isDoubtful = true
        layouts[frames[top].name ?? ""]?.isDoubtful = true
      } else {
        layout?.isDoubtful = true
      }
    }
    guard slice.values <= values.limits.values else { return }
    let end = offset
    switch try next(behind: slice, mayForget: false, end: slice.range.upperBound) {
    case .record(let next):
      index = next
      resumed()
    case .document(let next):
      index = next
      abandon()
    case .listEnd, .nothing: return try passRest()
    }
    lookedAgain += end - offset
  }

  /// What follows a broken document on its line is a part of it, unless it looks like another.
  private mutating func passRest() throws(JSONError) {
    guard frames.isEmpty else { return }
    var next = index
    while try window.reaches(next), window.base[next] != UInt8(ascii: "\n"),
      isJSONBlank(window.base[next])
    { next += 1 }
    guard try window.reaches(next) else { return }
    switch window.base[next] {
    case UInt8(ascii: "{"):
      // Another one ends the line, or a further one follows it.
      isAstray = try !matches([], at: next)
    case UInt8(ascii: "["): isAstray = true
    default: break
    }
  }

  /// Goes behind the line.
  private mutating func skipLine() throws(JSONError) {
    while try window.reaches(index), window.base[index] != UInt8(ascii: "\n") {
      index += 1
      if index >= 1 << 20 { forget(index) }
    }
  }

  /// Looks for the next record, from `start` on. What is passed over stays in the window, up to the
  /// length of a record, so that the caller may still go elsewhere.
  mutating func find(
    from start: Int, indentation: Int?, _ own: Layout, mayForget: Bool = true, end: Int = .max
  ) throws(JSONError) -> Found {
    let known = frames.isEmpty ? layout : frames.last?.layout
    var layouts = [known, own].compactMap { $0 }.filter { !$0.names.isEmpty }
    if let known, known.names.first == own.names.first { layouts = [known] }
    let begin = offset
    let found = try find(from: start, indentation, layouts, mayForget, end)
    switch found {
    case .record, .document: return found
    case .listEnd, .nothing:
      // Nobody knows what the records look like, if the first is the broken one.
      // But one that has an end is more likely damaged in a value than in its brackets.
      guard known?.isDoubtful ?? true, !layouts.isEmpty, offset == begin, end == .max else {
        return found
      }
      let other = try find(from: start, indentation, [], mayForget, end)
      if case .nothing = other, offset == begin { return found }
      return other
    }
  }

  private mutating func find(
    from start: Int, _ indentation: Int?, _ layouts: [Layout], _ mayForget: Bool, _ end: Int
  ) throws(JSONError) -> Found {
    // Texts that are made to have everything looked at again and again get no further.
    guard lookedAgain <= 64 << 20 + 4 * offset else { return .nothing }
    let isInList = !frames.isEmpty
    let needsNames = indentation.map { indentation in
      layouts.contains { $0.nestsLines(indentation: indentation) }
    }

    var position = start
    var before: UInt8 = start > 0 ? window.base[start - 1] : 0
    var bracket: Int?
    /// Whether nothing but blanks has come since the line's beginning.
    var isFirst = false
    let begin = offset
    while position < end, try window.reaches(position) {
      let byte = window.base[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"):
        isFirst = true
        let hasComma = before == UInt8(ascii: ",")
        if let found = try document(at: position + 1, bracket, hasComma: hasComma) { return found }
      default:
        if byte == UInt8(ascii: "{") {
          let mayBegin =
            isFirst && indentation != nil
            ? blanks(before: position) == indentation : Self.mayPrecedeRecord(before)
          let isKnown = isFirst && needsNames == false
          if mayBegin, isKnown ? true : try matches(layouts, at: position) {
            return .record(position)
          }
        } else if byte == UInt8(ascii: "/"), isFirst, !isInList {
          if try columns(at: position) { return .record(position) }
        } else if byte == UInt8(ascii: "]"), isInList {
          bracket = position
          if isFirst, let indentation, let own = blanks(before: position), own < indentation,
            try endsList(at: position)
          {
            return .listEnd(position)
          }
        }
        before = byte
        isFirst = false
      }
      position += 1
      if position >= max(values.limits.bytes, 1 << 20) {
        guard mayForget else { break }
        forget(position)
        position = 0
        bracket = nil
      }
    }
    lookedAgain += max(0, window.place.offset + Int64(position) - begin)
    if end == .max, let bracket, try endsList(at: bracket) { return .listEnd(bracket) }
    return .nothing
  }

  /// Behind these a record is no element of its list, but inside another.
  private static func mayPrecedeRecord(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: ":") && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "{")
  }

  /// Whether the object at `position` looks like the others: more than by its first name, where that
  /// is known, as objects inside a record may begin with that too.
  func matches(_ layouts: [Layout], at position: Int) throws(JSONError) -> Bool {
    for layout in layouts {
      if try matches(layout, at: position) { return true }
    }
    guard layouts.isEmpty else { return false }
    // Another record or the end follows a record.
    let extent = try values.extent(from: position)
    guard extent.fault == nil, extent.values > 1 else { return false }
    var next = extent.end
    try skipBlanks(&next)
    guard try window.reaches(next) else { return frames.isEmpty }
    if frames.isEmpty, window.bytes(extent.end..<next).contains(UInt8(ascii: "\n")) { return true }
    switch window.base[next] {
    case UInt8(ascii: "]"): return frames.isEmpty ? false : try endsList(at: next)
    case UInt8(ascii: ","):
      next += 1
      try skipBlanks(&next)
      guard try window.reaches(next) else { return false }
      return window.base[next] == UInt8(ascii: "{")
    default: return frames.isEmpty && window.base[next] == UInt8(ascii: "{")
    }
  }

  func matches(_ layout: Layout, at position: Int) throws(JSONError) -> Bool {
    var position = position + 1
    try skipBlanks(&position)
    for (number, name) in layout.names.enumerated() {
      guard number < 1 || layout.nests else { break }
      guard try spells(name, at: &position) else { return false }
      guard layout.names.count > 1 else { return true }
      try skipBlanks(&position)
      let extent = try values.extent(from: position)
      // The next record may be broken as well.
      guard extent.fault == nil else { return number == 0 && !layout.nests }
      position = extent.end
      try skipBlanks(&position)
      guard try window.reaches(position) else { return false }
      if window.base[position] == UInt8(ascii: ",") {
        position += 1
        try skipBlanks(&position)
      } else if number == 0, window.base[position] == UInt8(ascii: "}") {
        return false
      }
    }
    return true
  }

  /// Whether a member of that name stands at `position`, which goes behind its colon.
  func spells(_ name: [UInt8], at position: inout Int) throws(JSONError) -> Bool {
    let end = position + name.count + 1
    guard try window.reaches(end), window.base[position] == UInt8(ascii: "\""),
      window.base[end] == UInt8(ascii: "\""), window.bytes(position + 1..<end).elementsEqual(name)
    else { return false }
    position = end + 1
    try skipBlanks(&position)
    guard try window.reaches(position), window.base[position] == UInt8(ascii: ":") else {
      return false
    }
    position += 1
    return true
  }
}
