import JSON

/// What a day is drawn by, beside its date: few words, copied into every day of an answer.
struct DayStyle {
  let today: CivilDate
  /// A bit for each weekend day, by its index from Sunday.
  let weekend: UInt8
  /// The labels of the days 1 to 31. They are the locale's, which the answer keeps alive.
  let labels: UnsafePointer<LocaleText>

  init(_ settings: DisplaySettings) {
    today = settings.today
    weekend = settings.locale.weekend
    labels = settings.locale.dayLabels
  }
}

/// One day of a grid or a week.
struct Day: JSONRecord {
  private let date: CivilDate
  private let components: CivilDate.Components
  private let style: DayStyle
  private let isOutside: Bool

  init(_ date: CivilDate, _ components: CivilDate.Components, _ style: DayStyle, isOutside: Bool) {
    self.date = date
    self.components = components
    self.style = style
    self.isOutside = isOutside
  }

  /// A date of year 1 to 9999, ready to be written.
  private struct WrittenDate: JSONResult {
    let components: CivilDate.Components

    @inline(__always)
    func write(to writer: inout JSONWriter) {
      CivilDate.put(components, to: &writer)
    }

    static func writeSchema(to writer: inout JSONWriter) { CivilDate.writeSchema(to: &writer) }
  }

  @inline(__always)
  static func members<V: RecordVisitor<Day>>(_ member: inout V) {
    member.optional("date", "The date; absent beyond the years 1 to 9999.") {
      $0.date.isInRange ? WrittenDate(components: $0.components) : nil
    }
    member("label", "The day's number in the locale's digits; empty beyond the years 1 to 9999.") {
      DayLabel(day: $0.date.isInRange ? $0.components.day : 0, labels: $0.style.labels)
    }
    member.flag("isToday", "It is today.") { $0.date == $0.style.today && $0.date.isInRange }
    member.flag("isWeekend", "It is a day of the locale's weekend.") {
      $0.style.weekend &>> UInt8(truncatingIfNeeded: $0.date.weekday.index) & 1 != 0
        && $0.date.isInRange
    }
    member.flag("isOutside", "It belongs to another month, or lies beyond the years 1 to 9999.") {
      $0.isOutside || !$0.date.isInRange
    }
  }
}

/// The label of a day; empty for day 0.
struct DayLabel: JSONResult {
  let day: Int
  let labels: UnsafePointer<LocaleText>

  @inline(__always)
  func write(to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    if day > 0 {
      let label = labels[day - 1]
      writer.putShort(label.start, label.count)
    }
    writer.endString()
  }

  static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}

/// A weekday of the header.
struct WeekdayHeading: JSONRecord {
  let weekday: Weekday
  let label: LocaleText
  let isWeekend: Bool

  /// The heading of column `column`.
  init(_ column: Int, _ settings: DisplaySettings) {
    weekday = Weekday(index: (settings.weekRule.firstWeekday.index + column) % 7)
    label = settings.locale.weekdayName(weekday, settings.weekdayWidth)
    isWeekend = settings.locale.isWeekend(weekday)
  }

  static func members<V: RecordVisitor<WeekdayHeading>>(_ member: inout V) {
    member("weekday", "The weekday.") { $0.weekday }
    member("label", "Its name in the locale.") { $0.label }
    member.flag("isWeekend", "It is a day of the locale's weekend.") { $0.isWeekend }
  }
}
