import JSON
import JSONRPC

/// What is wrong with decoded data, where, and what became of it.
package struct Problem: JSONRecord {
  package enum Effect: String, JSONEnumeration {
    /// The value was taken as it must have been meant.
    case repaired
    case memberDropped, recordDropped
  }

  package let error: JSONError
  /// The record, by its place among all of the text, dropped ones too.
  package let record: Int?
  package let length: Int?
  package let effect: Effect?

  package init(_ error: JSONError, record: Int? = nil, length: Int? = nil, effect: Effect? = nil) {
    self.error = error
    self.record = record
    self.length = length
    self.effect = effect
  }

  package static func members<V: RecordVisitor<Problem>>(_ member: inout V) {
    member("message", "One line that says it.") { $0.error.message }
    member.detail { $0.error }
    member.optional("record", "The record, counted from 0.") { $0.record }
    member.optional("length", "How many bytes of the text it is about.") { $0.length }
    member.optional("effect", "What became of the value or the record.") { $0.effect }
  }
}
