import JSON

/// JSON values and texts as Python writes them.
enum PythonLiteral {
  static func of(_ value: JSONValue) -> String {
    switch value.kind {
    case .object:
      let members = value.members.map { member in
        "\(quoted(String(decoding: member.name, as: UTF8.self))): \(of(member.value))"
      }
      return "{\(members.joined(separator: ", "))}"
    case .array:
      return "[\((0..<value.count).map { of(value[$0]!) }.joined(separator: ", "))]"
    case .boolean: return value.boolean == true ? "True" : "False"
    case .null: return "None"
    case .string: return quoted(value.string ?? "")
    case .integer, .real: return json { value.write(to: &$0) }
    }
  }

  /// JSON's escapes are Python's too.
  static func quoted(_ text: String) -> String { json { $0.string(text) } }

  /// A documentation string of these lines, at this depth.
  static func doc(_ lines: [String], indent: String) -> [String] {
    let text = lines.map { $0.isEmpty || $0.hasPrefix(indent) ? $0 : indent + $0 }
    let isRaw = lines.contains { $0.contains("\\") }
    var escaped = text.map { line in
      line.split(separator: "\"\"\"", omittingEmptySubsequences: false).joined(separator: "'''")
    }
    guard let first = escaped.first else { return [] }
    escaped[0] = indent + (isRaw ? "r" : "") + "\"\"\"" + first.drop { $0 == " " }
    if escaped.count == 1 {
      // A quotation mark before the closing three would be a fourth.
      return [escaped[0] + (escaped[0].hasSuffix("\"") ? " " : "") + "\"\"\""]
    }
    return escaped + [indent + "\"\"\""]
  }
}
