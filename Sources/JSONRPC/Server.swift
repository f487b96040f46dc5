import CLinux
import Glibc
import JSON

/// Serves one connection over two descriptors: reads, lets the session answer, and sends the
/// answers of a burst together.
public struct Server: ~Copyable {
  private var session: Session
  private let input: Int32
  private let output: Output
  private let buffer = OutputBuffer()
  private let limits: Limits
  private var isWatching = false

  /// A burst larger than this is sent in parts, so that the client can begin to read.
  private static let burstSize = 64 << 10

  public init(
    methods: MethodTable, serverInfo: ServerInfo, framing: Framing, limits: Limits, input: Int32,
    output: Output, log: Log? = nil
  ) {
    session = Session(
      methods: methods, serverInfo: serverInfo, framing: framing, limits: limits, answers: buffer,
      output: output, log: log)
    self.input = input
    self.output = output
    self.limits = limits
  }

  /// Serves until the input ends, the client says `exit`, or nothing can be written any more.
  /// Gives the code to exit with.
  public mutating func run() -> Int32 {
    var isAtEnd = false
    while !isAtEnd, output.error == nil, session.exitCode == nil {
      if let count = Self.read(input, into: session.prepare()) {
        session.commit(count)
      } else {
        isAtEnd = true
        session.finish()
      }
      while session.step() {
        watchClient()
        if buffer.count > Self.burstSize { send() }
        if output.error != nil { break }
      }
      send()
    }
    if isAtEnd, output.error == nil { session.waitForWorkers() } else { session.abandon() }
    output.drain()
    return session.exitCode ?? 0
  }

  /// Sends what has been answered, and waits while the client leaves too much unread: only here
  /// does reading stop.
  private func send() {
    output.send(buffer)
    if output.pending > limits.pending { output.wait(untilAtMost: limits.pending / 2) }
    session.waitForWorkers(untilAtMost: limits.pending)
  }

  /// Once the client has told its process, ends the server with that process: whoever else holds
  /// the pipe would keep it alive. A process that can't be seen from here (a container has other
  /// numbers) is nobody to wait for; so the watch begins before the answer goes out, as long as the
  /// client is still there.
  private mutating func watchClient() {
    guard !isWatching, let process = session.clientProcess else { return }
    isWatching = true
    let descriptor = pidfd_open_process(process)
    guard descriptor >= 0 else { return }
    _ = startThread {
      var ended = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&ended, 1, -1) < 0 {}
      kill(getpid(), SIGTERM)
    }
  }

  /// Reads what is there, waiting for the first byte; nil at the end of the input.
  static func read(_ descriptor: Int32, into room: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Glibc.read(descriptor, room.baseAddress!, room.count)
      if count > 0 { return count }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // The parent has made the descriptor non-blocking, and it stays so.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, -1)
      default:
        // A reset connection is an ended one; anything else can't be read on from either.
        return nil
      }
    }
  }
}
