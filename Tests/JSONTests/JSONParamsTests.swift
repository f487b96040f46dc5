import JSON
import Testing

private enum Size: String, JSONEnumeration {
  case small, large
}

private struct Order: JSONParams {
  var name = ""
  var count = 1
  var size = Size.small
  var note: String?
  var limit: Int?
  var isGift = false

  static func members<V: ParamsVisitor<Order>>(_ member: inout V) throws(JSONError) {
    try member.required("name", \.name, "Who it is for.")
    try member("count", \.count, 1...9, "How many.")
    try member("size", \.size, "How large.")
    try member("a/b~c", \.note, "A name that pointers have to escape.")
    try member("limit", \.limit, -5...5, "A bound.")
    try member("isGift", \.isGift, "Whether it is wrapped.")
  }
}

private struct Single: JSONParams {
  var value: Int?

  static func members<V: ParamsVisitor<Single>>(_ member: inout V) throws(JSONError) {
    try member("value", \.value, 0...9, "The only one.")
  }
}

private struct Nothing: JSONParams {
  static func members<V: ParamsVisitor<Nothing>>(_ member: inout V) throws(JSONError) {}
}

struct JSONParamsTests {
  private func order(_ text: String) throws -> Order {
    try withValue(text) { try Order.decode($0) }
  }

  private func orderFailure(_ text: String) throws -> JSONError {
    try #require(
      try failure(text) { (value) throws(JSONError) in try Order.decode(value) },
      "\(text) was taken")
  }

  @Test func membersAreDecodedByName() throws {
    let order = try order(
      #"{"isGift":true,"limit":-5,"a/b~c":"x","size":"large","count":9,"name":"Ann"}"#)
    #expect(order.name == "Ann")
    #expect(order.count == 9)
    #expect(order.size == .large)
    #expect(order.note == "x")
    #expect(order.limit == -5)
    #expect(order.isGift)
  }

  @Test(arguments: [
    #"{"name":"Ann"}"#,
    #"{"name":"Ann","count":null,"size":null,"a/b~c":null,"limit":null,"isGift":null}"#,
    #"["Ann"]"#, #"["Ann",null]"#, #"["Ann",null,null]"#,
  ])
  func whatIsAbsentOrNullHasItsDefault(text: String) throws {
    let order = try order(text)
    #expect(order.name == "Ann")
    #expect(order.count == 1)
    #expect(order.size == .small)
    #expect(order.note == nil)
    #expect(order.limit == nil)
    #expect(!order.isGift)
  }

  @Test func theFirstThreeAreTakenByPosition() throws {
    let order = try order(#"["Ann",2.0,"large"]"#)
    #expect(order.name == "Ann")
    #expect(order.count == 2)
    #expect(order.size == .large)
  }

  @Test(arguments: ["null", "[]", "{}"])
  func emptyParamsAreAbsentOnes(text: String) throws {
    #expect(try withValue(text) { try Single.decode($0) }.value == nil)
    _ = try withValue(text) { try Nothing.decode($0) }
    let error = try orderFailure(text)
    #expect(error.reason == .missingMember)
    #expect(error.member == "name")
    #expect(error.pointer == "")
  }

  @Test func absentParamsLackWhatIsRequired() throws {
    #expect(try Single.decode(nil).value == nil)
    let error = #expect(throws: JSONError.self) { try Order.decode(nil) }
    #expect(error?.reason == .missingMember)
  }

  @Test(arguments: ["3", #""name""#, "true"])
  func paramsAreAnObjectOrAnArray(text: String) throws {
    let error = try orderFailure(text)
    #expect(error.reason == .typeMismatch)
    #expect(error.pointer == "")
    #expect(error.expected == "an object or an array")
  }

  @Test(arguments: [
    (#"{"name":null}"#, Reason.missingMember, ""), (#"[null,3]"#, .missingMember, ""),
    (#"{"name":1}"#, .typeMismatch, "/name"), (#"[1]"#, .typeMismatch, "/0"),
    (#"{"name":"A","count":0}"#, .outOfRange, "/count"),
    (#"{"name":"A","count":10}"#, .outOfRange, "/count"),
    (#"{"name":"A","count":1.5}"#, .notIntegral, "/count"), (#"["A",1.5]"#, .notIntegral, "/1"),
    (#"{"name":"A","limit":-6}"#, .outOfRange, "/limit"),
    (#"{"name":"A","size":"medium"}"#, .badValue, "/size"),
    (#"["A",1,"medium"]"#, .badValue, "/2"),
    // RFC 6901: `a/b~c` is the token `a~1b~0c`.
    (#"{"name":"A","a/b~c":[]}"#, .typeMismatch, "/a~1b~0c"),
    (#"{"name":"A","isGift":0}"#, .typeMismatch, "/isGift"),
    (#"{"name":"A","colour":1}"#, .unknownMember, ""),
    (#"{"name":"A","colour":null}"#, .unknownMember, ""),
  ])
  func errorsPointAtTheirMember(text: String, reason: Reason, pointer: String) throws {
    let error = try orderFailure(text)
    #expect(error.reason == reason)
    #expect(error.pointer == pointer)
  }

  @Test(arguments: [
    ("coutn", String?.some("count")), ("Size", "size"), ("is_gift", "isGift"), ("colour", nil),
    ("", nil), ("_metadata", nil), ("a~1b~0c", nil),
  ])
  func anUnknownNameSuggestsTheNearest(name: String, suggestion: String?) throws {
    let error = try orderFailure(#"{"name":"A","\#(name)":1}"#)
    #expect(error.reason == .unknownMember)
    #expect(error.member == name)
    #expect(error.suggestion == suggestion)
    #expect(error.hint == "It takes name, count, size, a/b~c, limit, isGift.")
  }

  /// Parameters of the protocol, which clients add to any method.
  @Test func theProtocolsOwnMembersAreTaken() throws {
    let text = """
      {"_meta":{"progressToken":1},"name":"A","workDoneToken":"t","partialResultToken":[2]}
      """
    #expect(try order(text).name == "A")
    _ = try withValue(#"{"_meta":null}"#) { try Nothing.decode($0) }
  }

  @Test(arguments: [#"["A",1,"small","note"]"#, #"["A",1,"small",null]"#])
  func moreThanThreePositionsAreRefused(text: String) throws {
    let error = try orderFailure(text)
    #expect(error.reason == .outOfRange)
    #expect(error.maximum == 3)
    #expect(error.found == "4")
  }

  @Test func morePositionsThanParametersAreRefused() throws {
    #expect(try withValue("[4]") { try Single.decode($0) }.value == 4)
    let error = try failure("[4,5]") { (value) throws(JSONError) in try Single.decode(value) }
    #expect(error?.reason == .outOfRange)
    #expect(error?.maximum == 1)
  }

  @Test func aMethodWithoutParametersTakesNone() throws {
    let error = try failure(#"{"year":1}"#) { (value) throws(JSONError) in
      try Nothing.decode(value)
    }
    #expect(error?.reason == .unknownMember)
    #expect(error?.hint == "This method takes no parameters.")
  }

  @Test func namesComeAsTheyAreDeclared() {
    #expect(Order.memberNames == ["name", "count", "size", "a/b~c", "limit", "isGift"])
    #expect(Nothing.memberNames == [])
  }

  @Test func theSchemaSaysBoundsDefaultsAndWhatIsRequired() {
    let text = writtenDocument { writer in
      writer.open(.object)
      Order.writeSchema(to: &writer)
      writer.close(.object)
    }
    #expect(
      text == """
        {"type":"object","properties":{\
        "name":{"type":"string","description":"Who it is for."},\
        "count":{"type":"integer","minimum":1,"maximum":9,"default":1,"description":"How many."},\
        "size":{"enum":["small","large"],"default":"small","description":"How large."},\
        "a/b~c":{"type":"string","description":"A name that pointers have to escape."},\
        "limit":{"type":"integer","minimum":-5,"maximum":5,"description":"A bound."},\
        "isGift":{"type":"boolean","default":false,"description":"Whether it is wrapped."}},\
        "required":["name"],"additionalProperties":false}
        """)
  }

  @Test func anyParamsAreKeptAsTheyCame() throws {
    try withValue(#"{"x":[1]}"#) { value in
      let params = AnyParams.decode(value)
      #expect(params.value?["x"]?[0]?.integer == 1)
    }
    #expect(AnyParams.decode(nil).value == nil)
  }
}
