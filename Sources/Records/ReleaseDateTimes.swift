import JSON

extension ReleaseDateScanner {
  /// A time after T, right behind a date.
  mutating func scanTimeMark() throws(JSONError) {
    guard at(index) == "T" || at(index) == "t", digit(at(index + 1)) != nil else { return }
    index += 1
    try scanTime()
  }

  /// Checks a time and its zone, and leaves them out: the day is the written one.
  mutating func scanTime() throws(JSONError) {
    func field(_ index: inout Int, _ most: Int) -> Bool {
      guard let first = digit(at(index)) else { return false }
      var value = first
      index += 1
      if let second = digit(at(index)) {
        value = value * 10 + second
        index += 1
      }
      return value <= most
    }
    var end = index
    var isRight = field(&end, 24)
    for most in [59, 60] {
      if at(end) == ":" {
        end += 1
        isRight = isRight && field(&end, most)
      } else if digit(at(end)) != nil {
        isRight = isRight && field(&end, most)
      }
    }
    if at(end) == "." || at(end) == ",", digit(at(end + 1)) != nil {
      end += 1
      while digit(at(end)) != nil { end += 1 }
    }
    var zone = at(end) == " " ? end + 1 : end
    switch at(zone) {
    case "Z", "z": end = zone + 1
    case "A", "a", "P", "p":
      if at(zone + 1) == "M" || at(zone + 1) == "m" { end = zone + 2 }
    case "+", "-":
      guard digit(at(zone + 1)) != nil else { break }
      zone += 1
      isRight = isRight && field(&zone, 23)
      if at(zone) == ":" { zone += 1 }
      if digit(at(zone)) != nil { isRight = isRight && field(&zone, 59) }
      end = zone
    default: break
    }
    guard isRight else { throw ReleaseDateParser.bad(source, "its time does not exist") }
    index = end
  }
}
