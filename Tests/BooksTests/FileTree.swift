import Foundation
import JSON
import Records

/// A directory of files that goes away with the test.
final class FileTree {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "books-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var roots: FileRoots {
    get throws { try FileRoots([url.path]) }
  }

  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// As gzip; with `cutAt` in two members.
  func writeCompressed(_ text: String, _ name: String, cutAt cut: Int = 0) throws {
    let bytes = Array(text.utf8)
    var data = Data()
    for part in cut > 0 ? [bytes[..<cut], bytes[cut...]] : [bytes[...]] {
      data.append(try compressed(Array(part)))
    }
    try data.write(to: url.appendingPathComponent(name))
  }

  private func compressed(_ bytes: [UInt8]) throws -> Data {
    let source = url.appendingPathComponent("plain-\(UUID().uuidString)")
    try Data(bytes).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-c", source.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
