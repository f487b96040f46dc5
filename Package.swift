// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "moonshelf",
  products: [.executable(name: "moonshelf", targets: ["moonshelf"])],
  targets: [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "JSON", dependencies: ["CJansson"]),
    .target(name: "JSONRPC", dependencies: ["JSON", "CLinux"]),
    // ICU comes with the toolchain, as the library below FoundationInternationalization; its own
    // C interface tells more (week data, every name width, patterns) and needs no tzdata.
    .target(
      name: "Calendar", dependencies: ["JSON", "JSONRPC"],
      linkerSettings: [
        .linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++"), .linkedLibrary("m"),
      ]),
    .target(name: "Records", dependencies: ["JSON", "JSONRPC", "CLinux", "CZlib"]),
    .target(name: "ITunes", dependencies: ["JSON", "JSONRPC", "Records"]),
    .target(name: "Books", dependencies: ["JSON", "JSONRPC", "Records", "Calendar"]),
    .target(
      name: "Discovery", dependencies: ["JSON", "JSONRPC", "Calendar", "ITunes", "Books", "Records"]),
    .executableTarget(
      name: "moonshelf",
      dependencies: ["JSON", "JSONRPC", "Calendar", "Records", "ITunes", "Books", "Discovery"]),
    .executableTarget(name: "generate", dependencies: ["JSON", "JSONRPC", "Calendar", "Discovery"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC"], resources: [.copy("Cases")]),
    // What the tests of several families read answers with.
    .target(name: "Trees", dependencies: ["JSON"], path: "Tests/Trees"),
    .testTarget(
      name: "CalendarTests", dependencies: ["JSON", "JSONRPC", "Calendar", "Trees"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "RecordsTests", dependencies: ["JSON", "JSONRPC", "Records"], resources: [.copy("Cases")]),
    .testTarget(
      name: "ITunesTests", dependencies: ["JSON", "JSONRPC", "Records", "ITunes", "Trees"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "BooksTests", dependencies: ["JSON", "JSONRPC", "Records", "Books"],
      resources: [.copy("Cases")]),
    .testTarget(
      name: "DiscoveryTests", dependencies: ["JSON", "JSONRPC", "Calendar", "Discovery"],
      exclude: ["validate.py"]),
    .testTarget(name: "moonshelfTests", dependencies: ["JSON"]),
  ],
  swiftLanguageModes: [.v6]
)
