import JSON

/// Who answers: the name and version of `initialize`.
public struct ServerInfo: JSONRecord, Sendable {
  public let name: String
  public let version: String

  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  public static func members<V: RecordVisitor<ServerInfo>>(_ member: inout V) {
    member("name", "The server's name.") { $0.name }
    member("version", "The server's version.") { $0.version }
  }
}

/// What a client of the Language Server Protocol's lifecycle is told.
struct InitializeResult: JSONRecord {
  let serverInfo: ServerInfo

  struct Capabilities: JSONRecord {
    static func members<V: RecordVisitor<Capabilities>>(_ member: inout V) {}
  }

  static func members<V: RecordVisitor<InitializeResult>>(_ member: inout V) {
    member("capabilities", "None of the Language Server Protocol's own.") { _ in Capabilities() }
    member("serverInfo", "Who answers.") { $0.serverInfo }
  }
}
