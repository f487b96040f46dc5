import JSON

/// What is odd about something that is taken all the same, in words.
struct Warnings: JSONResult {
  private(set) var texts: [String] = []
  private var left = 0

  /// A hostile URL could have one for each of its bytes.
  private static let most = 100

  mutating func add(_ text: String) {
    if texts.count < Self.most { texts.append(text) } else { left += 1 }
  }

  mutating func add(_ error: JSONError) {
    let message = error.message
    let end = message.hasSuffix("?") ? "" : "."
    add(error.hint.map { "\(message)\(end) \($0)" } ?? message)
  }

  func write(to writer: inout JSONWriter) {
    (left == 0 ? texts : texts + ["and \(left) more"]).write(to: &writer)
  }

  static func writeSchema(to writer: inout JSONWriter) { [String].writeSchema(to: &writer) }
}
