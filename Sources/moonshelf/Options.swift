import Books
import Calendar
import JSON
import JSONRPC

/// What the command line asks for.
struct Options {
  var command = Command.serve
  var today: CivilDate?
  var locale: String?
  var framing = Framing.auto
  var logs = false
  var limits = Limits()
  /// Directories below which files may be read; none stands for the current one.
  var roots: [String] = []
  /// Params of a drawing: names and values, as the method takes them.
  var drawing: [(StaticString, String)] = []
  /// Nil leaves it to whether a terminal is there.
  var hasColours: Bool?
  var decoding = Decoding()
  /// The options of decoding that were given.
  private var given: [String] = []

  enum Command: Equatable {
    case serve, methods, help, version
    case call(method: String, params: String?)
    case schema(method: String?)
    case draw(Period, date: String?)
    case decode(Family, path: String)
  }

  /// What is drawn; named as its method is.
  enum Period: String, CaseIterable {
    case month, week, year
  }

  /// Whose data a file has.
  enum Family: String, CaseIterable {
    case books, itunes

    /// The options that it takes beside those of every command.
    var options: [String] {
      switch self {
      case .itunes: ["--fields", "--extra", "--problems", "--limit"]
      case .books:
        ["--fields", "--extra", "--problems", "--limit", "--format", "--mode", "--kinds", "--offset"]
      }
    }
  }

  /// How a file is decoded.
  struct Decoding {
    /// Only these members of the records.
    var fields: [String]?
    /// Members that are not understood are wanted too.
    var keepsRest = false
    var problems = Problems.inline
    /// How many records are wanted.
    var limit: Int?
    /// What books alone have a choice of.
    var books = BookDecoder.Options()


    /// Where problems go.
    enum Problems: Equatable {
      case inline, none
      case file(String)
    }
  }

  /// A command line that can't be taken: a line for the person, and exit code 2.
  struct UsageError: Error {
    let message: String
  }

  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var rest = arguments[...]
    var onlyWords = false
    while let argument = rest.popFirst() {
      guard !onlyWords, argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      if argument == "--" {
        onlyWords = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try take(String(parts[0]), parts.count == 2 ? String(parts[1]) : nil, &rest)
    }
    if command == .serve { command = try Self.command(words) }
    try checkDecoding()
  }

  private func checkDecoding() throws(UsageError) {
    guard case .decode(let family, _) = command else {
      if let option = given.first, command != .help, command != .version {
        let families = Family.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
        throw UsageError(message: "\(option) goes with \(families.joined(separator: " and ")) only")
      }
      return
    }
    if let option = given.first(where: { !family.options.contains($0) }) {
      throw UsageError(message: "\(family.rawValue) takes no \(option)")
    }
    for field in decoding.fields ?? [] where !family.members.contains(field) {
      let near = nearestName(to: field, among: family.members)
      let advice = near.map { "did you mean \($0)?" }
        ?? "there are \(family.members.joined(separator: ", "))"
      throw UsageError(message: "--fields: there is no member \(field); \(advice)")
    }
  }

  private mutating func take(
    _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    func value() throws(UsageError) -> String {
      guard let value = inline ?? rest.popFirst() else {
        throw UsageError(message: "\(name) wants a value")
      }
      return value
    }
    switch name {
    case "--help", "-h": command = .help
    case "--version", "-V": command = .version
    case "--log": logs = true
    case "--locale": locale = try value()
    case "--root": roots.append(try value())
    case "--today":
      let text = try value()
      guard let date = CivilDate(text) else {
        throw UsageError(message: "--today wants a date that exists, YYYY-MM-DD, not \(text)")
      }
      today = date
    case "--framing":
      let text = try value()
      guard let framing = Framing(rawValue: text) else {
        let names = Framing.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "--framing wants one of \(names), not \(text)")
      }
      self.framing = framing
    case "--alternate": drawing.append(("alternateCalendar", try value()))
    case "--calendar": drawing.append(("calendar", try value()))
    case "--holidays": drawing.append(("holidays", try value()))
    case "--first-weekday": drawing.append(("firstWeekday", try value()))
    case "--colour", "--color": hasColours = true
    case "--no-colour", "--no-color": hasColours = false
    case "--fields":
      let names = try value().split(separator: ",").map(String.init)
      guard !names.isEmpty else {
        throw UsageError(message: "--fields wants names with commas between them")
      }
      decoding.fields = names
    case "--extra": decoding.keepsRest = true
    case "--problems":
      let text = try value()
      switch text {
      case "": throw UsageError(message: "--problems wants inline, none, or a file")
      case "inline", "-": decoding.problems = .inline
      case "none": decoding.problems = .none
      default: decoding.problems = .file(text)
      }
    case "--limit":
      let text = try value()
      guard let number = Int(text), number > 0 else {
        throw UsageError(message: "--limit wants a number from 1, not \(text)")
      }
      decoding.limit = number
    case "--format": decoding.books.format = try Self.word(name, value())
    case "--mode":
      let mode: BooksDecode.Mode = try Self.word(name, value())
      decoding.books.isStrict = mode == .strict
    case "--kinds":
      for word in try value().split(separator: ",") {
        decoding.books.kinds.append(try Self.word(name, String(word)))
      }
    case "--offset":
      let text = try value()
      guard let number = Int64(text), number >= 0 else {
        throw UsageError(message: "--offset wants a byte from 0, not \(text)")
      }
      decoding.books.offset = number
    case "--max-message": limits.message = try Self.size(name, value())
    case "--max-values": limits.values = try Self.size(name, value())
    case "--max-pending": limits.pending = try Self.size(name, value())
    case "--max-answer": limits.answer = try Self.size(name, value())
    default:
      let near = nearestName(to: name, among: Self.names)
      let advice = near.map { "; did you mean \($0)?" } ?? ""
      throw UsageError(message: "there is no option \(name)\(advice)")
    }
    if inline != nil, Self.flags.contains(name) {
      throw UsageError(message: "\(name) takes no value")
    }
    if Family.allCases.contains(where: { $0.options.contains(name) }) { given.append(name) }
  }

  /// An error of a drawing as a person at the command line has to read it: by the option's name.
  static func told(_ error: JSONError) -> String {
    let options = [
      "alternateCalendar": "--alternate", "calendar": "--calendar", "holidays": "--holidays",
      "firstWeekday": "--first-weekday", "locale": "--locale",
    ]
    var message = error.message
    let name = String(error.pointer.dropFirst())
    if let option = options[name], message.hasPrefix(name) {
      message = option + message.dropFirst(name.count)
    }
    let advice = error.suggestion.map { "; did you mean \($0)?" } ?? ""
    return message + advice + (error.hint.map { " \($0)" } ?? "")
  }

  private static let flags = [
    "--help", "-h", "--version", "-V", "--log", "--colour", "--color", "--no-colour", "--no-color",
    "--extra",
  ]

  private static let names = [
    "--help", "--version", "--log", "--locale", "--today", "--framing", "--root",
    "--alternate", "--calendar", "--holidays", "--first-weekday", "--colour", "--no-colour",
    "--fields", "--extra", "--problems", "--limit", "--format", "--mode", "--kinds", "--offset",
    "--max-message", "--max-values", "--max-pending", "--max-answer",
  ]

  /// A word of a fixed set.
  private static func word<Word: JSONEnumeration>(
    _ name: String, _ text: String
  ) throws(UsageError) -> Word {
    guard let word = Word(rawValue: text) else {
      let near = nearestName(to: text, among: Word.names).map { "; did you mean \($0)?" } ?? ""
      let names = Word.names.joined(separator: ", ")
      throw UsageError(message: "\(name) wants one of \(names), not \(text)\(near)")
    }
    return word
  }

  /// A number from 1, with K, M or G for powers of 1024.
  private static func size(_ name: String, _ text: String) throws(UsageError) -> Int {
    let shift: Int? =
      switch text.last {
      case "K": 10
      case "M": 20
      case "G": 30
      default: nil
      }
    let digits = shift == nil ? Substring(text) : text.dropLast()
    guard let number = Int(digits), 1...1 << 30 ~= number else {
      throw UsageError(
        message: "\(name) wants a number from 1 to 2^30, with K, M or G behind it, not \(text)")
    }
    return number << (shift ?? 0)
  }

  private static func command(_ words: [String]) throws(UsageError) -> Command {
    func atMost(_ count: Int) throws(UsageError) {
      guard words.count <= count + 1 else {
        throw UsageError(message: "\(words[0]) takes no \(words[count + 1])")
      }
    }
    guard let first = words.first else { return .serve }
    switch first {
    case "methods":
      try atMost(0)
      return .methods
    case "schema":
      try atMost(1)
      return .schema(method: words.count > 1 ? words[1] : nil)
    case "help":
      return .help
    case "call":
      try atMost(2)
      guard words.count > 1 else {
        throw UsageError(message: "call wants a method; `moonshelf methods` lists them")
      }
      return .call(method: words[1], params: words.count > 2 ? words[2] : nil)
    default:
      if let period = Period(rawValue: first) {
        try atMost(1)
        return .draw(period, date: words.count > 1 ? words[1] : nil)
      }
      if let family = Family(rawValue: first) {
        try atMost(1)
        guard words.count > 1 else {
          throw UsageError(message: "\(first) wants a file, or - for standard input")
        }
        return .decode(family, path: words[1])
      }
      let near = nearestName(
        to: first,
        among: ["call", "methods", "schema", "help"] + Period.allCases.map(\.rawValue)
          + Family.allCases.map(\.rawValue))
      let advice = near.map { "; did you mean \($0)?" } ?? ""
      throw UsageError(message: "there is no command \(first)\(advice)")
    }
  }

  static let usage = """
    Moonshelf answers calendar, iTunes Search and book-data questions over JSON-RPC 2.0.

    usage: moonshelf [options]                       serve on standard input and output
           moonshelf [options] call METHOD [PARAMS]  ask once; PARAMS is JSON, or - for standard input
           moonshelf [options] month [YYYY-MM]       draw a month (or: week [DATE], year [YYYY])
           moonshelf [options] books FILE            decode book data, a line a record (or: itunes FILE,
                                                     answers of iTunes Search); FILE may be
                                                     compressed, or - for standard input
           moonshelf methods                         list the methods
           moonshelf schema [METHOD]                 print a method's JSON Schema, or the OpenRPC document

    options:
      --today DATE       what today is, YYYY-MM-DD, whatever the clock says
      --locale TAG       the locale of requests that name none (ko, en-US, …);
                         without it LC_ALL, LC_TIME or LANG decides
      --root DIR         read files below that directory only, as often as there are some;
                         without it those below the current one
      --framing FRAMING  auto (the first bytes decide), lines, or headers (Content-Length)
      --max-message N    bytes of a message (16M)
      --max-values N     values in a message (1000000)
      --max-pending N    bytes of answers that wait to be read (256M)
      --max-answer N     bytes of the answer to a batch (64M)
      --alternate NAME   draw the date in that calendar under each day (dangi, hebrew, …)
      --calendar NAME    draw that calendar's month or year
      --holidays REGION  colour and list the public holidays (KR)
      --first-weekday DAY  draw weeks from that day (monday, …)
      --no-colour        draw without colours; --colour draws with them anywhere
      --fields A,B       write only these members of the records
      --extra            write also the members that are not understood
      --problems WHERE   inline (between the records), none, or a file that they are written to
      --limit N          stop after that many records
      --format NAME      the format of books (series, openlibrary, csl, …), where it isn't found
      --mode MODE        lenient, or strict: the first problem ends it
      --kinds A,B        only books of these kinds (edition, work)
      --offset N         go on at that byte, at which a record begins
      --log              log each message to standard error
      -h, --help         print this
      -V, --version      print the version

    example: printf '{"jsonrpc":"2.0","id":1,"method":"calendar.month"}' | moonshelf
    """
}
