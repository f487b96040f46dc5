import JSON

/// The country of a store, written as it was given.
struct Country: TextParameter {
  let first: UInt8
  let second: UInt8

  static var expected: StaticString { "the two letters of a country that has a store" }
  static var pattern: StaticString { "^[A-Za-z]{2}$" }

  init(_ text: UnsafeRawBufferPointer) throws(JSONError) {
    guard text.count == 2, text[0].isASCIILetter, text[1].isASCIILetter,
      Storefront.exists(text[0] & 0xDF, text[1] & 0xDF)
    else { throw Self.unknown(String(decoding: text, as: UTF8.self)) }
    (first, second) = (text[0], text[1])
  }

  static func unknown(_ text: String) -> JSONError {
    let (suggestion, hint) = advice(on: text)
    let question = suggestion.map { "; did you mean \($0)?" } ?? ""
    return JSONError(
      .badValue, it: "must be \(expected), not \(quoted(text))\(question)",
      expected: expected.description, found: quoted(text),
      allowed: Storefront.all.map { $0.country.description.lowercased() }, suggestion: suggestion,
      hint: hint)
  }

  private static func advice(on text: String) -> (suggestion: String?, hint: String) {
    let general = "Two letters by ISO 3166-1, as in us or kr; itunes.catalog lists the stores."
    let upper = text.uppercased()
    // In the case that it was given in.
    let isUpper = text == upper
    func spelled(_ code: String) -> String { isUpper ? code : code.lowercased() }
    if upper == "UK" {
      return (spelled("GB"), "The United Kingdom is gb, Ukraine ua.")
    }
    if CountryMistakes.lists(CountryMistakes.withoutStore, upper) {
      return (nil, "There is such a country, but it has no store.")
    }
    if upper.utf8.count == 2, CountryMistakes.lists(CountryMistakes.languages, text.lowercased()) {
      return (
        CountryMistakes.country(meantBy: upper).map(spelled),
        "\(text) is a language code; the language of the answer is lang."
      )
    }
    if let storefront = Storefront.all.first(where: { $0.alpha3.description == upper }) {
      return (spelled(storefront.country.description), general)
    }
    let digits = text.prefix { $0.isNumber }
    if let storefront = Storefront.all.first(where: { $0.id.map(String.init) == String(digits) }) {
      return (
        storefront.country.description.lowercased(), "\(digits) is the number of its storefront."
      )
    }
    if text.hasPrefix("+") || text.hasPrefix("00") || !text.isEmpty && digits.count == text.count {
      return (nil, "That is a phone prefix or a number. \(general)")
    }
    // A locale: its region is what follows the language and, maybe, the script.
    let parts = upper.split(whereSeparator: { $0 == "-" || $0 == "_" })
    if parts.count > 1, let region = parts.last.map(String.init),
      Storefront.all.contains(where: { $0.country.description == region })
    {
      return (region.lowercased(), "\(text) is a locale; of it the country is the region.")
    }
    let trimmed = upper.filter { !$0.isWhitespace }
    if trimmed != upper, Storefront.all.contains(where: { $0.country.description == trimmed }) {
      return (spelled(trimmed), general)
    }
    return (nil, general)
  }
}
