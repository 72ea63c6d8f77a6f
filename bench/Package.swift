// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The benchmarks, in a package of their own, so that nobody who uses Resin fetches what they need.
let package = Package(
  name: "resin-bench",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "resin", path: ".."),
    // Without traits: its allocation counter puts a header before every block, which costs time in
    // the code under test. Support counts allocations instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "ResinBenchmarks",
      dependencies: [
        "AsDescribed",
        "SolverDialog",
        "Support",
        "UnsafeSwift",
        "Workloads",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CResin", package: "resin"),
        .product(name: "EpoxyCore", package: "resin"),
        .product(name: "Resin", package: "resin"),
        .product(name: "ResinReference", package: "resin"),
      ],
      path: "Benchmarks/ResinBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .target(
      name: "SolverDialog",
      dependencies: [.product(name: "CResin", package: "resin")],
      path: "c",
      sources: ["solver_dialog.c"],
      publicHeadersPath: "swift"
    ),
    // A program of its own: views want the process's main thread, which the library does not give.
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: [
        "Support",
        .product(name: "EpoxyCollectionView", package: "resin"),
        .product(name: "EpoxyLayoutGroups", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
      ],
      path: "Screens"
    ),
    // Not in the benchmarks' own module, where everything is specialised.
    .target(
      name: "AsDescribed", dependencies: [.product(name: "EpoxyCore", package: "resin")],
      path: "AsDescribed"),
    .target(name: "Workloads", path: "Workloads"),
    .target(name: "UnsafeSwift", path: "UnsafeSwift"),
    .target(name: "Support", path: "Support"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)

for target in package.targets where !["Support", "SolverDialog"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
