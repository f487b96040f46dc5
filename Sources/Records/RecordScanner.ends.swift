import JSON

/// Where lists and documents end, seen from inside a broken one.
extension RecordScanner {
  /// Whether another document begins at the line.
  func document(
    at line: Int, _ bracket: Int?, hasComma: Bool
  ) throws(JSONError) -> Found? {
    var position = line
    while try window.reaches(position), window.base[position] != UInt8(ascii: "\n"),
      isJSONBlank(window.base[position])
    { position += 1 }
    guard try window.reaches(position), "{[/".utf8.contains(window.base[position]) else {
      return nil
    }
    if frames.isEmpty {
      // Broken documents that didn't begin a line.
      return position == line && window.base[position] != UInt8(ascii: "/")
        ? .record(position) : nil
    }
    guard try isNewDocument(at: position, hasComma: hasComma) else { return nil }
    if let bracket, try endsList(at: bracket) { return .listEnd(bracket) }
    return .document(position)
  }

  /// Whether what begins a line at `position` is another document like the one that is open: then
  /// that one was cut.
  func isNewDocument(at position: Int, hasComma: Bool = true) throws(JSONError) -> Bool {
    guard let indentation = blanks(before: position), indentation <= documentIndentation ?? 0,
      !frames.isEmpty
    else { return false }
    if window.base[position] == UInt8(ascii: "/") { return try columns(at: position) }
    guard !documentName.isEmpty else {
      if window.base[position] == UInt8(ascii: "{") {
        // A record of the list, unless none of them begins a line; or one of the documents before.
        guard !hasComma else { return false }
        guard let layout else { return !frames[0].hasLines && frames[0].layout == nil }
        guard !frames[0].hasLines || frames[0].position < 2 else { return false }
        return try matches(layout, at: position)
      }
      guard window.base[position] == UInt8(ascii: "["), frames[0].layout != nil else {
        return false
      }
      var next = position + 1
      try skipBlanks(&next)
      return try window.reaches(next) && window.base[next] == UInt8(ascii: "{")
    }
    guard window.base[position] == UInt8(ascii: "{") else { return false }
    // No record of the open document begins a line, nor is a comma before this one, which has its
    // line for itself.
    if !hasComma, frames.allSatisfy({ !$0.hasLines }), try fillsLine(position) { return true }
    var next = position + 1
    try skipBlanks(&next)
    var name = next
    guard try spells(documentName, at: &name) else { return false }
    // It is a container too, unless its end comes before a list.
    while true {
      let nameEnd = try values.extent(from: next)
      guard nameEnd.fault == nil, nameEnd.end - next >= 2, window.base[next] == UInt8(ascii: "\"")
      else { return false }
      let range = next + 1..<nameEnd.end - 1
      next = nameEnd.end
      try skipBlanks(&next)
      guard try window.reaches(next), window.base[next] == UInt8(ascii: ":") else { return false }
      next += 1
      try skipBlanks(&next)
      guard try window.reaches(next) else { return false }
      if window.base[next] == UInt8(ascii: "["), listKind(window.bytes(range)) != nil { return true }
      let value = try values.extent(from: next)
      guard value.fault == nil else { return false }
      next = value.end
      try skipBlanks(&next)
      guard try window.reaches(next), window.base[next] == UInt8(ascii: ",") else { return false }
      next += 1
      try skipBlanks(&next)
      guard try window.reaches(next) else { return false }
    }
  }

  /// Whether nothing follows the value at `position` on the line on which it ends.
  private func fillsLine(_ position: Int) throws(JSONError) -> Bool {
    let extent = try values.extent(from: position)
    guard extent.fault == nil else { return false }
    var next = extent.end
    while try window.reaches(next), window.base[next] != UInt8(ascii: "\n"),
      isJSONBlank(window.base[next])
    { next += 1 }
    guard try window.reaches(next) else { return true }
    return window.base[next] == UInt8(ascii: "\n")
  }

  /// Whether the bracket at `position` can be the end of the list on top: its container goes on to
  /// its end behind it, and the text behind that.
  func endsList(at position: Int) throws(JSONError) -> Bool {
    var limits = values.limits
    limits.bytes = min(limits.bytes, 64 << 10)
    let values = ValueScanner(window, limits: limits)
    var next = position + 1
    var isInside = frames.count > 1
    while isInside {
      try skipBlanks(&next)
      guard try window.reaches(next) else { return false }
      if window.base[next] == UInt8(ascii: "}") {
        next += 1
        isInside = false
        continue
      }
      guard window.base[next] == UInt8(ascii: ",") else { return false }
      next += 1
      try skipBlanks(&next)
      let name = try values.extent(from: next)
      guard name.fault == nil, try window.reaches(next), window.base[next] == UInt8(ascii: "\"")
      else { return false }
      next = name.end
      try skipBlanks(&next)
      guard try window.reaches(next), window.base[next] == UInt8(ascii: ":") else { return false }
      next += 1
      try skipBlanks(&next)
      let value = try values.extent(from: next)
      guard value.fault == nil else { return value.fault == .tooLong }
      next = value.end
    }
    try skipBlanks(&next)
    guard try window.reaches(next) else { return true }
    switch window.base[next] {
    case UInt8(ascii: "]"): return frames.count > 2
    case UInt8(ascii: ","): return frames.count > 2 ? try !nextIsLikeOthers(behind: next) : false
    case UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "}"): return false
    default: return true
    }
  }

  /// Whether a record like the others of its list follows the comma at `position`.
  func nextIsLikeOthers(behind position: Int) throws(JSONError) -> Bool {
    var next = position + 1
    try skipBlanks(&next)
    guard try window.reaches(next), window.base[next] == UInt8(ascii: "{"),
      let layout = frames.last?.layout
    else { return false }
    return try matches(layout, at: next)
  }
}
