import JSON
import JSONRPC

/// The OpenRPC document of a list of methods (https://spec.open-rpc.org).
package struct OpenRPCDocument: JSONResult {
  /// All methods but `rpc.discover`, which can't be among them: it is made of them.
  let methods: [AnyMethod]

  package func write(to writer: inout JSONWriter) {
    writer.open(.object)
    writer.name("openrpc")
    writer.string("1.3.2")
    writer.name("info")
    writer.open(.object)
    writer.name("title")
    writer.string("Moonshelf")
    writer.name("version")
    writer.string(moonshelfVersion)
    writer.name("description")
    writer.string("Answers calendar, iTunes Search and book-data questions.")
    writer.close(.object)
    writer.name("methods")
    writer.open(.array)
    for method in methods { Self.write(method, to: &writer) }
    Self.write(AnyMethod(RPCDiscover.self, methods), to: &writer)
    writer.close(.array)
    writer.close(.object)
  }

  private static func write(_ method: AnyMethod, to writer: inout JSONWriter) {
    writer.open(.object)
    writer.name("name")
    writer.string(method.name)
    writer.name("summary")
    writer.string(method.summary)
    writer.name("description")
    writer.string(method.doc.description)
    writer.name("paramStructure")
    writer.string("either")
    writer.name("params")
    writeParams(method, to: &writer)
    writer.name("result")
    writer.open(.object)
    writer.name("name")
    writer.string("result")
    writer.name("description")
    writer.string(method.resultDoc)
    writer.name("schema")
    writer.open(.object)
    method.writeResultSchema(&writer)
    writer.close(.object)
    writer.close(.object)
    writer.name("errors")
    writeErrors(method, to: &writer)
    writer.name("examples")
    writer.open(.array)
    for example in method.examples where !example.isError && !method.dependsOnServer {
      write(example, of: method, to: &writer)
    }
    writer.close(.array)
    writer.close(.object)
  }

  /// The parameters as content descriptors: the properties of the one schema, each apart.
  private static func writeParams(_ method: AnyMethod, to writer: inout JSONWriter) {
    writer.open(.array)
    defer { writer.close(.array) }
    let schema = json { writer in
      writer.open(.object)
      method.writeParamsSchema(&writer)
      writer.close(.object)
    }
    guard let document = try? JSONDocument(parsing: schema),
      let properties = document.value["properties"]
    else { return }
    var required: Set<String> = []
    if let names = document.value["required"] {
      for index in 0..<names.count { names[index]?.string.map { _ = required.insert($0) } }
    }
    for property in properties.members {
      writer.open(.object)
      writer.name("name")
      writer.string(property.name)
      if let description = property.value["description"] {
        writer.name("description")
        description.write(to: &writer)
      }
      if required.contains(String(decoding: property.name, as: UTF8.self)) {
        writer.name("required")
        writer.boolean(true)
      }
      writer.name("schema")
      property.value.write(to: &writer)
      writer.close(.object)
    }
  }

  private static func writeErrors(_ method: AnyMethod, to writer: inout JSONWriter) {
    var reasons = method.reasons
    let takesParams = !json(method.writeParamsSchema).isEmpty
    if takesParams { reasons = [.unknownMember, .typeMismatch, .notIntegral] + reasons }
    writer.open(.array)
    if !reasons.isEmpty {
      writer.open(.object)
      writer.name("code")
      writer.integer(RPCError.Code.invalidParams.rawValue)
      writer.name("message")
      writer.string("The params are wrong; data tells what, where, and what would be right.")
      writer.name("data")
      writer.open(.object)
      writer.name("reasons")
      reasons.map(\.rawValue).write(to: &writer)
      writer.close(.object)
      writer.close(.object)
    }
    writer.close(.array)
  }

  /// An example as a pairing: its params by name, and what the method makes of them.
  private static func write(
    _ example: Example, of method: AnyMethod, to writer: inout JSONWriter
  ) {
    guard let params = try? JSONDocument(parsing: example.params.description) else { return }
    writer.open(.object)
    writer.name("name")
    writer.string(example.title)
    writer.name("params")
    writer.open(.array)
    func write(name: UnsafeRawBufferPointer, _ value: JSONValue) {
      writer.open(.object)
      writer.name("name")
      writer.string(name)
      writer.name("value")
      value.write(to: &writer)
      writer.close(.object)
    }
    for member in params.value.members { write(name: member.name, member.value) }
    for index in 0..<(params.value.isArray ? params.value.count : 0) {
      var name = String(index)
      name.withUTF8 { write(name: UnsafeRawBufferPointer($0), params.value[index]!) }
    }
    writer.close(.array)
    writer.name("result")
    writer.open(.object)
    writer.name("name")
    writer.string("result")
    writer.name("value")
    do throws(RPCError) {
      try method.answer(params.value, nil, &writer)
    } catch {
      error.write(to: &writer)
    }
    writer.close(.object)
    writer.close(.object)
  }

  package static func writeSchema(to writer: inout JSONWriter) {
    writer.name("type")
    writer.string("object")
    writer.name("properties")
    writer.open(.object)
    writeProperty("openrpc", "string", to: &writer)
    writeProperty("info", "object", to: &writer)
    writeProperty("methods", "array", to: &writer)
    writer.close(.object)
    writer.name("required")
    ["openrpc", "info", "methods"].write(to: &writer)
    writer.name("additionalProperties")
    writer.boolean(false)
  }

  private static func writeProperty(
    _ name: StaticString, _ type: StaticString, to writer: inout JSONWriter
  ) {
    writer.name(name)
    writer.open(.object)
    writer.name("type")
    writer.string(type)
    writer.close(.object)
  }
}

/// The text of what `write` writes: one value without the comma behind it.
package func json(_ write: (inout JSONWriter) -> Void) -> String {
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  write(&writer)
  writer.finish()
  return String(decoding: buffer.bytes.dropLast(buffer.bytes.last == UInt8(ascii: ",") ? 1 : 0), as: UTF8.self)
}
