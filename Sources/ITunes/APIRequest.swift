import JSON

/// A request of the Search API, read from its URL.
struct APIRequest {
  let endpoint: Endpoint
  private(set) var parameters = URLParameters()
  private(set) var warnings: Warnings

  private var media: Media?
  private var entities = EntityList()
  private var attribute: Attribute?

  /// Nil for a URL that is none.
  init?(_ url: URLParts) {
    var url = url
    guard Self.isHost(url.host), let place = Self.place(&url) else { return nil }
    endpoint = place.endpoint
    let known = Self.names(of: endpoint)
    let pairs = url.parameters(known: known)
    warnings = url.warnings
    if url.hasFragment { warnings.add("what follows \"#\" is never sent") }
    for pair in pairs {
      if known.contains(pair.name) {
        take(pair)
      } else {
        takeExtra(pair, known)
      }
    }
    if let country = place.country { takeFromPath(country) }
    do throws(JSONError) {
      try MediaRules.check(entities, media)
    } catch {
      warnings.add(error)
    }
    do throws(JSONError) {
      try MediaRules.check(attribute, media)
    } catch {
      warnings.add(error)
    }
    warnOfMissing()
  }

  /// Where the service is and was; what old programs still ask is answered.
  private static func isHost(_ host: String) -> Bool {
    // Another service, of the store's own programs.
    if host == "search.itunes.apple.com" { return false }
    return host == "itunes.apple.com" || host.hasSuffix(".itunes.apple.com")
      || host == "phobos.apple.com" || host.hasSuffix(".phobos.apple.com")
      || host.hasSuffix("phobos.apple.com.edgesuite.net")
  }

  private static func names(of endpoint: Endpoint) -> [String] {
    endpoint == .search
      ? ITunesSearchURL.Params.queryNames : ITunesLookupURL.Params.queryNames
  }

  /// The endpoint and the country that the path names; what it has of a query becomes a part of
  /// that.
  private static func place(_ url: inout URLParts) -> (endpoint: Endpoint, country: String?)? {
    var country: String?
    for (index, word) in url.words.enumerated() {
      switch word {
      case "webobjects", "mzstoreservices.woa", "wa", "ws": continue
      default: break
      }
      let name = word.prefix { $0 != "&" && $0 != "=" }
      let endpoint: Endpoint? =
        switch name {
        case "search", "wssearch": .search
        case "lookup", "wslookup": .lookup
        default: nil
        }
      if let endpoint {
        let rest = [url.path[index].dropFirst(name.utf8.count)] + url.path[(index + 1)...]
        let query = rest.filter { !$0.isEmpty }
        guard query.allSatisfy({ $0.contains(UInt8(ascii: "=")) }) else { return nil }
        takeQuery(inPath: query, of: &url)
        return (endpoint, country)
      }
      // Only the country stands before it.
      guard index == 0 else { return nil }
      country = String(decoding: url.path[0], as: UTF8.self)
    }
    return nil
  }

  /// A question mark that was lost: /lookup/bundleId=… and /search&term=….
  private static func takeQuery(inPath pieces: [ArraySlice<UInt8>], of url: inout URLParts) {
    guard !pieces.isEmpty else { return }
    url.warnings.add("the \"?\" before the parameters is missing")
    url.query = Array((pieces + [url.query]).joined(separator: [UInt8(ascii: "&")]))[...]
  }

  private mutating func take(_ pair: QueryParameter) {
    let (name, value) = (pair.name, pair.value)
    if value.isEmpty {
      warnings.add("\(name) is empty")
      return
    }
    switch name {
    case "term":
      if Self.bytes(of: value, Term.isBlank) {
        warnings.add("term is blank")
      } else {
        parameters.term = value
      }
    case "country":
      parameters.country = value
      _ = read(name, value, Country.init)
    case "media":
      parameters.media = value
      media = read(name, value, Media.init)
    case "entity":
      parameters.entity = value
      entities = read(name, value, EntityList.init) ?? entities
    case "attribute":
      parameters.attribute = value
      attribute = read(name, value, Attribute.init)
    case "sort":
      parameters.sort = value
      _ = read(name, value, Sort.init)
    case "callback":
      parameters.callback = value
      _ = read(name, value, CallbackName.init)
    case "lang":
      parameters.lang = value
      _ = read(name, value, LanguageCode.init)
    case "limit": parameters.limit = integer(name, value, QueryBounds.limit)
    case "version": parameters.version = integer(name, value, QueryBounds.version)
    case "offset": parameters.offset = integer(name, value, QueryBounds.offset)
    case "explicit": parameters.explicit = choice(name, value)
    case "genreId":
      parameters.genreId = value
      check(name, value, StoreNumber.self)
    case "upc": takeIDs(name, value, ProductCode.self)
    case "isbn": takeIDs(name, value, BookNumber.self)
    case "bundleId": takeIDs(name, value, BundleID.self)
    default: takeIDs(name, value, StoreNumber.self)
    }
  }

  private static func bytes<T>(of text: String, _ body: (UnsafeRawBufferPointer) -> T) -> T {
    var text = text
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// What a text is, by the rules for params; what they would refuse is warned of.
  private mutating func read<T>(
    _ name: String, _ value: String, _ parse: (UnsafeRawBufferPointer) throws(JSONError) -> T
  ) -> T? {
    let result = Self.bytes(of: value) { bytes -> Swift.Result<T, JSONError> in
      do throws(JSONError) {
        return .success(try parse(bytes))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let parsed): return parsed
    case .failure(let error):
      warnings.add(error.inside(name))
      return nil
    }
  }

  /// A number that is none can't be kept.
  private mutating func integer(
    _ name: String, _ value: String, _ bounds: ClosedRange<Int>
  ) -> Int? {
    let digits = value.utf8.first == UInt8(ascii: "-") ? value.utf8.dropFirst() : value.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), let number = Int(value) else {
      warnings.add("\(name) is no number and was left out: \(shownInWarning(value))")
      return nil
    }
    if !(bounds ~= number) {
      warnings.add(Int.rejected(String(number), bounds).inside(name))
    }
    return number
  }

  /// One author found that only lower case works; the pages say Yes and No.
  private mutating func choice(_ name: String, _ value: String) -> Bool? {
    switch value.lowercased() {
    case "yes": return true
    case "no": return false
    case "true", "1", "y":
      warnings.add("\(name) must be Yes or No, not \(shownInWarning(value)): it is taken as Yes")
      return true
    case "false", "0", "n":
      warnings.add("\(name) must be Yes or No, not \(shownInWarning(value)): it is taken as No")
      return false
    default:
      warnings.add("\(name) must be Yes or No and was left out: \(shownInWarning(value))")
      return nil
    }
  }

  private mutating func takeIDs<ID: LookupID>(_ name: String, _ value: String, _ kind: ID.Type) {
    var values: [String] = []
    var isMissing = false
    let pieces = value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    for piece in pieces {
      // Cut at an ASCII byte, so it is UTF-8.
      let id = String(decoding: piece, as: UTF8.self)
      if id.isEmpty {
        isMissing = true
      } else {
        values.append(id)
        check(name, id, kind)
      }
    }
    if isMissing { warnings.add("\(name) has an empty place in its list") }
    if values.isEmpty { return }
    if Set(values.map { Array($0.utf8) }).count < values.count {
      warnings.add("\(name) has an id twice")
    }
    if values.count > LookupURL.mostIDs {
      warnings.add(
        "\(name) has \(values.count) ids; the service takes at most \(LookupURL.mostIDs)")
    }
    parameters.ids.append((name, values))
  }

  private mutating func check<ID: LookupID>(_ name: String, _ id: String, _ kind: ID.Type) {
    do throws(JSONError) {
      _ = try ID.normalized(id)
    } catch {
      if kind == StoreNumber.self, error.reason == .badValue {
        warnings.add("\(name) not digits: \(shownInWarning(id))")
      } else if kind == BundleID.self, let bad = BundleID.illegalCharacter(id) {
        warnings.add(
          "\(name) has illegal character \"\(shownInWarning(String(bad)))\": \(shownInWarning(id))")
      } else {
        warnings.add(error.inside(name))
      }
    }
  }

  private mutating func takeExtra(_ pair: QueryParameter, _ known: [String]) {
    let nearest = known.first { $0.lowercased() == pair.name.lowercased() }
    let other = endpoint == .search ? Endpoint.lookup : .search
    let advice =
      if let nearest {
        "; did you mean \(nearest)?"
      } else if pair.name == "itunesId" {
        ", no longer answered; id is its name now"
      } else if Self.names(of: other).contains(pair.name) {
        ": it belongs to \(other.rawValue)"
      } else {
        ""
      }
    warnings.add("unknown parameter \(shownInWarning(pair.name))\(advice)")
    parameters.extra.pairs.append(pair)
  }

  /// The query's country wins, since it is the documented one.
  private mutating func takeFromPath(_ country: String) {
    if let given = parameters.country {
      guard given.lowercased() != country.lowercased() else { return }
      warnings.add(
        "country is \(shownInWarning(given)) in the query and \(shownInWarning(country)) in the "
          + "path: the query's is taken")
    } else {
      parameters.country = country
      _ = read("country", country, Country.init)
    }
  }

  private mutating func warnOfMissing() {
    switch endpoint {
    case .search:
      if parameters.term == nil { warnings.add("term is missing") }
    default:
      if parameters.ids.isEmpty {
        warnings.add(
          "no id: one of \(ITunesLookupURL.Params.idNames.joined(separator: ", ")) is missing")
      } else if parameters.ids.count > 1 {
        warnings.add(
          "\(listed(parameters.ids.map(\.name))) can't be given together: the service mixes them up"
        )
      }
    }
  }
}

/// What a URL leads to.
enum Endpoint: String, JSONEnumeration {
  case search, lookup, page
}

/// A part of a URL as a warning shows it.
func shownInWarning(_ text: String) -> String { onOneLine(text, most: 60) }
