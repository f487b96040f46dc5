import Foundation
import Glibc
import JSON
import JSONRPC
import Records
import Testing

/// A folder with a root in it, and files inside and outside of that.
private final class Folder {
  let path: String
  let root: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "moonshelf-\(UUID())").path
    root = path + "/root"
    try FileManager.default.createDirectory(
      atPath: root + "/inner", withIntermediateDirectories: true)
    try "inside".write(toFile: root + "/file", atomically: true, encoding: .utf8)
    try "deep".write(toFile: root + "/inner/file", atomically: true, encoding: .utf8)
    try "secret".write(toFile: path + "/secret", atomically: true, encoding: .utf8)
    symlink("file", root + "/link")
    symlink("../secret", root + "/out")
    symlink(path, root + "/outside")
    symlink("/etc/passwd", root + "/absolute")
    symlink("loop", root + "/loop")
    mkfifo(root + "/fifo", 0o600)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func contents(_ roots: FileRoots, _ path: String) throws -> String {
  let file = try roots.open(path)
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(file.number, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}

/// The rules of paths: what is below a root is read, all else is a clear error.
@Suite("File roots")
struct FileRootsTests {
  @Test(arguments: [
    ("file", "inside"), ("./file", "inside"), ("inner/file", "deep"), ("inner/../file", "inside"),
    ("link", "inside"), ("inner//file", "deep"),
  ])
  func reads(path: String, text: String) throws {
    let folder = try Folder()
    let roots = try FileRoots([folder.root])
    #expect(try contents(roots, path) == text)
    #expect(try contents(roots, folder.root + "/" + path) == text)
  }

  @Test(arguments: [
    ("../secret", Reason.pathNotAllowed), ("inner/../../secret", .pathNotAllowed),
    ("out", .pathNotAllowed), ("outside/secret", .pathNotAllowed), ("absolute", .pathNotAllowed),
    ("/etc/passwd", .pathNotAllowed), ("none", .fileNotFound), ("file/none", .fileNotFound),
    ("inner/none/none", .fileNotFound), (".", .notAFile), ("inner", .notAFile),
    ("inner/", .notAFile), ("fifo", .notAFile), ("loop", .readFailed), ("", .badValue),
    ("file\u{0}", .badValue),
  ])
  func refuses(path: String, reason: Reason) throws {
    let folder = try Folder()
    let roots = try FileRoots([folder.root])
    let error = #expect(throws: JSONError.self) { try roots.open(path) }
    #expect(error?.reason == reason, "\(path)")
  }

  @Test func codes() {
    let codes: [(Reason, Int)] = [
      (.fileNotFound, -32010), (.readFailed, -32011), (.pathNotAllowed, -32011),
      (.notAFile, -32011), (.parsingFailed, -32012), (.serviceError, -32013),
    ]
    for (reason, code) in codes {
      #expect(RPCError(JSONError(reason, "")).code.rawValue == code)
    }
  }

  @Test func devicesAndLongNames() throws {
    let roots = try FileRoots(["/dev", "/"])
    for path in ["/dev/null", "/dev/zero", "null"] {
      let error = #expect(throws: JSONError.self) { try roots.open(path) }
      #expect(error?.reason == .notAFile)
    }
    let long = String(repeating: "a", count: 5000)
    let error = #expect(throws: JSONError.self) { try roots.open(long) }
    #expect(error?.reason == .readFailed)
  }

  @Test func severalRoots() throws {
    let folder = try Folder()
    let roots = try FileRoots([folder.root + "/inner", folder.root])
    // A relative path starts at the first.
    #expect(try contents(roots, "file") == "deep")
    #expect(try contents(roots, folder.root + "/file") == "inside")
    // A name that only begins like a root's is not below it.
    try "other".write(toFile: folder.path + "/rooted", atomically: true, encoding: .utf8)
    let error = #expect(throws: JSONError.self) { try roots.open(folder.path + "/rooted") }
    #expect(error?.reason == .pathNotAllowed)
    #expect(throws: JSONError.self) { try FileRoots([folder.root + "/file"]) }
    #expect(throws: JSONError.self) { try FileRoots.none.open("file") }
  }

  /// A link that is swapped all the time leads inside or is refused, never outside.
  @Test func aSwappedLinkDoesNotWin() throws {
    let folder = try Folder()
    let roots = try FileRoots([folder.root])
    let (swapped, inside, outside) = (
      folder.root + "/swapped", folder.root + "/in.link", folder.root + "/out.link"
    )
    let isDone = Locked(false)
    let thread = Thread {
      while !isDone.value {
        symlink("inner", inside)
        rename(inside, swapped)
        symlink("..", outside)
        rename(outside, swapped)
      }
    }
    thread.start()
    var readings = 0
    for _ in 0..<5000 {
      guard let text = try? contents(roots, "swapped/file") else { continue }
      readings += 1
      #expect(text == "deep" || text == "inside")
    }
    for _ in 0..<5000 {
      if let text = try? contents(roots, "swapped/secret") { Issue.record("read \(text)") }
    }
    isDone.value = true
    #expect(readings > 0)
  }
}

private final class Locked: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Bool

  init(_ value: Bool) { stored = value }

  var value: Bool {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
