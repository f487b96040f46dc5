import JSON

/// How messages are told apart on the connection.
public enum Framing: String, CaseIterable, Sendable {
  /// Found from the first bytes: headers if the first line has the form `name: value`.
  case auto
  /// One JSON value a line, and a line end always ends it.
  case lines
  /// `Content-Length` blocks, as in the Language Server Protocol.
  case headers
}

/// Finds the messages in a stream of bytes, whatever stands between them and however they were cut
/// into reads.
struct MessageReader: ~Copyable {
  private var input = InputBuffer()
  private var dialect: Dialect
  private var isAtEnd = false

  private var bare: BareReader
  private var headers: HeaderReader

  private enum Dialect {
    /// Not known yet: the first bytes decide.
    case unknown
    case bare, headers
  }

  init(framing: Framing, limits: Limits) {
    bare = BareReader(rule: framing == .lines ? .ends : .mayCut, limits: limits)
    headers = HeaderReader(limits: limits)
    dialect =
      switch framing {
      case .auto: .unknown
      case .lines: .bare
      case .headers: .headers
      }
  }

  /// Whether answers are framed by headers. False as long as nobody knows: who sent nothing that
  /// looks like a header gets lines.
  var usesHeaders: Bool { dialect == .headers }

  /// Room for what comes next.
  mutating func prepare() -> UnsafeMutableRawBufferPointer { input.prepare() }

  /// Says that so many bytes have been put where `prepare` pointed.
  mutating func commit(_ count: Int) { input.commit(count) }

  mutating func receive(_ bytes: UnsafeRawBufferPointer) { input.append(bytes) }

  /// Says that nothing more will come.
  mutating func finish() { isAtEnd = true }

  /// The next thing in what has come so far.
  mutating func next() -> Incoming? {
    if dialect == .unknown {
      guard let found = detect() else { return nil }
      dialect = found
    }
    return dialect == .headers
      ? headers.next(&input, isAtEnd: isAtEnd) : bare.next(&input, isAtEnd: isAtEnd)
  }

  /// Looks at the first line; nil while it may still become either.
  private func detect() -> Dialect? {
    var offset = input.origin
    if input.end >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF { offset = 3 }
    while offset < input.end, isJSONBlank(input[offset]) { offset += 1 }
    let start = offset
    while offset < input.end, offset - start < 256 {
      switch input[offset] {
      case UInt8(ascii: ":"):
        return offset > start ? .headers : .bare
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        // Blanks before the colon; a word after them is no header.
        var colon = offset + 1
        while colon < input.end, input[colon] == 0x20 || input[colon] == 0x09 { colon += 1 }
        if colon == input.end { return isAtEnd ? .bare : nil }
        if offset == start || input[colon] != UInt8(ascii: ":") { return .bare }
        offset = colon
      case 0xEF where offset == 0 && input.end < 3 && !isAtEnd:
        return nil
      default:
        return .bare
      }
    }
    return isAtEnd || offset - start >= 256 ? .bare : nil
  }
}
