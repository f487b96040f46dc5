import JSON

/// The requests that run beside the reader, by id, for those who want to cancel them.
struct InFlight {
  private var byID: [String: [Request]] = [:]
  private var count = 0
  /// At so many the ended ones are let go.
  private var nextSweep = 64

  mutating func add(_ request: Request) {
    if count >= nextSweep { sweep() }
    let key = request.id.withUnsafeBytes { Self.key(rawToken: $0) }
    byID[key, default: []].append(request)
    count += 1
  }

  /// The oldest running request with the id that `value` spells.
  func find(_ value: JSONValue) -> Request? {
    byID[Self.key(value)]?.first { $0.isRunning }
  }

  var running: [Request] { byID.values.flatMap { $0 }.filter(\.isRunning) }

  private mutating func sweep() {
    byID = byID.compactMapValues { requests in
      let running = requests.filter(\.isRunning)
      return running.isEmpty ? nil : running
    }
    count = byID.values.reduce(0) { $0 + $1.count }
    nextSweep = max(64, count * 2)
  }

  /// Ids are the same that are the same string or the same number, however they are spelled: some
  /// clients write 3 in one place and 3.0 in another.
  private static func key(_ value: JSONValue) -> String {
    if let string = value.string { return "\"" + string }
    if let integer = value.integer { return String(integer) }
    return value.real.map { String($0) } ?? ""
  }

  private static func key(rawToken: UnsafeRawBufferPointer) -> String {
    guard let document = try? JSONDocument(parsing: rawToken) else {
      return String(decoding: rawToken, as: UTF8.self)
    }
    return key(document.value)
  }
}
