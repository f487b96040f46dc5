// Calendars whose years follow the sun, or count as if they did.

/// The months of the Gregorian calendar in years that are counted from elsewhere: `offset` is the
/// number of the Gregorian year 0.
struct GregorianYears: EvenCalendarArithmetic {
  static let monthsPerYear = 12
  let offset: Int

  func estimatedYear(of date: CivilDate) -> Int { date.components.year + offset }

  func year(_ number: Int) -> CountedYear {
    let year = number - offset
    let isLeap = CivilDate.isLeap(year)
    // 31 days are 28 and 1 and 2; February has none of them, or the 1.
    return CountedYear(
      number, start: CivilDate(year: year, month: 1, day: 1), dayCount: isLeap ? 366 : 365,
      ones: 0b1010_1101_0101 | (isLeap ? 0b10 : 0), twos: 0b1111_1111_1101)
  }
}

/// Twelve months of 30 days and then 5 or, before the leap years of the Julian calendar, 6 days:
/// the Coptic and the Ethiopic calendar.
struct AlexandrianYears: EvenCalendarArithmetic {
  static let monthsPerYear = 13
  /// The first day of year 1.
  let epoch: CivilDate

  /// 284-08-29 of the Julian and the Gregorian calendar, from which the years of Diocletian count.
  static let coptic = AlexandrianYears(epoch: CivilDate(year: 284, month: 8, day: 29))
  /// 0008-08-29 of the Julian calendar, 276 years earlier: Amete Mihret, the years of Mercy.
  static let ethiopic = AlexandrianYears(epoch: CivilDate(year: 8, month: 8, day: 27))

  func estimatedYear(of date: CivilDate) -> Int { (4 * (date - epoch) + 1463) / 1461 }

  func year(_ number: Int) -> CountedYear {
    CountedYear(
      number, start: epoch + (365 * (number - 1) + number / 4),
      dayCount: number % 4 == 3 ? 366 : 365, monthCount: Self.monthsPerYear, ones: 0,
      twos: 0b1111_1111_1111)
  }
}

/// The Indian national calendar, in years of the Saka era. They begin on 22 March, in Gregorian
/// leap years on 21 March, with a month of 30 or then 31 days; five of 31 and six of 30 follow.
struct IndianYears: EvenCalendarArithmetic {
  static let monthsPerYear = 12

  func estimatedYear(of date: CivilDate) -> Int { date.components.year - 78 }

  func year(_ number: Int) -> CountedYear {
    let isLeap = CivilDate.isLeap(number + 78)
    return CountedYear(
      number, start: CivilDate(year: number + 78, month: 3, day: isLeap ? 21 : 22),
      dayCount: isLeap ? 366 : 365, ones: isLeap ? 0b11_1111 : 0b11_1110, twos: 0b1111_1111_1111)
  }
}

/// The Persian calendar by the rule of 33 years, eight of which are leap years: six months of 31
/// days, five of 30, and one of 29 or 30.
///
/// The calendar's own rule is the equinox: the year begins on the day on whose noon at 52.5° E the
/// sun has passed it. The two agree in the years that are offered; then, in 1502, the 33 years give
/// a leap year that the equinox does not.
struct PersianYears: EvenCalendarArithmetic {
  static let monthsPerYear = 12
  /// The first day of year 1 by the rule.
  private static let epoch = CivilDate(year: 622, month: 3, day: 21)

  func estimatedYear(of date: CivilDate) -> Int { 1 + (33 * (date - Self.epoch) + 3) / 12_053 }

  func year(_ number: Int) -> CountedYear {
    CountedYear(
      number, start: Self.epoch + (365 * (number - 1) + (8 * number + 21) / 33),
      dayCount: (25 * number + 11) % 33 < 8 ? 366 : 365, ones: 0b11_1111, twos: 0b111_1111_1111)
  }
}
