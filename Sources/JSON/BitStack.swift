/// A stack of bits: what is open, an object or an array, at an eighth of a byte a level.
///
/// The last 64 are in one register, which is all that most texts need.
public struct BitStack {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var spilled: [UInt64] = []
  @usableFromInline var depth = 0

  public init() {}

  @inlinable @inline(__always) public var count: Int { depth }
  @inlinable @inline(__always) public var isEmpty: Bool { depth == 0 }
  /// The bit pushed last.
  @inlinable @inline(__always) public var top: Bool { low & 1 != 0 }

  @inlinable @inline(__always)
  public mutating func push(_ bit: Bool) {
    if depth & 63 == 0, depth > 0 { spilled.append(low) }
    low = low &<< 1 | (bit ? 1 : 0)
    depth &+= 1
  }

  @inlinable @inline(__always)
  public mutating func pop() {
    low &>>= 1
    depth &-= 1
    if depth & 63 == 0, depth > 0 { low = spilled.removeLast() }
  }

  /// Empties it and lets go of what a deep text made it hold.
  public mutating func removeAll() {
    low = 0
    depth = 0
    if !spilled.isEmpty { spilled = [] }
  }
}
