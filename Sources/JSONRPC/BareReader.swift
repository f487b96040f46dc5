import JSON

/// Finds bare JSON values, one after another, and finds the way back to them after anything else.
struct BareReader {
  private var scanner: MessageScanner
  private let limits: Limits
  private let rule: MessageScanner.LineRule
  private var state = State.start
  private var position = 0
  /// Where the open value begins, in the stream and in lines.
  private var start = 0
  private var startLine: Int64 = 1
  private var startColumn: Int64 = 1
  private var startOfStartLine = 0
  /// The id of a message that is too large, once its bytes are let go.
  private var keptID: KeptID?

  private enum State {
    /// Nothing has come yet but the byte order mark may.
    case start
    case between
    case container
    /// A container above the limit: followed to its end, but not kept.
    case oversized
    case string
    case stringEscape
    case word
    /// A line that begins with no opener, where a line end always ends a message.
    case line
    /// After an error, up to a line end; then up to what opens a message.
    case skippingLine, skippingToOpener
  }

  init(rule: MessageScanner.LineRule, limits: Limits) {
    self.rule = rule
    self.limits = limits
    scanner = MessageScanner(rule: rule, limits: limits)
  }

  mutating func next(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    while true {
      switch state {
      case .start:
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let count = min(input.end, 3)
        if (0..<count).allSatisfy({ input[$0] == mark[$0] }) {
          if count < 3, !isAtEnd { return nil }
          if count == 3 { position = 3 }
        }
        state = .between
      case .between, .skippingToOpener:
        guard let byte = skipBlanks(&input) else { return nil }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          begin()
          scanner.begin(at: position)
          state = .container
        } else if state == .skippingToOpener {
          state = .skippingLine
        } else if rule == .ends {
          begin()
          state = .line
        } else if byte == UInt8(ascii: "\"") {
          begin()
          position += 1
          state = .string
        } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
          begin()
          position += 1
          return .broken(JSONError(
            .syntax, "\(Character(Unicode.Scalar(byte))) closes nothing", place: startPlace))
        } else {
          begin()
          state = .word
        }
      case .container, .oversized:
        if let incoming = scanContainer(&input, isAtEnd: isAtEnd) { return incoming }
        if state == .container || state == .oversized { return nil }
      case .string, .stringEscape:
        if let incoming = scanString(&input, isAtEnd: isAtEnd) { return incoming }
        if state == .string || state == .stringEscape { return nil }
      case .word:
        guard let incoming = scanWord(&input, isAtEnd: isAtEnd) else { return nil }
        return incoming
      case .line:
        guard let incoming = scanLine(&input, isAtEnd: isAtEnd) else { return nil }
        return incoming
      case .skippingLine:
        while position < input.end, input[position] != UInt8(ascii: "\n") { position += 1 }
        input.discard(before: position)
        guard position < input.end else { return nil }
        state = rule == .ends ? .between : .skippingToOpener
      }
    }
  }

  private mutating func begin() {
    start = position
    startLine = scanner.line
    startOfStartLine = scanner.lineStart
    startColumn = Int64(start - scanner.lineStart - scanner.continuationBytes + 1)
  }

  /// Goes to the next byte that isn't blank, and gives it.
  private mutating func skipBlanks(_ input: inout InputBuffer) -> UInt8? {
    while position < input.end {
      let byte = input[position]
      guard isJSONBlank(byte) else {
        input.discard(before: position)
        return byte
      }
      position += 1
      if byte == UInt8(ascii: "\n") { scanner.startLine(at: position) }
    }
    input.discard(before: position)
    return nil
  }

  private mutating func scanContainer(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    let outcome = scanner.scan(input.bytes, origin: input.origin, to: input.end)
    position = scanner.position
    switch outcome {
    case .complete(let end):
      state = .between
      guard end - start > limits.message else { return .message(message(input, to: end)) }
      return tooLarge(input)
    case .broken(let offset, let cause):
      switch cause {
      case .cutByNextLine, .endOfLine: state = .between
      case .mismatchedCloser, .rawLineEnd: state = .skippingLine
      }
      return .broken(brokenError(input, at: offset, cause))
    case .needsMore:
      let isOversized = input.end - start > limits.message
      if isAtEnd {
        state = .between
        guard !isOversized else { return tooLarge(input) }
        let error = JSONDiagnosis.error(in: input.slice(start..<input.end))
        return .broken((error ?? endError).moved(to: startPlace))
      }
      if isOversized {
        keptID = KeptID(scanner, input, limits) ?? keptID
        input.discard(before: max(input.origin, scanner.neededFrom()))
        state = .oversized
      }
      return nil
    }
  }

  private mutating func tooLarge(_ input: borrowing InputBuffer) -> Incoming {
    defer { keptID = nil }
    return .tooLarge(id: (KeptID(scanner, input, limits) ?? keptID)?.token(of: scanner))
  }

  private func message(_ input: borrowing InputBuffer, to end: Int) -> Message {
    Message(
      text: input.slice(start..<end), start: startPlace,
      id: scanner.id > 0 ? scanner.id - start : 0,
      memberIDs: scanner.isBatch ? scanner.memberIDs.map { $0 > 0 ? $0 - start : 0 } : [],
      isBatch: scanner.isBatch, depth: scanner.maximumDepth, values: scanner.values,
      holdsNUL: scanner.holdsNUL)
  }

  private func brokenError(
    _ input: borrowing InputBuffer, at offset: Int, _ cause: MessageScanner.Break
  ) -> JSONError {
    // What stands before the cut may be wrong by itself, and then that is the news; of what is
    // above the limit nothing may be left to look at.
    if offset - start <= limits.message {
      let end = cause == .mismatchedCloser || cause == .rawLineEnd ? offset + 1 : offset
      if let error = JSONDiagnosis.error(in: input.slice(start..<end)) {
        return error.moved(to: startPlace)
      }
    }
    return JSONError(.syntax, "the message is broken off", place: startPlace)
  }

  private var endError: JSONError {
    JSONError(.unexpectedEnd, "the text ends inside a message", place: startPlace)
  }

  /// A string outside any message: JSON, but no request.
  private mutating func scanString(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    while position < input.end {
      let byte = input[position]
      if state == .string {
        if byte == UInt8(ascii: "\n") {
          state = .skippingLine
          return .broken(JSONError(
            .syntax, "a string must not hold a raw line end; write it as an escape",
            place: startPlace))
        }
        if byte == UInt8(ascii: "\"") {
          position += 1
          state = .between
          if position - start > limits.message { return .tooLarge(id: nil) }
          return .message(scalar(input))
        }
      }
      state = state == .string && byte == UInt8(ascii: "\\") ? .stringEscape : .string
      if byte & 0xC0 == 0x80 { scanner.continuationBytes += 1 }
      position += 1
    }
    if isAtEnd {
      state = .between
      return .broken(endError)
    }
    if position - start > limits.message { input.discard(before: position) }
    return nil
  }

  /// A run of letters, digits and signs outside any message: a JSON scalar or garbage.
  private mutating func scanWord(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    while position < input.end, isWordByte(input[position]) { position += 1 }
    if position == input.end, !isAtEnd, position - start < 1024 { return nil }
    if position > start, position - start < 1024,
      JSONDiagnosis.error(in: input.slice(start..<position)) == nil
    {
      state = .between
      return .message(scalar(input))
    }
    state = .skippingLine
    return .broken(JSONError(
      .syntax, "expected a message: an object or an array", place: startPlace))
  }

  /// A whole line: a JSON scalar, or one error whatever is in it.
  private mutating func scanLine(_ input: inout InputBuffer, isAtEnd: Bool) -> Incoming? {
    while position < input.end, input[position] != UInt8(ascii: "\n"),
      position - start < limits.message
    {
      position += 1
    }
    if position == input.end, !isAtEnd, position - start < limits.message { return nil }
    let error = JSONDiagnosis.error(in: input.slice(start..<position))
    guard let error, RPCError(error).code == .parseError else {
      state = .between
      return .message(scalar(input))
    }
    state = .skippingLine
    return .broken(error.moved(to: startPlace))
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    !isJSONBlank(byte) && !"{}[],:\"".utf8.contains(byte)
  }

  private func scalar(_ input: borrowing InputBuffer) -> Message {
    Message(
      text: input.slice(start..<position), start: startPlace, id: 0, memberIDs: [],
      isBatch: false, depth: 0, values: 1, holdsNUL: false)
  }

  /// The place where the open value begins, in the whole stream.
  private var startPlace: TextPlace {
    TextPlace(
      line: startLine, column: startColumn, offset: Int64(start),
      lineOffset: Int64(startOfStartLine))
  }
}
