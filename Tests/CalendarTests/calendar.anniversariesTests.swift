import Calendar
import JSON
import JSONRPC
import Testing
import Trees

struct CalendarAnniversariesTests {
  private func dates(_ params: String) throws -> [String] {
    let answer = try answer(CalendarAnniversaries.self, params)
    return try #require(answer["dates"]).elements.compactMap { $0["date"]?.string }
  }

  /// 추석, 설날 and 부처님오신날 by the public holidays of those years.
  @Test(arguments: [
    (8, 15, ["2022-09-10", "2023-09-29", "2024-09-17", "2025-10-06"]),
    (1, 1, ["2022-02-01", "2023-01-22", "2024-02-10", "2025-01-29"]),
    (4, 8, ["2022-05-08", "2023-05-27", "2024-05-15", "2025-05-05"]),
  ])
  func holidaysComeBack(_ month: Int, _ day: Int, _ expected: [String]) throws {
    let params =
      #"{"calendar":"dangi","month":\#(month),"day":\#(day),"from":"2022-01-01","count":4}"#
    #expect(try dates(params) == expected)
  }

  /// By the almanac lunar month 5 has 30 days in 2023 and 2024 and 29 in 2025 (27 May to 24 June) to
  /// 2027; in 2028 it has 30 again.
  @Test func aMissingDayIsTheLastOrSkipped() throws {
    let params = #""calendar":"dangi","month":5,"day":30,"from":"2023-01-01""#
    let last = try answer(CalendarAnniversaries.self, "{\(params),\"count\":3}")
    let dates = try #require(last["dates"]).elements
    #expect(dates.map { $0["isClamped"] != nil } == [false, false, true])
    #expect(dates.map { $0["date"]?.string } == ["2023-07-17", "2024-07-05", "2025-06-24"])
    let skipped = try self.dates("{\(params),\"count\":3,\"missingDay\":\"skip\"}")
    #expect(skipped == ["2023-07-17", "2024-07-05", "2028-06-22"])
  }

  /// 2023 has a leap month 2, from 22 March to 19 April; the regular one began on 20 February.
  @Test(arguments: [
    ("regular", ["2023-02-20", "2024-03-10"]), ("leapOnly", ["2023-03-22", "2042-03-22"]),
    ("both", ["2023-02-20", "2023-03-22"]),
  ])
  func leapMonthsAreAChoice(_ choice: String, _ expected: [String]) throws {
    let params = """
      {"calendar":"dangi","month":2,"day":1,"isLeapMonth":true,"leapMonth":"\(choice)",\
      "from":"2023-01-01","count":2}
      """
    #expect(try dates(params) == expected)
  }

  @Test func aLeapDayIsKeptOnTheLastOfFebruary() throws {
    let params = #"{"calendar":"gregorian","month":2,"day":29,"from":"2023-01-01","count":3}"#
    #expect(try dates(params) == ["2023-02-28", "2024-02-29", "2025-02-28"])
  }

  @Test func theRangeEndsTheList() throws {
    let params = #"{"calendar":"dangi","month":1,"day":1,"from":"2049-01-01","count":10}"#
    #expect(try dates(params) == ["2049-02-02", "2050-01-23"])
  }

  @Test func theDayOfFromCounts() throws {
    let params = #"{"calendar":"dangi","month":1,"day":1,"from":"2024-02-10","count":1}"#
    #expect(try dates(params) == ["2024-02-10"])
  }

  @Test(arguments: [
    (#"{"calendar":"dangi","month":1,"day":31}"#, Reason.badDate, "/day"),
    (#"{"calendar":"dangi","month":13,"day":1}"#, .badDate, "/month"),
    (#"{"calendar":"gregorian","month":2,"day":30}"#, .badDate, "/day"),
    (#"{"calendar":"dangi","month":1,"day":1,"from":"1800-01-01"}"#, .outOfRange, "/from"),
    (#"{"calendar":"dangi","month":1}"#, .missingMember, ""),
    (#"{"calendar":"dangi","month":1,"day":1,"count":0}"#, .outOfRange, "/count"),
    (#"{"calendar":"lunar","month":1,"day":1}"#, .badValue, "/calendar"),
  ])
  func whatIsWrongIsTold(_ params: String, _ reason: Reason, _ pointer: String) throws {
    let error = try refusal(CalendarAnniversaries.self, params)
    #expect(error.reason == reason, "\(error.message)")
    #expect(error.pointer == pointer)
  }
}
