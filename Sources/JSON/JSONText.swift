/// A string as its bytes, without a copy: it points into the document it came from.
public struct JSONText: JSONParameter {
  public let utf8: UnsafeRawBufferPointer

  public init(utf8: UnsafeRawBufferPointer) { self.utf8 = utf8 }

  public static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> JSONText {
    guard let utf8 = value.utf8 else { throw value.mismatch("a string") }
    return JSONText(utf8: utf8)
  }

  public static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
  }

  public func writeDefault(to writer: inout JSONWriter) {}
}

extension JSONText: JSONResult {
  public func write(to writer: inout JSONWriter) { writer.string(utf8) }

  public static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}
