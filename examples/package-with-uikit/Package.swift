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
        .product(name: "Epoxy", package: "resin"),
        // Where the platform has no UIKit, and the sources say `import UIKit`:
        .product(
          name: "UIKit", package: "resin",
          condition: .when(platforms: [.linux, .windows, .android])),
      ])
  ]
)
