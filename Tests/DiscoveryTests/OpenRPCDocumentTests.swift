import Discovery
import JSON
import JSONRPC
import Testing

/// The document that `rpc.discover` gives, by the OpenRPC specification 1.3.
@Suite("OpenRPC document")
struct OpenRPCDocumentTests {
  private func document() throws -> JSONDocument {
    let discover = try #require(try methods().first { $0.name.description == "rpc.discover" })
    return try JSONDocument(parsing: try Outcome(discover, "{}").json)
  }

  /// The elements of a list; none for anything else.
  private func elements(_ value: JSONValue?) -> [JSONValue] {
    guard let value, value.isArray else { return [] }
    return (0..<value.count).compactMap { value[$0] }
  }

  /// One value's JSON.
  private func text(_ value: JSONValue) -> String { json { value.write(to: &$0) } }

  @Test func hasWhatTheSpecificationAsks() throws {
    let document = try document()
    let root = document.value
    #expect(root["openrpc"]?.string?.hasPrefix("1.3.") == true)
    #expect(root["info"]?["title"]?.string?.isEmpty == false)
    #expect(root["info"]?["version"]?.string == moonshelfVersion)
    for method in elements(root["methods"]) {
      let name = method["name"]?.string ?? "?"
      #expect(method["params"]?.isArray == true, "\(name)")
      #expect(method["result"]?["name"]?.string != nil, "\(name)")
      #expect(method["result"]?["schema"]?.isObject == true, "\(name)")
      for param in elements(method["params"]) {
        #expect(param["name"]?.string != nil && param["schema"]?.isObject == true, "\(name)")
      }
      for error in elements(method["errors"]) {
        #expect(error["code"]?.integer != nil && error["message"]?.string != nil, "\(name)")
      }
      for example in elements(method["examples"]) {
        #expect(example["name"]?.string != nil && example["params"]?.isArray == true, "\(name)")
      }
    }
    withExtendedLifetime(document) {}
  }

  @Test func listsAllMethods() throws {
    let document = try document()
    let listed = elements(document.value["methods"]).compactMap { $0["name"]?.string }
    #expect(try listed.sorted() == methods().map(\.name.description).sorted())
  }

  /// The parameters, their order and their schemas are those of the method's own schema.
  @Test func schemasAreTheMethods() throws {
    let document = try document()
    for method in try methods() {
      let listed = try #require(
        elements(document.value["methods"]).first { $0["name"]?.string == method.name.description })
      let whole = try JSONDocument(parsing: methodSchema(method))
      let properties = whole.value["properties"]
      #expect(
        listed["result"]?["schema"].map(text) == properties?["result"].map(text), "\(method.name)")
      let params = properties?["params"]
      let expected =
        params?["properties"]?.members.map {
          "\(String(decoding: $0.name, as: UTF8.self)) \(text($0.value))"
        } ?? []
      let got = elements(listed["params"]).map {
        "\($0["name"]?.string ?? "?") \($0["schema"].map(text) ?? "?")"
      }
      #expect(got == expected, "\(method.name)")
      let required = elements(params?["required"]).compactMap(\.string)
      let marked = elements(listed["params"]).filter { $0["required"]?.boolean == true }.compactMap
      { $0["name"]?.string }
      #expect(marked == required, "\(method.name)")
    }
  }

  /// Each example's result is what the method gives for its params.
  @Test func examplesAreWhatTheMethodsGive() throws {
    let document = try document()
    var count = 0
    for method in try methods() where !method.dependsOnServer {
      let listed = try #require(
        elements(document.value["methods"]).first { $0["name"]?.string == method.name.description })
      let shown = elements(listed["examples"])
      let own = method.examples.filter { !$0.isError }
      #expect(
        shown.compactMap { $0["name"]?.string } == own.map(\.title.description), "\(method.name)")
      for (example, declared) in zip(shown, own) {
        let params = try JSONDocument(parsing: declared.params.description)
        let given = elements(example["params"]).map { $0["value"].map(text) ?? "?" }
        let expected =
          params.value.isArray
          ? elements(params.value).map(text) : params.value.members.map { text($0.value) }
        #expect(given == expected, "\(method.name): \(declared.title)")
        let outcome = try Outcome(method, declared.params.description)
        #expect(
          example["result"]?["value"].map(text) == outcome.json, "\(method.name): \(declared.title)"
        )
        count += 1
      }
    }
    #expect(count > 5)
  }
}
