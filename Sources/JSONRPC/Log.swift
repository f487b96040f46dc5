import Glibc
import JSON

/// Writes what comes and goes to a descriptor, for people who look for the reason of something.
/// A line that can't be written at once is dropped: a log never holds the server up.
public struct Log: Sendable {
  private let descriptor: Int32
  private static let longest = 200

  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  func received(_ text: UnsafeRawBufferPointer) { write("←", text, "") }

  func answered(_ text: UnsafeRawBufferPointer, microseconds: Int) {
    write("→", text, ", \(microseconds) µs")
  }

  func broken(_ error: JSONError) { put("← \(error.reason.rawValue): \(error.message)\n") }

  private func write(_ arrow: String, _ text: UnsafeRawBufferPointer, _ more: String) {
    let beginning = String(decoding: text.prefix(Self.longest), as: UTF8.self)
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    let dots = text.count > Self.longest ? "…" : ""
    put("\(arrow) \(beginning)\(dots) (\(text.count) bytes\(more))\n")
  }

  private func put(_ line: String) {
    // A pipe that is ready takes 4096 bytes without blocking; a line is shorter.
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&ready, 1, 0) == 1, ready.revents & Int16(POLLOUT) != 0 else { return }
    var line = line
    line.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress!, $0.count) }
  }

  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
