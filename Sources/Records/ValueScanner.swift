import JSON

/// Finds where a JSON value ends, and what would stop a parser in it, without parsing it.
package struct ValueScanner {
  /// How large a value may be that is parsed as one.
  package struct Limits: Sendable {
    package var bytes = 16 << 20
    package var depth = 512
    package var values = 1_000_000

    package init() {}
  }

  package struct Extent {
    /// The index behind the value, or the one at which it broke off.
    package var end: Int
    package var fault: Fault?
    /// The commas that stand before a closing bracket.
    package var trailingCommas: [Int] = []
    package var depth = 0
    /// How many values it holds, itself among them; never too few.
    package var values = 1
  }

  /// Why a value has no end of its own.
  package enum Fault: Equatable {
    /// The text ends inside it.
    case end
    /// A line ends inside a string, or a quote or a bracket stands where none can.
    case broken
    case tooLong, tooDeep
  }

  package let window: TextWindow
  package let limits: Limits

  package init(_ window: TextWindow, limits: Limits = Limits()) {
    self.window = window
    self.limits = limits
  }

  /// The extent of the value whose first byte is at `start`, inside so many containers; with
  /// `isOneLine` it ends with its line.
  package func extent(
    from start: Int, inside outer: Int = 0, isOneLine: Bool = false
  ) throws(JSONError) -> Extent {
    guard try window.reaches(start) else { return Extent(end: start, fault: .end) }
    switch window.base[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try container(from: start, inside: outer, isOneLine: isOneLine)
    case UInt8(ascii: "\""):
      var extent = Extent(end: start + 1)
      extent.fault = try skipString(&extent.end, limit: start + limits.bytes)
      return extent
    default:
      var end = start
      while try window.reaches(end), !Self.endsScalar(window.base[end]) {
        if end - start >= limits.bytes { return Extent(end: end, fault: .tooLong) }
        end += 1
      }
      // At least one byte, so that whoever walks over values gets on.
      return Extent(end: max(end, start + 1))
    }
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    isJSONBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ")")
  }

  private func container(
    from start: Int, inside outer: Int, isOneLine: Bool
  ) throws(JSONError) -> Extent {
    var extent = Extent(end: start)
    var brackets = BitStack()
    var depth = 0
    var index = start
    /// The comma that may turn out to be the last thing before a closing bracket.
    var comma = -1
    let limit = start + limits.bytes
    while true {
      guard try window.reaches(index) else { return broken(&extent, at: index, .end) }
      if index >= limit { return broken(&extent, at: index, .tooLong) }
      let byte = window.base[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        comma = -1
        // After a lost quote everything is taken for its opposite: it shows at the next one, which
        // has letters at its outer side.
        guard Self.mayPrecedeString(window.base[index - 2]) else {
          return broken(&extent, at: index - 1, .broken)
        }
        if let fault = try skipString(&index, limit: limit) {
          return broken(&extent, at: index, fault)
        }
        if try window.reaches(index), !Self.mayFollowString(window.base[index]) {
          return broken(&extent, at: index, .broken)
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        comma = -1
        if index - 1 > start, !mayOpen(at: index - 1, inObject: brackets.top) {
          return broken(&extent, at: index - 1, .broken)
        }
        extent.values += 1
        depth += 1
        if depth + outer > limits.depth { return broken(&extent, at: index - 1, .tooDeep) }
        extent.depth = max(extent.depth, depth)
        brackets.push(byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if comma >= 0 { extent.trailingCommas.append(comma) }
        comma = -1
        guard brackets.top == (byte == UInt8(ascii: "}")) else {
          return broken(&extent, at: index - 1, .broken)
        }
        brackets.pop()
        depth -= 1
        if depth == 0 {
          extent.end = index
          return extent
        }
      case UInt8(ascii: ","):
        comma = index - 1
        extent.values += 1
      case UInt8(ascii: "\n"):
        if isOneLine { return broken(&extent, at: index - 1, .end) }
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: comma = -1
      }
    }
  }

  private static func mayPrecedeString(_ byte: UInt8) -> Bool {
    isJSONBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private static func mayFollowString(_ byte: UInt8) -> Bool {
    isJSONBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  /// Whether a container may begin at `index`: where none may, what is before it was cut, and it may
  /// be the next record's.
  private func mayOpen(at index: Int, inObject: Bool) -> Bool {
    let base = window.base
    var before = index - 1
    while isJSONBlank(base[before]) { before -= 1 }
    return inObject
      ? base[before] == UInt8(ascii: ":")
      : base[before] == UInt8(ascii: "[") || base[before] == UInt8(ascii: ",")
  }

  private func broken(_ extent: inout Extent, at index: Int, _ fault: Fault) -> Extent {
    extent.end = index
    extent.fault = fault
    return extent
  }

  /// Moves `index`, behind an opening quote, behind the closing one.
  @inline(__always)
  private func skipString(_ index: inout Int, limit: Int) throws(JSONError) -> Fault? {
    while true {
      let base = window.base
      let count = window.count
      while index < count {
        let byte = base[index]
        if byte == UInt8(ascii: "\"") {
          index += 1
          return nil
        }
        if byte == UInt8(ascii: "\n") { return .broken }
        if byte == UInt8(ascii: "\\") {
          // The escaped byte may lie behind the window; a line end is none.
          if index + 1 == count { break }
          index += base[index + 1] == UInt8(ascii: "\n") ? 1 : 2
        } else {
          index += 1
        }
      }
      if index >= limit { return .tooLong }
      if try !window.grow() {
        index = window.count
        return .end
      }
    }
  }
}
