/// A calendar of moons whose years are kept in step with the sun by leap months, from an almanac.
struct LunisolarYears: CalendarArithmetic {
  /// The first of `years`.
  let firstYear: Int
  /// A number for each year. Bits 0 to 12: the months of 30 days, the first month the lowest; the
  /// others have 29. Bits 13 to 16: after which month comes the leap month, or 0. Bits 17 and up:
  /// how many days after the first of January of the same number the year begins.
  let years: [UInt32]

  func estimatedYear(of date: CivilDate) -> Int {
    min(max(date.components.year, firstYear), firstYear + years.count - 1)
  }

  private func start(ofYear number: Int) -> CivilDate {
    CivilDate(year: number, month: 1, day: 1) + Int(years[number - firstYear] >> 17)
  }

  func year(_ number: Int) -> CountedYear {
    let bits = years[number - firstYear]
    let leapMonth = Int(bits >> 13 & 15)
    return CountedYear(
      number, start: start(ofYear: number), monthCount: leapMonth > 0 ? 13 : 12, long: bits,
      naming: leapMonth > 0 ? .leapMonth(after: leapMonth) : .inOrder)
  }

  // No new moon strays from the mean one by as much as a day, so that the number of months between
  // two of them is the nearest whole one. A mean month is 765,433/25,920 days.

  func monthsBefore(_ year: CountedYear) -> Int {
    (2 * 25_920 * (year.start - start(ofYear: firstYear)) + 765_433) / (2 * 765_433)
  }

  func estimatedYear(ofMonth index: Int) -> Int {
    // Half a month on, no matter which day it is.
    let days = (2 * index + 1) * 765_433 / (2 * 25_920)
    return estimatedYear(of: start(ofYear: firstYear) + days)
  }
}
