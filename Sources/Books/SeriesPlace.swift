import JSON

/// A book's place in a series.
package struct SeriesPlace: JSONRecord {
  var name: String
  var position: Double?

  package static func members<V: RecordVisitor<SeriesPlace>>(_ member: inout V) {
    member("name", "The series.") { $0.name }
    member.optional("position", "The book's number in it; between two others it has a fraction.") {
      $0.position.map(Position.init)
    }
  }

  /// A number that is written without a fraction where it has none.
  struct Position: JSONResult {
    let value: Double

    func write(to writer: inout JSONWriter) {
      if let whole = Int(exactly: value) { writer.integer(whole) } else { writer.real(value) }
    }

    static func writeSchema(to writer: inout JSONWriter) { Double.writeSchema(to: &writer) }
  }
}

extension SeriesPlace {
  /// The series of a catalogue's words, in which the number stands at the end behind a mark or a word
  /// for one: `Penguin classics ; 12`, `Barsetshire (no. 3)`, `Sea tales, #2`.
  init(words text: String) {
    var name = Substring(text)
    name.trimEnd { " ,;:".contains($0) }
    self.init(name: String(name))
    var rest = name
    rest.trimEnd { " .)]".contains($0) }
    let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard 1...4 ~= digits, let number = Double(rest.suffix(digits)) else { return }
    rest.removeLast(digits)
    rest.trimEnd { $0 == " " }
    var isMarked = rest.last.map { ";#([".contains($0) } == true || rest.hasSuffix("--")
    rest.trimEnd { " ;#([-".contains($0) }
    let word = String(rest.reversed().prefix { $0.isLetter || $0 == "." }.reversed())
    switch word.lowercased().filter({ $0 != "." }) {
    case "no", "nr", "vol", "v", "bk", "book", "volume", "number", "pt", "part", "bd":
      isMarked = true
      rest.removeLast(word.count)
    default: break
    }
    rest.trimEnd { " ,;:([".contains($0) }
    guard isMarked, !rest.isEmpty else { return }
    self.init(name: String(rest), position: number)
  }
}

extension Substring {
  fileprivate mutating func trimEnd(_ isTrimmed: (Character) -> Bool) {
    while let last, isTrimmed(last) { removeLast() }
  }
}
