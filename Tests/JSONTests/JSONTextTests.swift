import JSON
import Testing

struct JSONTextTests {
  @Test func itIsTheBytesOfTheDocument() throws {
    let document = try JSONDocument(parsing: #"{"locale":"ko\u0000-한"}"#)
    let value = try #require(document.value["locale"])
    let text = try JSONText.decode(value, within: ())
    #expect(Array(text.utf8) == Array("ko\u{0}-한".utf8))
    // No copy: it begins where the document's own string does.
    #expect(text.utf8.baseAddress == value.utf8?.baseAddress)
  }

  @Test(arguments: [("3", "3"), ("[]", "an array"), ("{}", "an object"), ("true", "true")])
  func onlyStringsAreText(text: String, found: String) throws {
    let error = try failure(text) { (value) throws(JSONError) in
      try JSONText.decode(value, within: ())
    }
    #expect(error?.reason == .typeMismatch)
    #expect(error?.expected == "a string")
    #expect(error?.found == found)
  }
}
