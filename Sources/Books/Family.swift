import JSONRPC

/// The methods of book data.
package func booksMethods() -> [AnyMethod] {
  []
}
