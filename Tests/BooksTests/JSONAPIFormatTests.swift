import JSON
import Testing

@testable import Books

/// Documents of JSON:API 1.1.
struct JSONAPIFormatTests {
  private let data = """
    {"type":"book","id":"1","attributes":{"title":"Little Women","pages":449},"relationships":{\
    "chapters":{"data":[{"type":"chapter","id":"c1"},{"type":"chapter","id":"c2"},{"type":"chapter","id":"c3"},{"type":"chapter","id":"lost"}]},\
    "author":{"data":{"type":"people","id":"9"}}}}
    """
  private let included = """
    [{"type":"chapter","id":"c3","attributes":{"title":"A Merry Christmas","order":2}},\
    {"type":"people","id":"9","attributes":{"firstName":"Louisa May","lastName":"Alcott"}},\
    {"type":"chapter","id":"c1","attributes":{"title":"Playing Pilgrims","order":1}},\
    {"type":"chapter","id":"c2","attributes":{"title":"The Laurence Boy","order":3}},\
    {"type":"people","id":"10","attributes":{"name":"Nobody"}}]
    """

  private let chapters: AnswerValue = [
    ["title": "Playing Pilgrims", "order": 1], ["title": "A Merry Christmas", "order": 2],
    ["title": "The Laurence Boy", "order": 3],
  ]

  @Test(arguments: [false, true], [false, true])
  func includedResources(isBefore: Bool, isSingle: Bool) throws {
    let data = #""data":"# + (isSingle ? data : "[\(data)]")
    let included = #""included":"# + included
    let text =
      "{" + (isBefore ? [included, data] : [data, included]).joined(separator: ",\n") + "}"
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let decoding = try decode(text, mode: mode)
      let record = try decoding.record()
      #expect(record["chapters"] == chapters)
      #expect(record["authors"] == ["Louisa May Alcott"])
      #expect(record["authorKeys"] == ["9"])
      #expect(record["key"] == "1")
      #expect(record["pointer"]?.string == (isSingle ? "/data" : "/data/0"))
      #expect(record["line"]?.integer == (isBefore ? 2 : 1))
      #expect(decoding.problems.isEmpty)
      #expect(decoding.result["format"]?.string == "jsonapi")
    }
  }

  /// Without numbers of their own the references' order counts.
  @Test func chaptersWithoutNumbers() throws {
    let text = """
      {"data":[{"type":"book","id":"1","attributes":{"title":"T"},"relationships":{"chapters":{"data":\
      [{"type":"chapter","id":"b"},{"type":"chapter","id":"a"}]}}}],"included":[\
      {"type":"chapter","id":"a","attributes":{"title":"A"}},{"type":"chapter","id":"b","attributes":{"title":"B"}}]}
      """
    #expect(
      try decode(text).record()["chapters"] == [
        ["title": "B", "order": 1], ["title": "A", "order": 2],
      ])
  }

  /// Resources are those of their own document.
  @Test func twoDocuments() throws {
    let first = #"{"data":[\#(data)],"included":\#(included)}"#
    let second =
      #"{"data":[{"type":"book","id":"1","attributes":{"title":"Good Wives"},"relationships":{"author":{"data":{"type":"people","id":"9"}}}}]}"#
    let decoding = try decode(first + "\n" + second)
    #expect(decoding.titles == ["Little Women", "Good Wives"])
    #expect(decoding.records.map { $0["authors"] } == [["Louisa May Alcott"], []])
    #expect(decoding.problems.isEmpty)
  }

  @Test func nullDataAndErrors() throws {
    for text in [
      #"{"data":null}"#, #"{"errors":[{"status":"404","title":"Not found"}]}"#,
      #"{"data":[],"meta":{}}"#,
    ] {
      let decoding = try decode(text, mode: .strict)
      #expect(decoding.records.isEmpty)
      #expect(decoding.problems.isEmpty)
      #expect(decoding.result["recordCount"]?.integer == 0)
    }
  }

  @Test func dataAndErrors() throws {
    for text in [#"{"data":\#(data),"errors":[]}"#, #"{"errors":[],"data":\#(data)}"#] {
      let decoding = try decode(text)
      #expect(decoding.titles == ["Little Women"])
      #expect(try decoding.problem()["member"]?.string == "errors")
      #expect(try failure(text)["code"]?.integer == -32012)
    }
  }

  /// The same where the data is a list, which is read before or after the errors are known.
  @Test func listedDataAndErrors() throws {
    for text in [#"{"data":[\#(data)],"errors":[]}"#, #"{"errors":[],"data":[\#(data)]}"#] {
      let decoding = try decode(text)
      #expect(decoding.titles == ["Little Women"])
      #expect(try decoding.problem()["member"]?.string == "errors")
      #expect(try failure(text)["code"]?.integer == -32012)
    }
  }

  /// What is included is held to the rules beside one resource as beside a list.
  @Test func includedBesideOneResource() throws {
    let included = #"[{"id":"3"},{"type":"people","id":"1"},{"type":"people","id":"1"}]"#
    for text in [
      #"{"data":\#(data),"included":\#(included)}"#, #"{"data":[\#(data)],"included":\#(included)}"#,
    ] {
      let problems = try decode(text).problems
      #expect(problems.map { $0["reason"]?.string } == ["missingMember", "duplicateKey"])
      #expect(problems.map { $0["pointer"]?.string } == ["/included/0", "/included/2"])
    }
  }

  @Test func dataThatIsAString() throws {
    let text = "{\n  \"data\": \"no resource\"\n}"
    let decoding = try decode(text)
    #expect(decoding.records.isEmpty)
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == "typeMismatch")
    #expect(problem["pointer"]?.string == "/data")
    #expect(problem["expected"]?.string == "an object")
    #expect(place(in: problem) == place(of: 12, in: Array(text.utf8)))
    #expect(try failure(text).at("/data/cause")?.string == "typeMismatch")
  }

  @Test func aResourceThatIsThereTwice() throws {
    let other = #"{"type":"book","id":"2","attributes":{"title":"Eight Cousins"}}"#
    let text = #"{"data":["# + other + ",\n" + other + ",\n" + data + "]}"
    let decoding = try decode(text)
    #expect(decoding.titles == ["Eight Cousins", "Little Women"])
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == "duplicateKey")
    #expect(problem["pointer"]?.string == "/data/1")
    #expect(problem["record"]?.integer == 1)
    #expect(problem["line"]?.integer == 2)
    #expect(problem["effect"]?.string == "recordDropped")
    #expect(try failure(text).at("/data/cause")?.string == "duplicateKey")
    // The same id of another type is another resource.
    let another = text.replacing(
      "book\",\"id\":\"2\",\"attributes\":{\"title\":\"Eight Cousins\"}},\n{\"type\":\"book",
      with: "book\",\"id\":\"2\",\"attributes\":{\"title\":\"Eight Cousins\"}},\n{\"type\":\"books")
    #expect(try decode(another).problems.isEmpty)
  }

  @Test(arguments: [
    (#"{"id":"1","attributes":{"title":"T"}}"#, "missingMember", "type", ""),
    (#"{"type":"book","attributes":{"title":"T"}}"#, "missingMember", "id", ""),
    (#"{"type":"book","id":1,"attributes":{"title":"T"}}"#, "typeMismatch", "", "/id"),
    (#"{"type":7,"id":"1","attributes":{"title":"T"}}"#, "typeMismatch", "", "/type"),
  ])
  func aResourceWithoutIdentity(resource: String, reason: String, member: String, pointer: String)
    throws
  {
    let text = #"{"data":[\#(resource)]}"#
    let decoding = try decode(text, format: .jsonapi)
    #expect(decoding.titles == ["T"])
    let problem = try decoding.problem()
    #expect(problem["reason"]?.string == reason)
    #expect(problem["member"]?.string ?? "" == member)
    #expect(problem["pointer"]?.string == "/data/0" + pointer)
    let error = try failure(text, format: .jsonapi)
    #expect(error.at("/data/cause")?.string == reason)
  }

  @Test func otherTypesAreCounted() throws {
    let text = """
      {"data":[{"type":"chapter","id":"1","attributes":{"title":"I","order":1}},\
      {"type":"people","id":"1","attributes":{"name":"Jo"}},\
      {"type":"movie","id":"1","attributes":{"title":"A film","release_date":"1933-11-24"}},\(data),\
      {"type":"people","id":"2"}]}
      """
    for mode in [BooksDecode.Mode.lenient, .strict] {
      let decoding = try decode(text, mode: mode)
      #expect(decoding.titles == ["Little Women"])
      #expect(decoding.result["skipped"] == ["chapter": 1, "people": 2, "movie": 1])
      #expect(decoding.result["recordCount"]?.integer == 1)
      #expect(decoding.problems.isEmpty)
    }
  }

  @Test func anIncludedResourceThatIsThereTwice() throws {
    let twice = #"{"type":"people","id":"9","attributes":{"name":"Louisa"}}"#
    let text = #"{"data":[\#(data)],"included":[\#(twice),\#(twice)]}"#
    let decoding = try decode(text)
    #expect(try decoding.problem()["pointer"]?.string == "/included/1")
    #expect(try decoding.problem()["reason"]?.string == "duplicateKey")
    #expect(try decoding.record()["authors"] == ["Louisa"])
  }
}
