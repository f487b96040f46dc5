import JSON

extension RecordScanner {
  /// An object that is a record, or turns out to be a container on the way through its members.
  mutating func object() throws(JSONError) -> Event {
    hasDocument = true
    let start = index
    let limit = start + values.limits.bytes
    var slice = Slice(
      range: start..<start, trailingCommas: [], depth: 1, values: 1, pointer: "")
    /// For the case that it is a container.
    var events: [Event] = []
    var firstName = start..<start
    var names: Set<[UInt8]> = []
    var position = start + 1
    var comma = -1
    var hasValue = false
    while true {
      try skipBlanks(&position)
      guard try window.reaches(position) else { return try record(&slice, to: position, .end) }
      guard position <= limit else { return try record(&slice, to: position, .tooLong) }
      switch window.base[position] {
      case UInt8(ascii: "}"):
        if comma >= 0 { slice.trailingCommas.append(comma) }
        return try record(&slice, to: position + 1, nil)
      case UInt8(ascii: ","):
        if !hasValue, events.count < 64 { 
          events.append(missingMember(at: window.place(at: position), length: 1))
        }
        hasValue = false
        comma = position
        position += 1
        continue
      case UInt8(ascii: "\""): break
      default: return try record(&slice, to: position, .broken)
      }
      comma = -1
      if hasValue, events.count < 64 { events.append(missingComma(at: position)) }
      hasValue = true
      let name = try values.extent(from: position)
      if let fault = name.fault { return try record(&slice, to: name.end, fault) }
      let nameRange = position + 1..<name.end - 1
      if firstName.isEmpty { firstName = nameRange }
      if events.count < 64, let event = Self.repeated(nameRange, in: window, of: "", &names) {
        events.append(event)
      }
      position = name.end
      try skipBlanks(&position)
      guard try window.reaches(position) else { return try record(&slice, to: position, .end) }
      guard window.base[position] == UInt8(ascii: ":") else {
        return try record(&slice, to: position, .broken)
      }
      position += 1
      try skipBlanks(&position)
      guard try window.reaches(position) else { return try record(&slice, to: position, .end) }
      switch window.base[position] {
      case UInt8(ascii: "["):
        guard let kind = listKind(window.bytes(nameRange)) else { break }
        documentIndentation = blanks(before: start)
        documentName = Array(window.bytes(firstName))
        let list = String(decoding: window.bytes(nameRange), as: UTF8.self)
        waiting = events
        frames.append(Frame(kind: .container, pointer: "", names: names))
        return open(list, kind, at: position)
      // No value: a parser will say so.
      case UInt8(ascii: "}"), UInt8(ascii: ","): continue
      default: break
      }
      let extent = try values.extent(from: position, inside: 1)
      slice.trailingCommas += extent.trailingCommas
      slice.depth = max(slice.depth, extent.depth + 1)
      slice.values += extent.values + 1
      if let fault = extent.fault { return try record(&slice, to: extent.end, fault) }
      if extent.end > limit { return try record(&slice, to: extent.end, .tooLong) }
      if events.count < 64 {
        let text = String(decoding: window.bytes(nameRange), as: UTF8.self)
        events.append(
          .member(
            Slice(
              range: position..<extent.end, fault: nil, trailingCommas: extent.trailingCommas,
              depth: extent.depth, values: extent.values,
              pointer: "/" + pointerToken(text)),
            name: text))
      }
      position = extent.end
    }
  }

  private mutating func record(
    _ slice: inout Slice, to end: Int, _ fault: ValueScanner.Fault?
  ) throws(JSONError) -> Event {
    slice.range = slice.range.lowerBound..<end
    slice.fault = fault
    index = end
    if fault == nil, layout?.isDoubtful ?? true {
      layout = Layout(of: window.bytes(slice.range))
      slice.isSample = true
    }
    try lookAhead(&slice)
    last = slice
    waiting.append(.documentEnd)
    return .record(slice)
  }

  /// Goes into the list at `position`; members that were met before come first.
  private mutating func open(_ name: String, _ kind: Frame.Kind, at position: Int) -> Event {
    let pointer = (frames.last?.pointer ?? "") + "/" + name
    frames.append(Frame(kind: kind, name: name, pointer: pointer, layout: layouts[name]))
    index = position + 1
    waiting.append(.list(name: name))
    return waiting.removeFirst()
  }

  /// Notes a member's name; an event where the container at `pointer` has it already.
  private static func repeated(
    _ range: Range<Int>, in window: TextWindow, of pointer: String, _ names: inout Set<[UInt8]>
  ) -> Event? {
    let bytes = Array(window.bytes(range))
    guard names.count < 64, !names.insert(bytes).inserted else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return .problem(
      JSONError(
        .duplicateKey, "\(quoted(name)) is there again", pointer: pointer, member: name,
        place: window.place(at: range.lowerBound - 1)), length: range.count + 2, isRepaired: false)
  }

  private func missingMember(at place: TextPlace, length: Int) -> Event {
    .problem(
      JSONError(
        .syntax, "a member is missing before ','", expected: "a member", found: "','",
        place: place), length: length, isRepaired: true)
  }

  private func missingComma(at position: Int) -> Event {
    .problem(
      JSONError(
        .syntax, "a comma is missing before a member", expected: "','", found: "a string",
        place: window.place(at: position)), length: 0, isRepaired: true)
  }

  /// A member of the container on top, or its end.
  mutating func member() throws(JSONError) -> Event? {
    let top = frames.count - 1
    try skipBlanks()
    guard try window.reaches(index) else {
      return cut(inside: "an object", expected: "',' or '}'")
    }
    switch window.base[index] {
    case UInt8(ascii: ","):
      let place = window.place(at: index)
      index += 1
      guard frames[top].hasValue else {
        frames[top].comma = nil
        return missingMember(at: place, length: try skipCommas())
      }
      frames[top].hasValue = false
      frames[top].comma = place
      return nil
    case UInt8(ascii: "}"):
      let comma = frames[top].comma.map { _ in window.place(at: index) }
      index += 1
      closeFrame()
      return comma.map { trailingComma($0) }
    case UInt8(ascii: "\""): break
    default: return try strayInContainer(at: index)
    }
    if frames[top].hasValue {
      frames[top].hasValue = false
      frames[top].comma = nil
      return missingComma(at: index)
    }
    let name = try values.extent(from: index)
    var position = name.end
    try skipBlanks(&position)
    guard name.fault == nil else { return try strayInContainer(at: name.end) }
    guard try window.reaches(position) else {
      index = position
      return nil
    }
    guard window.base[position] == UInt8(ascii: ":") else {
      return try strayInContainer(at: position)
    }
    let nameRange = index + 1..<name.end - 1
    position += 1
    try skipBlanks(&position)
    guard try window.reaches(position) else {
      index = position
      return nil
    }
    frames[top].hasValue = true
    frames[top].comma = nil
    let pointer = frames[top].pointer
    if let event = Self.repeated(nameRange, in: window, of: pointer, &frames[top].names) {
      waiting.append(event)
    }
    let text = String(decoding: window.bytes(nameRange), as: UTF8.self)
    switch window.base[position] {
    case UInt8(ascii: "["):
      guard mayNest, let kind = listKind(window.bytes(nameRange)) else { break }
      return open(text, kind, at: position)
    case UInt8(ascii: "}"), UInt8(ascii: ","): return try strayInContainer(at: position)
    default: break
    }
    let extent = try values.extent(from: position)
    let slice = Slice(
      range: position..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
      depth: extent.depth, values: extent.values,
      pointer: pointer + "/" + pointerToken(text))
    index = extent.end
    waiting.append(.member(slice, name: text))
    if extent.fault == .end, try !window.reaches(index) {
      frames = []
      isInCallback = false
    } else if extent.fault != nil {
      abandon()
    }
    return waiting.removeFirst()
  }

  /// Something other than a member stands at `position`.
  private mutating func strayInContainer(at position: Int) throws(JSONError) -> Event {
    guard try window.reaches(position) else {
      index = position
      return cut(inside: "an object", expected: "a member")
    }
    let place = window.place(at: position)
    let found = quoted(String(decoding: [window.base[position]], as: UTF8.self))
    let error = JSONError(
      .syntax, "\(found) stands where a member should", expected: "a member or '}'", found: found,
      place: place)
    if frames.count > 1 {
      // One group of several: the next one may be good.
      frames.removeLast()
      frames[frames.count - 1].hasValue = true
      index = position
      return try astray(error)
    }
    index = position
    abandon()
    return .problem(error, length: 1, isRepaired: false)
  }
}
