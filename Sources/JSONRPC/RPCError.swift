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
    member("reason", "What kind of error it is.") { $0.reason.rawValue }
    member("pointer", "Where it is: RFC 6901, relative to params.") { $0.pointer }
    member.optional("member", "The missing or unknown name.") { $0.member }
    member.optional("expected", "What should be there, in words.") { $0.expected }
    member.optional("found", "What is there.") { $0.found }
    member.optional("minimum", "The least that is taken.") { $0.minimum }
    member.optional("maximum", "The most that is taken.") { $0.maximum }
    member.optional("allowed", "All that is taken.") { $0.allowed }
    member.optional("suggestion", "One value to put there.") { $0.suggestion }
    member.optional("hint", "What may help.") { $0.hint }
    member.optional("line", "The line in the text, from 1.") { $0.place.map { Int($0.line) } }
    member.optional("column", "The column in Unicode scalars, from 1.") {
      $0.place.map { Int($0.column) }
    }
    member.optional("offset", "The byte in the text, from 0.") { $0.place.map { Int($0.offset) } }
    member.optional("lineOffset", "The byte at which the line begins, from 0.") {
      $0.place.map { Int($0.lineOffset) }
    }
  }
}
