/// JSON text laid out for people: two blanks a level, a member or an element a line, and every token
/// as it was.
public func indentedJSON(_ text: String) -> String {
  var result: [UInt8] = []
  var depth = 0
  var isInString = false
  var isEscaped = false
  func line() -> [UInt8] { [UInt8(ascii: "\n")] + [UInt8](repeating: 0x20, count: depth * 2) }
  for byte in text.utf8 {
    if isInString {
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      result.append(byte)
      depth += 1
      result += line()
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      // An empty one stays on its line.
      while let last = result.last, isJSONBlank(last) { result.removeLast() }
      if result.last != byte - 2 { result += line() }
      result.append(byte)
    case UInt8(ascii: ","):
      result.append(byte)
      result += line()
    case UInt8(ascii: ":"):
      result += [byte, 0x20]
    case _ where isJSONBlank(byte):
      break
    default:
      isInString = byte == UInt8(ascii: "\"")
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
