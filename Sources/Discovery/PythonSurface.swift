import JSON

/// The files of the Python client that are made from the declared methods.
struct PythonSurface {
  static let notice = "# Written by `make generate` from the declared methods."

  /// How a call is made, and so what comes of it at once.
  enum Way: CaseIterable {
    /// `m.calendar.month(…)` waits.
    case waiting
    /// `await m.calendar.month(…)`.
    case awaited
    /// `m.submit.calendar.month(…)` gives a `Call` that is under way.
    case submitted

    var module: String {
      switch self {
      case .waiting: "_methods"
      case .awaited: "_async_methods"
      case .submitted: "_submit_methods"
      }
    }

    var prefix: String {
      switch self {
      case .waiting: ""
      case .awaited: "Async"
      case .submitted: "Submit"
      }
    }
  }

  let surface: ClientSurface
  private let types: PythonTypes
  private let spelling: PythonSpelling
  private let folder = "clients/python/src/moonshelf/"

  init(_ surface: ClientSurface) {
    self.surface = surface
    types = PythonTypes(surface)
    spelling = PythonSpelling(surface)
  }

  var files: [GeneratedFile] {
    [GeneratedFile(path: folder + "types.py", contents: types.text)]
      + Way.allCases.map { GeneratedFile(path: folder + $0.module + ".py", contents: text($0)) }
  }

  private func text(_ way: Way) -> String {
    let caller = way.prefix + "Caller"
    var body: [String] = []
    for family in surface.families {
      body += ["", "", "class \(className(family, way)):"]
      body += ["    \"\"\"The methods `\(family).*`.\"\"\"", ""]
      body += ["    def __init__(self, call: \(caller)) -> None:", "        self._call = call"]
      for method in surface.methods(of: family) { body += [""] + lines(of: method, way) }
    }
    body += ["", "", "class \(way.prefix)Methods:"]
    body += ["    \"\"\"All methods, each in the namespace of its family.\"\"\"", ""]
    for family in surface.families {
      body.append("    \(PythonName.of(family)): \(className(family, way))")
    }
    body += ["", "    def _bind(self, call: \(caller)) -> None:"]
    for family in surface.families {
      body.append("        self.\(PythonName.of(family)) = \(className(family, way))(call)")
    }
    var lines = [
      Self.notice, "\"\"\"The methods, family by family.\"\"\"", "",
      "from __future__ import annotations", "",
    ]
    let names = (surface.enumerations.map(\.name) + surface.results.map(\.name)).sorted()
    for (module, names) in [
      ("typing", ["Any", "Mapping", "Optional", "Sequence", "Tuple", "Union"]), ("", []),
      ("._record", ["ObjectLike", "as_is", "list_of", "map_of"]),
      ("._surface", [caller, "Call", "Progress"]), (".types", names),
    ] { lines += module.isEmpty ? [""] : Self.imports(module, names, usedIn: body) }
    return (lines + body).joined(separator: "\n") + "\n"
  }

  /// The import of those of a module's names that are used, if any is.
  static func imports(_ module: String, _ names: [String], usedIn body: [String]) -> [String] {
    var words: Set<Substring> = []
    for line in body {
      words.formUnion(line.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) })
    }
    let used = names.filter { words.contains($0[...]) }
    let line = "from \(module) import \(used.joined(separator: ", "))"
    if used.isEmpty || line.count <= 100 { return used.isEmpty ? [] : [line] }
    return ["from \(module) import ("] + used.map { "    \($0)," } + [")"]
  }

  private func className(_ family: String, _ way: Way) -> String {
    way.prefix + family.capitalizedFirst + "Methods"
  }

  private func lines(of method: ClientMethod, _ way: Way) -> [String] {
    let result = types.annotation(method.result)
    let awaited = way == .awaited ? "async " : ""
    var lines = ["    \(awaited)def \(PythonName.of(method.localName))(", "        self,"]
    if method.params == nil { lines.append("        params: Any = None,") }
    var keywords = (method.params ?? []).map { param in
      let type = annotation(param.type)
      let absent = type == "Any" ? "Any = None" : "Optional[\(type)] = None"
      return "        \(PythonName.of(param.name)): \(param.isRequired ? type : absent),"
    }
    if way != .submitted { keywords.append("        timeout: Optional[float] = None,") }
    if method.isLong {
      keywords += [
        "        on_progress: Optional[Progress] = None,",
        "        on_partial: Optional[Progress] = None,",
      ]
    }
    lines += keywords.isEmpty ? [] : ["        *,"] + keywords
    lines.append("    ) -> " + (way == .submitted ? "Call[\(result)]" : result) + ":")
    lines += PythonLiteral.doc(doc(of: method, way), indent: "        ")
    lines += ["        return \(way == .awaited ? "await " : "")self._call("]
    lines.append("            \"\(method.name)\",")
    if let params = method.params {
      let members = params.map {
        "                \(PythonLiteral.quoted($0.name)): \(PythonName.of($0.name)),"
      }
      lines += members.isEmpty ? ["            {},"] : ["            {"] + members + ["            },"]
    } else {
      lines.append("            params,")
    }
    lines.append("            \(types.decoder(method.result) ?? "as_is"),")
    if way != .submitted { lines.append("            timeout,") }
    if method.isLong { lines += ["            on_progress,", "            on_partial,"] }
    lines.append("        )")
    return lines
  }

  /// The type of a value in params.
  private func annotation(_ type: ClientType) -> String {
    switch type {
    case .list(let element): "Sequence[\(annotation(element))]"
    case .map(let value): "Mapping[str, \(annotation(value))]"
    case .record: "ObjectLike"
    case .union(let types): "Union[\(types.map(annotation).joined(separator: ", "))]"
    default: types.annotation(type)
    }
  }

  private func doc(of method: ClientMethod, _ way: Way) -> [String] {
    let indent = "        "
    var lines = [indent + method.summary, ""]
    lines += spelling.of(method.doc).wrapped(94, indent: indent)
    if let params = method.params, !params.isEmpty {
      lines += ["", indent + "Args:"]
      for param in params {
        lines += "\(PythonName.of(param.name)): \(spelling.of(param.doc))".wrapped(
          94, indent: indent + "    ", hanging: indent + "        ")
      }
    }
    lines += ["", indent + "Returns:"]
    lines += spelling.of(method.resultDoc).wrapped(94, indent: indent + "    ")
    if !method.reasons.isEmpty {
      lines += ["", indent + "Raises:"]
      lines += "RPCError: Its reason may be \(method.reasons.joined(separator: ", ")).".wrapped(
        94, indent: indent + "    ", hanging: indent + "        ")
    }
    for example in method.examples {
      guard let params = try? JSONDocument(parsing: example.params),
        let result = try? JSONDocument(parsing: example.result)
      else { continue }
      lines += ["", indent + "Example: \(example.title.loweredFirst)"]
      lines.append(indent + "    >>> " + call(method, params.value, way))
      lines.append(indent + "    # \(json { result.value.write(to: &$0) })")
    }
    return lines
  }

  private func call(_ method: ClientMethod, _ params: JSONValue, _ way: Way) -> String {
    let path = "\(PythonName.of(method.family)).\(PythonName.of(method.localName))"
    var arguments = [PythonLiteral.of(params)]
    if let declared = method.params {
      arguments = params.members.map { member in
        let name = String(decoding: member.name, as: UTF8.self)
        return "\(PythonName.of(name))=\(PythonLiteral.of(member.value))"
      }
      // By position there are no names to write; the declaration has them.
      if params.isArray {
        arguments = zip(declared, 0..<params.count).map {
          "\(PythonName.of($0.name))=\(PythonLiteral.of(params[$1]!))"
        }
      }
    }
    let made = "(\(arguments.joined(separator: ", ")))"
    switch way {
    case .waiting: return "m.\(path)\(made)"
    case .awaited: return "await m.\(path)\(made)"
    case .submitted: return "m.submit.\(path)\(made).result()"
    }
  }
}
