// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// Screens written for Airbnb's Epoxy, in a separate package, with `import UIKit`. Both targets have
// the same sources: one directory is a symbolic link to the other.
let resin: [Target.Dependency] = ["Epoxy", "EpoxyFluidInterfaces", "HeadlessHost", "UIKit"].map {
  .product(name: $0, package: "resin")
}

let package = Package(
  name: "epoxy-client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "resin", path: "../..")],
  targets: [
    .executableTarget(
      name: "ClientInSwift5", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ClientInSwift6", dependencies: resin,
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
