import JSON
import JSONRPC

/// The parameters that every method has which draws dates.
package struct DisplayParams {
  var locale: JSONText?
  var firstWeekday: Weekday?
  var minimalDays: Int?
  var today: CivilDate?
  var timeZone: JSONText?
  var titleFormat: DatePattern?
  var weekdayWidth = WeekdayWidth.abbreviated
  var calendar: CalendarIdentifier?
  var alternateCalendar: CalendarIdentifier?
  var holidays: JSONText?
}

extension DisplayParams {
  /// The locale, and how weeks are counted: as the params say, or else as the locale does.
  func weekCounting(
    _ context: CalendarContext
  ) throws(RPCError) -> (locale: LocaleData, rule: WeekRule) {
    let locale = try RPCError.rethrowing(inside: "locale") { () throws(JSONError) in
      try context.locale(self.locale)
    }
    let rule = WeekRule(
      firstWeekday: firstWeekday ?? locale.weekRule.firstWeekday,
      minimalDays: minimalDays ?? locale.weekRule.minimalDays)
    return (locale, rule)
  }

  /// A month has no week-based year: a pattern that names one is a mistake.
  func checkMonthTitle() throws(RPCError) {
    guard titleFormat?.usesWeekYear == true else { return }
    throw RPCError(
      JSONError(
        .badValue, it: "must not name a month by Y, the year that weeks are counted in",
        hint: "Y differs from the year in some days around New Year; write y."
      ).inside("titleFormat"))
  }
}

protocol DisplayingParams: JSONParams {
  var display: DisplayParams { get set }
}

extension ParamsVisitor where Params: DisplayingParams {
  /// Declares those parameters in `display` that say how weeks are counted.
  @inline(__always)
  mutating func weekCounting() throws(JSONError) {
    try self(
      "locale", \.display.locale,
      "The locale as a BCP 47 tag (ko, ko-KR or ko_KR; -u-fw- and -u-nu- are honoured). Where absent, the server's --locale, else LC_ALL, LC_TIME or LANG, else en-US.")
    try self(
      "firstWeekday", \.display.firstWeekday,
      "The day that weeks begin with. Where absent, the locale's.")
    try self(
      "minimalDays", \.display.minimalDays, 1...7,
      "How many of its days the first week of a year or month must have (ISO 8601: 4). Where absent, the locale's.")
  }

  /// Declares all parameters in `display`.
  @inline(__always)
  mutating func display() throws(JSONError) {
    try weekCounting()
    try self(
      "today", \.display.today, "Today's date, in place of the clock's.")
    try self(
      "timeZone", \.display.timeZone,
      "The IANA time zone in which the clock is read for today's date. Where absent, TZ or the system's.")
    try self(
      "titleFormat", \.display.titleFormat,
      "The title's pattern by UTS 35, such as yyyy년 MM월. Where absent, the locale's own for a month and a year (CLDR's yMMMM).")
    try self(
      "weekdayWidth", \.display.weekdayWidth, "How wide the labels of the weekday header are.")
    try self(
      "calendar", \.display.calendar,
      "The calendar that is drawn. Where absent, the one of the locale's -u-ca-, else gregorian.")
    try self(
      "alternateCalendar", \.display.alternateCalendar,
      "Another calendar whose date each day carries too, as `alternate`.")
    try self(
      "holidays", \.display.holidays,
      "A region (KR) whose public holidays the days carry, as `holidays`.")
  }
}

/// The same, resolved: what is drawn by. A class, so that the parts of an answer share it.
final class DisplaySettings {
  let locale: LocaleData
  let weekRule: WeekRule
  let today: CivilDate
  let weekdayWidth: WeekdayWidth
  let calendar: CalendarIdentifier
  /// The names of the calendar, unless it is the Gregorian; and of the alternate one.
  let names: CalendarNames?
  let alternate: CalendarNames?
  let holidays: HolidayTable?
  private let titleFormat: DatePattern?

  init(_ params: DisplayParams, _ context: CalendarContext) throws(RPCError) {
    let (locale, weekRule) = try params.weekCounting(context)
    self.locale = locale
    self.weekRule = weekRule
    today = try RPCError.rethrowing(inside: "timeZone") { () throws(JSONError) in
      try context.today(override: params.today, timeZone: params.timeZone)
    }
    weekdayWidth = params.weekdayWidth
    titleFormat = params.titleFormat
    let calendar = params.calendar ?? locale.identifier.calendar ?? .gregorian
    self.calendar = calendar
    names = calendar == .gregorian ? nil : context.names(of: calendar, locale)
    alternate = params.alternateCalendar.map { context.names(of: $0, locale) }
    holidays = try params.holidays.map { (region) throws(RPCError) in
      try RPCError.rethrowing(inside: "holidays") { () throws(JSONError) in
        try HolidayTable.table(of: String(decoding: region.utf8, as: UTF8.self))
      }
    }
  }

  /// Throws where holidays are wanted of days that there is no data of: a day without a holiday
  /// would look like a working day.
  func checkHolidays(cover dates: ClosedRange<CivilDate>) throws(RPCError) {
    guard let table = holidays else { return }
    for date in [dates.lowerBound, dates.upperBound] where !table.dates.contains(date) {
      throw RPCError(table.noData(of: date.components.year).inside("holidays"))
    }
  }

  func title(of date: CivilDate) -> FormattedDate {
    var title = FormattedDate(
      pattern: titleFormat, date: date, locale: .passUnretained(locale), weekRule: weekRule)
    if let names, let day = calendar.day(date) { title.other = (.passUnretained(names), day) }
    return title
  }
}

extension RPCError {
  /// Runs `body`; what it finds wrong is wrong with the parameter `name`.
  @inline(__always)
  static func rethrowing<T>(
    inside name: String, _ body: () throws(JSONError) -> T
  ) throws(RPCError) -> T {
    do throws(JSONError) {
      return try body()
    } catch {
      throw RPCError(error.inside(name))
    }
  }
}
