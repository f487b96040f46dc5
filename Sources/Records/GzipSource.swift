import CZlib
import Glibc
import JSON

/// The bytes of another source, uncompressed where they are gzip; of any number of members.
package final class GzipSource: ByteSource {
  private let source: any ByteSource
  private var stream = z_stream()
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var state = State.unknown

  private enum State {
    /// Nothing has been read yet.
    case unknown
    /// The bytes are handed on as they are, those in `input` first.
    case plain
    case inside
    /// A member has ended; another may follow.
    case between
    case ended
  }

  package init(_ source: any ByteSource) { self.source = source }

  deinit {
    if state == .inside || state == .between { inflateEnd(&stream) }
    input.deallocate()
  }

  package func read(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
    if state == .unknown { try begin() }
    switch state {
    case .plain: return try readPlain(into: room)
    case .ended: return 0
    default: return try inflate(into: room)
    }
  }

  /// Reads until it is known whether the first two bytes are gzip's (RFC 1952, 2.3.1).
  private func begin() throws(JSONError) {
    while stream.avail_in < 2, try fill() {}
    let isGzip = stream.avail_in >= 2 && input[0] == 0x1F && input[1] == 0x8B
    state = isGzip ? .inside : .plain
    if isGzip {
      // 15 bits of window, and 16 for a gzip header.
      guard
        inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { throw JSONError(.readFailed, "there is no memory to uncompress", pointer: "/path") }
    }
  }

  /// Reads more behind what is left of the input; false at the end.
  private func fill() throws(JSONError) -> Bool {
    let left = Int(stream.avail_in)
    if left > 0, let next = stream.next_in {
      memmove(input.baseAddress!, next, left)
    }
    let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: input[left...]))
    stream.next_in = input.baseAddress!.assumingMemoryBound(to: UInt8.self)
    stream.avail_in = UInt32(left + count)
    return count > 0
  }

  private func readPlain(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
    let left = min(Int(stream.avail_in), room.count)
    guard left > 0 else { return try source.read(into: room) }
    memcpy(room.baseAddress!, stream.next_in, left)
    stream.next_in += left
    stream.avail_in -= UInt32(left)
    return left
  }

  private func inflate(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
    stream.next_out = room.baseAddress!.assumingMemoryBound(to: UInt8.self)
    stream.avail_out = UInt32(min(room.count, 1 << 30))
    let whole = stream.avail_out
    while stream.avail_out == whole {
      var isAtEnd = false
      if stream.avail_in == 0 { isAtEnd = try !fill() }
      if state == .between {
        // What follows the last member and is none, such as padding, is no text.
        guard !isAtEnd, stream.next_in.pointee == 0x1F else {
          state = .ended
          inflateEnd(&stream)
          return 0
        }
        inflateReset(&stream)
        state = .inside
      }
      if isAtEnd {
        throw JSONError(
          .readFailed, "the compressed file ends too early", pointer: "/path",
          hint: "It was cut; what came before its end is good.")
      }
      switch CZlib.inflate(&stream, Z_NO_FLUSH) {
      case Z_STREAM_END: state = .between
      case Z_OK, Z_BUF_ERROR: break
      default:
        throw JSONError(
          .readFailed,
          "the compressed file is damaged: \(stream.msg.map { String(cString: $0) } ?? "bad data")",
          pointer: "/path")
      }
    }
    return Int(whole - stream.avail_out)
  }
}
