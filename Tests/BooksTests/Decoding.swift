import Foundation
import JSON
import JSONRPC
import Records
import Testing

@testable import Books

/// What `books.decode` gives for a text, read back from its bytes.
struct Decoding {
  let result: AnswerValue

  var records: [AnswerValue] { result["records"]?.elements ?? [] }
  var problems: [AnswerValue] { result["problems"]?.elements ?? [] }
  var titles: [String] { records.compactMap { $0["title"]?.string } }
  var nextOffset: Int? { result["nextOffset"]?.integer }

  /// The only record; fails where there are others.
  func record(_ location: SourceLocation = #_sourceLocation) throws -> AnswerValue {
    try #require(records.count == 1, sourceLocation: location)
    return records[0]
  }

  /// The only problem; fails where there are others.
  func problem(_ location: SourceLocation = #_sourceLocation) throws -> AnswerValue {
    try #require(problems.count == 1, "\(problems)", sourceLocation: location)
    return problems[0]
  }
}

/// Decodes bytes, which need not be UTF-8.
func decode(
  _ bytes: [UInt8], mode: BooksDecode.Mode = .lenient, format: BookFormat? = nil,
  maxProblems: Int = 1000, _ change: (inout BookDecoder.Options) -> Void = { _ in }
) throws(JSONError) -> Decoding {
  var options = BookDecoder.Options()
  options.format = format
  options.isStrict = mode == .strict
  change(&options)
  let collector = RecordCollector(.inPlace, maxProblems: maxProblems)
  let chosen = options
  // The decoder reads from memory that somebody else keeps.
  return try bytes.withUnsafeBytes { bytes -> Result<Decoding, JSONError> in
    do throws(JSONError) {
      var decoder = try BookDecoder(TextWindow(MemorySource(bytes)), to: collector, chosen)
      try decoder.run { _ throws(JSONError) in }
      let result = BooksDecode.Result(decoder: decoder, collector: collector)
      return .success(Decoding(result: readBack { result.write(to: &$0) }))
    } catch {
      return .failure(error)
    }
  }.get()
}

func decode(
  _ text: String, mode: BooksDecode.Mode = .lenient, format: BookFormat? = nil,
  maxProblems: Int = 1000, _ change: (inout BookDecoder.Options) -> Void = { _ in }
) throws(JSONError) -> Decoding {
  try decode(Array(text.utf8), mode: mode, format: format, maxProblems: maxProblems, change)
}

/// The error with which decoding ends; its code, reason, pointer and place are as on the wire.
func failure(
  _ bytes: [UInt8], mode: BooksDecode.Mode = .strict, format: BookFormat? = nil,
  _ location: SourceLocation = #_sourceLocation
) throws -> AnswerValue {
  do throws(JSONError) {
    let decoding = try decode(bytes, mode: mode, format: format)
    throw JSONError(.internal, "decoded as \(decoding.result)")
  } catch {
    try #require(error.reason != .internal, "\(error.message)", sourceLocation: location)
    let answer = RPCError(error)
    return readBack { answer.write(to: &$0) }
  }
}

func failure(
  _ text: String, mode: BooksDecode.Mode = .strict, format: BookFormat? = nil,
  _ location: SourceLocation = #_sourceLocation
) throws -> AnswerValue {
  try failure(Array(text.utf8), mode: mode, format: format, location)
}

/// What the method answers to params.
func ask(_ params: String, _ roots: FileRoots = .none) throws(RPCError) -> Decoding {
  do {
    let document = try JSONDocument(parsing: params)
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    try AnyMethod(long: BooksDecode.self, roots).answer(document.value, nil, &writer)
    writer.endDocument()
    writer.finish()
    let result = try JSONDocument(parsing: buffer.bytes)
    return Decoding(result: AnswerValue(result.value))
  } catch let error as RPCError {
    throw error
  } catch {
    throw RPCError(.internalError, .internal, "\(error)")
  }
}

/// The error that the method answers.
func refusal(
  _ params: String, _ roots: FileRoots = .none, _ location: SourceLocation = #_sourceLocation
) throws -> AnswerValue {
  do throws(RPCError) {
    let decoding = try ask(params, roots)
    throw RPCError(.internalError, .internal, "answered \(decoding.result)")
  } catch {
    try #require(error.code != .internalError, "\(error.detail.message)", sourceLocation: location)
    return readBack { error.write(to: &$0) }
  }
}

private func readBack(_ write: (inout JSONWriter) -> Void) -> AnswerValue {
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  write(&writer)
  writer.endDocument()
  writer.finish()
  do {
    let document = try JSONDocument(parsing: buffer.bytes)
    return AnswerValue(document.value)
  } catch {
    fatalError("an answer that is no JSON: \(String(decoding: buffer.bytes, as: UTF8.self))")
  }
}

/// The rows of a file of `Cases`.
func decodeCases(_ file: String) -> [AnswerValue] {
  do {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return try #require(try AnswerValue(parsing: text)["cases"]).elements
  } catch {
    fatalError("Cases/\(file).json can't be read: \(error)")
  }
}

/// Line, column and the line's beginning of a byte, counted from the text alone.
func place(of offset: Int, in text: [UInt8]) -> AnswerValue {
  let before = text[..<offset]
  let lineOffset = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
  let line = before.count { $0 == 10 } + 1
  let column = text[lineOffset..<offset].count { $0 & 0xC0 != 0x80 } + 1
  return [
    "line": .integer(Int64(line)), "column": .integer(Int64(column)),
    "offset": .integer(Int64(offset)), "lineOffset": .integer(Int64(lineOffset)),
  ]
}

/// The four members of a place in a problem or an error's data.
func place(in problem: AnswerValue?) -> AnswerValue {
  .object(
    ["line", "column", "offset", "lineOffset"].compactMap { name in
      problem?[name].map { (name, $0) }
    })
}

/// The byte at which `part` begins, which stands once in `text`.
func offset(of part: String, in text: String, _ location: SourceLocation = #_sourceLocation) throws
  -> Int
{
  let ranges = text.ranges(of: part)
  try #require(
    ranges.count == 1, "\(part) is there \(ranges.count) times", sourceLocation: location)
  return text.utf8.distance(from: text.startIndex, to: ranges[0].lowerBound)
}
