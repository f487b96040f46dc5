import JSON

/// A day of the week by its English name: a number would be Sunday's to some and Monday's to others.
package enum Weekday: String, JSONEnumeration {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// Days after Sunday.
  package var index: Int {
    switch self {
    case .sunday: 0
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    }
  }

  /// Written seven times a header, so from a literal.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .sunday: writer.string("sunday" as StaticString)
    case .monday: writer.string("monday" as StaticString)
    case .tuesday: writer.string("tuesday" as StaticString)
    case .wednesday: writer.string("wednesday" as StaticString)
    case .thursday: writer.string("thursday" as StaticString)
    case .friday: writer.string("friday" as StaticString)
    case .saturday: writer.string("saturday" as StaticString)
    }
  }

  /// The weekday so many days, 0 to 6, after Sunday.
  package init(index: Int) { self = Self.byIndex[index] }

  private static let byIndex = Self.allCases

  /// How many days after `first` this one comes in a week that begins with `first`.
  package func distance(from first: Weekday) -> Int { (index - first.index + 7) % 7 }

  package static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Weekday {
    if let name = value.string, let weekday = Weekday(rawValue: name) { return weekday }
    throw rejected(value)
  }

  private static func rejected(_ value: JSONValue) -> JSONError {
    let list = names.joined(separator: ", ")
    guard let name = value.string else {
      // 1 to 7 from Sunday is what most calendar libraries count; 0 is JavaScript's Sunday.
      let index = value.integer.flatMap { 0...7 ~= $0 ? max(0, Int($0) - 1) : nil }
      return value.mismatch(
        "the name of a weekday", allowed: names,
        suggestion: index.map { Weekday(index: $0).rawValue },
        hint: "A number is not taken: 1 is Sunday to some and Monday to others.")
    }
    return JSONError(
      .badValue, it: "must be one of \(list), not \(value.summary)", found: value.summary,
      allowed: names, suggestion: nearestName(to: name, among: names))
  }
}

/// How wide the name of a weekday is, by the terms of UTS 35.
package enum WeekdayWidth: String, JSONEnumeration {
  case wide, abbreviated, short, narrow
}
