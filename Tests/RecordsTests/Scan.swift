import JSON
import Records
import Testing

/// What a scanner tells of a text, as a consumer sees it that parses each record and recovers.
enum Told: Equatable, CustomStringConvertible {
  case list(String)
  case record(String, pointer: String, list: String?, offset: Int)
  case member(String, String, pointer: String)
  case dropped(Reason, Place, pointer: String)
  case problem(Reason, Place, length: Int, isRepaired: Bool)
  case documentEnd

  var description: String {
    switch self {
    case .list(let name): "list \(name)"
    case .record(let text, let pointer, let list, let offset):
      "record \(text) at \(pointer) of \(list ?? "none"), byte \(offset)"
    case .member(let name, let text, let pointer): "member \(name) \(text) at \(pointer)"
    case .dropped(let reason, let place, let pointer): "dropped \(reason) \(place) at \(pointer)"
    case .problem(let reason, let place, let length, let isRepaired):
      "problem \(reason) \(place) \(length) \(isRepaired)"
    case .documentEnd: "end"
    }
  }
}

/// Line, column, offset, offset of the line.
struct Place: Equatable, CustomStringConvertible {
  var line: Int
  var column: Int
  var offset: Int
  var lineOffset: Int

  init(_ line: Int, _ column: Int, _ offset: Int, _ lineOffset: Int) {
    (self.line, self.column, self.offset, self.lineOffset) = (line, column, offset, lineOffset)
  }

  init(_ place: TextPlace?) {
    self.init(
      Int(place?.line ?? -1), Int(place?.column ?? -1), Int(place?.offset ?? -1),
      Int(place?.lineOffset ?? -1))
  }

  /// Counted from the text's own beginning, by decoding what stands before the byte.
  init(of offset: Int, in text: [UInt8]) {
    let before = String(decoding: text[..<offset], as: UTF8.self).unicodeScalars
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.last.map { $0.count } ?? 0
    let bytes = lines.last.map { String(String.UnicodeScalarView($0)).utf8.count } ?? 0
    self.init(lines.count, line + 1, offset, offset - bytes)
  }

  var description: String { "\(line):\(column) (\(offset), \(lineOffset))" }
}

/// How a text comes in: pieces of so many bytes, into a window that begins with so much room.
struct Chunking: CustomTestStringConvertible, Sendable {
  var piece: Int
  var capacity = 128 << 10

  static let all = [
    Chunking(piece: .max), Chunking(piece: 1), Chunking(piece: 2), Chunking(piece: 3),
    Chunking(piece: 7), Chunking(piece: 64), Chunking(piece: 1, capacity: 1),
    Chunking(piece: 5, capacity: 8), Chunking(piece: .max, capacity: 32),
  ]

  var testDescription: String { "pieces of \(piece), room for \(capacity)" }
}

extension RecordScanner.Shape {
  static let results = Self(lists: ["results"], allowsCallback: true)
  static let feed = Self(lists: ["publications", "navigation"], groups: ["groups"])
}

func scan(
  _ text: [UInt8], _ shape: RecordScanner.Shape = .results, _ chunking: Chunking = Chunking(piece: .max),
  limits: ValueScanner.Limits = .init()
) throws -> [Told] {
  try text.withUnsafeBytes { bytes in
    let window = TextWindow(
      MemorySource(bytes, piece: chunking.piece), capacity: chunking.capacity)
    var scanner = RecordScanner(window, shape, limits: limits)
    var told: [Told] = []
    // A scanner that gets nowhere would tell for ever.
    while told.count <= text.count * 2 + 16 {
      switch try scanner.next() {
      case .list(let name): told.append(.list(name))
      case .documentEnd: told.append(.documentEnd)
      case .end: return told
      case .problem(let error, let length, let isRepaired):
        told.append(
          .problem(error.reason, Place(error.place), length: length, isRepaired: isRepaired))
      case .member(let slice, let name):
        try take(slice, scanner, &told) { .member(name, $0, pointer: slice.pointer) }
      case .record(let slice):
        let offset = Int(window.place.offset) + slice.range.lowerBound
        let isGood = try take(slice, scanner, &told) {
          .record($0, pointer: slice.pointer, list: slice.list, offset: offset)
        }
        if !isGood { try scanner.recover() }
      }
    }
    throw Endless()
  }
}

struct Endless: Error {}

@discardableResult
private func take(
  _ slice: RecordScanner.Slice, _ scanner: RecordScanner, _ told: inout [Told],
  _ good: (String) -> Told
) throws -> Bool {
  var repairs: [Told] = []
  do throws(JSONError) {
    let document = try scanner.parse(slice) { problem throws(JSONError) in
      repairs.append(
        .problem(
          problem.error.reason, Place(problem.error.place), length: problem.length ?? -1,
          isRepaired: problem.effect == .repaired))
    }
    told += repairs
    told.append(good(written(document.value)))
    return true
  } catch {
    told += repairs
    told.append(.dropped(error.reason, Place(error.place), pointer: error.pointer))
    return false
  }
}

/// A value in compact JSON.
func written(_ value: JSONValue) -> String {
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  value.write(to: &writer)
  writer.endDocument()
  writer.finish()
  return String(decoding: buffer.bytes, as: UTF8.self)
}

extension [Told] {
  var records: [String] {
    compactMap { if case .record(let text, _, _, _) = $0 { text } else { nil } }
  }

  /// The places of all that is wrong, repaired or not.
  var places: [Place] {
    compactMap {
      switch $0 {
      case .dropped(_, let place, _), .problem(_, let place, _, _): place
      default: nil
      }
    }
  }
}

/// Numbers that look random and are the same in every run (splitmix64).
struct FixedNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
