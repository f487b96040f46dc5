import JSONRPC
import Records

/// The methods of iTunes Search.
package func iTunesMethods(_ roots: FileRoots) -> [AnyMethod] {
  [
    AnyMethod(long: ITunesDecode.self, roots),
  ]
}
