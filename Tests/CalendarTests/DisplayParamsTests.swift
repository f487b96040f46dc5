import Calendar
import JSON
import Testing
import Trees

/// The parameters that every drawing method has.
struct DisplayParamsTests {
  enum Subject: String, CaseIterable, Sendable {
    case month, week
  }

  private func answer(_ subject: Subject, _ params: String) throws -> Tree {
    switch subject {
    case .month: try CalendarTests.answer(CalendarMonth.self, params)
    case .week: try CalendarTests.answer(CalendarWeek.self, params)
    }
  }

  private func refusal(_ subject: Subject, _ params: String) throws -> JSONError {
    switch subject {
    case .month: try CalendarTests.refusal(CalendarMonth.self, params)
    case .week: try CalendarTests.refusal(CalendarWeek.self, params)
    }
  }

  /// Absent, null, an empty list and an empty object are the same, for params and for a parameter.
  @Test(arguments: Subject.allCases)
  func nothingIsGivenInFourWays(subject: Subject) throws {
    let plain = try answer(subject, "{}")
    for params in [
      "null", "[]",
      """
      {"locale":null,"firstWeekday":null,"minimalDays":null,"today":null,"timeZone":null,\
      "titleFormat":null,"weekdayWidth":null,"offset":null,"date":null}
      """,
    ] {
      #expect(try answer(subject, params) == plain, "\(params)")
    }
    // The settings that it was drawn by: the default locale's.
    #expect(plain["locale"] == "en-US")
    #expect(plain["calendar"] == "gregorian")
    #expect(plain["firstWeekday"] == "sunday")
    #expect(plain["minimalDays"] == 1)
    #expect(plain["title"] == "July 2024")
  }

  @Test(arguments: Subject.allCases, Weekday.names)
  func theFirstWeekdayIsOverridden(subject: Subject, name: String) throws {
    let answer = try answer(subject, #"{"locale":"de","firstWeekday":"\#(name)"}"#)
    #expect(answer["firstWeekday"] == .string(name))
    #expect(answer["weekdays"]?[0]?["weekday"] == .string(name))
    // The other half of the locale's rule stays.
    #expect(answer["minimalDays"] == 4)
  }

  @Test(arguments: Subject.allCases)
  func aWeekdayIsNoNumber(subject: Subject) throws {
    let error = try refusal(subject, #"{"firstWeekday":1}"#)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "/firstWeekday")
    #expect(error.suggestion == "sunday")
    #expect(error.message.hasPrefix("firstWeekday must be"))
  }

  @Test(arguments: Subject.allCases)
  func aMisspeltWeekday(subject: Subject) throws {
    let error = try refusal(subject, #"{"firstWeekday":"Mondey"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/firstWeekday")
    #expect(error.suggestion == "monday")
  }

  @Test(arguments: Subject.allCases, ["1", "4", "7", "4.0", "7e0"])
  func minimalDaysWithinAWeek(subject: Subject, value: String) throws {
    let answer = try answer(subject, #"{"minimalDays":\#(value)}"#)
    #expect(answer["minimalDays"]?.integer == Int(value.prefix(1)))
    #expect(answer["firstWeekday"] == "sunday")
  }

  @Test(arguments: Subject.allCases, ["0", "8", "-1", "1e3", "9223372036854775807"])
  func minimalDaysBeyondAWeek(subject: Subject, value: String) throws {
    let error = try refusal(subject, #"{"minimalDays":\#(value)}"#)
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "/minimalDays")
    #expect(error.minimum == 1)
    #expect(error.maximum == 7)
  }

  @Test(arguments: Subject.allCases)
  func halfADay(subject: Subject) throws {
    let error = try refusal(subject, #"{"minimalDays":3.5}"#)
    #expect(error.reason == .notIntegral)
    #expect(error.pointer == "/minimalDays")
  }

  @Test(arguments: Subject.allCases, ["2024-02-30", "2024-2-3", "10000-01-01", ""])
  func todayIsADate(subject: Subject, value: String) throws {
    let error = try refusal(subject, #"{"today":"\#(value)"}"#)
    #expect(error.reason == .badDate)
    #expect(error.pointer == "/today")
  }

  @Test(arguments: Subject.allCases)
  func widths(subject: Subject) throws {
    for (width, label) in [
      ("wide", "Sunday"), ("abbreviated", "Sun"), ("short", "Su"), ("narrow", "S"),
    ] {
      let answer = try answer(subject, #"{"weekdayWidth":"\#(width)"}"#)
      #expect(answer["weekdays"]?[0]?["label"] == .string(label))
    }
    #expect(try answer(subject, "{}")["weekdays"]?[0]?["label"] == "Sun")
    let error = try refusal(subject, #"{"weekdayWidth":"narow"}"#)
    #expect(error.reason == .badValue)
    #expect(error.pointer == "/weekdayWidth")
    #expect(error.suggestion == "narrow")
    #expect(error.allowed == ["wide", "abbreviated", "short", "narrow"])
  }

  @Test(
    arguments: Subject.allCases,
    [
      ("local", String?.some("locale")), ("firstweekday", "firstWeekday"),
      ("first_weekday", "firstWeekday"), ("timezone", "timeZone"), ("titelFormat", "titleFormat"),
      ("minDays", nil), ("ofset", "offset"), ("dat", "date"), ("weekStart", nil),
    ])
  func anUnknownParameter(subject: Subject, member: (name: String, suggestion: String?)) throws {
    let error = try refusal(subject, #"{"\#(member.name)":1}"#)
    #expect(error.reason == .unknownMember)
    #expect(error.pointer == "")
    #expect(error.member == member.name)
    #expect(error.suggestion == member.suggestion)
  }

  @Test(arguments: Subject.allCases)
  func whatTheProtocolAddsIsNoParameter(subject: Subject) throws {
    let params = #"{"_meta":{},"workDoneToken":1,"partialResultToken":"p"}"#
    #expect(try answer(subject, params) == answer(subject, "{}"))
  }

  @Test(arguments: Subject.allCases, ["3", #""2024-01-01""#, "true"])
  func paramsAreAnObjectOrAnArray(subject: Subject, params: String) throws {
    let error = try refusal(subject, params)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "")
  }

  /// What clients rely on in any answer: no null, and no flag that is false.
  @Test(arguments: Subject.allCases, ["0001-01-01", "2024-02-29", "9999-12-31"])
  func nothingIsNullOrFalse(subject: Subject, date: String) throws {
    func check(_ tree: Tree) {
      #expect(tree != .null)
      #expect(tree != false)
      if case .object(let members) = tree { members.values.forEach(check) }
      tree.elements.forEach(check)
    }
    check(try answer(subject, #"{"date":"\#(date)","today":"2024-02-29"}"#))
  }
}
