import JSON

/// What a JSON value is as a message of JSON-RPC 2.0, before anybody looks for its method.
enum Envelope {
  case request(id: UnsafeRawBufferPointer, method: UnsafeRawBufferPointer, params: JSONValue?)
  /// Never answered, not even with an error.
  case notification(method: UnsafeRawBufferPointer, params: JSONValue?)
  /// The server asks nothing, so nobody waits for it.
  case response
  case invalid(id: UnsafeRawBufferPointer?, RPCError)

  /// `id` is the raw token, nil for one that can't be an id; `hasID` tells whether there was one.
  init(_ value: JSONValue, id: UnsafeRawBufferPointer?, hasID: Bool) {
    guard value.isObject else {
      self = .invalid(
        id: nil, .invalidRequest("a request must be an object, not \(value.summary)"))
      return
    }
    var method: JSONValue?
    var params: JSONValue?
    var isVersion2 = false
    var hasOutcome = false
    for member in value.members {
      if member.name == "method" {
        method = member.value
      } else if member.name == "params" {
        params = member.value
      } else if member.name == "jsonrpc" {
        isVersion2 = member.value.utf8.map { $0 == "2.0" } ?? false
      } else if member.name == "result" || member.name == "error" {
        hasOutcome = true
      }
    }
    if hasOutcome, method == nil {
      self = .response
    } else if hasID, id == nil {
      self = .invalid(id: nil, .invalidRequest("id must be a string, a number or null"))
    } else if !isVersion2 {
      self = .invalid(id: id, .invalidRequest("jsonrpc must be \"2.0\""))
    } else if let name = method?.utf8 {
      if let id {
        if let params, !params.isObject, !params.isArray, !params.isNull {
          self = .invalid(
            id: id,
            .invalidRequest("params must be an object or an array, not \(params.summary)"))
        } else {
          self = .request(id: id, method: name, params: params)
        }
      } else {
        self = .notification(method: name, params: params)
      }
    } else {
      let found = method.map { "method must be a string, not \($0.summary)" }
      self = .invalid(id: id, .invalidRequest(found ?? "method is missing"))
    }
  }
}

extension RPCError {
  static func invalidRequest(_ message: String) -> RPCError {
    RPCError(.invalidRequest, .invalidRequest, message)
  }
}
