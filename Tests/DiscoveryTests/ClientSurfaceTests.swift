import JSON
import JSONRPC
import Testing

@testable import Discovery

/// A method whose schemas are written by hand, to have every shape that a schema may have.
private enum Toy: Method {
  static let name: StaticString = "toys.makeURL"
  static let summary: StaticString = "Makes a toy."
  static let doc: StaticString = #"Give `coverURL`; a "\d" is a digit."#
  static let resultDoc: StaticString = "The toy."
  static let reasons: [Reason] = [.badValue]
  static let examples = [
    Example(
      "One", params: #"{"from":"a","coverURL":null,"parts":[{"isOn":true}]}"#,
      result: #"{"id":"1"}"#),
    Example("None", params: "{}", error: "{}"),
  ]

  struct Params: JSONParams {
    static func members<V: ParamsVisitor<Params>>(_ member: inout V) {}
    static func writeSchema(to writer: inout JSONWriter) {
      copy(
        #"""
        {"type":"object","properties":{
          "from":{"type":"string","description":"Where."},
          "coverURL":{"type":["string","null"],"description":"The cover."},
          "ids":{"type":["array","string"],"items":{"type":"string"},"description":"Which."},
          "ratio":{"type":"number","minimum":0,"default":0.5,"description":"How much."},
          "extra":{"type":"object","additionalProperties":{"type":"string"},"description":"More."},
          "parts":{"type":"array","items":{"type":"object","properties":{
             "isOn":{"type":"boolean"}},"required":["isOn"]},"description":"Parts."},
          "sizes":{"type":"array","items":{"enum":["s","m"]},"description":"Sizes."}
        },"required":["from"]}
        """#, to: &writer)
    }
  }

  struct Result: JSONResult {
    func write(to writer: inout JSONWriter) {}
    static func writeSchema(to writer: inout JSONWriter) {
      copy(
        #"""
        {"type":"object","properties":{
          "type":{"type":"string","description":"Its kind; see `endISO`."},
          "isOn":{"const":true,"description":"It is on."},
          "endISO":{"type":"string","description":"The end."},
          "price":{"anyOf":[{"type":"number"},{"type":"string"}],"description":"The price."},
          "any":{"description":"Anything."},
          "made":{"type":"object","properties":{"year":{"type":"integer"}},"required":["year"]},
          "boxes":{"type":"array","items":{"type":"object","properties":{
             "made":{"type":"object","properties":{"year":{"type":"integer"}},"required":["year"]},
             "boxes":{"type":"array","items":{"type":"array","items":{"type":"integer"}}}
             },"required":["made","boxes"]},"description":"Boxes."},
          "byName":{"type":"object","additionalProperties":{"type":"object",
             "properties":{"size":{"enum":["s","m"]}},"required":[]},"description":"By name."},
          "size":{"enum":["s","m"],"description":"The size."}
        },"required":["type","boxes"]}
        """#, to: &writer)
    }
  }

  /// The members of an object in JSON, into one that is open.
  private static func copy(_ text: String, to writer: inout JSONWriter) {
    guard let document = try? JSONDocument(parsing: text) else { return }
    for member in document.value.members {
      writer.name(utf8: member.name)
      member.value.write(to: &writer)
    }
  }

  static func run(_ params: Params, _ context: Void) -> Result { Result() }
}

@Suite("Client surface")
struct ClientSurfaceTests {
  private let toy = ClientSurface([AnyMethod(Toy.self, ())])

  @Test func typesAreRead() throws {
    let method = try #require(toy.methods.first)
    #expect((method.family, method.localName) == ("toys", "makeURL"))
    let params = try #require(method.params)
    #expect(
      params.map(\.type) == [
        .string, .string, .union([.list(.string), .string]), .number, .map(.string),
        .list(.record("ToysPart")), .list(.enumeration(["s", "m"])),
      ])
    #expect(params.map(\.isRequired) == [true] + Array(repeating: false, count: 6))
    #expect(params[3].doc == "How much. (at least 0, default 0.5)")
    #expect(method.result == .record("ToysMakeURL"))
    // The error's example has nothing to show.
    #expect(method.examples.map(\.title) == ["One"])
  }

  /// What a record holds stands before it, one declaration is one record, and a name that another
  /// has already gets its parent's before it.
  @Test func recordsAreNamed() {
    #expect(toy.results.map(\.name) == ["ToysMade", "ToysBox", "ToysByName", "ToysMakeURL"])
    #expect(toy.paramRecords.map(\.name) == ["ToysPart"])
    let types = toy.results.last?.members.map(\.type)
    #expect(
      types == [
        .string, .flag, .string, .union([.number, .string]), .any, .record("ToysMade"),
        .list(.record("ToysBox")), .map(.record("ToysByName")), .enumeration(["s", "m"]),
      ])
    #expect(toy.results[1].members.map(\.type) == [.record("ToysMade"), .list(.list(.integer))])
  }

  @Test func setsOfStringsAreNamed() {
    #expect(toy.enumerations.map(\.name) == ["Size"])
  }

  @Test func pythonIsWritten() throws {
    let files = PythonSurface(toy).files
    let types = try #require(files.first { $0.path.hasSuffix("/types.py") }).contents
    #expect(types.contains("class ToysMakeURL(Record):\n    \"\"\"The toy.\"\"\"\n"))
    #expect(types.contains("    is_on: bool = False\n"))
    #expect(types.contains("    price: Optional[Union[float, str]] = None\n"))
    #expect(types.contains("    any: Any = None\n"))
    #expect(types.contains("    boxes: Tuple[Tuple[int, ...], ...]\n"))
    #expect(types.contains("    by_name: Optional[Mapping[str, ToysByName]] = None\n"))
    #expect(types.contains("see `end_iso`"))
    #expect(types.contains("(\"byName\", \"by_name\", map_of(ToysByName.from_json), None),\n"))
    // A member that is always there comes before those with a default.
    let required = try #require(types.range(of: "    boxes: Tuple[ToysBox, ...]\n"))
    let optional = try #require(types.range(of: "    is_on: bool = False\n"))
    #expect(required.lowerBound < optional.lowerBound)
    let methods = try #require(files.first { $0.path.hasSuffix("/_methods.py") }).contents
    #expect(methods.contains("    def make_url(\n        self,\n        *,\n        from_: str,\n"))
    #expect(methods.contains("        ids: Optional[Union[Sequence[str], str]] = None,\n"))
    #expect(methods.contains("        parts: Optional[Sequence[ObjectLike]] = None,\n"))
    #expect(methods.contains("        extra: Optional[Mapping[str, str]] = None,\n"))
    #expect(methods.contains("        sizes: Optional[Sequence[Size]] = None,\n"))
    #expect(methods.contains("                \"from\": from_,\n"))
    // A backslash in a documentation string must stay one.
    #expect(methods.contains("        r\"\"\"Makes a toy.\n"))
    #expect(
      methods.contains(
        #">>> m.toys.make_url(from_="a", cover_url=None, parts=[{"isOn": True}])"#))
  }

  @Test func nodeIsWritten() throws {
    let files = NodeSurface(toy).files
    let code = try #require(files.first { $0.path.hasSuffix(".js") }).contents
    #expect(
      code.contains("makeURL: (params, options) => call(\"toys.makeURL\", params, options),"))
    let types = try #require(files.first { $0.path.hasSuffix(".d.ts") }).contents
    #expect(types.contains("  ids?: Array<string> | string;\n"))
    #expect(types.contains("  isOn?: true;\n"))
    #expect(types.contains("  byName?: Record<string, ToysByName>;\n"))
    #expect(types.contains("  boxes: Array<Array<number>>;\n"))
    #expect(
      types.contains(
        "makeURL(params: ToysMakeURLParams, options?: CallOptions): Promise<ToysMakeURL>;"))
  }

  @Test(arguments: [
    ("firstWeekday", "first_weekday"), ("searchURL", "search_url"), ("parseURL", "parse_url"),
    ("endISO", "end_iso"), ("isbn13", "isbn13"), ("coverURL", "cover_url"), ("from", "from_"),
    ("artworkURLs", "artwork_urls"), ("amgArtistId", "amg_artist_id"), ("URLPart", "url_part"),
    ("music-video", "music_video"), ("2d", "n2d"), ("timeout", "timeout_"), ("type", "type"),
    ("id", "id"), ("class", "class_"),
  ])
  func pythonNames(name: String, spelled: String) {
    #expect(PythonName.of(name) == spelled)
  }

  @Test(arguments: [
    ("weeks", "week"), ("entries", "entry"), ("series", "series"), ("addresses", "address"),
    ("status", "status"), ("boxes", "box"), ("era", "era"), ("languages", "language"),
  ])
  func singulars(name: String, singular: String) {
    #expect(name.singular == singular)
  }

  /// No two records of all the methods share a name, and none hides a set of strings.
  @Test func namesAreDistinct() throws {
    let surface = ClientSurface(try methods())
    let names = surface.results.map(\.name) + surface.paramRecords.map(\.name)
      + surface.enumerations.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("CalendarMonth") && names.contains("Weekday"))
    for record in surface.results {
      let attributes = record.members.map { PythonName.of($0.name) }
      #expect(Set(attributes).count == attributes.count, "\(record.name)")
    }
  }
}
