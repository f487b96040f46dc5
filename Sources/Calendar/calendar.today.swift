import JSON
import JSONRPC

/// `calendar.today`: the date at an instant in a time zone.
package enum CalendarToday: Method {
  package static let name: StaticString = "calendar.today"
  package static let summary: StaticString = "The date now, or at an instant, in a time zone."
  package static let doc: StaticString = """
    The date where `timeZone` is, at `instant` or now, with its weekday and its places in month, \
    year and week. Two zones may be a day apart at the same instant; without `timeZone` it is TZ's \
    or the system's.
    """
  package static let resultDoc: StaticString = "The date and its places."
  package static let reasons: [Reason] = [.badDate, .outOfRange, .badValue]
  package static let examples = [
    Example(
      "Evening in Buenos Aires is another day than in Greenwich",
      params: """
        {"timeZone":"America/Argentina/Buenos_Aires","instant":"2024-07-12T00:30:00Z",\
        "locale":"en-US"}
        """,
      result: """
        {"date":"2024-07-11","weekday":"thursday","year":2024,"month":7,"day":11,"dayOfYear":193,\
        "weekYear":2024,"week":28,"weekOfMonth":2}
        """),
    Example(
      "A city alone is no zone", params: #"{"timeZone":"Seoul"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/timeZone","suggestion":"Asia/Seoul"}}
        """),
  ]

  package struct Params: DisplayingParams {
    var instant: Instant?
    var display = DisplayParams()

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("timeZone", \.display.timeZone, "The IANA time zone. Where absent, TZ or the system's.")
      try member("instant", \.instant, "The instant by RFC 3339; now where absent.")
      try member.weekCounting()
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> DatePlaces {
    let (locale, rule) = try params.display.weekCounting(context)
    let date = try RPCError.rethrowing(inside: "timeZone") { () throws(JSONError) in
      if let instant = params.instant {
        return try context.day(at: instant.seconds, timeZone: params.display.timeZone)
      }
      return try context.today(override: nil, timeZone: params.display.timeZone)
    }
    guard date.isInRange else {
      throw RPCError(
        JSONError(.outOfRange, it: "leads beyond the years 1 to 9999 there").inside("instant"))
    }
    return DatePlaces(date: date, locale: locale, weekRule: rule)
  }
}

/// A date with its places in week, month and year.
package struct DatePlaces: JSONRecord {
  let date: CivilDate
  let locale: LocaleData
  let weekRule: WeekRule

  private var number: WeekRule.WeekNumber { weekRule.weekNumber(of: date) }

  package static func members<V: RecordVisitor<DatePlaces>>(_ member: inout V) {
    member("date", "The date.") { $0.date }
    member("weekday", "Its weekday.") { $0.date.weekday }
    member.flag("isWeekend", "It is a day of the locale's weekend.") {
      $0.locale.isWeekend($0.date.weekday)
    }
    member("year", "Its year.") { $0.date.components.year }
    member("month", "Its month, 1 to 12.") { $0.date.components.month }
    member("day", "Its day of the month.") { $0.date.components.day }
    member("dayOfYear", "Its day of the year, from 1.") {
      $0.date - CivilDate(year: $0.date.components.year, month: 1, day: 1) + 1
    }
    member("weekYear", "The year that its week is counted in.") { $0.number.weekYear }
    member("week", "The number of its week in that year.") { $0.number.week }
    member("weekOfMonth", "The number of its week in the month; 0 before the first.") {
      $0.weekRule.weekOfMonth(of: $0.date)
    }
    member("locale", "The locale's tag.") { $0.locale.tag }
    member("firstWeekday", "The day that weeks begin with.") { $0.weekRule.firstWeekday }
    member("minimalDays", "How many of its days a first week must have.") {
      $0.weekRule.minimalDays
    }
  }
}

/// An instant as RFC 3339 writes it, to the second.
struct Instant: JSONParameter {
  /// Since 1970-01-01T00:00:00Z.
  let seconds: Int

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Instant {
    guard let text = value.utf8 else { throw value.mismatch("an instant by RFC 3339") }
    guard let seconds = seconds(text) else {
      throw JSONError(
        .badDate, it: "must be an instant by RFC 3339, not \(value.summary)",
        expected: "YYYY-MM-DDThh:mm:ssZ or …±hh:mm", found: value.summary)
    }
    return Instant(seconds: seconds)
  }

  private static func seconds(_ text: UnsafeRawBufferPointer) -> Int? {
    guard 20...100 ~= text.count,
      let date = CivilDate(UnsafeRawBufferPointer(rebasing: text[0..<10])),
      text[10] | 0x20 == UInt8(ascii: "t") || text[10] == UInt8(ascii: " "),
      text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      let hour = CivilDate.digits(text, 11..<13), hour < 24,
      let minute = CivilDate.digits(text, 14..<16), minute < 60,
      // 60 is a leap second, which belongs to the day that it ends.
      let second = CivilDate.digits(text, 17..<19), second <= 60
    else { return nil }
    var index = 19
    if text[index] == UInt8(ascii: ".") {
      index += 1
      let first = index
      while index < text.count, text[index] &- UInt8(ascii: "0") < 10 { index += 1 }
      guard index > first else { return nil }
    }
    guard let offset = offset(text, from: index) else { return nil }
    return date.number * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset
  }

  /// The offset from UTC in seconds, which must be all that is left.
  private static func offset(_ text: UnsafeRawBufferPointer, from index: Int) -> Int? {
    guard index < text.count else { return nil }
    if text[index] | 0x20 == UInt8(ascii: "z") { return index + 1 == text.count ? 0 : nil }
    guard index + 6 == text.count, text[index + 3] == UInt8(ascii: ":"),
      let hours = CivilDate.digits(text, index + 1..<index + 3), hours < 24,
      let minutes = CivilDate.digits(text, index + 4..<index + 6), minutes < 60
    else { return nil }
    switch text[index] {
    case UInt8(ascii: "+"): return hours * 3600 + minutes * 60
    case UInt8(ascii: "-"): return -(hours * 3600 + minutes * 60)
    default: return nil
    }
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
    writer.name("format")
    writer.string("date-time")
  }

  func writeDefault(to writer: inout JSONWriter) {}
}
