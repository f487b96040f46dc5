import JSON

/// An era that years are counted in: those of the Japanese calendar and those of `roc`.
package enum Era: String, JSONEnumeration {
  case meiji, taisho, showa, heisei, reiwa
  /// The years of the Republic of China, from 1912 on.
  case minguo
  /// The years before it, counted backwards: 1911 is year 1.
  case beforeROC = "before-roc"

  /// The calendar that has it.
  package var calendar: CalendarIdentifier {
    switch self {
    case .meiji, .taisho, .showa, .heisei, .reiwa: .japanese
    case .minguo, .beforeROC: .roc
    }
  }

  /// Its first day. Two Japanese eras never share a day: the new one's first is the old one's next.
  /// Meiji's is the first on which Japan had the Gregorian calendar, in year 6.
  package var start: CivilDate {
    switch self {
    case .meiji: CivilDate(year: 1873, month: 1, day: 1)
    case .taisho: CivilDate(year: 1912, month: 7, day: 30)
    case .showa: CivilDate(year: 1926, month: 12, day: 25)
    case .heisei: CivilDate(year: 1989, month: 1, day: 8)
    case .reiwa: CivilDate(year: 2019, month: 5, day: 1)
    case .minguo: CivilDate(year: 1912, month: 1, day: 1)
    case .beforeROC: CivilDate.range.lowerBound
    }
  }

  /// Its last day; for the one that goes on, the last day there is.
  package var end: CivilDate {
    switch self {
    case .meiji: Era.taisho.start + -1
    case .taisho: Era.showa.start + -1
    case .showa: Era.heisei.start + -1
    case .heisei: Era.reiwa.start + -1
    case .beforeROC: Era.minguo.start + -1
    case .reiwa, .minguo: CivilDate.range.upperBound
    }
  }

  /// Its years, those within which it began and ended included.
  package var years: ClosedRange<Int> {
    let first = year(of: start.components.year)
    let last = year(of: end.components.year)
    return min(first, last)...max(first, last)
  }

  /// The era's year in which the Gregorian year is, and back: the Gregorian year of the era's.
  func year(of year: Int) -> Int {
    self == .beforeROC ? 1912 - year : year - beforeFirstYear
  }

  func gregorianYear(of year: Int) -> Int {
    self == .beforeROC ? 1912 - year : year + beforeFirstYear
  }

  /// The Gregorian year before the era's year 1.
  private var beforeFirstYear: Int {
    switch self {
    case .meiji: 1867
    case .taisho: 1911
    case .showa: 1925
    case .heisei: 1988
    case .reiwa: 2018
    case .minguo, .beforeROC: 1911
    }
  }
}

extension CalendarIdentifier {
  /// The eras that its years are counted in, in the order in which they came; none for most
  /// calendars. A year without an era is one of the last.
  package var eras: [Era] {
    switch self {
    case .japanese: [.meiji, .taisho, .showa, .heisei, .reiwa]
    case .roc: [.beforeROC, .minguo]
    default: []
    }
  }

  /// The era of a date in the range.
  func era(of date: CivilDate) -> Era? {
    switch self {
    case .japanese:
      if date >= Era.reiwa.start { return .reiwa }
      if date >= Era.heisei.start { return .heisei }
      if date >= Era.showa.start { return .showa }
      return date >= Era.taisho.start ? .taisho : .meiji
    case .roc: return date >= Era.minguo.start ? .minguo : .beforeROC
    default: return nil
    }
  }
}
