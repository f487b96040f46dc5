public import CJansson
import Glibc

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
  public init(parsing text: UnsafeRawBufferPointer) throws(JSONError) {
    var error = json_error_t()
    let flags = Int(JSON_ALLOW_NUL | JSON_DECODE_ANY)
    let bytes = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let bytes, let root = json_loadb(bytes, text.count, flags, &error) else {
      throw JSONDiagnosis.error(in: text) ?? Self.error(from: error)
    }
    self.root = root
  }

  public init(parsing text: String) throws(JSONError) {
    var text = text
    let result: Result<JSONDocument.Owned, JSONError> = text.withUTF8 { utf8 in
      do throws(JSONError) {
        return .success(Owned(try JSONDocument(parsing: UnsafeRawBufferPointer(utf8)).release()))
      } catch {
        return .failure(error)
      }
    }
    self.root = try result.get().pointer
  }

  deinit { json_decref(root) }

  public var value: JSONValue {
    @inlinable @inline(__always) get { JSONValue(root) }
  }

  /// The document as text for people: two blanks a level, members in their order.
  public func prettyPrinted() -> String {
    let flags = 2 | Int(JSON_ENCODE_ANY) | 17 << 11
    guard let text = json_dumps(root, flags) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// A pointer on its way out of a closure, which can't carry a `~Copyable` value.
  private struct Owned {
    let pointer: UnsafeMutablePointer<json_t>
    init(_ pointer: UnsafeMutablePointer<json_t>) { self.pointer = pointer }
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
