/// A generator with a seed (SplitMix64), so that a failure can be seen again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func int(_ range: Range<Int>) -> Int { .random(in: range, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { int(0..<100) < percent }
  mutating func pick<T>(_ choices: [T]) -> T { choices[int(0..<choices.count)] }
}

/// Sessions made up at random: messages of all kinds, and damage to their bytes.
struct RandomSession {
  var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  /// Any JSON value, spelled in any way that RFC 8259 has.
  mutating func value(_ depth: Int = 0) -> String {
    switch generator.int(0..<(depth < 4 ? 9 : 6)) {
    case 0: return generator.pick(["null", "true", "false"])
    case 1: return "\(generator.int(-1000..<1000))"
    case 2: return generator.pick(["0.5", "-0.0", "1e3", "2.5E-3", "9007199254740993", "-7"])
    case 3...5: return string()
    case 6:
      let count = generator.int(0..<4)
      return "{" + blank()
        + (0..<count).map { index in
          // Names that differ, since of equal ones the last counts.
          "\"\(generator.pick(["a", "id", "달", "\\u0041"]))\(index)\"\(blank()):\(blank())\(value(depth + 1))"
        }.joined(separator: "\(blank()),") + blank() + "}"
    default:
      let count = generator.int(0..<4)
      return "[" + blank()
        + (0..<count).map { _ in value(depth + 1) }.joined(separator: ",\(blank())")
        + "]"
    }
  }

  private mutating func string() -> String {
    let parts = [
      "a", "x y", "é", "달력", "😀", "\\n", "\\\"", "\\\\", "\\u00e9", "\\ud83d\\ude00", "{", "}", "[",
      "]",
      ",", ":", "Content-Length: 5", "\\u0000",
    ]
    return "\"" + (0..<generator.int(0..<6)).map { _ in generator.pick(parts) }.joined() + "\""
  }

  /// White space, most often none.
  private mutating func blank() -> String {
    generator.chance(85) ? "" : generator.pick([" ", "\t", "  ", " \n ", "\r\n"])
  }

  mutating func id() -> String {
    generator.chance(50)
      ? "\(generator.int(0..<100))" : generator.pick([#""s""#, "1.0", "1e2", "null", string()])
  }

  mutating func request() -> String {
    let params = generator.chance(50) ? "[\(value()),\(value())]" : #"{"p":\#(value())}"#
    return
      #"{"jsonrpc":"2.0","id":\#(id()),\#(blank())"method":"echo","params":\#(params)}\#(blank())"#
  }

  mutating func message() -> String {
    switch generator.int(0..<12) {
    case 0: return #"{"jsonrpc":"2.0","method":"update","params":[\#(value())]}"#
    case 1: return #"{"jsonrpc":"2.0","id":\#(id()),"method":"nosuch"}"#
    case 2: return #"{"jsonrpc":"2.0","id":\#(id()),"method":"subtract","params":[9,\#(value())]}"#
    case 3:
      return "[" + (0..<generator.int(1..<4)).map { _ in request() }.joined(separator: ",") + "]"
    case 4: return value()
    case 5: return #"{"jsonrpc":"2.0","id":\#(id())}"#
    case 6: return #"{"jsonrpc":"2.0","id":\#(id()),"method":"initialize"}"#
    default: return request()
    }
  }

  /// Flips, drops, doubles, inserts or cuts, so many times.
  mutating func damage(_ bytes: inout [UInt8], times: Int) {
    for _ in 0..<times where !bytes.isEmpty {
      let place = generator.int(0..<bytes.count)
      let run = min(bytes.count - place, 1 + generator.int(0..<12))
      switch generator.int(0..<7) {
      case 0: bytes[place] ^= 1 << UInt8(generator.int(0..<8))
      case 1: bytes.removeSubrange(place..<place + run)
      case 2: bytes.insert(contentsOf: bytes[place..<place + run], at: place)
      case 3: bytes.insert(UInt8(ascii: "\n"), at: place)
      case 4:
        bytes.insert(
          contentsOf: Array(
            generator.pick(["{", "}", "[", "]", "\"", ",", "\\", "\r\n\r\n"]).utf8), at: place)
      case 5: bytes[place] = UInt8(generator.int(0..<256))
      default: if generator.chance(20) { bytes.removeSubrange(place...) }
      }
    }
  }

  /// The same bytes in pieces of any size, now and then an empty one.
  mutating func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + generator.pick([0, 1, 1, 2, 3, 5, 17, 50, 300]))
      pieces.append(bytes[start..<end])
      start = end
    }
    return pieces
  }
}
