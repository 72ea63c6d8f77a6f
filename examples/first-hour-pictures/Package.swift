// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../resin", traits: ["Rendering"])],
  targets: [
    .testTarget(
      name: "PictureTests",
      dependencies: [
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "HeadlessRenderer", package: "resin"),
      ],
      exclude: ["Snapshots"])
  ]
)
