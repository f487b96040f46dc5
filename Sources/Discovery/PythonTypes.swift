/// `moonshelf/types.py`: the results as frozen dataclasses, the sets of strings as `Literal`.
struct PythonTypes {
  let surface: ClientSurface
  let spelling: PythonSpelling

  init(_ surface: ClientSurface) {
    self.surface = surface
    spelling = PythonSpelling(surface)
  }

  var text: String {
    let names = surface.enumerations.map(\.name) + surface.results.map(\.name)
    var body: [String] = []
    for (name, values) in surface.enumerations {
      body += ["\(name) = Literal["] + values.map { "    \(PythonLiteral.quoted($0))," } + ["]"]
    }
    for record in surface.results { body += ["", ""] + self.lines(of: record) }
    var lines = [
      PythonSurface.notice,
      "\"\"\"What the methods give: frozen records, and the strings of fixed sets.\"\"\"",
      "",
      "from __future__ import annotations",
      "",
      "from dataclasses import dataclass",
    ]
    lines += PythonSurface.imports(
      "typing", ["Any", "Literal", "Mapping", "Optional", "Tuple", "Union"], usedIn: body)
    lines.append("")
    lines += PythonSurface.imports(
      "._record", ["REQUIRED", "Record", "list_of", "map_of"], usedIn: body)
    lines += [
      "",
      "__all__ = [",
    ]
    lines += names.sorted().map { "    \"\($0)\"," } + ["]", ""]
    return (lines + body).joined(separator: "\n") + "\n"
  }

  private func lines(of record: ClientRecord) -> [String] {
    // A member without a default can't stand behind one that has it.
    let members = record.members.filter(\.isRequired) + record.members.filter { !$0.isRequired }
    var lines = ["@dataclass(frozen=True)", "class \(record.name)(Record):"]
    lines += PythonLiteral.doc(spelling.of(record.doc).wrapped(94, indent: "    "), indent: "    ")
    for member in members {
      lines += ["", "    \(PythonName.of(member.name)): \(declaration(of: member))"]
      if member.doc.isEmpty { continue }
      lines += PythonLiteral.doc(spelling.of(member.doc).wrapped(94, indent: "    "), indent: "    ")
    }
    lines += ["", ""]
    lines.append("\(record.name)._members = (")
    for member in members {
      let absent = member.isRequired ? "REQUIRED" : member.type == .flag ? "False" : "None"
      lines.append(
        "    (\(PythonLiteral.quoted(member.name)), \"\(PythonName.of(member.name))\", "
          + "\(decoder(member.type) ?? "None"), \(absent)),")
    }
    lines.append(")")
    return lines
  }

  private func declaration(of member: ClientMember) -> String {
    let type = annotation(member.type)
    if member.isRequired { return type }
    if member.type == .flag { return "bool = False" }
    return (type == "Any" ? "Any" : "Optional[\(type)]") + " = None"
  }

  /// The type of a value in a result.
  func annotation(_ type: ClientType) -> String {
    switch type {
    case .any: "Any"
    case .string: "str"
    case .integer: "int"
    case .number: "float"
    case .boolean, .flag: "bool"
    case .enumeration(let values): surface.name(of: values)
    case .list(let element): "Tuple[\(annotation(element)), ...]"
    case .map(let value): "Mapping[str, \(annotation(value))]"
    case .record(let name): name
    case .union(let types):
      // Nothing tells which of several composite ones a value is, so it stays as it came.
      type.isScalar ? "Union[\(types.map(annotation).joined(separator: ", "))]" : "Any"
    }
  }

  /// What makes such a value of JSON; nil where JSON has it already.
  func decoder(_ type: ClientType) -> String? {
    switch type {
    case .any, .string, .integer, .number, .boolean, .flag, .enumeration, .union: nil
    case .list(let element): decoder(element).map { "list_of(\($0))" } ?? "tuple"
    case .map(let value): decoder(value).map { "map_of(\($0))" }
    case .record(let name): "\(name).from_json"
    }
  }
}
