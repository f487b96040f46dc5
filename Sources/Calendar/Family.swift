import JSONRPC
import _FoundationICU

/// The methods of the calendar.
package func calendarMethods(_ context: CalendarContext) -> [AnyMethod] {
  [
    AnyMethod(CalendarMonth.self, context),
    AnyMethod(CalendarWeek.self, context),
    AnyMethod(CalendarWeeks.self, context),
    AnyMethod(CalendarYear.self, context),
    AnyMethod(CalendarShift.self, ()),
    AnyMethod(CalendarBetween.self, ()),
    AnyMethod(CalendarToday.self, context),
    AnyMethod(CalendarConvert.self, context),
    AnyMethod(CalendarAnniversaries.self, context),
    AnyMethod(CalendarHolidays.self, context),
    AnyMethod(CalendarLocale.self, context),
  ]
}

/// The Unicode CLDR release that names, patterns and week data come from.
package func cldrVersion() -> String {
  var status = U_ZERO_ERROR
  var version: [UInt8] = [0, 0, 0, 0]
  swift_ulocdata_getCLDRVersion(&version, &status)
  let parts = version.map(Int.init)
  return parts[1] == 0 ? "\(parts[0])" : "\(parts[0]).\(parts[1])"
}
