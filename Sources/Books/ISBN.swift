import JSON
import Records

/// An International Standard Book Number (ISO 2108) whose check digit is right.
package struct ISBN: Equatable, Sendable {
  /// Thirteen digits.
  package let isbn13: String
  /// Ten digits, the last of which may be X; none for numbers that begin with 979.
  package let isbn10: String?
  /// In the length that it was written in, with the hyphens of the agency's ranges; nil where its
  /// range has not been given out.
  package let hyphenated: String?
  /// What stood behind it: `v. 2`, `pbk.`.
  package let qualifier: String?

  /// Why a text is no ISBN.
  package struct Fault: Error, Equatable {
    /// In words that can follow "because".
    package let reason: String
    /// The number that it could have been.
    package var suggestion: String?
    package var qualifier: String?
  }

  /// Reads an ISBN of ten or thirteen digits as people write it: with or without hyphens and blanks
  /// of any kind, after `ISBN` or `urn:isbn:`, before a qualifier.
  package init(_ text: String) throws(Fault) {
    let written = WrittenISBN(text)
    do throws(Fault) {
      try self.init(written)
    } catch {
      var fault = error
      fault.qualifier = written.qualifier
      throw fault
    }
  }

  private init(_ written: WrittenISBN) throws(Fault) {
    if let reason = written.fault { throw Fault(reason: reason) }
    let digits = written.digits
    switch digits.count {
    case 10:
      let check = CheckDigit.isbn10(of: digits.prefix(9))
      guard digits[9] == check else { throw Self.wrongCheckDigit(digits, check) }
      let body = [9, 7, 8] + digits.prefix(9)
      self.init(body: body, isbn10: digits, hyphenatedFrom: 3, qualifier: written.qualifier)
    case 13:
      guard digits[0] == 9, digits[1] == 7, digits[2] >= 8 else {
        throw Fault(
          reason: "an ISBN of 13 digits begins with 978 or 979, not \(Self.string(digits.prefix(3)))")
      }
      if digits[2] == 9, digits[3] == 0 {
        throw Fault(reason: "979-0 begins an ISMN, the number of printed music")
      }
      let body = Array(digits.prefix(12))
      let check = CheckDigit.gs1(of: body[...])
      guard digits[12] == check else { throw Self.wrongCheckDigit(digits, check) }
      let tail = body[3...]
      self.init(
        body: body, isbn10: digits[2] == 8 ? tail + [CheckDigit.isbn10(of: tail)] : nil,
        hyphenatedFrom: 0, qualifier: written.qualifier)
    default: throw Self.wrongLength(digits)
    }
  }

  private init(body: [UInt8], isbn10: [UInt8]?, hyphenatedFrom start: Int, qualifier: String?) {
    let isbn13 = body + [CheckDigit.gs1(of: body[...])]
    self.isbn13 = Self.string(isbn13[...])
    self.isbn10 = isbn10.map { Self.string($0[...]) }
    self.qualifier = qualifier
    let number = body.reduce(0) { $0 * 10 + Int($1) }
    hyphenated = ISBNRanges.digits(of: number).map { digits in
      let written = start == 0 ? isbn13 : [9, 7, 8] + (isbn10 ?? [])
      let ends = [3, 3 + digits.group, 3 + digits.group + digits.registrant, 12, 13]
      var parts: [String] = []
      var from = 0
      for end in ends {
        // A registrant may have all the digits, and then no title has any.
        if from >= start { parts.append(Self.string(written[from..<max(from, end)])) }
        from = max(from, end)
      }
      return parts.joined(separator: "-")
    }
  }

  /// X stands for ten.
  private static func string(_ digits: ArraySlice<UInt8>) -> String {
    var string = ""
    for digit in digits {
      string.unicodeScalars.append(
        digit == 10 ? "X" : Unicode.Scalar(UInt8(ascii: "0") + min(digit, 9)))
    }
    return string
  }
}

// What is wrong with a number that is none.
extension ISBN {
  private static func wrongCheckDigit(_ digits: [UInt8], _ check: UInt8) -> Fault {
    Fault(
      reason:
        "the check digit must be \(string([check])), not \(string(digits.suffix(1)))",
      suggestion: string(digits.dropLast() + [check]))
  }

  private static func wrongLength(_ digits: [UInt8]) -> Fault {
    let count = digits.count
    let wanted = "an ISBN has 10 digits or 13, not \(count)"
    // The Standard Book Number of the years before 1970.
    if count == 9, CheckDigit.isbn10(of: [0] + digits.prefix(8)) == digits[8] {
      return Fault(
        reason: "\(wanted); a Standard Book Number of 9 becomes one by a 0 before it",
        suggestion: string([0] + digits))
    }
    if count == 12, digits[0] == 9, digits[1] == 7, digits[2] >= 8 {
      let check = CheckDigit.gs1(of: digits[...])
      return Fault(
        reason: "\(wanted); if only the check digit is missing, it is \(string([check]))")
    }
    return Fault(reason: wanted)
  }
}

extension ISBN.Fault {
  /// The same as a problem of a record, to be said of the member that holds `text`.
  package func error(of text: String) -> JSONError {
    JSONError(
      .badISBN, it: "must be an ISBN, and \(reason)", expected: "an ISBN",
      found: quoted(text), suggestion: suggestion)
  }
}
