import Books
import Glibc
import ITunes
import JSON
import JSONRPC
import Records

/// Decodes a file, or standard input for `-`, into a line for each record and each problem.
func decode(
  _ family: Options.Family, _ path: String, _ options: Options.Decoding, output: Int32
) -> Int32 {
  decode(path, options, output: output) { window, lines throws(JSONError) in
    let fields = options.fields.map { Set($0 + (options.keepsRest ? ["extra"] : [])) }
    switch family {
    case .itunes:
      var decoder = AnswerDecoder(
        window, to: lines, keepsRest: options.keepsRest, fields: fields)
      try decoder.run { _ in }
      return decoder.warnings
    case .books:
      var choice = options.books
      choice.fields = fields
      choice.keepsRest = options.keepsRest
      choice.limit = options.limit
      var decoder = try BookDecoder(window, to: lines, choice)
      try decoder.run { _ in }
      return decoder.skipped.sorted { $0.key < $1.key }.map { kind, count in
        "passed over \(count) of kind \(kind)"
      }
    }
  }
}

extension Options.Family {
  /// The members that its records may have.
  var members: [String] {
    switch self {
    case .itunes: MemberNames<ITunesRecord>.all
    case .books: MemberNames<Book>.all
    }
  }
}

/// Exit codes: 0 where nothing was wrong, 1 with problems, 2 where it could not go on.
private func decode(
  _ path: String, _ options: Options.Decoding, output: Int32,
  with run: (TextWindow, any RecordReceiver) throws(JSONError) -> [String]
) -> Int32 {
  do throws(JSONError) {
    let file = path == "-" ? FileDescriptor(0) : try FileDescriptor.openAnywhere(path)
    let problems = try problemsFile(options.problems, input: file)
    let lines = RecordLines(
      options, records: output, problems: options.problems == .inline ? output : problems?.number)
    let progress = ProgressBar(of: file.size, beside: output)
    let source = WatchedSource(file, lines, progress)
    do throws(JSONError) {
      let warnings = try run(TextWindow(GzipSource(source)), lines)
      try lines.flush()
      progress?.remove()
      if options.problems != .none {
        for warning in warnings { _ = printAll("moonshelf: \(warning)\n", to: 2) }
      }
    } catch {
      progress?.remove()
      switch lines.ending {
      case nil:
        // What came before the failure is good.
        try? lines.flush()
        if lines.ending == nil { throw error }
      case .limit: try? lines.flush()
      default: break
      }
    }
    switch lines.ending {
    case nil, .limit: return lines.problemCount > 0 ? 1 : 0
    // Whoever closes the pipe has what he wanted.
    case .unwanted: return 0
    case .unwritable(let reason):
      _ = printAll("moonshelf: can't write: \(reason)\n", to: 2)
      return 2
    }
  } catch {
    tell(RPCError(error))
    return 2
  }
}

/// Opens the file that problems go to, if they go to one.
private func problemsFile(
  _ problems: Options.Decoding.Problems, input: FileDescriptor
) throws(JSONError) -> FileDescriptor? {
  guard case .file(let path) = problems else { return nil }
  let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
  guard number >= 0 else {
    throw JSONError(
      .badValue, "--problems: \(quoted(path)) can't be written: \(String(cString: strerror(errno)))",
      found: path)
  }
  let file = FileDescriptor(number)
  var (its, inputs) = (stat(), stat())
  guard fstat(number, &its) == 0, its.st_mode & S_IFMT == S_IFREG else { return file }
  if fstat(input.number, &inputs) == 0, its.st_dev == inputs.st_dev, its.st_ino == inputs.st_ino {
    throw JSONError(
      .badValue, "--problems: \(quoted(path)) is the file that is decoded", found: path)
  }
  ftruncate(number, 0)
  return file
}
