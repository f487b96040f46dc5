import Testing

/// An answer as JSON-RPC 2.0 allows it: `jsonrpc`, `id`, and `result` or `error`, nothing else.
struct Answer: Equatable, CustomStringConvertible {
  /// The id's bytes.
  let id: String
  let outcome: Outcome

  enum Outcome: Equatable {
    case result(JSONTree)
    case error(code: Int, reason: String)
  }

  /// All of the error, for who looks closer; not compared.
  let error: JSONTree?

  init(id: String, _ outcome: Outcome) {
    (self.id, self.outcome, error) = (id, outcome, nil)
  }

  static func == (a: Answer, b: Answer) -> Bool {
    a.id.utf8.elementsEqual(b.id.utf8) && a.outcome == b.outcome
  }

  /// Reads one, and refuses whatever the specification or the project's own promises rule out.
  init(_ text: [UInt8]) throws {
    var reader = JSONTreeReader(text)
    let members = try reader.rawMembers()
    let names = members.map(\.name)
    guard
      names.sorted() == ["id", "jsonrpc", "result"] || names.sorted() == ["error", "id", "jsonrpc"]
    else { throw NotJSON(description: "an answer with the members \(names)") }
    let values = Dictionary(uniqueKeysWithValues: members)
    guard values["jsonrpc"]! == Array("\"2.0\"".utf8) else {
      throw NotJSON(description: "jsonrpc is not \"2.0\"")
    }
    id = String(decoding: values["id"]!, as: UTF8.self)
    if let result = values["result"] {
      outcome = .result(try JSONTree(result))
      error = nil
      return
    }
    let error = try JSONTree(values["error"]!)
    guard let code = error["code"]?.integer, let message = error["message"]?.string,
      let data = error["data"], let reason = data["reason"]?.string,
      data["pointer"]?.string != nil
    else { throw NotJSON(description: "an error without code, message, reason or pointer") }
    guard !message.isEmpty, !message.contains(where: \.isNewline) else {
      throw NotJSON(description: "a message that is not one line")
    }
    outcome = .error(code: code, reason: reason)
    self.error = error
  }

  static func result(_ id: String, _ value: String) throws -> Answer {
    Answer(id: id, .result(try JSONTree(value)))
  }

  static func error(_ id: String, _ code: Int, _ reason: String) -> Answer {
    Answer(id: id, .error(code: code, reason: reason))
  }

  /// Short, since some ids and results are megabytes.
  var description: String {
    func short(_ text: String) -> String { text.utf8.count > 80 ? "\(text.prefix(80))…" : text }
    switch outcome {
    case .result(let value): return "\(short(id)) result \(short("\(value)"))"
    case .error(let code, let reason): return "\(short(id)) error \(code) \(reason)"
    }
  }
}

/// What one message of the server holds: an answer, or the answers to a batch.
enum Reply: Equatable, CustomStringConvertible {
  case one(Answer)
  case batch([Answer])

  init(_ text: [UInt8]) throws {
    guard text.first == UInt8(ascii: "[") else {
      self = .one(try Answer(text))
      return
    }
    // The members' own bytes: the batch's text cut where its reader stops.
    var answers: [Answer] = []
    var start = 1
    var depth = 0
    var isString = false
    var isEscape = false
    for (index, byte) in text.enumerated() {
      if isEscape {
        isEscape = false
      } else if isString {
        if byte == UInt8(ascii: "\\") { isEscape = true }
        if byte == UInt8(ascii: "\"") { isString = false }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if "[{".utf8.contains(byte) {
        depth += 1
      } else if "]}".utf8.contains(byte) {
        depth -= 1
        if depth == 0 { answers.append(try Answer(Array(text[start..<index]))) }
      } else if byte == UInt8(ascii: ","), depth == 1 {
        answers.append(try Answer(Array(text[start..<index])))
        start = index + 1
      }
    }
    _ = try JSONTree(text)
    self = .batch(answers)
  }

  var description: String {
    switch self {
    case .one(let answer): "\(answer)"
    case .batch(let answers): "[\(answers.map(\.description).joined(separator: ", "))]"
    }
  }

  /// The answer, where it is one.
  var answer: Answer? {
    if case .one(let answer) = self { answer } else { nil }
  }
}
