import JSON
import Testing

struct NearestNameTests {
  private static let names = ["year", "month", "offset", "firstWeekday", "titleFormat"]

  /// One letter missing, one too many, one wrong, two neighbours swapped (one error, not two), and
  /// the wrong case (none at all).
  @Test(arguments: [
    ("yer", "year"), ("yeear", "year"), ("yaer", "year"), ("mouth", "month"), ("Month", "month"),
    ("OFFSET", "offset"), ("ofset", "offset"), ("firstweekday", "firstWeekday"),
    ("first_weekday", "firstWeekday"), ("titelFormat", "titleFormat"),
  ])
  func aMisspellingIsRecognised(name: String, expected: String) {
    #expect(nearestName(to: name, among: Self.names) == expected)
  }

  @Test(arguments: ["", "x", "date", "weekday", "monday", "yearly calendar"])
  func whatNobodyMeantHasNone(name: String) {
    #expect(nearestName(to: name, among: Self.names) == nil)
  }

  /// At most a third of the letters: `abcdef` has six, so two may be wrong and three may not.
  @Test func aThirdOfTheLettersMayBeWrong() {
    #expect(nearestName(to: "abcdxx", among: ["abcdef"]) == "abcdef")
    #expect(nearestName(to: "abcxxx", among: ["abcdef"]) == nil)
  }

  @Test func theNearestWinsAndOfEqualsTheFirst() {
    #expect(nearestName(to: "friday", among: ["fridays", "friday"]) == "friday")
    #expect(nearestName(to: "bat", among: ["cat", "bar"]) == "cat")
  }

  @Test func lettersAreScalarsAndNotBytes() {
    // One of three letters is wrong, though it is three bytes of nine.
    #expect(nearestName(to: "일요날", among: ["일요일", "월요일"]) == "일요일")
  }

  @Test func aLongNameIsNotCompared() {
    let name = String(repeating: "a", count: 64)
    #expect(nearestName(to: name, among: [name]) == name)
    #expect(nearestName(to: name + "a", among: [name]) == nil)
  }

  @Test func withoutCandidatesThereIsNone() {
    #expect(nearestName(to: "year", among: []) == nil)
  }
}
