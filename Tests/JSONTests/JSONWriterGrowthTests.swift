import JSON
import Testing

/// The writer stores without looking as long as a kibibyte is free: here is where that would show.
struct JSONWriterGrowthTests {
  @Test func manyValuesOutgrowTheBuffer() {
    let values = (0..<60_000).map { $0 * $0 - 1000 }
    let text = writtenDocument { writer in
      writer.open(.array)
      for value in values { writer.integer(value) }
      writer.close(.array)
    }
    #expect(text == "[" + values.map(String.init).joined(separator: ",") + "]")
  }

  /// Every length around the slack and the block's size, plain and with an escape at each end.
  @Test(arguments: [0, 1, 1000, 1022, 1023, 1024, 1025, 4095, 4096, 15_360, 16_383, 16_384, 16_385])
  func stringsOfAnyLengthFit(length: Int) {
    let plain = String(repeating: "x", count: length)
    let text = writtenDocument { writer in
      writer.open(.array)
      for _ in 0..<3 {
        writer.string(plain)
        writer.string("\n" + plain + "\"")
      }
      writer.close(.array)
    }
    let pair = #""\#(plain)","\n\#(plain)\"""#
    #expect(text == "[\(pair),\(pair),\(pair)]")
  }

  @Test func aMebibyteOfEscapesIsTwiceAsLong() {
    let count = 1 << 20
    let bytes = [UInt8](repeating: UInt8(ascii: "\""), count: count)
    let text = writtenBytes { writer in bytes.withUnsafeBytes { writer.string($0) } }
    // An opening quote, two bytes for each, a closing quote and the comma.
    #expect(text.count == 2 * count + 3)
    let inside = text.dropFirst().dropLast(2)
    #expect(
      inside.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? 0x5C : 0x22) })
  }

  @Test func aMebibyteOfNULsIsSixTimesAsLong() {
    let text = writtenBytes { writer in
      [UInt8](repeating: 0, count: 1 << 20).withUnsafeBytes { writer.string($0) }
    }
    #expect(text.count == 6 << 20 + 3)
    #expect(Array(text[1..<13]) == Array(#"\u0000\u0000"#.utf8))
    #expect(Array(text.suffix(8)) == Array(#"\u0000","#.utf8))
  }

  @Test func aMebibyteOfTextIsCopied() {
    let text = String(repeating: "한글 ", count: 150_000)
    #expect(writtenDocument { $0.string(text) } == "\"\(text)\"")
  }

  /// An answer that fails half-way is taken back, also after the block has moved.
  @Test(arguments: [10, 100_000])
  func rewindingTakesBack(length: Int) {
    let text = writtenDocument { writer in
      writer.open(.array)
      writer.string("kept" as String)
      let count = writer.count
      writer.open(.object)
      writer.name("dropped")
      writer.string(String(repeating: "y", count: length))
      writer.rewind(to: count)
      writer.integer(1)
      writer.close(.array)
    }
    #expect(text == #"["kept",1]"#)
  }

  @Test func countFollowsTheCursor() {
    _ = written { writer in
      #expect(writer.count == 0)
      writer.integer(123)
      // Three digits and the comma.
      #expect(writer.count == 4)
      writer.string(String(repeating: "z", count: 50_000))
      #expect(writer.count == 4 + 50_003)
    }
  }

  @Test func aWriterGoesOnWhereTheBufferEnds() {
    let buffer = OutputBuffer()
    for value in 1...3 {
      var writer = JSONWriter(appendingTo: buffer)
      writer.integer(value)
      writer.finish()
    }
    #expect(Array(buffer.bytes) == Array("1,2,3,".utf8))
  }

  /// Room left for a header is filled with fewer, as many or more bytes than it has; what stands
  /// behind moves, at the block's end too.
  @Test(arguments: [0, 3, 8, 9, 30], [5, 14_000, 15_340, 15_360, 20_000])
  func roomIsFilledLater(header: Int, body: Int) {
    let text = written { writer in
      writer.string("before" as String)
      let start = writer.count
      writer.skip(8)
      writer.string(String(repeating: "b", count: body))
      writer.replaceRoom(at: start, 8, with: [UInt8](repeating: UInt8(ascii: "h"), count: header))
      writer.integer(7)
    }
    let head = String(repeating: "h", count: header)
    #expect(text == "\"before\",\(head)\"\(String(repeating: "b", count: body))\",7,")
  }

  @Test func shortTextIsCopiedSixteenBytesAtATime() {
    let text = Array("0123456789abcdefghijklmnopqrstuv".utf8)
    for count in 0...16 {
      let result = writtenBytes { writer in
        text.withUnsafeBufferPointer { writer.putShort($0.baseAddress!, count) }
      }
      #expect(result == Array(text.prefix(count)))
    }
  }
}
