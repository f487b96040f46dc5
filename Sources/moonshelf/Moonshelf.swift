import Calendar
import Discovery
import Glibc
import JSON
import JSONRPC
import Records

@main
enum Moonshelf {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let output = takeStandardOutput()
    exit(run(Array(CommandLine.arguments.dropFirst()), output: output))
  }

  private static func run(_ arguments: [String], output: Int32) -> Int32 {
    let options: Options
    do throws(Options.UsageError) {
      options = try Options(arguments)
    } catch {
      return usageError(error.message)
    }
    switch options.command {
    case .help: return printAll(Options.usage + "\n", to: output) ? 0 : 1
    case .version: return printAll("moonshelf \(moonshelfVersion)\n", to: output) ? 0 : 1
    case .decode(let family, let path):
      return decode(family, path, options.decoding, output: output)
    default: break
    }

    let info = ServerInfo(name: "moonshelf", version: moonshelfVersion)
    let limits = options.limits
    let calendar: CalendarContext
    do throws(JSONError) {
      calendar = try CalendarContext(locale: options.locale, today: options.today)
    } catch {
      return usageError(error.inside("--locale").message)
    }
    let roots: FileRoots
    do throws(JSONError) {
      // A current directory that is gone is no reason not to serve.
      roots =
        options.roots.isEmpty
        ? (try? FileRoots(["."])) ?? .none : try FileRoots(options.roots)
    } catch {
      return usageError(error.inside("--root").message)
    }
    let methods = MethodTable(
      allMethods(
        Contexts(
          calendar: calendar, roots: roots,
          server: ServerDescription(info: info, limits: limits, roots: roots.paths))))

    switch options.command {
    case .call(let method, let params):
      return call(method, params: params, methods, output: output)
    case .draw(let period, let date):
      return draw(period, date, options, methods, output: output)
    case .methods:
      return listMethods(methods, output: output)
    case .schema(let method):
      return printSchema(method, methods, output: output)
    default:
      return serve(methods, info, options, output: output)
    }
  }

  private static func serve(
    _ methods: MethodTable, _ info: ServerInfo, _ options: Options, output descriptor: Int32
  ) -> Int32 {
    endInputOnTermination(0)
    let output = Output(descriptor)
    var server = Server(
      methods: methods, serverInfo: info, framing: options.framing, limits: options.limits,
      input: 0, output: output, log: options.logs ? Log(2) : nil)
    var code = server.run()
    if let error = output.error, error != EPIPE, error != ECONNRESET, error != EBADF {
      _ = printAll("moonshelf: can't write the answers: \(String(cString: strerror(error)))\n", to: 2)
      code = 1
    }
    // Other threads may still wait for work; no destructor has to meet them.
    _exit(code)
  }

  private static func usageError(_ message: String) -> Int32 {
    _ = printAll("moonshelf: \(message)\nTry `moonshelf --help`.\n", to: 2)
    return 2
  }
}
