/// The text of a description that was written in HTML.
package enum PlainText {
  /// `text` without its markup: elements that open a line become line breaks, runs of blanks are one,
  /// character references are read exactly once. Markup that was escaped as a whole
  /// (`&lt;p&gt;One&lt;/p&gt;`) is removed too. Nil where `text` has no markup, so that nothing would
  /// differ; in it, line breaks and blanks are the author's.
  package static func text(of text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return nil
    }
    var source = text
    return source.withUTF8 { bytes in
      let remover = removed(bytes, readsReferences: true)
      if remover.tagCount > 0 { return differing(remover.text, from: bytes) }
      guard remover.referenceCount > 0 else { return nil }
      // No markup, unless what the references stand for is some.
      var decoded = decodedReferences(bytes)
      return decoded.withUTF8 { inner in
        let second = removed(inner, readsReferences: false)
        return differing(second.closingTagCount > 0 ? second.text : string(inner), from: bytes)
      }
    }
  }

  private static func removed(
    _ bytes: UnsafeBufferPointer<UInt8>, readsReferences: Bool
  ) -> MarkupRemover {
    var remover = MarkupRemover(bytes)
    remover.run(readsReferences: readsReferences)
    if remover.hasLines { return remover }
    var keeper = MarkupRemover(bytes)
    keeper.run(readsReferences: readsReferences, keepsBlanks: true)
    return keeper
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func differing(
    _ result: String, from source: UnsafeBufferPointer<UInt8>
  ) -> String? {
    result.utf8.elementsEqual(source) ? nil : result
  }

  private static func decodedReferences(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let reference = CharacterReference(bytes, at: index) {
        result.append(contentsOf: UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter)
        index = reference.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// `&amp;`, `&#233;`, `&#xE9;`: with their semicolon, since text has a bare `&` too.
struct CharacterReference {
  let scalar: Unicode.Scalar
  let end: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    // No name and no number has more digits.
    let limit = min(bytes.count, start + 12)
    var end = start + 1
    while end < limit, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < limit, end > start + 1, bytes[end] == UInt8(ascii: ";") else { return nil }
    let name = UnsafeBufferPointer(rebasing: bytes[start + 1..<end])
    guard let scalar = name[0] == UInt8(ascii: "#") ? Self.numbered(name) : Self.named(name) else {
      return nil
    }
    self.scalar = scalar
    self.end = end + 1
  }

  private static func numbered(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
    let digits = name[(isHexadecimal ? 2 : 1)...]
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        isHexadecimal || digit < 10
      else { return nil }
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
    }
    if 0x80...0x9F ~= value { value = PlainTextEntities.windows1252[Int(value) - 0x80] }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func named(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    byName[String(decoding: name, as: UTF8.self)]
  }

  private static let byName: [String: Unicode.Scalar] = {
    let words = PlainTextEntities.named.split(separator: " ")
    var byName: [String: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      byName[String(words[index])] = UInt32(words[index + 1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return byName
  }()
}
