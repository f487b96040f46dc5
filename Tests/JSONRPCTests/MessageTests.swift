import Testing

@testable import JSONRPC

/// The raw token of an id: a string, a number or null, as it stands.
@Suite("Raw ids")
struct MessageTests {
  @Test(
    arguments: [
      ("1}", "1"), (" \t\r\n7 ,", "7"), ("-1.5e+3}", "-1.5e+3"), ("null,", "null"), ("0\n}", "0"),
      (#""a",1"#, #""a""#), (#""a\"b","#, #""a\"b""#), (#""\\","#, #""\\""#), (#""","#, #""""#),
      (#""}],","#, #""}],""#), (#""é"}"#, #""é""#),
      ("true}", nil), ("false", nil), ("[1]", nil), ("{}", nil), ("", nil), ("  ", nil),
      (#""open"#, nil),
    ] as [(String, String?)])
  func tokens(_ text: String, _ expected: String?) {
    let token = Array(text.utf8).withUnsafeBytes { bytes in
      rawIDToken(bytes).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(token == expected)
  }
}
