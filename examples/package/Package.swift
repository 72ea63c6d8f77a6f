// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../resin")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "Epoxy", package: "resin"), .product(name: "HeadlessHost", package: "resin"),
      ])
  ]
)
