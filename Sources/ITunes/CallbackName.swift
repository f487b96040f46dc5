import JSON

/// The JavaScript function that an answer is wrapped in: an identifier in ASCII, or several with
/// dots between them.
struct CallbackName: TextParameter {
  let utf8: UnsafeRawBufferPointer

  static var expected: StaticString { "the name of a JavaScript function" }
  static var pattern: StaticString { #"^[A-Za-z_$][A-Za-z0-9_$]*(\.[A-Za-z_$][A-Za-z0-9_$]*)*$"# }

  init(_ text: UnsafeRawBufferPointer) throws(JSONError) {
    var isAtStart = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "$"): isAtStart = false
      case UInt8(ascii: ".") where !isAtStart: isAtStart = true
      case _ where byte.isASCIILetter || byte.isASCIIDigit && !isAtStart: isAtStart = false
      default: throw Self.refused(text)
      }
    }
    // An empty name, or a dot at the end.
    if isAtStart { throw Self.refused(text) }
    utf8 = text
  }

  private static func refused(_ text: UnsafeRawBufferPointer) -> JSONError {
    let found = quoted(String(decoding: text, as: UTF8.self))
    return JSONError(
      .badValue, it: "must be \(expected), not \(found)", expected: expected.description,
      found: found, hint: "Letters, digits, _ and $, with dots between names, as in app.onResults.")
  }
}
