import JSON

/// What the reader found in the stream. Its bytes are the reader's: they hold until it reads on.
enum Incoming {
  case message(Message)
  /// Something that is no message: answered with a null id.
  case broken(JSONError)
  /// A message above the limit, all of it skipped, and its id if one was found.
  case tooLarge(id: [UInt8]?)
}

/// One JSON value from the stream, whole but not parsed yet.
struct Message {
  let text: UnsafeRawBufferPointer
  /// Where it begins in the text that places of errors are told in.
  let start: TextPlace
  /// The raw tokens of the ids, by where they begin in `text`; 0 for none.
  let id: Int
  let memberIDs: [Int]
  let isBatch: Bool
  let depth: Int
  let values: Int
  let holdsNUL: Bool

  /// The raw token at `offset`, if it is an id: a string, a number or null.
  func rawID(at offset: Int) -> UnsafeRawBufferPointer? {
    offset > 0 ? rawIDToken(UnsafeRawBufferPointer(rebasing: text[offset...])) : nil
  }
}

/// An id that is kept when the bytes of its message are let go.
struct KeptID {
  private let offset: Int
  private let token: [UInt8]

  /// How far behind its colon an id may end that is kept: blanks count too, so that it doesn't
  /// depend on reads.
  static func reach(_ limits: Limits) -> Int { 2 * limits.refusedID }

  /// The id that the scanner has noted, if it is whole in what is there of the message.
  init?(_ scanner: MessageScanner, _ input: borrowing InputBuffer, _ limits: Limits) {
    let start = scanner.id
    guard start > 0, start >= input.origin, !scanner.isBatch else { return nil }
    let text = input.slice(start..<min(scanner.position, start + KeptID.reach(limits)))
    guard let token = rawIDToken(text), token.count <= limits.refusedID,
      // A number ends with the byte behind it.
      token.baseAddress! + token.count < text.baseAddress! + text.count
    else { return nil }
    offset = start
    self.token = Array(token)
  }

  /// The token, if it is still the one that counts.
  func token(of scanner: MessageScanner) -> [UInt8]? { offset == scanner.id ? token : nil }
}

/// The string, number or null that `text` begins with, after blanks; nil for anything else, which
/// can't be an id.
func rawIDToken(_ text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
  var start = 0
  while start < text.count, isJSONBlank(text[start]) { start += 1 }
  guard start < text.count else { return nil }
  var end = start + 1
  switch text[start] {
  case UInt8(ascii: "\""):
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < text.count else { return nil }
    end += 1
  case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "n"):
    while end < text.count, !isJSONBlank(text[end]), text[end] != UInt8(ascii: ","),
      text[end] != UInt8(ascii: "}")
    {
      end += 1
    }
  default:
    return nil
  }
  return UnsafeRawBufferPointer(rebasing: text[start..<end])
}
