import JSON

/// A calendar that dates can be told in, by its BCP 47 (`-u-ca-`) name.
///
/// Months are numbered from 1. Where a calendar has leap months, what they are called differs: in
/// `dangi` and `chinese` a leap month follows the regular one and has its number (after month 2
/// comes leap month 2). In `hebrew` they are numbered as CLDR does, 1 Tishri … 5 Shevat, 6 Adar I,
/// 7 Adar or Adar II, 8 Nisan … 13 Elul: years of twelve months have no month 6, and it is month 6
/// alone that is a leap month.
package enum CalendarIdentifier: String, JSONEnumeration {
  case gregorian, dangi, chinese, hebrew
  case islamicUmalqura = "islamic-umalqura"
  case islamicCivil = "islamic-civil"
  case persian, indian, coptic, ethiopic, buddhist, japanese, roc

  /// The calendar that a locale's `-u-ca-` names, the deprecated spellings included.
  package init?(bcp47 name: String) {
    switch name {
    case "gregory": self = .gregorian
    case "islamicc": self = .islamicCivil
    // The name of ours, which is none of BCP 47.
    case "gregorian": return nil
    default: self.init(rawValue: name)
    }
  }

  /// Takes `gregory` too, the BCP 47 name.
  package static func decode(
    _ value: JSONValue, within _: Void
  ) throws(JSONError) -> CalendarIdentifier {
    guard let name = value.string else {
      throw value.mismatch("one of \(names.joined(separator: ", "))", allowed: names)
    }
    if let calendar = CalendarIdentifier(rawValue: name) ?? CalendarIdentifier(bcp47: name) {
      return calendar
    }
    throw JSONError(
      .badValue, it: "must be one of \(names.joined(separator: ", ")), not \(value.summary)",
      found: value.summary, allowed: names, suggestion: nearestName(to: name, among: names))
  }

  /// Months begin and end with the Gregorian ones; only the years are counted otherwise.
  package var hasGregorianMonths: Bool {
    switch self {
    case .gregorian, .buddhist, .japanese, .roc: true
    default: false
    }
  }

  /// Some years have a leap month.
  package var hasLeapMonths: Bool {
    switch self {
    case .dangi, .chinese, .hebrew: true
    default: false
    }
  }

  var arithmetic: any CalendarArithmetic {
    switch self {
    // Eras number the Gregorian years anew; beneath them they go on.
    case .gregorian, .japanese, .roc: GregorianYears(offset: 0)
    case .buddhist: GregorianYears(offset: 543)
    case .dangi: LunisolarYears.dangi
    case .chinese: LunisolarYears.chinese
    case .hebrew: HebrewYears()
    case .islamicUmalqura: UmmAlQuraYears()
    case .islamicCivil: IslamicCivilYears()
    case .persian: PersianYears()
    case .indian: IndianYears()
    case .coptic: AlexandrianYears.coptic
    case .ethiopic: AlexandrianYears.ethiopic
    }
  }
}
