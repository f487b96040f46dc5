import JSON

/// Writes only those members of a record that were asked for.
package struct SelectedMembers<Record: JSONRecord>: RecordVisitor {
  private let record: Record
  private let names: Set<String>
  private var writer: JSONWriter

  package static func write(_ record: Record, _ names: Set<String>, to writer: inout JSONWriter) {
    writer.open(.object)
    var visitor = SelectedMembers(record: record, names: names, writer: writer)
    Record.members(&visitor)
    writer = visitor.writer
    writer.close(.object)
  }

  package mutating func callAsFunction<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T
  ) {
    guard names.contains(name.description) else { return }
    writer.name(name)
    get(record).write(to: &writer)
  }

  package mutating func optional<T: JSONResult>(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> T?
  ) {
    guard names.contains(name.description), let value = get(record) else { return }
    writer.name(name)
    value.write(to: &writer)
  }

  package mutating func flag(
    _ name: StaticString, _ doc: StaticString, _ get: (Record) -> Bool
  ) {
    guard names.contains(name.description), get(record) else { return }
    writer.name(name)
    writer.boolean(true)
  }

  package mutating func list<E: JSONResult>(
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
