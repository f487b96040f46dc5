import Glibc
import JSON
import Records

/// The bytes of a file that a person named: before they have to be waited for he gets all lines
/// there are, and sees how far it is.
final class WatchedSource: ByteSource {
  private let file: FileDescriptor
  private let source: FileSource
  private let lines: RecordLines
  private let progress: ProgressBar?

  init(_ file: FileDescriptor, _ lines: RecordLines, _ progress: ProgressBar?) {
    self.file = file
    source = FileSource(file)
    self.lines = lines
    self.progress = progress
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(JSONError) -> Int {
    try lines.endIfFull()
    var input = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
    if poll(&input, 1, 0) == 0 {
      try lines.flush()
      // A descriptor may have been set non-blocking by whoever handed it over.
      poll(&input, 1, -1)
    }
    progress?.show(source.position)
    return try source.read(into: room)
  }
}
