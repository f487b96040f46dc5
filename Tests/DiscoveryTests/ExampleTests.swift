import Discovery
import JSON
import JSONRPC
import Testing

/// Examples are documentation that is run: what each says was worked out by hand.
@Suite("Examples")
struct ExampleTests {
  @Test(arguments: try MethodExample.all())
  func holds(_ item: MethodExample) throws {
    let example = item.example
    let outcome = try Outcome(item.method, example.params.description)
    #expect(outcome.isError == example.isError, "\(outcome.json.prefix(300))")
    let got = try JSONDocument(parsing: outcome.json)
    let expected = try JSONDocument(parsing: example.expected.description)
    // An example that expects nothing shows nothing.
    #expect(expected.value.count > 0)
    #expect(got.value.missing(expected.value) == nil)
  }

  /// What an example shows for an error, its method says that it can raise.
  @Test(arguments: try MethodExample.all().filter { $0.example.isError })
  func reasonIsDeclared(_ item: MethodExample) throws {
    let outcome = try Outcome(item.method, item.example.params.description)
    let error = try JSONDocument(parsing: outcome.json)
    let reason = try #require(error.value["data"]?["reason"]?.string)
    let implied = ["unknownMember", "typeMismatch", "notIntegral"]
    #expect((implied + item.method.reasons.map(\.rawValue)).contains(reason), "\(reason)")
  }

  /// The clock has no say in what an example gives.
  @Test(arguments: try MethodExample.all())
  func isTheSameEveryTime(_ item: MethodExample) throws {
    let first = try Outcome(item.method, item.example.params.description)
    let second = try Outcome(
      try #require(try methods().first { $0.name.description == item.method.name.description }),
      item.example.params.description)
    #expect(first.json == second.json)
  }
}
