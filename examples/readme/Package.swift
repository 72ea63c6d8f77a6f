// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The Swift examples of README.md and of the articles, built as a user's package would be.
let package = Package(
  name: "resin-readme-example",
  dependencies: [.package(name: "resin", path: "../..")],
  targets: [
    .executableTarget(
      name: "ReadmeExample", dependencies: [.product(name: "Resin", package: "resin")]),
    .executableTarget(
      name: "BarExample",
      dependencies: [
        .product(name: "AirBar", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
      ]),
    .executableTarget(
      name: "DrawerExample",
      dependencies: [
        .product(name: "FluidInterfaces", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
      ]),
    .executableTarget(
      name: "FormExample",
      dependencies: [
        .product(name: "Epoxy", package: "resin"), .product(name: "HeadlessHost", package: "resin"),
      ]),
    .executableTarget(
      name: "GroupExample",
      dependencies: [
        .product(name: "Epoxy", package: "resin"), .product(name: "HeadlessHost", package: "resin"),
      ]),
    .executableTarget(
      name: "ListExample",
      dependencies: [
        .product(name: "Epoxy", package: "resin"), .product(name: "HeadlessHost", package: "resin"),
      ]),
    .executableTarget(
      name: "PortExample",
      dependencies: [
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "UIKit", package: "resin"),
      ]),
    .executableTarget(
      name: "ScreenExample", dependencies: [.product(name: "HeadlessHost", package: "resin")]),
  ]
)
