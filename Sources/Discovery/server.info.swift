import Books
import Calendar
import JSON
import JSONRPC

/// `server.info`: who answers, within which limits, from which data.
package enum ServerInformation: Method {
  package static let name: StaticString = "server.info"
  package static let summary: StaticString = "Name, version, limits and data versions of the server."
  package static let doc: StaticString = """
    What a client may want to know before it asks: how much the server takes of anything, which \
    directories it reads files from, and how old its tables are.
    """
  package static let resultDoc: StaticString = "The server."
  package static let reasons: [Reason] = []
  package static let examples = [
    Example("As started", params: "{}", result: #"{"name":"moonshelf","data":{"cldr":"46"}}"#)
  ]
  package static let dependsOnServer = true

  package struct Params: JSONParams {
    package init() {}
    package static func members<V: ParamsVisitor<Params>>(_ member: inout V) {}
  }

  package static func run(_ params: Params, _ context: ServerDescription) -> ServerDescription {
    context
  }
}

/// What a server is: told by `server.info`.
package struct ServerDescription: JSONRecord, Sendable {
  package let info: ServerInfo
  package let limits: Limits
  /// The directories below which files are read.
  package let roots: [String]

  package init(info: ServerInfo, limits: Limits, roots: [String]) {
    self.info = info
    self.limits = limits
    self.roots = roots
  }

  package static func members<V: RecordVisitor<ServerDescription>>(_ member: inout V) {
    member("name", "The server's name.") { $0.info.name }
    member("version", "The server's version.") { $0.info.version }
    member("limits", "How much is taken of anything.") { LimitsRecord(limits: $0.limits) }
    member("roots", "The directories below which files are read.") { $0.roots }
    member("data", "How old the tables are.") { _ in DataVersions() }
  }

  struct LimitsRecord: JSONRecord {
    let limits: Limits

    static func members<V: RecordVisitor<LimitsRecord>>(_ member: inout V) {
      member("message", "Bytes of a message.") { $0.limits.message }
      member("depth", "Open brackets in a message.") { $0.limits.depth }
      member("values", "Values in a message.") { $0.limits.values }
      member("pending", "Bytes of answers that wait to be read.") { $0.limits.pending }
      member("answer", "Bytes of the answer to a batch.") { $0.limits.answer }
      member("headerBlock", "Bytes of a block of headers.") { $0.limits.headerBlock }
    }
  }

  struct DataVersions: JSONRecord {
    static func members<V: RecordVisitor<DataVersions>>(_ member: inout V) {
      member("cldr", "The Unicode CLDR release that names and patterns are from.") { _ in cldrVersion() }
      member("isbnRanges", "The date of the International ISBN Agency's range message.") { _ in
        ISBNRanges.date
      }
    }
  }
}
