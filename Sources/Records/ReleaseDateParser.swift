import JSON
enum ReleaseDateParser {
  static func parse(_ text: String, allowShortFields: Bool) throws(JSONError) -> ReleaseDate? { nil }
}
