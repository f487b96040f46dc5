/// Goes through a text once and leaves its tags out. Each search for an end that finds none is the
/// last of its kind, so that the time stays linear whatever the text.
struct MarkupRemover {
  private(set) var tagCount = 0
  private(set) var closingTagCount = 0
  private(set) var referenceCount = 0
  /// An element was seen that the lines follow; without one they are the text's own.
  private(set) var hasLines = false

  private let source: UnsafeBufferPointer<UInt8>
  private var output: [UInt8] = []
  private var index = 0
  private var isBlankPending = false
  /// A no-break space, which fills elements that would be empty, and is nothing at a line's ends.
  private var isNoBreakPending = false
  private var lineBreaksPending = 0
  /// What the rest of the text is known not to have.
  private var lacksTagEnd = false
  private var lacksQuoteEnd = false
  private var lacksCommentEnd = false
  private var lacksSectionEnd = false
  private var lacksElementEnd = false

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    output.reserveCapacity(source.count)
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  mutating func run(readsReferences: Bool, keepsBlanks: Bool = false) {
    while index < source.count {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "<"):
        if !skipMarkup() { appendByte(byte) }
      case UInt8(ascii: "&") where readsReferences:
        if let reference = CharacterReference(source, at: index) {
          referenceCount += 1
          index = reference.end
          if reference.scalar == "\u{A0}" {
            isNoBreakPending = true
          } else {
            append(UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter)
          }
        } else {
          appendByte(byte)
        }
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        if keepsBlanks {
          appendByte(byte)
        } else {
          isBlankPending = true
          index += 1
        }
      default: appendByte(byte)
      }
    }
  }

  private mutating func appendByte(_ byte: UInt8) {
    append(CollectionOfOne(byte))
    index += 1
  }

  /// Appends what is seen, after the blank or line breaks that were before it.
  private mutating func append(_ bytes: some Collection<UInt8>) {
    if !output.isEmpty {
      if lineBreaksPending > 0 {
        for _ in 0..<min(lineBreaksPending, 2) { output.append(0x0A) }
      } else if isBlankPending {
        output.append(0x20)
      } else if isNoBreakPending {
        output.append(contentsOf: [0xC2, 0xA0])
      }
    }
    isBlankPending = false
    isNoBreakPending = false
    lineBreaksPending = 0
    output.append(contentsOf: bytes)
  }

  /// Skips the tag, comment or section at `index`; false where there is only a less-than sign.
  private mutating func skipMarkup() -> Bool {
    guard index + 1 < source.count else { return false }
    switch source[index + 1] {
    case UInt8(ascii: "!"):
      if starts("<!--") {
        guard let end = find("-->", from: index + 4, &lacksCommentEnd) else { return skipTag() }
        return skip(to: end)
      }
      if starts("<![CDATA[") {
        guard let end = find("]]>", from: index + 9, &lacksSectionEnd) else { return false }
        tagCount += 1
        append(source[index + 9..<end - 3])
        index = end
        return true
      }
      return starts("<!doctype") ? skipTag() : false
    case UInt8(ascii: "?"): return starts("<?xml") ? skipTag() : false
    default: return skipElement()
    }
  }

  private mutating func skip(to end: Int) -> Bool {
    tagCount += 1
    index = end
    return true
  }

  private mutating func skipTag() -> Bool {
    guard let end = tagEnd(from: index + 2) else { return false }
    return skip(to: end)
  }

  private mutating func skipElement() -> Bool {
    let isClosing = source[index + 1] == UInt8(ascii: "/")
    let start = index + (isClosing ? 2 : 1)
    var end = start
    // The last part of a name with a prefix: jats:p.
    var local = start
    while end < source.count, end - start < 40, isNameByte(source[end]) {
      if source[end] == UInt8(ascii: ":") { local = end + 1 }
      end += 1
    }
    guard end < source.count, end > local, isNameEnd(end) else { return false }
    let name = String(decoding: source[local..<end], as: UTF8.self).lowercased()
    let kind = MarkupElement.kind(name)
    guard kind != nil || local > start, let tagEnd = tagEnd(from: end) else { return false }
    tagCount += 1
    if isClosing || kind == .lineBreak { closingTagCount += 1 }
    index = tagEnd
    if kind == .block || kind == .lineBreak { hasLines = true }
    switch kind {
    case .lineBreak: lineBreaksPending += 1
    case .block: lineBreaksPending = max(1, lineBreaksPending)
    case .hidden:
      // The closing tag is skipped like any other.
      let closingTag = "</\(name)"
      if !isClosing, let end = find(closingTag, from: index, &lacksElementEnd) {
        index = end - closingTag.utf8.count
      }
    case .cell: isBlankPending = true
    case .inline, nil: break
    }
    return true
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// What may follow a tag's name.
  private func isNameEnd(_ index: Int) -> Bool {
    switch source[index] {
    case UInt8(ascii: ">"), 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    case UInt8(ascii: "/"):
      index + 1 < source.count
        && (source[index + 1] == UInt8(ascii: ">") || source[index + 1] == 0x20)
    default: false
    }
  }

  /// Behind the `>` of a tag, which may stand in a quoted value too.
  private mutating func tagEnd(from start: Int) -> Int? {
    if lacksTagEnd { return nil }
    var position = start
    var quote: UInt8?
    var firstEnd: Int?
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: ">") {
        if quote == nil { return position + 1 }
        if firstEnd == nil { firstEnd = position + 1 }
      } else if byte == quote {
        quote = nil
      } else if quote == nil, !lacksQuoteEnd,
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        source[position - 1] == UInt8(ascii: "=")
      {
        quote = byte
      }
      position += 1
    }
    // No tag ends outside of quotes any more; those that follow end at the first sign.
    lacksQuoteEnd = true
    if firstEnd == nil { lacksTagEnd = true }
    return firstEnd
  }

  private func starts(_ text: StaticString) -> Bool {
    guard source.count - index >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      let byte = source[index + offset]
      let lower = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
      let wanted = text.utf8Start[offset]
      guard lower == wanted || byte == wanted else { return false }
    }
    return true
  }

  /// Behind the first `text` from `start` on, in whatever case.
  private func find(_ text: String, from start: Int, _ isLacking: inout Bool) -> Int? {
    if isLacking { return nil }
    let wanted = Array(text.utf8)
    var position = start
    while position + wanted.count <= source.count {
      var length = 0
      while length < wanted.count {
        let byte = source[position + length]
        let lower = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
        if lower != wanted[length] { break }
        length += 1
      }
      if length == wanted.count { return position + length }
      position += 1
    }
    isLacking = true
    return nil
  }
}

/// What the elements of HTML do to the lines of a text.
enum MarkupElement {
  case lineBreak, block, cell, inline
  /// What is in it is no text.
  case hidden

  /// Nil for a name that no element has.
  static func kind(_ name: String) -> MarkupElement? {
    switch name {
    case "br": .lineBreak
    case "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
      "tr", "table", "thead", "tbody", "tfoot", "caption", "blockquote", "pre", "section",
      "article", "aside", "header", "footer", "main", "nav", "figure", "figcaption", "address",
      "center", "form", "fieldset", "body", "html", "details", "summary", "title", "sec":
      .block
    case "td", "th": .cell
    case "script", "style", "head", "template", "noscript": .hidden
    case "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "button", "cite", "code", "col",
      "colgroup", "data", "del", "dfn", "em", "embed", "font", "i", "iframe", "img", "input",
      "ins", "kbd", "label", "link", "map", "mark", "meta", "meter", "nobr", "object", "option",
      "param", "picture", "progress", "q", "rp", "rt", "ruby", "s", "samp", "select", "small",
      "source", "span", "strike", "strong", "sub", "sup", "svg", "textarea", "time", "tt",
      "u", "var", "video", "audio", "wbr", "track", "canvas", "area", "base", "legend":
      .inline
    default: nil
    }
  }
}
