import Glibc
import JSON

/// Where the bytes of a text come from, a piece at a time.
package protocol ByteSource: AnyObject {
  /// Fills the beginning of `room` and gives how many bytes; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int
}

/// A text in memory, which must outlive the source.
package final class MemorySource: ByteSource {
  private var rest: UnsafeRawBufferPointer
  /// At most so many bytes at once: tests cut texts anywhere.
  private let piece: Int

  package init(_ bytes: UnsafeRawBufferPointer, piece: Int = .max) {
    rest = bytes
    self.piece = piece
  }

  package func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(room.count, rest.count, piece)
    guard count > 0 else { return 0 }
    room.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<count]))
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    return count
  }
}

/// An open file.
package final class FileSource: ByteSource {
  private let file: FileDescriptor
  /// How many bytes have been read.
  package private(set) var position = 0

  package init(_ file: FileDescriptor) { self.file = file }

  package func read(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
    while true {
      let count = Glibc.read(file.number, room.baseAddress, room.count)
      if count >= 0 {
        position += count
        return count
      }
      guard errno == EINTR else {
        throw JSONError(
          .readFailed, "the file can't be read on: \(systemError())", pointer: "/path")
      }
    }
  }
}
