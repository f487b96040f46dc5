import JSON

extension RecordScanner {
  /// Whether the line has the columns of a dump: a type, a key, a revision, a time, a record.
  func columns(at start: Int) throws(JSONError) -> Bool {
    var tabs = 0
    var position = start
    while tabs < 4, position - start < 4096, try window.reaches(position),
      window.base[position] != UInt8(ascii: "\n")
    {
      if window.base[position] == UInt8(ascii: "\t") { tabs += 1 }
      position += 1
    }
    return tabs == 4
  }

  mutating func dumpLine() throws(JSONError) -> Event {
    hasDocument = true
    var start = index
    for _ in 0..<4 {
      while window.base[start] != UInt8(ascii: "\t") { start += 1 }
      start += 1
    }
    // A record never goes beyond its line.
    var extent = try values.extent(from: start, isOneLine: true)
    if try !window.reaches(start) || window.base[start] == UInt8(ascii: "\n") {
      extent = ValueScanner.Extent(end: start, fault: .end)
    } else if extent.fault == .broken, window.base[extent.end] == UInt8(ascii: "\n") {
      extent.fault = .end
    }
    var slice = Slice(
      range: start..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
      depth: extent.depth, values: extent.values, pointer: "")
    slice.isLine = true
    index = extent.end
    last = slice
    waiting.append(.documentEnd)
    return .record(slice)
  }

  /// What stands where a document may begin and is none: to the line at which one may begin again,
  /// or to a record on its own line. Without an event where it is `isTold` already.
  mutating func junk(isTold: Bool = false) throws(JSONError) -> Event? {
    let place = window.place(at: index)
    let isTrailing = hasDocument
    var excerpt = index
    while excerpt - index < 160, try window.reaches(excerpt),
      window.base[excerpt] != UInt8(ascii: "\n")
    { excerpt += 1 }
    let found = quoted(String(decoding: window.bytes(index..<excerpt), as: UTF8.self))
    let isMarkup = window.base[index] == UInt8(ascii: "<")
    /// The last byte that is no blank, and whether there is nothing but separators so far.
    var before: UInt8 = 0
    var isSeparators = true
    var position = index
    search: while try window.reaches(position) {
      let byte = window.base[position]
      switch byte {
      case UInt8(ascii: "\n"):
        if try beginsDocument(position + 1, isMarkup: isMarkup) { break search }
        before = 0
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if !isTold, !isMarkup, isSeparators || Self.endsJunk(before), try opens(position) {
          break search
        }
        before = byte
        isSeparators = false
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): before = byte
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default:
        before = byte
        isSeparators = false
      }
      position += 1
      if position >= 1 << 20 {
        forget(position)
        position = 0
      }
    }
    index = position
    guard !isTold else { return nil }
    return .problem(
      JSONError(
        isTrailing ? .trailingData : .syntax, "\(found) is no record", expected: "'{' or '['",
        found: found, place: place), length: Int(offset - place.offset), isRepaired: false)
  }

  /// Behind these a bracket is no value of what was lost.
  private static func endsJunk(_ byte: UInt8) -> Bool {
    byte != 0 && byte != UInt8(ascii: ":") && byte != UInt8(ascii: ",")
      && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "{")
  }

  /// Whether the bracket at `position` opens an object that has members, or a list of such.
  private func opens(_ position: Int) throws(JSONError) -> Bool {
    var next = position + 1
    try skipBlanks(&next)
    guard try window.reaches(next) else { return false }
    return window.base[next]
      == (window.base[position] == UInt8(ascii: "{") ? UInt8(ascii: "\"") : UInt8(ascii: "{"))
  }

  /// Whether a document may begin at the line. Scripts in a page have brackets too.
  private func beginsDocument(_ line: Int, isMarkup: Bool) throws(JSONError) -> Bool {
    var position = line
    while try window.reaches(position), window.base[position] != UInt8(ascii: "\n"),
      isJSONBlank(window.base[position])
    { position += 1 }
    guard try window.reaches(position) else { return false }
    switch window.base[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return isMarkup ? try opens(position) : true
    case UInt8(ascii: "/"): return try columns(at: position)
    case 0xEF: return try isByteOrderMark(position)
    default: return isMarkup ? false : try callbackEnd(at: position) != nil
    }
  }
}
