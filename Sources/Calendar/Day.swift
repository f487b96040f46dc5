import JSON

/// What a day is drawn by, beside its date: few words, copied into every day of an answer.
struct DayStyle {
  let today: CivilDate
  /// A bit for each column of a week that is a day of the weekend.
  private let weekendColumns: UInt8
  /// The labels of the days 1 to 31. They are the locale's, which the answer keeps alive.
  let labels: UnsafePointer<LocaleText>
  /// What the days carry beside their date. The answer keeps it alive.
  let extras: Unmanaged<DayExtras>?

  init(_ settings: DisplaySettings, _ extras: DayExtras?) {
    today = settings.today
    let first = UInt8(settings.weekRule.firstWeekday.index)
    let weekend = settings.locale.weekend
    weekendColumns = (weekend >> first | weekend << (7 - first)) & 0x7F
    labels = settings.locale.dayLabels
    self.extras = extras.map { .passUnretained($0) }
  }

  func isWeekend(column: Int) -> Bool { weekendColumns &>> UInt8(truncatingIfNeeded: column) & 1 != 0 }
}

/// A year and month as the beginning of a date on the wire: the eight bytes of `2022-01-`.
struct DatePrefix {
  let bytes: UInt64

  /// A date without the years 1 to 9999 has none.
  static let none = DatePrefix(bytes: 0)
  var isNone: Bool { bytes == 0 }

  private init(bytes: UInt64) { self.bytes = bytes }

  init(year: Int, month: Int) {
    guard 1...9999 ~= year else {
      self = .none
      return
    }
    let digits = [year / 1000, year / 100 % 10, year / 10 % 10, year % 10]
    var bytes: UInt64 = 0
    for digit in digits { bytes = bytes >> 8 | UInt64(0x30 + digit) << 56 }
    bytes = bytes >> 8 | UInt64(UInt8(ascii: "-")) << 56
    bytes = bytes >> 8 | UInt64(0x30 + month / 10) << 56
    bytes = bytes >> 8 | UInt64(0x30 + month % 10) << 56
    bytes = bytes >> 8 | UInt64(UInt8(ascii: "-")) << 56
    self.bytes = bytes
  }
}

/// One day of a grid or a week.
struct Day: JSONRecord {
  private let date: CivilDate
  private let prefix: DatePrefix
  private let day: Int
  private let label: Int
  private let extras: Unmanaged<DayExtras>?
  private let labels: UnsafePointer<LocaleText>
  private let isToday: Bool
  private let isWeekend: Bool
  private let isOutside: Bool

  /// `prefix` and `day` spell `date`; both are known where days are counted through a month.
  @inline(__always)
  init(
    _ date: CivilDate, _ prefix: DatePrefix, _ day: Int, label: Int, column: Int,
    _ style: DayStyle, isOutside: Bool
  ) {
    self.date = date
    self.prefix = prefix
    self.day = day
    self.label = prefix.isNone ? 0 : label
    extras = style.extras
    labels = style.labels
    isToday = date == style.today
    isWeekend = style.isWeekend(column: column) && !prefix.isNone
    self.isOutside = isOutside || prefix.isNone
  }

  /// A day by its date alone; `label` is its number in the calendar that is drawn.
  init(_ date: CivilDate, label: Int, column: Int, _ style: DayStyle, isOutside: Bool) {
    let fields = date.components
    self.init(
      date, DatePrefix(year: fields.year, month: fields.month), fields.day, label: label,
      column: column, style, isOutside: isOutside)
  }

  @inline(__always)
  func write(to writer: inout JSONWriter) {
    if extras == nil { write(to: &writer) { Self.plainMembers(&$0) } } else { writeWhole(&writer) }
  }

  /// Out of line, so that the plain day stays small enough to be written inside its week.
  @inline(never)
  private func writeWhole(_ writer: inout JSONWriter) {
    write(to: &writer) { Self.members(&$0) }
  }

  static func members<V: RecordVisitor<Day>>(_ member: inout V) {
    plainMembers(&member)
    member.optional("alternate", "The date in the alternate calendar.") { day in
      day.extras.flatMap { $0._withUnsafeGuaranteedRef { $0.alternate(day.date) } }
    }
    member.optional("holidays", "The public holidays on it.") { day in
      day.extras.flatMap { $0._withUnsafeGuaranteedRef { $0.holidays(day.date) } }
    }
  }

  @inline(__always)
  private static func plainMembers<V: RecordVisitor<Day>>(_ member: inout V) {
    member.optional("date", "The date; absent beyond the years 1 to 9999.") {
      $0.prefix.isNone ? nil : DayDate(prefix: $0.prefix, day: $0.day)
    }
    member("label", "The day's number in the locale's digits; empty beyond the years 1 to 9999.") {
      DayLabel(day: $0.label, labels: $0.labels)
    }
    member.flag("isToday", "It is today.") { $0.isToday }
    member.flag("isWeekend", "It is a day of the locale's weekend.") { $0.isWeekend }
    member.flag("isOutside", "It belongs to another month, or lies beyond the years 1 to 9999.") {
      $0.isOutside
    }
  }
}

/// A date from its ready bytes and its day.
struct DayDate: JSONResult {
  let prefix: DatePrefix
  let day: Int

  init(prefix: DatePrefix, day: Int) {
    self.prefix = prefix
    self.day = day
  }

  init(_ date: CivilDate) {
    let fields = date.components
    self.init(prefix: DatePrefix(year: fields.year, month: fields.month), day: fields.day)
  }

  @inline(__always)
  func write(to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    writer.put(eightBytes: prefix.bytes)
    writer.digits(day, width: 2)
    writer.endString()
  }

  static func writeSchema(to writer: inout JSONWriter) { CivilDate.writeSchema(to: &writer) }
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
