import Calendar
import Testing
import Trees

struct SexagenaryTermTests {
  /// Sixty days and sixty years, in both spellings.
  @Test func theWholeCycle() throws {
    let rows = cases("sexagenaryTerms")
    #expect(rows.count == 60)
    for (index, row) in rows.enumerated() {
      let day = try #require(row[0].string.flatMap { CivilDate($0) }).sexagenaryDay
      #expect(day.index == index)
      #expect(day.korean == row[1].string)
      #expect(day.chinese == row[2].string)
      let year = SexagenaryTerm.year(try #require(row[3].integer))
      #expect(year.index == index)
      #expect(year.korean == row[4].string)
      #expect(year.chinese == row[5].string)
    }
  }

  /// Day follows day without a gap, wherever one stands.
  @Test func daysGoOnAndOn() {
    var previous = CivilDate.range.lowerBound.sexagenaryDay.index
    var date = CivilDate.range.lowerBound
    while date < CivilDate(year: 2200, month: 1, day: 1) {
      date = date + 1
      let index = date.sexagenaryDay.index
      guard index == (previous + 1) % 60 else {
        Issue.record("\(date) has \(index)")
        return
      }
      previous = index
    }
  }

  /// A leap month shares its regular month's term, and the year's first goes on from the last's.
  @Test func monthsGoOnFromYearToYear() {
    var previous = SexagenaryTerm.month(12, ofYear: 1898).index
    for year in 1899...2050 {
      for month in 1...12 {
        let index = SexagenaryTerm.month(month, ofYear: year).index
        #expect(index == (previous + 1) % 60)
        previous = index
      }
    }
  }

  @Test func noNumberIsTooLarge() {
    for year in [Int.min, -1, 0, Int.max] {
      #expect(0..<60 ~= SexagenaryTerm.year(year).index)
      for month in [Int.min, Int.max] {
        #expect(0..<60 ~= SexagenaryTerm.month(month, ofYear: year).index)
      }
    }
    #expect(SexagenaryTerm.year(4).korean == "갑자")
    #expect(SexagenaryTerm.year(1).chinese == "辛酉")
  }

  @Test func stemsAndBranches() {
    let term = SexagenaryTerm.year(2024)
    #expect([term.stem, term.branch] == [0, 4])
    #expect(term.korean == "갑진")
    #expect(term.chinese == "甲辰")
  }
}
