import CLinux
import Glibc
import JSON

/// Where files may be read: below these directories and nowhere else.
///
/// A directory is opened once, at the start, and each path is resolved below it by the kernel. So
/// neither `..` nor a link leads out, not even one that is swapped while the file is being opened.
package struct FileRoots: Sendable {
  /// The directories, as absolute paths.
  package let paths: [String]
  /// How the start of an absolute path may spell a directory: resolved, and as it was named.
  private let places: [(path: String, descriptor: Int32)]

  /// Opens `directories`; throws for one that can't be.
  package init(_ directories: [String]) throws(JSONError) {
    var paths: [String] = []
    var places: [(path: String, descriptor: Int32)] = []
    for directory in directories {
      let descriptor = Glibc.open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0, let path = Self.absolute(directory) else {
        throw JSONError(
          .badValue, it: "is no directory that can be read: \(quoted(directory)), \(systemError())",
          found: directory)
      }
      paths.append(path)
      places.append((path, descriptor))
      var named = directory
      while named.utf8.count > 1, named.utf8.last == UInt8(ascii: "/") { named.unicodeScalars.removeLast() }
      if named.utf8.first == UInt8(ascii: "/") { places.append((named, descriptor)) }
    }
    self.paths = paths
    self.places = places
  }

  private init() {
    paths = []
    places = []
  }

  /// No file may be read.
  package static let none = FileRoots()

  private static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opens a regular file for reading. A relative path starts at the first root.
  package func open(_ path: String) throws(JSONError) -> FileDescriptor {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw JSONError(.badValue, it: "must be a path, not \(quoted(path))", found: quoted(path))
        .inside("path")
    }
    guard let (root, rest) = place(of: path) else { throw notAllowed(path) }
    // Looked at before it is opened: a device may do something when it is.
    let found = try descriptor(openBeneath(root, rest, MOONSHELF_O_PATH | O_CLOEXEC), path)
    try found.checkIsFile(path)
    let file = try descriptor(
      openBeneath(root, rest, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC), path)
    try file.checkIsFile(path)
    return file
  }

  /// The root that `path` is below, and the rest of it.
  private func place(of path: String) -> (root: Int32, rest: String)? {
    let bytes = path.utf8
    guard bytes.first == UInt8(ascii: "/") else { return places.first.map { ($0.descriptor, path) } }
    for place in places {
      let root = place.path.utf8
      guard bytes.starts(with: root) else { continue }
      let rest = bytes.dropFirst(root.count)
      // An absolute rest would start again at the system's root.
      if rest.isEmpty { return (place.descriptor, ".") }
      guard rest.first == UInt8(ascii: "/") || root.last == UInt8(ascii: "/") else { continue }
      return (place.descriptor, String(decoding: Array("./".utf8) + Array(rest), as: UTF8.self))
    }
    return nil
  }

  private func openBeneath(_ root: Int32, _ path: String, _ flags: Int32) -> Int32 {
    // While something else is renamed the kernel may not be able to tell where `..` leads.
    for _ in 0..<64 {
      let descriptor = open_beneath(root, path, flags)
      if descriptor < 0, errno == EAGAIN || errno == EINTR { continue }
      guard descriptor < 0, errno == ENOSYS || errno == EPERM else { return descriptor }
      return openByComponents(root, path, flags)
    }
    errno = EAGAIN
    return -1
  }

  /// For kernels and containers without openat2: one name after the other, following no link.
  func openByComponents(_ root: Int32, _ path: String, _ flags: Int32) -> Int32 {
    // By bytes: to the kernel a slash is one whatever mark combines with it.
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    names.removeAll { $0.utf8.elementsEqual(".".utf8) }
    guard !names.contains(where: { $0.utf8.elementsEqual("..".utf8) }) else {
      errno = EXDEV
      return -1
    }
    let last = names.popLast() ?? "."
    var directory = dup(root)
    for name in names {
      let next = openat(
        directory, name, MOONSHELF_O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(directory)
      guard next >= 0 else {
        errno = code
        return -1
      }
      directory = next
    }
    let descriptor = openat(directory, last, flags | O_NOFOLLOW)
    let code = errno
    close(directory)
    errno = code
    return descriptor
  }

  private func descriptor(_ number: Int32, _ path: String) throws(JSONError) -> FileDescriptor {
    guard number >= 0 else {
      if errno == EXDEV { throw notAllowed(path) }
      throw FileDescriptor.failure(path)
    }
    return FileDescriptor(number)
  }

  private func notAllowed(_ path: String) -> JSONError {
    JSONError(
      .pathNotAllowed, "\(quoted(path)) is not below \(paths.joined(separator: ", "))",
      pointer: "/path", found: path, allowed: paths,
      hint: "Start the server with --root DIR for each directory whose files it may read.")
  }
}

/// An open file, closed when it is no longer used.
package final class FileDescriptor: Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file that a person named at the command line: any that he may read, pipes too.
  package static func openAnywhere(_ path: String) throws(JSONError) -> FileDescriptor {
    let number = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw failure(path) }
    let descriptor = FileDescriptor(number)
    if descriptor.kind == S_IFDIR { throw notAFile(path, "a directory") }
    return descriptor
  }

  fileprivate static func failure(_ path: String) -> JSONError {
    switch errno {
    case ENOENT, ENOTDIR:
      JSONError(
        .fileNotFound, "there is no file \(quoted(path))", pointer: "/path", found: path)
    default:
      JSONError(
        .readFailed, "\(quoted(path)) can't be read: \(systemError())", pointer: "/path",
        found: path)
    }
  }

  private static func notAFile(_ path: String, _ kind: String) -> JSONError {
    JSONError(
      .notAFile, "\(quoted(path)) is \(kind), not a file", pointer: "/path", expected: "a file",
      found: kind)
  }

  private var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  private var kind: mode_t { (status?.st_mode ?? 0) & S_IFMT }

  /// The file's size in bytes; nil for what has none, such as a pipe.
  package var size: Int? {
    guard kind == S_IFREG, let size = status?.st_size else { return nil }
    return Int(size)
  }

  fileprivate func checkIsFile(_ path: String) throws(JSONError) {
    switch kind {
    case S_IFREG: return
    case S_IFDIR: throw Self.notAFile(path, "a directory")
    case S_IFIFO: throw Self.notAFile(path, "a pipe")
    case S_IFSOCK: throw Self.notAFile(path, "a socket")
    case S_IFLNK: throw Self.notAFile(path, "a link")
    default: throw Self.notAFile(path, "a device")
    }
  }
}

/// What the system says of the last call that failed.
func systemError() -> String { String(cString: strerror(errno)) }
