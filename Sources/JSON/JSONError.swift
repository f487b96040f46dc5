import Glibc

/// What can be wrong, by the name that `data.reason` carries.
public enum Reason: String, Sendable, CaseIterable {
  case syntax, encoding, unexpectedEnd, badHeader
  case invalidRequest, depthExceeded, tooManyValues, numberTooBig, nulInName, shutDown
  case methodNotFound
  case missingMember, unknownMember, typeMismatch, notIntegral, outOfRange, badDate, badValue
  case conflictingMembers
  case `internal`, cancelled, messageTooLarge, answerTooLarge
  case fileNotFound, readFailed, pathNotAllowed, notAFile
  case parsingFailed, serviceError
  // Problems in data, beside those above.
  case trailingData, trailingComma, byteOrderMark, duplicateKey, limitExceeded, nullValue
  case badISBN, badLine
}

/// A place in a text: `line` and `column` count from 1 (columns in Unicode scalars), `offset` and
/// `lineOffset` are bytes from 0.
public struct TextPlace: Equatable, Sendable {
  public var line: Int64
  public var column: Int64
  public var offset: Int64
  public var lineOffset: Int64

  public init(line: Int64, column: Int64, offset: Int64, lineOffset: Int64) {
    self.line = line
    self.column = column
    self.offset = offset
    self.lineOffset = lineOffset
  }

  /// The place of the byte at `index` of `text`.
  public init(of index: Int, in text: UnsafeRawBufferPointer) {
    var line: Int64 = 1
    var lineStart = 0
    if let base = text.baseAddress {
      while let end = memchr(base + lineStart, Int32(UInt8(ascii: "\n")), index - lineStart) {
        line += 1
        lineStart = UnsafeRawPointer(end) - base + 1
      }
    }
    // A scalar's bytes but its first are 10xxxxxx; eight are looked at at once.
    var column = Int64(1 + index - lineStart)
    var position = lineStart
    let each: UInt64 = 0x0101_0101_0101_0101
    while position + 8 <= index {
      let bytes = text.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let continuing = (bytes >> 7) & ~(bytes >> 6) & each
      column -= Int64((continuing &* each) >> 56)
      position += 8
    }
    while position < index {
      if text[position] & 0xC0 == 0x80 { column -= 1 }
      position += 1
    }
    self.init(line: line, column: column, offset: Int64(index), lineOffset: Int64(lineStart))
  }

  /// The same place seen from the text in which this one's text begins at `start`.
  public func moved(to start: TextPlace) -> TextPlace {
    line == 1
      ? TextPlace(
        line: start.line, column: start.column + column - 1, offset: start.offset + offset,
        lineOffset: start.lineOffset)
      : TextPlace(
        line: start.line + line - 1, column: column, offset: start.offset + offset,
        lineOffset: start.offset + lineOffset)
  }

  public static let start = TextPlace(line: 1, column: 1, offset: 0, lineOffset: 0)
}

/// What is wrong with a value or a text, where, and what would be right.
///
/// A class, since it is made once, never changed, and a thrown pointer keeps the way without an
/// error free of copies.
public final class JSONError: Error, Sendable {
  private let contents: Contents

  private struct Contents {
    var reason: Reason
    var cause: Reason?
    var text: String
    /// Whether `text` is said of the value at `pointer` ("must be …") and wants its name before it.
    var isPredicate: Bool
    var pointer = ""
    var member: String?
    var expected: String?
    var found: String?
    var minimum: Int?
    var maximum: Int?
    var allowed: [String]?
    var suggestion: String?
    var hint: String?
    var place: TextPlace?
  }

  public var reason: Reason { contents.reason }
  /// Of data that could not be decoded: the reason why.
  public var cause: Reason? { contents.cause }
  /// RFC 6901, relative to the value that was decoded.
  public var pointer: String { contents.pointer }
  /// The missing or unknown name.
  public var member: String? { contents.member }
  public var expected: String? { contents.expected }
  public var found: String? { contents.found }
  public var minimum: Int? { contents.minimum }
  public var maximum: Int? { contents.maximum }
  public var allowed: [String]? { contents.allowed }
  /// One value to put there instead.
  public var suggestion: String? { contents.suggestion }
  /// Prose that helps.
  public var hint: String? { contents.hint }
  public var place: TextPlace? { contents.place }

  private init(_ contents: Contents) { self.contents = contents }

  /// An error whose message is a whole sentence.
  public convenience init(
    _ reason: Reason, _ message: String, pointer: String = "", member: String? = nil,
    expected: String? = nil, found: String? = nil, minimum: Int? = nil, maximum: Int? = nil,
    allowed: [String]? = nil, suggestion: String? = nil, hint: String? = nil,
    place: TextPlace? = nil
  ) {
    self.init(
      Contents(
        reason: reason, text: message, isPredicate: false, pointer: pointer, member: member,
        expected: expected, found: found, minimum: minimum, maximum: maximum, allowed: allowed,
        suggestion: suggestion, hint: hint, place: place))
  }

  /// An error said of one value, whose name the message gets from the pointer.
  public convenience init(
    _ reason: Reason, it predicate: String, expected: String? = nil, found: String? = nil,
    minimum: Int? = nil, maximum: Int? = nil, allowed: [String]? = nil, suggestion: String? = nil,
    hint: String? = nil
  ) {
    self.init(
      Contents(
        reason: reason, text: predicate, isPredicate: true, expected: expected, found: found,
        minimum: minimum, maximum: maximum, allowed: allowed, suggestion: suggestion, hint: hint))
  }

  /// One line a person can act on.
  public var message: String {
    contents.isPredicate
      ? "\(pointer.isEmpty ? "the value" : String(pointer.dropFirst())) \(contents.text)"
      : contents.text
  }

  private func changed(_ change: (inout Contents) -> Void) -> JSONError {
    var contents = contents
    change(&contents)
    return JSONError(contents)
  }

  /// The same error seen from outside: `name` is the member or element in which it was found.
  public func inside(_ name: String) -> JSONError {
    changed { $0.pointer = "/\(pointerToken(name))\($0.pointer)" }
  }

  /// The same error seen from outside: `outer` leads to the value in which it was found.
  public func inside(pointer outer: String) -> JSONError {
    outer.isEmpty ? self : changed { $0.pointer = outer + $0.pointer }
  }

  /// The same error where the members of `names` were given by position.
  public func byPosition(_ names: [String]) -> JSONError {
    let token = pointer.dropFirst().prefix { $0 != "/" }
    return names.firstIndex(of: String(token)).map(at) ?? self
  }

  /// The same error where its outermost member has a position; the message still tells its name.
  public func at(_ position: Int) -> JSONError {
    let token = pointer.dropFirst().prefix { $0 != "/" }
    return changed {
      ($0.text, $0.isPredicate) = (message, false)
      $0.pointer = "/\(position)" + pointer.dropFirst(token.count + 1)
    }
  }

  /// The same error in a text of which the checked one is a part that begins at `start`.
  public func moved(to start: TextPlace) -> JSONError {
    changed { $0.place = $0.place?.moved(to: start) }
  }

  /// The same error at a place of the text.
  public func placed(at place: TextPlace) -> JSONError {
    changed { $0.place = place }
  }

  /// The same error by another reason.
  public func with(_ reason: Reason) -> JSONError {
    changed { $0.reason = reason }
  }

  /// The same error as the cause of another, which is told by its reason.
  public func asCause(of reason: Reason) -> JSONError {
    changed {
      $0.cause = $0.reason
      $0.reason = reason
    }
  }
}

/// A name as a part of an RFC 6901 pointer.
public func pointerToken(_ name: String) -> String {
  var token = ""
  // By scalars, as a mark may combine with what has to be escaped.
  for scalar in name.unicodeScalars {
    switch scalar {
    case "~": token += "~0"
    case "/": token += "~1"
    default: token.unicodeScalars.append(scalar)
    }
  }
  return token
}
