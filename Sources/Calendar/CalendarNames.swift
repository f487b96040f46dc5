import JSON
import _FoundationICU

extension CalendarIdentifier {
  /// A leap month has the number and the name of the month before it, and a mark.
  var marksLeapMonths: Bool { self == .dangi || self == .chinese }
}

/// What CLDR says of one calendar in one locale: the names of its months and eras, and the patterns
/// that its dates are written by. For calendars other than the Gregorian.
package final class CalendarNames: Sendable {
  let calendar: CalendarIdentifier
  private let locale: LocaleData
  /// By width (abbreviated, wide, narrow), then by month.
  private let months: [[String]]
  private let standaloneMonths: [[String]]
  /// What stands before and behind the name of a leap month.
  private let leap: (before: String, behind: String)
  /// The sixty names of years in the cycle; none in most calendars.
  private let cyclicYears: [String]
  private let eras: [String]
  /// Patterns of a month's title, of a whole date, and of a year.
  private let titlePattern: [UInt8]
  private let datePattern: [UInt8]
  private let yearPattern: [UInt8]
  private let labelPattern: [UInt8]
  private let hasWordedDays: Bool

  init(_ calendar: CalendarIdentifier, _ locale: LocaleData) {
    self.calendar = calendar
    self.locale = locale
    let identifier = locale.identifier.with(calendar: calendar.rawValue)
    months = [UDAT_SHORT_MONTHS, UDAT_MONTHS, UDAT_NARROW_MONTHS].map(identifier.names)
    standaloneMonths = [
      UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_MONTHS, UDAT_STANDALONE_NARROW_MONTHS,
    ].map(identifier.names)
    cyclicYears = identifier.names(UDAT_CYCLIC_YEARS_ABBREVIATED)
    eras = identifier.names(UDAT_ERAS)
    leap = Self.leapMark(calendar, identifier)
    // Where CLDR has no name of an era but only ERA1, it is left out.
    let isNamed = eras.last?.hasPrefix("ERA") != true
    func pattern(_ skeleton: String) -> [UInt8] {
      let best = identifier.bestPattern(skeleton)
      return Array((isNamed ? best : best.replacing(" G", with: "").replacing("G ", with: "")).utf8)
    }
    titlePattern = pattern("yMMMM")
    datePattern = pattern("yMMMMd")
    yearPattern = pattern("y")
    // Korean wall calendars print lunar days as 12.1, Chinese ones by words.
    let language = locale.identifier.language
    hasWordedDays = calendar == .chinese && language == "zh"
    let isKoreanLunar = language == "ko" && calendar.marksLeapMonths
    labelPattern = isKoreanLunar ? Array("M.d".utf8) : pattern("Md")
  }

  /// The days of a Chinese month in words (CLDR's numbering `hanidays`): 初一, 十一, 廿一, 三十.
  private static func wordedDay(_ day: Int) -> String {
    let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
    switch day {
    case 10, 20, 30: return ["初十", "二十", "三十"][day / 10 - 1]
    default: return ["初", "十", "廿"][day / 10] + digits[day % 10 - 1]
    }
  }

  /// CLDR's pattern of a leap month, read off a month that is known to be one: the second of 2023.
  private static func leapMark(
    _ calendar: CalendarIdentifier, _ identifier: LocaleIdentifier
  ) -> (before: String, behind: String) {
    guard calendar.marksLeapMonths else { return ("", "") }
    let firstOfLeapMonth = CivilDate(year: 2023, month: 3, day: 22)
    let marked = identifier.formatted("M", firstOfLeapMonth)
    let plain = identifier.formatted("M", firstOfLeapMonth + -1)
    // The plain number is that of month 2 too, so the mark is what else there is.
    let parts = marked.split(separator: plain, maxSplits: 1, omittingEmptySubsequences: false)
    guard !plain.isEmpty, parts.count == 2 else { return ("", "") }
    return (String(parts[0]), String(parts[1]))
  }

  /// The label of a day in a cell: month and day.
  func putLabel(_ day: CalendarDay, _ date: CivilDate, _ writer: inout JSONWriter) {
    guard hasWordedDays else { return put(labelPattern, day, date, &writer) }
    // The first of a month is told by the month.
    if day.day == 1 {
      putMonth(of: day, 4, isStandalone: true, &writer)
    } else {
      put(Self.wordedDay(day.day), &writer)
    }
  }

  /// The whole date in the locale.
  func label(of day: CalendarDay, _ date: CivilDate) -> String {
    text { put(datePattern, day, date, &$0) }
  }

  func yearTitle(of day: CalendarDay, _ date: CivilDate) -> String {
    text { put(yearPattern, day, date, &$0) }
  }

  /// The full name of the month that a day is in.
  func monthName(of day: CalendarDay) -> String {
    text { putMonth(of: day, 4, isStandalone: true, &$0) }
  }

  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    write(&writer)
    writer.finish()
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private func put(
    _ pattern: [UInt8], _ day: CalendarDay, _ date: CivilDate, _ writer: inout JSONWriter
  ) {
    pattern.withUnsafeBytes {
      put(DatePattern(unchecked: $0), day, date, locale.weekRule, &writer)
    }
  }

  /// Writes a date by a pattern, or by the title's own.
  func put(
    _ pattern: DatePattern?, _ day: CalendarDay, _ date: CivilDate, _ rule: WeekRule,
    _ writer: inout JSONWriter
  ) {
    if let pattern {
      put(pattern, day, date, rule, &writer)
    } else {
      put(titlePattern, day, date, &writer)
    }
  }

  /// Writes a date by a pattern, its year, month and day being those of this calendar.
  private func put(
    _ pattern: DatePattern, _ day: CalendarDay, _ date: CivilDate, _ rule: WeekRule,
    _ writer: inout JSONWriter
  ) {
    let civil = FormattedDate(
      pattern: nil, date: date, locale: .passUnretained(locale), weekRule: rule)
    pattern.forEachPart { (part) throws(Never) in
      switch part {
      case .literal(let text): writer.escaped(text)
      case .field(let letter, let count): put(letter, count, day, civil, &writer)
      }
    }
  }

  private func put(
    _ letter: UInt8, _ count: Int, _ day: CalendarDay, _ civil: FormattedDate,
    _ writer: inout JSONWriter
  ) {
    func number(_ value: Int, _ width: Int) {
      FormattedDate.put(value, width, locale, &writer)
    }
    switch letter {
    case UInt8(ascii: "G"): put(eraName(day), &writer)
    case UInt8(ascii: "y"): count == 2 ? number(day.year % 100, 2) : number(day.year, count)
    case UInt8(ascii: "u"): number(day.year, count)
    case UInt8(ascii: "r"):
      // The related Gregorian year: that of calendars which count no years of their own.
      number(calendar.marksLeapMonths ? day.year : civil.date.components.year, count)
    case UInt8(ascii: "U"):
      if cyclicYears.count == 60 {
        put(cyclicYears[(day.year + 56) % 60], &writer)
      } else {
        number(day.year, 1)
      }
    case UInt8(ascii: "M"):
      putMonth(of: day, count, isStandalone: false, &writer)
    case UInt8(ascii: "L"):
      putMonth(of: day, count, isStandalone: true, &writer)
    case UInt8(ascii: "d"):
      hasWordedDays ? put(Self.wordedDay(day.day), &writer) : number(day.day, count)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"): number((day.month + 2) / 3, min(count, 2))
    case UInt8(ascii: "D"):
      let first = calendar.month(era: day.era, year: day.year, month: 1, isLeapMonth: false)
      number(first.map { civil.date - $0.start + 1 } ?? 0, count)
    default: civil.put(letter, count, civil.date.components, locale, &writer)
    }
  }

  private func putMonth(
    of day: CalendarDay, _ count: Int, isStandalone: Bool, _ writer: inout JSONWriter
  ) {
    let isMarked = day.isLeapMonth && calendar.marksLeapMonths
    if isMarked { put(leap.before, &writer) }
    if count <= 2 {
      FormattedDate.put(day.month, count, locale, &writer)
    } else {
      let names = isStandalone ? standaloneMonths : months
      let width: NameWidth = count == 4 ? .wide : count == 5 ? .narrow : .abbreviated
      put(monthName(day.month, of: day, names[width.rawValue]), &writer)
    }
    if isMarked { put(leap.behind, &writer) }
  }

  private func monthName(_ month: Int, of day: CalendarDay, _ names: [String]) -> String {
    // The Hebrew month 7 is Adar, and Adar II in a year that has an Adar I; CLDR puts that name
    // behind the others.
    let isAdarII =
      calendar == .hebrew && month == 7 && names.count == 14
      && calendar.month(era: nil, year: day.year, month: 6, isLeapMonth: true) != nil
    let index = isAdarII ? 13 : month - 1
    return names.indices.contains(index) ? names[index] : String(month)
  }

  private func put(_ text: String, _ writer: inout JSONWriter) {
    var text = text
    text.withUTF8 { writer.escaped(UnsafeRawBufferPointer($0)) }
  }

  private func eraName(_ day: CalendarDay) -> String {
    // CLDR numbers the eras of Japan since 645; the ones offered here are its last.
    guard let era = day.era, let place = calendar.eras.firstIndex(of: era),
      eras.count >= calendar.eras.count
    else { return eras.last ?? "" }
    return eras[eras.count - calendar.eras.count + place]
  }
}
