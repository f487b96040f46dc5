import Calendar
import JSON
import JSONRPC
import Testing
import Trees

/// What the params of all methods have in common that draw no month and no week.
struct MethodParamsTests {
  enum Subject: String, CaseIterable, Sendable {
    case weeks, year, shift, between, today, holidays, locale

    /// Members enough for an answer.
    var members: String {
      switch self {
      case .weeks: #""year":2024,"month":2"#
      case .year: #""year":2024"#
      case .shift: #""date":"2024-01-31","months":1"#
      case .between: #""from":"2024-01-31","to":"2024-03-01""#
      case .today: #""instant":"2024-07-12T00:30:00Z","timeZone":"UTC""#
      case .holidays: #""region":"KR","year":2024"#
      case .locale: #""locale":"ko""#
      }
    }

    /// Its parameters and what each takes; the first three stand by position.
    var parameters: [(name: String, takes: String)] {
      let rule = [("locale", "string"), ("firstWeekday", "weekday"), ("minimalDays", "integer")]
      switch self {
      case .weeks:
        return [
          ("year", "integer"), ("month", "integer"), ("weekYear", "integer"), ("from", "date"),
          ("to", "date"),
        ] + rule
      case .year:
        return [
          ("year", "integer"), ("date", "date"), ("offset", "integer"), ("rows", "string"),
        ] + rule + [
          ("today", "date"), ("timeZone", "string"), ("titleFormat", "string"),
          ("weekdayWidth", "string"),
        ]
      case .shift:
        return [
          ("date", "date"), ("years", "integer"), ("months", "integer"), ("weeks", "integer"),
          ("days", "integer"), ("count", "integer"),
        ]
      case .between: return [("from", "date"), ("to", "date")]
      case .today: return [("timeZone", "string"), ("instant", "date")] + rule
      case .holidays:
        return [
          ("region", "string"), ("year", "integer"), ("from", "date"), ("to", "date"),
          ("extra", "list"), ("locale", "string"),
        ]
      case .locale: return [("locale", "string")]
      }
    }
  }

  private func answer(_ subject: Subject, _ params: String) throws -> Tree {
    switch subject {
    case .weeks: try CalendarTests.answer(CalendarWeeks.self, params)
    case .year: try CalendarTests.answer(CalendarYear.self, params)
    case .shift: try CalendarTests.answer(CalendarShift.self, params, ())
    case .between: try CalendarTests.answer(CalendarBetween.self, params, ())
    case .today: try CalendarTests.answer(CalendarToday.self, params)
    case .holidays: try CalendarTests.answer(CalendarHolidays.self, params)
    case .locale: try CalendarTests.answer(CalendarLocale.self, params)
    }
  }

  private func refusal(_ subject: Subject, _ params: String) throws -> JSONError {
    switch subject {
    case .weeks: try CalendarTests.refusal(CalendarWeeks.self, params)
    case .year: try CalendarTests.refusal(CalendarYear.self, params)
    case .shift: try CalendarTests.refusal(CalendarShift.self, params, ())
    case .between: try CalendarTests.refusal(CalendarBetween.self, params, ())
    case .today: try CalendarTests.refusal(CalendarToday.self, params)
    case .holidays: try CalendarTests.refusal(CalendarHolidays.self, params)
    case .locale: try CalendarTests.refusal(CalendarLocale.self, params)
    }
  }

  /// The table of this file is what the contract says: all of it is declared, and the first three
  /// stand where they always will.
  @Test(arguments: Subject.allCases)
  func theParametersAreTheOnesOfTheContract(subject: Subject) {
    let declared =
      switch subject {
      case .weeks: CalendarWeeks.Params.memberNames
      case .year: CalendarYear.Params.memberNames
      case .shift: CalendarShift.Params.memberNames
      case .between: CalendarBetween.Params.memberNames
      case .today: CalendarToday.Params.memberNames
      case .holidays: CalendarHolidays.Params.memberNames
      case .locale: CalendarLocale.Params.memberNames
      }
    let known = subject.parameters.map(\.name)
    #expect(Array(declared.prefix(3)) == Array(known.prefix(3)))
    #expect(Set(known).isSubset(of: declared))
  }

  @Test(arguments: Subject.allCases)
  func anUnknownParameterIsNamed(subject: Subject) throws {
    for name in ["foo", "Locale ", "", "date ", "isLeapYear"] {
      let error = try refusal(subject, #"{\#(subject.members),"\#(name)":null}"#)
      #expect(error.reason == .unknownMember)
      #expect(error.pointer == "")
      #expect(error.member == name)
      #expect(error.hint?.contains(subject.parameters[0].name) == true)
    }
  }

  /// A message is one line, whatever the name is.
  @Test(arguments: Subject.allCases)
  func anUnknownParameterIsNamedOnOneLine(subject: Subject) throws {
    for name in [#"a\nb"#, #"a\r"#, #"\u2028"#] {
      let error = try refusal(subject, #"{\#(subject.members),"\#(name)":1}"#)
      #expect(error.reason == .unknownMember)
      let controls = error.message.unicodeScalars.filter {
        $0.value < 0x20 || $0 == "\u{2028}" || $0 == "\u{2029}"
      }
      #expect(controls.isEmpty, "\(name)")
    }
  }

  /// With a letter missing, the one that was meant is suggested.
  @Test(arguments: Subject.allCases)
  func aMisspeltParameterIsSuggested(subject: Subject) throws {
    for (name, _) in subject.parameters where name.count > 4 {
      let error = try refusal(subject, #"{"\#(name.dropLast(2) + name.suffix(1))":1}"#)
      #expect(error.reason == .unknownMember)
      #expect(error.suggestion == name)
    }
  }

  @Test(arguments: Subject.allCases)
  func nullIsAbsent(subject: Subject) throws {
    let plain = try answer(subject, "{\(subject.members)}")
    for (name, _) in subject.parameters where !subject.members.contains("\"\(name)\"") {
      #expect(try answer(subject, #"{\#(subject.members),"\#(name)":null}"#) == plain, "\(name)")
    }
  }

  /// Each parameter with values of all other types.
  @Test(arguments: Subject.allCases)
  func aWrongTypeIsRefusedWhereItStands(subject: Subject) throws {
    for (name, takes) in subject.parameters {
      var values = ["true", "false", #"{"a":1}"#]
      if takes != "list" { values += ["[]", "{}", "[1]"] }
      if takes == "integer" { values += [#""1""#, #""x""#] } else { values += ["1", "1.5"] }
      if takes == "list" { values.append(#""x""#) }
      for value in values {
        let others = subject.members.contains("\"\(name)\"") ? "" : ",\(subject.members)"
        let error = try refusal(subject, #"{"\#(name)":\#(value)\#(others)}"#)
        #expect(error.reason == .typeMismatch, "\(name): \(value)")
        #expect(error.pointer == "/\(name)")
        #expect(error.message.hasPrefix("\(name) must be "))
        #expect(error.found != nil)
      }
      guard takes == "integer" else { continue }
      let error = try refusal(subject, #"{"\#(name)":1.5}"#)
      #expect(error.reason == .notIntegral, "\(name)")
      #expect(error.pointer == "/\(name)")
    }
  }

  /// The first three stand by position, as a wrong type tells that is found there.
  @Test(arguments: Subject.allCases)
  func threeAtMostAreTakenByPosition(subject: Subject) throws {
    let taken = min(3, subject.parameters.count)
    for index in 0..<taken {
      let params = Array(repeating: "null", count: index) + ["true"]
      let error = try refusal(subject, "[\(params.joined(separator: ","))]")
      #expect(error.reason == .typeMismatch)
      #expect(error.pointer == "/\(index)")
    }
    let nulls = Array(repeating: "null", count: taken + 1).joined(separator: ",")
    let error = try refusal(subject, "[\(nulls)]")
    #expect(error.reason == .outOfRange)
    #expect(error.pointer == "")
    #expect(error.maximum == taken)
    #expect(error.found == String(taken + 1))
  }

  /// A pointer is relative to params, and by position these have no names.
  @Test(arguments: [
    (Subject.today, #"["Mars"]"#, "/0"), (.today, #"["Asia/Seoul","9999-12-31T23:59:59Z"]"#, "/1"),
    (.holidays, #"["US",2024]"#, "/0"), (.holidays, #"["KR",2031]"#, "/1"),
    (.locale, #"["kr"]"#, "/0"), (.year, #"[2022,"2022-01-03"]"#, "/1"),
    (.year, "[9999,null,1]", "/2"), (.shift, #"["9999-12-31",0,1]"#, "/2"),
    (.weeks, "[2021,null,2021]", "/2"),
  ])
  func aPointerByPositionIsANumber(subject: Subject, params: String, pointer: String) throws {
    #expect(try refusal(subject, params).pointer == pointer)
  }

  @Test(arguments: Subject.allCases, ["3", #""2024-01-01""#, "true", "1.5"])
  func paramsAreAnObjectOrAnArray(subject: Subject, params: String) throws {
    let error = try refusal(subject, params)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "")
  }

  /// Absent, null and the two empty ones are the same: an answer or an error.
  @Test(arguments: Subject.allCases)
  func nothingIsGivenInThreeWays(subject: Subject) throws {
    for params in ["null", "[]"] {
      switch subject {
      case .weeks, .shift, .between, .holidays:
        #expect(try refusal(subject, params).reason == .missingMember)
        #expect(try refusal(subject, params).member == refusal(subject, "{}").member)
      case .year, .today, .locale:
        #expect(try answer(subject, params) == answer(subject, "{}"))
      }
    }
  }

  @Test(arguments: Subject.allCases)
  func whatTheProtocolAddsIsNoParameter(subject: Subject) throws {
    let added = #""_meta":{"progressToken":1},"workDoneToken":"w","partialResultToken":2"#
    #expect(
      try answer(subject, "{\(subject.members),\(added)}")
        == answer(subject, "{\(subject.members)}"))
  }

  /// What clients rely on in any answer: no null, and no flag that is false.
  @Test(arguments: Subject.allCases)
  func nothingIsNullOrFalse(subject: Subject) throws {
    func check(_ tree: Tree) {
      #expect(tree != .null)
      #expect(tree != false)
      if case .object(let members) = tree { members.values.forEach(check) }
      tree.elements.forEach(check)
    }
    let answer = try answer(subject, "{\(subject.members)}")
    guard case .object(let members) = answer else {
      Issue.record("not an object")
      return
    }
    #expect(!members.isEmpty)
    check(answer)
  }
}
