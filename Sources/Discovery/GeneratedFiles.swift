import Calendar
import JSON
import JSONRPC

/// A file of the project that is made from the declared methods: its path in the project's folder
/// and what must be in it.
package struct GeneratedFile: Sendable {
  package let path: String
  package let contents: String
}

/// All generated files, for who writes them and for who checks that they are fresh.
package func generatedFiles() -> [GeneratedFile] {
  guard
    let calendar = try? CalendarContext(
      locale: "en-US", today: CivilDate(year: 2022, month: 1, day: 3))
  else { preconditionFailure("ICU has no data for en-US") }
  let methods = allMethods(
    Contexts(
      calendar: calendar, roots: .none,
      server: ServerDescription(
        info: ServerInfo(name: "moonshelf", version: moonshelfVersion), limits: Limits(),
        roots: [])))
  var files = methods.map { method in
    GeneratedFile(path: "schemas/\(method.name).json", contents: indentedJSON(methodSchema(method)) + "\n")
  }
  files.append(GeneratedFile(path: "schemas/error.json", contents: indentedJSON(errorSchema()) + "\n"))
  if let discover = methods.last {
    let document = json { writer in
      do throws(RPCError) { try discover.answer(nil, nil, &writer) } catch { error.write(to: &writer) }
    }
    files.append(GeneratedFile(path: "schemas/openrpc.json", contents: indentedJSON(document) + "\n"))
  }
  let surface = ClientSurface(methods)
  return files + PythonSurface(surface).files + NodeSurface(surface).files
}
