import JSON

/// The error of an answer: a code of the protocol or of ours, and what is wrong in detail.
public struct RPCError: Error {
  public let code: Code
  public let detail: JSONError

  public enum Code: Int, CaseIterable, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case requestCancelled = -32800
    case tooLarge = -32014
    case fileNotFound = -32010
    case unreadable = -32011
    case parsingFailed = -32012
    case serviceError = -32013
  }

  public init(_ code: Code, _ detail: JSONError) {
    self.code = code
    self.detail = detail
  }

  public init(_ code: Code, _ reason: Reason, _ message: String) {
    self.init(code, JSONError(reason, message))
  }

  /// The error of params, or the one of a text that is JSON but more than can be taken.
  public init(_ detail: JSONError) {
    let code: Code =
      switch detail.reason {
      case .syntax, .encoding, .unexpectedEnd, .badHeader: .parseError
      case .invalidRequest, .depthExceeded, .tooManyValues, .numberTooBig, .nulInName, .shutDown:
        .invalidRequest
      case .methodNotFound: .methodNotFound
      case .messageTooLarge, .answerTooLarge: .tooLarge
      case .cancelled: .requestCancelled
      case .internal: .internalError
      case .fileNotFound: .fileNotFound
      case .readFailed, .pathNotAllowed, .notAFile: .unreadable
      case .parsingFailed: .parsingFailed
      case .serviceError: .serviceError
      default: .invalidParams
      }
    self.init(code, detail)
  }
}

extension RPCError: JSONResult {
  public func write(to writer: inout JSONWriter) {
    writer.open(.object)
    writer.name("code")
    writer.integer(code.rawValue)
    writer.name("message")
    writer.string(detail.message)
    writer.name("data")
    detail.write(to: &writer)
    writer.close(.object)
  }

  public static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writer.name("code")
    writer.open(.object)
    writer.name("enum")
    Code.allCases.map(\.rawValue).write(to: &writer)
    writer.close(.object)
    writer.name("message")
    writer.open(.object)
    String.writeSchema(to: &writer)
    writer.close(.object)
    writer.name("data")
    writer.open(.object)
    JSONError.writeSchema(to: &writer)
    writer.close(.object)
    writer.close(.object)
    writer.name("required")
    ["code", "message", "data"].write(to: &writer)
    writer.name("additionalProperties")
    writer.boolean(false)
  }
}

/// The `data` of an error.
extension JSONError: JSONRecord {
  public static func members<V: RecordVisitor<JSONError>>(_ member: inout V) {
    member.detail { $0 }
  }
}

extension RecordVisitor {
  /// The members that tell of an error, be it the `data` of an answer or a problem in a file.
  public mutating func detail(_ error: (Record) -> JSONError) {
    callAsFunction("reason", "What kind of error it is.") { error($0).reason.rawValue }
    optional("cause", "Why data could not be decoded: the reason in detail.") {
      error($0).cause?.rawValue
    }
    callAsFunction(
      "pointer", "Where it is: RFC 6901, relative to params, or to the document that was decoded."
    ) { error($0).pointer }
    optional("member", "The missing or unknown name.") { error($0).member }
    optional("expected", "What should be there, in words.") { error($0).expected }
    optional("found", "What is there.") { error($0).found }
    optional("minimum", "The least that is taken.") { error($0).minimum }
    optional("maximum", "The most that is taken.") { error($0).maximum }
    optional("allowed", "All that is taken.") { error($0).allowed }
    optional("suggestion", "One value to put there.") { error($0).suggestion }
    optional("hint", "What may help.") { error($0).hint }
    optional("line", "The line in the text, from 1.") { error($0).place.map { Int($0.line) } }
    optional("column", "The column in Unicode scalars, from 1.") {
      error($0).place.map { Int($0.column) }
    }
    optional("offset", "The byte in the text, from 0.") { error($0).place.map { Int($0.offset) } }
    optional("lineOffset", "The byte at which the line begins, from 0.") {
      error($0).place.map { Int($0.lineOffset) }
    }
  }
}
