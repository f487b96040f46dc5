import JSON
import Records
import Testing

/// A text and what is told of it. The bytes and places are counted by hand; `Place(of:in:)` counts
/// lines and columns by decoding the text anew.
struct ScannerCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: [UInt8]
  let shape: RecordScanner.Shape
  let told: [Told]

  var testDescription: String { name }

  init(
    _ name: String, _ text: String, _ shape: RecordScanner.Shape = .results,
    _ told: (([UInt8]) -> [Told])
  ) {
    self.name = name
    self.text = Array(text.utf8)
    self.shape = shape
    self.told = told(self.text)
  }

  private static func record(
    _ text: String, _ offset: Int, _ pointer: String = "", list: String? = nil
  ) -> Told {
    .record(text, pointer: pointer, list: list, offset: offset)
  }

  static let good: [ScannerCase] = [
    Self("nothing", "") { _ in [] },
    Self("blanks", " \r\n\t\n") { _ in [] },
    Self("one", #"{"a":1}"#) { _ in [record(#"{"a":1}"#, 0), .documentEnd] },
    Self("one of nothing", "{ }") { _ in [record("{}", 0), .documentEnd] },
    Self("one after the other", #"{"a":1}{"a":2} {"a":3}"#) { _ in
      [
        record(#"{"a":1}"#, 0), .documentEnd, record(#"{"a":2}"#, 7), .documentEnd,
        record(#"{"a":3}"#, 15), .documentEnd,
      ]
    },
    Self("one a line, CRLF", "{\"a\":1}\r\n\r\n{\"a\":2}\r\n") { _ in
      [record(#"{"a":1}"#, 0), .documentEnd, record(#"{"a":2}"#, 11), .documentEnd]
    },
    Self("array", "[ {\"a\":1} ,\n{\"a\":[{}]}, 3, \"x\" ]") { _ in
      [
        .list(""), record(#"{"a":1}"#, 2, "/0"), record(#"{"a":[{}]}"#, 12, "/1"),
        record("3", 24, "/2"), record(#""x""#, 27, "/3"), .documentEnd,
      ]
    },
    Self("empty arrays", "[][ ]\n[]") { _ in
      [.list(""), .documentEnd, .list(""), .documentEnd, .list(""), .documentEnd]
    },
    Self("container", #"{"n":1,"o":{"b":[]},"results":[{"a":1}],"z":"é"}"#) { _ in
      [
        .member("n", "1", pointer: "/n"), .member("o", #"{"b":[]}"#, pointer: "/o"),
        .list("results"), record(#"{"a":1}"#, 31, "/results/0", list: "results"),
        .member("z", #""é""#, pointer: "/z"), .documentEnd,
      ]
    },
    Self("a member of the name that is no list", #"{"results":{"a":1}}"#) { _ in
      [record(#"{"results":{"a":1}}"#, 0), .documentEnd]
    },
    Self("a name with a slash", #"{"a/b~c":1,"results":[]}"#) { _ in
      [.member("a/b~c", "1", pointer: "/a~1b~0c"), .list("results"), .documentEnd]
    },
    Self("callback", "\n\na.b_$0( {\"results\":[]} )\n;\n{\"a\":1}") { _ in
      [.list("results"), .documentEnd, record(#"{"a":1}"#, 29), .documentEnd]
    },
    Self(
      "groups",
      #"{"groups":[{"m":1,"publications":[{"a":1}]},{"publications":[{"a":2}],"n":[{}]},{}]}"#, .feed
    ) { _ in
      [
        .list("groups"), .member("m", "1", pointer: "/groups/0/m"), .list("publications"),
        record(#"{"a":1}"#, 34, "/groups/0/publications/0", list: "publications"),
        .list("publications"),
        record(#"{"a":2}"#, 61, "/groups/1/publications/0", list: "publications"),
        .member("n", "[{}]", pointer: "/groups/1/n"), .documentEnd,
      ]
    },
    Self("dump", "/type/work\t/works/OL1W\t1\t2008\t{\"a\":1}\n/x\t\t\t\t{\"a\":\"\\t\"}") { _ in
      [record(#"{"a":1}"#, 30), .documentEnd, record(#"{"a":"\t"}"#, 44), .documentEnd]
    },
    Self("brackets and quotes in strings", #"[{"a":"}],{\"\\"},{"b":"[\\\"{"}]"#) { _ in
      [
        .list(""), record(#"{"a":"}],{\"\\"}"#, 1, "/0"), record(#"{"b":"[\\\"{"}"#, 18, "/1"),
        .documentEnd,
      ]
    },
  ]

  static let bad: [ScannerCase] = [
    Self("byte order mark", "\u{FEFF}{\"a\":1}\n\u{FEFF}{\"a\":2}") { text in
      [
        .problem(.byteOrderMark, Place(1, 1, 0, 0), length: 3, isRepaired: true),
        record(#"{"a":1}"#, 3), .documentEnd,
        .problem(.byteOrderMark, Place(2, 1, 11, 11), length: 3, isRepaired: true),
        record(#"{"a":2}"#, 14), .documentEnd,
      ]
    },
    // The byte order mark is not what the line begins with: the next line is found.
    Self("the first line is cut, behind a byte order mark", "\u{FEFF}{\"a\n{\"a\":2}\n") { text in
      [
        .problem(.byteOrderMark, Place(1, 1, 0, 0), length: 3, isRepaired: true),
        .dropped(.syntax, Place(1, 5, 6, 0), pointer: ""), .documentEnd,
        record(#"{"a":2}"#, 7), .documentEnd,
      ]
    },
    Self("trailing commas", "[{\"é\":[1, ],},\n]") { text in
      [
        .list(""), .problem(.trailingComma, Place(of: 11, in: text), length: 1, isRepaired: true),
        .problem(.trailingComma, Place(of: 13, in: text), length: 1, isRepaired: true),
        record(#"{"é":[1]}"#, 1, "/0"),
        .problem(.trailingComma, Place(2, 1, 16, 16), length: 1, isRepaired: true), .documentEnd,
      ]
    },
    Self("a trailing comma in a container", #"{"results":[{},],"n":1, }"#) { text in
      [
        .list("results"), record("{}", 12, "/results/0", list: "results"),
        .problem(.trailingComma, Place(of: 15, in: text), length: 1, isRepaired: true),
        .member("n", "1", pointer: "/n"),
        .problem(.trailingComma, Place(of: 24, in: text), length: 1, isRepaired: true),
        .documentEnd,
      ]
    },
    Self("commas", #"[,{"a":1},,{"a":2} {"a":3}]"#) { text in
      [
        .list(""), .problem(.syntax, Place(of: 1, in: text), length: 1, isRepaired: false),
        record(#"{"a":1}"#, 2, "/0"),
        .problem(.syntax, Place(of: 10, in: text), length: 1, isRepaired: false),
        record(#"{"a":2}"#, 11, "/1"),
        .problem(.syntax, Place(of: 19, in: text), length: 0, isRepaired: true),
        record(#"{"a":3}"#, 19, "/2"), .documentEnd,
      ]
    },
    Self("commas in a container", #"{"n":1,,"results":[] "o":2}"#) { text in
      [
        .member("n", "1", pointer: "/n"),
        .problem(.syntax, Place(of: 7, in: text), length: 1, isRepaired: true), .list("results"),
        .problem(.syntax, Place(of: 21, in: text), length: 0, isRepaired: true),
        .member("o", "2", pointer: "/o"), .documentEnd,
      ]
    },
    Self("cut in a string", "{\"a\":\"é\n{\"a\":2}\n{\"a\":3}") { text in
      [
        .dropped(.syntax, Place(1, 8, 8, 0), pointer: ""), .documentEnd,
        record(#"{"a":2}"#, 9), .documentEnd, record(#"{"a":3}"#, 17), .documentEnd,
      ]
    },
    // A backslash at the end of its line escapes nothing.
    Self("cut in an escape", "{\"a\":\"\\\n{\"a\":2}\n{\"a\":3}") { text in
      [
        .dropped(.syntax, Place(1, 7, 6, 0), pointer: ""), .documentEnd,
        record(#"{"a":2}"#, 8), .documentEnd, record(#"{"a":3}"#, 16), .documentEnd,
      ]
    },
    Self("cut behind a comma", "{\"a\":[1,\n{\"a\":2}\n{\"a\":3}") { text in
      [
        .dropped(.unexpectedEnd, Place(1, 8, 7, 0), pointer: ""), .documentEnd,
        record(#"{"a":2}"#, 9), .documentEnd, record(#"{"a":3}"#, 17), .documentEnd,
      ]
    },
    Self("cut at the end", "{\"a\":1}\n{\"a\":\"b") { text in
      [
        record(#"{"a":1}"#, 0), .documentEnd,
        .dropped(.unexpectedEnd, Place(2, 8, 15, 8), pointer: ""), .documentEnd,
      ]
    },
    Self("a cut answer before another", "{\"results\":[{\"a\":1},\n{\"results\":[{\"a\":2}]}") {
      text in
      [
        .list("results"), record(#"{"a":1}"#, 12, "/results/0", list: "results"),
        .problem(.unexpectedEnd, Place(2, 1, 21, 21), length: 0, isRepaired: false), .documentEnd,
        .list("results"), record(#"{"a":2}"#, 33, "/results/0", list: "results"), .documentEnd,
      ]
    },
    Self("a quote lost on one line", #"[{"a":"x,"b":1},{"a":"y"},{"a":"z"}]"#) { text in
      [
        .list(""), .dropped(.syntax, Place(of: 10, in: text), pointer: "/0"),
        record(#"{"a":"y"}"#, 16, "/1"), record(#"{"a":"z"}"#, 26, "/2"), .documentEnd,
      ]
    },
    Self("a brace lost at the end", "[\n  {\n    \"a\": 1\n  ,\n  {\n    \"a\": 2\n  }\n]") {
      text in
      [
        .list(""), .dropped(.unexpectedEnd, Place(of: 16, in: text), pointer: "/0"),
        record(#"{"a":2}"#, 23, "/1"), .documentEnd,
      ]
    },
    Self("a bracket too many", #"[{"a":1}],{"a":2}]"#) { text in
      [
        .list(""), record(#"{"a":1}"#, 1, "/0"),
        .problem(.syntax, Place(of: 8, in: text), length: 1, isRepaired: true),
        record(#"{"a":2}"#, 10, "/1"), .documentEnd,
      ]
    },
    Self("no end of the list", #"{"results":[{"a":1}}"#) { text in
      [
        .list("results"), record(#"{"a":1}"#, 12, "/results/0", list: "results"),
        .problem(.unexpectedEnd, Place(of: 19, in: text), length: 0, isRepaired: true),
        .documentEnd,
      ]
    },
    Self("no end at all", #"{"results":[{"a":1}"#) { text in
      [
        .list("results"), record(#"{"a":1}"#, 12, "/results/0", list: "results"),
        .problem(.unexpectedEnd, Place(of: 19, in: text), length: 0, isRepaired: false),
      ]
    },
    Self("junk between", "{\"a\":1} x\nfoo: \"é\"\n\n{\"a\":2}") { text in
      [
        record(#"{"a":1}"#, 0), .documentEnd,
        .problem(.trailingData, Place(1, 9, 8, 0), length: 12, isRepaired: false),
        record(#"{"a":2}"#, 21), .documentEnd,
      ]
    },
    Self("a page", "<html>\n<script>\n{ var a = 1 }\n</script>") { text in
      [.problem(.syntax, Place(1, 1, 0, 0), length: 39, isRepaired: false)]
    },
    Self("a record before its prefix", "2024 INFO {\"a\":1}") { text in
      [
        .problem(.syntax, Place(1, 1, 0, 0), length: 10, isRepaired: false),
        record(#"{"a":1}"#, 10), .documentEnd,
      ]
    },
    Self("a callback without its end", #"cb({"results":[]}"#) { text in
      [
        .list("results"), .documentEnd,
        .problem(.unexpectedEnd, Place(of: 17, in: text), length: 0, isRepaired: true),
      ]
    },
    Self("members that stand twice", #"{"a":1,"b":{"é":1,"é":2},"a":3}"#) { text in
      [
        .problem(.duplicateKey, Place(of: 1, in: text), length: 3, isRepaired: false),
        .problem(.duplicateKey, Place(of: 12, in: text), length: 4, isRepaired: false),
        record(#"{"a":3,"b":{"é":2}}"#, 0), .documentEnd,
      ]
    },
    Self("no group of members", #"{"groups":[{"m":1},{"publications":[{"a":1}]},7]}"#, .feed) { _ in
      [
        .list("groups"), .member("m", "1", pointer: "/groups/0/m"), .list("publications"),
        record(#"{"a":1}"#, 36, "/groups/1/publications/0", list: "publications"),
        record("7", 46, "/groups/2", list: "groups"), .documentEnd,
      ]
    },
    Self("a line of a dump that is broken", "/a\tb\tc\td\t{\"a\":]}\n/a\tb\tc\td\t\n/a\tb\tc\td\t{\"a\":1}") {
      text in
      [
        .dropped(.syntax, Place(1, 15, 14, 0), pointer: ""), .documentEnd,
        .dropped(.unexpectedEnd, Place(2, 10, 26, 17), pointer: ""), .documentEnd,
        record(#"{"a":1}"#, 36), .documentEnd,
      ]
    },
  ]
}

struct RecordScannerTests {
  @Test(arguments: ScannerCase.good + ScannerCase.bad, Chunking.all)
  func tells(item: ScannerCase, chunking: Chunking) throws {
    let told = try scan(item.text, item.shape, chunking)
    #expect(told == item.told)
  }

  /// Damaged texts are told alike however they come in.
  @Test func chunksMakeNoDifference() throws {
    var random = FixedNumbers(seed: 3)
    for library in Library.all {
      var text = Array(library.text.prefix(1200))
      for _ in 0..<6 {
        let position = Int.random(in: text.indices, using: &random)
        text[position] = Array("{}[]\",:\\\n x".utf8).randomElement(using: &random)!
        let whole = try scan(text, library.shape)
        for chunking in [Chunking(piece: 1, capacity: 1), Chunking(piece: 7, capacity: 16)] {
          #expect(try scan(text, library.shape, chunking) == whole, "\(library.name)")
        }
      }
    }
  }

  @Test func aRecordBeyondTheLimits() throws {
    var limits = ValueScanner.Limits()
    limits.bytes = 40
    limits.depth = 3
    limits.values = 8
    let long = #"{"a":"\#(String(repeating: "x", count: 60))"}"#
    let text = [
      #"{"a":1}"#, long, #"{"a":2}"#, #"{"a":[[[1]]]}"#, #"{"a":[1,2,3,4,5,6,7]}"#, #"{"a":3}"#,
    ]
    for separator in ["\n", ",", ",\n"] {
      let isArray = separator != "\n"
      let body = text.joined(separator: separator)
      let bytes = Array((isArray ? "[\(body)]" : body).utf8)
      let starts = text.indices.map { index in
        (isArray ? 1 : 0) + text[..<index].map { $0.utf8.count + separator.utf8.count }.reduce(0, +)
      }
      for chunking in Chunking.all {
        let told = try scan(bytes, .results, chunking, limits: limits)
        #expect(told.records == [#"{"a":1}"#, #"{"a":2}"#, #"{"a":3}"#])
        let dropped: [Reason] = told.compactMap {
          if case .dropped(let reason, _, _) = $0 { reason } else { nil }
        }
        #expect(dropped == [.limitExceeded, .depthExceeded, .limitExceeded])
        #expect(
          told.places == [
            Place(of: starts[1], in: bytes), Place(of: starts[3] + 7, in: bytes),
            Place(of: starts[4], in: bytes),
          ])
      }
    }
  }

  /// Each of them comes to its end, without a trap and without telling for ever.
  @Test(arguments: [
    "[", "]", "{", "}", "\"", "\\", ",", ":", "a", " ", "\n", "[]", "{}", "[{", #"{"a":"#, "[[[]",
    #"{"a":["#, #""a":"#, "x{", #"{"a":1"#, "{\"a\":1\n", "{\"a\":\"\n", "{\"a\":[1,\n", #",{"a":"#,
    #"[{"a":"#, "a(", #"cb({"results":[{"#, #"{"results":["#, "{\"results\":[{\"a\":1},\n",
    #"{"groups":[{"#, #"{"groups":["#, "[,", "[1,],", "},{", "]},{", "\u{FEFF}",
    "/a\tb\tc\td\t{\"a\":[1\n", "/a\t", "<a>{\n", #"{"a":1},}"#, #""},{""#, #"}],"x":1"#, "\n{", "\n ]",
  ])
  func hostileTexts(piece: String) throws {
    let bytes = Array(piece.utf8)
    var text: [UInt8] = []
    while text.count < 20_000 { text += bytes }
    for shape in [RecordScanner.Shape.results, .feed] {
      for before in ["", "[{\"a\":1},", "{\"results\":[{\"a\":1},"] {
        _ = try scan(Array(before.utf8) + text, shape)
      }
    }
  }

  @Test func depth() throws {
    let deep = #"{"a":\#(String(repeating: "[", count: 100_000))1\#(String(repeating: "]", count: 100_000))}"#
    let told = try scan(Array("{\"a\":1}\n\(deep)\n{\"a\":2}".utf8))
    #expect(told.records == [#"{"a":1}"#, #"{"a":2}"#])
    // The 512th bracket that is open is the last that may be.
    #expect(
      told.contains(.dropped(.depthExceeded, Place(2, 517, 8 + 516, 8), pointer: "")), "\(told)")
  }
}
