import Glibc

/// Writes JSON straight into an `OutputBuffer`.
///
/// Between two calls at least `OutputBuffer.slack` bytes are free behind the cursor. So names,
/// numbers and punctuation are stored without a check, and only what may be longer asks for room.
/// Each value is followed by a comma, which the closing bracket then overwrites: nobody has to know
/// whether he is first. A plain copyable struct, so that the cursor can live in a register.
public struct JSONWriter {
  @usableFromInline var cursor: UnsafeMutablePointer<UInt8>
  @usableFromInline var limit: UnsafeMutablePointer<UInt8>
  @usableFromInline let buffer: Unmanaged<OutputBuffer>

  /// A writer at the buffer's end. The buffer must outlive it and not be touched until `finish()`.
  @inlinable @inline(__always)
  public init(appendingTo buffer: OutputBuffer) {
    buffer.reserve(0)
    self.buffer = .passUnretained(buffer)
    cursor = buffer.base + buffer.count
    limit = buffer.base + (buffer.capacity - OutputBuffer.slack)
  }

  /// Tells the buffer how far it is filled.
  @inlinable @inline(__always)
  public func finish() {
    buffer._withUnsafeGuaranteedRef { $0.count = cursor - $0.base }
  }

  /// How many bytes the buffer holds, those of this writer included.
  @inlinable @inline(__always)
  public var count: Int { buffer._withUnsafeGuaranteedRef { cursor - $0.base } }

  /// Takes back everything behind the first `count` bytes.
  @inlinable @inline(__always)
  public mutating func rewind(to count: Int) {
    cursor = buffer._withUnsafeGuaranteedRef { $0.base } + count
  }

  @inlinable @inline(__always)
  mutating func ensureSlack() {
    if cursor > limit { grow(0) }
  }

  @usableFromInline @inline(never)
  mutating func grow(_ more: Int) {
    (cursor, limit) = buffer._withUnsafeGuaranteedRef {
      $0.count = cursor - $0.base
      $0.reserve(more)
      return ($0.base + $0.count, $0.base + ($0.capacity - OutputBuffer.slack))
    }
  }

  @inlinable @inline(__always)
  public mutating func put(_ byte: UInt8) {
    cursor.pointee = byte
    cursor += 1
  }

  /// Leaves `count` bytes to be filled by `replaceRoom`.
  @inlinable @inline(__always)
  public mutating func skip(_ count: Int) { cursor += count }

  /// Puts `bytes` where `room` bytes were left at `start`, moving what is behind if they don't fit.
  public mutating func replaceRoom(at start: Int, _ room: Int, with bytes: [UInt8]) {
    if bytes.count > room, cursor + (bytes.count - room) > limit { grow(bytes.count - room) }
    let place = buffer._withUnsafeGuaranteedRef { $0.base } + start
    if bytes.count != room {
      memmove(place + bytes.count, place + room, cursor - (place + room))
      cursor += bytes.count - room
    }
    memcpy(place, bytes, bytes.count)
    ensureSlack()
  }

  /// A literal of at most a few dozen bytes, as it is.
  @inlinable @inline(__always)
  public mutating func put(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    memcpy(cursor, literal.utf8Start, length)
    cursor += length
  }

  /// Bytes of any number, as they are.
  public mutating func put(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    if cursor + bytes.count > limit { grow(bytes.count) }
    memcpy(cursor, start, bytes.count)
    cursor += bytes.count
    ensureSlack()
  }

  /// Eight bytes, the lowest first.
  @inlinable @inline(__always)
  public mutating func put(eightBytes bytes: UInt64) {
    UnsafeMutableRawPointer(cursor).storeBytes(of: bytes.littleEndian, as: UInt64.self)
    cursor += 8
  }

  /// At most sixteen bytes, as they are, of a text behind which sixteen more may be read.
  @inlinable @inline(__always)
  public mutating func putShort(_ start: UnsafePointer<UInt8>, _ count: Int) {
    memcpy(cursor, start, 16)
    cursor += count
  }

  @inlinable @inline(__always)
  public mutating func open(_ bracket: Bracket) { put(bracket.rawValue) }

  @inlinable @inline(__always)
  public mutating func close(_ bracket: Bracket) {
    if cursor[-1] == UInt8(ascii: ",") { cursor -= 1 }
    put(bracket.closer)
    comma()
  }

  @inlinable @inline(__always)
  mutating func comma() {
    put(UInt8(ascii: ","))
    ensureSlack()
  }

  /// Takes back the comma behind the outermost value.
  @inlinable @inline(__always)
  public mutating func endDocument() { cursor -= 1 }

  @inlinable @inline(__always)
  public mutating func name(_ name: StaticString) {
    put(UInt8(ascii: "\""))
    put(name)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// A name that is only known at run time.
  public mutating func name(utf8: UnsafeRawBufferPointer) {
    put(UInt8(ascii: "\""))
    escaped(utf8)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  public enum Bracket: UInt8 {
    case object = 0x7B
    case array = 0x5B

    @inlinable @inline(__always)
    var closer: UInt8 { rawValue + 2 }
  }

  public mutating func null() {
    put("null")
    comma()
  }

  @inlinable @inline(__always)
  public mutating func boolean(_ value: Bool) {
    if value { put("true") } else { put("false") }
    comma()
  }

  @inlinable @inline(__always)
  public mutating func integer(_ value: Int) {
    if value >= 0, value < 100 {
      if value >= 10 { put(UInt8(truncatingIfNeeded: 0x30 + value / 10)) }
      put(UInt8(truncatingIfNeeded: 0x30 + value % 10))
    } else if value >= 1000, value < 10_000 {
      digits(value, width: 4)
    } else {
      longInteger(value)
    }
    comma()
  }

  @usableFromInline
  mutating func longInteger(_ value: Int) {
    var magnitude = value.magnitude
    if value < 0 { put(UInt8(ascii: "-")) }
    var length = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    for index in (0..<length).reversed() {
      cursor[index] = UInt8(truncatingIfNeeded: 0x30 + magnitude % 10)
      magnitude /= 10
    }
    cursor += length
  }

  /// `value` in exactly `width` digits, without a comma: a part of a date.
  @inlinable @inline(__always)
  public mutating func digits(_ value: Int, width: Int) {
    var rest = value
    for index in (0..<width).reversed() {
      cursor[index] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    cursor += width
  }

  /// The shortest spelling that reads back as the same double. Only finite ones are JSON.
  public mutating func real(_ value: Double) {
    var spelling = value.description
    spelling.withUTF8 { put(UnsafeRawBufferPointer($0)) }
    comma()
  }

  public mutating func string(_ value: String) {
    var value = value
    value.withUTF8 { string(UnsafeRawBufferPointer($0)) }
  }

  /// A string from its UTF-8, escaping only what has to be.
  public mutating func string(_ utf8: UnsafeRawBufferPointer) {
    put(UInt8(ascii: "\""))
    escaped(utf8)
    put(UInt8(ascii: "\""))
    comma()
  }

  /// Ends a string whose opening quote and inside were put by hand.
  @inlinable @inline(__always)
  public mutating func endString() {
    put(UInt8(ascii: "\""))
    comma()
  }

  /// The inside of a string: for a text that is put together from parts.
  public mutating func escaped(_ utf8: UnsafeRawBufferPointer) {
    var plain = 0
    var index = 0
    while index < utf8.count {
      if index + 8 <= utf8.count,
        Self.isPlain(utf8.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      let byte = utf8[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        put(UnsafeRawBufferPointer(rebasing: utf8[plain..<index]))
        escape(byte)
        plain = index + 1
      }
      index += 1
    }
    put(UnsafeRawBufferPointer(rebasing: utf8[plain...]))
  }

  /// Whether none of eight bytes is a control character, a quote or a backslash. A subtraction
  /// borrows the top bit of a byte that is too small and had none.
  private static func isPlain(_ bytes: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    let quotes = bytes ^ (each * 0x22)
    let backslashes = bytes ^ (each * 0x5C)
    let hits =
      (bytes &- each * 0x20) & ~bytes | (quotes &- each) & ~quotes
      | (backslashes &- each) & ~backslashes
    return hits & (each * 0x80) == 0
  }

  private mutating func escape(_ byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    default:
      put("u00")
      put(byte >> 4 + 0x30)
      put(Self.hexDigits.utf8Start[Int(byte & 15)])
    }
    ensureSlack()
  }

  private static let hexDigits: StaticString = "0123456789abcdef"

  @inlinable @inline(__always)
  public mutating func string(_ literal: StaticString) {
    put(UInt8(ascii: "\""))
    put(literal)
    put(UInt8(ascii: "\""))
    comma()
  }
}
