import JSON

/// The language of an answer. Apple's pages name en_us and ja_jp; the service takes others, and
/// leaves unheeded what it doesn't know. So the form of a language tag is all that is asked for,
/// with `_` or `-` between its parts, and it is written as it was given.
struct LanguageCode: TextParameter {
  let utf8: UnsafeRawBufferPointer

  static var expected: StaticString { "a language such as en_us or ja_jp" }
  static var pattern: StaticString { "^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$" }

  init(_ text: UnsafeRawBufferPointer) throws(JSONError) {
    let parts = text.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    let isTag =
      2...3 ~= parts[0].count && parts[0].allSatisfy(\.isASCIILetter) && parts.count <= 4
      && parts.dropFirst().allSatisfy {
        2...8 ~= $0.count && $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
    guard isTag else {
      let found = quoted(String(decoding: text, as: UTF8.self))
      throw JSONError(
        .badValue, it: "must be \(Self.expected), not \(found)",
        expected: Self.expected.description, found: found,
        hint: "Apple documents en_us and ja_jp; two letters alone, as in ko, are in use too.")
    }
    utf8 = text
  }
}
