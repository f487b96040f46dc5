/// The tabular Islamic calendar, type II of the civil epoch: eleven of 30 years are leap years, the
/// 2nd, 5th, 7th, 10th, 13th, 16th, 18th, 21st, 24th, 26th and 29th.
struct IslamicCivilYears: EvenCalendarArithmetic {
  static let monthsPerYear = 12
  /// 16 July 622 of the Julian calendar, a Friday.
  private static let epoch = CivilDate(year: 622, month: 7, day: 19)

  func estimatedYear(of date: CivilDate) -> Int { Self.estimatedYear(of: date) }

  static func estimatedYear(of date: CivilDate) -> Int { (30 * (date - epoch) + 10_646) / 10_631 }

  static func start(ofYear number: Int) -> CivilDate {
    epoch + (354 * (number - 1) + (11 * number + 3) / 30)
  }

  func year(_ number: Int) -> CountedYear {
    let isLeap = (11 * number + 14) % 30 < 11
    return CountedYear(
      number, start: Self.start(ofYear: number),
      long: isLeap ? 0b1101_0101_0101 : 0b0101_0101_0101)
  }
}

/// The Umm al-Qura calendar of Saudi Arabia, from its almanac.
struct UmmAlQuraYears: EvenCalendarArithmetic {
  static let monthsPerYear = 12

  func estimatedYear(of date: CivilDate) -> Int {
    // The years of the tabular calendar begin at most a few days earlier or later.
    let estimate = IslamicCivilYears.estimatedYear(of: date)
    return min(max(estimate, Self.firstYear), Self.firstYear + Self.years.count - 1)
  }

  func year(_ number: Int) -> CountedYear {
    let bits = Self.years[number - Self.firstYear]
    return CountedYear(
      number,
      start: IslamicCivilYears.start(ofYear: number) + (Int(bits >> 12) - Self.earliest),
      long: UInt32(bits))
  }
}
