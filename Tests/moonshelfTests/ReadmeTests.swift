import Foundation
import Testing

/// The README's sessions, run as they stand: a line after `$ ` is a command, the lines up to the next
/// are what it prints.
@Suite("README")
struct ReadmeTests {
  private static let text =
    (try? String(contentsOf: Program.packageRoot.appending(path: "README.md"), encoding: .utf8))
    ?? ""

  struct Step: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String
    var testDescription: String { String(command.prefix(60)) }
  }

  static let steps: [Step] = {
    var steps: [Step] = []
    for block in text.components(separatedBy: "```console\n").dropFirst() {
      let session = block.components(separatedBy: "```")[0]
      for step in ("\n" + session).components(separatedBy: "\n$ ").dropFirst() {
        let lines = step.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let output = lines.count > 1 ? String(lines[1]) : ""
        steps.append(Step(command: String(lines[0]), output: output.trimmingCharacters(in: .newlines)))
      }
    }
    return steps
  }()

  @Test func thereAreSessions() { #expect(Self.steps.count >= 3) }

  @Test(arguments: steps)
  func sessionsPrintWhatTheySay(_ step: Step) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "moonshelf"),
      withDestinationURL: URL(filePath: try Program.path()))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", step.command]
    shell.environment = ["PATH": "\(folder.path):/usr/bin:/bin", "TZ": "UTC"]
    let output = Pipe()
    (shell.standardOutput, shell.standardError) = (output, output)
    try shell.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    // A drawing may begin with blanks, so only line ends are trimmed.
    #expect(printed.trimmingCharacters(in: .newlines) == step.output)
  }

  /// The table names every method, and no other.
  @Test func theTableIsWhole() throws {
    let rows = Self.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let methods = try run(["methods"]).output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(rows.sorted() == methods.sorted())
  }
}
