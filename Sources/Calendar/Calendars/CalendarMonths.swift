// The months of a calendar one after another, leap months included.
extension CalendarIdentifier {
  /// The month after one of this calendar's, or nil where the range ends.
  package func month(after span: CalendarMonthSpan) -> CalendarMonthSpan? {
    month(containing: span.start + span.dayCount)
  }

  /// The month before one of this calendar's, or nil where the range begins.
  package func month(before span: CalendarMonthSpan) -> CalendarMonthSpan? {
    month(containing: span.start + -1)
  }

  /// How many months the range has.
  package var monthCount: Int {
    let first = monthsBefore(range.lowerBound)
    return monthsBefore(range.upperBound) - first + 1
  }

  /// How many months of the range come before the one that a date is in, or nil beyond the range.
  package func monthIndex(of date: CivilDate) -> Int? {
    guard range ~= date else { return nil }
    return monthsBefore(date) - monthsBefore(range.lowerBound)
  }

  /// The month before which so many months of the range come, or nil beyond the range.
  package func month(at index: Int) -> CalendarMonthSpan? {
    let first = monthsBefore(range.lowerBound)
    guard 0...monthsBefore(range.upperBound) - first ~= index else { return nil }
    let arithmetic = arithmetic
    let year = arithmetic.year(ofMonth: first + index)
    return span(year.month(at: first + index - arithmetic.monthsBefore(year)), of: year)
  }

  /// The months before that of a date in the range, from one that the arithmetic counts from.
  private func monthsBefore(_ date: CivilDate) -> Int {
    let arithmetic = arithmetic
    let year = arithmetic.year(containing: date)
    return arithmetic.monthsBefore(year) + year.month(containingDay: date - year.start).position
  }
}
