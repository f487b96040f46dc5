import JSON
import Testing

struct JSONIndentationTests {
  @Test func aMemberOrAnElementALine() {
    #expect(
      indentedJSON(#"{"b":[1,{"x":null}],"a":{},"c":[]}"#) == """
        {
          "b": [
            1,
            {
              "x": null
            }
          ],
          "a": {},
          "c": []
        }
        """)
  }

  @Test(arguments: ["null", "true", "0", #""a""#, "[]", "{}", "1e+22"])
  func aSmallValueStaysOnItsLine(text: String) {
    #expect(indentedJSON(text) == text)
  }

  /// What there was of white space doesn't show.
  @Test func blanksAreLaidOutAnew() {
    #expect(indentedJSON(" { } ") == "{}")
    #expect(indentedJSON("[\n\t]\r\n") == "[]")
    #expect(indentedJSON(#" [ 1 ,2 ] "#) == "[\n  1,\n  2\n]")
    let text = #"{"b":[1,{"x":null}],"a":{}}"#
    #expect(indentedJSON(indentedJSON(text)) == indentedJSON(text))
  }

  /// A token goes out as it came: a person is shown 0.1 and not the seventeenth digit of its double,
  /// and nothing inside a string is taken for structure.
  @Test(arguments: [
    "0.1", "0.99", "-2.675", "1e400", "123456789012345678901234567890", #""[1, {2} : 3]""#,
    #""\"\\""#, #""\\\"[""#, #""\u00e9 é 한😀 \n""#, #""  two  blanks  ""#,
  ])
  func tokensAreKept(token: String) {
    #expect(indentedJSON("[\(token)]") == "[\n  \(token)\n]")
    #expect(indentedJSON("{\"\":\(token)}") == "{\n  \"\": \(token)\n}")
  }

  @Test func namesAreKeptToo() {
    #expect(indentedJSON(#"{"a:{,\"b":1}"#) == "{\n  \"a:{,\\\"b\": 1\n}")
  }
}
