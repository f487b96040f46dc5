import Discovery
import Foundation
import JSON
import JSONRPC
import Testing

/// The schemas, held against a validator that has nothing to do with this project. One run of it
/// serves all tests: starting it takes longer than what it does.
@Suite("Schemas")
struct MethodSchemaTests {
  private static let report = Swift.Result { try Validation.run() }

  @Test func areSchemas() throws {
    #expect(try Self.report.get().badSchemas == [])
  }

  /// Params and results of the examples, errors of the examples, and what many other calls give.
  @Test func everyAnswerIsValid() throws {
    let report = try Self.report.get()
    #expect(report.invalid == [])
    #expect(report.results > 120)
    #expect(report.errors > 20)
  }

  /// A required member removed, a member of another type or beyond its bounds, an unknown member:
  /// the schemas are narrow enough to refuse each.
  @Test func everyLittleChangeIsRefused() throws {
    let report = try Self.report.get()
    #expect(report.accepted == [])
    #expect(report.refused > 500)
  }

  /// The schema is also the decoder: what the schema refuses, the method does. It may take null for
  /// what may be left out.
  @Test func methodsRefuseWhatTheirSchemasRefuse() throws {
    let table = MethodTable(try methods())
    let wrong = try Self.report.get().wrongParams.filter { !$0.what.hasPrefix("retyped as null") }
    #expect(wrong.count > 100)
    for call in wrong {
      let outcome = try Outcome(try #require(table.find(call.method)), call.params)
      #expect(outcome.isError, "\(call.method): \(call.what)")
      #expect(outcome.json.contains(#""code":-32602"#), "\(call.method): \(call.what)")
    }
  }

  /// Nothing is left open but what is anything by its nature: an echo, and the schemas and values
  /// inside a document about methods, and what a source has beside what is understood. Counts by name
  /// have a type, but names that only the data knows.
  @Test func everyMemberHasAType() throws {
    let open = [
      "server.echo/params", "server.echo/result/*", "rpc.discover/result/info/*",
      "rpc.discover/result/methods/*",
      "itunes.decode/result/records/*/extra/*", "books.decode/result/records/*/extra/*",
      "books.decode/result/skipped/*",
    ]
    let untyped = try Set(Self.report.get().untyped).subtracting(open)
    #expect(untyped.isEmpty, "\(untyped.sorted())")
  }

  /// Hosts refuse a whole list of tools for one such schema, and follow no references.
  @Test func hostsCanReadThem() throws {
    for schema in try methods().map({ methodSchema($0) }) + [errorSchema()] {
      #expect(!schema.contains(#""$ref""#))
      let document = try JSONDocument(parsing: schema)
      let properties = document.value["properties"]
      for root in [document.value, properties?["params"], properties?["result"]].compactMap({ $0 })
      {
        for word in ["oneOf", "anyOf", "allOf", "not", "if"] {
          #expect(
            !root.members.contains { $0.name.elementsEqual(word.utf8) },
            "\(word) in \(schema.prefix(120))")
        }
      }
    }
  }
}
