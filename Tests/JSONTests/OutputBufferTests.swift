import JSON
import Testing

struct OutputBufferTests {
  @Test func appendedBytesStandOneAfterAnother() {
    let buffer = OutputBuffer()
    for part in ["calendar", "", ".", "month"] {
      Array(part.utf8).withUnsafeBytes { buffer.append($0) }
    }
    #expect(Array(buffer.bytes) == Array("calendar.month".utf8))
    #expect(buffer.count == 14)
  }

  /// Growing moves the block; what was in it has to come along.
  @Test func growingKeepsWhatWasWritten() {
    let buffer = OutputBuffer(capacity: 0)
    var expected: [UInt8] = []
    for length in 0..<700 {
      let part = [UInt8](repeating: UInt8(length % 251), count: length)
      part.withUnsafeBytes { buffer.append($0) }
      expected += part
    }
    #expect(Array(buffer.bytes) == expected)
    #expect(buffer.capacity >= expected.count)
  }

  @Test func reservedRoomIsThere() {
    let buffer = OutputBuffer()
    Array("abc".utf8).withUnsafeBytes { buffer.append($0) }
    buffer.reserve(5 << 20)
    #expect(buffer.capacity >= 3 + 5 << 20)
    #expect(Array(buffer.bytes) == Array("abc".utf8))
  }

  @Test func emptyingForgetsTheBytesAndGivesALargeBlockBack() {
    let buffer = OutputBuffer()
    [UInt8](repeating: 1, count: 3 << 20).withUnsafeBytes { buffer.append($0) }
    buffer.removeAll()
    #expect(buffer.count == 0)
    #expect(buffer.bytes.isEmpty)
    #expect(buffer.capacity <= 1 << 20)
    Array("next".utf8).withUnsafeBytes { buffer.append($0) }
    #expect(Array(buffer.bytes) == Array("next".utf8))
  }
}
