import JSON

/// One method of the server: a function from its params to its result, with all that is to be said
/// of it. Clock, settings and files come in through the context, so that a test can give its own.
public protocol Method: SendableMetatype {
  associatedtype Params: JSONParams, SendableMetatype
  associatedtype Result: JSONResult, SendableMetatype
  associatedtype Context: Sendable

  /// The name on the wire, written here and nowhere else.
  static var name: StaticString { get }
  /// One line for lists.
  static var summary: StaticString { get }
  /// All that a caller has to know; Markdown.
  static var doc: StaticString { get }
  /// What the result is called, and what it is.
  static var resultDoc: StaticString { get }
  /// The reasons of errors that only this method's own rules raise, beside those that the declared
  /// params imply.
  static var reasons: [Reason] { get }
  static var examples: [Example] { get }
  /// Whether the result tells of the server itself, so that no document can foretell it.
  static var dependsOnServer: Bool { get }

  static func run(_ params: Params, _ context: Context) throws(RPCError) -> Result
}

extension Method {
  public static var dependsOnServer: Bool { false }
}

/// A method that may take long: then it runs beside the reader, can be cancelled, and tells how far
/// it is.
public protocol LongMethod: Method {
  /// Whether a call with these params runs beside the reader.
  static func isLong(_ params: JSONValue?) -> Bool
  static func run(
    _ params: Params, _ context: Context, _ call: Call
  ) throws(RPCError) -> Result
}

extension LongMethod {
  /// With a file, or a text above 1 MiB.
  public static func isLong(_ params: JSONValue?) -> Bool {
    guard let params else { return false }
    if params["path"].map({ !$0.isNull }) == true { return true }
    return params["text"]?.utf8.map { $0.count > 1 << 20 } ?? false
  }

  public static func run(_ params: Params, _ context: Context) throws(RPCError) -> Result {
    try run(params, context, .inPlace)
  }
}

/// A call of a method and what comes of it: documentation that is run as a test.
public struct Example: Sendable {
  public let title: StaticString
  /// The params, as JSON.
  public let params: StaticString
  /// Members of the result, or of the error, worked out by hand: the call gives at least these.
  public let expected: StaticString
  public let isError: Bool

  public init(_ title: StaticString, params: StaticString, result: StaticString) {
    (self.title, self.params, self.expected, isError) = (title, params, result, false)
  }

  public init(_ title: StaticString, params: StaticString, error: StaticString) {
    (self.title, self.params, self.expected, isError) = (title, params, error, true)
  }
}

/// A method with its types forgotten and its context put in.
public struct AnyMethod: Sendable {
  public let name: StaticString
  public let summary: StaticString
  public let doc: StaticString
  public let resultDoc: StaticString
  public let reasons: [Reason]
  public let examples: [Example]
  public let dependsOnServer: Bool
  public let writeParamsSchema: @Sendable (inout JSONWriter) -> Void
  public let writeResultSchema: @Sendable (inout JSONWriter) -> Void
  /// Whether a call with these params runs beside the reader.
  public let isLong: @Sendable (JSONValue?) -> Bool
  /// Runs the method and writes its result; throws before anything is written. The call is nil for
  /// one that is run in place.
  public let answer: @Sendable (JSONValue?, Call?, inout JSONWriter) throws(RPCError) -> Void

  @inlinable @inline(__always)
  public init<M: Method>(_ method: M.Type, _ context: M.Context) {
    self.init(method, isLong: { _ in false }) { (params, _) throws(RPCError) in
      try M.run(params, context)
    }
  }

  @inlinable @inline(__always)
  public init<M: LongMethod>(long method: M.Type, _ context: M.Context) {
    self.init(method, isLong: { M.isLong($0) }) { (params, call) throws(RPCError) in
      try M.run(params, context, call ?? .inPlace)
    }
  }

  @inlinable @inline(__always)
  init<M: Method>(
    _ method: M.Type, isLong: @escaping @Sendable (JSONValue?) -> Bool,
    _ run: @escaping @Sendable (M.Params, Call?) throws(RPCError) -> M.Result
  ) {
    self.isLong = isLong
    name = M.name
    summary = M.summary
    doc = M.doc
    resultDoc = M.resultDoc
    reasons = M.reasons
    examples = M.examples
    dependsOnServer = M.dependsOnServer
    writeParamsSchema = { M.Params.writeSchema(to: &$0) }
    writeResultSchema = { M.Result.writeSchema(to: &$0) }
    answer = { (params: JSONValue?, call: Call?, writer: inout JSONWriter) throws(RPCError) in
      let decoded: M.Params
      do throws(JSONError) {
        decoded = try M.Params.decode(params)
      } catch {
        throw RPCError(error)
      }
      let result: M.Result
      do throws(RPCError) {
        result = try run(decoded, call)
      } catch {
        // A method tells of its parameters by name; what was given by position has a number.
        guard params?.isArray == true else { throw error }
        throw RPCError(error.code, error.detail.byPosition(M.Params.memberNames))
      }
      // A result may point into what it keeps alive.
      withExtendedLifetime(result) { result.write(to: &writer) }
    }
  }
}

/// All methods, found by name.
public struct MethodTable: Sendable {
  public let methods: [AnyMethod]
  /// Places in `methods`, those of the shorter names first, so that most names are told apart by
  /// their length alone.
  private let byLength: [Int]

  public init(_ methods: [AnyMethod]) {
    self.methods = methods
    byLength = methods.indices.sorted {
      methods[$0].name.utf8CodeUnitCount < methods[$1].name.utf8CodeUnitCount
    }
  }

  public func find(_ name: UnsafeRawBufferPointer) -> Int? {
    for index in byLength where name == methods[index].name { return index }
    return nil
  }

  public func find(_ name: String) -> AnyMethod? {
    methods.first { $0.name.description == name }
  }

  /// The error of a name that no method has, with the nearest that one has.
  public func notFound(_ name: String) -> RPCError {
    let names = methods.map(\.name.description)
    let suggestion = names.first { $0.hasSuffix(".\(name)") } ?? nearestName(to: name, among: names)
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    return RPCError(
      .methodNotFound,
      JSONError(
        .methodNotFound, "there is no method \(onOneLine(name, most: 60))\(advice)", suggestion: suggestion,
        hint: "rpc.discover tells all methods."))
  }

  func notFound(_ name: UnsafeRawBufferPointer) -> RPCError {
    notFound(String(decoding: name, as: UTF8.self))
  }
}
