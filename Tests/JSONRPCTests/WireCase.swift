import Foundation
import Testing

/// A case of the files in `Cases`; `messages.cases` tells how they are written.
struct WireCase: Sendable, CustomTestStringConvertible {
  let name: String
  var wires = Wire.allCases
  var sent: [Sent] = []
  var expected: [Expected] = []

  enum Sent: Sendable {
    /// Still to be framed.
    case message([UInt8])
    /// Bytes of the stream itself.
    case raw([UInt8])
  }

  enum Expected: Sendable {
    case one(ExpectedAnswer)
    case batch([ExpectedAnswer])
  }

  struct ExpectedAnswer: Sendable {
    let id: String
    /// nil where an error is expected.
    let result: JSONTree?
    let code: Int
    /// nil where any reason of that code is right.
    let reason: String?
  }

  var testDescription: String { name }

  /// The bytes of the whole case. Under `--framing lines` a message is one line, so those that are
  /// printed on several are joined.
  func bytes(_ wire: Wire) -> [UInt8] {
    sent.flatMap { sent in
      switch sent {
      case .raw(let bytes): bytes
      case .message(let bytes):
        wire.wrap(
          wire == .lines ? bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } : bytes)
      }
    }
  }

  static func load(_ file: String) throws -> [WireCase] {
    let url = try #require(Bundle.module.url(forResource: "Cases/\(file)", withExtension: "cases"))
    var cases: [WireCase] = []
    var batch: [ExpectedAnswer]?
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      func rest(_ mark: String) -> String? {
        line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
      }
      if line.hasPrefix("#") {
        continue
      } else if let name = rest("== ") {
        cases.append(WireCase(name: name))
      } else if let names = rest("@ ") {
        cases[cases.count - 1].wires = try names.split(separator: " ").map {
          try #require(Wire(rawValue: String($0)), "\(names) names a framing that there isn't")
        }
      } else if let text = rest("--> ") {
        cases[cases.count - 1].sent.append(.message(expanded(text)))
      } else if let text = rest("line ") {
        cases[cases.count - 1].sent.append(.raw(expanded(text) + [UInt8(ascii: "\n")]))
      } else if let text = rest("part ") {
        cases[cases.count - 1].sent.append(.raw(expanded(text)))
      } else if line == "<-- [" {
        batch = []
      } else if let text = rest("<-- ") {
        cases[cases.count - 1].expected.append(.one(try ExpectedAnswer(text)))
      } else if let text = rest("    "), let answers = batch {
        if text == "]" {
          cases[cases.count - 1].expected.append(.batch(answers))
          batch = nil
        } else {
          batch = answers + [try ExpectedAnswer(text)]
        }
      } else if let text = rest("    "), case .message(let message) = cases.last?.sent.last {
        cases[cases.count - 1].sent[cases[cases.count - 1].sent.count - 1] =
          .message(message + [UInt8(ascii: "\n")] + expanded(text))
      } else {
        throw NotJSON(description: "\(file).cases has a line that can't be read: \(line)")
      }
    }
    return cases
  }

  /// The bytes of a text with its `⟨…⟩` written out.
  static func expanded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "⟩") else {
        bytes += Array(part.utf8)
        continue
      }
      let inside = part[..<end]
      let repetition = inside.split(separator: "×")
      if repetition.count == 2, let count = Int(repetition[0]) {
        bytes += Array(String(repeating: String(repetition[1]), count: count).utf8)
      } else {
        bytes += inside.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      }
      bytes += Array(part[part.index(after: end)...].utf8)
    }
    return bytes
  }
}

extension WireCase.ExpectedAnswer: CustomStringConvertible {
  init(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    try #require(words.count == 3, "not an answer: \(text)")
    id = String(decoding: WireCase.expanded(words[0]), as: UTF8.self)
    if words[1] == "result" {
      result = try JSONTree(WireCase.expanded(words[2]))
      (code, reason) = (0, nil)
    } else {
      let error = words[2].split(separator: " ")
      code = try #require(Int(error[0]), "not an answer: \(text)")
      reason = error.count > 1 ? String(error[1]) : nil
      result = nil
    }
  }

  func matches(_ answer: Answer) -> Bool {
    guard id.utf8.elementsEqual(answer.id.utf8) else { return false }
    switch answer.outcome {
    case .result(let value): return result == value
    case .error(let code, let reason):
      return result == nil && code == self.code && self.reason ?? reason == reason
    }
  }

  var description: String {
    "\(id.prefix(80)) "
      + (result.map { "result \("\($0)".prefix(80))" } ?? "error \(code) \(reason ?? "")")
  }
}

extension WireCase {
  /// Checks replies against what is expected, one by one and in order.
  func check(_ replies: [Reply], _ context: String, at location: SourceLocation = #_sourceLocation)
  {
    #expect(
      replies.count == expected.count && zip(expected, replies).allSatisfy(Self.matches),
      "\(name), \(context): expected \(expected), got \(replies)", sourceLocation: location)
  }

  private static func matches(_ expected: Expected, _ reply: Reply) -> Bool {
    switch (expected, reply) {
    case (.one(let expected), .one(let answer)): expected.matches(answer)
    case (.batch(let expected), .batch(let answers)):
      expected.count == answers.count && zip(expected, answers).allSatisfy { $0.matches($1) }
    default: false
    }
  }
}

/// All cases of a file in each framing they are for.
func wireCases(_ files: String...) -> [(WireCase, Wire)] {
  files.flatMap { file in
    (try? WireCase.load(file))?.flatMap { example in example.wires.map { (example, $0) } } ?? []
  }
}
