import JSON

extension LocaleData {
  /// Whether its language is `code`.
  package func isLanguage(_ code: String) -> Bool {
    let tag = self.tag.string
    return tag == code || tag.hasPrefix(code + "-")
  }

  /// A year, a month or a day of the Gregorian calendar in the locale's words, by CLDR's patterns
  /// (`y`, `yMMMM`, `yMMMMd`): June 26, 1997. The fields must exist; nil beyond the years 1 to 9999.
  package func localizedDate(year: Int, month: Int?, day: Int?) -> String? {
    let date = CivilDate(year: year, month: month ?? 1, day: day ?? 1)
    guard date.isInRange else { return nil }
    let pattern =
      month == nil
      ? Array(identifier.bestPattern("y").utf8)
      : day == nil ? titlePattern : Array(identifier.bestPattern("yMMMMd").utf8)
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    // The names are kept as JSON has them, so the way back is through JSON too.
    pattern.withUnsafeBytes {
      FormattedDate(
        pattern: DatePattern(unchecked: $0), date: date, locale: .passUnretained(self),
        weekRule: weekRule
      ).write(to: &writer)
    }
    writer.endDocument()
    writer.finish()
    do throws(JSONError) {
      let document = try JSONDocument(parsing: buffer.bytes)
      let text = document.value.string
      withExtendedLifetime(document) {}
      return text
    } catch {
      return nil
    }
  }
}
