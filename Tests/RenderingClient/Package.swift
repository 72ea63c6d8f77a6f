// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// A client that opts in to drawing, as one by URL would. It holds the tests of HeadlessRenderer, so
// that the tests of the root package run where there is no Cairo, and a gallery of what is drawn.
let package = Package(
  name: "rendering-client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "resin", path: "../..", traits: ["Rendering"])],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "resin"),
        .product(name: "HeadlessRenderer", package: "resin"),
      ]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "HeadlessUIKit", package: "resin"),
        .product(name: "HeadlessRenderer", package: "resin"),
      ]),
    // The screens and rules of the root package's ScreenTests, by symbolic links.
    .testTarget(
      name: "ScreenPictures",
      dependencies: [
        .product(name: "AirBar", package: "resin"),
        .product(name: "Epoxy", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "HeadlessRenderer", package: "resin"),
        .product(name: "UIKit", package: "resin"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
