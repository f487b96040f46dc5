import Foundation
import JSON
import Records
import Testing

/// Texts that gzip(1) has compressed, read in pieces of every size.
@Suite("Gzip")
struct GzipSourceTests {
  private static func compressed(_ text: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-c"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let data = Data(text.utf8)
    let writer = Thread {
      input.fileHandleForWriting.write(data)
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(bytes)
  }

  private func read(_ bytes: [UInt8], piece: Int = .max, room: Int = 1000) throws -> String {
    try bytes.withUnsafeBytes { bytes in
      let source = GzipSource(MemorySource(bytes, piece: piece))
      var result: [UInt8] = []
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
      defer { buffer.deallocate() }
      while true {
        let count = try source.read(into: buffer)
        if count == 0 { return String(decoding: result, as: UTF8.self) }
        result += buffer[..<count]
      }
    }
  }

  private let text = (0..<3000).map { "{\"title\":\"달력 \($0)\"}\n" }.joined()

  @Test(arguments: [1, 2, 3, 17, 1000, Int.max])
  func pieces(of size: Int) throws {
    let one = try Self.compressed(text)
    #expect(try read(one, piece: size) == text)
    #expect(try read(one, piece: size, room: 1) == text)
    let two = try one + Self.compressed("") + Self.compressed("end")
    #expect(try read(two, piece: size) == text + "end")
    // Padding behind the last member is none of the text.
    #expect(try read(one + [0, 0, 0, 0], piece: size) == text)
    #expect(try read(Array(text.utf8), piece: size) == text)
  }

  @Test func whatIsNotGzip() throws {
    #expect(try read([]) == "")
    #expect(try read([0x1F]) == "\u{1F}")
    #expect(try read(Array("plain".utf8)) == "plain")
  }

  @Test func cutAndDamaged() throws {
    let good = try Self.compressed(text)
    for length in stride(from: 2, to: good.count - 1, by: 97) {
      let error = #expect(throws: JSONError.self) { try read(Array(good.prefix(length))) }
      #expect(error?.reason == .readFailed)
    }
    var damaged = good
    damaged[good.count - 5] ^= 0xFF  // in the checksum
    let error = #expect(throws: JSONError.self) { try read(damaged) }
    #expect(error?.reason == .readFailed)
  }
}
