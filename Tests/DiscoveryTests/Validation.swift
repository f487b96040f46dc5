import Discovery
import Foundation
import JSON
import JSONRPC
import Testing

/// What `validate.py` tells of the schemas and of everything that was held against them.
struct Validation: Decodable {
  let badSchemas: [String]
  /// Answers that their schema refuses.
  let invalid: [String]
  /// Changes that their schema should refuse and takes.
  let accepted: [String]
  /// Places at which a schema takes anything.
  let untyped: [String]
  /// Params that no schema takes.
  let wrongParams: [WrongParams]
  /// How many errors and results are valid, and how many changes were refused.
  let errors: Int
  let results: Int
  let refused: Int

  struct WrongParams: Decodable {
    let method: String
    let what: String
    let params: String
  }

  static func run() throws -> Validation {
    let task = FileManager.default.temporaryDirectory.appending(path: "schemas-\(UUID()).json")
    try everything().write(to: task, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: task) }
    let output = try python([
      packageRoot.appending(path: "Tests/DiscoveryTests/validate.py").path, task.path,
    ])
    return try JSONDecoder().decode(Validation.self, from: output)
  }

  /// The output of Python, of the first that has jsonschema: Debian's, else the one in the path.
  private static func python(_ arguments: [String]) throws -> Data {
    for command in [["/usr/bin/python3"], ["/usr/bin/env", "python3"]] {
      guard try execute(command + ["-c", "import jsonschema"]).status == 0 else { continue }
      let ran = try execute(command + arguments)
      try #require(ran.status == 0, "validate.py: \(ran.errors)")
      return ran.output
    }
    throw MissingValidator()
  }

  private struct MissingValidator: Error, CustomStringConvertible {
    let description = "no Python has the package jsonschema; Debian's is python3-jsonschema"
  }

  private static func execute(_ command: [String]) throws -> (
    status: Int32, output: Data, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // What Python complains of is short, so it doesn't fill its pipe meanwhile.
    let result = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, result, String(decoding: complaint, as: UTF8.self))
  }

  /// All schemas and all that is to be held against them, as JSON.
  private static func everything() throws -> String {
    let methods = try methods()
    var instances: [String] = []
    func add(_ schema: String, _ title: String, _ value: String, isTurned: Bool) {
      instances.append(
        #"{"schema":\#(quoted(schema)),"title":\#(quoted(title)),"value":\#(value),"isTurned":\#(isTurned)}"#
      )
    }
    for method in methods {
      let name = method.name.description
      for example in method.examples {
        let outcome = try Outcome(method, example.params.description)
        if outcome.isError {
          add("error", "\(name): \(example.title)", outcome.json, isTurned: true)
        } else {
          add(
            name, example.title.description,
            #"{"params":\#(example.params),"result":\#(outcome.json)}"#, isTurned: true)
        }
      }
      for params in try variedParams(method) {
        let outcome = try Outcome(method, params)
        if outcome.isError {
          add("error", "\(name) \(params)", outcome.json, isTurned: false)
        } else {
          add(name, params, #"{"params":\#(params),"result":\#(outcome.json)}"#, isTurned: false)
        }
      }
    }
    let schemas =
      methods.map { "\(quoted($0.name.description)):\(methodSchema($0))" } + [
        #""error":\#(errorSchema())"#
      ]
    return
      #"{"schemas":{\#(schemas.joined(separator: ","))},"instances":[\#(instances.joined(separator: ","))]}"#
  }

  /// Values for parameters that several methods have; what they make of one is a result or an error,
  /// and either has a schema.
  private static let values: [(name: String, values: [String])] = [
    (
      "locale",
      [
        #""ko-KR""#, #""ar-EG""#, #""fa-IR""#, #""de-DE-u-fw-sun""#, #""th-TH-u-nu-thai""#,
        #""xx""#,
      ]
    ),
    ("firstWeekday", [#""saturday""#]), ("minimalDays", ["1", "7"]),
    ("offset", ["-1", "13", "119987"]),
    ("today", [#""0001-01-01""#, #""9999-12-31""#]),
    ("timeZone", [#""Asia/Seoul""#, #""No/Zone""#]),
    ("titleFormat", [#""yyyy년 MM월""#, #""'quoted' y""#, #""YYYY""#]),
    ("weekdayWidth", [#""narrow""#, #""wide""#]),
    ("rows", [#""six""#]),
    ("date", [#""0001-01-01""#, #""9999-12-31""#, #""2024-02-29""#, #""2023-02-29""#]),
    ("year", ["1", "9999"]), ("month", ["1", "12"]), ("count", ["1", "3"]), ("months", ["-1"]),
    ("instant", [#""2024-02-29T23:59:59Z""#]), ("region", [#""KR""#, #""ZZ""#]),
    ("weekYear", ["2020"]),
  ]

  /// The params of each example that gives a result, with one of them changed or added.
  private static func variedParams(_ method: AnyMethod) throws -> [String] {
    let schema = try JSONDocument(parsing: methodSchema(method))
    let declared = schema.value["properties"]?["params"]?["properties"]
    let names = Set(declared?.members.map { String(decoding: $0.name, as: UTF8.self) } ?? [])
    return try method.examples.filter { !$0.isError }.flatMap { example in
      let params = try JSONDocument(parsing: example.params.description)
      guard params.value.isObject else { return [String]() }
      return values.filter { names.contains($0.name) }.flatMap { name, values in
        values.map { value in
          let others = params.value.members.filter { !$0.name.elementsEqual(name.utf8) }.map {
            member in
            "\(quoted(String(decoding: member.name, as: UTF8.self))):\(json { member.value.write(to: &$0) })"
          }
          return "{\((others + ["\(quoted(name)):\(value)"]).joined(separator: ","))}"
        }
      }
    }
  }
}
