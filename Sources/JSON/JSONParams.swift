/// The parameters of a method, each declared once: name, place, bounds, doc. Its type says the
/// rest, and `Params()` the defaults.
public protocol JSONParams {
  init()
  static func members<V: ParamsVisitor<Self>>(_ member: inout V) throws(JSONError)

  static func decode(_ params: JSONValue?) throws(JSONError) -> Self
  static func writeSchema(to writer: inout JSONWriter)
}

/// A value that a parameter can hold.
public protocol JSONParameter {
  /// What a declaration may say beside the type: a range for numbers.
  associatedtype Bounds = Void

  static func decode(_ value: JSONValue, within bounds: Bounds) throws(JSONError) -> Self
  /// Writes the members of the schema, inside an object that is open.
  static func writeSchema(within bounds: Bounds, to writer: inout JSONWriter)
  /// Writes the value as a schema's `default`, or nothing where absence is the default.
  func writeDefault(to writer: inout JSONWriter)
}

/// Who reads the declaration of parameters.
public protocol ParamsVisitor<Params> {
  associatedtype Params: JSONParams

  mutating func visit<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString, isRequired: Bool
  ) throws(JSONError)
}

extension ParamsVisitor {
  /// A parameter within bounds that may be left out.
  @inlinable @inline(__always)
  public mutating func callAsFunction<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString
  ) throws(JSONError) {
    try visit(name, path, bounds, doc, isRequired: false)
  }

  /// A parameter that may be left out.
  @inlinable @inline(__always)
  public mutating func callAsFunction<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ doc: StaticString
  ) throws(JSONError) where T.Bounds == Void {
    try visit(name, path, (), doc, isRequired: false)
  }

  /// A parameter that must be given; what `Params()` holds for it is never seen.
  @inlinable @inline(__always)
  public mutating func required<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ doc: StaticString
  ) throws(JSONError) where T.Bounds == Void {
    try visit(name, path, (), doc, isRequired: true)
  }
}

extension ParamsVisitor {
  /// A parameter within bounds that must be given.
  @inlinable @inline(__always)
  public mutating func required<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString
  ) throws(JSONError) {
    try visit(name, path, bounds, doc, isRequired: true)
  }
}

/// By position at most so many: their order never changes, and beyond it nobody could read a call.
public let positionalLimit = 3

extension JSONParams {
  /// Decodes params by name or by position. Absent, null, `[]` and `{}` are the same.
  ///
  /// One pass over what was given, not over what is declared: so a name that nobody declared
  /// shows by itself.
  @inlinable @inline(__always)
  public static func decode(_ params: JSONValue?) throws(JSONError) -> Self {
    var decoder = ParamsDecoder<Self>()
    if let params {
      if params.isObject {
        for member in params.members { try decoder.take(member.name, member.value) }
      } else if params.isArray {
        try decoder.take(elementsOf: params)
      } else if !params.isNull {
        throw params.mismatch("an object or an array")
      }
    }
    try decoder.checkRequired()
    return decoder.params
  }

  public static func writeSchema(to writer: inout JSONWriter) {
    var visitor = ParamsSchema<Self>(writer: writer)
    visitor.writer.name("type")
    visitor.writer.string("object")
    visitor.writer.name("properties")
    visitor.writer.open(.object)
    visitor.readMembers()
    writer = visitor.writer
    writer.close(.object)
    writer.name("required")
    visitor.required.write(to: &writer)
    writer.name("additionalProperties")
    writer.boolean(false)
  }

  /// The declared names, in their order.
  public static var memberNames: [String] {
    var visitor = ParamsNames<Self>()
    visitor.readMembers()
    return visitor.names
  }

  @usableFromInline
  static func unknownMember(_ name: UnsafeRawBufferPointer) -> JSONError {
    let name = String(decoding: name, as: UTF8.self)
    let known = memberNames
    let suggestion = nearestName(to: name, among: known)
    let advice = suggestion.map { "; did you mean \($0)?" } ?? ""
    return JSONError(
      .unknownMember, "there is no parameter \(onOneLine(name, most: 60))\(advice)",
      member: String(name.prefix(256)),
      suggestion: suggestion,
      hint: known.isEmpty
        ? "This method takes no parameters." : "It takes \(known.joined(separator: ", ")).")
  }
}

/// Parameters of the protocol itself, which any method is given by some client.
@usableFromInline
func isProtocolMember(_ name: UnsafeRawBufferPointer) -> Bool {
  name == "_meta" || name == "workDoneToken" || name == "partialResultToken"
}

public struct ParamsDecoder<Params: JSONParams>: ParamsVisitor {
  @usableFromInline var params = Params()
  /// What is looked for: a name, or a place in the declaration.
  @usableFromInline var name = UnsafeRawBufferPointer(start: nil, count: 0)
  @usableFromInline var position = -1
  @usableFromInline var value: JSONValue?
  /// The place of the member that is being visited.
  @usableFromInline var ordinal = 0
  /// A bit for each required member, by its place: set when it was given.
  @usableFromInline var given: UInt64 = 0

  @inlinable @inline(__always)
  init() {}

  @inlinable @inline(__always)
  public mutating func visit<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString, isRequired: Bool
  ) throws(JSONError) {
    defer { ordinal += 1 }
    guard let value, position >= 0 ? position == ordinal : self.name == name else { return }
    self.value = nil
    if value.isNull { return }
    do throws(JSONError) {
      params[keyPath: path] = try T.decode(value, within: bounds)
    } catch {
      let named = error.inside(name.description)
      throw position >= 0 ? named.at(position) : named
    }
    if isRequired { given |= 1 &<< UInt64(ordinal) }
  }

  @inlinable
  mutating func take(_ name: UnsafeRawBufferPointer, _ value: JSONValue) throws(JSONError) {
    self.name = name
    self.value = value
    ordinal = 0
    try Params.members(&self)
    if self.value != nil, !isProtocolMember(name) { throw Params.unknownMember(name) }
  }

  @inlinable @inline(never)
  mutating func take(elementsOf array: JSONValue) throws(JSONError) {
    for index in 0..<array.count {
      position = index
      value = index < positionalLimit ? array[index] : nil
      ordinal = 0
      try Params.members(&self)
      if value != nil || index >= positionalLimit { throw Params.tooManyPositions(array.count) }
    }
    position = -1
  }

  @inlinable @inline(__always)
  func checkRequired() throws(JSONError) {
    var check = RequiredMembers<Params>(given: given)
    try Params.members(&check)
  }
}

extension JSONParams {
  @usableFromInline
  static func tooManyPositions(_ count: Int) -> JSONError {
    let most = min(positionalLimit, memberNames.count)
    return JSONError(
      .outOfRange, "at most \(most) params can be given by position, not \(count)",
      found: String(count), minimum: 0, maximum: most,
      hint: "Give the parameters by name, in an object.")
  }
}

public struct RequiredMembers<Params: JSONParams>: ParamsVisitor {
  @usableFromInline let given: UInt64
  @usableFromInline var ordinal = 0

  @inlinable @inline(__always)
  init(given: UInt64) { self.given = given }

  @inlinable @inline(__always)
  public mutating func visit<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString, isRequired: Bool
  ) throws(JSONError) {
    defer { ordinal += 1 }
    if isRequired, given & 1 &<< UInt64(ordinal) == 0 { throw JSONError.missing(name.description) }
  }
}

extension JSONError {
  /// A member that must be there and isn't; the pointer stays at what should hold it.
  public static func missing(_ name: String, hint: String? = nil) -> JSONError {
    JSONError(.missingMember, "\(name) is missing", member: name, hint: hint)
  }
}

private struct ParamsNames<Params: JSONParams>: ParamsVisitor {
  var names: [String] = []

  mutating func visit<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString, isRequired: Bool
  ) {
    names.append(name.description)
  }
}

private struct ParamsSchema<Params: JSONParams>: ParamsVisitor {
  var writer: JSONWriter
  var required: [String] = []

  mutating func visit<T: JSONParameter>(
    _ name: StaticString, _ path: WritableKeyPath<Params, T>, _ bounds: T.Bounds,
    _ doc: StaticString, isRequired: Bool
  ) {
    writer.name(name)
    writer.open(.object)
    T.writeSchema(within: bounds, to: &writer)
    if isRequired {
      required.append(name.description)
    } else {
      Params()[keyPath: path].writeDefault(to: &writer)
    }
    writer.name("description")
    writer.string(doc.description)
    writer.close(.object)
  }
}

extension ParamsVisitor {
  /// Reads a declaration with a visitor that never throws.
  fileprivate mutating func readMembers() {
    do throws(JSONError) {
      try Params.members(&self)
    } catch {
      preconditionFailure("a visitor that only reads has thrown")
    }
  }
}

/// Params of which anything is taken, as it is.
public struct AnyParams: JSONParams {
  public var value: JSONValue?

  public init() {}

  public static func members<V: ParamsVisitor<Self>>(_ member: inout V) {}

  public static func decode(_ params: JSONValue?) -> AnyParams {
    var result = AnyParams()
    result.value = params
    return result
  }

  public static func writeSchema(to writer: inout JSONWriter) {}
}
