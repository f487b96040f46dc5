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
  /// - `islamic-umalqura`: of the 697 months before the second of 1401, .NET has 312 begin on
  ///   another day than hijridate, where some have 28 or 31 days. java.time and ICU have the same
  ///   months from 1420 to the third of 1451 only.
  /// - `persian`: 1502 is a leap year by the rule of 33 years, not by the equinox.
  package var range: ClosedRange<CivilDate> {
    let days = offered.days
    return CivilDate(days.lowerBound)...CivilDate(days.upperBound)
  }

  /// The years of an era, or of a calendar without eras, of which at least a month is in the range.
  package func years(of era: Era?) -> ClosedRange<Int> { era?.years ?? offered.years }

  /// The range, in days from 1970-01-01, and its years, which go on through eras.
  private var offered: (days: ClosedRange<Int>, years: ClosedRange<Int>) {
    switch self {
    case .gregorian, .roc: (-719_162...2_932_896, 1...9999)  // 0001-01-01 to 9999-12-31
    case .buddhist: (-719_162...2_932_896, 544...10_542)  // 0001-01-01 to 9999-12-31
    case .japanese: (-35_428...2_932_896, 1873...9999)  // 1873-01-01 to 9999-12-31
    case .dangi: (-25_892...29_566, 1899...2050)  // 1899-02-10 to 2050-12-13
    case .chinese: (-25_537...32_017, 1900...2057)  // 1900-01-31 to 2057-08-29
    case .hebrew: (-718_914...2_932_838, 3762...13_759)  // 0001-09-06 to 9999-11-03
    case .islamicUmalqura: (4318...39_401, 1402...1500)  // 1981-10-28 to 2077-11-16
    case .islamicCivil: (-492_148...2_932_805, 1...9665)  // 0622-07-19 to 9999-10-01
    case .persian: (-62_377...55_960, 1178...1501)  // 1799-03-21 to 2123-03-20
    case .indian: (-690_593...2_932_611, 1...9920)  // 0079-03-22 to 9999-03-21
    case .coptic: (-615_558...2_932_845, 1...9715)  // 0284-08-29 to 9999-11-10
    case .ethiopic: (-716_367...2_932_845, 1...9991)  // 0008-08-27 to 9999-11-10
    }
  }

  /// The error of a date beyond the range.
  package func outOfRange(_ date: CivilDate) -> JSONError {
    JSONError(
      .outOfRange, it: "must be \(rangeDescription), not \(date)", found: date.description,
      hint: "The calendar \(rawValue) is offered for those days.")
  }

  var rangeDescription: String { "\(range.lowerBound) to \(range.upperBound)" }
}
