import JSON

/// What a method that takes `text` or `path` reads from.
package struct RecordInput {
  package let window: TextWindow
  /// How many bytes there are to read, where that is known: of a compressed file its own.
  package let size: Int?
  private let file: FileSource?

  package init(text: JSONText?, path: String?, _ roots: FileRoots) throws(JSONError) {
    switch (text, path) {
    case (let text?, nil):
      self.init(MemorySource(text.utf8), size: text.utf8.count)
    case (nil, let path?): self.init(try roots.open(path))
    case (nil, nil):
      throw JSONError.missing("text", hint: "Give the data as text, or a file as path.")
    default:
      throw JSONError(
        .conflictingMembers, "text and path can't both be given", member: "path",
        hint: "Give the data as text, or a file as path.")
    }
  }

  /// All of an open file.
  package init(_ descriptor: FileDescriptor) {
    let source = FileSource(descriptor)
    window = TextWindow(GzipSource(source))
    size = descriptor.size
    file = source
  }

  package init(_ text: MemorySource, size: Int) {
    window = TextWindow(text)
    self.size = size
    file = nil
  }

  /// How many bytes of `size` have been read when the text is decoded up to `offset`.
  package func progress(_ offset: Int64) -> Int { file?.position ?? Int(offset) }
}
