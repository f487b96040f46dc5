import Foundation
import Glibc
import Testing

/// The program under test: the one that `MOONSHELF_BINARY` names, else the release build of this
/// package, else the build that the tests themselves came out of.
enum Program {
  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func path() throws -> String {
    if let named = ProcessInfo.processInfo.environment["MOONSHELF_BINARY"] {
      try #require(access(named, X_OK) == 0, "MOONSHELF_BINARY names \(named), which can't be run")
      return named
    }
    let built = [
      packageRoot.appending(path: ".build/release/moonshelf").path,
      URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent().appending(path: "moonshelf").path,
    ]
    return try #require(
      built.first { access($0, X_OK) == 0 }, "moonshelf is not built: none of \(built) is there")
  }
}

/// What a descriptor of a child is.
enum Stream {
  /// A pipe to the test, or from it.
  case pipe
  /// A descriptor of the test's own.
  case descriptor(Int32)
  case closed
}

/// A running program, with its three descriptors in the test's hands.
final class Child: @unchecked Sendable {
  let process: pid_t
  /// The test's end of each descriptor that is a pipe.
  private(set) var input: Int32?
  private(set) var output: Int32?
  let errors: Int32?
  private var status: Int32?
  private let lock = NSLock()

  /// What a child sees of the environment: no locale but what a test gives it, and UTC.
  private static let bareEnvironment = {
    var environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }()

  init(
    _ arguments: [String] = [], program: String? = nil, environment: [String: String] = [:],
    input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe
  ) throws {
    let path = try program ?? Program.path()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var childEnds: [Int32] = []
    func connect(_ stream: Stream, to descriptor: Int32) throws -> Int32? {
      switch stream {
      case .closed:
        posix_spawn_file_actions_addclose(&actions, descriptor)
        return nil
      case .descriptor(let given):
        posix_spawn_file_actions_adddup2(&actions, given, descriptor)
        return nil
      case .pipe:
        let ends = try closedOnExecPipe()
        let (mine, its) = descriptor == 0 ? (ends.write, ends.read) : (ends.read, ends.write)
        posix_spawn_file_actions_adddup2(&actions, its, descriptor)
        childEnds.append(its)
        return mine
      }
    }
    self.input = try connect(input, to: 0)
    self.output = try connect(output, to: 1)
    self.errors = try connect(errors, to: 2)
    defer { for end in childEnds { close(end) } }

    // The child begins with the default way of a broken pipe and with no signal blocked, whatever
    // the tests' own thread has: those of Dispatch block nearly all.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let merged = Self.bareEnvironment.merging(environment) { $1 }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let error = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    try #require(error == 0, "\(path) can't be started: \(String(cString: strerror(error)))")
    self.process = process
    // A child that hangs would hang the tests: then it is ended, and what it left out shows.
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [weak self] in self?.kill(SIGKILL) }
  }

  deinit {
    kill(SIGKILL)
    _ = wait()
    for descriptor in [input, output, errors].compactMap({ $0 }) { close(descriptor) }
  }

  func kill(_ signal: Int32) {
    lock.withLock { if status == nil { Glibc.kill(process, signal) } }
  }

  /// The code that it exited with, or the negative number of the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    if let status = lock.withLock({ status }) { return status }
    // Waits without reaping first, so that nobody signals a number that has become another's.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return lock.withLock {
      if let status { return status }
      var raw: Int32 = 0
      waitpid(process, &raw, 0)
      let ended = raw & 0x7F == 0 ? raw >> 8 & 0xFF : -(raw & 0x7F)
      status = ended
      return ended
    }
  }

  /// Writes all of it; false when the child doesn't take it any more.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(input, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0 { return false }
      written += count
    }
    return true
  }

  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  func endInput() {
    input.map { _ = close($0) }
    input = nil
  }

  /// Stops reading for good.
  func closeOutput() {
    output.map { _ = close($0) }
    output = nil
  }

  /// Reads up to the end of the output, or until `count` bytes or `lines` line ends have come.
  func read(bytes count: Int = .max, lines: Int = .max) -> [UInt8] {
    guard let output else { return [] }
    var result: [UInt8] = []
    var seen = 0
    var block = [UInt8](repeating: 0, count: lines == .max ? 65_536 : 1)
    while result.count < count, seen < lines {
      let got = Glibc.read(output, &block, min(block.count, count - result.count))
      if got <= 0 { break }
      result += block[..<got]
      if block[0] == UInt8(ascii: "\n") { seen += 1 }
    }
    return result
  }

  func readLine() -> String { String(decoding: read(lines: 1), as: UTF8.self) }
}

private func closedOnExecPipe() throws -> (read: Int32, write: Int32) {
  // Swift's Glibc leaves pipe2 out. Without its flag, a child that another test starts just now
  // would keep this pipe open.
  typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
  let pipe2 = unsafeBitCast(try #require(dlsym(nil, "pipe2")), to: Pipe2.self)
  var ends: [Int32] = [0, 0]
  try #require(pipe2(&ends, O_CLOEXEC) == 0)
  return (ends[0], ends[1])
}

/// What a program that has ended left behind.
struct Ran {
  let status: Int32
  let bytes: [UInt8]
  let errors: String

  var output: String { String(decoding: bytes, as: UTF8.self) }
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs a program from its start to its end with all of its input given.
func run(
  _ arguments: [String] = [], program: String? = nil, input: [UInt8] = [],
  environment: [String: String] = [:]
) throws -> Ran {
  _ = ignoresBrokenPipes
  let child = try Child(arguments, program: program, environment: environment)
  // Three at once, since any of the pipes may fill up.
  let group = DispatchGroup()
  let errors = Collected()
  Thread.detachNewThread(in: group) {
    child.write(input)
    child.endInput()
  }
  Thread.detachNewThread(in: group) { errors.bytes = readToEnd(child.errors!) }
  let output = child.read()
  group.wait()
  return Ran(
    status: child.wait(), bytes: output, errors: String(decoding: errors.bytes, as: UTF8.self))
}

func run(
  _ arguments: [String] = [], input: String, environment: [String: String] = [:]
) throws -> Ran {
  try run(arguments, input: Array(input.utf8), environment: environment)
}

/// Bytes that a thread has read; looked at after it has ended.
private final class Collected: @unchecked Sendable {
  var bytes: [UInt8] = []
}

func readToEnd(_ descriptor: Int32) -> [UInt8] {
  var result: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &block, block.count)
    if count <= 0 { return result }
    result += block[..<count]
  }
}

extension Thread {
  static func detachNewThread(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      work()
      group.leave()
    }
  }
}

/// A write to a program that has gone is to be an error of the write, and not the end of the tests.
let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
