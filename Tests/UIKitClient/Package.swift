// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// Tests written for Apple's UIKit, in a separate package that depends on the product `UIKit` and
// uses no compiler flags. ClientInSwift5Tests and ClientInSwift6Tests have the same sources: one
// directory is a symbolic link to the other.
let resin: [Target.Dependency] = ["Accessibility", "HeadlessHost", "UIKit"].map {
  .product(name: $0, package: "resin")
}

let package = Package(
  name: "uikit-client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "resin", path: "../..")],
  targets: [
    .testTarget(
      name: "ClientInSwift5Tests", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ClientInSwift6Tests", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    // An application as Xcode's template makes it, which runs by its attribute `@main`.
    .executableTarget(
      name: "Template", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TemplateTests", dependencies: resin + ["Template"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Sources written before Swift had actors, which Swift 6 mode rejects on all platforms.
    .testTarget(
      name: "UnisolatedInSwift5Tests", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)
