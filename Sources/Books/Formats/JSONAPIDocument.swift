import JSON

/// What is known of the JSON:API document that is being read, whose parts belong together: books
/// refer to resources that stand at its end, and the specification forbids a few things across it.
struct JSONAPIDocument {
  /// Books that wait for the resources they refer to.
  private(set) var waiting: [(book: Book, references: JSONAPIFormat.References, source: SharedDocument)] = []
  private var resources: Set<JSONAPIFormat.Identity> = []
  private var included: [JSONAPIFormat.Identity: JSONAPIFormat.Included] = [:]
  private var hasData = false
  private var hasErrors = false

  mutating func wait(
    _ book: Book, for references: JSONAPIFormat.References, _ source: SharedDocument
  ) {
    waiting.append((book, references, source))
  }

  /// The books that were waiting, with what they refer to.
  var resolved: [(book: Book, source: SharedDocument)] {
    waiting.map { book, references, source in
      var book = book
      JSONAPIFormat.resolve(references, included, to: &book)
      return (book, source)
    }
  }

  /// Takes a resource of the primary data: it must have a type and an id, and be there once.
  mutating func register(_ resource: JSONValue) -> (errors: [JSONError], isNew: Bool) {
    let error = JSONAPIFormat.check(resource)
    guard let identity = JSONAPIFormat.Identity(resource), !resources.insert(identity).inserted
    else { return ([error].compactMap { $0 }, true) }
    let again = JSONError(
      .duplicateKey,
      "the resource of type \(quoted(identity.type)) and id \(quoted(identity.id)) is there again",
      hint: "JSON:API 1.1: one resource for a type and id.")
    return ([again], false)
  }

  /// Takes the included resources; gives what is wrong with them, seen from their list.
  mutating func include(_ list: JSONValue) -> [JSONError] {
    var errors: [JSONError] = []
    for index in 0..<list.count {
      guard let resource = list[index] else { break }
      if let error = JSONAPIFormat.check(resource) {
        errors.append(error.inside(String(index)))
        continue
      }
      guard let identity = JSONAPIFormat.Identity(resource) else { continue }
      let known = included.updateValue(JSONAPIFormat.Included(resource), forKey: identity)
      if known != nil {
        errors.append(
          JSONError(
            .duplicateKey, it: "is there again: one resource for a type and id",
            hint: "JSON:API 1.1, compound documents."
          ).inside(String(index)))
      }
    }
    return errors
  }

  /// Notes a member of the document itself; an error where it can't stand beside another.
  mutating func note(member name: String) -> JSONError? {
    if name == "data" { hasData = true }
    if name == "errors" { hasErrors = true }
    guard hasData, hasErrors, name == "data" || name == "errors" else { return nil }
    return JSONError(
      .unknownMember, "data and errors can't both be in a document", member: "errors",
      hint: "JSON:API 1.1, top level.")
  }
}

/// Keeps a parsed record as long as a book that was read from it.
final class SharedDocument {
  let document: JSONDocument

  init(_ document: consuming JSONDocument) { self.document = document }
}
