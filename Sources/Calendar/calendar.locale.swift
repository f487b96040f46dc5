import JSON
import JSONRPC

/// `calendar.locale`: what CLDR says of a locale's calendar.
package enum CalendarLocale: Method {
  package static let name: StaticString = "calendar.locale"
  package static let summary: StaticString = "A locale's week, names, patterns and digits."
  package static let doc: StaticString = """
    What calendars are drawn by in a locale, from the Unicode CLDR. Names are the standalone forms, \
    as a header has them; weekdays begin with the locale's first.
    """
  package static let resultDoc: StaticString = "The locale."
  package static let reasons: [Reason] = [.badValue]
  package static let examples = [
    Example(
      "Korean", params: #"{"locale":"ko"}"#,
      result: """
        {"locale":"ko","firstWeekday":"sunday","minimalDays":1,"weekend":["saturday","sunday"],\
        "titlePattern":"y년 MMMM","digits":"0123456789","direction":"leftToRight"}
        """),
    Example(
      "A country is no language", params: #"{"locale":"kr"}"#,
      error: """
        {"code":-32602,"data":{"reason":"badValue","pointer":"/locale","suggestion":"ko"}}
        """),
  ]

  package struct Params: JSONParams {
    var locale: JSONText?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("locale", \.locale, "The locale as a BCP 47 tag; the server's where absent.")
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Result {
    Result(
      locale: try RPCError.rethrowing(inside: "locale") { () throws(JSONError) in
        try context.locale(params.locale)
      })
  }

  package struct Result: JSONRecord {
    let locale: LocaleData

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("locale", "The locale's tag.") { $0.locale.tag }
      member("firstWeekday", "The day that weeks begin with.") { $0.locale.weekRule.firstWeekday }
      member("minimalDays", "How many of its days a first week must have.") {
        $0.locale.weekRule.minimalDays
      }
      member("weekend", "The days of the weekend, in their order.") { $0.locale.weekendDays }
      member.list("weekdays", "The weekdays' names.", count: { _ in 7 }) {
        WeekdayNames(
          weekday: Weekday(index: ($0.locale.weekRule.firstWeekday.index + $1) % 7),
          locale: $0.locale)
      }
      member.list("months", "The months' names.", count: { _ in 12 }) {
        MonthNames(month: $1 + 1, locale: $0.locale)
      }
      member("titlePattern", "The pattern of a month's title (UTS 35).") {
        String(decoding: $0.locale.titlePattern, as: UTF8.self)
      }
      member("digits", "The ten digits, from 0.") { $0.locale.digits }
      member("direction", "How text runs.") {
        $0.locale.isRightToLeft ? TextDirection.rightToLeft : .leftToRight
      }
      member("cldrVersion", "The release of the CLDR.") { _ in cldrVersion() }
    }
  }

  enum TextDirection: String, JSONEnumeration {
    case leftToRight, rightToLeft
  }

  struct WeekdayNames: JSONRecord {
    let weekday: Weekday
    let locale: LocaleData

    static func members<V: RecordVisitor<WeekdayNames>>(_ member: inout V) {
      member("weekday", "The weekday.") { $0.weekday }
      member("wide", "Its full name.") { $0.locale.weekdayName($0.weekday, .wide) }
      member("abbreviated", "Its usual short name.") {
        $0.locale.weekdayName($0.weekday, .abbreviated)
      }
      member("short", "A name of about two letters.") { $0.locale.weekdayName($0.weekday, .short) }
      member("narrow", "A name of one letter, which others may share.") {
        $0.locale.weekdayName($0.weekday, .narrow)
      }
      member.flag("isWeekend", "It is a day of the weekend.") { $0.locale.isWeekend($0.weekday) }
    }
  }

  struct MonthNames: JSONRecord {
    let month: Int
    let locale: LocaleData

    static func members<V: RecordVisitor<MonthNames>>(_ member: inout V) {
      member("month", "The month, 1 to 12.") { $0.month }
      member("wide", "Its full name.") {
        $0.locale.monthName($0.month, .wide, isStandalone: true)
      }
      member("abbreviated", "Its usual short name.") {
        $0.locale.monthName($0.month, .abbreviated, isStandalone: true)
      }
      member("narrow", "A name of one letter, which others may share.") {
        $0.locale.monthName($0.month, .narrow, isStandalone: true)
      }
    }
  }
}
