// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// A client that enables the trait `Rendering`, as a package that depends on the repository's URL
// would. The package contains the tests of HeadlessRenderer, so that the tests of the root package
// run without Cairo, and the program `Gallery`, which draws everything that the renderer supports.
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
    // Symbolic links to the screens and rules of ScreenTests in the root package.
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
