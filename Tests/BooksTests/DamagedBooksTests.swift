import JSON
import Testing

@testable import Books

/// Random numbers that are the same in each run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Good texts damaged at random: nothing crashes, what is whole comes through, what is told of lies
/// where the damage is.
struct DamagedBooksTests {
  /// Nine records of one format: its two of `FormatCase`, each with a key of its own.
  private func records(_ format: FormatCase) -> [AnswerValue] {
    (0..<9).map { index in
      var record = format.records[index % 2]
      switch format.format {
      case .series: record["attributes"]?["title"] = .string("Title \(index)")
      case .jsonapi:
        record["id"] = .string("id-\(index)")
        record["attributes"]?["title"] = .string("Title \(index)")
      case .googlebooks: record["volumeInfo"]?["title"] = .string("Title \(index)")
      case .opds2: record["metadata"]?["title"] = .string("Title \(index)")
      case .itunes:
        record[record["trackName"] == nil ? "collectionName" : "trackName"] = .string(
          "Title \(index)")
      default: record["title"] = .string("Title \(index)")
      }
      return record
    }
  }

  private enum Shape: CaseIterable { case lines, dump, indentedArray, array, container }

  /// The text and the ranges of its records.
  private func text(_ records: [AnswerValue], _ format: FormatCase, _ shape: Shape) -> (
    [UInt8], [Range<Int>]
  ) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    switch shape {
    case .indentedArray, .array: bytes += Array("[\n".utf8)
    case .container: bytes += Array("{\"meta\":1,\n\"\(format.container)\":[\n".utf8)
    default: break
    }
    for (index, record) in records.enumerated() {
      if shape == .dump {
        bytes += Array("/type/x\t/books/OL\(index)M\t1\t2010-01-01T00:00:00\t".utf8)
      }
      if shape == .indentedArray { bytes += Array("  ".utf8) }
      let start = bytes.count
      bytes += Array(record.text(indented: shape == .indentedArray, depth: 1).utf8)
      ranges.append(start..<bytes.count)
      let isList = shape != .lines && shape != .dump
      let isLast = index == records.count - 1
      bytes += Array((isList && !isLast ? (shape == .array ? "," : ",\n") : "\n").utf8)
    }
    switch shape {
    case .indentedArray, .array: bytes += Array("]\n".utf8)
    case .container: bytes += Array("]}\n".utf8)
    default: break
    }
    return (bytes, ranges)
  }

  /// Whether the end of a damaged record is inside a list.
  private func leavesListOpen(_ bytes: ArraySlice<UInt8>) -> Bool {
    var open: [UInt8] = []
    var isString = false
    var isEscape = false
    for byte in bytes {
      if isEscape {
        isEscape = false
      } else if isString {
        if byte == UInt8(ascii: "\\") { isEscape = true }
        if byte == UInt8(ascii: "\"") { isString = false }
      } else if byte == UInt8(ascii: "\"") {
        isString = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        open.append(byte)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        _ = open.popLast()
      }
    }
    return open.contains(UInt8(ascii: "["))
  }

  private func title(_ record: AnswerValue) -> String? { record["title"]?.string }

  @Test(arguments: FormatCase.all)
  func bytes(format: FormatCase) throws {
    var random = Random(state: UInt64(format.format.rawValue.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let records = records(format)
    let good = (0..<9).map { "Title \($0)" }
    for shape in Shape.allCases {
      if shape == .dump, format.format != .openlibrary { continue }
      if shape == .container, format.container.isEmpty { continue }
      let (whole, ranges) = text(records, format, shape)
      #expect(try decode(whole).records.compactMap(title) == good)
      for _ in 0..<60 {
        let victim = Int.random(in: 0..<9, using: &random)
        var bytes = whole
        let range = ranges[victim]
        let place = Int.random(in: range, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default:
          // Cut off at its end, as by a broken download; the line's end stays.
          bytes.removeSubrange(place..<range.upperBound)
        }
        let growth = bytes.count - whole.count
        let damaged = range.lowerBound..<range.upperBound + growth
        // A line end in a record parts it: each line is still one record or broken.
        let decoding = try decode(bytes, format: format.format)
        let titles = decoding.records.compactMap(title)
        let others = good.enumerated().filter { $0.offset != victim }.map(\.element)
        let isLineBased = shape == .lines || shape == .dump
        // A list that was left open may hold the next records, grammatically; and on one line a quote
        // that is missing turns strings and the rest around.
        if isLineBased || shape != .array && !leavesListOpen(bytes[damaged]) {
          // A record that has lost its opening bracket is gone over to the next that looks like it,
          // and there are two kinds of them here.
          let isOpen = isLineBased || bytes[range.lowerBound] == UInt8(ascii: "{")
          let missing = others.filter {
            !titles.contains($0) && (isOpen || $0 != "Title \(victim + 1)")
          }
          #expect(missing.isEmpty, "\(String(decoding: bytes, as: UTF8.self)) \(decoding.problems)")
        } else {
          #expect(titles.starts(with: good[..<victim]))
        }
        for problem in decoding.problems {
          let offset = try #require(problem["offset"]?.integer)
          #expect(0...bytes.count ~= offset)
          #expect(BooksTests.place(in: problem) == BooksTests.place(of: offset, in: bytes))
          guard isLineBased else { continue }
          // A record that is cut is missed where the next one begins; one that is cut behind a colon
          // where the one after that does, since the next may be the value.
          let end = victim >= 7 ? bytes.count : ranges[victim + 2].lowerBound + growth
          #expect(
            damaged.lowerBound...end ~= offset,
            "\(problem) of \(String(decoding: bytes[damaged], as: UTF8.self))")
        }
      }
    }
  }

  /// Members dropped, made null or of another type: the record remains, or is told.
  @Test(arguments: FormatCase.all)
  func members(format: FormatCase) throws {
    var random = Random(state: 42)
    let records = records(format)
    for _ in 0..<120 {
      let victim = Int.random(in: 0..<9, using: &random)
      var damaged = records
      damaged[victim] = changed(damaged[victim], &random)
      let (bytes, ranges) = text(damaged, format, .indentedArray)
      let decoding = try decode(bytes, format: format.format)
      let titles = decoding.records.compactMap(title)
      for (index, title) in (0..<9).map({ "Title \($0)" }).enumerated() where index != victim {
        #expect(titles.contains(title))
      }
      for problem in decoding.problems {
        let offset = try #require(problem["offset"]?.integer)
        #expect(ranges[victim].contains(offset))
        #expect(problem["record"]?.integer == victim)
        #expect(problem["pointer"]?.string?.hasPrefix("/\(victim)") == true)
        #expect(BooksTests.place(in: problem) == BooksTests.place(of: offset, in: bytes))
        let length = try #require(problem["length"]?.integer)
        #expect(offset + length <= ranges[victim].upperBound)
        // What is told of is what stands there.
        let pointer = String(problem["pointer"]!.string!.dropFirst(2))
        if let value = damaged[victim].at(pointer), value.members.isEmpty, value.elements.isEmpty {
          let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
          #expect(try AnswerValue(parsing: text) == value)
        }
      }
      _ = try? decode(bytes, mode: .strict)
    }
  }

  /// The value with one of its values, at any depth, dropped or changed.
  private func changed(_ value: AnswerValue, _ random: inout Random) -> AnswerValue {
    let others: [AnswerValue] = [
      .null, true, 7, -3, .real(2.5), "", "x", [], [[]], [.null, 1, "y"], [:], ["name": ["a": 1]],
    ]
    switch value {
    case .object(var members) where !members.isEmpty && Bool.random(using: &random):
      let index = Int.random(in: members.indices, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        members.remove(at: index)
      } else {
        members[index].value = changed(members[index].value, &random)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && Bool.random(using: &random):
      let index = Int.random(in: elements.indices, using: &random)
      elements[index] = changed(elements[index], &random)
      return .array(elements)
    default: return others.randomElement(using: &random)!
    }
  }
}
