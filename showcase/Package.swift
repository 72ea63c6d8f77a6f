// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own: it sees of Resin what any client sees, and its dependency stays out of the
// root package.
let package = Package(
  name: "resin-showcase",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "showcase", targets: ["showcase"])],
  dependencies: [
    .package(name: "resin", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "showcase",
      dependencies: [
        .product(name: "Resin", package: "resin"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
