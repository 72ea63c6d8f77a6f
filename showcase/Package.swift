// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// A separate package: like any client, it uses only the public interface of Resin, and its
// dependency is not a dependency of the root package.
let package = Package(
  name: "resin-showcase",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "showcase", targets: ["showcase"]),
    .executable(name: "screens", targets: ["screens"]),
  ],
  dependencies: [
    .package(name: "resin", path: "..", traits: ["Rendering"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "showcase",
      dependencies: [
        .product(name: "Resin", package: "resin"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "screens",
      dependencies: [
        "CSDL",
        "ScreenGallery",
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "HeadlessRenderer", package: "resin"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The screens of the root package's ScreenTests, through symbolic links.
    .target(
      name: "AppScreens",
      dependencies: [
        .product(name: "AirBar", package: "resin"),
        .product(name: "Epoxy", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
        .product(name: "UIKit", package: "resin"),
      ]),
    .target(
      name: "ScreenGallery",
      dependencies: [
        "AppScreens",
        .product(name: "AirBar", package: "resin"),
        .product(name: "Epoxy", package: "resin"),
        .product(name: "FluidInterfaces", package: "resin"),
        .product(name: "HeadlessHost", package: "resin"),
      ]),
    .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
