import JSONRPC
import Records

/// The methods of iTunes Search.
package func iTunesMethods(_ roots: FileRoots) -> [AnyMethod] {
  [
    AnyMethod(ITunesSearchURL.self, ()),
    AnyMethod(ITunesLookupURL.self, ()),
    AnyMethod(ITunesParseURL.self, ()),
    AnyMethod(long: ITunesDecode.self, roots),
    AnyMethod(ITunesArtworkURL.self, ()),
    AnyMethod(ITunesCatalog.self, ()),
  ]
}
