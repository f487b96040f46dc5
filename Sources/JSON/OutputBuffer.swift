/// Bytes on their way out: one growing block of memory that answers are written into directly.
///
/// Writing goes through a `JSONWriter`, a cursor into this block. Between two uses of a writer the
/// buffer's `count` is the truth; while one is in use its cursor is.
public final class OutputBuffer {
  // One writer at a time is the rule of this class, so it isn't checked again at each access.
  @exclusivity(unchecked) public private(set) var base: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) public private(set) var capacity: Int
  @exclusivity(unchecked) public var count = 0

  /// What a writer may write without asking: see `JSONWriter`.
  @usableFromInline static let slack = 1024

  public init(capacity: Int = 16 << 10) {
    self.capacity = max(capacity, 4 * Self.slack)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  public func removeAll() {
    count = 0
    // A buffer that one large answer has grown is given back: the next thousand small ones
    // need little.
    if capacity > 1 << 20 {
      base.deallocate()
      capacity = 16 << 10
      base = .allocate(capacity: capacity)
    }
  }

  public func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  /// Makes room for `more` bytes and the slack behind `count`.
  public func reserve(_ more: Int) {
    let needed = count + more + Self.slack
    guard needed > capacity else { return }
    let larger = max(needed, capacity * 2)
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    block.update(from: base, count: count)
    base.deallocate()
    base = block
    capacity = larger
  }
}
