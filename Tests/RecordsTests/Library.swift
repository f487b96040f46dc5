import Records
import Testing

/// Fifty records in the layouts that texts come in.
struct Library: Sendable, CustomTestStringConvertible {
  let name: String
  let text: [UInt8]
  /// Where each record stands.
  let ranges: [Range<Int>]
  /// Each in compact JSON.
  let records: [String]
  let shape: RecordScanner.Shape

  var testDescription: String { name }

  /// A book, with members that stand on lines of their own where `line` is given, which is what they
  /// begin with.
  private static func book(_ number: Int, line: String?, likeResource: Bool) -> String {
    let titles = [
      "Emma", "Frankenstein", "Dracula", "Middlemarch", "Walden", "Ivanhoe", "구운몽", "Élégies",
      "A \\\"quoted\\\" tale", "Back\\\\slash, {brace} [bracket]: colon", "Tab\\tand \\u00e9",
    ]
    let title = titles[number % titles.count]
    let members: [(String, String)] =
      likeResource
      ? [
        ("id", "\"\(number)\""), ("type", "\"book\""),
        ("attributes", "{\"title\":\"\(title)\",\"pages\":\(number * 7)}"),
        (
          "relationships",
          "{\"chapters\":{\"data\":[{\"id\":\"a\(number)\",\"type\":\"chapter\"},"
            + "{\"id\":\"b\(number)\",\"type\":\"chapter\"}]}}"
        ),
      ]
      : [
        ("title", "\"\(title)\""), ("number", "\(number)"), ("isLong", "\(number % 3 == 0)"),
        ("author", "{\"name\":\"Anon.\",\"born\":1797}"),
        ("chapters", "[{\"order\":1,\"title\":\"I\"},{\"order\":2,\"title\":\"II\"}]"),
        ("subjects", "[\"fiction\",\"sea, the\"]"), ("none", "null"), ("price", "-1.5e2"),
      ]
    guard let line else {
      return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
    return "{" + members.map { "\n\(line)  \"\($0)\": \($1)" }.joined(separator: ",") + "\n\(line)}"
  }

  private init(
    _ name: String, line: String? = nil, shape: RecordScanner.Shape = .results,
    likeResource: Bool = false, before: String, between: String, after: String,
    answers: Int = 1
  ) {
    var text = ""
    var ranges: [Range<Int>] = []
    var records: [String] = []
    for number in 0..<50 {
      let isFirst = number % (50 / answers) == 0
      if isFirst, number > 0 { text += after }
      text += isFirst ? before : between
      let book = Self.book(number, line: line, likeResource: likeResource)
      ranges.append(text.utf8.count..<text.utf8.count + book.utf8.count)
      text += book
      // Nothing but what a book holds is spelled otherwise by a writer.
      records.append(
        Self.book(number, line: nil, likeResource: likeResource)
          .replacing("\\u00e9", with: "é").replacing("-1.5e2", with: "-150.0"))
    }
    text += after
    self.name = name
    self.text = Array(text.utf8)
    self.ranges = ranges
    self.records = records
    self.shape = shape
  }

  static let all: [Library] = [
    Library("one a line", before: "", between: "\n", after: "\n"),
    Library("one a line, CRLF", before: "", between: "\r\n", after: "\r\n"),
    Library("one after the other, pretty", line: "", before: "", between: "\n", after: "\n"),
    Library("compact array", before: "[", between: ",", after: "]"),
    Library("array with blanks", before: "[", between: ", ", after: "]\n"),
    Library("pretty array", line: "  ", before: "[\n  ", between: ",\n  ", after: "\n]\n"),
    Library("pretty array, brackets together", line: "  ", before: "[", between: ", ", after: "]\n"),
    Library("array of lines", before: "[\n", between: ",\n", after: "\n]\n"),
    Library("array of lines that begins at once", before: "[", between: ",\n ", after: "]"),
    Library("compact answer", before: #"{"resultCount":50,"results":["#, between: ",", after: "]}"),
    Library(
      "compact answer, count behind", before: #"{"results":["#, between: ",",
      after: #"],"resultCount":50,"more":[{"a":1}]}"#),
    Library(
      "answer as the service writes it", line: nil, before: "\n\n\n{\n \"resultCount\":50,\n \"results\": [\n",
      between: ",\n", after: "]\n}\n\n\n"),
    Library(
      "pretty answer", line: "    ", before: "{\n  \"resultCount\": 50,\n  \"results\": [\n    ",
      between: ",\n    ", after: "\n  ],\n  \"more\": [\n    1\n  ]\n}\n"),
    Library(
      "answers, one a line", before: #"{"resultCount":10,"results":["#, between: ",", after: "]}\n",
      answers: 5),
    Library(
      "answers, one after the other, pretty", line: "    ",
      before: "{\n  \"resultCount\": 10,\n  \"results\": [\n    ", between: ",\n    ",
      after: "\n  ]\n}\n", answers: 5),
    Library("callback", before: #"cb({"resultCount":50,"results":["#, between: ",", after: "]});\n"),
    Library(
      "resources, compact", likeResource: true, before: #"{"results":["#, between: ",",
      after: "]}"),
    Library(
      "resources, pretty", line: "    ", likeResource: true, before: "{\n  \"results\": [\n    ",
      between: ",\n    ", after: "\n  ]\n}\n"),
    Library(
      "groups", shape: .feed, before: #"{"metadata":{"title":"x"},"groups":[{"metadata":{},"publications":["#,
      between: ",", after: "]}]}\n", answers: 5),
    Library("dump", before: "", between: "\n", after: "\n").asDump,
  ]

  /// Each record behind the columns of a dump.
  private var asDump: Library {
    var text: [UInt8] = []
    var ranges: [Range<Int>] = []
    for (number, range) in self.ranges.enumerated() {
      text += Array("/type/edition\t/books/OL\(number)M\t3\t2010-01-01T00:00:00\t".utf8)
      ranges.append(text.count..<text.count + range.count)
      text += self.text[range] + [UInt8(ascii: "\n")]
    }
    return Library(name: name, text: text, ranges: ranges, records: records, shape: shape)
  }

  private init(
    name: String, text: [UInt8], ranges: [Range<Int>], records: [String],
    shape: RecordScanner.Shape
  ) {
    (self.name, self.text, self.ranges, self.records, self.shape) =
      (name, text, ranges, records, shape)
  }
}
