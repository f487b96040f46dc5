import CLinux
import Glibc
import JSON
import Synchronization

/// The way out: whole messages go in, and nobody who brings them waits for the reader at the other
/// end.
///
/// Who brings a burst writes what fits at once. Only what is left goes to a thread of its own, which
/// may block; it is started when it is first needed, since a hand-over on each answer would double
/// the round trip.
public final class Output: Sendable {
  private let descriptor: Int32
  private let kind: Kind
  private let queue = Monitor(Queue())
  /// The error that ended writing; 0 while all is well. Beside the lock, since those ask who hold
  /// another.
  private let failure = Atomic<Int32>(0)

  private enum Kind {
    case pipeOrSocket
    /// A file, or a device such as /dev/null: writing never waits for a reader.
    case file
    /// A person may stop it for hours: only the thread may wait for that.
    case terminal
  }

  /// What is not written yet, in order.
  private struct Queue {
    var waiting: [Chunk] = []
    /// The first of `waiting` that is still to be written: those before it are gone.
    var head = 0
    var bytes = 0
    /// The most that has waited since all was written.
    var peak = 0
    /// Whether the thread has taken something that isn't written yet.
    var isWriting = false
    var hasThread = false

    var isIdle: Bool { head == waiting.count && !isWriting }

    mutating func append(_ chunk: Chunk) {
      bytes += chunk.count
      peak = max(peak, bytes)
      waiting.append(chunk)
    }

    mutating func next() -> Chunk? {
      guard head < waiting.count else { return nil }
      let chunk = waiting[head]
      head += 1
      if head == waiting.count || head > 1024 {
        waiting.removeFirst(head)
        head = 0
      }
      return chunk
    }
  }

  private enum Chunk {
    case bytes(OutputBuffer, Flow?)
    /// The newest message of a kind of which only the newest counts.
    case latest(Latest)

    var count: Int {
      switch self {
      case .bytes(let buffer, _): buffer.count
      case .latest: 0
      }
    }
  }

  /// The messages of one sender that has to wait when too much of his own is unwritten.
  final class Flow: Sendable {
    fileprivate let unwritten = Monitor(0)
  }

  /// A place in the queue that holds one message: a newer one takes the place of the older.
  final class Latest: Sendable {
    fileprivate let message = Monitor<OutputBuffer?>(nil)
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
  }

  /// Sends what `buffer` holds, and empties it.
  public func send(_ buffer: OutputBuffer) { send(buffer, flow: nil) }

  /// Sends what `buffer` holds unless `condition`, asked when its turn has come, says no.
  func send(_ buffer: OutputBuffer, flow: Flow?, if condition: () -> Bool = { true }) {
    defer { buffer.removeAll() }
    guard buffer.count > 0 else { return }
    queue.withLock { queue in
      guard error == nil, condition() else { return }
      let written = queue.isIdle ? writeAtOnce(buffer.bytes) : 0
      guard written < buffer.count, error == nil else { return }
      let rest = OutputBuffer(capacity: buffer.count - written)
      rest.append(UnsafeRawBufferPointer(rebasing: buffer.bytes[written...]))
      flow?.unwritten.withLock { $0 += rest.count }
      queue.append(.bytes(rest, flow))
      wakeThread(&queue)
    }
  }

  /// Sends a message, or puts it in the place of the one that was sent by `latest` before and is
  /// still unwritten; nothing when `condition` says no.
  func send(_ buffer: OutputBuffer, latest: Latest, if condition: () -> Bool) {
    queue.withLock { queue in
      guard error == nil, condition() else { return }
      guard queue.isIdle else {
        let isNew = latest.message.withLock { message in
          defer { message = buffer }
          return message == nil
        }
        if isNew { queue.append(.latest(latest)) }
        return
      }
      let written = writeAtOnce(buffer.bytes)
      guard written < buffer.count, error == nil else { return }
      if written == 0 {
        latest.message.withLock { $0 = buffer }
        queue.append(.latest(latest))
      } else {
        // A part is out, so the rest has to follow.
        let rest = OutputBuffer()
        rest.append(UnsafeRawBufferPointer(rebasing: buffer.bytes[written...]))
        queue.append(.bytes(rest, nil))
      }
      wakeThread(&queue)
    }
  }

  /// Waits until at most `bytes` of a flow are unwritten, or `isOver` says that it doesn't matter
  /// any more; that is asked whenever something is written, and by `wake`.
  func wait(_ flow: Flow, untilAtMost bytes: Int, unless isOver: () -> Bool) {
    flow.unwritten.wait { $0 <= bytes || isOver() || error != nil ? () : nil }
  }

  /// Lets who waits for `flow` look again.
  func wake(_ flow: Flow) {
    flow.unwritten.withLock { _ in }
    flow.unwritten.signal()
  }

  /// How many bytes wait to be read by the other end.
  public var pending: Int { queue.withLock { $0.bytes } }

  /// Waits until at most `bytes` are pending. False when nothing can be written any more.
  @discardableResult
  public func wait(untilAtMost bytes: Int) -> Bool {
    queue.wait { error != nil ? false : $0.bytes <= bytes ? true : nil }
  }

  /// Waits until all is written, or nothing can be any more.
  public func drain() {
    queue.wait { error != nil || $0.isIdle ? () : nil }
  }

  /// The error that ended writing, if one did.
  public var error: Int32? {
    let code = failure.load(ordering: .acquiring)
    return code == 0 ? nil : code
  }

  private func fail(_ code: Int32) { failure.store(code, ordering: .releasing) }

  /// Writes what can be written now; gives how much that was.
  private func writeAtOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
    var written = 0
    while written < bytes.count {
      let start = bytes.baseAddress! + written
      let count = bytes.count - written
      let result =
        switch kind {
        case .pipeOrSocket: write_nowait(descriptor, start, count)
        case .file: Glibc.write(descriptor, start, count)
        case .terminal: 0
        }
      if result > 0 {
        written += result
      } else if kind == .terminal || result == 0 || errno == EAGAIN || errno == EOPNOTSUPP {
        break
      } else if errno != EINTR {
        fail(errno)
        break
      }
    }
    return written
  }

  private func wakeThread(_ queue: inout Queue) {
    if queue.hasThread { return self.queue.signal() }
    queue.hasThread = true
    // Without a thread nobody may go on as if all were well.
    if !startThread({ self.writeForever() }) { fail(EAGAIN) }
  }

  private func writeForever() {
    while true {
      let chunk = queue.wait { queue -> Chunk?? in
        guard error == nil else { return .some(nil) }
        guard let chunk = queue.next() else { return nil }
        queue.isWriting = true
        return chunk
      }
      guard let chunk else { return }
      let failed = write(chunk)
      let wasLarge = queue.withLock { queue in
        queue.isWriting = false
        queue.bytes -= chunk.count
        if let failed { fail(failed) }
        defer { if queue.isIdle { queue.peak = 0 } }
        return queue.isIdle && queue.peak > 1 << 20
      }
      queue.signal()
      // What waited for a slow reader is not given back by free alone.
      if wasLarge { malloc_trim(0) }
      if failed != nil { abandonWaiting() }
      if case .bytes(let buffer, let flow?) = chunk {
        flow.unwritten.withLock { $0 -= buffer.count }
        flow.unwritten.signal()
      }
    }
  }

  /// Lets go of what will never be written, and of those who wait for it.
  private func abandonWaiting() {
    let waiting = queue.withLock { queue in
      defer { queue.waiting = [] }
      queue.head = 0
      queue.bytes = 0
      return queue.waiting
    }
    for case .bytes(_, let flow?) in waiting { wake(flow) }
  }

  /// Writes a chunk; gives the error that prevented it.
  private func write(_ chunk: Chunk) -> Int32? {
    switch chunk {
    case .bytes(let buffer, _):
      return writeWaiting(buffer.bytes)
    case .latest(let latest):
      let buffer = latest.message.withLock { message in
        defer { message = nil }
        return message
      }
      return buffer.flatMap { writeWaiting($0.bytes) }
    }
  }

  /// Writes all of it, however long the other end takes; gives the error that prevented it.
  private func writeWaiting(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var written = 0
    while written < bytes.count {
      let result = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
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
