extension JSONValue {
  /// The error of a value that is of another type than it should be.
  public func mismatch(
    _ expected: String, allowed: [String]? = nil, suggestion: String? = nil, hint: String? = nil
  ) -> JSONError {
    JSONError(
      .typeMismatch, it: "must be \(expected), not \(summary)", expected: expected, found: summary,
      allowed: allowed, suggestion: suggestion, hint: hint)
  }
}

extension Int: JSONParameter {
  @inlinable
  public static func decode(
    _ value: JSONValue, within bounds: ClosedRange<Int>
  ) throws(JSONError) -> Int {
    if let integer = value.integer, bounds ~= Int(integer) { return Int(integer) }
    throw rejected(value, bounds)
  }

  /// The error of a whole number beyond its bounds.
  public static func rejected(_ found: String, _ bounds: ClosedRange<Int>) -> JSONError {
    JSONError(
      .outOfRange, it: "must be \(bounds.lowerBound) to \(bounds.upperBound), not \(found)",
      found: found, minimum: bounds.lowerBound, maximum: bounds.upperBound)
  }

  @usableFromInline
  static func rejected(_ value: JSONValue, _ bounds: ClosedRange<Int>) -> JSONError {
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    switch value.kind {
    case .integer, .real:
      guard let real = value.real, real == real.rounded() else {
        return JSONError(
          .notIntegral, it: "must be a whole number, not \(value.summary)",
          expected: "a whole number", found: value.summary, minimum: bounds.lowerBound,
          maximum: bounds.upperBound)
      }
      return rejected(value.summary, bounds)
    default:
      let number = value.string.flatMap { Int($0) }
      return value.mismatch(
        "a whole number from \(range)",
        suggestion: number.flatMap { bounds ~= $0 ? String($0) : nil },
        hint: number == nil ? nil : "Write the number without quotes.")
    }
  }

  public static func writeSchema(
    within bounds: ClosedRange<Int>, to writer: inout JSONWriter
  ) {
    writeSchema(to: &writer)
    writer.name("minimum")
    writer.integer(bounds.lowerBound)
    writer.name("maximum")
    writer.integer(bounds.upperBound)
  }
}

extension Bool: JSONParameter {
  public static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Bool {
    guard let boolean = value.boolean else { throw value.mismatch("true or false") }
    return boolean
  }
}

extension String: JSONParameter {
  public static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> String {
    guard let string = value.string else { throw value.mismatch("a string") }
    return string
  }
}

extension JSONParameter where Self: JSONResult {
  public func writeDefault(to writer: inout JSONWriter) {
    writer.name("default")
    write(to: &writer)
  }
}

extension JSONParameter where Self: JSONResult, Bounds == Void {
  public static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    writeSchema(to: &writer)
  }
}

/// A list; an empty object is one too, from clients whose language has a single empty table.
extension Array: JSONParameter where Element: JSONParameter {
  public static func decode(
    _ value: JSONValue, within bounds: Element.Bounds
  ) throws(JSONError) -> [Element] {
    guard value.isArray || value.isEmptyContainer else { throw value.mismatch("a list") }
    var elements: [Element] = []
    elements.reserveCapacity(value.count)
    for index in 0..<value.count {
      guard let element = value[index] else { break }
      do throws(JSONError) {
        elements.append(try Element.decode(element, within: bounds))
      } catch {
        throw error.inside(String(index))
      }
    }
    return elements
  }

  public static func writeSchema(within bounds: Element.Bounds, to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("array")
    writer.name("items")
    writer.open(.object)
    Element.writeSchema(within: bounds, to: &writer)
    writer.close(.object)
  }

  public func writeDefault(to writer: inout JSONWriter) {}
}

extension Optional: JSONParameter where Wrapped: JSONParameter {
  @inlinable @inline(__always)
  public static func decode(
    _ value: JSONValue, within bounds: Wrapped.Bounds
  ) throws(JSONError) -> Wrapped? {
    try Wrapped.decode(value, within: bounds)
  }

  public static func writeSchema(within bounds: Wrapped.Bounds, to writer: inout JSONWriter) {
    Wrapped.writeSchema(within: bounds, to: &writer)
  }

  public func writeDefault(to writer: inout JSONWriter) {}
}
