import Glibc
import JSON
import Records

/// Writes a line for each record and each problem as it is found.
///
/// Lines are gathered, but for no longer than it takes to find the next: they go out when there are
/// many, when they are old, and before the input has to be waited for (`WatchedSource`).
final class RecordLines: RecordReceiver {
  private(set) var problemCount = 0
  /// Why no more lines are wanted; what decodes is ended by an error of the reason `cancelled`.
  private(set) var ending: Ending?

  private var recordCount = 0
  private let limit: Int
  private let records: Lines
  /// Nil where problems are only counted.
  private let problems: Lines?
  private var flushed = milliseconds()

  enum Ending: Equatable {
    /// There are as many records as were asked for.
    case limit
    /// Nobody reads the output any more.
    case unwanted
    case unwritable(String)
  }

  private static let maxBytes = 64 << 10
  private static let maxMilliseconds = 100

  /// Writes to the descriptors `records` and `problems`, which may be one.
  init(_ options: Options.Decoding, records: Int32, problems: Int32?) {
    limit = options.limit ?? .max
    self.records = Lines(records)
    self.problems = problems.map { [own = self.records] in $0 == records ? own : Lines($0) }
  }

  /// Whether no record is wanted beside those that were taken.
  var isFull: Bool { recordCount >= limit }

  func take(record write: (inout JSONWriter) -> Void) throws(JSONError) {
    if isFull { throw ended(.limit) }
    recordCount += 1
    records.put("record", write)
    try flushIfDue()
  }

  func take(problem: Problem) throws(JSONError) {
    // A record's own problems come behind it; what is dropped was never counted.
    if isFull, problem.record == nil || problem.effect == .recordDropped { throw ended(.limit) }
    problemCount += 1
    problems?.put("problem") { problem.write(to: &$0) }
    try flushIfDue()
  }

  /// Ends the decoding once the last record that is wanted has been taken.
  func endIfFull() throws(JSONError) {
    if isFull { throw ended(.limit) }
  }

  private func flushIfDue() throws(JSONError) {
    guard records.count + (problems?.count ?? 0) >= Self.maxBytes
      || milliseconds() - flushed >= Self.maxMilliseconds
    else { return }
    try flush()
  }

  func flush() throws(JSONError) {
    flushed = milliseconds()
    for lines in [records, problems] {
      guard let error = lines?.write() else { continue }
      throw ended(error == EPIPE ? .unwanted : .unwritable(String(cString: strerror(error))))
    }
  }

  private func ended(_ ending: Ending) -> JSONError {
    self.ending = ending
    return JSONError(.cancelled, "no more is wanted")
  }
}

/// Lines on their way to a descriptor.
private final class Lines {
  private let descriptor: Int32
  private let buffer = OutputBuffer(capacity: 128 << 10)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  var count: Int { buffer.count }

  /// Puts a line: an object with one member.
  func put(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(appendingTo: buffer)
    writer.open(.object)
    writer.name(name)
    write(&writer)
    writer.close(.object)
    writer.endDocument()
    writer.put(UInt8(ascii: "\n"))
    writer.finish()
  }

  /// Writes all of them; gives the system's error where that fails.
  func write() -> Int32? {
    let error = writeAll(buffer.bytes, to: descriptor) ? nil : errno
    buffer.removeAll()
    return error
  }
}

/// Of a clock that is never set, exact to a few milliseconds.
func milliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
