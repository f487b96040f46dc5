import JSON

extension RecordScanner {
  /// After a record that broke off or that no parser took: goes to where the next one begins.
  ///
  /// Records of one text look alike: the next one begins a line with the same indentation, or, where
  /// they share a line, with the same first member.
  package mutating func recover() throws(JSONError) {
    guard let last else { return }
    let start = last.range.lowerBound
    let isWhole = last.fault == nil
    guard lookedAgain < 64 << 20 else { return }
    // What stands before the record on its line was forgotten, but for blanks.
    var lineStart = start
    while lineStart > 0, window.base[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    let beginsLine =
      (lineStart > 0 || window.place.offset == window.place.lineOffset)
      && window.bytes(lineStart..<start).allSatisfy(isJSONBlank)
    let indentation = start - lineStart
    let signature = try firstMember(at: start)
    var position = start + 1
    // A value that has an end is only looked into; one that has none may hide others anywhere.
    let end = isWhole ? last.range.upperBound : Int.max
    while position < end, try window.reaches(position) {
      let byte = window.base[position]
      if beginsLine {
        if byte == UInt8(ascii: "\n"), try isRecordStart(position + 1, indentation) {
          return resume(at: position + 1 + indentation)
        }
      } else if byte == UInt8(ascii: "{"), let signature, try follows(position, signature) {
        return resume(at: position)
      }
      position += 1
    }
    if !isWhole {
      lookedAgain += window.count - start
      // Nothing more looks like a record.
      if index < position { index = position }
    }
  }

  private mutating func resume(at position: Int) {
    lookedAgain += max(0, index - position)
    index = position
    waiting = []
  }

  private func isRecordStart(_ line: Int, _ indentation: Int) throws(JSONError) -> Bool {
    guard try window.reaches(line + indentation) else { return false }
    if window.base[line + indentation] == UInt8(ascii: "/"), frames.isEmpty, indentation == 0 {
      return true
    }
    return window.base[line + indentation] == UInt8(ascii: "{")
      && window.bytes(line..<line + indentation).allSatisfy(isJSONBlank)
  }

  /// `{"name"` of the record at `start`, without blanks.
  private func firstMember(at start: Int) throws(JSONError) -> [UInt8]? {
    guard window.base[start] == UInt8(ascii: "{") else { return nil }
    var position = start + 1
    try skipBlanks(&position)
    guard try window.reaches(position), window.base[position] == UInt8(ascii: "\"") else {
      return nil
    }
    let name = try values.extent(from: position)
    return name.fault == nil && name.end - position <= 64 ? Array(window.bytes(position..<name.end)) : nil
  }

  /// Whether `},{` and the first member's name lead to `position`.
  private func follows(_ position: Int, _ name: [UInt8]) throws(JSONError) -> Bool {
    var before = position - 1
    while before > 0, isJSONBlank(window.base[before]) { before -= 1 }
    if !frames.isEmpty {
      guard before > 0, window.base[before] == UInt8(ascii: ",") else { return false }
      before -= 1
      while before > 0, isJSONBlank(window.base[before]) { before -= 1 }
    }
    guard before > 0, window.base[before] == UInt8(ascii: "}") else { return false }
    var start = position + 1
    try skipBlanks(&start)
    guard try window.reaches(start + name.count) else { return false }
    return window.bytes(start..<start + name.count).elementsEqual(name)
  }
}
