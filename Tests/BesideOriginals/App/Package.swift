// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    .package(path: "../Originals"),
    .package(path: "../../../resin-uikit"),
  ],
  targets: [
    .executableTarget(
      name: "Drawing",
      dependencies: [
        .product(name: "AirBar", package: "Originals"),
        .product(name: "CoreGraphics", package: "resin-uikit"),
        .product(name: "Epoxy", package: "Originals"),
      ]),
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "Epoxy", package: "Originals"),
        .product(name: "HeadlessHost", package: "resin-uikit"),
        .product(name: "UIKit", package: "resin-uikit"),
      ]),
  ]
)
