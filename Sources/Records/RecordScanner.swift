import JSON

/// Finds the records of a text of any size, one after the other, in memory for one record.
///
/// A text holds documents: one, several one after the other, or one a line. A document is a record;
/// or a list of records; or a container, an object with one of `lists` among its members, whose
/// elements are the records, and whose other members are told apart. Lines of a dump, with columns
/// before the record, are documents too.
package struct RecordScanner {
  package enum Event {
    case record(Slice)
    /// A member of a container, whose value is the slice.
    case member(Slice, name: String)
    /// A list of records begins, or a document of which each member is told.
    case list(name: String)
    case documentEnd
    /// Something is wrong between records, and was passed over.
    case problem(JSONError, length: Int, isRepaired: Bool)
    case end
  }

  /// A value in the window, good until the next event is asked for.
  package struct Slice {
    package var range: Range<Int>
    package var fault: ValueScanner.Fault?
    /// Indices in the window of commas that stand before a closing bracket.
    package var trailingCommas: [Int]
    package var depth: Int
    package var values: Int
    /// Its place in its document, RFC 6901.
    package var pointer: String
    /// The list it is an element of, if any has a name.
    package var list: String?
    /// Whether it stands in a line of a dump.
    var isLine = false
    /// Whether others are held against it.
    var isSample = false
    /// Of a broken one: where the next begins, if that is known.
    var next: RecordScanner.Found?
    /// Whether it is known to end before that.
    var isCutShort = false
  }

  /// The shape of the texts: what is a list of records.
  package struct Shape: Sendable {
    package var lists: [StaticString]
    /// Members whose elements are containers themselves.
    package var groups: [StaticString] = []
    /// `name(…)` may be around a document.
    package var allowsCallback = false

    package init(lists: [StaticString], groups: [StaticString] = [], allowsCallback: Bool = false) {
      self.lists = lists
      self.groups = groups
      self.allowsCallback = allowsCallback
    }
  }

  package let window: TextWindow
  let values: ValueScanner
  let shape: Shape
  /// How far the window has been told.
  var index = 0
  var frames: [Frame] = []
  /// Events that were found on the way to another.
  var waiting: [Event] = []
  /// The function that is around the document.
  package private(set) var callback: String?
  var isInCallback = false
  /// Whether the list that is open was so where the text was taken up again.
  var isResumed = false
  /// The record that was given last.
  var last: Slice?
  /// Bytes that were looked at once more because of broken records.
  var lookedAgain: Int64 = 0
  /// How many blanks stand before the window on its line; nil where anything else does.
  private var indentation: Int? = 0
  /// The same of the list or the container that is open, and its first member's name.
  var documentIndentation: Int?
  var documentName: [UInt8] = []
  /// What the records that are documents look like, and those of lists of a name.
  var layout: Layout?
  var layouts: [String: Layout] = [:]
  var hasDocument = false
  /// Something was wrong with a document and told; the rest of it is no news.
  var isAstray = false

  struct Frame {
    enum Kind { case container, list, groups }

    var kind: Kind
    var name: String?
    var pointer: String
    var position = 0
    /// Whether an element or a member has come since the last comma, and where that was.
    var hasValue = false
    var comma: TextPlace?
    /// What the records look like, by the first.
    var layout: Layout?
    /// The names of a container's members so far.
    var names: Set<[UInt8]> = []
    /// Whether any of them begins a line.
    var hasLines = false
  }

  package init(_ window: TextWindow, _ shape: Shape, limits: ValueScanner.Limits = .init()) {
    self.window = window
    self.shape = shape
    values = ValueScanner(window, limits: limits)
  }

  /// Goes on at a byte of the text where `offset(of:)` said that a record begins, be it in a list.
  package mutating func resume(at offset: Int64) throws(JSONError) {
    /// The last byte that is no blank, and whether it is a comma or a bracket of a list.
    var before: UInt8 = 0
    while window.place.offset < offset, try window.reaches(0) {
      let length = Int(min(Int64(window.count), offset - window.place.offset))
      if let last = window.bytes(0..<length).last(where: { !isJSONBlank($0) }) { before = last }
      forget(length)
    }
    guard before == UInt8(ascii: ",") || before == UInt8(ascii: "[") else { return }
    isResumed = true
    frames.append(Frame(kind: .list, name: nil, pointer: ""))
    hasDocument = true
  }

  /// Where a slice begins in the text.
  package func offset(of slice: Slice) -> Int64 {
    window.place.offset + Int64(slice.range.lowerBound)
  }

  /// The place behind what has been told.
  package var place: TextPlace { window.place(at: index) }

  /// The offset behind what has been told.
  package var offset: Int64 { window.place.offset + Int64(index) }

  package mutating func next() throws(JSONError) -> Event {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      last = nil
      forget(index)
      let event: Event? =
        switch frames.last?.kind {
        case .list, .groups: try element()
        case .container: try member()
        case nil: try document()
        }
      if let event { return event }
    }
  }

  /// Forgets what stands before `position`, which is told.
  mutating func forget(_ position: Int) {
    indentation = blanks(before: position)
    window.forget(position)
    index = 0
  }

  /// How many bytes stand before `position` on its line, where all of them are blanks.
  func blanks(before position: Int) -> Int? {
    var start = position
    while start > 0 {
      let byte = window.base[start - 1]
      if byte == UInt8(ascii: "\n") { return position - start }
      guard isJSONBlank(byte) else { return nil }
      start -= 1
    }
    return indentation.map { $0 + position }
  }

  /// Looks for a document, a step at a time.
  private mutating func document() throws(JSONError) -> Event? {
    try skipBlanks()
    guard try window.reaches(index) else { return endOfText() }
    if isAstray {
      isAstray = false
      if blanks(before: index) == nil { return try junk(isTold: true) }
    }
    switch window.base[index] {
    case 0xEF where try isByteOrderMark(index): return byteOrderMark()
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["):
      hasDocument = true
      documentIndentation = blanks(before: index)
      documentName = []
      index += 1
      frames.append(Frame(kind: .list, name: nil, pointer: "", layout: layouts[""]))
      return .list(name: "")
    case UInt8(ascii: "/") where try columns(at: index): return try dumpLine()
    case UInt8(ascii: ")") where isInCallback:
      index += 1
      try skipBlanks()
      if try window.reaches(index), window.base[index] == UInt8(ascii: ";") { index += 1 }
      isInCallback = false
      return nil
    case 0xFE, 0xFF:
      if window.place.offset == 0, index == 0 { return try otherEncoding() }
      return try junk()
    default:
      if let end = try callbackEnd(at: index) {
        callback = String(decoding: window.bytes(index..<end - 1), as: UTF8.self)
        isInCallback = true
        hasDocument = false
        index = end
        return nil
      }
      return try junk()
    }
  }

  private mutating func otherEncoding() throws(JSONError) -> Event? {
    guard case .problem(let error, let length, _) = try junk() else { return nil }
    return .problem(
      JSONError(
        .encoding, "the text is not UTF-8: it begins like UTF-16", expected: "UTF-8",
        place: error.place), length: length, isRepaired: false)
  }

  private mutating func endOfText() -> Event {
    guard isInCallback else { return .end }
    isInCallback = false
    return .problem(
      JSONError(
        .unexpectedEnd, "the text ends inside the parentheses of a callback", expected: "')'",
        place: window.place(at: index)), length: 0, isRepaired: hasDocument)
  }

  func isByteOrderMark(_ index: Int) throws(JSONError) -> Bool {
    guard try window.reaches(index + 2) else { return false }
    return window.base[index] == 0xEF && window.base[index + 1] == 0xBB
      && window.base[index + 2] == 0xBF
  }

  private mutating func byteOrderMark() -> Event {
    let place = window.place(at: index)
    let before = blanks(before: index)
    forget(index + 3)
    // It is nothing that a line could be said to begin with.
    indentation = before
    return .problem(
      JSONError(.byteOrderMark, "a byte order mark stands before the text", place: place),
      length: 3, isRepaired: true)
  }

  /// The index behind an identifier path and an opening parenthesis, if they stand at `start`.
  func callbackEnd(at start: Int) throws(JSONError) -> Int? {
    guard shape.allowsCallback, !isInCallback else { return nil }
    var end = start
    while end - start < 256, try window.reaches(end), Self.isIdentifier(window.base[end], end > start)
    { end += 1 }
    guard end > start, try window.reaches(end), window.base[end] == UInt8(ascii: "(") else {
      return nil
    }
    return end + 1
  }

  private static func isIdentifier(_ byte: UInt8, _ isInside: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      isInside
    default: false
    }
  }

  func listKind(_ name: UnsafeRawBufferPointer) -> Frame.Kind? {
    if shape.lists.contains(where: { name == $0 }) { return .list }
    return shape.groups.contains { name == $0 } ? .groups : nil
  }

  /// Whether the list on top may hold another: each keeps its pointer, so there are not any number.
  var mayNest: Bool { frames.count < 32 }

  /// The container or list on top has ended.
  mutating func closeFrame() {
    frames.removeLast()
    if isResumed, frames.isEmpty {
      isResumed = false
      // What follows a list that was open from the start are members of its container, if any.
      var next = index
      while (try? window.reaches(next)) == true, isJSONBlank(window.base[next]) { next += 1 }
      if next < window.count,
        window.base[next] == UInt8(ascii: ",") || window.base[next] == UInt8(ascii: "}")
      {
        frames.append(Frame(kind: .container, pointer: ""))
      }
    }
    if frames.isEmpty { waiting.append(.documentEnd) }
    if let top = frames.indices.last { frames[top].hasValue = true }
  }

  /// The text ends inside a container or a list: the document is not whole, so it has no end.
  mutating func cut(inside what: String, expected: String) -> Event {
    frames = []
    isInCallback = false
    return .problem(
      JSONError(
        .unexpectedEnd, "the text ends inside \(what)", expected: expected,
        place: window.place(at: index)), length: 0, isRepaired: false)
  }

  /// The document is given up; what has been told of it stands.
  mutating func abandon() {
    frames = []
    waiting.append(.documentEnd)
    isAstray = true
  }

  /// Goes behind the commas that follow the one that was passed last, and blanks; gives the bytes of
  /// all of them. However many there are, it is one mistake.
  mutating func skipCommas() throws(JSONError) -> Int {
    let start = offset - 1
    var end = offset
    while try window.reaches(index), ", \n\r\t".utf8.contains(window.base[index]) {
      index += 1
      if window.base[index - 1] == UInt8(ascii: ",") { end = offset }
      if index >= 1 << 20 { forget(index) }
    }
    return Int(end - start)
  }

  func trailingComma(_ place: TextPlace) -> Event {
    .problem(
      JSONError(
        .trailingComma, "a comma stands before the closing bracket", expected: "no comma",
        found: "','", place: place), length: 1, isRepaired: true)
  }

  /// Blanks behind what has been told, of which nobody holds an index yet.
  mutating func skipBlanks() throws(JSONError) {
    while try window.reaches(index), isJSONBlank(window.base[index]) {
      index += 1
      if index >= 1 << 20 { forget(index) }
    }
  }

  func skipBlanks(_ index: inout Int) throws(JSONError) {
    while try window.reaches(index), isJSONBlank(window.base[index]) { index += 1 }
  }
}
