import JSON
import JSONRPC
import Records

/// `books.decode`: books from data of many formats.
package enum BooksDecode: LongMethod {
  package typealias Context = FileRoots

  package static let name: StaticString = "books.decode"
  package static let summary: StaticString = "Books from data of many formats."
  package static let doc: StaticString = """
    Takes `text` or a file: one document, a list, documents one after the other or one a line, lines \
    of a dump; gzip too. Either `text` or `path` must be given. The format is found by the look of \
    the records, or named.

    `lenient` takes what it can: a byte order mark, trailing commas, numbers as strings; each \
    problem is listed with its place, and what became of the value or record. `strict` ends at the \
    first problem with the error parsingFailed, whose `cause` is the problem's reason.

    A file is given in steps of `limit` records: `nextOffset` is where the next step begins, as \
    `offset`; pointers and record numbers then count from there. With a `partialResultToken` all of \
    it comes in parts of at most 256 records, `{"records": […], "problems": […]}`, and the lists of \
    the result are empty.
    """
  package static let resultDoc: StaticString = "Books and problems."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badValue, .fileNotFound, .readFailed,
    .pathNotAllowed, .notAFile, .parsingFailed, .answerTooLarge, .cancelled,
  ]
  package static let examples = [
    Example(
      "A book of a series",
      params: """
        {"text":"{\\"data\\":[{\\"attributes\\":{\\"title\\":\\"Emma\\",\\"author\\":\\"Jane Austen\\",\
        \\"pages\\":474,\\"release_date\\":\\"1815-12-2\\"}}]}","fields":["title","authors","pages",\
        "releaseDate","pointer"]}
        """,
      result: """
        {"format":"series","recordCount":1,"problemCount":1,"records":[{"title":"Emma",\
        "authors":["Jane Austen"],"pages":474,"releaseDate":{"text":"1815-12-2",\
        "iso":"1815-12-02","year":1815,"month":12,"day":2},"pointer":"/data/0"}]}
        """),
    Example(
      "Strict",
      params: #"{"text":"[{\"title\":\"Emma\",}]","mode":"strict"}"#,
      error: """
        {"code":-32012,"data":{"reason":"parsingFailed","cause":"syntax","pointer":"/0","line":1,\
        "column":18,"offset":17}}
        """),
  ]

  package enum Mode: String, JSONEnumeration {
    case strict, lenient
  }

  package struct Params: JSONParams {
    var text: JSONText?
    var path: String?
    var format: BookFormat?
    var mode = Mode.lenient
    var fields: [FieldName]?
    var kinds: [Book.Kind]?
    var offset = 0
    var limit: Int?
    var maxProblems = 1000
    var extra = false

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("text", \.text, "The data.")
      try member("path", \.path, "A file below one of the server's roots; gzip too.")
      try member("format", \.format, "The format; found by the look of the records where absent.")
      try member("mode", \.mode, "Whether the first problem ends it.")
      try member("fields", \.fields, "Only these members of the records; all where absent.")
      try member("kinds", \.kinds, "Only records of these kinds; all where absent.")
      try member(
        "offset", \.offset, 0...Int.max,
        "The byte, uncompressed, at which to go on: a `nextOffset`.")
      try member(
        "limit", \.limit, 1...1_000_000_000,
        "How many records to give at most; 1000 of a file, all of a text, where absent.")
      try member("maxProblems", \.maxProblems, 0...100_000, "How many problems to list.")
      try member("extra", \.extra, "Give also the members that are not understood.")
    }
  }

  /// The name of a member of a record.
  package struct FieldName: JSONParameter {
    let name: String

    package static func decode(_ value: JSONValue, within _: Void) throws(JSONError) -> FieldName {
      let names = MemberNames<Book>.all
      guard let name = value.string else {
        throw value.mismatch("the name of a member", allowed: names)
      }
      guard names.contains(name) else {
        throw JSONError(
          .badValue, it: "must be the name of a member, not \(value.summary)", found: value.summary,
          allowed: names, suggestion: nearestName(to: name, among: names))
      }
      return FieldName(name: name)
    }

    package static func writeSchema(within _: Void, to writer: inout JSONWriter) {
      writer.name("enum")
      MemberNames<Book>.all.write(to: &writer)
    }

    package func writeDefault(to writer: inout JSONWriter) {}
  }

  package struct Result: JSONRecord {
    let decoder: BookDecoder
    let collector: RecordCollector

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.optional("format", "The format of the records.") { $0.decoder.format }
      member("records", "The books.") { WrittenRecords<Selection<Book>>($0.collector.records) }
      member("problems", "What is wrong with the data.") { $0.collector.problems }
      member("problemCount", "How many problems there are, those not listed too.") {
        $0.collector.problemCount
      }
      member("recordCount", "How many books there are.") { $0.collector.recordCount }
      member("skipped", "How many records were passed over, by their kind.") {
        Counts(counts: $0.decoder.skipped)
      }
      member.optional("nextOffset", "Where the next step begins; absent when all is done.") {
        $0.decoder.nextOffset.map(Int.init)
      }
    }
  }

  package static func run(
    _ params: Params, _ roots: FileRoots, _ call: Call
  ) throws(RPCError) -> Result {
    let collector = RecordCollector(call, maxProblems: params.maxProblems)
    var options = BookDecoder.Options()
    options.format = params.format
    options.isStrict = params.mode == .strict
    options.fields = params.fields.map { Set($0.map(\.name)) }
    options.kinds = params.kinds ?? []
    options.offset = Int64(params.offset)
    options.keepsRest = params.extra
    options.limit = params.limit
    if params.limit == nil, params.path != nil, !call.wantsPartialResults { options.limit = 1000 }
    do throws(JSONError) {
      let input = try RecordInput(text: params.text, path: params.path, roots)
      var decoder = try BookDecoder(input.window, to: collector, options)
      try decoder.run { offset throws(JSONError) in
        try collector.checkCancelled()
        call.report(input.progress(offset), of: input.size)
      }
      try collector.sendPart()
      return Result(decoder: decoder, collector: collector)
    } catch {
      throw RPCError(error)
    }
  }
}

/// Counts by name.
package struct Counts: JSONResult {
  let counts: [String: Int]

  package func write(to writer: inout JSONWriter) {
    writer.open(.object)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      var name = name
      name.withUTF8 { writer.name(utf8: UnsafeRawBufferPointer($0)) }
      writer.integer(count)
    }
    writer.close(.object)
  }

  package static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("additionalProperties")
    writer.open(.object)
    Int.writeSchema(to: &writer)
    writer.close(.object)
  }
}
