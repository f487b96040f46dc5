import JSON
import JSONRPC

/// `rpc.discover`: everything about every method, as an OpenRPC document.
package enum RPCDiscover: Method {
  package static let name: StaticString = "rpc.discover"
  package static let summary: StaticString = "All methods, as an OpenRPC document."
  package static let doc: StaticString = """
    The document names each method's parameters, result, errors and examples, with a JSON Schema \
    (2020-12) for each. The schemas say what a well-formed call has; beyond them an optional \
    parameter may be null, an empty object may stand for an empty array and the reverse.
    """
  package static let resultDoc: StaticString = "An OpenRPC 1.3 document."
  package static let reasons: [Reason] = []
  package static let examples = [
    Example("The document", params: "{}", result: #"{"openrpc":"1.3.2"}"#)
  ]
  package static let dependsOnServer = true

  package typealias Params = ServerInformation.Params

  package static func run(_ params: Params, _ methods: [AnyMethod]) -> OpenRPCDocument {
    OpenRPCDocument(methods: methods)
  }
}
