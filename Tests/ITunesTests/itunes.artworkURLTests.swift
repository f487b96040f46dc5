import ITunes
import JSON
import JSONRPC
import Testing
import Trees

struct ITunesArtworkURLTests {
  private func resized(_ url: String, _ rest: String) throws -> Tree {
    try answer(ITunesArtworkURL.self, #"{"url":\#(quoted(url)),\#(rest)}"#)
  }

  private static let thumb = "https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/x.jpg"
  private static let old = "http://a1.mzstatic.com/us/r1000/026/Music/d1/3d/db/dj.ehpnqsxx"

  @Test(arguments: [
    ("\(thumb)/100x100bb.jpg", #""size":600"#, "\(thumb)/600x600bb.jpg"),
    ("\(thumb)/600x600bb.jpg", #""size":1"#, "\(thumb)/1x1bb.jpg"),
    ("\(thumb)/30x30bb.png", #""size":10000"#, "\(thumb)/10000x10000bb.png"),
    ("\(thumb)/0x0ss-85.jpg", #""size":600"#, "\(thumb)/600x600ss-85.jpg"),
    ("\(thumb)/0x0ss-85.jpg", #""width":600"#, "\(thumb)/600x600ss-85.jpg"),
    ("\(thumb)/800x500bb.jpg", #""width":1600"#, "\(thumb)/1600x1000bb.jpg"),
    ("\(thumb)/800x500bb.jpg", #""width":1"#, "\(thumb)/1x1bb.jpg"),
    ("\(thumb)/800x500bb.jpg", #""width":1600,"height":9"#, "\(thumb)/1600x9bb.jpg"),
    ("\(thumb)/60x60-50.jpg", #""size":600"#, "\(thumb)/600x600-50.jpg"),
    ("\(old).100x100-75.jpg", #""size":600"#, "\(old).600x600-75.jpg"),
    ("http://a2.mzstatic.com/us/r30/x/screen1136x1136.jpeg", #""size":520"#,
      "http://a2.mzstatic.com/us/r30/x/screen520x520.jpeg"),
    ("\(thumb)/{w}x{h}bb.{f}", #""size":300"#, "\(thumb)/300x300bb.jpg"),
    ("\(thumb)/{w}x{h}{c}.{f}", #""width":640,"height":360,"format":"webp""#,
      "\(thumb)/640x360bb.webp"),
    ("\(thumb)/%7Bw%7Dx%7Bh%7Dbb.%7Bf%7D", #""size":300,"format":"png""#, "\(thumb)/300x300bb.png"),
    ("\(thumb)/100x100bb.jpg", #""size":600,"format":"webp""#, "\(thumb)/600x600bb.webp"),
    ("\(thumb)/1200x630SC.DN01-60.jpg?l=en-US", #""size":600"#,
      "\(thumb)/600x600SC.DN01-60.jpg?l=en-US"),
    // A size earlier in the path is a name, not the picture's size.
    ("https://example.com/10x10/20x20bb.jpg", #""size":5"#, "https://example.com/10x10/5x5bb.jpg"),
    ("100x100bb.jpg", #""size":600"#, "600x600bb.jpg"),
  ])
  func theSizeIsReplaced(url: String, rest: String, expected: String) throws {
    #expect(try resized(url, rest) == ["url": .string(expected), "warnings": []])
  }

  @Test(arguments: [
    "https://example.com/cover.jpg", "https://example.com/100x100/cover.jpg", "x", "/",
    "https://example.com/640x354.h264lc.d2.p.m4v", "https://example.com/100x100bb",
    "https://example.com/x100bb.jpg", "https://example.com/100xbb.jpg", "https://example.com/x.jpg",
    "https://example.com/{w}x100bb.jpg", "https://example.com/hero100x100bb.jpg",
    "https://example.com/1000000x1000000bb.jpg", "https://example.com/?a=100x100bb.jpg", "漢字.jpg",
  ])
  func noSizeNoChange(url: String) throws {
    let result = try resized(url, #""size":600"#)
    #expect(result["url"] == .string(url))
    #expect(result["warnings"]?.elements.count == 1)
  }

  /// The service answers HTTP 400 to what once asked for the original.
  @Test func aQualityBeyondTheBestIsLeftOut() throws {
    let result = try resized("\(Self.thumb)/100000x100000-999.jpg", #""size":3000"#)
    #expect(result["url"] == .string("\(Self.thumb)/3000x3000bb.jpg"))
    #expect(result["warnings"] == ["the quality 999 is above 100 and was left out"])
  }

  @Test(arguments: [
    ("{}", Reason.missingMember, ""), (#"{"url":"x"}"#, .missingMember, ""),
    (#"{"url":"x","height":5}"#, .missingMember, ""), (#"{"size":5}"#, .missingMember, ""),
    (#"{"url":"","size":5}"#, .badValue, "/url"), (#"{"url":1,"size":5}"#, .typeMismatch, "/url"),
    (#"{"url":"x","size":0}"#, .outOfRange, "/size"), (#"["x",10001]"#, .outOfRange, "/1"),
    (#"{"url":"x","width":-1}"#, .outOfRange, "/width"),
    (#"{"url":"x","size":100000}"#, .outOfRange, "/size"),
    (#"{"url":"x","size":1.5}"#, .notIntegral, "/size"),
    (#"{"url":"x","size":5,"width":5}"#, .conflictingMembers, "/width"),
    (#"{"url":"x","size":5,"height":5}"#, .conflictingMembers, "/height"),
    (#"{"url":"x","size":5,"format":"jpeg"}"#, .badValue, "/format"),
    (#"{"url":"x","size":5,"quality":5}"#, .unknownMember, ""),
  ])
  func whatIsRefused(params: String, reason: Reason, pointer: String) throws {
    let error = try refusal(ITunesArtworkURL.self, params)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }

  /// Whatever the URL is, there is an answer, and only the last part of it changes.
  @Test func anyTextIsAnswered() throws {
    var generator = SeededGenerator(state: 3)
    let parts = ["100x100bb", ".jpg", "/", "{w}x{h}", "-", "999", "x", "?", "#", "%7Bw%7D", "."]
    for _ in 0..<5000 {
      var url = "a"
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        url += Bool.random(using: &generator)
          ? parts.randomElement(using: &generator)! : generator.text(upTo: 4)
      }
      let result = try resized(url, #""size":77"#)
      let made = try #require(result["url"]?.string)
      #expect(
        made.utf8.elementsEqual(url.utf8) == (result["warnings"] != []) || made.contains("77x77"))
    }
  }
}
