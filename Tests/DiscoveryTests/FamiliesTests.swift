import Discovery
import Foundation
import JSONRPC
import Testing

/// The list of methods, and where each is found in the sources.
@Suite("Methods and their files")
struct FamiliesTests {
  /// Names of all files below `Sources`, without their `.swift`.
  private func sourceNames() throws -> [String] {
    let root = packageRoot.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
  }

  /// `git ls-files '*calendar.month*'` answers where `calendar.month` is handled.
  @Test func everyMethodHasItsFile() throws {
    let names = Set(try sourceNames())
    for method in try methods() {
      #expect(names.contains(method.name.description), "there is no Sources/*/\(method.name).swift")
    }
  }

  /// A file that is named like a method is one: nothing was left out of its family's list.
  @Test func everyMethodFileIsListed() throws {
    let listed = Set(try methods().map(\.name.description))
    let files = try sourceNames().filter { $0.wholeMatch(of: /[a-z]+\.[a-zA-Z]+/) != nil }
    #expect(files.count >= listed.count)
    for file in files {
      #expect(listed.contains(file), "\(file).swift holds a method that no family lists")
    }
  }

  @Test func namesAreDistinct() throws {
    let names = try methods().map(\.name.description)
    #expect(Set(names).count == names.count)
    // JSON-RPC 2.0, section 4.3 reserves rpc.* for the likes of this one.
    #expect(names.filter { $0.hasPrefix("rpc.") } == ["rpc.discover"])
    for name in names {
      #expect(name.wholeMatch(of: /[a-z]+\.[a-z][a-zA-Z]*/) != nil, "\(name) is not family.method")
    }
  }

  /// What a person reads in a list and in the document.
  @Test func everyMethodIsExplained() throws {
    for method in try methods() {
      let summary = method.summary.description
      #expect(
        summary.hasSuffix(".") && !summary.contains("\n") && summary.count <= 80, "\(method.name)")
      #expect(!method.doc.description.isEmpty, "\(method.name)")
      #expect(!method.resultDoc.description.isEmpty, "\(method.name)")
      #expect(!method.examples.isEmpty, "\(method.name)")
      #expect(
        Set(method.examples.map(\.title.description)).count == method.examples.count,
        "\(method.name)")
    }
  }
}
