import Glibc
import JSON

/// What a method that may take long gets beside its params: whether it is still wanted, and a way to
/// tell how far it is.
public struct Call: Sendable {
  private let connection: Connection?
  private let method: StaticString
  /// The client's tokens, as JSON.
  private let workDoneToken: [UInt8]?
  private let partialResultToken: [UInt8]?
  private let progressToken: [UInt8]?
  private let latest = Output.Latest()

  private struct Connection {
    let request: Request
    let output: Output
    let usesHeaders: Bool
  }

  /// A call that is run in place: nobody can cancel it, and nobody listens.
  public static let inPlace = Call(connection: nil, method: "", params: nil)

  init(
    _ request: Request, method: StaticString, params: JSONValue?, output: Output, usesHeaders: Bool
  ) {
    self.init(
      connection: Connection(request: request, output: output, usesHeaders: usesHeaders),
      method: method, params: params)
  }

  private init(connection: Connection?, method: StaticString, params: JSONValue?) {
    self.connection = connection
    self.method = method
    workDoneToken = Self.token(params?["workDoneToken"])
    partialResultToken = Self.token(params?["partialResultToken"])
    progressToken = Self.token(params?["_meta"]?["progressToken"])
  }

  /// A token is a string or a whole number; anything else is none.
  private static func token(_ value: JSONValue?) -> [UInt8]? {
    guard let value, value.isString || value.integer != nil else { return nil }
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    value.write(to: &writer)
    writer.endDocument()
    writer.finish()
    return Array(buffer.bytes)
  }

  /// Whether the client has cancelled the request; what is still worked out is for nobody.
  public var isCancelled: Bool { connection.map { !$0.request.isRunning } ?? false }

  public func checkCancelled() throws(RPCError) {
    if isCancelled { throw RPCError(.requestCancelled, .cancelled, "the request was cancelled") }
  }

  /// Whether the result is wanted in parts.
  public var wantsPartialResults: Bool { connection != nil && partialResultToken != nil }

  /// Unwritten bytes of partial results beyond which a method waits.
  private static let partialResultRoom = 1 << 20

  /// Sends a part of the result, which `write` writes as one JSON value. Waits while too much of
  /// what was sent before is unread; throws when the request was cancelled meanwhile.
  public func sendPartialResult(_ write: (inout JSONWriter) -> Void) throws(RPCError) {
    guard let connection, let partialResultToken else { return }
    send(flow: connection.request.flow) { writer in
      writer.name("token")
      writer.put(value: partialResultToken)
      writer.name("value")
      write(&writer)
    }
    connection.output.wait(connection.request.flow, untilAtMost: Self.partialResultRoom) {
      !connection.request.isRunning
    }
    try checkCancelled()
  }

  /// Says that the work begins.
  func begin() {
    guard let workDoneToken else { return }
    sendWorkDone(workDoneToken) { writer in
      writer.name("kind")
      writer.string("begin")
      writer.name("title")
      writer.string(method)
      writer.name("cancellable")
      writer.boolean(true)
    }
  }

  /// Says that the work is done, which is the last that is said before the answer.
  func end() {
    guard let workDoneToken else { return }
    sendWorkDone(workDoneToken) { writer in
      writer.name("kind")
      writer.string("end")
    }
  }

  /// Says how far the work is: `done` of `total`, in whatever unit, never less than before. What the
  /// client has not read yet is replaced.
  public func report(_ done: Int, of total: Int? = nil) {
    if let workDoneToken {
      sendWorkDone(workDoneToken, isReplaceable: true) { writer in
        writer.name("kind")
        writer.string("report")
        if let total, total > 0 {
          writer.name("percentage")
          writer.integer(min(100, max(0, Int(Double(done) / Double(total) * 100))))
        } else {
          writer.name("message")
          writer.string(String(done))
        }
      }
    }
    if let progressToken {
      send(method: "notifications/progress", isReplaceable: true) { writer in
        writer.name("progressToken")
        writer.put(value: progressToken)
        writer.name("progress")
        writer.integer(done)
        if let total {
          writer.name("total")
          writer.integer(total)
        }
      }
    }
  }

  private func sendWorkDone(
    _ token: [UInt8], isReplaceable: Bool = false, _ members: (inout JSONWriter) -> Void
  ) {
    send(isReplaceable: isReplaceable) { writer in
      writer.name("token")
      writer.put(value: token)
      writer.name("value")
      writer.open(.object)
      members(&writer)
      writer.close(.object)
    }
  }

  /// Sends a notification, if the request still runs when its turn has come: so nothing comes after
  /// the answer.
  private func send(
    method: StaticString = "$/progress", flow: Output.Flow? = nil, isReplaceable: Bool = false,
    _ params: (inout JSONWriter) -> Void
  ) {
    guard let connection else { return }
    let buffer = OutputBuffer()
    var writer = AnswerWriter(buffer, usesHeaders: connection.usesHeaders)
    writer.json.notification(method, params)
    writer.finish()
    let isWanted = { connection.request.isRunning }
    if isReplaceable {
      connection.output.send(buffer, latest: latest, if: isWanted)
    } else {
      connection.output.send(buffer, flow: flow, if: isWanted)
    }
  }
}
