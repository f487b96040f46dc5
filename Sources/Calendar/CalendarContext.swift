import Glibc
import JSON
import Synchronization
import _FoundationICU

/// What the methods of the calendar take from outside their params: the clock, the environment's
/// locale and zone, and the locales that were read so far.
package final class CalendarContext: Sendable {
  /// What "today" is, whatever the clock says.
  private let fixedToday: CivilDate?
  private let defaultLocale: String
  private let now: @Sendable () -> Int
  private let locales = Mutex(LocaleCache())
  private let days = Mutex(DayCache())
  private let names = Mutex<[String: CalendarNames]>([:])

  /// `locale` is a tag, or nil for the environment's; `now` gives seconds since 1970-01-01T00:00Z.
  package init(
    locale: String? = nil, today: CivilDate? = nil,
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } },
    now: @escaping @Sendable () -> Int = { time(nil) }
  ) throws(JSONError) {
    fixedToday = today
    self.now = now
    if let locale {
      // Checked when it is given, and not only when it is first used.
      _ = try LocaleIdentifier(tag: locale)
      defaultLocale = locale
    } else {
      defaultLocale = Self.localeTag(of: environment)
    }
  }

  /// The first of the variables that is set decides, as in POSIX; one that is not usable means
  /// en-US.
  private static func localeTag(of environment: (String) -> String?) -> String {
    for variable in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = environment(variable), !value.isEmpty else { continue }
      return String(value.prefix { $0 != "." && $0 != "@" })
    }
    return "en-US"
  }

  /// The data of the locale with this tag, or of the default one.
  package func locale(_ tag: JSONText?) throws(JSONError) -> LocaleData {
    let found = locales.withLock { $0.find(tag?.utf8) }
    if let found { return found }
    let data: LocaleData
    if let tag {
      data = LocaleData(
        locale: try LocaleIdentifier(tag: String(decoding: tag.utf8, as: UTF8.self)))
    } else {
      data = Self.defaultData(defaultLocale)
    }
    locales.withLock { $0.insert(data, for: tag?.utf8) }
    return data
  }

  private static func defaultData(_ tag: String) -> LocaleData {
    if let identifier = LocaleIdentifier(environmentValue: tag) {
      return LocaleData(locale: identifier)
    }
    do throws(JSONError) {
      return LocaleData(locale: try LocaleIdentifier(tag: "en-US"))
    } catch {
      preconditionFailure("ICU has no data for en-US")
    }
  }

  /// The names of a calendar in a locale.
  func names(of calendar: CalendarIdentifier, _ locale: LocaleData) -> CalendarNames {
    let key = "\(calendar.rawValue) \(locale.tag.string)"
    if let found = names.withLock({ $0[key] }) { return found }
    let made = CalendarNames(calendar, locale)
    names.withLock { names in
      if names.count >= LocaleCache.capacity { names.removeAll() }
      names[key] = made
    }
    return made
  }

  /// Today's date: `override`, the server's fixed one, or the clock's in `timeZone` (the system's
  /// where it is absent).
  package func today(
    override: CivilDate?, timeZone: JSONText?
  ) throws(JSONError) -> CivilDate {
    if let today = override ?? fixedToday {
      // A zone that does not exist is an error even when it is not needed.
      if let timeZone { _ = try TimeZone(timeZone.utf8) }
      return today
    }
    return try day(at: now(), timeZone: timeZone)
  }

  /// The date at an instant in `timeZone`, the system's where it is absent.
  package func day(at seconds: Int, timeZone: JSONText?) throws(JSONError) -> CivilDate {
    guard let timeZone else { return days.withLock { $0.systemDay(at: seconds) } }
    return try TimeZone(timeZone.utf8).day(at: seconds)
  }
}

/// The locales that were asked for, by the bytes of their tags.
private struct LocaleCache {
  /// Most clients only ever use one: it is found by comparing bytes.
  private var last: (tag: [UInt8]?, data: LocaleData)?
  private var byTag: [[UInt8]?: LocaleData] = [:]

  /// Nobody uses more, and a client that makes tags up shall not fill the memory.
  static let capacity = 64

  mutating func find(_ tag: UnsafeRawBufferPointer?) -> LocaleData? {
    if let last, Self.isEqual(last.tag, tag) { return last.data }
    let key = tag.map { Array($0) }
    guard let data = byTag[key] else { return nil }
    last = (key, data)
    return data
  }

  private static func isEqual(_ a: [UInt8]?, _ b: UnsafeRawBufferPointer?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count && a.elementsEqual(b)
  }

  mutating func insert(_ data: LocaleData, for tag: UnsafeRawBufferPointer?) {
    if byTag.count >= Self.capacity { byTag.removeAll() }
    let key = tag.map { Array($0) }
    byTag[key] = data
    last = (key, data)
  }
}

/// The system's date, asked for once a minute: an offset from UTC changes at no other time.
private struct DayCache {
  private var minute = Int.min
  private var day = CivilDate(0)

  mutating func systemDay(at seconds: Int) -> CivilDate {
    let minute = seconds >= 0 ? seconds / 60 : (seconds - 59) / 60
    if minute != self.minute {
      self.minute = minute
      day = Self.localDay(at: seconds)
    }
    return day
  }

  private static func localDay(at seconds: Int) -> CivilDate {
    var instant = time_t(seconds)
    var local = tm()
    guard localtime_r(&instant, &local) != nil else { return TimeZone.utcDay(at: seconds) }
    return CivilDate(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}
