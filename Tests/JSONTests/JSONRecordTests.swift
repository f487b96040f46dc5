import JSON
import Testing

struct JSONRecordTests {
  private struct Chapter: JSONRecord {
    let title: String
    var pages: Int?
    var isLast = false
    var notes: [String] = []

    static func members<V: RecordVisitor<Chapter>>(_ member: inout V) {
      member("title", "Its title.") { $0.title }
      member.optional("pages", "How many \"pages\", if known.") { $0.pages }
      member.flag("isLast", "It is the last one.") { $0.isLast }
      member.list("notes", "What was noted.", count: { $0.notes.count }) { $0.notes[$1] }
    }
  }

  private struct Book: JSONRecord {
    var first: Chapter?
    var chapters: [Chapter] = []

    static func members<V: RecordVisitor<Book>>(_ member: inout V) {
      member.optional("first", "The first chapter.") { $0.first }
      member("chapters", "All of them.") { $0.chapters }
    }
  }

  private struct Nothing: JSONRecord {
    static func members<V: RecordVisitor<Nothing>>(_ member: inout V) {}
  }

  @Test func everyMemberIsWrittenWhenThereIsSomething() {
    let chapter = Chapter(title: "\"1\"", pages: 12, isLast: true, notes: ["a", "b"])
    #expect(
      writtenDocument { chapter.write(to: &$0) }
        == #"{"title":"\"1\"","pages":12,"isLast":true,"notes":["a","b"]}"#)
  }

  /// A scalar only when it is known, a flag only when it is true, a list always, null never.
  @Test func whatIsNotKnownIsAbsent() {
    #expect(writtenDocument { Chapter(title: "").write(to: &$0) } == #"{"title":"","notes":[]}"#)
    #expect(writtenDocument { Book().write(to: &$0) } == #"{"chapters":[]}"#)
    #expect(writtenDocument { Nothing().write(to: &$0) } == "{}")
  }

  @Test func recordsNest() {
    let one = Chapter(title: "one", isLast: true)
    let text = writtenDocument { Book(first: one, chapters: [one, one]).write(to: &$0) }
    let expected = #"{"title":"one","isLast":true,"notes":[]}"#
    #expect(text == #"{"first":\#(expected),"chapters":[\#(expected),\#(expected)]}"#)
  }

  @Test func aLongListOutgrowsTheBuffer() {
    let notes = (0..<5000).map { "note \($0)" }
    let text = writtenDocument { Chapter(title: "long", notes: notes).write(to: &$0) }
    #expect(
      text == #"{"title":"long","notes":[""# + notes.joined(separator: #"",""#) + #""]}"#)
  }

  /// JSON Schema 2020-12: what is always there is required, and nothing else may be there.
  @Test func theSchemaSaysWhatIsAlwaysThere() {
    let text = writtenDocument { writer in
      writer.open(.object)
      Chapter.writeSchema(to: &writer)
      writer.close(.object)
    }
    #expect(
      text == """
        {"type":"object","properties":{\
        "title":{"type":"string","description":"Its title."},\
        "pages":{"type":"integer","description":"How many \\"pages\\", if known."},\
        "isLast":{"const":true,"description":"It is the last one."},\
        "notes":{"type":"array","items":{"type":"string"},"description":"What was noted."}},\
        "required":["title","notes"],"additionalProperties":false}
        """)
  }

  @Test func schemasNest() throws {
    let text = writtenDocument { writer in
      writer.open(.object)
      Book.writeSchema(to: &writer)
      writer.close(.object)
    }
    try withValue(text) { schema in
      let items = try #require(schema["properties"]?["chapters"]?["items"])
      #expect(items["additionalProperties"]?.boolean == false)
      #expect(items["properties"]?["notes"]?["items"]?["type"]?.string == "string")
      #expect(schema["properties"]?["first"]?["type"]?.string == "object")
      #expect(schema["required"]?.count == 1)
    }
  }

  @Test func theSchemaOfNothingTakesNothing() {
    let text = writtenDocument { writer in
      writer.open(.object)
      Nothing.writeSchema(to: &writer)
      writer.close(.object)
    }
    #expect(
      text == #"{"type":"object","properties":{},"required":[],"additionalProperties":false}"#)
  }
}
