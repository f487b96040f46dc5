import JSON

/// The files of the Node client that are made from the declared methods: the code and its types.
struct NodeSurface {
  private static let notice = "// Written by `make generate` from the declared methods."
  let surface: ClientSurface

  init(_ surface: ClientSurface) { self.surface = surface }

  var files: [GeneratedFile] {
    [
      GeneratedFile(path: "clients/node/src/methods.js", contents: code),
      GeneratedFile(path: "clients/node/src/methods.d.ts", contents: declarations),
    ]
  }

  private var code: String {
    var lines = [
      Self.notice, "", "/** All methods, each in the namespace of its family. */",
      "export function methods(call) {", "  return {",
    ]
    for family in surface.families {
      lines.append("    \(key(family)): {")
      for method in surface.methods(of: family) {
        lines.append(
          "      \(key(method.localName)): (params, options) => call(\(quoted(method.name)), params, options),")
      }
      lines.append("    },")
    }
    return (lines + ["  };", "}"]).joined(separator: "\n") + "\n"
  }

  private var declarations: String {
    var lines = [Self.notice, "import type { CallOptions } from \"./index.js\";"]
    for (name, values) in surface.enumerations {
      lines += ["", "export type \(name) ="]
      lines += values.map { "  | \(quoted($0))" }
      lines[lines.count - 1] += ";"
    }
    for record in surface.results + surface.paramRecords {
      lines += interface(record.name, record.doc, record.members)
    }
    for method in surface.methods {
      guard let params = method.params else { continue }
      lines += interface(paramsName(method), "The params of `\(method.name)`.", params)
    }
    lines += ["", "/** All methods, each in the namespace of its family. */"]
    lines.append("export interface Methods {")
    for family in surface.families {
      lines.append("  readonly \(key(family)): {")
      for method in surface.methods(of: family) {
        lines += comment(doc(of: method), indent: "    ")
        let takes = method.params.map { _ in paramsName(method) } ?? "unknown"
        let mark = method.params?.contains(where: \.isRequired) == true ? "" : "?"
        lines.append(
          "    \(key(method.localName))(params\(mark): \(takes), options?: CallOptions): "
            + "Promise<\(annotation(method.result))>;")
      }
      lines.append("  };")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func paramsName(_ method: ClientMethod) -> String {
    method.family.capitalizedFirst + method.localName.capitalizedFirst + "Params"
  }

  private func interface(_ name: String, _ doc: String, _ members: [ClientMember]) -> [String] {
    var lines = [""] + comment(doc.wrapped(94), indent: "")
    // An empty interface would take anything at all.
    if members.isEmpty { return lines + ["export type \(name) = Record<string, never>;"] }
    lines.append("export interface \(name) {")
    for member in members {
      lines += comment(member.doc.wrapped(94), indent: "  ")
      lines.append(
        "  \(key(member.name))\(member.isRequired ? "" : "?"): \(annotation(member.type));")
    }
    return lines + ["}"]
  }

  private func annotation(_ type: ClientType) -> String {
    switch type {
    case .any: "unknown"
    case .string: "string"
    case .integer, .number: "number"
    case .boolean: "boolean"
    case .flag: "true"
    case .enumeration(let values): surface.name(of: values)
    case .list(let element): "Array<\(annotation(element))>"
    case .map(let value): "Record<string, \(annotation(value))>"
    case .record(let name): name
    case .union(let types): types.map(annotation).joined(separator: " | ")
    }
  }

  private func doc(of method: ClientMethod) -> [String] {
    var lines = [method.summary, ""] + method.doc.wrapped(94)
    if method.params == nil { lines += ["", "Its params are anything."] }
    lines += ["", "@returns \(method.resultDoc)"]
    if !method.reasons.isEmpty {
      lines += "@throws {RPCError} Its reason may be \(method.reasons.joined(separator: ", "))."
        .wrapped(94, hanging: "  ")
    }
    for example in method.examples {
      let path = "\(method.family).\(method.localName)"
      lines += ["@example", "// \(example.title)"]
      lines.append("await m.\(path)(\(example.params)) // \(example.result)")
    }
    return lines
  }

  private func comment(_ lines: [String], indent: String) -> [String] {
    let safe = lines.map {
      $0.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "*\\/")
    }
    if safe.count == 1 { return safe[0].isEmpty ? [] : ["\(indent)/** \(safe[0]) */"] }
    return ["\(indent)/**"] + safe.map { "\(indent) *" + ($0.isEmpty ? "" : " " + $0) }
      + ["\(indent) */"]
  }

  /// A name as a member of an object, in quotes where it is no identifier.
  private func key(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    return isPlain && name.first?.isNumber == false ? name : quoted(name)
  }

  private func quoted(_ text: String) -> String { json { $0.string(text) } }
}
