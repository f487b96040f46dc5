import JSON

/// What `body` writes, as text.
func written(_ body: (inout JSONWriter) -> Void) -> String {
  String(decoding: writtenBytes(body), as: UTF8.self)
}

func writtenBytes(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  body(&writer)
  writer.finish()
  return Array(buffer.bytes)
}

/// What `body` writes, without the comma that follows every value.
func writtenDocument(_ body: (inout JSONWriter) -> Void) -> String {
  written { writer in
    body(&writer)
    writer.endDocument()
  }
}

/// Parses `text` and gives its value to `body`.
func withValue<T>(_ text: String, _ body: (JSONValue) throws -> T) throws -> T {
  let document = try JSONDocument(parsing: text)
  return try body(document.value)
}

/// What `body` throws at the value of `text`, if anything.
func failure<T>(_ text: String, _ body: (JSONValue) throws(JSONError) -> T) throws -> JSONError? {
  let document = try JSONDocument(parsing: text)
  do throws(JSONError) {
    _ = try body(document.value)
    return nil
  } catch {
    return error
  }
}

/// What is wrong with `text`, if anything.
func diagnosis(_ text: [UInt8]) -> JSONError? {
  text.withUnsafeBytes { JSONDiagnosis.error(in: $0) }
}

/// Whether jansson takes `text`.
func isParsed(_ text: [UInt8]) -> Bool {
  text.withUnsafeBytes { text in
    do throws(JSONError) {
      _ = try JSONDocument(parsing: text)
      return true
    } catch {
      return false
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
