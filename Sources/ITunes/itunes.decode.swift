import JSON
import JSONRPC
import Records

/// `itunes.decode`: records from answers of the iTunes Search API.
package enum ITunesDecode: LongMethod {
  package typealias Context = FileRoots

  package static let name: StaticString = "itunes.decode"
  package static let summary: StaticString = "Records from answers of the iTunes Search API."
  package static let doc: StaticString = """
    Takes one answer or one a line, from `text` or from a file: plain, padded with newlines, or \
    wrapped in a JSONP callback. Either `text` or `path` must be given.

    Answers are loose, and taken as they are: numbers as strings and the reverse, members that are \
    null or missing, both versions of the service. One bad record never loses the others: what is \
    wrong is told in `problems`, with its place. A body that holds no answer at all (empty, HTML, \
    cut) is the error parsingFailed, whose `cause` says why; an error of the service is \
    serviceError, with its message.

    With a `partialResultToken` records and problems come in parts of at most 256, \
    `{"records": […], "problems": […]}`, and the lists of the result are empty.
    """
  package static let resultDoc: StaticString = "Records and problems."
  package static let reasons: [Reason] = [
    .missingMember, .conflictingMembers, .outOfRange, .badValue, .fileNotFound, .readFailed,
    .pathNotAllowed, .notAFile, .parsingFailed, .serviceError, .answerTooLarge, .cancelled,
  ]
  package static let examples = [
    Example(
      "A song",
      params: """
        {"text":"{\\"resultCount\\":1,\\"results\\":[{\\"wrapperType\\":\\"track\\",\
        \\"kind\\":\\"song\\",\\"trackId\\":\\"1440833098\\",\\"trackName\\":\\"Greensleeves\\",\
        \\"trackPrice\\":-1,\\"trackTimeMillis\\":83720}]}"}
        """,
      result: """
        {"resultCount":1,"count":1,"problemCount":0,"records":[{"type":"song",\
        "wrapperType":"track","kind":"song","id":"1440833098","name":"Greensleeves","genres":[],\
        "durationSeconds":83.72,"screenshots":[],"languages":[],"artwork":[]}]}
        """),
    Example(
      "An answer that was throttled", params: #"{"text":""}"#,
      error: """
        {"code":-32012,"data":{"reason":"parsingFailed","cause":"unexpectedEnd","pointer":""}}
        """),
    Example(
      "What the service says of a bad request",
      params: #"{"text":"{\"errorMessage\":\"Invalid value(s) for key(s): [country]\"}"}"#,
      error: #"{"code":-32013,"data":{"reason":"serviceError","member":"country"}}"#),
  ]

  package struct Params: JSONParams {
    var text: JSONText?
    var path: String?
    var extra = false
    var maxProblems = 1000

    package init() {}

    package static func members<V: ParamsVisitor<Params>>(
      _ member: inout V
    ) throws(JSONError) {
      try member("text", \.text, "The answer, as it came.")
      try member("path", \.path, "A file of answers below one of the server's roots; gzip too.")
      try member("extra", \.extra, "Give also the members that are not understood.")
      try member("maxProblems", \.maxProblems, 0...100_000, "How many problems to list.")
    }
  }

  package struct Result: JSONRecord {
    let decoder: AnswerDecoder
    let collector: RecordCollector

    package static func members<V: RecordVisitor<Result>>(_ member: inout V) {
      member.optional("resultCount", "How many results the answers say they have.") {
        $0.decoder.resultCount
      }
      member("count", "How many records there are.") { $0.collector.recordCount }
      member("records", "The records.") { WrittenRecords<ITunesRecord>($0.collector.records) }
      member("problems", "What is wrong with the answers.") { $0.collector.problems }
      member("problemCount", "How many problems there are, those not listed too.") {
        $0.collector.problemCount
      }
      member("warnings", "What is odd, in words.") { $0.decoder.warnings }
      member.optional("callback", "The function that was around the answer.") {
        $0.decoder.callback
      }
    }
  }

  package static func run(
    _ params: Params, _ roots: FileRoots, _ call: Call
  ) throws(RPCError) -> Result {
    let collector = RecordCollector(call, maxProblems: params.maxProblems)
    do throws(JSONError) {
      let input = try RecordInput(text: params.text, path: params.path, roots)
      var decoder = AnswerDecoder(input.window, to: collector, keepsRest: params.extra)
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
