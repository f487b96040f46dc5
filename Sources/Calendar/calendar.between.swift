import JSON
import JSONRPC

/// `calendar.between`: how far two dates are apart.
package enum CalendarBetween: Method {
  package static let name: StaticString = "calendar.between"
  package static let summary: StaticString = "How far two dates are apart."
  package static let doc: StaticString = """
    `days` counts the midnights between the dates; `inclusiveDays` counts the first day too, as \
    anniversaries of couples and hospital stays are counted: from 1 January, 10 January is 9 days \
    away and the 10th day. `weeks` and `period` are the same distance in weeks and days, and in \
    years, months and days: as many whole months as fit (a day that a month doesn't have being its \
    last), then the days that are left. All are negative when `to` is before `from`.
    """
  package static let resultDoc: StaticString = "The distance."
  package static let reasons: [Reason] = [.missingMember, .badDate]
  package static let examples = [
    Example(
      "The 100th day", params: #"{"from":"2022-01-01","to":"2022-04-10"}"#,
      result: """
        {"days":99,"inclusiveDays":100,"weeks":{"weeks":14,"days":1},\
        "period":{"years":0,"months":3,"days":9}}
        """),
    Example(
      "Backwards, over a leap day", params: #"{"from":"2024-03-01","to":"2023-02-28"}"#,
      result: """
        {"days":-367,"inclusiveDays":-368,"weeks":{"weeks":-52,"days":-3},\
        "period":{"years":-1,"months":0,"days":-2}}
        """),
  ]

  package struct Params: JSONParams {
    var from = CivilDate(0)
    var to = CivilDate(0)

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("from", \.from, "The date to count from.")
      try member.required("to", \.to, "The date to count to.")
    }
  }

  package struct Result: JSONRecord {
    let from: CivilDate
    let to: CivilDate

    private var days: Int { to - from }
    private var sign: Int { days < 0 ? -1 : 1 }

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member("days", "Days from one to the other.") { $0.days }
      member("inclusiveDays", "The same, the first day counted too.") { $0.days + $0.sign }
      member("weeks", "The same, in weeks and days.") { Weeks(days: $0.days) }
      member("period", "The same, in years, months and days.") {
        Period(from: min($0.from, $0.to), to: max($0.from, $0.to), sign: $0.sign)
      }
    }
  }

  package static func run(_ params: Params, _ context: Void) -> Result {
    Result(from: params.from, to: params.to)
  }

  struct Weeks: JSONRecord {
    let days: Int

    static func members<V: RecordVisitor<Weeks>>(_ member: inout V) {
      member("weeks", "Whole weeks.") { $0.days / 7 }
      member("days", "The days that are left.") { $0.days % 7 }
    }
  }

  struct Period: JSONRecord {
    private let months: Int
    private let days: Int
    private let sign: Int

    init(from: CivilDate, to: CivilDate, sign: Int) {
      let (a, b) = (from.components, to.components)
      var months = (b.year - a.year) * 12 + b.month - a.month
      var reached = Shifted(from, months: months, days: 0)
      if reached.map({ $0.date > to }) ?? true {
        months -= 1
        reached = Shifted(from, months: months, days: 0)
      }
      self.months = months
      days = to - (reached?.date ?? from)
      self.sign = sign
    }

    static func members<V: RecordVisitor<Period>>(_ member: inout V) {
      member("years", "Whole years.") { $0.months / 12 * $0.sign }
      member("months", "Whole months beside them.") { $0.months % 12 * $0.sign }
      member("days", "The days that are left.") { $0.days * $0.sign }
    }
  }
}
