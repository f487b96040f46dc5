import Calendar
import JSON
import JSONRPC

/// What the methods take from outside their params.
package struct Contexts: Sendable {
  package var calendar: CalendarContext
  package var server: ServerDescription

  package init(calendar: CalendarContext, server: ServerDescription) {
    self.calendar = calendar
    self.server = server
  }
}

/// All methods, family by family.
package func allMethods(_ contexts: Contexts) -> [AnyMethod] {
  let methods =
    calendarMethods(contexts.calendar) + [
      AnyMethod(ServerInformation.self, contexts.server),
      AnyMethod(ServerEcho.self, ()),
    ]
  return methods + [AnyMethod(RPCDiscover.self, methods)]
}
