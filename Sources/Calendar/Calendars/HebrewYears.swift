/// The Hebrew calendar by its own arithmetic: the mean new moon (molad) of Tishri, and the four
/// rules that put a year's first day off (dehiyyot).
struct HebrewYears: CalendarArithmetic {
  /// A part (helek) is 1/1080 of an hour.
  private static let partsPerDay = 24 * 1080
  /// A month is 29 days, 12 hours and 793 parts.
  private static let partsPerMonth = 29 * partsPerDay + 12 * 1080 + 793
  /// The Saturday before the molad of year 1, which was on the Monday (BaHaRaD: day 2, 5 hours and
  /// 204 parts, counted from the evening before).
  private static let origin = CivilDate(-2_092_592)
  private static let firstMolad = 2 * partsPerDay + 5 * 1080 + 204

  /// Seven of 19 years have thirteen months.
  private static func isLeap(_ year: Int) -> Bool { (7 * year + 1) % 19 < 7 }

  private static func monthsBefore(_ year: Int) -> Int { (235 * year - 234) / 19 }

  func monthsBefore(_ year: CountedYear) -> Int { Self.monthsBefore(year.number) }

  func estimatedYear(ofMonth index: Int) -> Int { (19 * index + 234) / 235 }

  func estimatedYear(of date: CivilDate) -> Int {
    (date - Self.origin) * Self.partsPerDay / Self.partsPerMonth * 19 / 235 + 1
  }

  private static func start(ofYear year: Int) -> CivilDate {
    let molad = firstMolad + monthsBefore(year) * partsPerMonth
    var day = molad / partsPerDay
    let parts = molad % partsPerDay
    // Days of the week from 0, a Saturday, as `origin` is.
    let weekday = day % 7
    if parts >= 18 * 1080 {
      day += 1  // Molad zaken: it comes at noon or later.
    } else if weekday == 3, parts >= 9 * 1080 + 204, !isLeap(year) {
      day += 1  // GaTaRaD: a Tuesday's would make the year 356 days long.
    } else if weekday == 2, parts >= 15 * 1080 + 589, isLeap(year - 1) {
      day += 1  // BeTUTeKaPoT: a Monday's would make the year before 382 days long.
    }
    switch day % 7 {
    case 1, 4, 6: day += 1  // Lo ADU rosh: never on a Sunday, a Wednesday or a Friday.
    default: break
    }
    return origin + day
  }

  func year(_ number: Int) -> CountedYear {
    let start = Self.start(ofYear: number)
    let isLeap = Self.isLeap(number)
    let days = Self.start(ofYear: number + 1) - start
    // 30 and 29 days in turn, but that Adar I has 30; Heshvan has 30 in a year of 355 or 385 days
    // and Kislev 29 in one of 353 or 383.
    var long: UInt32 = isLeap ? 0b1010_1011_0101 : 0b101_0101_0101
    if days % 10 == 5 { long |= 0b10 }
    if days % 10 == 3 { long &= ~0b100 }
    return CountedYear(
      number, start: start, monthCount: isLeap ? 13 : 12, long: long,
      naming: isLeap ? .hebrewLeap : .hebrewCommon)
  }
}
