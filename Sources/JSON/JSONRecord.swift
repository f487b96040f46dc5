/// An object of an answer, each of its members declared once.
///
/// The one `members` function serves everybody who wants to know: the writer of answers, the writer
/// of schemas. It is generic over its visitor, and inlined into each.
public protocol JSONRecord: JSONResult {
  static func members<V: RecordVisitor<Self>>(_ member: inout V)
}

/// Who reads a record's declaration.
public protocol RecordVisitor<Record> {
  associatedtype Record

  /// A member that is always there.
  mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T)
  /// A member that is written only when it is known.
  mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?)
  /// A member that is written only when it is true.
  mutating func flag(_ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool)
  /// A list whose elements are made while it is written.
  mutating func list<E: JSONResult>(
    _ name: StaticString, _ doc: StaticString, count: (Record) -> Int,
    _ element: (Record, Int) -> E)
}

extension JSONRecord {
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) { write(to: &writer) { Self.members(&$0) } }

  /// Writes an object with the members that `members` declares: for a record that knows which of
  /// its own can't be there, and is written too often to ask for each.
  @inlinable @inline(__always)
  public func write(
    to writer: inout JSONWriter, _ members: (inout RecordWriter<Self>) -> Void
  ) {
    writer.open(.object)
    var visitor = RecordWriter(record: self, writer: writer)
    members(&visitor)
    writer = visitor.writer
    writer.close(.object)
  }

  public static func writeSchema(to writer: inout JSONWriter) {
    writeSchema(to: &writer, isWhole: true)
  }

  /// The schema of all members, or, where it is not `isWhole`, of any choice of them.
  public static func writeSchema(to writer: inout JSONWriter, isWhole: Bool) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    var visitor = RecordSchema<Self>(writer: writer)
    members(&visitor)
    writer = visitor.writer
    writer.close(.object)
    writer.name("required")
    (isWhole ? visitor.required : []).write(to: &writer)
    writer.name("additionalProperties")
    writer.boolean(false)
  }
}

public struct RecordWriter<Record>: RecordVisitor {
  @usableFromInline let record: Record
  @usableFromInline var writer: JSONWriter

  @inlinable @inline(__always)
  init(record: Record, writer: JSONWriter) {
    self.record = record
    self.writer = writer
  }

  @inlinable @inline(__always)
  public mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T
  ) {
    writer.name(name)
    get(record).write(to: &writer)
  }

  @inlinable @inline(__always)
  public mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?
  ) {
    guard let value = get(record) else { return }
    writer.name(name)
    value.write(to: &writer)
  }

  @inlinable @inline(__always)
  public mutating func flag(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool
  ) {
    guard get(record) else { return }
    writer.name(name)
    writer.boolean(true)
  }

  @inlinable @inline(__always)
  public mutating func list<E: JSONResult>(
    _ name: StaticString, _ doc: StaticString, count: (Record) -> Int,
    _ element: (Record, Int) -> E
  ) {
    writer.name(name)
    writer.open(.array)
    for index in 0..<count(record) { element(record, index).write(to: &writer) }
    writer.close(.array)
  }
}

private struct RecordSchema<Record>: RecordVisitor {
  var writer: JSONWriter
  var required: [String] = []

  private mutating func property(
    _ name: StaticString, _ doc: StaticString, _ writeSchema: (inout JSONWriter) -> Void
  ) {
    writer.name(name)
    writer.open(.object)
    writeSchema(&writer)
    writer.name("description")
    writer.string(doc.description)
    writer.close(.object)
  }

  mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T
  ) {
    required.append(name.description)
    property(name, doc, T.writeSchema)
  }

  mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?
  ) {
    property(name, doc, T.writeSchema)
  }

  mutating func flag(_ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool) {
    property(name, doc) { writer in
      writer.name("const")
      writer.boolean(true)
    }
  }

  mutating func list<E: JSONResult>(
    _ name: StaticString, _ doc: StaticString, count: (Record) -> Int,
    _ element: (Record, Int) -> E
  ) {
    required.append(name.description)
    property(name, doc) { [E].writeSchema(to: &$0) }
  }
}
