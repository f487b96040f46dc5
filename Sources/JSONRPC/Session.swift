import JSON

/// One connection: takes bytes in, gives answers out, and knows no descriptor and no thread.
public struct Session: ~Copyable {
  private var reader: MessageReader
  private let limits: Limits
  private let methods: MethodTable
  private let serverInfo: ServerInfo
  private let output: OutputBuffer
  private var isShutDown = false
  /// The code to end with, once the client has said `exit`.
  public private(set) var exitCode: Int32?

  /// Answers are put into `output`, framed and whole; who owns the session takes them from there.
  public init(
    methods: MethodTable, serverInfo: ServerInfo, framing: Framing = .auto,
    limits: Limits = Limits(), output: OutputBuffer
  ) {
    reader = MessageReader(framing: framing, limits: limits)
    self.limits = limits
    self.methods = methods
    self.serverInfo = serverInfo
    self.output = output
  }

  /// Room for the next read; `commit` says how much of it was used.
  public mutating func prepare() -> UnsafeMutableRawBufferPointer { reader.prepare() }
  public mutating func commit(_ count: Int) { reader.commit(count) }
  public mutating func receive(_ bytes: UnsafeRawBufferPointer) { reader.receive(bytes) }

  /// Says that nothing more will come.
  public mutating func finish() { reader.finish() }

  /// Answers the next message in what has come; false when there is none.
  public mutating func step() -> Bool {
    guard exitCode == nil, let incoming = reader.next() else { return false }
    switch incoming {
    case .message(let message):
      take(message)
    case .broken(let error):
      answer { $0.failure(nil, RPCError(error)) }
    case .tooLarge(let id):
      let error = RPCError(
        .tooLarge, .messageTooLarge, "the message is larger than \(limits.message) bytes")
      if let id {
        id.withUnsafeBytes { id in answer { $0.failure(id, error) } }
      } else {
        answer { $0.failure(nil, error) }
      }
    }
    return true
  }

  /// Writes one answer, framed.
  private func answer(_ write: (inout AnswerWriter) -> Void) {
    var writer = AnswerWriter(output, usesHeaders: reader.usesHeaders)
    write(&writer)
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
      let id =
        error.code == .parseError
        ? nil : message.rawID(at: message.id).flatMap { $0.count <= limits.refusedID ? $0 : nil }
      answer { $0.failure(id, error) }
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

  /// What must not reach jansson.
  private func check(_ message: Message) throws(JSONError) {
    guard message.depth <= limits.depth, message.values <= limits.values, !message.holdsNUL else {
      if let error = JSONDiagnosis.error(in: message.text) { throw error }
      if message.depth > limits.depth {
        throw JSONError(
          .depthExceeded, "the message is nested deeper than \(limits.depth)", place: .start)
      }
      throw JSONError(
        .tooManyValues, "the message has more than \(limits.values) values", place: .start)
    }
  }

  private mutating func take(_ value: JSONValue, _ message: Message) {
    guard value.isArray else {
      let id = message.rawID(at: message.id)
      takeRequest(value, id, wantsAnswer: message.id > 0)
      return
    }
    guard value.count > 0 else {
      return answer { $0.failure(nil, .invalidRequest("a batch must not be empty")) }
    }
    takeBatch(value, message)
  }

  private mutating func takeRequest(
    _ value: JSONValue, _ id: UnsafeRawBufferPointer?, wantsAnswer: Bool
  ) {
    var writer = AnswerWriter(output, usesHeaders: reader.usesHeaders)
    if handle(value, id, wantsAnswer: wantsAnswer, &writer) {
      writer.finish()
    } else {
      writer.cancel()
    }
  }

  private mutating func takeBatch(_ batch: JSONValue, _ message: Message) {
    var writer = AnswerWriter(output, usesHeaders: reader.usesHeaders)
    writer.openBatch()
    var isAnswered = false
    var objects = 0
    for index in 0..<batch.count {
      guard let member = batch[index] else { break }
      var idOffset = 0
      if member.isObject {
        idOffset = message.memberIDs[objects]
        objects += 1
      }
      let id = message.rawID(at: idOffset)
      if writer.count > limits.answer {
        guard idOffset > 0 else { continue }
        writer.failure(
          id, RPCError(.tooLarge, .answerTooLarge, "the answer is larger than \(limits.answer) bytes"))
        isAnswered = true
      } else if handle(member, id, wantsAnswer: idOffset > 0, &writer) {
        isAnswered = true
      }
    }
    guard isAnswered else { return writer.cancel() }
    writer.closeBatch()
    writer.finish()
  }

  /// Does what one request, notification or response asks for; true when it wrote an answer.
  private mutating func handle(
    _ value: JSONValue, _ id: UnsafeRawBufferPointer?, wantsAnswer: Bool,
    _ writer: inout AnswerWriter
  ) -> Bool {
    guard value.isObject else {
      writer.failure(nil, .invalidRequest("a request must be an object, not \(value.summary)"))
      return true
    }
    var method: UnsafeRawBufferPointer?
    var methodValue: JSONValue?
    var params: JSONValue?
    var hasVersion = false
    var isResponse = false
    for member in value.members {
      if member.name == "method" {
        methodValue = member.value
        method = member.value.utf8
      } else if member.name == "params" {
        params = member.value
      } else if member.name == "jsonrpc" {
        hasVersion = member.value.utf8.map { $0 == "2.0" } ?? false
      } else if member.name == "result" || member.name == "error" {
        isResponse = true
      }
    }
    // A response: the server asks nothing, so nobody waits for it.
    if isResponse, methodValue == nil { return false }
    if wantsAnswer, id == nil {
      writer.failure(nil, .invalidRequest("id must be a string, a number or null"))
      return true
    }
    guard hasVersion, let method else {
      writer.failure(
        id,
        .invalidRequest(
          !hasVersion
            ? "jsonrpc must be \"2.0\""
            : methodValue.map { "method must be a string, not \($0.summary)" }
              ?? "method is missing"))
      return true
    }
    if let params, !params.isObject, !params.isArray, !params.isNull {
      guard wantsAnswer else { return false }
      writer.failure(
        id, .invalidRequest("params must be an object or an array, not \(params.summary)"))
      return true
    }
    if handleLifecycle(method, params, id, wantsAnswer: wantsAnswer, &writer) { return wantsAnswer }
    guard wantsAnswer, let id else {
      // A notification: no method of ours has an effect that could be wanted without its result.
      return false
    }
    if isShutDown {
      writer.failure(
        id, RPCError(.invalidRequest, .shutDown, "the server is shut down; only exit is left"))
      return true
    }
    guard let index = methods.find(method) else {
      writer.failure(id, methodNotFound(method))
      return true
    }
    writer.success(id) { (json) throws(RPCError) in
      try methods.methods[index].answer(params, &json)
    }
    return true
  }

  private func methodNotFound(_ method: UnsafeRawBufferPointer) -> RPCError {
    let name = String(decoding: method, as: UTF8.self)
    let known = methods.methods.map(\.name.description)
    let suggestion = nearestName(to: name, among: known)
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    let shown = name.count > 60 ? "\(name.prefix(60))…" : name
    return RPCError(
      .methodNotFound,
      JSONError(
        .methodNotFound, "there is no method \(shown)\(advice)", suggestion: suggestion,
        hint: "rpc.discover tells all methods."))
  }

  /// What belongs to the connection and not to a method; true when it was such a message.
  private mutating func handleLifecycle(
    _ method: UnsafeRawBufferPointer, _ params: JSONValue?, _ id: UnsafeRawBufferPointer?,
    wantsAnswer: Bool, _ writer: inout AnswerWriter
  ) -> Bool {
    if method == "exit" {
      exitCode = isShutDown ? 0 : 1
      if wantsAnswer { writer.success(id) { $0.null() } }
      return true
    }
    guard wantsAnswer, !isShutDown else { return false }
    if method == "initialize" {
      writer.success(id) { [serverInfo] in InitializeResult(serverInfo: serverInfo).write(to: &$0) }
      return true
    }
    if method == "shutdown" {
      isShutDown = true
      writer.success(id) { $0.null() }
      return true
    }
    return false
  }
}

extension RPCError {
  fileprivate static func invalidRequest(_ message: String) -> RPCError {
    RPCError(.invalidRequest, .invalidRequest, message)
  }
}
