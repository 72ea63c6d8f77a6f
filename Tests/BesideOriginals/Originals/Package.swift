// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// Stands for the original libraries: modules of their names, with one declaration each.
let package = Package(
  name: "Originals",
  products: [
    .library(name: "AirBar", targets: ["AirBar"]),
    .library(name: "Epoxy", targets: ["Epoxy"]),
  ],
  targets: [
    .target(name: "AirBar"),
    .target(name: "EpoxyCore"),
    .target(name: "Epoxy", dependencies: ["EpoxyCore"]),
  ]
)
