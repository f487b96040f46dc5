import JSON
import Synchronization
import _FoundationICU

/// A piece of text in a `LocaleData`'s memory: UTF-8, already escaped for a JSON string.
package struct LocaleText {
  let start: UnsafePointer<UInt8>
  let count: Int

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }
  var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension LocaleText: JSONResult {
  package func write(to writer: inout JSONWriter) {
    writer.put(UInt8(ascii: "\""))
    writer.put(bytes)
    writer.endString()
  }

  package static func writeSchema(to writer: inout JSONWriter) { String.writeSchema(to: &writer) }
}

/// The widths that UTS 35 gives the names of months, eras and quarters, in `LocaleData`'s order.
enum NameWidth: Int {
  case abbreviated, wide, narrow
}

/// What CLDR says of one locale, read once and kept as bytes that are ready to be written.
///
/// All text is in one block that lives as long as the object; nothing in it changes.
package final class LocaleData: Sendable {
  package let weekRule: WeekRule
  /// A bit for each weekend day, by its index from Sunday.
  package let weekend: UInt8
  nonisolated(unsafe) private let block: UnsafeMutablePointer<UInt8>
  nonisolated(unsafe) private let texts: UnsafeMutablePointer<LocaleText>
  /// The pattern of a month's title, once it was asked for: it costs as much as all the rest.
  private let lazyTitlePattern = Mutex<[UInt8]?>(nil)
  let identifier: LocaleIdentifier

  /// The texts by groups; each group's first index.
  private enum Group {
    static let weekdays = 0  // four widths of seven
    static let months = 28  // three widths of twelve, as part of a date
    static let standaloneMonths = 64
    static let quarters = 100  // three widths of four, as part of a date
    static let standaloneQuarters = 112
    static let dateWeekdays = 124  // four widths of seven, as part of a date
    static let eras = 152  // three widths of the one that years 1 and later are in
    static let digits = 155
    static let days = 165  // "1" to "31" in the locale's digits
    static let tag = 196
    static let end = 197
  }

  init(locale: LocaleIdentifier) {
    weekRule = locale.weekRule()
    weekend = locale.weekend()
    identifier = locale

    var names: [String] = []
    for kind in Self.symbolKinds {
      // The weekdays' first is empty: ICU counts them from 1.
      names += locale.names(kind.type).suffix(kind.count)
    }
    names += ["G", "GGGG", "GGGGG"].map(locale.era)
    let digits = locale.digits()
    names += digits
    names += (1...31).map { day in
      (day >= 10 ? digits[day / 10] : "") + digits[day % 10]
    }
    names.append(locale.tag)
    precondition(names.count == Group.end)

    // Escaped here once, and so never again.
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    var ends: [Int] = []
    for var name in names {
      name.withUTF8 { writer.escaped(UnsafeRawBufferPointer($0)) }
      ends.append(writer.count)
    }
    writer.finish()
    let bytes = buffer.bytes
    // A label is copied sixteen bytes at a time, and may read so far beyond its end.
    block = .allocate(capacity: bytes.count + Self.overread)
    block.initialize(repeating: 0, count: bytes.count + Self.overread)
    for (index, byte) in bytes.enumerated() { block[index] = byte }
    texts = .allocate(capacity: names.count)
    var start = 0
    for (index, end) in ends.enumerated() {
      (texts + index).initialize(to: LocaleText(start: block + start, count: end - start))
      start = end
    }
  }

  deinit {
    block.deallocate()
    texts.deallocate()
  }

  /// The title of a year, by CLDR's pattern for it.
  func yearTitle(of date: CivilDate, _ rule: WeekRule) -> String {
    let pattern = Array(identifier.bestPattern("y").utf8)
    return pattern.withUnsafeBytes { bytes in
      let buffer = OutputBuffer()
      var writer = JSONWriter(appendingTo: buffer)
      FormattedDate(
        pattern: DatePattern(unchecked: bytes), date: date, locale: .passUnretained(self),
        weekRule: rule
      ).write(to: &writer)
      writer.finish()
      return String(decoding: buffer.bytes.dropFirst().dropLast(2), as: UTF8.self)
    }
  }

  /// CLDR's pattern of a month's title, yMMMM.
  var titlePattern: [UInt8] {
    lazyTitlePattern.withLock { pattern in
      if let pattern { return pattern }
      let found = Array(identifier.bestPattern("yMMMM").utf8)
      pattern = found
      return found
    }
  }

  static let overread = 16

  private static let symbolKinds: [(type: UDateFormatSymbolType, count: Int)] = [
    (UDAT_STANDALONE_WEEKDAYS, 7), (UDAT_STANDALONE_SHORT_WEEKDAYS, 7),
    (UDAT_STANDALONE_SHORTER_WEEKDAYS, 7), (UDAT_STANDALONE_NARROW_WEEKDAYS, 7),
    (UDAT_SHORT_MONTHS, 12), (UDAT_MONTHS, 12), (UDAT_NARROW_MONTHS, 12),
    (UDAT_STANDALONE_SHORT_MONTHS, 12), (UDAT_STANDALONE_MONTHS, 12),
    (UDAT_STANDALONE_NARROW_MONTHS, 12),
    (UDAT_SHORT_QUARTERS, 4), (UDAT_QUARTERS, 4), (UDAT_NARROW_QUARTERS, 4),
    (UDAT_STANDALONE_SHORT_QUARTERS, 4), (UDAT_STANDALONE_QUARTERS, 4),
    (UDAT_STANDALONE_NARROW_QUARTERS, 4),
    (UDAT_WEEKDAYS, 7), (UDAT_SHORT_WEEKDAYS, 7), (UDAT_SHORTER_WEEKDAYS, 7),
    (UDAT_NARROW_WEEKDAYS, 7),
  ]

  /// The BCP 47 tag.
  package var tag: LocaleText { texts[Group.tag] }

  func weekdayName(_ weekday: Weekday, _ width: WeekdayWidth) -> LocaleText {
    texts[Group.weekdays + Self.place(width) * 7 + weekday.index]
  }

  func dateWeekdayName(_ weekday: Weekday, _ width: WeekdayWidth) -> LocaleText {
    texts[Group.dateWeekdays + Self.place(width) * 7 + weekday.index]
  }

  private static func place(_ width: WeekdayWidth) -> Int {
    switch width {
    case .wide: 0
    case .abbreviated: 1
    case .short: 2
    case .narrow: 3
    }
  }

  func monthName(_ month: Int, _ width: NameWidth, isStandalone: Bool) -> LocaleText {
    texts[
      (isStandalone ? Group.standaloneMonths : Group.months) + width.rawValue * 12 + month - 1]
  }

  func quarterName(_ quarter: Int, _ width: NameWidth, isStandalone: Bool) -> LocaleText {
    texts[
      (isStandalone ? Group.standaloneQuarters : Group.quarters) + width.rawValue * 4 + quarter - 1]
  }

  /// The name of the era that years 1 and later are counted in.
  func eraName(_ width: NameWidth) -> LocaleText { texts[Group.eras + width.rawValue] }

  func digit(_ value: Int) -> LocaleText { texts[Group.digits + value] }

  /// The labels of the days 1 to 31.
  var dayLabels: UnsafePointer<LocaleText> { UnsafePointer(texts + Group.days) }

  /// The ten digits, one after another.
  var digits: String {
    (0...9).map { digit($0).string }.joined()
  }

  var isRightToLeft: Bool { identifier.isRightToLeft }

  /// The days of the weekend, beginning with the one that opens it.
  var weekendDays: [Weekday] {
    let first = Weekday.allCases.first {
      isWeekend($0) && !isWeekend(Weekday(index: ($0.index + 6) % 7))
    }
    let start = first?.index ?? 0
    return (0..<7).map { Weekday(index: (start + $0) % 7) }.filter(isWeekend)
  }

  func isWeekend(_ weekday: Weekday) -> Bool { weekend >> UInt8(weekday.index) & 1 != 0 }
}
