import CLinux
import Glibc
import JSON

/// The threads that run long methods beside the reader. They are started when they are first
/// needed.
final class Workers: Sendable {
  private let output: Output
  /// Bytes of unread answers beyond which no job is begun.
  private let room: Int
  private let queue = Monitor(Queue())
  private static let most = max(1, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private struct Queue {
    private var jobs: [Job] = []
    /// The first of `jobs` that still waits: those before it are gone.
    private var head = 0
    /// Bytes of params that wait for a thread.
    private(set) var bytes = 0
    /// Jobs that wait or run.
    var open = 0
    var threads = 0

    mutating func append(_ job: Job) {
      jobs.append(job)
      bytes += job.params.count
      open += 1
    }

    mutating func next() -> Job? {
      guard head < jobs.count else { return nil }
      let job = jobs[head]
      bytes -= job.params.count
      head += 1
      if head == jobs.count || head > 1024 {
        jobs.removeFirst(head)
        head = 0
      }
      return job
    }
  }

  /// One long request: its method, and its params as bytes, since jansson's trees stay in the thread
  /// that made them.
  struct Job: Sendable {
    let request: Request
    let method: AnyMethod
    let params: [UInt8]
    let usesHeaders: Bool
  }

  init(output: Output, room: Int) {
    self.output = output
    self.room = room
  }

  func add(_ job: Job) {
    let hasThread = queue.withLock { queue in
      queue.append(job)
      if queue.open > queue.threads, queue.threads < Self.most, startThread({ self.workForever() })
      {
        queue.threads += 1
      }
      return queue.threads > 0
    }
    if hasThread {
      queue.signal()
    } else if let job = queue.withLock({ $0.next() }) {
      // No thread is to be had, so it is done here.
      run(job)
    }
  }

  /// Bytes of params that wait for a thread.
  var pending: Int { queue.withLock { $0.bytes } }

  /// Waits until at most `bytes` of params wait.
  func wait(untilAtMost bytes: Int) { queue.wait { $0.bytes <= bytes ? () : nil } }

  /// Waits until everything that was asked is done.
  func finish() { queue.wait { $0.open == 0 ? () : nil } }

  private func workForever() {
    while true {
      output.wait(untilAtMost: room)
      run(queue.wait { $0.next() })
    }
  }

  private func run(_ job: Job) {
    // Cancelled while it waited: then it was answered at once.
    if job.request.isRunning { job.request.answer(answer(to: job)) }
    if job.params.count > 1 << 20 { malloc_trim(0) }
    queue.withLock { $0.open -= 1 }
    queue.signal()
  }

  private func answer(to job: Job) -> OutputBuffer {
    let part = OutputBuffer()
    var writer = JSONWriter(appendingTo: part)
    job.request.id.withUnsafeBytes { id in
      writer.success(id) { (writer) throws(RPCError) in
        let params: JSONDocument
        do throws(JSONError) {
          params = try JSONDocument(parsing: job.params)
        } catch {
          throw RPCError(error)
        }
        let call = Call(
          job.request, method: job.method.name, params: params.value, output: output,
          usesHeaders: job.usesHeaders)
        call.begin()
        defer { call.end() }
        try job.method.answer(params.value, call, &writer)
      }
    }
    writer.finish()
    return part
  }
}
