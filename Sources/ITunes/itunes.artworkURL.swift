import JSON
import JSONRPC

/// `itunes.artworkURL`: an artwork's URL at another size.
package enum ITunesArtworkURL: Method {
  package static let name: StaticString = "itunes.artworkURL"
  package static let summary: StaticString = "An artwork's URL at another size."
  package static let doc: StaticString = """
    Answers of the service have pictures of 30 to 600 pixels, and their URLs say the size: \
    `…/100x100bb.jpg`, older ones `….100x100-75.jpg`, screenshots `…/800x500bb.jpg` or \
    `…/screen1136x1136.jpeg`, templates `…/{w}x{h}bb.{f}`. The size is replaced by `size` (a square \
    that the picture is fitted into) or by `width` and `height`; with `width` alone the proportions \
    stay. How the picture is fitted and its quality stay as they are, but a quality above 100, \
    which the service refuses now, is left out. The server never makes a picture larger than its \
    original. A URL that says no size comes back unchanged, with a warning.
    """
  package static let resultDoc: StaticString = "The URL."
  package static let reasons: [Reason] = [
    .missingMember, .outOfRange, .badValue, .conflictingMembers,
  ]
  package static let examples = [
    Example(
      "Six times as large",
      params: """
        {"url":"https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/100x100bb.jpg",\
        "size":600}
        """,
      result: """
        {"url":"https://is1-ssl.mzstatic.com/image/thumb/Music115/v4/aa/bb/cc/x.jpg/600x600bb.jpg",\
        "warnings":[]}
        """),
    Example(
      "A template, as WebP",
      params: """
        {"url":"https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/{w}x{h}bb.{f}","width":640,\
        "height":360,"format":"webp"}
        """,
      result: #"{"url":"https://is1-ssl.mzstatic.com/image/thumb/v4/x.jpg/640x360bb.webp"}"#),
    Example(
      "No size in it", params: #"{"url":"https://example.com/cover.jpg","size":600}"#,
      result: """
        {"url":"https://example.com/cover.jpg",\
        "warnings":["the URL says no size, so it is unchanged"]}
        """),
    Example(
      "More than there is",
      params: #"{"url":"https://example.com/100x100bb.jpg","size":100000}"#,
      error: #"{"code":-32602,"data":{"reason":"outOfRange","pointer":"/size","maximum":10000}}"#),
  ]

  package struct Params: JSONParams {
    var url = ""
    var size: Int?
    var width: Int?
    var height: Int?
    var format: PictureFormat?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("url", \.url, "The artwork's URL.")
      try member("size", \.size, 1...10_000, "Width and height in pixels; or give width.")
      try member("width", \.width, 1...10_000, "The width in pixels.")
      try member(
        "height", \.height, 1...10_000,
        "The height in pixels, with width; in the picture's proportions where absent.")
      try member("format", \.format, "The format of the picture; as it is where absent.")
    }
  }

  package struct Result: JSONRecord {
    let url: String
    let warnings: Warnings

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("url", "The URL of the picture in that size.") { $0.url }
      member("warnings", "What is odd about the URL, in words.") { $0.warnings }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    let width: Int
    do throws(JSONError) {
      width = try givenWidth(params)
      if params.url.isEmpty {
        throw JSONError(
          .badValue, it: "must be an artwork's URL, not empty", expected: "an artwork's URL",
          found: quoted("")
        ).inside("url")
      }
    } catch {
      throw RPCError(error)
    }
    var warnings = Warnings()
    guard let artwork = ArtworkURL(params.url) else {
      warnings.add("the URL says no size, so it is unchanged")
      return Result(url: params.url, warnings: warnings)
    }
    let height =
      params.size ?? params.height ?? min(max(artwork.height(forWidth: width), 1), 10_000)
    if let quality = artwork.quality, quality > 100 {
      warnings.add("the quality \(quality) is above 100 and was left out")
    }
    return Result(
      url: artwork.resized(width: width, height: height, format: params.format?.rawValue),
      warnings: warnings)
  }

  private static func givenWidth(_ params: Params) throws(JSONError) -> Int {
    if let size = params.size {
      for (name, value) in [("width", params.width), ("height", params.height)] where value != nil {
        throw JSONError(
          .conflictingMembers, "size and \(name) can't be given together", member: name,
          hint: "size is a square; width and height are for others."
        ).inside(name)
      }
      return size
    }
    guard let width = params.width else {
      throw JSONError.missing(
        params.height == nil ? "size" : "width", hint: "Give size, or width and maybe height.")
    }
    return width
  }
}

/// A format that the artwork server makes.
enum PictureFormat: String, JSONEnumeration {
  case jpg, png, webp
}
