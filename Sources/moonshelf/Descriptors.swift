import Glibc

/// Takes standard output for the answers, and leaves descriptor 1 to nobody: what is printed by
/// mistake goes to standard error and can't break the stream.
///
/// Descriptors that were closed when the process began are filled first, lest the next file that is
/// opened become one of them.
func takeStandardOutput() -> Int32 {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
    // Read-only for output too: writing there fails, as it would to a closed one.
    let filler = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    if filler >= 0, filler != descriptor {
      dup2(filler, descriptor)
      close(filler)
    }
  }
  let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
  dup2(2, 1)
  return output
}

/// Writes all of `text` to a descriptor, for commands that print once.
func printAll(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  guard text.withUTF8({ writeAll(UnsafeRawBufferPointer($0), to: descriptor) }) else {
    let reason = String(cString: strerror(errno))
    if errno != EPIPE, descriptor != 2 { _ = printAll("moonshelf: can't write: \(reason)\n", to: 2) }
    return false
  }
  return true
}

/// Writes all of `bytes`; false where that fails, with the reason in `errno`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
    if count > 0 {
      written += count
    } else if count < 0, errno == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wanted, 1, -1)
    } else if count < 0, errno != EINTR {
      return false
    }
  }
  return true
}

/// How many columns a terminal has, if it tells.
func terminalWidth(_ descriptor: Int32) -> Int? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// All of a descriptor, up to its end.
func readAll(_ descriptor: Int32) -> [UInt8] {
  var result: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 64 << 10)
  while true {
    let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress!, $0.count) }
    if count > 0 {
      result += block[..<count]
    } else if count == 0 || errno != EINTR {
      return result
    }
  }
}
