import JSON

/// A date pattern of UTS 35, such as `yyyy년 MM월`, with the fields that a civil date has.
///
/// It points into the text that it was decoded from, or into a `LocaleData`; nothing is compiled:
/// reading it again costs less than a list of fields would.
package struct DatePattern {
  private let text: UnsafeRawBufferPointer

  /// A pattern that is known to be right.
  init(unchecked text: UnsafeRawBufferPointer) { self.text = text }

  enum Part {
    /// A letter and how often it stands.
    case field(UInt8, Int)
    case literal(UnsafeRawBufferPointer)
  }

  /// Goes through the parts; false when a quote is not closed.
  @discardableResult
  func forEachPart<E: Error>(_ body: (Part) throws(E) -> Void) throws(E) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      let start = index
      if byte == UInt8(ascii: "'") {
        index += 1
        if index < text.count, text[index] == byte {
          index += 1
          try body(.literal(UnsafeRawBufferPointer(rebasing: text[start..<start + 1])))
          continue
        }
        // Inside quotes all is literal, and two quotes are one.
        var literal = index
        while true {
          guard index < text.count else { return false }
          if text[index] != byte {
            index += 1
          } else if index + 1 < text.count, text[index + 1] == byte {
            try body(.literal(UnsafeRawBufferPointer(rebasing: text[literal...index])))
            index += 2
            literal = index
          } else {
            break
          }
        }
        try body(.literal(UnsafeRawBufferPointer(rebasing: text[literal..<index])))
        index += 1
      } else if Self.isLetter(byte) {
        while index < text.count, text[index] == byte { index += 1 }
        try body(.field(byte, index - start))
      } else {
        while index < text.count, !Self.isLetter(text[index]), text[index] != UInt8(ascii: "'") {
          index += 1
        }
        try body(.literal(UnsafeRawBufferPointer(rebasing: text[start..<index])))
      }
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// The longest run that each field may have (UTS 35, Date Field Symbol Table).
  private static func longest(_ letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "G"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "Q"),
      UInt8(ascii: "q"):
      5
    case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "Y"), UInt8(ascii: "r"): 10
    case UInt8(ascii: "U"): 5
    case UInt8(ascii: "w"), UInt8(ascii: "d"): 2
    case UInt8(ascii: "W"), UInt8(ascii: "F"): 1
    case UInt8(ascii: "D"): 3
    case UInt8(ascii: "E"), UInt8(ascii: "e"), UInt8(ascii: "c"): 6
    default: 0
    }
  }

  /// Whether it has the field Y, the year that weeks are counted in.
  package var usesWeekYear: Bool {
    var found = false
    forEachPart { (part) throws(Never) in
      if case .field(UInt8(ascii: "Y"), _) = part { found = true }
    }
    return found
  }
}

extension DatePattern: JSONParameter {
  package static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> DatePattern {
    guard let text = value.utf8 else { throw value.mismatch("a date pattern") }
    let pattern = DatePattern(unchecked: text)
    let isClosed = try pattern.forEachPart { (part) throws(JSONError) in
      guard case .field(let letter, let count) = part else { return }
      if count > longest(letter) { throw rejected(letter, count, value) }
    }
    guard isClosed else {
      throw JSONError(
        .badValue, it: "must be a date pattern, and a quote is not closed in \(value.summary)",
        found: value.summary, hint: "Two quotes ('') are a quote.")
    }
    return pattern
  }

  private static func rejected(_ letter: UInt8, _ count: Int, _ value: JSONValue) -> JSONError {
    let field = String(repeating: String(Unicode.Scalar(letter)), count: min(count, 12))
    let most = longest(letter)
    let why =
      if most > 0 {
        "\(field) is longer than \(most)"
      } else if "ahHkKjJCmsSAzZOvVXxbB".utf8.contains(letter) {
        "\(field) is a time, which a date has not"
      } else {
        "there is no date field \(field)"
      }
    return JSONError(
      .badValue, it: "must be a date pattern, and \(why)", found: value.summary,
      hint: "Fields of a date are G y Y u r U Q q M L w W d D F E e c; write letters in 'quotes'.")
  }

  package static func writeSchema(within _: Void, to writer: inout JSONWriter) {
    String.writeSchema(to: &writer)
  }

  package func writeDefault(to writer: inout JSONWriter) {}
}

/// A date written by a pattern in a locale's words and digits, straight into the answer.
package struct FormattedDate: JSONResult {
  /// Nil for the locale's own title of a month.
  let pattern: DatePattern?
  let date: CivilDate
  let locale: Unmanaged<LocaleData>
  let weekRule: WeekRule
  /// How another calendar tells the date, if it is to be written in that.
  var other: (names: Unmanaged<CalendarNames>, day: CalendarDay)?

  package func write(to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    if let other {
      other.names._withUnsafeGuaranteedRef { $0.put(pattern, other.day, date, weekRule, &writer) }
      return writer.endString()
    }
    locale._withUnsafeGuaranteedRef { locale in
      if let pattern {
        write(pattern, locale, &writer)
      } else {
        locale.titlePattern.withUnsafeBytes {
          write(DatePattern(unchecked: $0), locale, &writer)
        }
      }
    }
    writer.endString()
  }

  package static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }

  private func write(_ pattern: DatePattern, _ locale: LocaleData, _ writer: inout JSONWriter) {
    let fields = date.components
    pattern.forEachPart { (part) throws(Never) in
      switch part {
      case .field(let letter, let count): put(letter, count, fields, locale, &writer)
      case .literal(let text): writer.escaped(text)
      }
    }
  }

  func put(
    _ letter: UInt8, _ count: Int, _ fields: CivilDate.Components, _ locale: LocaleData,
    _ writer: inout JSONWriter
  ) {
    func number(_ value: Int, _ width: Int) { Self.put(value, width, locale, &writer) }
    func year(_ value: Int) { count == 2 ? number(value % 100, 2) : number(value, count) }
    let width: NameWidth = count == 4 ? .wide : count == 5 ? .narrow : .abbreviated
    switch letter {
    case UInt8(ascii: "G"): writer.put(locale.eraName(width).bytes)
    case UInt8(ascii: "y"): year(fields.year)
    case UInt8(ascii: "u"), UInt8(ascii: "r"): number(fields.year, count)
    case UInt8(ascii: "U"): number(fields.year, 1)
    case UInt8(ascii: "Y"): year(weekRule.weekNumber(of: date).weekYear)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"):
      let quarter = (fields.month + 2) / 3
      let isStandalone = letter == UInt8(ascii: "q")
      if count <= 2 {
        number(quarter, count)
      } else {
        writer.put(locale.quarterName(quarter, width, isStandalone: isStandalone).bytes)
      }
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      let isStandalone = letter == UInt8(ascii: "L")
      if count <= 2 {
        number(fields.month, count)
      } else {
        writer.put(locale.monthName(fields.month, width, isStandalone: isStandalone).bytes)
      }
    case UInt8(ascii: "w"): number(weekRule.weekNumber(of: date).week, count)
    case UInt8(ascii: "W"): number(weekRule.weekOfMonth(of: date), count)
    case UInt8(ascii: "d"): number(fields.day, count)
    case UInt8(ascii: "D"):
      number(date - CivilDate(year: fields.year, month: 1, day: 1) + 1, count)
    case UInt8(ascii: "F"): number((fields.day + 6) / 7, count)
    default: putWeekday(letter, count, locale, &writer)
    }
  }

  /// E is a name in any width; e and c are numbers from the first weekday in the first two.
  private func putWeekday(
    _ letter: UInt8, _ count: Int, _ locale: LocaleData, _ writer: inout JSONWriter
  ) {
    let weekday = date.weekday
    if letter != UInt8(ascii: "E"), count <= 2 {
      let number = weekday.distance(from: weekRule.firstWeekday) + 1
      return Self.put(number, letter == UInt8(ascii: "e") ? count : 1, locale, &writer)
    }
    let width: WeekdayWidth =
      switch count {
      case 4: .wide
      case 5: .narrow
      case 6: .short
      default: .abbreviated
      }
    let name =
      letter == UInt8(ascii: "c")
      ? locale.weekdayName(weekday, width) : locale.dateWeekdayName(weekday, width)
    writer.put(name.bytes)
  }

  static func put(
    _ value: Int, _ width: Int, _ locale: LocaleData, _ writer: inout JSONWriter
  ) {
    var divisor = 1
    var digits = 1
    while digits < width || value / divisor >= 10 {
      divisor *= 10
      digits += 1
    }
    while divisor > 0 {
      writer.put(locale.digit(value / divisor % 10).bytes)
      divisor /= 10
    }
  }
}
