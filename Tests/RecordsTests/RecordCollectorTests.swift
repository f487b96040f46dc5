import JSON
import JSONRPC
import Records
import Testing

/// What is kept of records and problems where nobody wants parts. Parts are tried with the methods
/// that send them.
struct RecordCollectorTests {
  private func problem(_ number: Int) -> Problem {
    Problem(JSONError(.syntax, "bad \(number)"), record: number, effect: .recordDropped)
  }

  @Test(arguments: [0, 1, 7])
  func problemsBeyondTheMostAreCounted(most: Int) throws {
    let collector = RecordCollector(.inPlace, maxProblems: most)
    for number in 0..<9 { try collector.take(problem: problem(number)) }
    #expect(collector.problemCount == 9)
    // The first ones are kept.
    #expect(collector.problems.map(\.record) == (0..<most).map { $0 })
  }

  @Test func recordsAreOneList() throws {
    let collector = RecordCollector(.inPlace, maxProblems: 0)
    for number in 0..<300 { try collector.take { $0.integer(number) } }
    try collector.sendPart()
    #expect(collector.recordCount == 300)
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    WrittenRecords<Int>(collector.records).write(to: &writer)
    writer.endDocument()
    writer.finish()
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self)
        == "[" + (0..<300).map(String.init).joined(separator: ",") + "]")
  }

  @Test func tooMuchForOneAnswer() throws {
    let collector = RecordCollector(.inPlace, maxProblems: 0, maxBytes: 1000)
    // "12345678901234567890", is 23 bytes: 43 of them are 989.
    var count = 0
    let error = #expect(throws: JSONError.self) {
      while count < 100 {
        try collector.take { $0.string("12345678901234567890") }
        count += 1
      }
    }
    #expect(count == 43)
    #expect(error?.reason == .answerTooLarge)
    #expect(error?.maximum == 1000)
    #expect(error?.hint?.contains("partialResultToken") == true)
  }
}
