/// A URL taken apart, in whatever spelling it was found: without a scheme, with a port, in brackets
/// or quotes, escaped for HTML or JSON.
struct URLParts {
  var scheme = ""
  /// In lower case, without port and user.
  var host = ""
  /// What stands between the slashes, as it is.
  var path: [ArraySlice<UInt8>] = []
  var query: ArraySlice<UInt8> = []
  var hasFragment = false
  var warnings = Warnings()

  init(_ text: String) {
    var bytes = Self.unwrapped(text)
    replaceEscapes(in: &bytes)
    if bytes.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
      bytes.removeAll { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      warnings.add("line breaks or tabs inside the URL were left out")
    }
    var rest = takeScheme(bytes[...])
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      hasFragment = true
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    let pieces = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    takeHost(pieces[0])
    path = pieces.dropFirst().filter { !$0.isEmpty }
  }

  /// The text without blanks around it and without what it was put in.
  private static func unwrapped(_ text: String) -> [UInt8] {
    var scalars = text.unicodeScalars[...]
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("<", ">"), ("\"", "\""), ("'", "'"), ("`", "`"), ("(", ")"), ("[", "]"),
      ("\u{201C}", "\u{201D}"), ("\u{2018}", "\u{2019}"), ("\u{AB}", "\u{BB}"),
    ]
    while true {
      while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
      while let last = scalars.last, isBlank(last) { scalars.removeLast() }
      guard scalars.count > 1, let first = scalars.first, let last = scalars.last,
        pairs.contains(where: { $0 == (first, last) })
      else { break }
      scalars = scalars.dropFirst().dropLast()
    }
    let bytes = Array(String(scalars).utf8)
    // As RFC 3986 advises for text: <URL:http://…>.
    return bytes.count > 4 && String(decoding: bytes[..<4], as: UTF8.self).lowercased() == "url:"
      ? Array(bytes[4...]) : bytes
  }

  /// Escapes of `&` and `/` that belong to the page or the file that the URL was copied from.
  private mutating func replaceEscapes(in bytes: inout [UInt8]) {
    let html = ["&#038;", "&#38;", "&#x26;"].map {
      replace($0, with: UInt8(ascii: "&"), in: &bytes)
    }
    if html.contains(true) { warnings.add("the URL is HTML-escaped") }
    let json = [
      replace("\\u0026", with: UInt8(ascii: "&"), in: &bytes),
      replace("\\/", with: UInt8(ascii: "/"), in: &bytes),
    ]
    if json.contains(true) { warnings.add("the URL is escaped as in JSON") }
  }

  private func replace(_ escape: String, with byte: UInt8, in bytes: inout [UInt8]) -> Bool {
    let escape = Array(escape.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == escape[0], bytes[index...].starts(with: escape) {
        result.append(byte)
        index += escape.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    defer { bytes = result }
    return result.count != bytes.count
  }

  /// What follows the scheme and its slashes, if there are any.
  private mutating func takeScheme(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if bytes.starts(with: "//".utf8) { return bytes.dropFirst(2) }
    let length =
      bytes.prefix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }.count
    guard length > 0, bytes.dropFirst(length).starts(with: "://".utf8) else { return bytes }
    scheme = String(decoding: bytes.prefix(length), as: UTF8.self).lowercased()
    return bytes.dropFirst(length + 3)
  }

  private mutating func takeHost(_ authority: ArraySlice<UInt8>) {
    var authority = authority
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[(at + 1)...] }
    if let colon = authority.firstIndex(of: UInt8(ascii: ":")) { authority = authority[..<colon] }
    if authority.last == UInt8(ascii: ".") { authority = authority.dropLast() }
    host = String(decoding: authority, as: UTF8.self).lowercased()
  }

  /// The words of the path, in lower case.
  var words: [String] { path.map { String(decoding: $0, as: UTF8.self).lowercased() } }

  /// The parameters of the query in their order, the first of each name; the others are warned of.
  mutating func parameters(known: [String]) -> [QueryParameter] {
    var result: [QueryParameter] = []
    var seen: [[UInt8]: Int] = [:]
    for piece in pieces(known: known) {
      let sign = piece.firstIndex(of: UInt8(ascii: "="))
      let name = FormEncoding.decoded(sign.map { piece[..<$0] } ?? piece)
      let value = FormEncoding.decoded(sign.map { piece[($0 + 1)...] } ?? [])
      // No client could give it back: jansson takes no NUL in a name.
      guard !name.text.isEmpty, !name.text.utf8.contains(0) else {
        warnings.add("a parameter without a usable name was left out")
        continue
      }
      let shown = shownInWarning(name.text)
      if let index = seen[Array(name.text.utf8)] {
        let isSame = result[index].value.utf8.elementsEqual(value.text.utf8)
        warnings.add(
          isSame ? "duplicate \(shown)" : "duplicate \(shown): the first of them is taken")
        continue
      }
      if name.hasBadEscape || value.hasBadEscape {
        warnings.add("bad percent escape in \(shown): it is kept as it is")
      }
      if name.hasBadUTF8 || value.hasBadUTF8 { warnings.add("\(shown) is not UTF-8") }
      seen[Array(name.text.utf8)] = result.count
      result.append(QueryParameter(name: name.text, value: value.text))
    }
    return result
  }

  /// The pieces between the separators. `;` and `?` are separators only where a known parameter
  /// begins behind them: in a term they may stand for themselves.
  private mutating func pieces(known: [String]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    let names = known.map { Array($0.utf8) + [UInt8(ascii: "=")] }
    var isHTML = false
    for var piece in query.split(separator: UInt8(ascii: "&")) {
      // Escaped twice it stands there twice.
      while piece.starts(with: "amp;".utf8) {
        piece = piece.dropFirst(4)
        isHTML = true
      }
      var start = piece.startIndex
      for index in piece.indices
      where piece[index] == UInt8(ascii: ";") || piece[index] == UInt8(ascii: "?") {
        let rest = piece[(index + 1)...]
        guard names.contains(where: { rest.starts(with: $0) }) else { continue }
        // Two question marks in a row begin the query like one.
        if index > piece.startIndex {
          warnings.add("parameters are separated by \"\(Unicode.Scalar(piece[index]))\", not \"&\"")
        }
        result.append(piece[start..<index])
        start = index + 1
      }
      result.append(piece[start...])
    }
    if isHTML { warnings.add("keys start with \"amp;\": HTML-escaped URL") }
    return result.filter { !$0.isEmpty }
  }
}

/// A parameter of a query, decoded.
struct QueryParameter {
  let name: String
  let value: String
}
