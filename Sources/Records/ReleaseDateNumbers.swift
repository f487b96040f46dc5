import JSON

extension ReleaseDateScanner {
  /// Digits in a row; `known` of them are told, the others are X or u.
  struct Run {
    var value = 0
    var digits = 0
    var known = 0
    var end: Int

    var isMasked: Bool { known < digits }
    var isField: Bool { digits <= 2 }
  }

  private func run(at start: Int) -> Run? {
    var run = Run(end: start)
    while let scalar = at(run.end), run.digits < 15 {
      if let digit = digit(scalar), !run.isMasked {
        run.value = run.value * 10 + digit
        run.known += 1
      } else if scalar == "X" || scalar == "x" || scalar == "u" {
        run.value *= 10
      } else {
        break
      }
      run.digits += 1
      run.end += 1
    }
    if run.digits == 0 { return nil }
    if run.isMasked, isLetter(run.end) || digit(at(run.end)) != nil || run.digits > 4 { return nil }
    return run
  }

  mutating func scanNumber(sign: Int = 1) throws(JSONError) {
    if at(index + 1) == ":" || at(index + 2) == ":" && digit(at(index + 1)) != nil {
      return try scanTime()
    }
    guard let first = run(at: index), first.digits < 15 else {
      throw ReleaseDateParser.unreadable(source)
    }
    if first.digits == 4, first.isMasked {
      index = first.end
      if first.known == 0 { throw ReleaseDateParser.bad(source, "its year is not known") }
      return appendYears(first.value, unknown: first.digits - first.known)
    }
    if try scanFields(first, sign) { return try scanTimeMark() }
    index = first.end
    if sign < 0 {
      guard 3...4 ~= first.digits else { throw ReleaseDateParser.unreadable(source) }
      return tokens.append(
        .date(year: -first.value, month: nil, day: nil, isShort: first.digits < 4))
    }
    // MARC's 198- and 19--.
    let hyphens = 4 - first.digits
    if 1...2 ~= hyphens, (0..<hyphens).allSatisfy({ at(index + $0) == "-" }),
      digit(at(index + hyphens)) == nil, !isLetter(index + hyphens)
    {
      index += hyphens
      var value = first.value
      for _ in 0..<hyphens { value *= 10 }
      return appendYears(value, unknown: hyphens)
    }
    var suffixEnd = index
    while isLetter(suffixEnd) { suffixEnd += 1 }
    switch string(text[index..<suffixEnd]).lowercased() {
    case "st", "nd", "rd", "th":
      if first.isField { index = suffixEnd }
    case "s":
      guard first.digits == 4, first.value % 10 == 0 else { break }
      index = suffixEnd
      return appendYears(first.value, unknown: first.value % 100 == 0 ? 2 : 1)
    default: break
    }
    tokens.append(.number(first.value, digits: first.digits))
    if first.digits == 8 { try scanTimeMark() }
  }

  private mutating func appendYears(_ first: Int, unknown: Int) {
    tokens.append(.years(first...first + (unknown == 1 ? 9 : unknown == 2 ? 99 : 999)))
  }

  /// Fields with separators between them. False where there is only one.
  private mutating func scanFields(_ first: Run, _ sign: Int) throws(JSONError) -> Bool {
    guard let separator = at(first.end), "-/.".unicodeScalars.contains(separator) else {
      return false
    }
    var runs = [first]
    while runs.count < 4, let end = runs.last?.end, at(end) == separator {
      var next = end + 1
      if separator == ".", at(next) == " " { next += 1 }
      guard let run = run(at: next), !isLetter(run.end) || at(run.end) == "T" || at(run.end) == "t",
        at(run.end) != ":"
      else { break }
      runs.append(run)
    }
    if runs.count == 1 { return false }
    let shape = runs.map { $0.isField ? 2 : $0.digits }
    let fields: [Run]
    switch shape {
    case [4, 2], [4, 2, 2]: fields = runs
    case [2, 4]: fields = [runs[1], runs[0]]
    case [2, 2, 4]:
      fields = try dayFirst(runs)
    case [4, 4], [2, 2]:
      // Two years, or two days of a month: the caller sees a range.
      return false
    default:
      if separator == "." || shape.starts(with: [4, 4]) { return false }
      throw ReleaseDateParser.unreadable(source)
    }
    let (year, month) = (fields[0], fields[1])
    if year.isMasked { throw ReleaseDateParser.unreadable(source) }
    index = runs[runs.count - 1].end
    if shape == [4, 2], let end = try rangeEnd(year.value, month, separator) {
      tokens += [
        .date(year: year.value, month: nil, day: nil, isShort: false), .word(.range),
        .date(year: end, month: nil, day: nil, isShort: false),
      ]
      return true
    }
    let isSeason = separator == "-" && shape == [4, 2] && 21...41 ~= month.value
    let knownMonth = month.isMasked || isSeason ? nil : month.value
    let day = fields.count == 3 && knownMonth != nil ? fields[2] : nil
    let knownDay = day.flatMap { $0.isMasked ? nil : $0.value }
    let isShort = separator == "-" && shape[0] == 4 && runs.dropFirst().contains { $0.digits == 1 }
    tokens.append(
      .date(year: sign * year.value, month: knownMonth, day: knownDay, isShort: isShort))
    return true
  }

  /// 1997/98 and 1998-99: the year's last two digits. Nil where the number is a month.
  private func rangeEnd(
    _ year: Int, _ second: Run, _ separator: Unicode.Scalar
  ) throws(JSONError) -> Int? {
    guard !second.isMasked, second.digits == 2, separator != "." else { return nil }
    let end = year / 100 * 100 + second.value
    if separator == "-" {
      // Up to 41 the numbers are months and EDTF's parts of a year.
      return second.value > 41 && end > year ? end : nil
    }
    if second.value > 12 { return end > year ? end : nil }
    guard end == year + 1 else { return nil }
    let month = ReleaseDateParts(year: year, month: second.value).iso
    throw ReleaseDateParser.bad(
      source, "\(quoted(source)) can be a month or two years", allowed: [month, "\(year)/\(end)"],
      hint: "Write \(month) for the month or \(year)/\(end) for the years.")
  }

  /// Day and month before the year, in an order that only their values can tell.
  private func dayFirst(_ runs: [Run]) throws(JSONError) -> [Run] {
    let (first, second, year) = (runs[0], runs[1], runs[2])
    if first.value > 12 || first.value == second.value { return [year, second, first] }
    if second.value > 12 { return [year, first, second] }
    let readings = [(second, first), (first, second)].map {
      ReleaseDateParts(year: year.value, month: $0.0.value, day: $0.1.value).iso
    }
    throw ReleaseDateParser.bad(
      source, "the order of day and month in \(quoted(source)) is ambiguous", allowed: readings,
      hint: "Write the year first: \(readings[0]) or \(readings[1]).")
  }
}
