import Discovery
import Glibc
import JSON
import JSONRPC

/// Asks once: prints the result, or the error to standard error.
func call(
  _ name: String, params text: String?, _ methods: MethodTable, output: Int32
) -> Int32 {
  guard let method = methods.find(name) else {
    return failure(methods.notFound(name))
  }
  let bytes = text == "-" ? readAll(0) : Array((text ?? "{}").utf8)
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  do throws(RPCError) {
    try answer(method, bytes, &writer)
  } catch {
    return failure(error)
  }
  writer.endDocument()
  writer.finish()
  let result = String(decoding: buffer.bytes, as: UTF8.self)
  return printAll(readable(result, on: output) + "\n", to: output) ? 0 : 1
}

private func answer(
  _ method: AnyMethod, _ params: [UInt8], _ writer: inout JSONWriter
) throws(RPCError) {
  let extent = params.withUnsafeBytes { JSONDiagnosis.extent(of: $0) }
  do throws(JSONError) {
    try Limits().check(depth: extent.depth, values: extent.values)
  } catch {
    throw RPCError(error)
  }
  let document = try parsed(params)
  try method.answer(document.value, nil, &writer)
}

private func parsed(_ text: [UInt8]) throws(RPCError) -> JSONDocument {
  do throws(JSONError) {
    return try JSONDocument(parsing: text)
  } catch {
    throw RPCError(error)
  }
}

private func failure(_ error: RPCError) -> Int32 {
  tell(error)
  return 1
}

/// Prints an error to standard error.
func tell(_ error: RPCError) {
  _ = printAll(readable(json { error.write(to: &$0) }, on: 2) + "\n", to: 2)
}

/// One line for programs, indented for a person at a terminal.
private func readable(_ text: String, on descriptor: Int32) -> String {
  isatty(descriptor) == 1 ? indentedJSON(text) : text
}

/// Draws a month, a week or a year: that of `date`, or today's.
func draw(
  _ period: Options.Period, _ date: String?, _ options: Options, _ methods: MethodTable,
  output: Int32
) -> Int32 {
  guard let method = methods.find("calendar.\(period.rawValue)") else { return 1 }
  let params = json { writer in
    writer.open(.object)
    if let date {
      if period == .year, let year = Int(date) {
        writer.name("year")
        writer.integer(year)
      } else {
        writer.name("date")
        writer.string(date)
      }
    }
    for (name, value) in options.drawing {
      writer.name(name)
      writer.string(value)
    }
    writer.close(.object)
  }
  let buffer = OutputBuffer()
  var writer = JSONWriter(appendingTo: buffer)
  do throws(RPCError) {
    try answer(method, Array(params.utf8), &writer)
    writer.endDocument()
    writer.finish()
    let document = try parsed(Array(buffer.bytes))
    let isTerminal = isatty(output) == 1
    let drawing = TerminalDrawing(
      hasColours: options.hasColours ?? (isTerminal && getenv("NO_COLOR") == nil),
      width: isTerminal ? terminalWidth(output) : nil)
    let text =
      switch period {
      case .month: drawing.month(document.value)
      case .week: drawing.week(document.value)
      case .year: drawing.year(document.value)
      }
    withExtendedLifetime(document) {}
    return printAll(text, to: output) ? 0 : 1
  } catch {
    _ = printAll("moonshelf: \(Options.told(error.detail))\n", to: 2)
    return 1
  }
}

/// Lists the methods, each with its summary.
func listMethods(_ methods: MethodTable, output: Int32) -> Int32 {
  let width = methods.methods.map(\.name.utf8CodeUnitCount).max() ?? 0
  let lines = methods.methods.map { method in
    let name = method.name.description
    return name + String(repeating: " ", count: width - name.count + 2) + method.summary.description
  }
  return printAll(lines.joined(separator: "\n") + "\n", to: output) ? 0 : 1
}

/// Prints the JSON Schema of a method, or the OpenRPC document of all.
func printSchema(_ name: String?, _ methods: MethodTable, output: Int32) -> Int32 {
  guard let name else { return call("rpc.discover", params: nil, methods, output: output) }
  guard let method = methods.find(name) else {
    return call(name, params: nil, methods, output: output)
  }
  return printAll(readable(methodSchema(method), on: output) + "\n", to: output) ? 0 : 1
}
