import JSON
import JSONRPC

/// The JSON Schema (2020-12) of a method's calls: of `{"params": …, "result": …}`.
package func methodSchema(_ method: AnyMethod) -> String {
  json { writer in
    writer.open(.object)
    writer.name("$schema")
    writer.string("https://json-schema.org/draft/2020-12/schema")
    writer.name("title")
    writer.string(method.name)
    writer.name("description")
    writer.string(method.doc.description)
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writer.name("params")
    writer.open(.object)
    method.writeParamsSchema(&writer)
    writer.close(.object)
    writer.name("result")
    writer.open(.object)
    method.writeResultSchema(&writer)
    writer.close(.object)
    writer.close(.object)
    writer.name("required")
    ["params", "result"].write(to: &writer)
    writer.name("additionalProperties")
    writer.boolean(false)
    writer.close(.object)
  }
}

/// The JSON Schema of the `error` of an answer.
package func errorSchema() -> String {
  json { writer in
    writer.open(.object)
    writer.name("$schema")
    writer.string("https://json-schema.org/draft/2020-12/schema")
    writer.name("title")
    writer.string("error")
    RPCError.writeSchema(to: &writer)
    writer.close(.object)
  }
}
