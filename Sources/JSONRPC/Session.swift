import CLinux
import JSON

/// One connection: takes bytes in and gives answers out; knows no descriptor of its input.
public struct Session: ~Copyable {
  private var reader: MessageReader
  private let limits: Limits
  private let methods: MethodTable
  private let serverInfo: ServerInfo
  private let answers: OutputBuffer
  private let beside: (output: Output, workers: Workers)?
  private let log: Log?
  private var inFlight = InFlight()
  private var isShutDown = false
  /// The code to end with, once the client has said `exit`.
  public private(set) var exitCode: Int32?
  /// The client's process, once `initialize` has told it.
  private(set) var clientProcess: Int32?

  /// Answers are put into `answers`, framed and whole; who owns the session takes them from there.
  /// Long methods run beside it when there is an output for what they say, and in place otherwise.
  public init(
    methods: MethodTable, serverInfo: ServerInfo, framing: Framing = .auto,
    limits: Limits = Limits(), answers: OutputBuffer, output: Output? = nil,
    log: Log? = nil
  ) {
    reader = MessageReader(framing: framing, limits: limits)
    self.limits = limits
    self.methods = methods
    self.serverInfo = serverInfo
    self.answers = answers
    beside = output.map { ($0, Workers(output: $0, room: limits.pending)) }
    self.log = log
  }

  /// Room for the next read; `commit` says how much of it was used.
  public mutating func prepare() -> UnsafeMutableRawBufferPointer { reader.prepare() }
  public mutating func commit(_ count: Int) { reader.commit(count) }
  public mutating func receive(_ bytes: UnsafeRawBufferPointer) { reader.receive(bytes) }

  /// Says that nothing more will come.
  public mutating func finish() { reader.finish() }

  /// Waits until all that runs beside the reader has been answered.
  public func waitForWorkers() { beside?.workers.finish() }

  /// Waits while more than `bytes` of params wait for a worker.
  func waitForWorkers(untilAtMost bytes: Int) {
    guard let workers = beside?.workers, workers.pending > bytes else { return }
    workers.wait(untilAtMost: bytes)
  }

  /// Ends all that runs beside the reader, without answers.
  public func abandon() {
    for request in inFlight.running { cancel(request, isAnswered: false) }
  }

  /// Answers the next message in what has come; false when there is none.
  public mutating func step() -> Bool {
    guard exitCode == nil, let incoming = reader.next() else { return false }
    guard let log else {
      take(incoming)
      return true
    }
    let (beginning, start) = (answers.count, Log.now())
    switch incoming {
    case .message(let message): log.received(message.text)
    case .broken(let error): log.broken(error)
    case .tooLarge: break
    }
    take(incoming)
    let answer = UnsafeRawBufferPointer(rebasing: answers.bytes[beginning...])
    if !answer.isEmpty { log.answered(answer, microseconds: Log.now() - start) }
    return true
  }

  private mutating func take(_ incoming: consuming Incoming) {
    switch incoming {
    case .message(let message):
      take(message)
      // What a large tree has taken is not given back by free alone.
      if message.text.count > 1 << 20 { malloc_trim(0) }
    case .broken(let error):
      answer { $0.failure(nil, RPCError(error)) }
    case .tooLarge(let id):
      let error = RPCError(
        .tooLarge, .messageTooLarge, "the message is larger than \(limits.message) bytes")
      answer { writer in
        if let id {
          id.withUnsafeBytes { writer.failure($0, error) }
        } else {
          writer.failure(nil, error)
        }
      }
    }
  }

  /// Writes one message of an answer.
  private func answer(_ write: (inout JSONWriter) -> Void) {
    var writer = AnswerWriter(answers, usesHeaders: reader.usesHeaders)
    write(&writer.json)
    writer.finish()
  }

  private mutating func take(_ message: Message) {
    do throws(JSONError) {
      try check(message)
      let document = try Self.parse(message)
      take(document.value, message)
      withExtendedLifetime(document) {}
    } catch {
      // Only broken JSON has a null id.
      let error = RPCError(error.moved(to: message.start))
      guard error.code != .parseError else { return answer { $0.failure(nil, error) } }
      refuse(message, error)
    }
  }

  /// Refuses a message that is JSON but can't be taken: each of its requests by its id.
  private func refuse(_ message: Message, _ error: RPCError) {
    func shortID(_ offset: Int) -> UnsafeRawBufferPointer? {
      message.rawID(at: offset).flatMap { $0.count <= limits.refusedID ? $0 : nil }
    }
    let ids = message.memberIDs.compactMap(shortID)
    guard !ids.isEmpty else { return answer { $0.failure(shortID(message.id), error) } }
    answer { writer in
      writer.open(.array)
      for id in ids { writer.failure(id, error) }
      writer.close(.array)
    }
  }

  /// What must not reach jansson.
  private func check(_ message: Message) throws(JSONError) {
    guard message.depth <= limits.depth, message.values <= limits.values, !message.holdsNUL else {
      if let error = JSONDiagnosis.error(in: message.text), RPCError(error).code == .parseError {
        throw error
      }
      return try limits.check(depth: message.depth, values: message.values)
    }
  }

  /// An id is echoed from its raw token, so one that jansson can't hold is no reason to refuse the
  /// message: it is parsed with a 0 in that place.
  private static func parse(_ message: Message) throws(JSONError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(parsing: message.text)
    } catch {
      guard error.reason == .numberTooBig else { throw error }
      var text = Array(message.text)
      for offset in message.memberIDs + [message.id] {
        guard let id = message.rawID(at: offset), id.first != UInt8(ascii: "\"") else { continue }
        let start = id.baseAddress! - message.text.baseAddress!
        for index in start..<start + id.count { text[index] = UInt8(ascii: " ") }
        text[start] = UInt8(ascii: "0")
      }
      return try JSONDocument(parsing: text)
    }
  }

  private mutating func take(_ value: JSONValue, _ message: Message) {
    guard !value.isArray else { return takeBatch(value, message) }
    let envelope = Envelope(value, id: message.rawID(at: message.id), hasID: message.id > 0)
    if let long = longRequest(envelope) {
      startBeside(long, reply: newReply(count: 1, isBatch: false), place: 0)
      return
    }
    var writer = AnswerWriter(answers, usesHeaders: reader.usesHeaders)
    if handle(envelope, &writer.json) { writer.finish() } else { writer.cancel() }
  }

  private mutating func takeBatch(_ batch: JSONValue, _ message: Message) {
    guard batch.count > 0 else {
      return answer { $0.failure(nil, .invalidRequest("a batch must not be empty")) }
    }
    let members = BatchMembers(batch, message)
    if beside != nil, members.contains(where: { longRequest($0) != nil }) {
      return takeLongBatch(members, count: batch.count)
    }
    var writer = AnswerWriter(answers, usesHeaders: reader.usesHeaders)
    writer.openBatch()
    var isAnswered = false
    for envelope in members {
      let envelope = writer.count > limits.answer ? tooLarge(envelope) : envelope
      if handle(envelope, &writer.json) { isAnswered = true }
    }
    guard isAnswered else { return writer.cancel() }
    writer.closeBatch()
    writer.finish()
  }

  /// A batch in which something is long: its short members are answered now, and the whole goes out
  /// with the last of the long ones.
  private mutating func takeLongBatch(_ members: BatchMembers, count: Int) {
    let reply = newReply(count: count, isBatch: true)
    for (place, envelope) in members.enumerated() {
      if reply.byteCount <= limits.answer, let long = longRequest(envelope) {
        startBeside(long, reply: reply, place: place)
        continue
      }
      let part = OutputBuffer()
      var writer = JSONWriter(appendingTo: part)
      let isAnswered = handle(
        reply.byteCount > limits.answer ? tooLarge(envelope) : envelope, &writer)
      writer.finish()
      reply.fill(place, isAnswered ? part : nil)
    }
  }

  /// What a member becomes when the batch's answer has grown too large to run it.
  private func tooLarge(_ envelope: Envelope) -> Envelope {
    guard case .request(let id, _, _) = envelope else { return envelope }
    return .invalid(
      id: id,
      RPCError(.tooLarge, .answerTooLarge, "the answer is larger than \(limits.answer) bytes"))
  }

  private struct LongRequest {
    let id: UnsafeRawBufferPointer
    let method: AnyMethod
    let params: JSONValue?
  }

  /// The request, if it is one that runs beside the reader.
  private func longRequest(_ envelope: Envelope) -> LongRequest? {
    guard beside != nil, !isShutDown, case .request(let id, let name, let params) = envelope,
      let index = methods.find(name), methods.methods[index].isLong(params)
    else { return nil }
    return LongRequest(id: id, method: methods.methods[index], params: params)
  }

  private func newReply(count: Int, isBatch: Bool) -> Reply {
    Reply(count: count, isBatch: isBatch, usesHeaders: reader.usesHeaders, output: beside!.output)
  }

  private mutating func startBeside(_ long: LongRequest, reply: Reply, place: Int) {
    let request = Request(id: Array(long.id), reply: reply, place: place)
    inFlight.add(request)
    beside!.workers.add(
      Workers.Job(
        request: request, method: long.method, params: jsonBytes(long.params),
        usesHeaders: reader.usesHeaders))
  }

  /// The bytes of a value; null for none.
  private func jsonBytes(_ value: JSONValue?) -> [UInt8] {
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    if let value { value.write(to: &writer) } else { writer.null() }
    writer.endDocument()
    writer.finish()
    return Array(buffer.bytes)
  }

  /// Does what one message asks for; true when it wrote an answer.
  private mutating func handle(_ envelope: Envelope, _ writer: inout JSONWriter) -> Bool {
    switch envelope {
    case .request(let id, let method, let params):
      answer(method, params, id, &writer)
      return true
    case .notification(let method, let params):
      take(notification: method, params)
      return false
    case .response:
      return false
    case .invalid(let id, let error):
      writer.failure(id, error)
      return true
    }
  }

  private mutating func answer(
    _ method: UnsafeRawBufferPointer, _ params: JSONValue?, _ id: UnsafeRawBufferPointer,
    _ writer: inout JSONWriter
  ) {
    if let index = methods.find(method), !isShutDown {
      return writer.success(id) { (writer) throws(RPCError) in
        try methods.methods[index].answer(params, nil, &writer)
      }
    }
    if method == "exit" {
      exit()
      writer.success(id) { $0.null() }
    } else if isShutDown {
      writer.failure(
        id, RPCError(.invalidRequest, .shutDown, "the server is shut down; only exit is left"))
    } else if method == "initialize" {
      clientProcess = params?["processId"]?.integer.flatMap(Int32.init(exactly:))
      writer.success(id) { InitializeResult(serverInfo: serverInfo).write(to: &$0) }
    } else if method == "shutdown" {
      isShutDown = true
      writer.success(id) { $0.null() }
    } else {
      writer.failure(id, methods.notFound(method))
    }
  }

  private mutating func take(notification method: UnsafeRawBufferPointer, _ params: JSONValue?) {
    if method == "exit" {
      exit()
    } else if method == "$/cancelRequest" {
      cancel(params?["id"], isAnswered: true)
    } else if method == "notifications/cancelled" {
      cancel(params?["requestId"], isAnswered: false)
    }
  }

  private mutating func exit() { exitCode = isShutDown ? 0 : 1 }

  /// Cancels the oldest request with this id that still runs, if there is one.
  private func cancel(_ id: JSONValue?, isAnswered: Bool) {
    guard let id, let request = inFlight.find(id) else { return }
    cancel(request, isAnswered: isAnswered)
  }

  private func cancel(_ request: Request, isAnswered: Bool) {
    request.cancel(isAnswered: isAnswered)
    // Its method may be waiting for the client to read.
    beside?.output.wake(request.flow)
  }
}

/// The members of a batch, each as what it is.
private struct BatchMembers: Sequence, IteratorProtocol {
  private let batch: JSONValue
  private let message: Message
  private var index = 0
  private var objects = 0

  init(_ batch: JSONValue, _ message: Message) {
    self.batch = batch
    self.message = message
  }

  mutating func next() -> Envelope? {
    guard let member = batch[index] else { return nil }
    index += 1
    guard member.isObject else { return Envelope(member, id: nil, hasID: false) }
    let offset = message.memberIDs[objects]
    objects += 1
    return Envelope(member, id: message.rawID(at: offset), hasID: offset > 0)
  }
}
