import Glibc
import JSON
import JSONRPC

/// Who gets the records of a text and what is wrong with it, as they are found.
package protocol RecordReceiver: AnyObject {
  /// Takes a record, which `write` writes as one JSON value.
  func take(record write: (inout JSONWriter) -> Void) throws(JSONError)
  func take(problem: Problem) throws(JSONError)
}

/// Keeps records and problems for the result of a call; where the client wants parts of the result
/// they are sent as they come, and nothing is kept.
package final class RecordCollector: RecordReceiver {
  package private(set) var records = OutputBuffer()
  package private(set) var problems: [Problem] = []
  package private(set) var recordCount = 0
  package private(set) var problemCount = 0
  private let maxProblems: Int
  private let maxBytes: Int
  private let call: Call
  private var batched = 0
  private var batchStart = 0

  /// A part has so many records, or those of so many milliseconds.
  private static let batchRecords = 256
  private static let batchMilliseconds = 100

  package init(_ call: Call, maxProblems: Int, maxBytes: Int = 64 << 20) {
    self.call = call
    self.maxProblems = maxProblems
    self.maxBytes = maxBytes
    batchStart = Self.milliseconds()
  }

  package func take(record write: (inout JSONWriter) -> Void) throws(JSONError) {
    var writer = JSONWriter(appendingTo: records)
    write(&writer)
    writer.finish()
    recordCount += 1
    batched += 1
    if call.wantsPartialResults {
      try sendIfDue()
    } else if records.count > maxBytes {
      throw JSONError(
        .answerTooLarge, "the records are more than \(maxBytes) bytes", maximum: maxBytes,
        hint: "With a partialResultToken in the params they come in parts.")
    }
    if recordCount & 63 == 0 { try checkCancelled() }
  }

  package func take(problem: Problem) throws(JSONError) {
    problemCount += 1
    if call.wantsPartialResults {
      problems.append(problem)
      try sendIfDue()
    } else if problems.count < maxProblems {
      problems.append(problem)
    }
    if problemCount & 63 == 0 { try checkCancelled() }
  }

  package func checkCancelled() throws(JSONError) {
    do throws(RPCError) { try call.checkCancelled() } catch { throw error.detail }
  }

  private func sendIfDue() throws(JSONError) {
    guard batched + problems.count >= Self.batchRecords
      || Self.milliseconds() - batchStart >= Self.batchMilliseconds
    else { return }
    try sendPart()
  }

  /// Sends what has not been sent yet, if the client wants parts.
  package func sendPart() throws(JSONError) {
    guard call.wantsPartialResults, batched + problems.count > 0 else { return }
    do throws(RPCError) {
      try call.sendPartialResult { writer in
        writer.open(.object)
        writer.name("records")
        writer.open(.array)
        writer.put(records.bytes)
        writer.close(.array)
        writer.name("problems")
        problems.write(to: &writer)
        writer.close(.object)
      }
    } catch { throw error.detail }
    records.removeAll()
    problems = []
    batched = 0
    batchStart = Self.milliseconds()
  }

  private static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

/// Records that are written already, as a list of an answer.
package struct WrittenRecords<Record: JSONResult>: JSONResult {
  private let buffer: OutputBuffer

  package init(_ buffer: OutputBuffer) { self.buffer = buffer }

  package func write(to writer: inout JSONWriter) {
    writer.open(.array)
    writer.put(buffer.bytes)
    writer.close(.array)
  }

  package static func writeSchema(to writer: inout JSONWriter) {
    [Record].writeSchema(to: &writer)
  }
}
