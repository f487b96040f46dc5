import CLinux
import Glibc
import JSON

/// The way out: whole messages go in, and nobody who brings them ever waits for the reader at the
/// other end.
///
/// Who brings a burst writes what fits at once. Only what is left goes to a thread of its own, which
/// may block; it is started when it is first needed, since a hand-over on each answer would double
/// the round trip.
public final class Output: @unchecked Sendable {
  // One lock for all below. The thread holds it only between two writes.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let descriptor: Int32
  private let kind: Kind
  /// What waits, in order.
  private var waiting: [OutputBuffer] = []
  private var waitingBytes = 0
  /// Whether the thread has taken something that isn't written yet.
  private var isWriting = false
  private var hasThread = false
  private var failure: Int32?

  private enum Kind {
    case pipeOrSocket
    /// A file, or a device such as /dev/null: writing never waits for a reader.
    case file
    /// A person may stop it for hours: only the thread may wait for that.
    case terminal
  }

  /// Writes to `descriptor`, and leaves its mode as it is: it may be shared with others.
  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    fstat(descriptor, &status)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFIFO, S_IFSOCK: .pipeOrSocket
      default: isatty(descriptor) == 1 ? .terminal : .file
      }
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Sends what `buffer` holds, and empties it.
  public func send(_ buffer: OutputBuffer) {
    guard buffer.count > 0 else { return }
    pthread_mutex_lock(lock)
    defer {
      pthread_mutex_unlock(lock)
      buffer.removeAll()
    }
    guard failure == nil else { return }
    var written = 0
    if waiting.isEmpty, !isWriting { written = writeWithoutWaiting(buffer.bytes) }
    guard written < buffer.count, failure == nil else { return }
    let rest = OutputBuffer(capacity: buffer.count - written)
    rest.append(UnsafeRawBufferPointer(rebasing: buffer.bytes[written...]))
    waiting.append(rest)
    waitingBytes += rest.count
    if hasThread { pthread_cond_broadcast(changed) } else { startThread() }
  }

  /// How many bytes wait to be read by the other end.
  public var pending: Int {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return waitingBytes
  }

  /// Waits until at most `bytes` are pending. False when nothing can be written any more.
  @discardableResult
  public func wait(untilAtMost bytes: Int) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while waitingBytes > bytes, failure == nil { pthread_cond_wait(changed, lock) }
    return failure == nil
  }

  /// The error that ended writing, if one did.
  public var error: Int32? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return failure
  }

  /// Writes what can be written now; gives how much that was. Holds the lock.
  private func writeWithoutWaiting(_ bytes: UnsafeRawBufferPointer) -> Int {
    var written = 0
    while written < bytes.count {
      let start = bytes.baseAddress! + written
      let count = bytes.count - written
      let result =
        switch kind {
        case .pipeOrSocket: write_nowait(descriptor, start, count)
        case .file: write(descriptor, start, count)
        case .terminal: -1
        }
      if result >= 0 {
        written += result
      } else if kind == .terminal || errno == EAGAIN || errno == EOPNOTSUPP {
        break
      } else if errno != EINTR {
        failure = errno
        break
      }
    }
    return written
  }

  private func startThread() {
    hasThread = true
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let result = pthread_create(&thread, nil, { context in
      Unmanaged<Output>.fromOpaque(context!).takeRetainedValue().writeForever()
      return nil
    }, context)
    if result == 0 {
      pthread_detach(thread)
    } else {
      // No thread to be had: then nobody may go on writing as if all were well.
      Unmanaged<Output>.fromOpaque(context).release()
      failure = result
    }
  }

  private func writeForever() {
    pthread_mutex_lock(lock)
    while failure == nil {
      guard !waiting.isEmpty else {
        pthread_cond_wait(changed, lock)
        continue
      }
      let buffer = waiting.removeFirst()
      isWriting = true
      pthread_mutex_unlock(lock)
      let error = writeWaiting(buffer.bytes)
      pthread_mutex_lock(lock)
      isWriting = false
      waitingBytes -= buffer.count
      if let error { failure = error }
      pthread_cond_broadcast(changed)
    }
    waiting = []
    waitingBytes = 0
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }

  /// Writes all of it, however long the other end takes; gives the error that prevented it.
  private func writeWaiting(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var written = 0
    while written < bytes.count {
      let result = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if result >= 0 {
        written += result
      } else if errno == EAGAIN {
        // The parent has made the descriptor non-blocking, and it stays so.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
