import JSON

extension JSONRecord {
  /// Writes only those members whose names are among `names`; all where it is nil.
  package func write(to writer: inout JSONWriter, only names: Set<String>?) {
    guard let names else { return write(to: &writer) }
    writer.open(.object)
    var visitor = SelectedMembers(record: self, names: names, writer: writer)
    Self.members(&visitor)
    writer = visitor.writer
    writer.close(.object)
  }
}

/// A record of which a caller may choose the members.
package struct Selection<Record: JSONRecord>: JSONResult {
  let record: Record

  package func write(to writer: inout JSONWriter) { record.write(to: &writer) }

  package static func writeSchema(to writer: inout JSONWriter) {
    Record.writeSchema(to: &writer, isWhole: false)
  }
}

/// Writes only those members of a record that were asked for. The others are looked at all the same,
/// as what is looked at is no extra.
private struct SelectedMembers<Record: JSONRecord>: RecordVisitor {
  let record: Record
  let names: Set<String>
  var writer: JSONWriter

  mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T
  ) {
    let value = get(record)
    guard names.contains(name.description) else { return }
    writer.name(name)
    value.write(to: &writer)
  }

  mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?
  ) {
    guard let value = get(record), names.contains(name.description) else { return }
    writer.name(name)
    value.write(to: &writer)
  }

  mutating func flag(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool
  ) {
    guard get(record), names.contains(name.description) else { return }
    writer.name(name)
    writer.boolean(true)
  }

  mutating func list<E: JSONResult>(
    _ name: StaticString, _ doc: StaticString, count: (Record) -> Int,
    _ element: (Record, Int) -> E
  ) {
    guard names.contains(name.description) else { return }
    writer.name(name)
    writer.open(.array)
    for index in 0..<count(record) { element(record, index).write(to: &writer) }
    writer.close(.array)
  }
}

/// The names of a record's members, in their order.
package struct MemberNames<Record: JSONRecord>: RecordVisitor {
  private var names: [String] = []

  package static var all: [String] {
    var visitor = MemberNames()
    Record.members(&visitor)
    return visitor.names
  }

  package mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T
  ) { names.append(name.description) }

  package mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?
  ) { names.append(name.description) }

  package mutating func flag(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool
  ) { names.append(name.description) }

  package mutating func list<E: JSONResult>(
    _ name: StaticString, _ doc: StaticString, count: (Record) -> Int,
    _ element: (Record, Int) -> E
  ) { names.append(name.description) }
}
