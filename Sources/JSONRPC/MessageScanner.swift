import JSON

/// Follows one JSON value through the stream, byte by byte and each byte once, and finds where it
/// ends: brackets, strings, and whether the grammar allows a value. Everything else of the grammar
/// is jansson's business.
///
/// On its way it notes what is wanted of a message before it is parsed or when it can't be: where
/// its ids stand, how deep it is, how many values it has, whether it holds a raw NUL.
///
/// Offsets are absolute in the stream, so that they stay right when the buffer moves.
struct MessageScanner {
  /// What a line end means inside a value.
  enum LineRule {
    /// White space; a length says where the value ends (a body under headers).
    case blank
    /// White space, but a line that opens a message where no value may come cuts this one, and so
    /// does a line end inside a string.
    case mayCut
    /// The end of the value, whole or not.
    case ends
  }

  enum Outcome {
    case needsMore
    /// The value's last byte is the one before this offset.
    case complete(Int)
    /// The value breaks at this offset, for this reason.
    case broken(Int, Break)
  }

  enum Break {
    case rawLineEnd, cutByNextLine, mismatchedCloser, endOfLine
  }

  let rule: LineRule
  private(set) var position = 0
  /// Where the value began.
  private(set) var beginning = 0
  /// Lines are counted on the way, for the places of errors; and in the current one the bytes that
  /// begin no character, for columns.
  private(set) var line: Int64 = 1
  private(set) var lineStart = 0
  var continuationBytes = 0

  private(set) var maximumDepth = 0
  private(set) var values = 0
  private(set) var holdsNUL = false
  private(set) var isBatch = false
  /// Where the text behind the colon of an `id` begins: the message's own, or the current
  /// member's in a batch. 0 when there is none.
  private(set) var id = 0
  /// The same for each object of a batch that is closed, in order.
  private(set) var memberIDs: [Int] = []

  private let limits: Limits
  private var open = BitStack()
  private var state = State.between
  /// The last token: a structural byte, or `scalar` for a string, a number or a literal.
  private var last = scalar
  private var tokenStart = 0
  private var isName = false
  private var hasEscape = false
  private var nameIsID = false
  /// Whether only blanks have come since a line end, up to where this call began.
  private var beganInBlankLine = false

  private enum State {
    case between, string, escape
  }

  private static let scalar = UInt8(ascii: "s")

  init(rule: LineRule, limits: Limits) {
    self.rule = rule
    self.limits = limits
  }

  /// Starts with the value whose first byte, `{` or `[`, is at `offset`.
  mutating func begin(at offset: Int) {
    position = offset
    beginning = offset
    maximumDepth = 0
    values = 0
    holdsNUL = false
    isBatch = false
    id = 0
    memberIDs.removeAll(keepingCapacity: memberIDs.count < 1024)
    open.removeAll()
    state = .between
    last = Self.scalar
    nameIsID = false
    beganInBlankLine = false
  }

  mutating func startLine(at offset: Int) {
    line &+= 1
    lineStart = offset
    continuationBytes = 0
  }

  /// The first byte that is still wanted: a name or an id that isn't complete.
  func neededFrom() -> Int {
    let name = state != .between && isName && position - tokenStart < 64 ? tokenStart : position
    return id > 0 && position - id <= KeptID.reach(limits) ? min(id, name) : name
  }

  /// Reads on up to `end`. `bytes` holds the stream from the offset `origin`.
  mutating func scan(_ bytes: UnsafePointer<UInt8>, origin: Int, to end: Int) -> Outcome {
    let start = position
    let text = bytes - origin
    defer { beganInBlankLine = opensLine(position, text, from: start) }
    while position < end {
      switch state {
      case .string:
        if let outcome = scanString(text, to: end) { return outcome }
      case .escape:
        // An escaped line end cuts like a bare one: no escape has one.
        if text[position] != UInt8(ascii: "\n") { position &+= 1 }
        state = .string
      case .between:
        if let outcome = scanBetween(text, from: start, to: end) { return outcome }
      }
    }
    return .needsMore
  }

  @inline(__always)
  private mutating func scanString(_ text: UnsafePointer<UInt8>, to end: Int) -> Outcome? {
    var index = position
    while true {
      index = Self.skipPlain(text, index, end)
      guard index < end else { break }
      let byte = text[index]
      if byte == UInt8(ascii: "\"") {
        position = index &+ 1
        state = .between
        last = Self.scalar
        if isName, open.count == (isBatch ? 2 : 1) {
          nameIsID = spellsID(text, tokenStart &+ 1, index)
        }
        return nil
      }
      if byte == UInt8(ascii: "\\") {
        position = index &+ 1
        hasEscape = true
        state = .escape
        return nil
      }
      if byte == UInt8(ascii: "\n"), rule != .blank {
        position = index
        return .broken(index, rule == .ends ? .endOfLine : .rawLineEnd)
      }
      if byte == 0 { holdsNUL = true }
      continuationBytes &+= byte & 0xC0 == 0x80 ? 1 : 0
      index &+= 1
    }
    position = index
    return nil
  }

  /// The first byte from `index` on that may mean something inside a string: a quote, a backslash, a
  /// control character, or a byte beyond ASCII. Eight at a time; the tail is left to the caller.
  @inline(__always)
  private static func skipPlain(_ text: UnsafePointer<UInt8>, _ index: Int, _ end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = index
    while end &- index >= 8 {
      let word = UnsafeRawPointer(text + index).loadUnaligned(as: UInt64.self).littleEndian
      // The high bit of each byte that is zero after the exclusive or, or below 0x20, or high
      // itself. A borrow may mark bytes above one that is marked rightly, never below.
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let marks =
        ((quotes &- ones) | (backslashes &- ones) | (word &- ones &* 0x20) | word) & (ones &* 0x80)
      if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    return index
  }

  @inline(__always)
  private mutating func scanBetween(
    _ text: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Outcome? {
    var index = position
    while index < end {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        tokenStart = index
        isName = open.top && (last == UInt8(ascii: "{") || last == UInt8(ascii: ","))
        hasEscape = false
        if !isName { values &+= 1 }
        position = index &+ 1
        state = .string
        return nil
      case UInt8(ascii: ","):
        last = byte
      case UInt8(ascii: ":"):
        last = byte
        if nameIsID {
          nameIsID = false
          id = index &+ 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if rule == .mayCut, !allowsValue, !open.isEmpty, opensLine(index, text, from: start) {
          position = index
          return .broken(index, .cutByNextLine)
        }
        if open.isEmpty { isBatch = byte == UInt8(ascii: "[") }
        open.push(byte == UInt8(ascii: "{"))
        maximumDepth = max(maximumDepth, open.count)
        values &+= 1
        last = byte
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.top == (byte == UInt8(ascii: "}")) else {
          position = index
          return .broken(index, .mismatchedCloser)
        }
        open.pop()
        last = Self.scalar
        if open.isEmpty {
          position = index &+ 1
          return .complete(position)
        }
        if open.count == 1, isBatch, byte == UInt8(ascii: "}"), values <= limits.values {
          memberIDs.append(id)
          id = 0
        }
      case UInt8(ascii: "\n"):
        if rule == .ends {
          position = index
          return .broken(index, .endOfLine)
        }
        startLine(at: index &+ 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        break
      default:
        if byte == 0 { holdsNUL = true }
        continuationBytes &+= byte & 0xC0 == 0x80 ? 1 : 0
        if last != Self.scalar {
          values &+= 1
          last = Self.scalar
        }
      }
      index &+= 1
    }
    position = index
    return nil
  }

  /// Whether the grammar allows a value here: in an object behind a colon, in an array behind its
  /// bracket or a comma.
  private var allowsValue: Bool {
    open.top ? last == UInt8(ascii: ":") : last == UInt8(ascii: "[") || last == UInt8(ascii: ",")
  }

  /// Whether only blanks stand between the last line end and `index`.
  private func opensLine(_ index: Int, _ text: UnsafePointer<UInt8>, from start: Int) -> Bool {
    var before = index - 1
    while before >= start {
      switch text[before] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): before -= 1
      default: return false
      }
    }
    return beganInBlankLine
  }

  /// Whether the inside of a name reads `id`, escapes or not.
  private func spellsID(_ text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if !hasEscape {
      return end - start == 2 && text[start] == UInt8(ascii: "i")
        && text[start + 1] == UInt8(ascii: "d")
    }
    // `\u0069` and `\u0064` are the only other spellings of the two letters.
    guard end - start <= 12 else { return false }
    let name = String(
      decoding: UnsafeBufferPointer(start: text + start, count: end - start), as: UTF8.self)
    return name.replacing("\\u0069", with: "i").replacing("\\u0064", with: "d") == "id"
  }
}
