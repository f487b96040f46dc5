/// The words that dates of catalogues are written with.
enum ReleaseDateWords {
  enum Meaning {
    case month(Int)
    /// Part of a year, which ISO 8601 has no field for, or a word that adds nothing.
    case ignored
    case approximate, alternative, range, copyright, idEst, beforeCommonEra, commonEra
    case year, monthUnit, day
  }

  /// What a word in lower case means; nil for one that no date has.
  static func meaning(of word: String) -> Meaning? {
    if let month = month(word) { return .month(month) }
    return switch word {
    case "ca", "circa", "cca", "about", "approx", "approximately", "probably", "perhaps",
      "possibly", "between", "before", "after":
      .approximate
    case "to", "and", "through", "until": .range
    case "or": .alternative
    case "c", "cop", "copr", "copyright", "p": .copyright
    case "ie", "recte": .idEst
    case "bc", "bce": .beforeCommonEra
    case "ad", "ce": .commonEra
    case "년", "年": .year
    case "월", "月": .monthUnit
    case "일", "日": .day
    default: isIgnored(word) ? .ignored : nil
    }
  }

  /// English names in full, and any beginning of one that has three letters or more.
  private static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func isIgnored(_ word: String) -> Bool {
    switch word {
    case "spring", "summer", "autumn", "fall", "winter", "early", "mid", "middle", "late",
      "q1", "q2", "q3", "q4", "of", "the", "in", "on", "published", "publ", "pub", "printed",
      "print", "printing", "reprint", "reprinted", "released", "release", "issued",
      "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
      "sun", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat",
      "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "cet", "cest", "utc", "gmt":
      true
    default: false
    }
  }

  /// Whether a text says that there is no date; in lower case, its letters and digits only.
  static func meanNoDate(_ letters: String) -> Bool {
    switch letters {
    case "nd", "sd", "sa", "oj", "na", "nodate", "none", "null", "nil", "nan", "undefined",
      "unknown", "undated", "dateunknown", "unknowndate", "datenotidentified",
      "dateofpublicationnotidentified", "publicationdatenotidentified", "notavailable",
      "notapplicable", "forthcoming", "inpress", "inpreparation", "tba", "tbd", "xxxx", "uuuu",
      "00000000", "00000000000000", "00000000t000000z":
      true
    default: false
    }
  }
}
