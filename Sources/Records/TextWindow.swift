import Glibc
import JSON

/// A part of a text of any size: it grows at its end as somebody looks further, and is forgotten from
/// its beginning. Indices count from the window's start, so growing leaves them as they are.
package final class TextWindow {
  private let source: any ByteSource
  // One reader at a time is the rule of this class, so it isn't checked again at each byte.
  @exclusivity(unchecked) private var room: UnsafeMutableRawBufferPointer
  /// Where in `room` the window begins.
  @exclusivity(unchecked) private var start = 0
  @exclusivity(unchecked) package private(set) var count = 0
  /// The place of the window's start in the text.
  package private(set) var place = TextPlace.start
  private var isAtEnd = false

  package init(_ source: any ByteSource, capacity: Int = 128 << 10) {
    self.source = source
    room = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { room.deallocate() }

  package var base: UnsafeMutablePointer<UInt8> {
    (room.baseAddress! + start).assumingMemoryBound(to: UInt8.self)
  }

  /// Bytes of the window; good until it grows.
  package func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Reads more behind the window; false when there is no more.
  package func grow() throws(JSONError) -> Bool {
    if isAtEnd { return false }
    if start + count == room.count {
      if start > 0, start >= room.count / 2 {
        memmove(room.baseAddress!, base, count)
      } else {
        let larger = UnsafeMutableRawBufferPointer.allocate(
          byteCount: room.count * 2, alignment: 16)
        memcpy(larger.baseAddress!, base, count)
        room.deallocate()
        room = larger
      }
      start = 0
    }
    let free = UnsafeMutableRawBufferPointer(rebasing: room[(start + count)...])
    let more = try source.read(into: free)
    count += more
    isAtEnd = more == 0
    return more > 0
  }

  /// Whether there is a byte at `index`.
  @inline(__always)
  package func reaches(_ index: Int) throws(JSONError) -> Bool {
    while index >= count { if try !grow() { return false } }
    return true
  }

  /// The place of `index` in the text.
  package func place(at index: Int) -> TextPlace {
    TextPlace(of: index, in: bytes(0..<index)).moved(to: place)
  }

  /// Forgets the first `length` bytes.
  package func forget(_ length: Int) {
    place = place(at: length)
    start += length
    count -= length
    if count == 0 { start = 0 }
  }
}
