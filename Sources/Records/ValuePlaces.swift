import JSON

/// Finds values in the text of JSON that a parser has taken: where a problem's place is asked for,
/// which is seldom, the text is walked again.
package struct ValuePlaces {
  private let text: UnsafeRawBufferPointer
  private var index = 0

  private init(_ text: UnsafeRawBufferPointer) { self.text = text }

  /// The bytes of the value at an RFC 6901 pointer; of several members of a name, the last.
  package static func range(of pointer: String, in text: UnsafeRawBufferPointer) -> Range<Int>? {
    var tokens = pointer.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map(unescaped)
    if !tokens.isEmpty { tokens.removeFirst() }
    var walk = ValuePlaces(text)
    walk.skipBlanks()
    for token in tokens {
      guard walk.enter(token) else { return nil }
    }
    let start = walk.index
    walk.skipValue()
    return start..<walk.index
  }

  private static func unescaped(_ token: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in token {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
        isEscaped = false
      } else if byte == UInt8(ascii: "~") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// Names that stand more than once in one object: each one but the last, with its object's pointer.
  package static func duplicates(
    in text: UnsafeRawBufferPointer
  ) -> [(name: String, pointer: String, range: Range<Int>)] {
    var walk = ValuePlaces(text)
    var found: [(name: String, pointer: String, range: Range<Int>)] = []
    walk.skipBlanks()
    walk.collect(at: "", &found)
    return found
  }

  private mutating func collect(
    at pointer: String, _ found: inout [(name: String, pointer: String, range: Range<Int>)]
  ) {
    switch peek {
    case UInt8(ascii: "{"):
      var seen: [[UInt8]: Range<Int>] = [:]
      eachMember { walk, name, range in
        if let earlier = seen.updateValue(range, forKey: name) {
          found.append((String(decoding: name, as: UTF8.self), pointer, earlier))
        }
        walk.collect(at: pointer + "/" + pointerToken(String(decoding: name, as: UTF8.self)), &found)
        return true
      }
    case UInt8(ascii: "["):
      var position = 0
      eachElement { walk in
        walk.collect(at: "\(pointer)/\(position)", &found)
        position += 1
        return true
      }
    default: skipValue()
    }
  }

  /// Goes to the member or element that `token` names.
  private mutating func enter(_ token: [UInt8]) -> Bool {
    var place: Int?
    if peek == UInt8(ascii: "{") {
      eachMember { walk, name, _ in
        if name == token { place = walk.index }
        walk.skipValue()
        return true
      }
    } else if peek == UInt8(ascii: "["), let wanted = Int(String(decoding: token, as: UTF8.self)) {
      var position = 0
      eachElement { walk in
        if position == wanted { place = walk.index }
        walk.skipValue()
        position += 1
        return position <= wanted
      }
    }
    guard let place else { return false }
    index = place
    return true
  }

  /// Calls `body` at the value of each member; it leaves the walk behind that value.
  private mutating func eachMember(
    _ body: (inout ValuePlaces, _ name: [UInt8], _ nameRange: Range<Int>) -> Bool
  ) {
    index += 1
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { break }
      let start = index
      skipValue()
      let range = start..<index
      skipBlanks()
      index += 1
      skipBlanks()
      guard body(&self, name(range), range) else { return }
      skipBlanks()
      if peek == UInt8(ascii: ",") { index += 1 }
    }
    index += 1
  }

  private mutating func eachElement(_ body: (inout ValuePlaces) -> Bool) {
    index += 1
    while true {
      skipBlanks()
      guard let byte = peek, byte != UInt8(ascii: "]") else { break }
      guard body(&self) else { return }
      skipBlanks()
      if peek == UInt8(ascii: ",") { index += 1 }
    }
    index += 1
  }

  /// What a name spells.
  private func name(_ range: Range<Int>) -> [UInt8] {
    let inside = text[range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)]
    guard inside.contains(UInt8(ascii: "\\")),
      let document = try? JSONDocument(parsing: Array(text[range]))
    else { return Array(inside) }
    return document.value.utf8.map(Array.init) ?? []
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipBlanks() {
    while index < text.count, isJSONBlank(text[index]) { index += 1 }
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        while let byte = peek, byte != UInt8(ascii: "\"") {
          index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          index += 1
          return
        }
      default:
        if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || isJSONBlank(byte) {
          return
        }
      }
      index += 1
    }
  }
}
