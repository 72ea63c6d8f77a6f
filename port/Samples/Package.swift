// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The package of the translated samples. scripts/steps/test-port copies it beside the copies that
// scripts/port writes, two folders below the root of the repository.
let resin: [Target.Dependency] = ["UIKit", "UIKitPorting"].map {
  .product(name: $0, package: "resin")
}
let host: [Target.Dependency] = [.product(name: "HeadlessHost", package: "resin")]

let package = Package(
  name: "ported",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "resin", path: "../..")],
  targets: [
    // In the manner of 2016, of 2020 and of today.
    .target(name: "Classic", dependencies: resin, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Modern", dependencies: resin, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Current", dependencies: resin, swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Launch", dependencies: resin, swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Recipes", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Journal", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "RecipesTests", dependencies: ["Recipes"] + resin + host),
    .testTarget(name: "JournalTests", dependencies: ["Journal"] + resin + host),
    .executableTarget(
      name: "Cards", dependencies: resin, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "CardsTests", dependencies: ["Cards"] + resin + host),
    .testTarget(name: "LaunchTests", dependencies: ["Launch"] + resin + host),
    .testTarget(
      name: "ClassicTests", dependencies: ["Classic"] + resin + host,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(name: "ModernTests", dependencies: ["Modern"] + resin + host),
    .testTarget(name: "CurrentTests", dependencies: ["Current"] + resin + host),
  ]
)
