// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The translator of an app's own sources: a package of its own, because nothing else needs
// swift-syntax.
let package = Package(
  name: "port",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "port", targets: ["port"]),
    .library(name: "Translation", targets: ["Translation"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Translation",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "port",
      dependencies: [
        "Translation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "TranslationTests", dependencies: ["Translation"]),
  ]
)
