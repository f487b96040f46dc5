import JSON

extension ReleaseDateParser {
  /// The fields of one date, before they are known to make one.
  struct Fields {
    var year: Int?
    /// The last year that it can be, where digits of it are unknown.
    var lastYear: Int?
    var month: Int?
    var day: Int?
    var isShort = false
    var isApproximate = false

    init(_ tokens: [ReleaseDateToken], _ source: String) throws(JSONError) {
      var numbers: [(value: Int, digits: Int)] = []
      var isYearNext = false
      func set(_ field: inout Int?, _ value: Int, _ name: String) throws(JSONError) {
        if let other = field, other != value {
          throw bad(source, "it has two \(name)s, \(other) and \(value)")
        }
        field = value
      }
      for token in tokens {
        switch token {
        case .number(let value, let digits):
          if digits == 4 || isYearNext && digits < 4 {
            try set(&year, value, "year")
          } else if digits == 8 {
            try set(&year, value / 10000, "year")
            try set(&month, value / 100 % 100, "month")
            try set(&day, value % 100, "day")
          } else if digits < 4 {
            numbers.append((value, digits))
          } else {
            throw unreadable(source)
          }
          isYearNext = false
        case .date(let year, let month, let day, let isShort):
          try set(&self.year, year, "year")
          if let month { try set(&self.month, month, "month") }
          if let day { try set(&self.day, day, "day") }
          self.isShort = self.isShort || isShort
        case .years(let years):
          try set(&year, years.lowerBound, "year")
          lastYear = years.upperBound
          isApproximate = true
        case .word(let meaning):
          switch meaning {
          case .month(let number): try set(&month, number, "month")
          case .approximate: isApproximate = true
          case .commonEra:
            if let last = numbers.popLast() {
              try set(&year, last.value, "year")
            } else if year == nil {
              isYearNext = true
            }
          case .beforeCommonEra:
            // ISO 8601 has a year 0, which is 1 BCE.
            if let last = numbers.popLast() {
              try set(&year, 1 - last.value, "year")
            } else if let known = year, known > 0 {
              year = 1 - known
            } else {
              throw unreadable(source)
            }
          case .year:
            if let last = numbers.popLast() { try set(&year, last.value, "year") }
          case .monthUnit:
            guard let last = numbers.popLast() else { throw unreadable(source) }
            try set(&month, last.value, "month")
          case .day:
            guard let last = numbers.popLast() else { throw unreadable(source) }
            try set(&day, last.value, "day")
          case .ignored, .alternative, .range, .copyright, .idEst: break
          }
        case .unknown(let word):
          guard source.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            throw unreadable(source)
          }
          throw bad(
            source, "\(quoted(word)) is no month known here",
            hint: "Write the month as a number, or its English name.")
        case .openBracket, .closeBracket, .unlimited: break
        }
      }
      if let first = numbers.first, day == nil, first.digits <= 2 {
        day = first.value
        numbers.removeFirst()
      }
      guard let left = numbers.first else { return }
      if numbers.count == 1, year == nil, left.digits == 2 {
        throw bad(
          source, "its year has two digits", hint: "Write the year with four digits.")
      }
      throw unreadable(source)
    }

    /// What one end of a range leaves out, the other has: June 26-28, 1997.
    static func share(_ start: inout Fields, _ end: inout Fields) {
      if start.year == nil { start.year = end.year }
      if end.year == nil { end.year = start.year }
      if start.day != nil, start.month == nil { start.month = end.month }
      if end.day != nil, end.month == nil { end.month = start.month }
    }

    func parts(_ source: String) throws(JSONError) -> ReleaseDateParts {
      guard let year else {
        throw month == nil ? unreadable(source) : bad(source, "its year is missing")
      }
      if let month, !(1...12 ~= month) {
        throw bad(source, "there is no month \(month)", hint: "Months are 1 to 12.")
      }
      guard let day else { return ReleaseDateParts(year: year, month: month) }
      guard let month else { throw unreadable(source) }
      let parts = ReleaseDateParts(year: year, month: month, day: day)
      guard parts.exists else {
        let last = ReleaseDateParts.dayCount(year: year, month: month)
        let whole = ReleaseDateParts(year: year, month: month).iso
        throw bad(source, "\(whole) has no day \(day)", hint: "Its days are 1 to \(last).")
      }
      return parts
    }

    func lastParts(_ source: String) throws(JSONError) -> ReleaseDateParts {
      guard let lastYear else { return try parts(source) }
      return ReleaseDateParts(year: lastYear)
    }
  }
}
