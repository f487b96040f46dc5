import JSON

/// What the records of a list have in common: the names of their first members.
struct Layout {
  private(set) var names: [[UInt8]] = []
  /// Whether it is only that of a broken record, to be replaced by a better one.
  var isDoubtful = false
  /// Whether more than the first name is needed, as objects inside a record begin with that too.
  private(set) var nests = false
  /// How far objects inside a record are indented that begin a line.
  private var indentations: Set<Int> = []

  private static let mostNames = 3
  /// How much of a record is looked at.
  static let sampleLength = 16 << 10

  /// Records of which no more than a name is known.
  init(name: [UInt8]) {
    names = name.isEmpty ? [] : [name]
    isDoubtful = true
  }

  /// Those that look like `record`, which may be broken.
  init(of record: UnsafeRawBufferPointer) {
    let record = UnsafeRawBufferPointer(rebasing: record.prefix(Self.sampleLength))
    var reader = Reader(text: record, index: 0)
    reader.skipBrackets()
    while names.count < Self.mostNames {
      guard let name = reader.name() else { break }
      names.append(name)
      guard reader.skipValue() else { break }
    }
    guard let first = names.first else { return }
    var lineStart: Int?
    for (index, byte) in record.enumerated().dropFirst() {
      if byte == UInt8(ascii: "\n") {
        lineStart = index + 1
      } else if byte == UInt8(ascii: "{") {
        if let start = lineStart { indentations.insert(index - start) }
        lineStart = nil
        if !nests { nests = Self.begins(with: first, at: index, in: record) }
      } else if !isJSONBlank(byte) {
        lineStart = nil
      }
    }
  }

  /// Whether the object at `index` begins with a member of that name.
  private static func begins(
    with name: [UInt8], at index: Int, in text: UnsafeRawBufferPointer
  ) -> Bool {
    var reader = Reader(text: text, index: index + 1)
    reader.skipBlanks()
    let start = reader.index + 1
    return start + name.count < text.count && text[start - 1] == UInt8(ascii: "\"")
      && text[start + name.count] == UInt8(ascii: "\"")
      && text[start..<start + name.count].elementsEqual(name)
  }

  /// Whether objects inside a record begin a line with the same indentation.
  func nestsLines(indentation: Int) -> Bool { indentations.contains(indentation) }

  private struct Reader {
    let text: UnsafeRawBufferPointer
    var index: Int

    mutating func skipBlanks() {
      while index < text.count, isJSONBlank(text[index]) { index += 1 }
    }

    mutating func skipBrackets() {
      while index < text.count, "{[,: \n\r\t".utf8.contains(text[index]) { index += 1 }
    }

    /// A member's name and its colon; a quote of it may have been lost.
    mutating func name() -> [UInt8]? {
      skipBlanks()
      guard index < text.count else { return nil }
      let isQuoted = text[index] == UInt8(ascii: "\"")
      if isQuoted { index += 1 }
      let start = index
      while index < text.count, text[index] != UInt8(ascii: "\""),
        isQuoted || text[index] != UInt8(ascii: ":")
      { index += 1 }
      var name = Array(text[start..<index])
      if index < text.count, text[index] == UInt8(ascii: "\"") { index += 1 }
      skipBlanks()
      if index < text.count, text[index] == UInt8(ascii: ":") {
        index += 1
      } else {
        // Its closing quote is that of its value.
        while let last = name.last, last == UInt8(ascii: ":") || isJSONBlank(last) {
          name.removeLast()
        }
        index = text.count
      }
      return name.isEmpty ? nil : name
    }

    /// Goes behind a value and its comma; false where there is none.
    mutating func skipValue() -> Bool {
      var depth = 0
      while index < text.count {
        let byte = text[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""):
          while index < text.count, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
          }
          index += 1
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth < 0 { return false }
        case UInt8(ascii: ",") where depth == 0: return true
        default: break
        }
      }
      return false
    }
  }
}
