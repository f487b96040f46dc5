import Books
import Foundation
import JSON
import JSONRPC
import Testing

/// What a method answers to params, read back from its bytes by another decoder.
func answered<M: Method>(_ method: M.Type, _ params: String, _ context: M.Context) throws -> NSDictionary {
  let document = try JSONDocument(parsing: params)
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  defer { withExtendedLifetime(document) {} }
  try AnyMethod(method, context).answer(document.value, nil, &writer)
  writer.endDocument()
  writer.finish()
  let object = try JSONSerialization.jsonObject(with: Data(buffer.bytes))
  return try #require(object as? NSDictionary)
}

/// The error that it answers to params it can't take.
func refused<M: Method>(_ method: M.Type, _ params: String, _ context: M.Context) throws -> JSONError {
  do {
    let answer = try answered(method, params, context)
    Issue.record("\(params) is answered by \(answer)")
  } catch let error as RPCError {
    #expect(error.code == .invalidParams)
    return error.detail
  }
  throw CancellationError()
}

struct BooksISBNTests {
  private func isbns(_ params: String) throws -> [NSDictionary] {
    try #require(try answered(BooksISBN.self, params, ())["isbns"] as? [NSDictionary])
  }

  @Test func eachValueHasAnAnswerInItsPlace() throws {
    let answers = try isbns(
      #"{"values":["0-7475-3269-9","9790000000001","","9798147097786","0385133554 (v. 2)"]}"#)
    #expect(
      answers == [
        [
          "input": "0-7475-3269-9", "isValid": true, "isbn13": "9780747532699",
          "isbn10": "0747532699", "hyphenated": "0-7475-3269-9",
        ],
        [
          "input": "9790000000001",
          "reason": "979-0 begins an ISMN, the number of printed music",
        ],
        ["input": "", "reason": "it is empty"],
        [
          "input": "9798147097786", "isValid": true, "isbn13": "9798147097786",
          "reason": "its range has not been given out: no hyphens",
        ],
        [
          "input": "0385133554 (v. 2)", "reason": "the check digit must be 3, not 4",
          "qualifier": "v. 2",
        ],
      ])
  }

  @Test(arguments: [
    (#"{"values":"9780747532699"}"#, 1), (#"["9780747532699"]"#, 1), (#"[["9780747532699","x"]]"#, 2),
    (#"{"values":[]}"#, 0), (#"{"values":{}}"#, 0), (#"{"values":[""]}"#, 1), (#"{"values":""}"#, 1),
    (#"{"values":["a\u0000b\n\ud83d\ude00"]}"#, 1),
  ])
  func valuesAreAListOrOneString(params: String, count: Int) throws {
    #expect(try isbns(params).count == count)
  }

  @Test func tenThousandValues() throws {
    let values = Array(repeating: "\"9780747532699\"", count: 10_000).joined(separator: ",")
    let answers = try isbns("{\"values\":[\(values)]}")
    #expect(answers.count == 10_000)
    #expect(answers.allSatisfy { $0["isValid"] as? Bool == true })
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, ""), (#"{"values":null}"#, .missingMember, ""),
    (#"{"values":9780747532699}"#, .typeMismatch, "/values"),
    (#"{"values":[9780747532699]}"#, .typeMismatch, "/values/0"),
    (#"{"values":["",null]}"#, .typeMismatch, "/values/1"), (#"{"values":true}"#, .typeMismatch, "/values"),
    (#"{"values":{"a":1}}"#, .typeMismatch, "/values"), (#"{"value":["1"]}"#, .unknownMember, ""),
  ])
  func badParams(params: String, reason: Reason, pointer: String) throws {
    let error = try refused(BooksISBN.self, params, ())
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }
}
