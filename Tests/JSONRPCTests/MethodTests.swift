import JSON
import JSONRPC
import Testing

@Suite("Methods")
struct MethodTests {
  private func find(_ name: String, in table: MethodTable) -> Int? {
    Array(name.utf8).withUnsafeBytes { table.find($0) }
  }

  @Test func everyMethodIsFoundAtItsPlace() throws {
    for (index, method) in toyMethods.methods.enumerated() {
      #expect(find(method.name.description, in: toyMethods) == index)
      let found = try #require(toyMethods.find(method.name.description))
      #expect(found.name.description == method.name.description)
    }
  }

  /// Nothing but the very name: no part of one, no other case, nothing behind it.
  @Test(arguments: [
    "", "s", "su", "summ", "SUM", "Sum", " sum", "sum ", "sum\0", "ech", "echo1", "súm",
  ])
  func othersAreNotFound(_ name: String) {
    #expect(find(name, in: toyMethods) == nil)
    #expect(toyMethods.find(name) == nil)
  }

  @Test func emptyTableFindsNothing() {
    let table = MethodTable([])
    #expect(find("sum", in: table) == nil)
    #expect(find("", in: table) == nil)
    #expect(table.find("sum") == nil)
  }

  /// A method whose params are wrong, or that fails, has written nothing that goes out.
  @Test func answerGivesTheResultOrThrows() throws {
    let sum = try #require(toyMethods.find("sum"))
    let buffer = OutputBuffer()
    var writer = JSONWriter(appendingTo: buffer)
    let params = try JSONDocument(parsing: "[1,2,4]")
    try sum.answer(params.value, nil, &writer)
    let wrong = try JSONDocument(parsing: #"{"first":-1}"#)
    #expect(throws: RPCError.self) { try sum.answer(wrong.value, nil, &writer) }
    writer.endDocument()
    writer.finish()
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "7")
  }
}
