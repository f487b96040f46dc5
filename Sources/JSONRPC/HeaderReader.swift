import JSON

/// Finds messages behind `Content-Length` headers, and finds the way back to them after a block or
/// a length that is wrong.
struct HeaderReader {
  private let limits: Limits
  private var state = State.block
  private var position = 0
  /// The body's first byte and the one behind its last.
  private var body = 0..<0
  private var scanner: MessageScanner
  /// Whether the body's value is being followed, has ended, or has broken.
  private var value = Value.notBegun
  /// The id of a body that is too large, once its bytes are let go.
  private var keptID: KeptID?
  /// The last body was broken: what its length left behind belongs to the same error.
  private var isAfterBrokenBody = false

  private enum State {
    case block, body
    /// A body above the limit: followed to its end, but not kept.
    case oversizedBody
    /// Looking for the next block.
    case lost
  }

  private enum Value: Equatable {
    case notBegun, open, ended(Int), broken
  }

  /// A length that nobody means: reading on to its end would swallow all that is still to come.
  private static let lengthReach = 1 << 40

  init(limits: Limits) {
    self.limits = limits
    scanner = MessageScanner(rule: .blank, limits: limits)
  }

  mutating func next(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    while true {
      switch state {
      case .block:
        switch readBlock(&input, isAtEnd: isAtEnd) {
        case .needsMore:
          return nil
        case .length(let length):
          isAfterBrokenBody = false
          body = position..<position + length
          value = .notBegun
          keptID = nil
          state = length > limits.message ? .oversizedBody : .body
        case .bad(let message, let start):
          state = .lost
          position = start
          if !isAfterBrokenBody {
            isAfterBrokenBody = true
            return .broken(JSONError(
              isAtEnd && position == input.end ? .unexpectedEnd : .badHeader, message,
              hint: "Write `Content-Length: N`, an empty line, and N bytes of JSON."))
          }
        }
      case .body:
        guard input.end >= body.upperBound || isAtEnd else { return nil }
        return readBody(&input)
      case .oversizedBody:
        followBody(&input)
        let isWhole = input.end >= body.upperBound
        guard isWhole || isAtEnd else { return nil }
        state = .block
        position = min(body.upperBound, input.end)
        input.discard(before: position)
        return .tooLarge(id: keptID?.token(of: scanner))
      case .lost:
        guard findBlock(&input, isAtEnd: isAtEnd) else { return nil }
        state = .block
      }
    }
  }

  private enum Block {
    case needsMore
    case length(Int)
    /// No usable block; the search for the next begins at the offset.
    case bad(String, searchFrom: Int)
  }

  /// Reads a block of headers up to the blank line.
  private mutating func readBlock(_ input: inout InputBuffer, isAtEnd: Bool) -> Block {
    // A byte order mark before the first block, and blank lines before any.
    if position == 0, input.end >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF {
      position = 3
    }
    while position < input.end, isJSONBlank(input[position]) { position += 1 }
    input.discard(before: position)
    let start = position
    var lengths: [Int?] = []
    var lineStart = start
    while true {
      guard let lineEnd = lineEnd(in: input, from: lineStart) else {
        if input.end - start > limits.headerBlock {
          return .bad("the header block is longer than 8 KiB", searchFrom: start + 1)
        }
        if isAtEnd, start < input.end {
          return .bad("the input ends inside a header block", searchFrom: input.end)
        }
        return .needsMore
      }
      let line = trimmed(input.slice(lineStart..<lineEnd))
      lineStart = lineEnd + 1
      if lineStart - start > limits.headerBlock {
        return .bad("the header block is longer than 8 KiB", searchFrom: start + 1)
      }
      if line.isEmpty { break }
      guard isHeader(line) else {
        return .bad("a line of the header block has no name", searchFrom: start + 1)
      }
      if let length = contentLength(line) { lengths.append(length.value) }
    }
    position = lineStart
    guard let length = lengths.first else {
      return .bad("the header block has no Content-Length", searchFrom: position)
    }
    guard let length, length < Self.lengthReach else {
      return .bad("the Content-Length is not a usable number", searchFrom: position)
    }
    guard lengths.allSatisfy({ $0 == length }) else {
      return .bad("the header block has two Content-Lengths that differ", searchFrom: position)
    }
    return .length(length)
  }

  private func lineEnd(in input: borrowing InputBuffer, from start: Int) -> Int? {
    var index = start
    while index < input.end {
      if input[index] == UInt8(ascii: "\n") { return index }
      index += 1
    }
    return nil
  }

  private func trimmed(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var range = line.startIndex..<line.endIndex
    while !range.isEmpty, isJSONBlank(line[range.lowerBound]) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, isJSONBlank(line[range.upperBound - 1]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return UnsafeRawBufferPointer(rebasing: line[range])
  }

  /// Whether a line has the form `name: value`, blanks before the colon allowed.
  private func isHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = trimmed(UnsafeRawBufferPointer(rebasing: line[..<colon]))
    return !name.isEmpty
      && name.allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
          || "-_.".utf8.contains(byte)
      }
  }

  /// The value of a Content-Length line: nil inside for one that is no number, nil for other lines.
  private func contentLength(_ line: UnsafeRawBufferPointer) -> (value: Int?, ())? {
    let name = Self.name
    guard line.count > name.count else { return nil }
    for index in 0..<name.count where line[index] | 0x20 != name[index] { return nil }
    var rest = trimmed(UnsafeRawBufferPointer(rebasing: line[name.count...]))
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest = trimmed(UnsafeRawBufferPointer(rebasing: rest.dropFirst()))
    var value = 0
    guard !rest.isEmpty, rest.count <= 18 else { return (nil, ()) }
    for byte in rest {
      guard byte &- UInt8(ascii: "0") < 10 else { return (nil, ()) }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return (value, ())
  }

  private static let name = Array("content-length".utf8).map { $0 | 0x20 }

  /// Follows the body's value as far as it has come, and lets go of what has been followed.
  private mutating func followBody(_ input: inout InputBuffer) {
    let end = min(input.end, body.upperBound)
    followValue(input, to: end)
    keptID = KeptID(scanner, input, limits) ?? keptID
    let needed = value == .open ? scanner.neededFrom() : end
    input.discard(before: min(max(input.origin, needed), end))
  }

  private mutating func followValue(_ input: borrowing InputBuffer, to end: Int) {
    if value == .notBegun {
      while position < end, isJSONBlank(input[position]) { position += 1 }
      guard position < end else { return }
      guard input[position] == UInt8(ascii: "{") || input[position] == UInt8(ascii: "[") else {
        value = .broken
        return
      }
      scanner.begin(at: position)
      value = .open
    }
    guard value == .open else { return }
    switch scanner.scan(input.bytes, origin: input.origin, to: end) {
    case .needsMore: break
    case .complete(let end): value = .ended(end)
    case .broken: value = .broken
    }
  }

  private mutating func readBody(_ input: inout InputBuffer) -> Incoming {
    let start = position
    let end = min(body.upperBound, input.end)
    followValue(input, to: end)
    state = .block
    position = end
    let text = input.slice(start..<end)
    if case .ended(let valueEnd) = value {
      var rest = valueEnd
      while rest < end, isJSONBlank(input[rest]) { rest += 1 }
      let blanks = scanner.beginning - start
      if rest == end, end == body.upperBound {
        return .message(Message(
          text: input.slice(scanner.beginning..<valueEnd),
          start: TextPlace(of: blanks, in: text),
          id: scanner.id > 0 ? scanner.id - scanner.beginning : 0,
          memberIDs: scanner.isBatch
            ? scanner.memberIDs.map { $0 > 0 ? $0 - scanner.beginning : 0 } : [],
          isBatch: scanner.isBatch, depth: scanner.maximumDepth, values: scanner.values,
          holdsNUL: scanner.holdsNUL))
      }
      if beginsHeader(input.slice(rest..<end)) {
        // The length was too long and took the beginning of the next block with it.
        position = rest
        isAfterBrokenBody = true
        return .broken(JSONError(
          .badHeader, "the Content-Length is \(body.count), but the body ends after"
            + " \(valueEnd - start) bytes", place: TextPlace(of: valueEnd - start, in: text)))
      }
    }
    if let error = JSONDiagnosis.error(in: text) {
      isAfterBrokenBody = true
      return .broken(error)
    }
    guard end == body.upperBound else {
      return .broken(JSONError(
        .unexpectedEnd, "the input ends \(body.upperBound - end) bytes before the body does",
        place: TextPlace(of: text.count, in: text)))
    }
    // A scalar: JSON, but no request.
    return .message(Message(
      text: text, start: .start, id: 0, memberIDs: [], isBatch: false, depth: 0, values: 1,
      holdsNUL: text.contains(0)))
  }

  /// Whether `rest` is the beginning of a Content-Length line, maybe of its first letter only.
  private func beginsHeader(_ rest: UnsafeRawBufferPointer) -> Bool {
    !rest.isEmpty && zip(rest, Self.name).allSatisfy { $0 | 0x20 == $1 }
  }

  /// Looks for a `Content-Length:` at a line's start or right after `}` or `]`, followed by digits
  /// and leading to a blank line; lets go of everything before it.
  private mutating func findBlock(_ input: inout InputBuffer, isAtEnd: Bool) -> Bool {
    while position < input.end {
      let candidate = input.slice(position..<input.end)
      if candidate[0] | 0x20 == Self.name[0], beginsHeader(candidate), standsRight(input) {
        switch isBlock(input) {
        case true?:
          input.discard(before: position)
          return true
        case nil where !isAtEnd:
          input.discard(before: max(input.origin, position - 1))
          return false
        default: break
        }
      }
      position += 1
    }
    input.discard(before: max(input.origin, position - 1))
    return false
  }

  private func standsRight(_ input: borrowing InputBuffer) -> Bool {
    guard position > input.origin else { return position == 0 }
    return "\n}]".utf8.contains(input[position - 1])
  }

  /// Whether a usable block begins here; nil while that can't be said.
  private func isBlock(_ input: borrowing InputBuffer) -> Bool? {
    var lineStart = position
    var isFirst = true
    while let end = lineEnd(in: input, from: lineStart) {
      let line = trimmed(input.slice(lineStart..<end))
      if isFirst {
        guard let length = contentLength(line), length.value != nil else { return false }
        isFirst = false
      }
      if line.isEmpty { return true }
      lineStart = end + 1
      if lineStart - position > limits.headerBlock { return false }
    }
    return input.end - position > limits.headerBlock ? false : nil
  }
}
