import JSON
import Records

/// Decodes answers of the service, one or one a line, record by record.
package struct AnswerDecoder {
  private var scanner: RecordScanner
  private let receiver: any RecordReceiver
  private let keepsRest: Bool
  /// Only these members are written; all where it is nil.
  private let fields: Set<String>?

  /// The sum of the counts that the answers told.
  package private(set) var resultCount: Int?
  package private(set) var warnings: [String] = []
  package var callback: String? { scanner.callback }

  /// Elements so far, dropped ones too.
  private var position = 0
  private var answers = 0
  /// Of the answer that is being read.
  private var told: Int?
  private var elements = 0
  private var hasResults = false
  /// Whether the document was an answer at all.
  private var isAnswer = false
  /// What the answer says is wrong with the request; an error if there is no other answer.
  private var serviceError: JSONError?
  private var firstFault: JSONError?

  private static let shape = RecordScanner.Shape(lists: ["results"], allowsCallback: true)

  package init(
    _ window: TextWindow, to receiver: any RecordReceiver, keepsRest: Bool,
    fields: Set<String>? = nil
  ) {
    self.fields = fields
    scanner = RecordScanner(window, Self.shape)
    self.receiver = receiver
    self.keepsRest = keepsRest
  }

  /// Decodes all of it. `progress` hears the offset now and then.
  package mutating func run(progress: (Int64) throws(JSONError) -> Void) throws(JSONError) {
    var count = 0
    while true {
      count += 1
      if count & 63 == 0 { try progress(scanner.offset) }
      switch try scanner.next() {
      case .list(let name):
        hasResults = true
        isAnswer = true
        if name.isEmpty { warn("the results stand in a list by themselves") }
      case .record(let slice):
        if slice.list != nil || !slice.pointer.isEmpty {
          try take(element: slice)
        } else {
          try take(document: slice)
        }
      case .member(let slice, let name): try take(member: slice, name)
      case .documentEnd: try endAnswer()
      case .problem(let error, let length, let isRepaired):
        try take(fault: error, length, isRepaired ? .repaired : nil)
      case .end: return try finish()
      }
    }
  }

  private mutating func warn(_ text: String) {
    if warnings.count < 100 { warnings.append(text) }
  }

  private mutating func take(
    fault error: JSONError, _ length: Int, _ effect: Problem.Effect?, record: Int? = nil
  ) throws(JSONError) {
    if effect != .repaired, firstFault == nil { firstFault = error }
    try receiver.take(
      problem: Problem(error, record: record, length: length, effect: effect))
  }

  private func parse(_ slice: RecordScanner.Slice) throws(JSONError) -> JSONDocument {
    try scanner.parse(slice) { problem throws(JSONError) in try receiver.take(problem: problem) }
  }

  private mutating func take(element slice: RecordScanner.Slice) throws(JSONError) {
    let record = position
    position += 1
    elements += 1
    let document: JSONDocument
    do throws(JSONError) {
      document = try parse(slice)
    } catch {
      guard error.reason != .cancelled else { throw error }
      try take(fault: error, slice.range.count, .recordDropped, record: record)
      return try scanner.recover()
    }
    try give(document.value, slice, record)
    withExtendedLifetime(document) {}
  }

  private func give(
    _ value: JSONValue, _ slice: RecordScanner.Slice, _ record: Int
  ) throws(JSONError) {
    guard value.isObject else {
      return try receiver.take(
        problem: scanner.problem(
          value.mismatch("an object"), in: slice, record: record, effect: .recordDropped))
    }
    let source = SourceRecord(value, keepsTrack: keepsRest)
    let result = ITunesRecord(source, keepsRest: keepsRest)
    try receiver.take { result.write(to: &$0, only: fields) }
    for (error, effect) in source.problems {
      try receiver.take(
        problem: scanner.problem(error, in: slice, record: record, effect: effect))
    }
  }

  /// A document without a list of results: an error of the service, a result by itself, or an
  /// answer that lacks them.
  private mutating func take(document slice: RecordScanner.Slice) throws(JSONError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try parse(slice)
    } catch {
      guard error.reason != .cancelled else { throw error }
      try take(fault: error, slice.range.count, nil)
      return try scanner.recover()
    }
    let value = document.value
    isAnswer = true
    if let message = value["errorMessage"]?.string {
      try take(serviceError: message, at: slice)
    } else if let results = value["results"] {
      try miss(scanner.problem(
        results.mismatch("a list").inside("results"), in: slice, record: position,
        effect: .recordDropped))
    } else if let count = value["resultCount"], count.integer == 0 {
      told = 0
    } else if !Self.isResult(value) {
      try miss(scanner.problem(
        JSONError.missing("results"), in: slice, record: position, effect: .recordDropped))
    } else {
      warn("a result stands by itself, outside of a list of results")
      hasResults = true
      elements += 1
      position += 1
      try give(value, slice, position - 1)
    }
    withExtendedLifetime(document) {}
  }

  /// Whether an object outside of any list is a result: each has one of these.
  private static func isResult(_ value: JSONValue) -> Bool {
    guard value["resultCount"] == nil else { return false }
    let names: [StaticString] = [
      "wrapperType", "kind", "trackId", "collectionId", "artistId", "itemId", "trackName",
      "collectionName", "artistName", "itemName",
    ]
    return names.contains { value[$0] != nil }
  }

  private mutating func miss(_ problem: Problem) throws(JSONError) {
    isAnswer = false
    if firstFault == nil { firstFault = problem.error }
    try receiver.take(problem: problem)
  }

  private mutating func take(
    member slice: RecordScanner.Slice, _ name: String
  ) throws(JSONError) {
    guard name == "resultCount" || name == "errorMessage" || slice.fault != nil else { return }
    let document: JSONDocument
    do throws(JSONError) {
      document = try parse(slice)
    } catch {
      guard error.reason != .cancelled else { throw error }
      return try take(fault: error, slice.range.count, .memberDropped)
    }
    let value = document.value
    if name == "errorMessage", let message = value.string {
      try take(serviceError: message, at: slice)
    } else if name == "resultCount",
      let count = value.integer ?? value.string.flatMap({ Int64($0) }), count >= 0
    {
      told = Int(count)
    } else if !value.isNull {
      try receiver.take(
        problem: scanner.problem(
          value.mismatch(name == "resultCount" ? "a whole number" : "a string"), in: slice,
          record: nil, effect: .memberDropped))
    }
    withExtendedLifetime(document) {}
  }

  /// "Invalid value(s) for key(s): [itunesId]"
  private mutating func take(
    serviceError message: String, at slice: RecordScanner.Slice
  ) throws(JSONError) {
    try tellServiceError()
    let keys = message.split(separator: "[").dropFirst().first?.split(separator: "]").first
    serviceError = JSONError(
      .serviceError, "the service refused the request: \(onOneLine(message, most: 200))",
      pointer: "/errorMessage", member: keys.map(String.init), found: onOneLine(message, most: 200),
      hint: keys.flatMap { Self.hints[String($0)] },
      place: scanner.window.place(at: slice.range.lowerBound))
  }

  private static let hints = [
    "itunesId": "The id is larger than any of the store.",
    "country": "The store has no storefront of that code.",
    "resultEntity": "There is no such entity, or the media has none of it.",
  ]

  private mutating func tellServiceError() throws(JSONError) {
    guard let error = serviceError else { return }
    serviceError = nil
    try receiver.take(problem: Problem(error))
  }

  private mutating func endAnswer() throws(JSONError) {
    if isAnswer { answers += 1 }
    isAnswer = false
    if let told {
      let (sum, isTooLarge) = (resultCount ?? 0).addingReportingOverflow(told)
      resultCount = isTooLarge ? .max : sum
      if hasResults, told != elements {
        warn("resultCount is \(told), but the number of results is \(elements)")
      }
    }
    told = nil
    elements = 0
    hasResults = false
    if answers > 1, serviceError != nil { try tellServiceError() }
  }

  private mutating func finish() throws(JSONError) {
    if let serviceError, answers <= 1, position == 0 { throw serviceError }
    try tellServiceError()
    guard answers <= 0 else { return }
    guard let firstFault else {
      throw JSONError(
        .unexpectedEnd, "the body is empty", expected: "an answer of the service",
        found: "nothing", hint: "A request that was throttled has an empty body.", place: .start
      ).asCause(of: .parsingFailed)
    }
    let isHTML = firstFault.found?.dropFirst().first == "<"
    let error =
      isHTML
      ? JSONError(
        .syntax, "the body is not JSON but HTML: \(firstFault.found ?? "")", expected: "JSON",
        found: firstFault.found, hint: "The service is out, or the address is not its own.",
        place: firstFault.place)
      : firstFault
    throw error.asCause(of: .parsingFailed)
  }
}
