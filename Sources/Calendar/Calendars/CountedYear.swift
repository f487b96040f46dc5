/// How a calendar counts its years and months.
protocol CalendarArithmetic {
  /// The year of a date, or one next to it.
  func estimatedYear(of date: CivilDate) -> Int
  func year(_ number: Int) -> CountedYear
  /// How many months there are from a fixed one, the same for all years, to the year's first.
  func monthsBefore(_ year: CountedYear) -> Int
  /// The year that the month so many after that fixed one is in, or a year next to it.
  func estimatedYear(ofMonth index: Int) -> Int
}

extension CalendarArithmetic {
  func year(containing date: CivilDate) -> CountedYear {
    var found = year(estimatedYear(of: date))
    while date < found.start { found = year(found.number - 1) }
    while date - found.start >= found.dayCount { found = year(found.number + 1) }
    return found
  }

  func year(ofMonth index: Int) -> CountedYear {
    var found = year(estimatedYear(ofMonth: index))
    while index < monthsBefore(found) { found = year(found.number - 1) }
    while index - monthsBefore(found) >= found.monthCount { found = year(found.number + 1) }
    return found
  }
}

/// A calendar all of whose years have as many months.
protocol EvenCalendarArithmetic: CalendarArithmetic {
  static var monthsPerYear: Int { get }
}

extension EvenCalendarArithmetic {
  func monthsBefore(_ year: CountedYear) -> Int { year.number * Self.monthsPerYear }

  func estimatedYear(ofMonth index: Int) -> Int { index / Self.monthsPerYear }
}

/// One year of a calendar: when it begins, and the lengths and names of its months.
struct CountedYear {
  /// The year's number without an era: where eras are counted, one that goes on through them.
  let number: Int
  let start: CivilDate
  let dayCount: Int
  let monthCount: Int
  let naming: MonthNaming
  /// The days above 28 of each month but the last, which has what remains of the year: a bit for
  /// each month, from the lowest on, whose number has the 1, and a bit for each that has the 2.
  private let ones: UInt32
  private let twos: UInt32

  init(
    _ number: Int, start: CivilDate, dayCount: Int, monthCount: Int = 12, ones: UInt32,
    twos: UInt32, naming: MonthNaming = .inOrder
  ) {
    self.number = number
    self.start = start
    self.dayCount = dayCount
    self.monthCount = monthCount
    self.naming = naming
    self.ones = ones
    self.twos = twos
  }

  /// A year of months of 29 or 30 days: `long` has a bit for each that has 30, from the lowest on.
  init(
    _ number: Int, start: CivilDate, monthCount: Int = 12, long: UInt32,
    naming: MonthNaming = .inOrder
  ) {
    let long = long & (1 << UInt32(monthCount) - 1)
    self.init(
      number, start: start, dayCount: 29 * monthCount + long.nonzeroBitCount,
      monthCount: monthCount, ones: ~long, twos: long, naming: naming)
  }

  /// The month at `position`, counted from 0.
  func month(at position: Int) -> CountedMonth {
    var daysBefore = 0
    var earlier = 0
    while earlier < position {
      daysBefore += length(earlier)
      earlier += 1
    }
    return month(at: position, daysBefore)
  }

  /// The month that has the year's day `day`, counted from 0.
  func month(containingDay day: Int) -> CountedMonth {
    var daysBefore = 0
    var position = 0
    while position < monthCount - 1 {
      let next = daysBefore + length(position)
      if day < next { break }
      daysBefore = next
      position += 1
    }
    return month(at: position, daysBefore)
  }

  private func month(at position: Int, _ daysBefore: Int) -> CountedMonth {
    CountedMonth(
      position: position, daysBefore: daysBefore,
      dayCount: position == monthCount - 1 ? dayCount - daysBefore : length(position))
  }

  private func length(_ position: Int) -> Int {
    28 + Int(ones >> UInt32(position) & 1) + Int(twos >> UInt32(position) & 1) * 2
  }
}

/// A month by its place in a year.
struct CountedMonth {
  /// Counted from 0, leap months included.
  let position: Int
  let daysBefore: Int
  let dayCount: Int
}

/// What the months of a year are called, in the order in which they come.
enum MonthNaming: Equatable {
  /// 1, 2, 3 and so on.
  case inOrder
  /// After the month of this number comes another one of it, the leap month.
  case leapMonth(after: Int)
  /// The twelve months of a Hebrew year, without month 6 (Adar I).
  case hebrewCommon
  /// The thirteen months of a Hebrew year, of which month 6 (Adar I) is the leap month.
  case hebrewLeap

  func name(at position: Int) -> (month: Int, isLeapMonth: Bool) {
    switch self {
    case .inOrder: (position + 1, false)
    case .leapMonth(let regular):
      position < regular ? (position + 1, false) : (position, position == regular)
    case .hebrewCommon: (position < 5 ? position + 1 : position + 2, false)
    case .hebrewLeap: (position + 1, position == 5)
    }
  }

  /// Where the month stands among so many, or nil where there is none such.
  func position(ofMonth month: Int, isLeapMonth: Bool, among monthCount: Int) -> Int? {
    guard 1...13 ~= month else { return nil }
    let position: Int
    switch self {
    case .inOrder: position = isLeapMonth ? -1 : month - 1
    case .leapMonth(let regular):
      if isLeapMonth {
        position = month == regular ? regular : -1
      } else {
        guard 1..<monthCount ~= month else { return nil }
        position = month <= regular ? month - 1 : month
      }
    case .hebrewCommon:
      position = isLeapMonth || month == 6 ? -1 : month < 6 ? month - 1 : month - 2
    case .hebrewLeap:
      // Adar I is alone in its number, so that it need not be called a leap month to be meant.
      position = isLeapMonth && month != 6 ? -1 : month - 1
    }
    return 0..<monthCount ~= position ? position : nil
  }

  /// The number of the leap month.
  var leapMonth: Int? {
    switch self {
    case .inOrder, .hebrewCommon: nil
    case .leapMonth(let regular): regular
    case .hebrewLeap: 6
    }
  }
}
