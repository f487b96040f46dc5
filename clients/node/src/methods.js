// Written by `make generate` from the declared methods.

/** All methods, each in the namespace of its family. */
export function methods(call) {
  return {
    calendar: {
      month: (params, options) => call("calendar.month", params, options),
      week: (params, options) => call("calendar.week", params, options),
      weeks: (params, options) => call("calendar.weeks", params, options),
      year: (params, options) => call("calendar.year", params, options),
      shift: (params, options) => call("calendar.shift", params, options),
      between: (params, options) => call("calendar.between", params, options),
      today: (params, options) => call("calendar.today", params, options),
      convert: (params, options) => call("calendar.convert", params, options),
      anniversaries: (params, options) => call("calendar.anniversaries", params, options),
      holidays: (params, options) => call("calendar.holidays", params, options),
      locale: (params, options) => call("calendar.locale", params, options),
    },
    itunes: {
      searchURL: (params, options) => call("itunes.searchURL", params, options),
      lookupURL: (params, options) => call("itunes.lookupURL", params, options),
      parseURL: (params, options) => call("itunes.parseURL", params, options),
      decode: (params, options) => call("itunes.decode", params, options),
      artworkURL: (params, options) => call("itunes.artworkURL", params, options),
      catalog: (params, options) => call("itunes.catalog", params, options),
    },
    books: {
      decode: (params, options) => call("books.decode", params, options),
      card: (params, options) => call("books.card", params, options),
      isbn: (params, options) => call("books.isbn", params, options),
    },
    server: {
      info: (params, options) => call("server.info", params, options),
      echo: (params, options) => call("server.echo", params, options),
    },
    rpc: {
      discover: (params, options) => call("rpc.discover", params, options),
    },
  };
}
