import Testing

@testable import JSONRPC

/// Offsets stay those of the stream, whatever is let go and however the block moves or grows.
@Suite("Input buffer")
struct InputBufferTests {
  /// The byte at each offset of an endless stream, so that a byte out of place shows.
  private func byte(_ offset: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: offset &* 167 &+ offset >> 8)
  }

  @Test(arguments: [1, 3, 1000, 65_536, 100_000])
  func offsetsAreTheStreams(_ step: Int) {
    var input = InputBuffer()
    var generator = SeededGenerator(seed: step)
    for _ in 0..<60 {
      let start = input.end
      (start..<start + step).map(byte).withUnsafeBytes { input.append($0) }
      #expect(input.end == start + step)
      input.discard(before: generator.int(input.origin..<input.end + 1))
      let kept = input.slice(input.origin..<input.end)
      let isRight = zip(input.origin..., kept).allSatisfy { byte($0) == $1 }
      #expect(isRight && kept.count == input.end - input.origin)
      if input.origin < input.end { #expect(input[input.end - 1] == byte(input.end - 1)) }
    }
  }

  @Test func preparedRoomIsWhereBytesGo() {
    var input = InputBuffer()
    for round in 0..<100 {
      let room = input.prepare()
      #expect(room.count >= InputBuffer.readSize)
      for index in 0..<1000 { room[index] = byte(input.end + index) }
      input.commit(1000)
      #expect(input.end == (round + 1) * 1000)
      if round % 7 == 0 { input.discard(before: input.end - 500) }
      let isRight = zip(input.origin..., input.slice(input.origin..<input.end)).allSatisfy {
        byte($0) == $1
      }
      #expect(isRight)
    }
  }

  @Test func nothingIsTakenFromNothing() {
    var input = InputBuffer()
    input.append(UnsafeRawBufferPointer(start: nil, count: 0))
    input.discard(before: 0)
    #expect(input.origin == 0 && input.end == 0)
  }
}
