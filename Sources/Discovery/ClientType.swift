import JSON

/// A type as a client's language can tell it, read from a JSON Schema.
indirect enum ClientType: Equatable {
  case any, string, integer, number, boolean
  /// Written only when true.
  case flag
  /// One of some strings; what it is called is the surface's to say.
  case enumeration([String])
  case list(ClientType)
  /// An object whose members are named by the data.
  case map(ClientType)
  /// A record of the surface, by its name.
  case record(String)
  case union([ClientType])

  /// Whether JSON holds it as one token, which every language reads as it is.
  var isScalar: Bool {
    switch self {
    case .string, .integer, .number, .boolean, .flag, .enumeration: true
    case .any, .list, .map, .record: false
    case .union(let types): types.allSatisfy(\.isScalar)
    }
  }
}

/// A parameter, or a member of a record.
struct ClientMember: Equatable {
  /// As it is on the wire.
  let name: String
  let type: ClientType
  let isRequired: Bool
  /// What it is, with its bounds and its default.
  let doc: String
}

/// An object with declared members.
struct ClientRecord: Equatable {
  let name: String
  let doc: String
  let members: [ClientMember]
}

/// A call and what its method makes of it.
struct ClientExample {
  let title: String
  /// JSON.
  let params: String
  /// JSON: members that the result has, among others.
  let result: String
}

struct ClientMethod {
  /// What stands before the dot.
  let family: String
  /// What stands behind it.
  let localName: String
  let name: String
  let summary: String
  let doc: String
  let resultDoc: String
  /// Nil for a method that takes anything.
  let params: [ClientMember]?
  let result: ClientType
  let reasons: [String]
  let isLong: Bool
  let examples: [ClientExample]
}
