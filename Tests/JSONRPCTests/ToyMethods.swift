import JSON
import JSONRPC
import Synchronization

/// The methods that the examples of the JSON-RPC specification call, and a few that misbehave.
let toyMethods = MethodTable([
  AnyMethod(Subtract.self, ()), AnyMethod(Sum.self, ()), AnyMethod(GetData.self, ()),
  AnyMethod(Take<UpdateName>.self, ()), AnyMethod(Take<HelloName>.self, ()),
  AnyMethod(Take<NotifySumName>.self, ()), AnyMethod(Echo.self, ()), AnyMethod(Fail.self, ()),
])

/// What is the same for all toys.
protocol Toy: Method {}

extension Toy {
  static var summary: StaticString { "A toy." }
  static var doc: StaticString { "" }
  static var resultDoc: StaticString { "" }
  static var reasons: [Reason] { [] }
  static var examples: [Example] { [] }
}

enum Subtract: Toy {
  static let name: StaticString = "subtract"

  struct Params: JSONParams {
    var minuend = 0
    var subtrahend = 0

    static func members<V: ParamsVisitor<Params>>(_ member: inout V) throws(JSONError) {
      try member("minuend", \.minuend, -1_000_000...1_000_000, "")
      try member("subtrahend", \.subtrahend, -1_000_000...1_000_000, "")
    }
  }

  static func run(_ params: Params, _: Void) -> Int { params.minuend - params.subtrahend }
}

enum Sum: Toy {
  static let name: StaticString = "sum"

  struct Params: JSONParams {
    var first = 0
    var second = 0
    var third = 0

    static func members<V: ParamsVisitor<Params>>(_ member: inout V) throws(JSONError) {
      try member("first", \.first, 0...1000, "")
      try member("second", \.second, 0...1000, "")
      try member("third", \.third, 0...1000, "")
    }
  }

  static func run(_ params: Params, _: Void) -> Int { params.first + params.second + params.third }
}

struct NoParams: JSONParams {
  static func members<V: ParamsVisitor<NoParams>>(_ member: inout V) {}
}

enum GetData: Toy {
  static let name: StaticString = "get_data"

  struct Data: JSONResult {
    func write(to writer: inout JSONWriter) {
      writer.open(.array)
      writer.string("hello")
      writer.integer(5)
      writer.close(.array)
    }

    static func writeSchema(to writer: inout JSONWriter) {}
  }

  static func run(_: NoParams, _: Void) -> Data { Data() }
}

enum Echo: Toy {
  static let name: StaticString = "echo"

  struct Value: JSONResult {
    let value: JSONValue?

    func write(to writer: inout JSONWriter) {
      if let value { value.write(to: &writer) } else { writer.null() }
    }

    static func writeSchema(to writer: inout JSONWriter) {}
  }

  static func run(_ params: AnyParams, _: Void) -> Value { Value(value: params.value) }
}

/// A method that only notifications call, and that takes anything.
enum Take<Name: ToyName>: Toy {
  static var name: StaticString { Name.name }

  static func run(_ params: AnyParams, _: Void) -> Bool { true }
}

protocol ToyName: SendableMetatype { static var name: StaticString { get } }
enum UpdateName: ToyName { static let name: StaticString = "update" }
enum HelloName: ToyName { static let name: StaticString = "notify_hello" }
enum NotifySumName: ToyName { static let name: StaticString = "notify_sum" }

/// A method that always fails.
enum Fail: Toy {
  static let name: StaticString = "fail"

  static func run(_: NoParams, _: Void) throws(RPCError) -> Bool {
    throw RPCError(.internalError, .internal, "this toy is broken")
  }
}

/// A method whose result is a string of `count` letters, and that counts its calls.
enum Letters: Toy {
  static let name: StaticString = "letters"

  struct Params: JSONParams {
    var count = 0

    static func members<V: ParamsVisitor<Params>>(_ member: inout V) throws(JSONError) {
      try member("count", \.count, 0...(1 << 24), "")
    }
  }

  final class Calls: Sendable {
    private let count = Mutex(0)
    func add() { count.withLock { $0 += 1 } }
    var value: Int { count.withLock { $0 } }
  }

  static func run(_ params: Params, _ calls: Calls) -> String {
    calls.add()
    return String(repeating: "x", count: params.count)
  }
}
