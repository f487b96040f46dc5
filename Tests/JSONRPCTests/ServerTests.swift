import Glibc
import JSON
import Testing

@testable import JSONRPC

/// A server over descriptors, on a thread of its own.
@Suite("Server")
struct ServerTests {
  init() { _ = ignoresBrokenPipes }

  private func serve(
    _ input: Int32, _ output: Int32, _ wire: Wire = .bare, limits: Limits = Limits()
  ) -> Running<Int32> {
    Running {
      var server = Server(
        methods: toyMethods, serverInfo: ServerInfo(name: "toys", version: "1.2.3"),
        framing: wire.framing, limits: limits, input: input, output: Output(output))
      let code = server.run()
      close(output)
      return code
    }
  }

  private func read(_ descriptor: Int32, _ expected: [UInt8]) -> Bool {
    readAll(descriptor, atMost: expected.count) == expected
  }

  private func echo(_ id: Int, _ wire: Wire) -> [UInt8] {
    wire.wrap(#"{"jsonrpc":"2.0","id":\#(id),"result":[\#(id)]}"#)
  }

  /// No answer waits for the byte after its request, for more requests, or for the end.
  @Test(arguments: Wire.allCases, [false, true])
  func answersWhileTheInputIsOpen(_ wire: Wire, _ isNonBlocking: Bool) {
    let (input, output) = (Ends.pipe(), Ends.pipe())
    if isNonBlocking { _ = fcntl(input.read, F_SETFL, fcntl(input.read, F_GETFL) | O_NONBLOCK) }
    let server = serve(input.read, output.write, wire)
    for id in 1...20 {
      let request = wire.wrap(echoRequest("\(id)"))
      // Nothing behind the last closer, and in two writes.
      let end = request.lastIndex(of: UInt8(ascii: "}"))! + 1
      writeAll(Array(request[..<(end / 2)]), to: input.write)
      writeAll(Array(request[(end / 2)..<end]), to: input.write)
      #expect(read(output.read, echo(id, wire)))
      writeAll(Array(request[end...]), to: input.write)
    }
    close(input.write)
    #expect(server.wait() == 0)
    #expect(readAll(output.read).isEmpty)
    close(output.read)
    close(input.read)
  }

  /// A client that writes everything before it reads anything gets all of it.
  @Test(arguments: [Wire.bare, .headers], [false, true])
  func clientsMayWriteFirst(_ wire: Wire, _ isSocket: Bool) {
    // One socket for both ways, as some hosts hand over.
    let (input, output) = isSocket ? (Ends.sockets(), nil) : (Ends.pipe(), Optional(Ends.pipe()))
    let server = serve(input.read, output?.write ?? dup(input.read), wire)
    let count = 50_000
    writeAll((1...count).flatMap { wire.wrap(echoRequest("\($0)")) }, to: input.write)
    if isSocket { shutdown(input.write, Int32(SHUT_WR)) } else { close(input.write) }
    let expected = (1...count).flatMap { echo($0, wire) }
    #expect(read(output?.read ?? input.write, expected))
    #expect(server.wait() == 0)
  }

  /// Beyond the limit of what may wait, reading stops; when the client reads, it goes on, and nothing
  /// is lost.
  @Test func pressureStopsReading() {
    var limits = Limits()
    limits.pending = 100_000
    let (input, output) = (Ends.pipe(), Ends.pipe())
    let server = serve(input.read, output.write, limits: limits)
    let text = String(repeating: "x", count: 1000)
    let count = 5000
    let writer = Running {
      let sent = writeAll(
        (1...count).flatMap {
          Wire.bare.wrap(#"{"jsonrpc":"2.0","id":\#($0),"method":"echo","params":["\#(text)"]}"#)
        }, to: input.write)
      close(input.write)
      return sent
    }
    let expected = (1...count).flatMap {
      Wire.bare.wrap(#"{"jsonrpc":"2.0","id":\#($0),"result":["\#(text)"]}"#)
    }
    let isSame = readAll(output.read) == expected
    #expect(isSame)
    #expect(writer.wait())
    #expect(server.wait() == 0)
  }

  @Test func exitEndsItWhileTheInputIsOpen() {
    for (messages, code) in [
      ([#"{"jsonrpc":"2.0","method":"exit"}"#], Int32(1)),
      (
        [#"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#], 0
      ),
    ] {
      let (input, output) = (Ends.pipe(), Ends.pipe())
      let server = serve(input.read, output.write, .headers)
      writeAll(messages.flatMap { Wire.headers.wrap($0) }, to: input.write)
      #expect(server.wait() == code)
      close(input.write)
    }
  }

  /// Node and Neovim hand over socket pairs; what they leave unread when they go resets them. That
  /// is an end of input like any other.
  @Test func aResetIsAnEndOfInput() {
    let sockets = Ends.sockets()
    let output = Ends.pipe()
    let server = serve(sockets.read, output.write)
    writeAll(Wire.bare.wrap(echoRequest("1")), to: sockets.write)
    #expect(read(output.read, echo(1, .bare)))
    // Bytes that the other end never read make its closing a reset.
    writeAll([1, 2, 3], to: sockets.read)
    close(sockets.write)
    #expect(server.wait() == 0)
    #expect(readAll(output.read).isEmpty)
  }

  @Test func aClosedOutputEndsIt() {
    let (input, output) = (Ends.pipe(), Ends.pipe())
    close(output.read)
    let server = serve(input.read, output.write)
    writeAll(Wire.bare.wrap(echoRequest("1")), to: input.write)
    // It ends though its input is open: nobody would ever read an answer.
    _ = server.wait()
    close(input.write)
  }
}
