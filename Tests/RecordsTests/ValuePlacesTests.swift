import JSON
import Records
import Testing

/// Where values are in a text: the right answers are the text that stands there.
@Suite("Places of values")
struct ValuePlacesTests {
  private let text = #"""
     {"a" : [1, {"b\u0063": "x, ]} \" y", "~/": [ ]}, -2.5e3 ], "": {"a":null}, "a~b/c":true,
     "a": [ false , [ [3] ] ]}
    """#

  @Test(arguments: [
    ("/a/0", "false"), ("/a/1", "[ [3] ]"), ("/a/1/0/0", "3"), ("//a", "null"), ("/", #"{"a":null}"#),
    ("/a~0b~1c", "true"),
  ])
  func range(pointer: String, value: String) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      let range = try #require(ValuePlaces.range(of: pointer, in: bytes))
      #expect(String(decoding: bytes[range], as: UTF8.self) == value)
    }
  }

  @Test(arguments: ["/b", "/a/2", "/a/x", "/a/-1", "/a/0/0"])
  func nothingThere(pointer: String) {
    Array(text.utf8).withUnsafeBytes { bytes in
      #expect(ValuePlaces.range(of: pointer, in: bytes) == nil)
    }
  }

  @Test func escapedNames() throws {
    let text = #"{"x":{"b\u0063":"y","~/":[7]}}"#
    try Array(text.utf8).withUnsafeBytes { bytes in
      let first = try #require(ValuePlaces.range(of: "/x/bc", in: bytes))
      #expect(String(decoding: bytes[first], as: UTF8.self) == #""y""#)
      let second = try #require(ValuePlaces.range(of: "/x/~0~1/0", in: bytes))
      #expect(String(decoding: bytes[second], as: UTF8.self) == "7")
    }
  }

  /// All but the last, however they are spelled, each where its name stands.
  @Test func duplicates() {
    let text = #"{"a":1,"b":{"c":1,"\u0063":2},"a":[{"d":1,"d":2,"d":3}],"e":4}"#
    Array(text.utf8).withUnsafeBytes { bytes in
      let found = ValuePlaces.duplicates(in: bytes)
      let told = found.map { "\($0.pointer) \($0.name) \($0.range.lowerBound)" }.sorted()
      #expect(told == [" a 1", "/a/0 d 36", "/a/0 d 42", "/b c 12"])
    }
  }
}
