import JSON

/// A record as it came, and the reading of its members: what a member may look like, and what is
/// wrong with those that don't.
package final class SourceRecord {
  package let value: JSONValue
  package private(set) var problems: [(error: JSONError, effect: Problem.Effect?)] = []
  /// Names of members that were understood; kept only for who asks what was not.
  private var understood: [StaticString] = []
  /// Records inside this one, some of whose members may not have been understood.
  private var parts: [(name: StaticString, part: SourceRecord)] = []
  private let keepsTrack: Bool
  /// The record this one is inside of, which hears of its problems.
  private let whole: SourceRecord?
  private let name: String

  package init(_ value: JSONValue, keepsTrack: Bool = false) {
    self.value = value
    self.keepsTrack = keepsTrack
    whole = nil
    name = ""
  }

  private init(_ value: JSONValue, in whole: SourceRecord, _ name: String) {
    self.value = value
    keepsTrack = whole.keepsTrack
    self.whole = whole
    self.name = name
  }

  /// Of what is wrong with one record so much is told.
  private static let mostProblems = 50

  /// Says that something is wrong; once, however often the member is looked at.
  package func note(_ error: JSONError, _ effect: Problem.Effect? = .memberDropped) {
    if let whole { return whole.note(error.inside(name), effect) }
    guard problems.count <= Self.mostProblems,
      !problems.contains(where: {
        $0.error.reason == error.reason && $0.error.pointer.utf8.elementsEqual(error.pointer.utf8)
          && $0.error.member == error.member
      })
    else { return }
    guard problems.count == Self.mostProblems else { return problems.append((error, effect)) }
    let more = JSONError(
      .limitExceeded, "more is wrong with this record than is told", maximum: Self.mostProblems)
    problems.append((more, effect))
  }

  /// An object inside this one.
  package func record(_ name: StaticString) -> SourceRecord? {
    guard let member = member(name) else { return nil }
    guard member.isObject else {
      drop(name, member.mismatch("an object"))
      return nil
    }
    if let known = parts.first(where: { $0.name.utf8Start == name.utf8Start }) { return known.part }
    let part = SourceRecord(member, in: self, name.description)
    // Held by what it holds: only where somebody asks for what was not understood.
    if keepsTrack { parts.append((name, part)) }
    return part
  }

  /// The objects of a list; a single object is a list of one.
  package func records(_ name: StaticString) -> [SourceRecord] {
    guard let member = member(name) else { return [] }
    understand(name)
    if member.isObject { return [SourceRecord(member, in: self, name.description)] }
    guard member.isArray else {
      drop(name, member.mismatch("a list"))
      return []
    }
    return elements(member).compactMap { index, element in
      guard element.isObject else {
        note(element.mismatch("an object").inside(String(index)).inside(name.description))
        return nil
      }
      return SourceRecord(element, in: SourceRecord(member, in: self, name.description), String(index))
    }
  }

  private func elements(_ list: JSONValue) -> [(Int, JSONValue)] {
    (0..<list.count).compactMap { index in list[index].map { (index, $0) } }
  }

  /// The member, if it is there and not null.
  package func member(_ name: StaticString) -> JSONValue? {
    guard let member = value[name] else { return nil }
    if member.isNull {
      if keepsTrack { understood.append(name) }
      return nil
    }
    return member
  }

  /// Says that a member was understood, so that it is no extra.
  package func understand(_ name: StaticString) {
    if keepsTrack { understood.append(name) }
  }

  /// Says that a member was not understood after all, for what it holds.
  package func misunderstand(_ name: StaticString) {
    understood.removeAll { $0.description.utf8.elementsEqual(name.description.utf8) }
  }

  package func drop(_ name: StaticString, _ error: JSONError) {
    note(error.inside(name.description))
  }

  /// A string that is not empty; a number is taken too.
  package func text(_ name: StaticString) -> SourceText? {
    guard let member = member(name) else { return nil }
    switch member.kind {
    case .string, .integer, .real:
      understand(name)
      let text = SourceText(member)
      return text.isEmpty ? nil : text
    default:
      drop(name, member.mismatch("a string"))
      return nil
    }
  }

  /// An identifier: a whole number or a string that is not empty.
  package func identifier(_ name: StaticString) -> SourceText? {
    guard let member = member(name) else { return nil }
    if member.isString || member.integer != nil {
      understand(name)
      let text = SourceText(member)
      return text.isEmpty ? nil : text
    }
    drop(name, member.mismatch("a whole number or a string"))
    return nil
  }

  /// A number, or a string that spells one.
  package func number(_ name: StaticString) -> Double? {
    guard let member = member(name) else { return nil }
    if let number = member.real ?? member.string.flatMap(Double.init), number.isFinite {
      understand(name)
      return number
    }
    drop(name, member.mismatch("a number"))
    return nil
  }

  /// A whole number from 0, or a string that spells one.
  package func count(_ name: StaticString) -> Int? {
    guard let member = member(name) else { return nil }
    if let number = member.integer.map(Int.init) ?? member.string.flatMap({ Int($0) }) {
      if number >= 0 {
        understand(name)
        return number
      }
      drop(name, Int.rejected(String(number), 0...Int.max))
    } else if member.real != nil {
      drop(
        name,
        JSONError(
          .notIntegral, it: "must be a whole number, not \(member.summary)",
          expected: "a whole number", found: member.summary))
    } else {
      drop(name, member.mismatch("a whole number"))
    }
    return nil
  }

  /// A list of texts, which may be one text or objects with a name.
  package func texts(_ name: StaticString) -> [SourceText]? {
    guard let member = member(name) else { return nil }
    guard member.isArray else {
      if member.isString { return text(name).map { [$0] } }
      drop(name, member.mismatch("a list"))
      return nil
    }
    understand(name)
    var texts: [SourceText] = []
    for index in 0..<member.count {
      guard let element = member[index] else { break }
      let value = element.isObject ? element["name"] : element
      switch value?.kind {
      case .string, .integer, .real:
        if let value { texts.append(SourceText(value)) }
      case .null: break
      default:
        note(
          element.mismatch("a string or an object with a name").inside(String(index))
            .inside(name.description))
      }
    }
    return texts
  }

  /// Members that were not understood, as they came.
  package var rest: SourceRest? {
    let rest = SourceRest(record: self)
    return rest.isEmpty ? nil : rest
  }

  fileprivate func part(_ name: UnsafeRawBufferPointer) -> SourceRecord? {
    parts.first { name == $0.name }?.part
  }

  fileprivate func isUnderstood(_ name: UnsafeRawBufferPointer) -> Bool {
    understood.contains { name == $0 }
  }
}

/// A string as it came, or a number as a string of its digits.
package struct SourceText: JSONResult {
  private let value: JSONValue

  fileprivate init(_ value: JSONValue) { self.value = value }

  package var isEmpty: Bool { value.utf8?.isEmpty ?? false }
  package var utf8: UnsafeRawBufferPointer? { value.utf8 }
  package var string: String { value.string ?? value.summary }

  package func write(to writer: inout JSONWriter) {
    if let utf8 = value.utf8 { writer.string(utf8) } else { writer.string(spelled) }
  }

  /// A number without a fraction it never had.
  private var spelled: String { value.integer.map { String($0) } ?? value.summary }

  package static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}

/// The members of a record that were not understood.
package struct SourceRest: JSONResult {
  let record: SourceRecord

  fileprivate var isEmpty: Bool {
    !record.value.members.contains { member in
      !record.isUnderstood(member.name)
        && (record.part(member.name).map { !SourceRest(record: $0).isEmpty } ?? true)
    }
  }

  package func write(to writer: inout JSONWriter) {
    writer.open(.object)
    for member in record.value.members where !record.isUnderstood(member.name) {
      let part = record.part(member.name).map(SourceRest.init)
      if part?.isEmpty == true { continue }
      writer.name(utf8: member.name)
      if let part { part.write(to: &writer) } else { member.value.write(to: &writer) }
    }
    writer.close(.object)
  }

  package static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
  }
}

package func == (bytes: UnsafeRawBufferPointer?, name: StaticString) -> Bool {
  bytes.map { $0 == name } ?? false
}
