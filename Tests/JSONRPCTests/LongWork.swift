import Glibc
import JSON
import Synchronization
import Testing

@testable import JSONRPC

/// What the slow method of these tests waits for, and what it tells of itself.
final class Gates: Sendable {
  private let open = Mutex(Set<String>())
  /// Calls that have begun, parts that were sent.
  let begun = Atomic(0)
  let parts = Atomic(0)

  func open(_ names: String...) { open.withLock { $0.formUnion(names) } }
  func isOpen(_ name: String) -> Bool { open.withLock { $0.contains(name) } }
}

/// `slow`: runs until its gate is open or it is cancelled; before that it reports and sends parts as
/// often as it is told.
enum SlowMethod: LongMethod {
  typealias Context = Gates

  static let name: StaticString = "slow"
  static let summary: StaticString = "Waits."
  static let doc: StaticString = "Waits until its gate is open."
  static let resultDoc: StaticString = "Its gate."
  static let reasons: [Reason] = []
  static let examples: [Example] = []

  struct Params: JSONParams {
    var gate = "open"
    var reports = 0
    var parts = 0

    init() {}

    static func members<V: ParamsVisitor<Params>>(_ member: inout V) throws(JSONError) {
      try member("gate", \.gate, "The gate to wait for.")
      try member("reports", \.reports, 0...1_000_000, "How often to report.")
      try member("parts", \.parts, 0...1_000_000, "How many parts of 64 KiB to send.")
    }
  }

  struct Result: JSONRecord {
    let gate: String

    static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("gate", "The gate.") { $0.gate }
    }
  }

  static func isLong(_ params: JSONValue?) -> Bool { true }

  static func run(_ params: Params, _ gates: Gates, _ call: Call) throws(RPCError) -> Result {
    gates.begun.add(1, ordering: .relaxed)
    for number in 0..<params.reports { call.report(number + 1, of: params.reports) }
    let part = String(repeating: "p", count: 64 << 10)
    for _ in 0..<params.parts {
      gates.parts.add(1, ordering: .relaxed)
      try call.sendPartialResult { $0.string(part) }
    }
    while !gates.isOpen(params.gate) {
      try call.checkCancelled()
      usleep(200)
    }
    return Result(gate: params.gate)
  }
}

/// `quick`: gives its params back at once.
enum QuickMethod: Method {
  static let name: StaticString = "quick"
  static let summary: StaticString = "Echoes."
  static let doc: StaticString = "Echoes."
  static let resultDoc: StaticString = "The params."
  static let reasons: [Reason] = []
  static let examples: [Example] = []

  struct Echo: JSONResult {
    let value: JSONValue?
    func write(to writer: inout JSONWriter) {
      if let value { value.write(to: &writer) } else { writer.null() }
    }
    static func writeSchema(to writer: inout JSONWriter) {}
  }

  static func run(_ params: AnyParams, _ context: Void) -> Echo { Echo(value: params.value) }
}

/// A session whose answers go through a real pipe.
final class PipedSession {
  let gates = Gates()
  private let output: Output
  private let answers = OutputBuffer()
  private var session: Session
  private var ends: [Int32] = [0, 0]
  private var received: [UInt8] = []

  init(framing: Framing = .auto) {
    pipe(&ends)
    output = Output(ends[1])
    session = Session(
      methods: MethodTable([AnyMethod(long: SlowMethod.self, gates), AnyMethod(QuickMethod.self, ())]),
      serverInfo: ServerInfo(name: "test", version: "0"), framing: framing, answers: answers,
      output: output)
  }

  deinit {
    // Whoever still waits is let go, so that no thread outlives the test in a wait.
    session.abandon()
    close(ends[0])
    session.waitForWorkers()
    close(ends[1])
  }

  func send(_ text: String) {
    var text = text
    text.withUTF8 { session.receive(UnsafeRawBufferPointer($0)) }
    run()
  }

  /// A request of the slow method.
  func slow(_ id: String, _ params: String = "{}") {
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"slow","params":\#(params)}"#)
  }

  func quick(_ id: String, _ params: String = "{}") {
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"quick","params":\#(params)}"#)
  }

  func cancel(_ id: String) {
    send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
  }

  func cancelForMCP(_ id: String) {
    send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
  }

  /// Ends the input and waits for all that was asked.
  func finish() {
    session.finish()
    run()
    session.waitForWorkers()
  }

  private func run() {
    while session.step() {}
    output.send(answers)
  }

  var pending: Int { output.pending }
  var exitCode: Int32? { session.exitCode }
  func abandon() { session.abandon() }

  /// Waits until `condition` holds; false after ten seconds.
  func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<50_000 {
      if condition() { return true }
      usleep(200)
    }
    return false
  }

  /// The next line that comes out, or nil when none does within ten seconds.
  func next() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard readMore(milliseconds: 10_000) else { return nil }
    }
  }

  /// All bytes that are there; for framings that have no lines.
  func bytes(untilSuffix suffix: String) -> String {
    while !String(decoding: received, as: UTF8.self).hasSuffix(suffix) {
      guard readMore(milliseconds: 10_000) else { break }
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  private func readMore(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) == 1 else { return false }
    var block = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(ends[0], &block, block.count)
    guard count > 0 else { return false }
    received += block[..<count]
    return true
  }
}

func success(_ id: String, gate: String) -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"result":{"gate":"\#(gate)"}}"#
}

func cancelled(_ id: String) -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32800,"message":"the request was cancelled","#
    + #""data":{"reason":"cancelled","pointer":""}}}"#
}
