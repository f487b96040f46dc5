import JSON
import JSONRPC

/// All methods as the clients' languages tell them: what every generated client is written from.
///
/// Records and enumerations get names here, the same in every language. A name once given stays
/// when methods are added behind the others: whoever comes first has the short one.
struct ClientSurface {
  private(set) var methods: [ClientMethod] = []
  /// Those of results, each behind the records that it holds.
  private(set) var results: [ClientRecord] = []
  /// Those that only params hold.
  private(set) var paramRecords: [ClientRecord] = []
  /// The sets of strings in the order in which they were met.
  private(set) var enumerations: [(name: String, values: [String])] = []

  private var taken: Set<String> = []
  private var uses: [(values: [String], member: String)] = []

  /// The families in their order.
  var families: [String] {
    methods.reduce(into: []) { if !$0.contains($1.family) { $0.append($1.family) } }
  }

  func methods(of family: String) -> [ClientMethod] { methods.filter { $0.family == family } }

  /// The names that params and records have on the wire.
  var memberNames: Set<String> {
    let members = methods.flatMap { $0.params ?? [] } + (results + paramRecords).flatMap(\.members)
    return Set(members.map(\.name))
  }

  func name(of enumeration: [String]) -> String {
    enumerations.first { $0.values == enumeration }?.name ?? "String"
  }

  init(_ methods: [AnyMethod]) {
    for method in methods { taken.insert(Self.resultName(method.name.description)) }
    for method in methods { add(method) }
    nameEnumerations()
  }

  /// `CalendarMonth` of `calendar.month`.
  private static func resultName(_ method: String) -> String {
    method.split(separator: ".").map { $0.capitalizedFirst }.joined()
  }

  private mutating func add(_ method: AnyMethod) {
    let name = method.name.description
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let family = parts.first ?? name
    var params: [ClientMember]?
    var result = ClientType.any
    if let schema = Self.parsed(method.writeParamsSchema) {
      if schema.value["properties"] != nil {
        params = members(of: schema.value, in: family, parent: Self.resultName(name), isParams: true)
      }
    }
    if let schema = Self.parsed(method.writeResultSchema) {
      result = type(
        of: schema.value, in: family, parent: "", member: name, doc: method.resultDoc.description,
        isParams: false, name: Self.resultName(name))
    }
    self.methods.append(
      ClientMethod(
        family: family, localName: parts.last ?? name, name: name,
        summary: method.summary.description, doc: method.doc.description,
        resultDoc: method.resultDoc.description, params: params, result: result,
        reasons: method.reasons.map(\.rawValue), isLong: Self.isLong(method),
        examples: method.examples.filter { !$0.isError }.map {
          ClientExample(
            title: $0.title.description, params: $0.params.description,
            result: $0.expected.description)
        }))
  }

  /// Whether some of its calls run beside the reader, and so have progress to tell.
  private static func isLong(_ method: AnyMethod) -> Bool {
    guard let params = try? JSONDocument(parsing: #"{"path":"-"}"#) else { return false }
    return method.isLong(params.value)
  }

  private static func parsed(_ write: (inout JSONWriter) -> Void) -> JSONDocument? {
    try? JSONDocument(
      parsing: json { writer in
        writer.open(.object)
        write(&writer)
        writer.close(.object)
      })
  }

  private mutating func members(
    of schema: JSONValue, in family: String, parent: String, isParams: Bool
  ) -> [ClientMember] {
    let required = schema["required"]?.strings ?? []
    guard let properties = schema["properties"] else { return [] }
    var result: [ClientMember] = []
    for property in properties.members {
      let name = String(decoding: property.name, as: UTF8.self)
      let doc = property.value["description"]?.string ?? ""
      let type = type(
        of: property.value, in: family, parent: parent, member: name, doc: doc, isParams: isParams)
      result.append(
        ClientMember(
          name: name, type: type, isRequired: required.contains(name),
          doc: doc + Self.limits(of: property.value)))
    }
    return result
  }

  /// Bounds and default in words, behind the doc.
  private static func limits(of schema: JSONValue) -> String {
    var words: [String] = []
    if let least = schema["minimum"], let most = schema["maximum"] {
      words.append("\(least.summary) to \(most.summary)")
    } else if let least = schema["minimum"] {
      words.append("at least \(least.summary)")
    } else if let most = schema["maximum"] {
      words.append("at most \(most.summary)")
    }
    if let value = schema["default"] { words.append("default \(json { value.write(to: &$0) })") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private mutating func type(
    of schema: JSONValue, in family: String, parent: String, member: String, doc: String,
    isParams: Bool, name: String? = nil
  ) -> ClientType {
    if let constant = schema["const"] {
      if constant.boolean == true { return .flag }
      return constant.string.map { .enumeration([$0]) } ?? .any
    }
    if let values = schema["enum"] {
      let strings = values.strings
      guard strings.count == values.count, !strings.isEmpty else { return .any }
      uses.append((strings, member))
      if !enumerations.contains(where: { $0.values == strings }) {
        enumerations.append(("", strings))
      }
      return .enumeration(strings)
    }
    let choices = schema["anyOf"] ?? schema["oneOf"]
    if let choices {
      return Self.union(
        (0..<choices.count).map { index in
          type(
            of: choices[index]!, in: family, parent: parent, member: member, doc: doc,
            isParams: isParams)
        })
    }
    let types = schema["type"].map { $0.string.map { [$0] } ?? $0.strings } ?? []
    return Self.union(
      types.filter { $0 != "null" }.map { type in
        switch type {
        case "string": return .string
        case "integer": return .integer
        case "number": return .number
        case "boolean": return .boolean
        case "array":
          guard let items = schema["items"] else { return .list(.any) }
          return .list(
            self.type(
              of: items, in: family, parent: parent, member: member.singular,
              doc: "An element of `\(member)`: \(doc.loweredFirst)", isParams: isParams))
        case "object":
          guard let properties = schema["properties"], properties.count > 0 || name != nil else {
            guard let values = schema["additionalProperties"], values.isObject else {
              return .map(.any)
            }
            return .map(
              self.type(
                of: values, in: family, parent: parent, member: member.singular,
                doc: "A value of `\(member)`: \(doc.loweredFirst)", isParams: isParams))
          }
          return record(
            schema, in: family, parent: parent, member: member, doc: doc, isParams: isParams,
            name: name)
        default: return .any
        }
      })
  }

  private static func union(_ types: [ClientType]) -> ClientType {
    let distinct = types.reduce(into: [ClientType]()) { if !$0.contains($1) { $0.append($1) } }
    if distinct.isEmpty || distinct.contains(.any) { return .any }
    return distinct.count == 1 ? distinct[0] : .union(distinct)
  }

  private mutating func record(
    _ schema: JSONValue, in family: String, parent: String, member: String, doc: String,
    isParams: Bool, name: String?
  ) -> ClientType {
    let short = name ?? family.capitalizedFirst + member.capitalizedFirst
    let long = (parent.isEmpty ? family.capitalizedFirst : parent) + member.capitalizedFirst
    let own = members(of: schema, in: family, parent: name ?? long, isParams: isParams)
    // What was declared once is one type, in however many results it stands.
    if name == nil, let same = results.first(where: { $0.members == own }) {
      return .record(same.name)
    }
    if name == nil, isParams, let same = paramRecords.first(where: { $0.members == own }) {
      return .record(same.name)
    }
    var chosen = short
    if name == nil {
      var number = 2
      if taken.contains(chosen) { chosen = long }
      while taken.contains(chosen) {
        chosen = long + String(number)
        number += 1
      }
      taken.insert(chosen)
    }
    let record = ClientRecord(name: chosen, doc: doc, members: own)
    if isParams { paramRecords.append(record) } else { results.append(record) }
    return .record(chosen)
  }

  /// A set of strings is called like the member that most others of its members end with:
  /// `Weekday`, whether it is a `weekday` or a `firstWeekday`.
  private mutating func nameEnumerations() {
    for index in enumerations.indices {
      let names = uses.filter { $0.values == enumerations[index].values }.map(\.member)
      func score(_ name: String) -> Int {
        names.count { $0.lowercased().hasSuffix(name.lowercased()) }
      }
      let best = names.max { a, b in
        let (one, other) = (score(a), score(b))
        if one != other { return one < other }
        return a.count != b.count ? a.count > b.count : a > b
      }
      let short = (best ?? "value").capitalizedFirst
      var chosen = short
      var number = 2
      while taken.contains(chosen) {
        chosen = short + String(number)
        number += 1
      }
      taken.insert(chosen)
      enumerations[index].name = chosen
    }
  }
}

extension JSONValue {
  /// The strings of an array.
  var strings: [String] { (0..<(isArray ? count : 0)).compactMap { self[$0]?.string } }
}

extension StringProtocol {
  /// `FirstWeekday` of `firstWeekday`; what no identifier may hold begins a new word.
  var capitalizedFirst: String {
    identifierWords.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var loweredFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The runs of letters and digits.
  var identifierWords: [String] {
    split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }).map { String($0) }
  }

  /// `week` of `weeks`, as far as English is regular.
  var singular: String {
    if hasSuffix("series") || hasSuffix("ss") || hasSuffix("us") || hasSuffix("is") {
      return String(self)
    }
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    if hasSuffix("sses") || hasSuffix("xes") || hasSuffix("ches") { return String(dropLast(2)) }
    return hasSuffix("s") && count > 2 ? String(dropLast()) : String(self)
  }

  /// Lines of at most `width` characters; line ends that are there stay.
  func wrapped(_ width: Int, indent: String = "", hanging: String? = nil) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = lines.isEmpty ? indent : hanging ?? indent
      var isEmpty = true
      for word in paragraph.split(separator: " ") {
        if !isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = hanging ?? indent
          isEmpty = true
        }
        line += (isEmpty ? "" : " ") + word
        isEmpty = false
      }
      lines.append(isEmpty ? "" : line)
    }
    return lines
  }
}
