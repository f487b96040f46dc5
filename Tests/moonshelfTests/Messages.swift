import Foundation
import JSON
import Testing

func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
}

func block(_ message: String) -> String {
  "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
}

/// A message of the server, taken apart by jansson.
struct Parsed {
  private let document: Document

  init(_ text: some StringProtocol) throws {
    document = Document(try JSONDocument(parsing: String(text)))
  }

  var value: JSONValue { document.json.value }

  func string(_ path: String...) -> String? { find(path)?.string }
  func integer(_ path: String...) -> Int? { find(path)?.integer.map { Int($0) } }

  func boolean(_ path: String...) -> Bool? { find(path)?.boolean }

  /// The value at a path of names and indexes; nil where there is none.
  private func find(_ path: [String]) -> JSONValue? {
    var value = self.value
    for step in path {
      let next =
        Int(step).flatMap { value.isArray ? value[$0] : nil }
        ?? value.members.first { String(decoding: $0.name, as: UTF8.self) == step }?.value
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// Keeps the document for as long as its values are looked at.
  private final class Document {
    let json: JSONDocument
    init(_ json: consuming JSONDocument) { self.json = json }
  }
}
