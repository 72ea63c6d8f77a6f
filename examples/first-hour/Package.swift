// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "../resin")],
  targets: [
    .target(
      name: "App",
      dependencies: [
        .product(name: "UIKit", package: "resin", condition: .when(platforms: [.linux]))
      ]),
    // Tests in Swift Testing.
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "HeadlessHost", package: "resin")]),
    // Tests in XCTest.
    .testTarget(
      name: "AppXCTests",
      dependencies: ["App", .product(name: "HeadlessHost", package: "resin")]),
  ]
)
