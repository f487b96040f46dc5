import JSON
import Testing

@testable import JSONRPC

/// What the scanner notes of one value, counted by hand, whatever the reads.
@Suite("Scanner")
struct MessageScannerTests {
  struct Noted: Equatable {
    var end: Int
    var depth: Int
    var values: Int
    var holdsNUL = false
    var id = 0
    var memberIDs: [Int] = []
  }

  private func scan(
    _ text: [UInt8], _ rule: MessageScanner.LineRule = .mayCut, chunk: Int = .max
  ) -> (scanner: MessageScanner, outcome: MessageScanner.Outcome) {
    var scanner = MessageScanner(rule: rule, limits: Limits())
    scanner.begin(at: 0)
    var outcome = MessageScanner.Outcome.needsMore
    var end = 0
    text.withUnsafeBufferPointer { bytes in
      while end < text.count, case .needsMore = outcome {
        end = min(text.count, chunk == .max ? text.count : end + chunk)
        outcome = scanner.scan(bytes.baseAddress!, origin: 0, to: end)
      }
    }
    return (scanner, outcome)
  }

  @Test(arguments: [
    ("{}", Noted(end: 2, depth: 1, values: 1)),
    ("[]x", Noted(end: 2, depth: 1, values: 1)),
    (#"{"a":1}"#, Noted(end: 7, depth: 1, values: 2)),
    (#"{"a":[1,"b",true,null,{}]}"#, Noted(end: 26, depth: 3, values: 7)),
    // Names are no values, also where they hold brackets; strings hide everything.
    (#"{"}":"{[\"]","\\":-1.5e+3}"#, Noted(end: 26, depth: 1, values: 3)),
    // The id's place is the byte behind its colon.
    (#"{"id":1}"#, Noted(end: 8, depth: 1, values: 2, id: 6)),
    (#"{"id" : 1}"#, Noted(end: 10, depth: 1, values: 2, id: 7)),
    (#"{"id":1,"x":{"id":2},"i\u0064":3}"#, Noted(end: 33, depth: 2, values: 5, id: 31)),
    (#"{"x":"id","y":1}"#, Noted(end: 16, depth: 1, values: 3)),
    (#"{"params":{"id":2}}"#, Noted(end: 19, depth: 2, values: 3)),
    // In a batch, one of each object, 0 where it has none; other members have no place.
    (
      #"[{"id":1},2,{},[{"id":3}],{"id":4}]"#,
      Noted(end: 35, depth: 3, values: 10, memberIDs: [7, 0, 32])
    ),
    ("[1\u{0}]", Noted(end: 4, depth: 1, values: 2, holdsNUL: true)),
    ("[\"\u{0}\"]", Noted(end: 5, depth: 1, values: 2, holdsNUL: true)),
    (#"["\u0000"]"#, Noted(end: 10, depth: 1, values: 2)),
    // 65 open brackets are one more than a register of bits holds.
    (
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      Noted(end: 130, depth: 65, values: 65)
    ),
  ])
  func notes(_ text: String, _ expected: Noted) {
    for chunk in [1, 2, 3, 7, .max] {
      let (scanner, outcome) = scan(Array(text.utf8), chunk: chunk)
      guard case .complete(let end) = outcome else {
        Issue.record("\(outcome) in reads of \(chunk)")
        continue
      }
      let noted = Noted(
        end: end, depth: scanner.maximumDepth, values: scanner.values, holdsNUL: scanner.holdsNUL,
        id: scanner.id, memberIDs: scanner.memberIDs)
      #expect(noted == expected, "reads of \(chunk)")
    }
  }

  /// Where a value breaks, by each rule for line ends; nil where it doesn't.
  @Test(
    arguments: [
      ("[1}", 2, 2, 2), ("{]", 1, 1, 1), ("[{]", 2, 2, 2), ("[[1]}", 4, 4, 4),
      // The line end itself in a string, and under forced lines everywhere.
      ("[\"a\nb\"]", 3, 3, nil), ("[1,\n2]", nil, 3, nil), ("{\n}", nil, 1, nil),
      // A line that opens a message where no value may come.
      ("[1\n{", 3, 2, nil), ("{\n[", 2, 1, nil), ("{\"a\":1,\n{", 8, 7, nil),
      ("{\"a\"\r\n \t[", 8, 5, nil),
      // The same where one may come, or not at a line's beginning.
      ("[\n{", nil, 1, nil), ("[1,\n{", nil, 3, nil), ("{\"a\":\n{", nil, 5, nil),
      ("[1\n2 {", nil, 2, nil),
    ] as [(String, Int?, Int?, Int?)])
  func breaks(_ text: String, _ mayCut: Int?, _ ends: Int?, _ blank: Int?) {
    for (rule, expected) in [
      (MessageScanner.LineRule.mayCut, mayCut), (.ends, ends), (.blank, blank),
    ] {
      for chunk in [1, 2, .max] {
        let (_, outcome) = scan(Array(text.utf8), rule, chunk: chunk)
        let broken: Int? = if case .broken(let offset, _) = outcome { offset } else { nil }
        #expect(broken == expected, "\(rule), reads of \(chunk)")
      }
    }
  }

  /// Every proper beginning of a message needs more, and nothing is scanned twice.
  @Test func beginningsNeedMore() {
    let text = Array(#"{"id":"é\"","params":[{"a":[1,2]},null]}"#.utf8)
    for count in 1..<text.count {
      let (scanner, outcome) = scan(Array(text[..<count]))
      guard case .needsMore = outcome else {
        Issue.record("\(outcome) after \(count) bytes")
        continue
      }
      #expect(scanner.position == count)
    }
  }
}
