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
  private let shape: Shape
  var index = 0
  var frames: [Frame] = []
  /// Events that were found on the way to another.
  var waiting: [Event] = []
  /// The function that is around the document.
  package private(set) var callback: String?
  private var isInCallback = false
  /// Whether the text is read from its middle, so that a list may be open.
  private var isResumed = false
  /// The record that was given last, and bytes that were looked at twice because of broken ones.
  var last: Slice?
  var lookedAgain = 0

  struct Frame {
    enum Kind { case container, list, groups }

    var kind: Kind
    var name: String?
    var pointer: String
    var position = 0
    /// Whether an element or a member has come since the last comma.
    var hasValue = false
  }

  package init(_ window: TextWindow, _ shape: Shape, limits: ValueScanner.Limits = .init()) {
    self.window = window
    self.shape = shape
    values = ValueScanner(window, limits: limits)
  }

  /// Goes on at a byte of the text where `offset(of:)` said that a record begins, be it in a list.
  package mutating func resume(at offset: Int64) throws(JSONError) {
    while window.place.offset < offset, try window.reaches(0) {
      window.forget(Int(min(Int64(window.count), offset - window.place.offset)))
    }
    isResumed = true
  }

  /// Where a slice begins in the text.
  package func offset(of slice: Slice) -> Int64 {
    window.place.offset + Int64(slice.range.lowerBound)
  }

  /// The offset behind what has been told.
  package var offset: Int64 { window.place.offset + Int64(index) }

  package mutating func next() throws(JSONError) -> Event {
    if !waiting.isEmpty { return waiting.removeFirst() }
    last = nil
    window.forget(index)
    index = 0
    guard let frame = frames.last else { return try document() }
    switch frame.kind {
    case .list, .groups: return try element()
    case .container: return try member()
    }
  }

  private mutating func document() throws(JSONError) -> Event {
    if window.place.offset == 0, try window.reaches(2),
      window.base[0] == 0xEF, window.base[1] == 0xBB, window.base[2] == 0xBF
    {
      index = 3
      return .problem(
        JSONError(
          .byteOrderMark, "a byte order mark stands before the text",
          place: window.place(at: 0)), length: 3, isRepaired: true)
    }
    try skipBlanks()
    guard try window.reaches(index) else { return .end }
    switch window.base[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["):
      index += 1
      frames.append(Frame(kind: .list, name: nil, pointer: ""))
      return .list(name: "")
    case UInt8(ascii: "/") where try columns(): return try dumpLine()
    case UInt8(ascii: ")") where isInCallback:
      index += 1
      try skipBlanks()
      if try window.reaches(index), window.base[index] == UInt8(ascii: ";") { index += 1 }
      isInCallback = false
      return try next()
    case UInt8(ascii: ",") where isResumed:
      index += 1
      return try next()
    case UInt8(ascii: "]") where isResumed:
      // The open list ends; what follows it are members of its container, if it has one.
      isResumed = false
      index += 1
      try skipBlanks()
      if try window.reaches(index),
        window.base[index] == UInt8(ascii: ",") || window.base[index] == UInt8(ascii: "}")
      {
        frames.append(Frame(kind: .container, pointer: ""))
      }
      return try next()
    default:
      if shape.allowsCallback, try openCallback() { return try next() }
      return try junk()
    }
  }

  /// An identifier path and an opening parenthesis.
  private mutating func openCallback() throws(JSONError) -> Bool {
    var end = index
    while end - index < 256, try window.reaches(end), Self.isIdentifier(window.base[end]) { end += 1 }
    guard end > index, try window.reaches(end), window.base[end] == UInt8(ascii: "(") else {
      return false
    }
    callback = String(decoding: window.bytes(index..<end), as: UTF8.self)
    isInCallback = true
    index = end + 1
    return true
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// An object that is a record, or turns out to be a container on the way through its members.
  private mutating func object() throws(JSONError) -> Event {
    let start = index
    var slice = Slice(
      range: start..<start, trailingCommas: [], depth: 1, values: 1, pointer: "")
    var members: [Event] = []
    var position = start + 1
    var comma = -1
    while true {
      try skipBlanks(&position)
      guard try window.reaches(position) else { return record(&slice, to: position, .end) }
      switch window.base[position] {
      case UInt8(ascii: "}"):
        if comma >= 0 { slice.trailingCommas.append(comma) }
        return record(&slice, to: position + 1, nil)
      case UInt8(ascii: ","):
        comma = position
        position += 1
        continue
      case UInt8(ascii: "\""): break
      default: return record(&slice, to: position, .broken)
      }
      comma = -1
      let name = try values.extent(from: position)
      if let fault = name.fault { return record(&slice, to: name.end, fault) }
      let nameRange = position + 1..<max(position + 1, name.end - 1)
      position = name.end
      try skipBlanks(&position)
      guard try window.reaches(position), window.base[position] == UInt8(ascii: ":") else {
        return record(&slice, to: position, try window.reaches(position) ? .broken : .end)
      }
      position += 1
      try skipBlanks(&position)
      guard try window.reaches(position) else { return record(&slice, to: position, .end) }
      if window.base[position] == UInt8(ascii: "["), let kind = listKind(window.bytes(nameRange)) {
        let list = String(decoding: window.bytes(nameRange), as: UTF8.self)
        waiting = members
        frames.append(Frame(kind: .container, pointer: "", hasValue: true))
        return open(list, kind, at: position)
      }
      let extent = try values.extent(from: position)
      slice.trailingCommas += extent.trailingCommas
      slice.depth = max(slice.depth, extent.depth + 1)
      slice.values += extent.values + 1
      if let fault = extent.fault { return record(&slice, to: extent.end, fault) }
      if extent.end - start > values.limits.bytes {
        return record(&slice, to: extent.end, .tooLong)
      }
      if members.count < 64 {
        members.append(
          .member(
            Slice(
              range: position..<extent.end, fault: nil, trailingCommas: extent.trailingCommas,
              depth: extent.depth, values: extent.values, pointer: ""),
            name: String(decoding: window.bytes(nameRange), as: UTF8.self)))
      }
      position = extent.end
    }
  }

  private mutating func record(
    _ slice: inout Slice, to end: Int, _ fault: ValueScanner.Fault?
  ) -> Event {
    slice.range = slice.range.lowerBound..<end
    slice.fault = fault
    index = end
    last = slice
    waiting.append(.documentEnd)
    return .record(slice)
  }

  private func listKind(_ name: UnsafeRawBufferPointer) -> Frame.Kind? {
    if shape.lists.contains(where: { name == $0 }) { return .list }
    return shape.groups.contains { name == $0 } ? .groups : nil
  }

  /// Goes into the list at `position`; members that were met before come first.
  private mutating func open(_ name: String, _ kind: Frame.Kind, at position: Int) -> Event {
    let pointer = (frames.last?.pointer ?? "") + "/" + name
    frames.append(Frame(kind: kind, name: name, pointer: pointer))
    index = position + 1
    waiting.append(.list(name: name))
    return waiting.removeFirst()
  }

  private mutating func member() throws(JSONError) -> Event {
    var comma: Int?
    while true {
      try skipBlanks()
      guard try window.reaches(index) else {
        frames = []
        return .problem(
          JSONError(
            .unexpectedEnd, "the text ends inside an object", expected: "',' or '}'",
            place: window.place(at: index)), length: 0, isRepaired: false)
      }
      switch window.base[index] {
      case UInt8(ascii: ","):
        comma = index
        index += 1
        continue
      case UInt8(ascii: "}"):
        let place = comma.map { _ in window.place(at: index) }
        index += 1
        closeFrame()
        return place.map { trailingComma($0) } ?? waiting.removeFirst()
      case UInt8(ascii: "\""): break
      default:
        frames = []
        return try junk()
      }
      let name = try values.extent(from: index)
      let nameRange = index + 1..<max(index + 1, name.end - 1)
      var position = name.end
      try skipBlanks(&position)
      guard name.fault == nil, try window.reaches(position),
        window.base[position] == UInt8(ascii: ":")
      else {
        frames = []
        return try junk()
      }
      position += 1
      try skipBlanks(&position)
      guard try window.reaches(position) else {
        index = position
        continue
      }
      let text = String(decoding: window.bytes(nameRange), as: UTF8.self)
      if window.base[position] == UInt8(ascii: "["), let kind = listKind(window.bytes(nameRange)) {
        return open(text, kind, at: position)
      }
      let extent = try values.extent(from: position)
      let slice = Slice(
        range: position..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
        depth: extent.depth, values: extent.values,
        pointer: (frames.last?.pointer ?? "") + "/" + text)
      index = extent.end
      if extent.fault != nil { frames = [] }
      return .member(slice, name: text)
    }
  }

  /// The container or list on top has ended.
  private mutating func closeFrame() {
    frames.removeLast()
    if frames.isEmpty { waiting.append(.documentEnd) }
    if let top = frames.indices.last { frames[top].hasValue = true }
  }

  private func trailingComma(_ place: TextPlace) -> Event {
    .problem(
      JSONError(
        .trailingComma, "a comma stands before the closing bracket", expected: "no comma",
        found: "','", place: place), length: 1, isRepaired: true)
  }

  private mutating func element() throws(JSONError) -> Event {
    let top = frames.count - 1
    var comma: Int?
    while true {
      try skipBlanks()
      guard try window.reaches(index) else {
        frames = []
        return .problem(
          JSONError(
            .unexpectedEnd, "the text ends inside a list", expected: "a record or ']'",
            place: window.place(at: index)), length: 0, isRepaired: false)
      }
      let byte = window.base[index]
      if byte == UInt8(ascii: ",") {
        if comma != nil || frames[top].position == 0 {
          let place = window.place(at: index)
          index += 1
          return .problem(
            JSONError(
              .syntax, "an element is missing before ','", expected: "a record", found: "','",
              place: place), length: 1, isRepaired: false)
        }
        comma = index
        index += 1
        continue
      }
      if byte == UInt8(ascii: "]") {
        let place = comma.map { _ in window.place(at: index) }
        index += 1
        closeFrame()
        if let place { return trailingComma(place) }
        return try next()
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ")") {
        frames = []
        return try junk()
      }
      break
    }
    let position = frames[top].position
    frames[top].position += 1
    let pointer = "\(frames[top].pointer)/\(position)"
    if frames[top].kind == .groups, window.base[index] == UInt8(ascii: "{") {
      index += 1
      frames.append(Frame(kind: .container, pointer: pointer))
      return try next()
    }
    let extent = try values.extent(from: index)
    let slice = Slice(
      range: index..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
      depth: extent.depth, values: extent.values, pointer: pointer, list: frames[top].name)
    index = extent.end
    last = slice
    return .record(slice)
  }

  /// Whether the line has the columns of a dump: a type, a key, a revision, a time, a record.
  private mutating func columns() throws(JSONError) -> Bool {
    var tabs = 0
    var position = index
    while tabs < 4, position - index < 4096, try window.reaches(position),
      window.base[position] != UInt8(ascii: "\n")
    {
      if window.base[position] == UInt8(ascii: "\t") { tabs += 1 }
      position += 1
    }
    return tabs == 4
  }

  private mutating func dumpLine() throws(JSONError) -> Event {
    var start = index
    for _ in 0..<4 {
      while window.base[start] != UInt8(ascii: "\t") { start += 1 }
      start += 1
    }
    var extent = try values.extent(from: start)
    // A record never goes beyond its line.
    var end = start
    while end < extent.end, window.base[end] != UInt8(ascii: "\n") { end += 1 }
    if end < extent.end || extent.fault == .broken {
      extent.fault = .end
      extent.end = end
    }
    let slice = Slice(
      range: start..<extent.end, fault: extent.fault, trailingCommas: extent.trailingCommas,
      depth: extent.depth, values: extent.values, pointer: "")
    index = extent.end
    last = extent.fault == nil ? slice : nil
    waiting.append(.documentEnd)
    return .record(slice)
  }

  /// What stands where a document may begin and is none, to the end of its line.
  private mutating func junk() throws(JSONError) -> Event {
    let place = window.place(at: index)
    let isTrailing = place.offset > 0
    let start = index
    var end = index
    while try window.reaches(end), window.base[end] != UInt8(ascii: "\n"),
      end - start < values.limits.bytes
    {
      end += 1
    }
    // A broken value may be followed by a good one on its line.
    if window.base[start] == UInt8(ascii: "}") || window.base[start] == UInt8(ascii: "]") {
      end = start + 1
    }
    let found = quoted(String(decoding: window.bytes(start..<min(end, start + 160)), as: UTF8.self))
    if window.base[start] >= 0xFE, place.offset == 0 {
      index = end
      return .problem(
        JSONError(
          .encoding, "the text is not UTF-8: it begins like UTF-16", expected: "UTF-8",
          place: place), length: end - start, isRepaired: false)
    }
    index = end
    return .problem(
      JSONError(
        isTrailing ? .trailingData : .syntax, "\(found) is no record", expected: "'{' or '['",
        found: found, place: place), length: end - start, isRepaired: false)
  }

  private mutating func skipBlanks() throws(JSONError) { try skipBlanks(&index) }

  func skipBlanks(_ index: inout Int) throws(JSONError) {
    while try window.reaches(index), isJSONBlank(window.base[index]) { index += 1 }
  }
}
