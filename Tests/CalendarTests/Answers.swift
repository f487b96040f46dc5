import Calendar
import Foundation
import JSON
import JSONRPC
import Testing
import Trees

/// The calendar as it stands on one day, so that no answer depends on the clock or the environment.
func context(today: String = "2024-07-10", locale: String = "en-US") throws -> CalendarContext {
  let today: CivilDate = try #require(CivilDate(today))
  return try CalendarContext(
    locale: locale, today: today, environment: { _ in nil }, now: { 0 })
}

private let ordinaryContext = Result { try context() }

/// What `method` answers to the params in `params`, read back from its bytes.
func answer<M: Method>(
  _ method: M.Type, _ params: String, _ context: M.Context
) throws -> Tree {
  let document = try JSONDocument(parsing: params)
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  try AnyMethod(method, context).answer(document.value, nil, &writer)
  writer.endDocument()
  writer.finish()
  let result = try JSONDocument(parsing: buffer.bytes)
  return Tree(result.value)
}

func answer<M: Method>(_ method: M.Type, _ params: String) throws -> Tree
where M.Context == CalendarContext {
  try answer(method, params, ordinaryContext.get())
}

/// The error that `method` answers to params it can't take.
func refusal<M: Method>(
  _ method: M.Type, _ params: String, _ context: M.Context
) throws -> JSONError {
  do {
    _ = try answer(method, params, context)
  } catch let error as RPCError {
    #expect(error.code == .invalidParams)
    return error.detail
  }
  throw NotRefused(params: params)
}

func refusal<M: Method>(_ method: M.Type, _ params: String) throws -> JSONError
where M.Context == CalendarContext {
  try refusal(method, params, ordinaryContext.get())
}

private struct NotRefused: Error {
  let params: String
}

/// The rows of a file of `Cases`.
func cases(_ file: String) -> [[Tree]] {
  do {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return try #require(try Tree(parsing: text)["rows"]).elements.map(\.elements)
  } catch {
    fatalError("Cases/\(file).json can't be read: \(error)")
  }
}

/// A JSON string of `text`.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..<" ": result += String(format: "\\u%04x", scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
