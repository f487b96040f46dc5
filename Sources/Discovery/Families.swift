import Books
import Calendar
import ITunes
import JSON
import JSONRPC
import Records

/// What the methods take from outside their params.
package struct Contexts: Sendable {
  package var calendar: CalendarContext
  package var roots: FileRoots
  package var server: ServerDescription

  package init(calendar: CalendarContext, roots: FileRoots, server: ServerDescription) {
    self.calendar = calendar
    self.roots = roots
    self.server = server
  }
}

/// All methods, family by family.
package func allMethods(_ contexts: Contexts) -> [AnyMethod] {
  let methods =
    calendarMethods(contexts.calendar)
    + iTunesMethods(contexts.roots)
    + booksMethods(contexts.calendar, contexts.roots)
    + [
      AnyMethod(ServerInformation.self, contexts.server),
      AnyMethod(ServerEcho.self, ()),
    ]
  return methods + [AnyMethod(RPCDiscover.self, methods)]
}
