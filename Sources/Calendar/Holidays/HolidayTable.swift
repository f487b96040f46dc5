import JSON

/// The public holidays of one region, as dated data. A region is one file with one of these, and
/// one line in `all`.
package final class HolidayTable: Sendable {
  /// ISO 3166-1 alpha-2.
  package let region: String
  package let years: ClosedRange<Int>
  /// From this year on the days follow from rules and may still be changed by a government.
  package let firstProjectedYear: Int
  /// The language of the native names.
  private let language: String
  private let days: [Entry]

  /// One holiday with all its dates.
  struct Kind {
    let native: String
    let english: String
    let isSubstitute: Bool
    let dates: [CivilDate]

    /// `dates` in the wire form, blanks or line ends between them.
    init(_ native: String, _ english: String, isSubstitute: Bool = false, _ dates: String) {
      self.native = native
      self.english = english
      self.isSubstitute = isSubstitute
      self.dates = dates.split(whereSeparator: \.isWhitespace).map { text in
        guard let date = CivilDate(String(text)) else {
          preconditionFailure("\(text) is no date in the table of holidays")
        }
        return date
      }
    }
  }

  private struct Entry: Sendable {
    let date: CivilDate
    let native: String
    let english: String
    let isSubstitute: Bool
  }

  init(
    region: String, language: String, years: ClosedRange<Int>, firstProjectedYear: Int,
    kinds: [Kind]
  ) {
    self.region = region
    self.language = language
    self.years = years
    self.firstProjectedYear = firstProjectedYear
    days = kinds.flatMap { kind in
      kind.dates.map {
        Entry(
          date: $0, native: kind.native, english: kind.english, isSubstitute: kind.isSubstitute)
      }
    }.sorted { $0.date < $1.date }
  }

  /// All regions there is data of.
  package static let all = [koreanHolidays]

  package var dates: ClosedRange<CivilDate> {
    CivilDate(
      year: years.lowerBound, month: 1, day: 1)...CivilDate(
        year: years.upperBound, month: 12, day: 31)
  }

  package static func table(of region: String) throws(JSONError) -> HolidayTable {
    if let table = all.first(where: { $0.region == region.uppercased() }) { return table }
    let regions = all.map(\.region)
    throw JSONError(
      .badValue, it: "must be a region there is data of, not \(quoted(region))",
      found: quoted(region), allowed: regions,
      suggestion: nearestName(to: region, among: regions),
      hint: "There are the holidays of \(regions.joined(separator: ", ")).")
  }

  /// The error of a year that there is no data of.
  func noData(of year: Int) -> JSONError {
    JSONError(
      .outOfRange,
      it: "must be in \(years.lowerBound) to \(years.upperBound), the years there is data of for"
        + " \(region), not in \(year)",
      found: String(year), minimum: years.lowerBound, maximum: years.upperBound)
  }

  /// The holidays in a range of dates, in order; named in the native language for its locales, in
  /// English for others.
  package func holidays(in range: ClosedRange<CivilDate>, localeTag: String) -> [Holiday] {
    let isNative = localeTag.split(separator: "-").first.map { $0 == language } ?? false
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle].date < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [Holiday] = []
    while low < days.count, days[low].date <= range.upperBound {
      let entry = days[low]
      found.append(
        Holiday(
          date: entry.date, name: isNative ? entry.native : entry.english,
          isSubstitute: entry.isSubstitute, isExtra: false,
          isProjected: entry.date.components.year >= firstProjectedYear))
      low += 1
    }
    return found
  }
}

/// One public holiday on its date.
package struct Holiday: Sendable {
  let date: CivilDate
  let name: String
  let isSubstitute: Bool
  let isExtra: Bool
  let isProjected: Bool
}

/// A holiday as its day names it.
struct DayHoliday: JSONRecord {
  let holiday: Holiday

  static func members<V: RecordVisitor<DayHoliday>>(_ member: inout V) {
    member("name", "Its name.") { $0.holiday.name }
    member.flag("isSubstitute", "It stands for a holiday that fell on another one or a weekend.") {
      $0.holiday.isSubstitute
    }
    member.flag("isProjected", "It follows from the rules and is not declared yet.") {
      $0.holiday.isProjected
    }
  }
}
