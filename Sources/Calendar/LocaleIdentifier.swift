import Glibc
import JSON
import _FoundationICU

/// A locale that ICU has data for, by its ICU name; all questions that are put to ICU.
struct LocaleIdentifier: Sendable {
  /// The BCP 47 tag.
  let tag: String
  let language: String
  /// The calendar that `-u-ca-` asks for.
  let calendar: CalendarIdentifier?
  /// ICU's name of it, with the Gregorian calendar put in: ICU would take the locale's own (Persian
  /// for `fa`, Buddhist for `th`) and its patterns otherwise.
  private let name: String

  /// A tag as the parameter has it (`ko`, `ko-KR`, `ko_KR`); throws for one without data, since
  /// ICU would answer it in English.
  init(tag: String) throws(JSONError) {
    func bad(_ why: String, _ suggestion: String?) -> JSONError {
      JSONError(
        .badValue, it: "must be a locale, \(why)", expected: "a BCP 47 language tag",
        found: quoted(tag), suggestion: suggestion)
    }
    guard tag.utf8.count <= 100, !tag.utf8.contains(0),
      let parsed = Self.icuName(fromTag: tag), !parsed.isEmpty
    else {
      throw bad("and \(quoted(tag)) is not a language tag", Self.nearest(to: tag))
    }
    let language = icuASCII { swift_uloc_getLanguage(parsed, $0, $1, $2) } ?? ""
    guard Self.hasData(language: language) else {
      let name = language.isEmpty ? quoted(tag) : "the language \(language)"
      throw bad("and there is no data for \(name)", Self.nearest(to: tag))
    }
    let region = icuASCII { swift_uloc_getCountry(parsed, $0, $1, $2) } ?? ""
    guard region.isEmpty || Self.isRegion(region) else {
      throw bad("and there is no region \(region)", Self.nearest(to: tag))
    }
    // What is left when the extensions are taken away.
    let base = icuASCII { swift_uloc_getBaseName(parsed, $0, $1, $2) }.flatMap { name in
      icuASCII { swift_uloc_toLanguageTag(name, $0, $1, 0, $2) }
    }
    let script = icuASCII { swift_uloc_getScript(parsed, $0, $1, $2) } ?? ""
    guard script.isEmpty || Self.hasData(language: language, script: script) else {
      throw bad("and there is no data for \(language) in the script \(script)", language)
    }
    self.language = language
    let calendarName = Self.keyword("calendar", of: parsed)
    calendar = calendarName.flatMap(CalendarIdentifier.init(rawValue:))
    if let calendarName, calendar == nil {
      let names = CalendarIdentifier.names.joined(separator: ", ")
      throw bad("and the calendar \(calendarName) is none of \(names)", base)
    }
    self.tag = icuASCII { swift_uloc_toLanguageTag(parsed, $0, $1, 0, $2) } ?? tag
    var name = Self.setting("calendar", "gregorian", of: parsed)
    if Self.keyword("numbers", of: name) == nil,
      let numbers = Self.defaultNumbers[language] ?? Self.defaultNumbers["\(language)_\(region)"]
    {
      name = Self.setting("numbers", numbers, of: name)
    }
    self.name = name
    if let day = Self.keyword("fw", of: name), Self.weekdayKeys[day] == nil {
      throw bad("and \(day) is no weekday: fw takes sun, mon, tue, wed, thu, fri or sat", base)
    }
    guard Self.digits(of: name) != nil else {
      throw bad("and its numbering system is none that counts by tens", base)
    }
  }

  private init(_ other: LocaleIdentifier, calendar: String) {
    tag = other.tag
    language = other.language
    self.calendar = other.calendar
    name = Self.setting("calendar", calendar, of: other.name)
  }

  /// The same locale with the names and patterns of another calendar.
  func with(calendar: String) -> LocaleIdentifier { LocaleIdentifier(self, calendar: calendar) }

  /// Where this ICU counts in other digits than CLDR says.
  private static let defaultNumbers = ["bn": "beng", "mr": "deva", "ur_IN": "arabext"]

  /// The locale that the environment asks for (`ko_KR.UTF-8`), or nil for one that is not usable.
  init?(environmentValue: String) {
    let plain = environmentValue.prefix { $0 != "." && $0 != "@" }
    guard !plain.isEmpty, plain != "C", plain != "POSIX" else { return nil }
    do throws(JSONError) { try self.init(tag: String(plain)) } catch { return nil }
  }

  private static func icuName(fromTag tag: String) -> String? {
    var hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
    let first = hyphenated.prefix { $0 != "-" }
    if let language = replacedLanguages[first.lowercased()] {
      hyphenated = language + hyphenated.dropFirst(first.count)
    }
    var parsedLength: Int32 = 0
    guard
      let name = icuASCII({ swift_uloc_forLanguageTag(hyphenated, $0, $1, &parsedLength, $2) }),
      parsedLength == hyphenated.utf8.count
    else { return nil }
    return name
  }

  /// Codes that ISO 639 has replaced and that older systems still write.
  private static let replacedLanguages = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil",
  ]

  private static func setting(_ keyword: String, _ value: String, of name: String) -> String {
    var bytes = Array(name.utf8CString)
    bytes += [CChar](repeating: 0, count: 256 - min(bytes.count, 156))
    var status = U_ZERO_ERROR
    swift_uloc_setKeywordValue(keyword, value, &bytes, Int32(bytes.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return name }
    return bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  private static let available: [String] = (0..<swift_uloc_countAvailable()).compactMap {
    swift_uloc_getAvailable($0).map { String(cString: $0) }
  }

  private static let languages = Set(available.map { $0.prefix { $0 != "_" }.description })

  /// Whether ICU has the language: asked at the first request, so without making a set of all.
  private static func hasData(language: String) -> Bool {
    guard !language.isEmpty else { return false }
    let count = strlen(language)
    return (0..<swift_uloc_countAvailable()).contains { index in
      guard let name = swift_uloc_getAvailable(index), strncmp(name, language, count) == 0
      else { return false }
      return name[count] == 0 || name[count] == CChar(UInt8(ascii: "_"))
    }
  }

  private static func hasData(language: String, script: String) -> Bool {
    available.contains { $0.hasPrefix("\(language)_\(script)") }
      || icuASCII { swift_uloc_addLikelySubtags(language, $0, $1, $2) }?
        .hasPrefix("\(language)_\(script)") == true
  }

  private static func isRegion(_ code: String) -> Bool {
    // CLDR's name for no region in particular.
    if code == "ZZ" { return false }
    // Nearly every tag names a country, and their list is at hand; the regions are large.
    if var country = swift_uloc_getISOCountries() {
      while let name = country.pointee {
        if strcmp(name, code) == 0 { return true }
        country += 1
      }
    }
    var status = U_ZERO_ERROR
    guard let region = swift_uregion_getRegionFromCode(code, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue, let canonical = swift_uregion_getRegionCode(region)
    else { return false }
    return String(cString: canonical) == code
  }

  /// The tag that was most likely meant: the region's canonical code, the language of a region that
  /// was given as one (`kr`), or the nearest spelling.
  private static func nearest(to tag: String) -> String? {
    // What stands behind a dot or an @ is POSIX's.
    let plain = tag.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = parts.first?.lowercased() else { return nil }
    if languages.contains(first) {
      guard let last = parts.last, parts.count > 1 else { return first }
      var status = U_ZERO_ERROR
      if let region = swift_uregion_getRegionFromCode(last.uppercased(), &status),
        status.rawValue <= U_ZERO_ERROR.rawValue,
        let canonical = swift_uregion_getRegionCode(region), isRegion(String(cString: canonical))
      {
        return "\(first)-\(String(cString: canonical))"
      }
      return first
    }
    if first.utf8.count == 2, isRegion(first.uppercased()),
      let likely = icuASCII({ swift_uloc_addLikelySubtags("und_\(first.uppercased())", $0, $1, $2) }),
      let language = likely.split(separator: "_").first
    {
      return String(language)
    }
    if let language = languageNamed[first] { return language }
    // Of codes as short as these another letter is another language.
    guard first.utf8.count > 3 else { return nil }
    return nearestName(to: String(plain), among: available.map { String($0.map { $0 == "_" ? "-" : $0 }) })
  }

  /// Languages by their English names, which is what some people write.
  private static let languageNamed: [String: String] = Dictionary(
    languages.map { code in
      let name = icuString { swift_uloc_getDisplayLanguage(code, "en", $0, $1, $2) }
      return (name?.lowercased() ?? code, code)
    }, uniquingKeysWith: { first, _ in first })

  func weekRule() -> WeekRule {
    var status = U_ZERO_ERROR
    let calendar = Self.openCalendar(name, &status)
    defer { swift_ucal_close(calendar) }
    var first = Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK))
    var minimal = Int(swift_ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK))
    if let week = Self.weeks[region] { (first, minimal) = (week.first.index + 1, week.minimal) }
    if let wanted = Self.keyword("fw", of: name), let weekday = Self.weekdayKeys[wanted] {
      first = weekday.index + 1
    }
    return WeekRule(
      firstWeekday: Weekday(index: (first + 6) % 7), minimalDays: min(max(minimal, 1), 7))
  }

  /// Where this ICU has week data of its own: as CLDR has it.
  private static let weeks: [String: (first: Weekday, minimal: Int)] = [
    "CN": (.monday, 1), "DZ": (.saturday, 1), "JO": (.saturday, 1), "SI": (.monday, 1),
  ]
  private static let weekends: [String: [Weekday]] = [
    "BD": [.saturday, .sunday], "DZ": [.friday, .saturday],
  ]

  /// In a zone of its own choice ICU would first look for the machine's.
  private static func openCalendar(
    _ name: String, _ status: inout UErrorCode
  ) -> UnsafeMutablePointer<UCalendar?>? {
    let zone = Array("UTC".utf16)
    return swift_ucal_open(zone, Int32(zone.count), name, UCAL_GREGORIAN, &status)
  }

  private static let weekdayKeys: [String: Weekday] = [
    "sun": .sunday, "mon": .monday, "tue": .tuesday, "wed": .wednesday, "thu": .thursday,
    "fri": .friday, "sat": .saturday,
  ]

  private static func keyword(_ key: String, of name: String) -> String? {
    icuASCII { swift_uloc_getKeywordValue(name, key, $0, $1, $2) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The region whose customs apply: `-u-rg-`, the one that is named, or the likely one.
  private var region: String {
    if let override = Self.keyword("rg", of: name) { return String(override.prefix(2)).uppercased() }
    if let named = icuASCII({ swift_uloc_getCountry(name, $0, $1, $2) }), !named.isEmpty {
      return named
    }
    let likely = icuASCII { swift_uloc_addLikelySubtags(name, $0, $1, $2) } ?? ""
    return icuASCII { swift_uloc_getCountry(likely, $0, $1, $2) } ?? ""
  }

  /// A bit for each weekend day, by its index from Sunday.
  func weekend() -> UInt8 {
    var status = U_ZERO_ERROR
    let calendar = Self.openCalendar(name, &status)
    defer { swift_ucal_close(calendar) }
    if let weekend = Self.weekends[region] {
      return weekend.reduce(0) { $0 | 1 << UInt8($1.index) }
    }
    var bits: UInt8 = 0
    for index in 0..<7 {
      let type = swift_ucal_getDayOfWeekType(
        calendar, UCalendarDaysOfWeek(UInt32(index + 1)), &status)
      if type != UCAL_WEEKDAY { bits |= 1 << UInt8(index) }
    }
    return bits
  }

  /// CLDR's pattern for the fields of `skeleton`.
  func bestPattern(_ skeleton: String) -> String {
    var status = U_ZERO_ERROR
    let generator = swift_udatpg_open(name, &status)
    defer { swift_udatpg_close(generator) }
    let skeleton = Array(skeleton.utf16)
    return icuString {
      swift_udatpg_getBestPattern(generator, skeleton, Int32(skeleton.count), $0, $1, $2)
    } ?? "y-MM"
  }

  /// The names that CLDR has of one kind: months, eras and so on.
  func names(_ type: UDateFormatSymbolType) -> [String] {
    withDateFormat("y") { format in
      (0..<swift_udat_countSymbols(format, type)).map { index in
        icuString { swift_udat_getSymbols(format, type, index, $0, $1, $2) } ?? ""
      }
    }
  }

  /// The era of the years 1 and later, by a pattern of the letter G.
  func era(_ pattern: String) -> String { formatted(pattern, CivilDate(0)) }

  /// A date as ICU writes it.
  func formatted(_ pattern: String, _ date: CivilDate) -> String {
    withDateFormat(pattern) { format in
      let milliseconds = Double(date.number) * 86_400_000
      return icuString { swift_udat_format(format, milliseconds, $0, $1, nil, $2) } ?? ""
    }
  }

  private func withDateFormat<Result>(
    _ pattern: String, _ body: (UnsafeMutablePointer<UDateFormat?>?) -> Result
  ) -> Result {
    var status = U_ZERO_ERROR
    let (pattern, zone) = (Array(pattern.utf16), Array("UTC".utf16))
    let format = swift_udat_open(
      UDAT_PATTERN, UDAT_PATTERN, name, zone, Int32(zone.count), pattern, Int32(pattern.count),
      &status)
    defer { swift_udat_close(format) }
    return body(format)
  }

  var isRightToLeft: Bool { swift_uloc_isRightToLeft(name) != 0 }

  /// The ten digits of the locale's numbering system.
  func digits() -> [String] { Self.digits(of: name) ?? (0...9).map(String.init) }

  private static func digits(of name: String) -> [String]? {
    var status = U_ZERO_ERROR
    guard let system = swift_unumsys_open(name, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    defer { swift_unumsys_close(system) }
    guard swift_unumsys_isAlgorithmic(system) == 0, swift_unumsys_getRadix(system) == 10,
      let digits = icuString({ swift_unumsys_getDescription(system, $0, $1, $2) }),
      digits.unicodeScalars.count == 10
    else { return nil }
    return digits.unicodeScalars.map { String($0) }
  }
}
