import JSON

/// The encoding of a URL's query by Apple's rule, which is that of HTML forms
/// (application/x-www-form-urlencoded): of the UTF-8, a blank becomes `+`, letters, digits and
/// `.` `-` `_` `*` stay, and every other byte is `%HH` in upper case.
enum FormEncoding {
  @inline(__always)
  static func staysPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "*"):
      true
    default: false
    }
  }

  @inline(__always)
  static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// The value of a hexadecimal digit in either case.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A piece of a query and what is wrong with its spelling.
  struct Decoded {
    var text: String
    /// It holds a `%` without two digits behind it, which is kept as it is.
    var hasBadEscape = false
    /// Its bytes are no UTF-8; U+FFFD stands for what isn't.
    var hasBadUTF8 = false
  }

  /// What a piece of a query stands for.
  static func decoded(_ piece: ArraySlice<UInt8>) -> Decoded {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count)
    var hasBadEscape = false
    var index = piece.startIndex
    while index < piece.endIndex {
      let byte = piece[index]
      index += 1
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        if index + 1 < piece.endIndex, let high = hexValue(piece[index]),
          let low = hexValue(piece[index + 1])
        {
          bytes.append(high << 4 | low)
          index += 2
        } else {
          hasBadEscape = true
          bytes.append(byte)
        }
      default: bytes.append(byte)
      }
    }
    let text = String(validating: bytes, as: UTF8.self)
    return Decoded(
      text: text ?? String(decoding: bytes, as: UTF8.self), hasBadEscape: hasBadEscape,
      hasBadUTF8: text == nil)
  }
}

extension JSONWriter {
  /// `text` encoded for a query, inside a string that is open. No byte of it needs an escape.
  mutating func put(formEncoded text: UnsafeRawBufferPointer) {
    // A piece at a time, so that its room is taken from the stack.
    let pieceLength = 256
    var start = 0
    while start < text.count {
      let end = min(start + pieceLength, text.count)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * pieceLength) { room in
        var count = 0
        for index in start..<end {
          let byte = text[index]
          if FormEncoding.staysPlain(byte) {
            room[count] = byte
            count += 1
          } else if byte == UInt8(ascii: " ") {
            room[count] = UInt8(ascii: "+")
            count += 1
          } else {
            room[count] = UInt8(ascii: "%")
            room[count + 1] = FormEncoding.hexDigit(byte >> 4)
            room[count + 2] = FormEncoding.hexDigit(byte & 15)
            count += 3
          }
        }
        put(UnsafeRawBufferPointer(start: room.baseAddress, count: count))
      }
      start = end
    }
  }

  /// A word of plain ASCII, as it is, inside a string that is open.
  mutating func put(plain word: String) {
    var word = word
    word.withUTF8 { put(UnsafeRawBufferPointer($0)) }
  }

  /// A number that isn't negative, inside a string that is open.
  mutating func put(decimal value: Int) {
    var width = 1
    var rest = value / 10
    while rest > 0 {
      rest /= 10
      width += 1
    }
    digits(value, width: width)
  }
}
