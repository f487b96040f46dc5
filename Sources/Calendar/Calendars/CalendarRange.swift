import JSON

extension CalendarIdentifier {
  /// The dates that the calendar is offered for: whole months, every day of which was checked
  /// against sources that know nothing of this code.
  ///
  /// | calendar | its years | checked against |
  /// |---|---|---|
  /// | gregorian | 1 to 9999 | java.time (OpenJDK 17) |
  /// | dangi | 1899 to the tenth month of 2050 | korean-lunar-calendar 0.4.0; ICU's `dangi` |
  /// | chinese | 1900 to the seventh month of 2057 | sxtwl 2.0.7; LunarCalendar 0.0.9, zhdate 0.1, borax 4.1.3, lunar_python 1.4.8 |
  /// | hebrew | 3762 to 13759 | pyluach 2.3.0; ICU 60 |
  /// | islamic-umalqura | 1402 to 1500 | hijridate 2.6.0; .NET's UmAlQuraCalendar |
  /// | islamic-civil | 1 to 9665 | Joda-Time 2.10.14; ICU 60; convertdate 2.5.1 |
  /// | persian | 1178 to 1501 | persiantools 6.2.0; jdatetime 6.1.1; the equinoxes of ephem 4.2.1 |
  /// | indian | 1 to 9920 | convertdate 2.5.1; ICU 60 |
  /// | coptic | 1 to 9715 | Joda-Time 2.10.14; ThreeTen-Extra 1.5.0; ICU 60; convertdate 2.5.1 |
  /// | ethiopic | 1 to 9991 | Joda-Time 2.10.14; ThreeTen-Extra 1.5.0; ICU 60 |
  /// | buddhist | 544 to 10542 | java.time (OpenJDK 17) |
  /// | japanese | Meiji 6 to Reiwa 7981 | java.time (OpenJDK 17) |
  /// | roc | before-roc 1911 to minguo 8088 | java.time (OpenJDK 17) |
  ///
  /// Where a range ends early, sources begin to differ or to end:
  /// - `dangi`: the almanac ends within the eleventh month of 2050.
  /// - `chinese`: the new moon after the eighth month of 2057 falls within a minute of midnight, so
  ///   that some have the ninth month begin on 28 September, others on the 29th.
  /// - `islamic-umalqura`: of the months before the second of 1401, .NET has 312 of 697 begin on
  ///   another day than the almanac, in which some have 28 or 31 days. java.time and ICU differ
  ///   after the third month of 1451 as well.
  /// - `persian`: 1502 is a leap year by the rule of 33 years, not by the equinox.
  package var range: ClosedRange<CivilDate> {
    switch self {
    case .gregorian, .buddhist, .roc: CivilDate.range
    case .japanese: Self.days((1873, 1, 1), (9999, 12, 31))
    case .dangi: Self.days((1899, 2, 10), (2050, 12, 13))
    case .chinese: Self.days((1900, 1, 31), (2057, 8, 29))
    case .hebrew: Self.days((1, 9, 6), (9999, 12, 31))
    case .islamicUmalqura: Self.days((1981, 10, 28), (2077, 11, 16))
    case .islamicCivil: Self.days((622, 7, 19), (9999, 12, 31))
    case .persian: Self.days((1799, 3, 21), (2123, 3, 20))
    case .indian: Self.days((79, 3, 22), (9999, 3, 21))
    case .coptic: Self.days((284, 8, 29), (9999, 12, 31))
    case .ethiopic: Self.days((8, 8, 27), (9999, 12, 31))
    }
  }

  private static func days(
    _ first: (year: Int, month: Int, day: Int), _ last: (year: Int, month: Int, day: Int)
  ) -> ClosedRange<CivilDate> {
    CivilDate(
      year: first.year, month: first.month, day: first.day)...CivilDate(
        year: last.year, month: last.month, day: last.day)
  }

  /// The years of an era, or of a calendar without eras, of which at least a month is in the range.
  package func years(of era: Era?) -> ClosedRange<Int> {
    let range = range
    if let era { return era.years }
    let arithmetic = arithmetic
    return arithmetic.year(containing: range.lowerBound).number...arithmetic.year(
      containing: range.upperBound
    ).number
  }

  /// The error of a date beyond the range.
  package func outOfRange(_ date: CivilDate) -> JSONError {
    JSONError(
      .outOfRange, it: "must be \(rangeDescription), not \(date)", found: date.description,
      hint: "The calendar \(rawValue) is offered for those days.")
  }

  var rangeDescription: String { "\(range.lowerBound) to \(range.upperBound)" }
}
