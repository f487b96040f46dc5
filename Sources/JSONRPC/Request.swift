import JSON
import Synchronization

/// A request that runs beside the reader: who may still answer it is settled by one atomic, so two
/// answers can't happen.
final class Request: Sendable {
  /// The raw token of the id.
  let id: [UInt8]
  private let reply: Reply
  private let place: Int
  private let state = Atomic(State.running.rawValue)
  /// What it has sent beside its answer and isn't written yet.
  let flow = Output.Flow()

  private enum State: Int {
    case running, answered, cancelled
  }

  /// The request's answer goes to `place` in `reply`.
  init(id: [UInt8], reply: Reply, place: Int) {
    self.id = id
    self.reply = reply
    self.place = place
  }

  var isRunning: Bool { state.load(ordering: .acquiring) == State.running.rawValue }

  private func leave(for next: State) -> Bool {
    state.compareExchange(
      expected: State.running.rawValue, desired: next.rawValue, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Gives the answer, unless the request was cancelled before.
  func answer(_ part: OutputBuffer) {
    if leave(for: .answered) { reply.fill(place, part) }
  }

  /// Ends the request if it still runs: with an error, or without an answer.
  func cancel(isAnswered: Bool) {
    guard leave(for: .cancelled) else { return }
    guard isAnswered else { return reply.fill(place, nil) }
    let part = OutputBuffer()
    var writer = JSONWriter(appendingTo: part)
    id.withUnsafeBytes {
      writer.failure($0, RPCError(.requestCancelled, .cancelled, "the request was cancelled"))
    }
    writer.finish()
    reply.fill(place, part)
  }
}

/// The message that answers a request or a batch of which something runs beside the reader. It goes
/// out when its last part is there.
final class Reply: Sendable {
  private let isBatch: Bool
  private let usesHeaders: Bool
  private let output: Output
  private let parts: Monitor<Parts>

  private struct Parts {
    var parts: [OutputBuffer?]
    var missing: Int
    var bytes = 0
  }

  init(count: Int, isBatch: Bool, usesHeaders: Bool, output: Output) {
    self.isBatch = isBatch
    self.usesHeaders = usesHeaders
    self.output = output
    parts = Monitor(Parts(parts: Array(repeating: nil, count: count), missing: count))
  }

  /// Puts the answer of one member in its place: an object and a comma, or nil for a member that
  /// gets none.
  func fill(_ place: Int, _ part: OutputBuffer?) {
    let whole = parts.withLock { state -> OutputBuffer? in
      state.parts[place] = part
      state.bytes += part?.count ?? 0
      state.missing -= 1
      return state.missing == 0 ? assembled(&state.parts) : nil
    }
    if let whole { output.send(whole) }
  }

  /// How large the parts are that are there.
  var byteCount: Int { parts.withLock { $0.bytes } }

  private func assembled(_ parts: inout [OutputBuffer?]) -> OutputBuffer? {
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let whole = OutputBuffer()
    var writer = AnswerWriter(whole, usesHeaders: usesHeaders)
    if isBatch { writer.openBatch() }
    for index in parts.indices {
      if let part = parts[index] { writer.json.put(part.bytes) }
      parts[index] = nil
    }
    if isBatch { writer.closeBatch() }
    writer.finish()
    return whole
  }
}
