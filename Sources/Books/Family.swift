import Calendar
import JSONRPC
import Records

/// The methods of book data.
package func booksMethods(_ calendar: CalendarContext, _ roots: FileRoots) -> [AnyMethod] {
  [
    AnyMethod(long: BooksDecode.self, roots),
    AnyMethod(BooksCard.self, calendar),
    AnyMethod(BooksISBN.self, ()),
  ]
}
