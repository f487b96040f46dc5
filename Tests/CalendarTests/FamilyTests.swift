import Calendar
import Testing
import Trees

struct FamilyTests {
  @Test func everyMethodIsOfTheFamilyAndHasItsOwnName() throws {
    let names = calendarMethods(try context()).map(\.name.description)
    #expect(names.contains("calendar.month"))
    #expect(names.contains("calendar.week"))
    #expect(names.allSatisfy { $0.hasPrefix("calendar.") })
    #expect(Set(names).count == names.count)
  }

  /// The release that the names, patterns and weeks in these tests were taken from: with another
  /// one, they are to be looked up again.
  @Test func namesAreOfTheReleaseThatTheTestsKnow() {
    #expect(cldrVersion() == "46")
  }
}
