import Calendar
import Testing
import Trees

/// A month as another program has it.
struct ReferenceMonth {
  var era: Era?
  let year: Int
  let month: Int
  let isLeapMonth: Bool
  let start: CivilDate
  let dayCount: Int
}

/// The months of a year whose kind a file of `Cases` spells: a digit is the last one of a month's
/// length, `=` stands before a leap month that has the number of the one before it, `*` before one
/// that has a number of its own, `-` for a number that no month has.
func referenceMonths(_ kind: String, year: Int, start: CivilDate) throws -> [ReferenceMonth] {
  let lengths: [Character: Int] = ["8": 28, "9": 29, "0": 30, "1": 31, "5": 5, "6": 6]
  var months: [ReferenceMonth] = []
  var number = 0
  var isLeapMonth = false
  var start = start
  for character in kind {
    switch character {
    case "-": number += 1
    case "*": isLeapMonth = true
    case "=":
      isLeapMonth = true
      number -= 1
    default:
      let dayCount = try #require(lengths[character])
      number += 1
      months.append(
        ReferenceMonth(
          year: year, month: number, isLeapMonth: isLeapMonth, start: start, dayCount: dayCount))
      start = start + dayCount
      isLeapMonth = false
    }
  }
  return months
}

/// The months of a calendar in the order in which they come, from the files of `Cases`.
func referenceMonths(_ calendar: CalendarIdentifier) throws -> [ReferenceMonth] {
  switch calendar {
  case .dangi: try yearByYear("dangiYears")
  case .chinese: try yearByYear("chineseYears")
  case .islamicUmalqura: try yearByYear("ummAlQuraYears")
  default: try byKinds(calendar)
  }
}

/// Rows of a year, its first day and its kind.
private func yearByYear(_ file: String) throws -> [ReferenceMonth] {
  try cases(file).flatMap { row in
    let start = try #require(row[1].string.flatMap { CivilDate($0) })
    return try referenceMonths(
      #require(row[2].string), year: #require(row[0].integer), start: start)
  }
}

/// A row of the first year, its first day, the kinds of years there are, and a letter a year.
private func byKinds(_ calendar: CalendarIdentifier) throws -> [ReferenceMonth] {
  let row = try #require(cases("calendarYears").first { $0[0].string == calendar.rawValue })
  var year = try #require(row[1].integer)
  var start = try #require(row[2].string.flatMap { CivilDate($0) })
  let kinds = row[3].elements.compactMap(\.string)
  var months: [ReferenceMonth] = []
  for letter in row[4].elements.compactMap(\.string).joined().utf8 {
    months += try referenceMonths(
      kinds[Int(letter - UInt8(ascii: "a"))], year: year, start: start)
    let last = try #require(months.last)
    start = last.start + last.dayCount
    year += 1
  }
  return months
}
