import Foundation
import Glibc

/// The two ends of a pipe, or of a socket pair, whose ends are alike.
struct Ends {
  let read: Int32
  let write: Int32

  static func pipe() -> Ends {
    // Closed on exec from the beginning: another test may be starting a process right now. Swift's
    // Glibc leaves pipe2 out.
    typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    let pipe2 = unsafeBitCast(dlsym(nil, "pipe2"), to: Pipe2.self)
    var ends: [Int32] = [0, 0]
    precondition(pipe2(&ends, O_CLOEXEC) == 0)
    return Ends(read: ends[0], write: ends[1])
  }

  static func sockets() -> Ends {
    var ends: [Int32] = [0, 0]
    precondition(
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    return Ends(read: ends[0], write: ends[1])
  }
}

/// Writes all of it, however long that takes; false when the other end is gone.
@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + written, bytes.count - written)
    }
    if count < 0 { return false }
    written += count
  }
  return true
}

/// All of a descriptor up to its end, or up to `count` bytes.
func readAll(_ descriptor: Int32, atMost limit: Int = .max) -> [UInt8] {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65_536)
  while bytes.count < limit {
    let count = read(descriptor, &block, min(block.count, limit - bytes.count))
    if count <= 0 { break }
    bytes += block[..<count]
  }
  return bytes
}

/// Work on a thread of its own, and its result.
final class Running<Result: Sendable>: @unchecked Sendable {
  // Written before the signal, read after the wait.
  private var result: Result?
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Result) {
    Thread.detachNewThread { [self] in
      result = work()
      isDone.signal()
    }
  }

  func wait() -> Result {
    isDone.wait()
    return result!
  }
}

/// A write to a closed pipe is to be an error, as it is in the server, and not the end of the tests.
let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
