import JSON
import JSONRPC

/// `books.isbn`: numbers checked, converted and hyphenated.
package enum BooksISBN: Method {
  package static let name: StaticString = "books.isbn"
  package static let summary: StaticString = "ISBNs checked, converted and hyphenated."
  package static let doc: StaticString = """
    For each of `values`, in their order: whether it is an ISBN, and its forms. Hyphens and blanks of \
    any kind, digits of any script, `ISBN` before it and a qualifier behind it (`0385133553 (v. 2)`) \
    are taken. A number that is none is an answer like the others: without `isValid`, and with the \
    `reason`. Hyphens follow the ranges of the International ISBN Agency; a number of a range that \
    has not been given out is valid, has none, and says so in `reason`. Numbers that begin with \
    979-0 are ISMNs, of printed music.
    """
  package static let resultDoc: StaticString = "The numbers."
  package static let reasons: [Reason] = []
  package static let examples = [
    Example(
      "Ten digits", params: #"{"values":["0-7475-3269-9"]}"#,
      result: """
        {"isbns":[{"input":"0-7475-3269-9","isValid":true,"isbn13":"9780747532699",\
        "isbn10":"0747532699","hyphenated":"0-7475-3269-9"}]}
        """),
    Example(
      "A wrong check digit", params: #"{"values":["9780747532698"]}"#,
      result: """
        {"isbns":[{"input":"9780747532698",\
        "reason":"the check digit must be 9, not 8"}]}
        """),
    Example(
      "A qualifier", params: #"{"values":"0385133553 (v. 2)"}"#,
      result: """
        {"isbns":[{"input":"0385133553 (v. 2)","isValid":true,"isbn13":"9780385133555",\
        "isbn10":"0385133553","hyphenated":"0-385-13355-3","qualifier":"v. 2"}]}
        """),
    Example(
      "Numbers are no strings", params: #"{"values":[9780747532699]}"#,
      error: #"{"code":-32602,"data":{"reason":"typeMismatch","pointer":"/values/0"}}"#),
  ]

  package struct Params: JSONParams {
    var values = Values(texts: [])

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member.required("values", \.values, "The numbers, as strings; one may stand by itself.")
    }
  }

  /// A list of strings, or one string.
  struct Values: JSONParameter {
    var texts: [String]

    static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> Values {
      if let one = value.string { return Values(texts: [one]) }
      guard value.isArray || value.isEmptyContainer else {
        throw value.mismatch("a list of strings", hint: hint(value))
      }
      var texts: [String] = []
      texts.reserveCapacity(value.count)
      for index in 0..<value.count {
        guard let element = value[index] else { break }
        guard let text = element.string else {
          throw element.mismatch("a string", hint: hint(element)).inside(String(index))
        }
        texts.append(text)
      }
      return Values(texts: texts)
    }

    private static func hint(_ value: JSONValue) -> String? {
      value.real == nil ? nil : "Write the number in quotes: it may begin with 0 or end with X."
    }

    static func writeSchema(within _: Void, to writer: inout JSONWriter) {
      writer.name("type")
      ["array", "string"].write(to: &writer)
      writer.name("items")
      writer.open(.object)
      String.writeSchema(to: &writer)
      writer.close(.object)
    }

    func writeDefault(to writer: inout JSONWriter) {}
  }

  package struct Result: JSONRecord {
    let texts: [String]

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.list("isbns", "One for each of `values`.", count: { $0.texts.count }) {
        Answer($0.texts[$1])
      }
    }
  }

  struct Answer: JSONRecord {
    let input: String
    let isbn: ISBN?
    let fault: ISBN.Fault?

    init(_ input: String) {
      self.input = input
      do throws(ISBN.Fault) {
        isbn = try ISBN(input)
        fault = nil
      } catch {
        isbn = nil
        fault = error
      }
    }

    static func members<V: RecordVisitor<Answer>>(_ member: inout V) {
      member("input", "The value as it was given.") { $0.input }
      member.flag("isValid", "It is an ISBN, and its check digit is right.") { $0.isbn != nil }
      member.optional("reason", "Why it is not valid, or has no hyphens.") {
        $0.fault?.reason
          ?? ($0.isbn?.hyphenated == nil ? "its range has not been given out: no hyphens" : nil)
      }
      member.optional("isbn13", "Its thirteen digits.") { $0.isbn?.isbn13 }
      member.optional("isbn10", "Its ten, where it begins with 978.") { $0.isbn?.isbn10 }
      member.optional("hyphenated", "As long as it was given, with hyphens.") {
        $0.isbn?.hyphenated
      }
      member.optional("qualifier", "What stood behind it.") {
        $0.isbn?.qualifier ?? $0.fault?.qualifier
      }
    }
  }

  package static func run(_ params: Params, _ context: Void) throws(RPCError) -> Result {
    Result(texts: params.values.texts)
  }
}
