import JSON

extension RecordScanner {
  /// An element of the list on top, or its end.
  mutating func element() throws(JSONError) -> Event? {
    let top = frames.count - 1
    try skipBlanks()
    guard try window.reaches(index) else {
      return cut(inside: "a list", expected: "a record or ']'")
    }
    let byte = window.base[index]
    switch byte {
    case UInt8(ascii: ","): return try comma()
    case UInt8(ascii: "]"): return try closingBracket()
    case UInt8(ascii: "}"): return try closingBrace()
    case UInt8(ascii: ")") where isInCallback:
      frames = []
      waiting.append(.documentEnd)
      return missingEnd(isRepaired: true)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if try isNewDocument(at: index, hasComma: !frames[top].hasValue) {
        frames = []
        waiting.append(.documentEnd)
        return missingEnd(isRepaired: false)
      }
      if frames[top].hasValue {
        frames[top].hasValue = false
        frames[top].comma = nil
        return .problem(
          JSONError(
            .syntax, "a comma is missing before a record", expected: "','",
            found: byte == UInt8(ascii: "{") ? "'{'" : "'['", place: window.place(at: index)),
          length: 0, isRepaired: true)
      }
    case UInt8(ascii: "\"") where !frames[top].hasValue:
      if let event = try strayMember() { return event }
    case UInt8(ascii: "/") where try isNewDocument(at: index):
      frames = []
      waiting.append(.documentEnd)
      return missingEnd(isRepaired: false)
    default:
      if frames[top].hasValue || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ")") {
        return try astray(stray())
      }
    }
    if !frames[top].hasLines, blanks(before: index) != nil { frames[top].hasLines = true }
    let position = frames[top].position
    frames[top].position += 1
    frames[top].hasValue = true
    frames[top].comma = nil
    let pointer = "\(frames[top].pointer)/\(position)"
    if frames[top].kind == .groups, byte == UInt8(ascii: "{"), mayNest {
      index += 1
      frames.append(Frame(kind: .container, pointer: pointer))
      return nil
    }
    let extent = try values.extent(from: index)
    var slice = Slice(
      range: index..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
      depth: extent.depth, values: extent.values, pointer: pointer, list: frames[top].name)
    index = extent.end
    if extent.fault == nil, byte == UInt8(ascii: "{"), frames[top].layout?.isDoubtful ?? true {
      let layout = Layout(of: window.bytes(slice.range))
      frames[top].layout = layout
      layouts[frames[top].name ?? ""] = layout
      slice.isSample = true
    }
    try lookAhead(&slice)
    last = slice
    return .record(slice)
  }

  private mutating func comma() throws(JSONError) -> Event? {
    let top = frames.count - 1
    let place = window.place(at: index)
    index += 1
    guard frames[top].hasValue else {
      frames[top].comma = nil
      let length = try skipCommas()
      return .problem(
        JSONError(
          .syntax, "an element is missing before ','", expected: "a record", found: "','",
          place: place), length: length, isRepaired: false)
    }
    frames[top].hasValue = false
    frames[top].comma = place
    return nil
  }

  private func stray() -> JSONError {
    let found = quoted(String(decoding: [window.base[index]], as: UTF8.self))
    return JSONError(
      .syntax, "\(found) stands where a record should", expected: "a record, ',' or ']'",
      found: found, place: window.place(at: index))
  }

  private func missingEnd(isRepaired: Bool) -> Event {
    let found = quoted(String(decoding: [window.base[index]], as: UTF8.self))
    return .problem(
      JSONError(
        .unexpectedEnd, "a list has no end before \(found)", expected: "']'", found: found,
        place: window.place(at: index)), length: 0, isRepaired: isRepaired)
  }

  /// The end of the list; or a bracket too many, which shows by what follows.
  private mutating func closingBracket() throws(JSONError) -> Event? {
    let top = frames.count - 1
    let comma = frames[top].comma.map { _ in window.place(at: index) }
    var position = index + 1
    try skipBlanks(&position)
    var mustFollow = frames.count > 1 || comma != nil
    if try window.reaches(position), window.base[position] == UInt8(ascii: ",") {
      mustFollow = true
      position += 1
      try skipBlanks(&position)
    }
    if mustFollow, try window.reaches(position), window.base[position] == UInt8(ascii: "{"),
      try !isNewDocument(at: position)
    {
      defer { index += 1 }
      return .problem(
        JSONError(
          .syntax, "a list ends before its last record", expected: "a record", found: "']'",
          place: window.place(at: index)), length: 1, isRepaired: true)
    }
    // Of one that was open from the start nobody knows what it stands in.
    if !isResumed, try !endsList(at: index) {
      let error = stray()
      let start = offset
      if case .record(let next) = try find(from: index + 1, indentation: nil, Layout(name: [])) {
        index = next
        resumed()
        return .problem(error, length: Int(offset - start), isRepaired: false)
      }
      if offset != start {
        abandon()
        return .problem(error, length: Int(offset - start), isRepaired: false)
      }
    }
    index += 1
    closeFrame()
    return comma.map { trailingComma($0) }
  }

  /// One that is too many; or the end of the container, where the list's own is missing.
  private mutating func closingBrace() throws(JSONError) -> Event? {
    var position = index
    while try window.reaches(position),
      window.base[position] == UInt8(ascii: "}") || isJSONBlank(window.base[position])
    { position += 1 }
    if try window.reaches(position), try goesOn(at: position) {
      let error = stray()
      let start = offset
      if case .record(let next) = try find(from: index + 1, indentation: nil, Layout(name: [])) {
        index = next
        resumed()
      } else if offset == start {
        index += 1
      } else {
        abandon()
      }
      return .problem(error, length: Int(offset - start), isRepaired: false)
    }
    let event = missingEnd(isRepaired: true)
    if frames.count == 1 { index += 1 }
    closeFrame()
    return event
  }

  /// Whether the list on top goes on with what stands behind a bracket that may be one too many.
  private func goesOn(at position: Int) throws(JSONError) -> Bool {
    let isInGroup = frames.count > 2
    switch window.base[position] {
    case UInt8(ascii: "]"): return !isInGroup
    case UInt8(ascii: ","): return isInGroup ? try nextIsLikeOthers(behind: position) : true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "/"): return false
    default: return true
    }
  }

  /// A member where a record should be: the record's brace was lost, or the end of the list.
  private mutating func strayMember() throws(JSONError) -> Event? {
    let name = try values.extent(from: index)
    var position = name.end
    try skipBlanks(&position)
    guard name.fault == nil, try window.reaches(position),
      window.base[position] == UInt8(ascii: ":")
    else { return nil }
    let error = JSONError(
      .syntax, "a member stands where a record should", expected: "a record or ']'",
      found: "a member", place: window.place(at: index))
    let own = Array(window.bytes(index + 1..<name.end - 1))
    guard frames.count > 1 else { return try astray(error, own) }
    let event = missingEnd(isRepaired: true)
    let start = offset
    let found = try find(from: index, indentation: nil, Layout(name: own))
    if case .record(let next) = found {
      index = next
      resumed()
      return .problem(error, length: Int(offset - start), isRepaired: false)
    }
    guard offset == start else { return try went(found, error, start) }
    closeFrame()
    frames[frames.count - 1].hasValue = false
    return event
  }

  /// Goes on at the next record, as nothing good stands here.
  mutating func astray(_ error: JSONError, _ own: [UInt8] = []) throws(JSONError) -> Event {
    let start = offset
    return try went(find(from: index, indentation: nil, Layout(name: own)), error, start)
  }

  /// Goes to what was found, having passed over the text from `start`.
  private mutating func went(
    _ found: Found, _ error: JSONError, _ start: Int64
  ) throws(JSONError) -> Event {
    switch found {
    case .record(let next):
      index = next
      resumed()
    case .listEnd(let next):
      index = next
      resumed()
      frames[frames.count - 1].hasValue = true
    case .document(let next):
      index = next
      abandon()
    case .nothing: abandon()
    }
    return .problem(error, length: Int(max(0, offset - start)), isRepaired: false)
  }

  /// What came before the place that was found is told.
  mutating func resumed() {
    guard let top = frames.indices.last else { return }
    frames[top].hasValue = false
    frames[top].comma = nil
  }
}
