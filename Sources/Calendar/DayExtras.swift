import JSON

/// What the days of an answer carry beside their date: the date in another calendar, and public
/// holidays. Worked out once for all cells, since an alternate date follows from the one before.
final class DayExtras {
  private let first: CivilDate
  private let names: CalendarNames?
  private let alternates: [CalendarDay?]
  private let holidayList: [[DayHoliday]]

  /// For the cells from `first` on; nil when nothing is asked for.
  init?(_ first: CivilDate, count: Int, _ settings: DisplaySettings) {
    guard settings.alternate != nil || settings.holidays != nil else { return nil }
    self.first = first
    names = settings.alternate
    alternates = names.map { Self.days($0.calendar, first, count) } ?? []
    if let table = settings.holidays {
      var lists = [[DayHoliday]](repeating: [], count: count)
      let tag = settings.locale.tag.string
      for holiday in table.holidays(in: first...first + (count - 1), localeTag: tag) {
        lists[holiday.date - first].append(DayHoliday(holiday: holiday))
      }
      holidayList = lists
    } else {
      holidayList = []
    }
  }

  /// Consecutive days of a calendar: its months are looked up, its days counted.
  private static func days(
    _ calendar: CalendarIdentifier, _ first: CivilDate, _ count: Int
  ) -> [CalendarDay?] {
    var days: [CalendarDay?] = []
    days.reserveCapacity(count)
    var month: CalendarMonthSpan?
    for index in 0..<count {
      let date = first + index
      if month.map({ date > $0.last }) ?? true { month = calendar.month(containing: date) }
      guard let month else {
        days.append(nil)
        continue
      }
      // An era may begin inside a month.
      days.append(
        month.era != nil
          ? calendar.day(date)
          : CalendarDay(
            era: nil, year: month.year, month: month.month, day: date - month.start + 1,
            isLeapMonth: month.isLeapMonth, monthDays: month.dayCount))
    }
    return days
  }

  func alternate(_ date: CivilDate) -> AlternateDay? {
    guard let names, alternates.indices.contains(date - first), let day = alternates[date - first]
    else { return nil }
    return AlternateDay(day: day, date: date, names: .passUnretained(names))
  }

  func holidays(_ date: CivilDate) -> [DayHoliday]? {
    guard holidayList.indices.contains(date - first), !holidayList[date - first].isEmpty
    else { return nil }
    return holidayList[date - first]
  }
}

/// A date in another calendar, as its day carries it.
struct AlternateDay: JSONRecord {
  let day: CalendarDay
  let date: CivilDate
  let names: Unmanaged<CalendarNames>

  static func members<V: RecordVisitor<AlternateDay>>(_ member: inout V) {
    member.optional("era", "The era that the year is counted in, in calendars with several.") {
      $0.day.era
    }
    member("year", "The year.") { $0.day.year }
    member("month", "The month, from 1.") { $0.day.month }
    member("day", "The day of the month.") { $0.day.day }
    member.flag("isLeapMonth", "The month is a leap month.") { $0.day.isLeapMonth }
    member("label", "Month and day as a wall calendar prints them.") {
      AlternateLabel(day: $0.day, date: $0.date, names: $0.names)
    }
    member.optional("cycle", "In dangi: the day's name in the cycle of sixty (간지).") {
      $0.names._withUnsafeGuaranteedRef { $0.calendar } == .dangi
        ? $0.date.sexagenaryDay.korean : nil
    }
  }
}

/// The label of an alternate date.
struct AlternateLabel: JSONResult {
  let day: CalendarDay
  let date: CivilDate
  let names: Unmanaged<CalendarNames>

  func write(to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    names._withUnsafeGuaranteedRef { $0.putLabel(day, date, &writer) }
    writer.endString()
  }

  static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}
