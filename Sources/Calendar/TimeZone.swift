import JSON
import _FoundationICU

/// A time zone of the IANA database. It only turns an instant into a date.
struct TimeZone {
  private let name: [UChar]

  init(_ identifier: UnsafeRawBufferPointer) throws(JSONError) {
    let spelling = String(decoding: identifier, as: UTF8.self)
    name = Array(spelling.utf16)
    var isSystem: UBool = 0
    let canonical = icuString { [name] in
      swift_ucal_getCanonicalTimeZoneID(name, Int32(name.count), $0, $1, &isSystem, $2)
    }
    // ICU may take a name that only begins with one it knows, up to a NUL.
    let isPlain =
      identifier.count <= 64 && !identifier.contains(0) && !Self.isICUsOwn(spelling)
    guard isPlain, canonical != nil, isSystem != 0, spelling != "Etc/Unknown" else {
      throw JSONError(
        .badValue, it: "must be an IANA time zone, not \(quoted(spelling))",
        expected: "an IANA time zone", found: quoted(spelling),
        suggestion: Self.nearest(to: spelling))
    }
  }

  /// Names that ICU keeps from older systems and the IANA database never had: three letters that
  /// mean another zone to each reader (IST in Dublin, Delhi and Tel Aviv).
  private static func isICUsOwn(_ spelling: String) -> Bool {
    abbreviations.contains(spelling.uppercased()) || spelling.hasPrefix("SystemV/")
  }

  private static let abbreviations: Set<String> = [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CNT", "CST", "CTT", "EAT", "ECT",
    "IET", "IST", "JST", "MIT", "NET", "NST", "PLT", "PNT", "PRT", "PST", "SST", "VST",
  ]

  private static func nearest(to spelling: String) -> String? {
    // Etc/GMT+9 is nine hours behind, not ahead.
    guard !spelling.isEmpty, !spelling.uppercased().hasPrefix("GMT") else { return nil }
    var status = U_ZERO_ERROR
    guard let list = swift_ucal_openTimeZones(&status), status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    defer { swift_uenum_close(list) }
    var names: [String] = []
    var length: Int32 = 0
    while let name = swift_uenum_next(list, &length, &status) {
      let name = String(cString: name)
      if !isICUsOwn(name) { names.append(name) }
    }
    let underscored = String(spelling.map { $0 == " " ? "_" : $0 })
    // A city alone is what many people write.
    let city = names.first { $0.lowercased().hasSuffix("/" + underscored.lowercased()) }
    if let city { return city }
    // Of names as short as these another letter is another zone.
    return spelling.count > 4 ? nearestName(to: underscored, among: names) : nil
  }

  /// The date there at an instant, in seconds since 1970-01-01T00:00Z.
  func day(at seconds: Int) -> CivilDate {
    var status = U_ZERO_ERROR
    let calendar = swift_ucal_open(name, Int32(name.count), "en", UCAL_GREGORIAN, &status)
    defer { swift_ucal_close(calendar) }
    swift_ucal_setMillis(calendar, Double(seconds) * 1000, &status)
    let offset =
      swift_ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
      + swift_ucal_get(calendar, UCAL_DST_OFFSET, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return Self.utcDay(at: seconds) }
    return Self.utcDay(at: seconds + Int(offset) / 1000)
  }

  static func utcDay(at seconds: Int) -> CivilDate {
    CivilDate(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
  }
}
