import JSON

/// How much of anything is taken. Beyond each there is an error, never a crash.
public struct Limits: Sendable {
  /// Bytes of one message.
  public var message = 16 << 20
  /// Open brackets in one message.
  public var depth = 512
  /// Values in one message: jansson's tree takes up to 80 times the text.
  public var values = 1_000_000
  /// Bytes of answers that wait for the client to read; beyond it nothing more is read from him.
  public var pending = 256 << 20
  /// Bytes of the answer to one batch.
  public var answer = 64 << 20
  /// Bytes of one header block.
  public let headerBlock = 8 << 10
  /// Bytes of an id that is echoed when a message is refused.
  public let refusedID = 1 << 10

  public init() {}

  /// Throws where a text is nested too deep or has too many values for jansson.
  public func check(depth: Int, values: Int) throws(JSONError) {
    if depth > self.depth {
      throw JSONError(
        .depthExceeded, "the message is nested deeper than \(self.depth)", place: .start)
    }
    if values > self.values {
      throw JSONError(
        .tooManyValues, "the message has more than \(self.values) values", place: .start)
    }
  }
}
