public import CJansson

/// One parsed JSON value and everything below it.
///
/// Owns jansson's tree: it is given back when the document goes out of scope, and no `JSONValue` of
/// it may be used after that.
public struct JSONDocument: ~Copyable {
  @usableFromInline let root: UnsafeMutablePointer<json_t>

  /// Parses `text`, which must be one JSON value with nothing but white space around it.
  ///
  /// The caller bounds depth and number of values first: jansson's tree takes up to 80 times the
  /// text. On failure the error is found again by `JSONDiagnosis`, since jansson's own place lies
  /// behind the offending token and its codes don't tell an early end from other errors.
  ///
  /// Of members with the same name the last one counts; where they are refused the error has no
  /// place, and `duplicateKey` as its reason.
  public init(
    parsing text: UnsafeRawBufferPointer, allowsDuplicates: Bool = true
  ) throws(JSONError) {
    var error = json_error_t()
    let flags = Int(
      JSON_ALLOW_NUL | JSON_DECODE_ANY | (allowsDuplicates ? 0 : JSON_REJECT_DUPLICATES))
    let bytes = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let bytes, let root = json_loadb(bytes, text.count, flags, &error) else {
      throw JSONDiagnosis.error(in: text)
        ?? (allowsDuplicates
          ? Self.error(from: error) : JSONError(.duplicateKey, "a member is there twice"))
    }
    self.root = root
  }

  public init(parsing text: [UInt8]) throws(JSONError) {
    // The root comes out of the closure as a plain pointer, which a `~Copyable` value couldn't.
    let result = text.withUnsafeBytes { bytes -> Result<UnsafeMutablePointer<json_t>, JSONError> in
      do throws(JSONError) {
        return .success(try JSONDocument(parsing: bytes).release())
      } catch {
        return .failure(error)
      }
    }
    root = try result.get()
  }

  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  deinit { json_decref(root) }

  public var value: JSONValue {
    @inlinable @inline(__always) get { JSONValue(root) }
  }

  private consuming func release() -> UnsafeMutablePointer<json_t> {
    let root = self.root
    discard self
    return root
  }

  /// jansson refused what `JSONDiagnosis` finds nothing wrong with: its own words are all there is.
  private static func error(from error: json_error_t) -> JSONError {
    withUnsafePointer(to: error.text) { text in
      text.withMemoryRebound(to: CChar.self, capacity: Int(JSON_ERROR_TEXT_LENGTH)) {
        JSONError(.syntax, "not JSON: \(String(cString: $0))")
      }
    }
  }
}
