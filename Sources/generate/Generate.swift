import Calendar
import Discovery
import Glibc
import JSON
import JSONRPC

/// Writes every file that is made from the declared methods; run by `make generate` in the
/// project's folder. With `--check` it writes nothing and fails if a file is out of date.
@main
enum Generate {
  static func main() {
    let isCheck = CommandLine.arguments.contains("--check")
    var stale = 0
    for file in generatedFiles() {
      let current = contents(of: file.path)
      if current == file.contents { continue }
      stale += 1
      print(isCheck ? "out of date: \(file.path)" : "wrote \(file.path)")
      if !isCheck, !write(file) {
        print("can't write \(file.path)")
        exit(1)
      }
    }
    if isCheck, stale > 0 {
      print("Run `make generate`.")
      exit(1)
    }
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }

  private static func write(_ file: GeneratedFile) -> Bool {
    guard let stream = fopen(file.path, "w") else { return false }
    fputs(file.contents, stream)
    return fclose(stream) == 0
  }
}
