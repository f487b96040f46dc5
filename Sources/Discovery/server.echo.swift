import JSON
import JSONRPC

/// `server.echo`: what an integration test needs first.
package enum ServerEcho: Method {
  package static let name: StaticString = "server.echo"
  package static let summary: StaticString = "Gives its params back as they came."
  package static let doc: StaticString = """
    Takes anything, by name or by position, and gives it back: whole numbers of 64 bits and strings \
    exactly, other numbers as the double they are, members in their order. Absent or null params \
    give `{}`.
    """
  package static let resultDoc: StaticString = "The params."
  package static let reasons: [Reason] = []
  package static let examples = [
    Example(
      "An object", params: #"{"text":"달력","number":9007199254740993}"#,
      result: #"{"text":"달력","number":9007199254740993}"#),
    Example("By position", params: "[1,[],null]", result: "[1,[],null]"),
  ]

  package struct Echo: JSONResult {
    let value: JSONValue?

    package func write(to writer: inout JSONWriter) {
      if let value, !value.isNull {
        value.write(to: &writer)
      } else {
        writer.open(.object)
        writer.close(.object)
      }
    }

    package static func writeSchema(to writer: inout JSONWriter) {
      writer.name("type")
      ["object", "array"].write(to: &writer)
    }
  }

  package static func run(_ params: AnyParams, _ context: Void) -> Echo {
    Echo(value: params.value)
  }
}
