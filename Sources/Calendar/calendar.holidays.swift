import JSON
import JSONRPC

/// `calendar.holidays`: the public holidays of a region.
package enum CalendarHolidays: Method {
  package static let name: StaticString = "calendar.holidays"
  package static let summary: StaticString = "The public holidays of a region."
  package static let doc: StaticString = """
    Give a `year`, or `from` and `to`, both inclusive. A day that stands for a holiday lost to a \
    weekend or to another holiday is flagged `isSubstitute`. The data are dated: `firstYear` to \
    `lastYear` there are any, and from `firstProjectedYear` on they follow from the rules, so what \
    a government declares late is missing; give that as `extra`. Names are in the region's language \
    for its locales, and in English for others. There is data of KR.
    """
  package static let resultDoc: StaticString = "The holidays, in order."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badDate, .badValue,
  ]
  package static let examples = [
    Example(
      "New Year's holidays with their substitute",
      params: #"{"region":"KR","from":"2024-02-01","to":"2024-02-29","locale":"ko"}"#,
      result: """
        {"holidays":[{"date":"2024-02-09","weekday":"friday","name":"설날 전날"},\
        {"date":"2024-02-10","weekday":"saturday","name":"설날"},\
        {"date":"2024-02-11","weekday":"sunday","name":"설날 다음날"},\
        {"date":"2024-02-12","weekday":"monday","name":"설날 대체 휴일","isSubstitute":true}],\
        "region":"KR","firstYear":2014,"lastYear":2030,"firstProjectedYear":2027}
        """),
    Example(
      "A year without data", params: #"{"region":"KR","year":1988}"#,
      error: """
        {"code":-32602,"data":{"reason":"outOfRange","pointer":"/year","minimum":2014,\
        "maximum":2030}}
        """),
  ]

  package struct Params: JSONParams {
    var region = ""
    var year: Int?
    var from: CivilDate?
    var to: CivilDate?
    var extra: [ExtraHoliday]?
    var locale: JSONText?

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("region", \.region, "The region by ISO 3166-1 (KR).")
      try member("year", \.year, 1...9999, "The year.")
      try member("from", \.from, "The first day; `to` goes with it.")
      try member("to", \.to, "The last day; `from` goes with it.")
      try member("extra", \.extra, "Holidays that were declared late, to be put among the others.")
      try member("locale", \.locale, "The locale of the names; the server's where absent.")
    }
  }

  package struct Result: JSONRecord {
    let holidays: [Holiday]
    let table: HolidayTable

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.list("holidays", "The holidays, in order.", count: { $0.holidays.count }) {
        DatedHoliday(holiday: $0.holidays[$1])
      }
      member("region", "The region.") { $0.table.region }
      member("firstYear", "The first year there is data of.") { $0.table.years.lowerBound }
      member("lastYear", "The last year there is data of.") { $0.table.years.upperBound }
      member("firstProjectedYear", "From here on the days follow from the rules.") {
        $0.table.firstProjectedYear
      }
    }
  }

  package static func run(
    _ params: Params, _ context: CalendarContext
  ) throws(RPCError) -> Result {
    let table = try RPCError.rethrowing(inside: "region") { () throws(JSONError) in
      try HolidayTable.table(of: params.region)
    }
    let locale = try RPCError.rethrowing(inside: "locale") { () throws(JSONError) in
      try context.locale(params.locale)
    }
    let range = try dates(params, table)
    var holidays = table.holidays(in: range, localeTag: locale.tag.string)
    for extra in params.extra ?? [] where range.contains(extra.date) {
      holidays.append(
        Holiday(
          date: extra.date, name: extra.name, isSubstitute: false, isExtra: true,
          isProjected: false))
    }
    holidays.sort { $0.date < $1.date }
    return Result(holidays: holidays, table: table)
  }

  private static func dates(
    _ params: Params, _ table: HolidayTable
  ) throws(RPCError) -> ClosedRange<CivilDate> {
    if let year = params.year {
      guard params.from == nil, params.to == nil else {
        throw RPCError(
          JSONError(
            .conflictingMembers, "year can't be given with from or to", pointer: "/year",
            hint: "Leave either out."))
      }
      guard table.years ~= year else { throw RPCError(table.noData(of: year).inside("year")) }
      return CivilDate(year: year, month: 1, day: 1)...CivilDate(year: year, month: 12, day: 31)
    }
    guard let from = params.from, let to = params.to else {
      let missing = params.from != nil ? "to" : params.to != nil ? "from" : "year"
      throw RPCError(.missing(missing, hint: "Give a year, or from and to."))
    }
    for (name, date) in [("from", from), ("to", to)] where !table.dates.contains(date) {
      throw RPCError(table.noData(of: date.components.year).inside(name))
    }
    guard from <= to else {
      throw RPCError(
        JSONError(.outOfRange, it: "must not be before from", found: to.description).inside("to"))
    }
    return from...to
  }
}

/// A holiday that the caller knows of.
struct ExtraHoliday: JSONParameter {
  let date: CivilDate
  let name: String

  struct Fields: JSONParams {
    var date = CivilDate(0)
    var name = ""

    init() {}

    static func members<V: ParamsVisitor<Fields>>(_ member: inout V) throws(JSONError) {
      try member.required("date", \.date, "The date.")
      try member.required("name", \.name, "What it is called.")
    }
  }

  static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> ExtraHoliday {
    guard value.isObject else { throw value.mismatch("an object with date and name") }
    let fields = try Fields.decode(value)
    return ExtraHoliday(date: fields.date, name: fields.name)
  }

  static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    Fields.writeSchema(to: &writer)
  }

  func writeDefault(to writer: inout JSONWriter) {}
}

/// A holiday with its date.
struct DatedHoliday: JSONRecord {
  let holiday: Holiday

  static func members<V: RecordVisitor<DatedHoliday>>(_ member: inout V) {
    member("date", "The date.") { $0.holiday.date }
    member("weekday", "Its weekday.") { $0.holiday.date.weekday }
    member("name", "What it is called.") { $0.holiday.name }
    member.flag("isSubstitute", "It stands for a holiday that fell on another one or a weekend.") {
      $0.holiday.isSubstitute
    }
    member.flag("isExtra", "It was given as `extra`.") { $0.holiday.isExtra }
    member.flag("isProjected", "It follows from the rules and is not declared yet.") {
      $0.holiday.isProjected
    }
  }
}
