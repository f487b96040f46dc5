import Foundation
import Glibc
import Testing

/// Descriptors in any state that a parent may hand them over in.
@Suite("moonshelf and its descriptors")
struct DescriptorsTests {
  init() { _ = ignoresBrokenPipes }

  private static let echo = request(1, "server.echo", "[1]")
  private static let answer = #"{"jsonrpc":"2.0","id":1,"result":[1]}"# + "\n"

  /// What prints by mistake prints to descriptor 1: so that is standard error, and the answers go
  /// out by another.
  @Test func descriptorOneIsGuarded() throws {
    let child = try Child()
    child.write(Self.echo)
    #expect(child.readLine() == Self.answer)
    func target(_ descriptor: Int) throws -> String {
      try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(child.process)/fd/\(descriptor)")
    }
    #expect(try target(1) == target(2))
    let own = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/fd/\(child.output!)")
    #expect(try target(1) != own)
    child.endInput()
    #expect(child.wait() == 0)
  }

  @Test func logsGoToStandardErrorOnly() throws {
    let quiet = try run(input: Self.echo)
    #expect(quiet.errors == "")
    let logging = try run(["--log"], input: Self.echo)
    #expect(logging.output == Self.answer)
    #expect(logging.errors.contains("server.echo"))
  }

  /// A descriptor that was closed when the program began must not become one of its own files.
  @Test func closedDescriptors() throws {
    let noInput = try Child(input: .closed)
    #expect(noInput.read().isEmpty)
    #expect(noInput.wait() == 0)

    let noErrors = try Child(errors: .closed)
    noErrors.write(Self.echo)
    #expect(noErrors.readLine() == Self.answer)
    noErrors.endInput()
    #expect(noErrors.wait() == 0)

    let noOutput = try Child(output: .closed)
    noOutput.write(Self.echo)
    noOutput.endInput()
    #expect(noOutput.wait() >= 0)

    let none = try Child(input: .closed, output: .closed, errors: .closed)
    #expect(none.wait() >= 0)
  }

  /// One socket for both ways, and one that the parent has made non-blocking.
  @Test(arguments: [false, true])
  func oneSocketForBoth(_ isNonBlocking: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    if isNonBlocking { _ = fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) | O_NONBLOCK) }
    let child = try Child(input: .descriptor(ends[1]), output: .descriptor(ends[1]))
    let mode = fcntl(ends[1], F_GETFL)
    let count = 20_000
    let requests = Array(String(repeating: Self.echo, count: count).utf8)
    // All of it before anything is read: far more than the socket holds, both ways.
    var written = 0
    while written < requests.count {
      let got = requests.withUnsafeBytes {
        write(ends[0], $0.baseAddress! + written, requests.count - written)
      }
      try #require(got > 0)
      written += got
    }
    shutdown(ends[0], Int32(SHUT_WR))
    // Its mode is shared with whoever else has it, and stays theirs.
    #expect(fcntl(ends[1], F_GETFL) == mode)
    close(ends[1])
    let isSame = readToEnd(ends[0]).elementsEqual(String(repeating: Self.answer, count: count).utf8)
    #expect(isSame)
    #expect(child.wait() == 0)
    close(ends[0])
  }

  /// Pipes that the parent has made non-blocking: nothing in them yet, then more than they hold.
  @Test func nonBlockingPipes() throws {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    for descriptor in [input[0], output[1]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let child = try Child(input: .descriptor(input[0]), output: .descriptor(output[1]))
    close(output[1])
    func send(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(input[1], $0.baseAddress!, $0.count) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }
    send(Self.echo)
    var first = [UInt8](repeating: 0, count: Self.answer.utf8.count)
    #expect(read(output[0], &first, first.count) == first.count)
    #expect(first == Array(Self.answer.utf8))
    send(String(repeating: Self.echo, count: 10_000))
    close(input[1])
    let isSame = readToEnd(output[0]).elementsEqual(
      String(repeating: Self.answer, count: 10_000).utf8)
    #expect(isSame)
    #expect(child.wait() == 0)
    close(input[0])
    close(output[0])
  }
}
