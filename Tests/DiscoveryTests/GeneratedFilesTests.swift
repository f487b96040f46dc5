import Discovery
import Foundation
import Testing

@Suite("Generated files")
struct GeneratedFilesTests {
  @Test func areFresh() {
    let files = generatedFiles()
    #expect(files.count > 5)
    for file in files {
      let path = packageRoot.appending(path: file.path).path
      let isFresh = FileManager.default.contents(atPath: path) == Data(file.contents.utf8)
      #expect(
        isFresh, "\(file.path) is not what the declared methods make of it: run `make generate`")
    }
  }

  /// The file of a method that there isn't any more would tell clients of it for ever.
  @Test func noneIsLeftOver() throws {
    let generated = Set(generatedFiles().map(\.path))
    let folder = packageRoot.appending(path: "schemas").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      #expect(
        generated.contains("schemas/\(name)"), "schemas/\(name) is made from no method: remove it")
    }
  }

  /// Git compares lines, and editors end the last one.
  @Test func areTextFiles() {
    for file in generatedFiles() {
      #expect(file.contents.hasSuffix("\n") && !file.contents.contains("\r"), "\(file.path)")
      #expect(file.contents.split(separator: "\n").count > 3, "\(file.path)")
    }
  }
}
