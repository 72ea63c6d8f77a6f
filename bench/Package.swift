// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The benchmarks are a separate package, so that users of Resin do not fetch their dependencies.
let package = Package(
  name: "resin-bench",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "resin", path: ".."),
    // Without traits: the library's allocation counter puts a header before every block, which
    // costs time in the measured code. Support counts allocations instead.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "ResinBenchmarks",
      dependencies: [
        "SolverDialog",
        "Support",
        "UnsafeSwift",
        "Workloads",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CResin", package: "resin"),
        .product(name: "Resin", package: "resin"),
        .product(name: "ResinReference", package: "resin"),
      ],
      path: "Benchmarks/ResinBenchmarks"
    ),
    .target(
      name: "SolverDialog",
      dependencies: [.product(name: "CResin", package: "resin")],
      path: "c",
      sources: ["solver_dialog.c"],
      publicHeadersPath: "swift"
    ),
    // A separate program, because views require the main thread, on which the benchmark library
    // does not run benchmarks, and because the core's benchmarks are built without any view.
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: [
        "AsDescribed",
        "Support",
        "Workloads",
        .product(name: "EpoxyBars", package: "resin"),
        .product(name: "EpoxyCollectionView", package: "resin"),
        .product(name: "EpoxyCore", package: "resin"),
        .product(name: "EpoxyLayoutGroups", package: "resin"),
        .product(name: "FluidInterfaces", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "Resin", package: "resin"),
      ],
      path: "Screens"
    ),
    // A separate module, because in the benchmarks' module all generic code is specialized.
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

// The animators of Wave, which scripts/bench --springs copies from the user's clone of it.
if let path = Context.environment["RESIN_BENCH_SPRINGS"],
  let screens = package.targets.first(where: { $0.name == "ScreenBenchmarks" })
{
  package.targets.append(
    .target(
      name: "Wave",
      dependencies: [
        .product(name: "CoreGraphics", package: "resin"),
        .product(name: "QuartzCore", package: "resin"),
        .product(name: "UIKit", package: "resin"),
      ],
      path: path, swiftSettings: [.swiftLanguageMode(.v5)]))
  screens.dependencies.append("Wave")
  screens.swiftSettings = [.define("RESIN_WAVE")]
}

// The snapshots of ListKit, which scripts/bench --snapshots copies from the user's clone of Lists.
if let path = Context.environment["RESIN_BENCH_SNAPSHOTS"],
  let screens = package.targets.first(where: { $0.name == "ScreenBenchmarks" })
{
  package.targets.append(
    .target(
      name: "ListKit", dependencies: [.product(name: "UIKit", package: "resin")], path: path,
      swiftSettings: [.swiftLanguageMode(.v5)]))
  screens.dependencies.append("ListKit")
  screens.swiftSettings = (screens.swiftSettings ?? []) + [.define("RESIN_LISTKIT")]
}

// The list differences of public libraries, which scripts/bench --lists copies from the user's
// clones.
let lists = (Context.environment["RESIN_BENCH_LISTS"] ?? "").split(separator: ",").map(String.init)
if let benchmarks = package.targets.first(where: { $0.name == "ResinBenchmarks" }) {
  for name in lists {
    package.targets.append(
      .target(
        name: name, path: ".build/lists/\(name)", swiftSettings: [.swiftLanguageMode(.v5)]))
    benchmarks.dependencies.append(.target(name: name))
    benchmarks.swiftSettings =
      (benchmarks.swiftSettings ?? []) + [.define("RESIN_\(name.uppercased())")]
  }
}

for target in package.targets
where !(["Support", "SolverDialog", "Wave", "ListKit"] + lists).contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
