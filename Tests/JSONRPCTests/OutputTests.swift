import Glibc
import JSON
import Testing

@testable import JSONRPC

/// The way out over each kind of descriptor, with somebody at the other end who reads late.
@Suite struct OutputTests {
  enum Kind: CaseIterable { case pipe, socketPair, terminal }

  /// What is written to, and what is read from.
  private static func ends(_ kind: Kind) -> (write: Int32, read: Int32) {
    var pair: [Int32] = [0, 0]
    switch kind {
    case .pipe:
      pipe(&pair)
      return (pair[1], pair[0])
    case .socketPair:
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
      return (pair[1], pair[0])
    case .terminal:
      // Linux's own way to a pseudoterminal: unlock it (TIOCSPTLCK) and ask for its number
      // (TIOCGPTN).
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      _ = ioctl(master, 0x4004_5431, &lock)
      var number: Int32 = 0
      _ = ioctl(master, 0x8004_5430, &number)
      let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var mode = termios()
      tcgetattr(slave, &mode)
      cfmakeraw(&mode)
      tcsetattr(slave, TCSANOW, &mode)
      return (slave, master)
    }
  }

  private static func message(_ number: Int) -> String {
    "\(number) " + String(repeating: "m", count: number % 3000) + "\n"
  }

  private static func send(_ text: String, _ output: Output) {
    let buffer = OutputBuffer()
    var text = text
    text.withUTF8 { buffer.append(UnsafeRawBufferPointer($0)) }
    output.send(buffer)
  }

  /// Everything is brought before a byte is read: nobody waits, and all of it comes, in order.
  @Test(arguments: Kind.allCases, [false, true])
  func nothingIsLostAndNobodyWaits(_ kind: Kind, _ isNonBlocking: Bool) {
    let ends = Self.ends(kind)
    defer {
      close(ends.read)
      close(ends.write)
    }
    if isNonBlocking { _ = fcntl(ends.write, F_SETFL, fcntl(ends.write, F_GETFL) | O_NONBLOCK) }
    let mode = fcntl(ends.write, F_GETFL)
    let output = Output(ends.write)
    var expected = ""
    for number in 0..<1000 {
      expected += Self.message(number)
      Self.send(Self.message(number), output)
    }
    #expect(output.pending > 0)
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while received.count < expected.utf8.count {
      let count = read(ends.read, &block, block.count)
      guard count > 0 else { break }
      received += block[..<count]
    }
    #expect(received == Array(expected.utf8))
    output.drain()
    #expect(output.pending == 0)
    #expect(output.error == nil)
    #expect(fcntl(ends.write, F_GETFL) == mode)
  }

  @Test func aFileGetsAllAtOnce() throws {
    var name = Array("/tmp/moonshelf-output-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    defer {
      close(file)
      unlink(name)
    }
    let output = Output(file)
    var expected = ""
    for number in 0..<1000 {
      expected += Self.message(number)
      Self.send(Self.message(number), output)
      #expect(output.pending == 0)
    }
    var received = [UInt8](repeating: 0, count: expected.utf8.count + 1)
    #expect(pread(file, &received, received.count, 0) == expected.utf8.count)
    #expect(Array(received.dropLast()) == Array(expected.utf8))
  }

  @Test func aClosedOtherEndIsAnErrorAndNobodyHangs() {
    signal(SIGPIPE, SIG_IGN)
    let ends = Self.ends(.pipe)
    defer { close(ends.write) }
    let output = Output(ends.write)
    // The thread waits for the reader when the reader goes.
    for number in 0..<1000 { Self.send(Self.message(number), output) }
    close(ends.read)
    output.drain()
    #expect(output.error == EPIPE)
    #expect(!output.wait(untilAtMost: 0))
    Self.send("late", output)
    #expect(output.error == EPIPE)
  }

  @Test func aFullDiskIsAnError() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let output = Output(full)
    Self.send("x", output)
    #expect(output.error == ENOSPC)
  }
}
