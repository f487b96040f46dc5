import Books
import Testing

struct ISBNRangesTests {
  @Test func theDateOfTheMessage() {
    #expect(ISBNRanges.date == "2026-01-04")
  }
}
