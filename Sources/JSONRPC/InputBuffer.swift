/// The part of the stream that is still wanted, in one block of memory.
///
/// Offsets count from the stream's first byte, so they stay right when bytes move in the block.
struct InputBuffer: ~Copyable {
  /// The stream offset of the first byte that is kept.
  private(set) var origin = 0
  /// The stream offset behind the last byte received.
  private(set) var end = 0

  private var block: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Where in the block the byte at `origin` is.
  private var head = 0

  /// Reads are of this size: fewer system calls, and still within the second-level cache.
  static let readSize = 64 << 10

  init() {
    capacity = Self.readSize
    block = .allocate(capacity: capacity)
  }

  deinit { block.deallocate() }

  /// The byte at `origin`.
  var bytes: UnsafePointer<UInt8> { UnsafePointer(block + head) }

  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + (range.lowerBound - origin), count: range.count)
  }

  subscript(offset: Int) -> UInt8 { bytes[offset - origin] }

  /// Lets go of everything before `offset`.
  mutating func discard(before offset: Int) {
    head += offset - origin
    origin = offset
    if origin == end { head = 0 }
  }

  /// Room for the next read, of at least `minimum` bytes.
  mutating func prepare(_ minimum: Int = readSize) -> UnsafeMutableRawBufferPointer {
    let kept = end - origin
    if kept == 0, capacity > 1 << 20 {
      // A large message has gone: the next ones are small.
      block.deallocate()
      capacity = Self.readSize
      block = .allocate(capacity: capacity)
      head = 0
    }
    if head + kept + minimum > capacity {
      if kept + minimum > capacity {
        let larger = max(kept + minimum, capacity * 2)
        let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        grown.update(from: block + head, count: kept)
        block.deallocate()
        block = grown
        capacity = larger
      } else {
        block.update(from: block + head, count: kept)
      }
      head = 0
    }
    return UnsafeMutableRawBufferPointer(start: block + head + kept, count: capacity - head - kept)
  }

  /// Says that so many bytes have been put where `prepare` pointed.
  mutating func commit(_ count: Int) { end += count }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    prepare(bytes.count).baseAddress!.copyMemory(from: start, byteCount: bytes.count)
    commit(bytes.count)
  }
}
