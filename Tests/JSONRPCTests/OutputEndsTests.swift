import Glibc
import JSON
import Testing

@testable import JSONRPC

/// The way out when the other end pauses, is gone, or goes.
@Suite("Ends of an output")
struct OutputEndsTests {
  init() { _ = ignoresBrokenPipes }

  private func buffer(_ bytes: [UInt8]) -> OutputBuffer {
    let buffer = OutputBuffer()
    bytes.withUnsafeBytes { buffer.append($0) }
    return buffer
  }

  @Test func goesOnAfterAPause() {
    let ends = Ends.pipe()
    let output = Output(ends.write)
    for round in 0..<50 {
      // Now within the pipe, now beyond it.
      let bytes = [UInt8](repeating: UInt8(round), count: round % 3 == 0 ? 300_000 : 10)
      output.send(buffer(bytes))
      #expect(readAll(ends.read, atMost: bytes.count) == bytes)
      #expect(output.wait(untilAtMost: 0))
    }
    close(ends.read)
    close(ends.write)
  }

  @Test func nothingIsSentForNothing() {
    let ends = Ends.pipe()
    Output(ends.write).send(OutputBuffer())
    close(ends.write)
    #expect(readAll(ends.read).isEmpty)
    close(ends.read)
  }

  @Test func aReaderWhoIsGoneEndsIt() {
    let ends = Ends.pipe()
    close(ends.read)
    let output = Output(ends.write)
    output.send(buffer([1, 2, 3]))
    #expect(output.error == EPIPE)
    #expect(!output.wait(untilAtMost: 0))
    // Later ones are let go of, not piled up.
    let more = buffer([UInt8](repeating: 1, count: 1000))
    output.send(more)
    #expect(more.count == 0)
    #expect(output.pending == 0)
    close(ends.write)
  }

  @Test func aReaderWhoGoesEndsIt() {
    let ends = Ends.pipe()
    let output = Output(ends.write)
    output.send(buffer([UInt8](repeating: 7, count: 5_000_000)))
    #expect(readAll(ends.read, atMost: 100_000).count == 100_000)
    close(ends.read)
    #expect(!output.wait(untilAtMost: 0))
    #expect(output.error == EPIPE)
    close(ends.write)
  }
}
