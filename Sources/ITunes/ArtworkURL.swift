/// An artwork's URL, whose last part says the size: `…/100x100bb.jpg`, `….100x100-75.jpg`,
/// `…/{w}x{h}bb.{f}`.
struct ArtworkURL {
  /// What is before the size.
  private let head: String
  /// Nil where a template leaves it open.
  let width: Int?
  let height: Int?
  /// Letters of how the picture is fitted, and its quality.
  private let treatment: String
  private let fileExtension: String
  /// The query or fragment, which is kept.
  private let tail: String

  /// Nil for a URL that says no size.
  init?(_ url: String) {
    let bytes = Array(url.utf8)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
    let start = (bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    guard let dot = bytes[start..<end].lastIndex(of: UInt8(ascii: ".")),
      let size = Self.size(in: bytes[start..<dot])
    else { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    fileExtension = text((dot + 1)..<end)
    guard Self.extensions.contains(fileExtension.lowercased()) else { return nil }
    head = text(0..<size.range.lowerBound)
    (width, height) = (size.width, size.height)
    treatment = text(size.range.upperBound..<dot)
    tail = text(end..<bytes.count)
  }

  /// Templates have a placeholder for it.
  private static let extensions: Set<String> = [
    "jpg", "jpeg", "png", "webp", "gif", "tif", "tiff", "heic", "avif", "{f}", "%7bf%7d",
  ]

  private typealias Size = (range: Range<Int>, width: Int?, height: Int?)

  /// The last `WxH` that stands by itself: at the start of the name, behind a dot, a hyphen or an
  /// underscore, or behind "screen" as screenshots had it.
  private static func size(in name: ArraySlice<UInt8>) -> Size? {
    for cross in name.indices.reversed() where name[cross] == UInt8(ascii: "x") {
      guard let width = side(before: cross, in: name), let height = side(after: cross, in: name),
        (width.value == nil) == (height.value == nil)
      else { continue }
      let before = name[..<width.range.lowerBound]
      let isApart =
        before.isEmpty || [".", "-", "_"].map(UInt8.init(ascii:)).contains(before.last!)
        || before.reversed().starts(with: "screen".utf8.reversed())
      guard isApart else { continue }
      return (width.range.lowerBound..<height.range.upperBound, width.value, height.value)
    }
    return nil
  }

  private typealias Side = (range: Range<Int>, value: Int?)

  private static let mostDigits = 6

  private static func side(before cross: Int, in name: ArraySlice<UInt8>) -> Side? {
    for placeholder in ["{w}", "%7Bw%7D", "%7bw%7d"] {
      let start = cross - placeholder.utf8.count
      if start >= name.startIndex, name[start..<cross].elementsEqual(placeholder.utf8) {
        return (start..<cross, nil)
      }
    }
    var start = cross
    while start > name.startIndex, name[start - 1].isASCIIDigit { start -= 1 }
    return number(start..<cross, in: name)
  }

  private static func side(after cross: Int, in name: ArraySlice<UInt8>) -> Side? {
    let start = cross + 1
    for placeholder in ["{h}", "%7Bh%7D", "%7bh%7d"]
    where name[start...].starts(with: placeholder.utf8) {
      return (start..<start + placeholder.utf8.count, nil)
    }
    var end = start
    while end < name.endIndex, name[end].isASCIIDigit { end += 1 }
    return number(start..<end, in: name)
  }

  private static func number(_ range: Range<Int>, in name: ArraySlice<UInt8>) -> Side? {
    guard 1...mostDigits ~= range.count else { return nil }
    return Int(String(decoding: name[range], as: UTF8.self)).map { (range, $0) }
  }

  /// The height that goes with a width in this picture's proportions; a square's where they are
  /// open.
  func height(forWidth newWidth: Int) -> Int {
    guard let width, let height, width > 0, height > 0 else { return newWidth }
    // At most 10,000 times six digits.
    return (newWidth * height + width / 2) / width
  }

  /// How the picture is fitted, where a template leaves it open: `bb` keeps it whole.
  private var usableTreatment: String {
    treatment.contains("{") || treatment.lowercased().contains("%7b") ? "bb" : treatment
  }

  /// The quality that the URL asks for, if it asks for one: what is behind the last hyphen.
  var quality: Int? {
    guard let hyphen = treatment.lastIndex(of: "-") else { return nil }
    return Int(treatment[treatment.index(after: hyphen)...])
  }

  /// The URL of the picture in another size and, maybe, format.
  func resized(width: Int, height: Int, format: String?) -> String {
    var treatment = usableTreatment
    // 100 is the best there is; beyond it the service answers with HTTP 400.
    if let quality, quality > 100 {
      treatment = String(treatment[..<treatment.lastIndex(of: "-")!])
      if treatment.isEmpty { treatment = "bb" }
    }
    let isTemplate = fileExtension.contains("{") || fileExtension.contains("%")
    return "\(head)\(width)x\(height)\(treatment)."
      + "\(format ?? (isTemplate ? "jpg" : fileExtension))\(tail)"
  }
}
