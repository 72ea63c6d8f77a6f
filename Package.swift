// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// The core's own sources are listed in core/CMakeLists.txt too; scripts/steps/check-sources
// compares. Where there is no UIKit the modules above it stand on the headless one; with
// RESIN_HEADLESS in the environment they do so everywhere.
let isHeadless = Context.environment["RESIN_HEADLESS"] != nil
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]
let headless: [Target.Dependency] =
  isHeadless
  ? ["HeadlessUIKit"]
  : [.target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit))]
let headlessFlag: [SwiftSetting] = [
  isHeadless
    ? .define("RESIN_HEADLESS")
    : .define("RESIN_HEADLESS", .when(platforms: platformsWithoutUIKit))
]

// Where the system has these modules, a target of the same name would take their place. The
// products are there all the same, so that a client's manifest can name them under a condition, and
// are empty.
#if canImport(Darwin)
  let systemModules: [String]? = ["SystemModules"]
  let systemModuleTargets: [Target] = [
    .target(name: "SystemModules", path: "Sources/SystemModules/Empty")
  ]
#else
  let systemModules: [String]? = nil
  // C modules of the same names contain the submodules for imports such as `import os.log`.
  let systemModuleTargets: [Target] = [
    .target(
      name: "CoreGraphics",
      dependencies: ["CoreGraphicsSubmodules", "HeadlessGraphics", "_Testing_CoreGraphics"],
      path: "Sources/SystemModules/CoreGraphics"),
    .target(name: "_Testing_CoreGraphics", path: "Sources/SystemModules/_Testing_CoreGraphics"),
    .target(
      name: "QuartzCore", dependencies: ["HeadlessUIKit", "QuartzCoreSubmodules"],
      path: "Sources/SystemModules/QuartzCore"),
    .target(
      name: "ObjectiveC", dependencies: ["HeadlessUIKit", "ObjectiveCSubmodules"],
      path: "Sources/SystemModules/ObjectiveC"),
    .target(
      name: "Accessibility", dependencies: ["HeadlessUIKit"],
      path: "Sources/SystemModules/Accessibility"),
    .target(name: "os", dependencies: ["osSubmodules"], path: "Sources/SystemModules/os"),
    .target(name: "simd", path: "Sources/SystemModules/simd"),
    .target(
      name: "CoreGraphicsSubmodules", path: "Sources/SystemModules/Submodules/CoreGraphics"),
    .target(name: "QuartzCoreSubmodules", path: "Sources/SystemModules/Submodules/QuartzCore"),
    .target(name: "ObjectiveCSubmodules", path: "Sources/SystemModules/Submodules/ObjectiveC"),
    .target(name: "osSubmodules", path: "Sources/SystemModules/Submodules/os"),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/SystemModules/OSLog"),
    .testTarget(
      name: "SystemModulesTests",
      dependencies: [
        "Accessibility", "CoreGraphics", "OSLog", "ObjectiveC", "QuartzCore", "ResinTestSupport",
        "UIKit", "os", "simd",
      ]),
  ]
#endif

// A package graph cannot contain two modules of one name, whichever of them a client uses. Beside
// the original Epoxy and AirBar a client therefore depends on this package without the modules that
// have their names: by the folder `resin-uikit`, which links this manifest, or by a clone or a
// repository of that name.
let isUIKitAlone = Context.packageDirectory.hasSuffix("/resin-uikit")

let package = Package(
  name: isUIKitAlone ? "resin-uikit" : "resin",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Epoxy", targets: ["Epoxy"]),
    .library(name: "EpoxyCore", targets: ["EpoxyCore"]),
    .library(name: "EpoxyCollectionView", targets: ["EpoxyCollectionView"]),
    .library(name: "EpoxyLayoutGroups", targets: ["EpoxyLayoutGroups"]),
    .library(name: "EpoxyBars", targets: ["EpoxyBars"]),
    .library(name: "EpoxyNavigationController", targets: ["EpoxyNavigationController"]),
    .library(name: "EpoxyPresentations", targets: ["EpoxyPresentations"]),
    .library(name: "Resin", targets: ["Resin"]),
    .library(name: "AirBar", targets: ["AirBar"]),
    .library(name: "FluidInterfaces", targets: ["FluidInterfaces"]),
    .library(name: "EpoxyFluidInterfaces", targets: ["EpoxyFluidInterfaces"]),
    .library(name: "CResin", targets: ["CResin"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    // The types of the lists that the translator of `port` writes for an app's classes.
    .library(name: "UIKitPorting", targets: ["UIKitPorting"]),
    .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
    // For sources that say `import UIKit`, on platforms that have none.
    .library(name: "UIKit", targets: ["UIKit"]),
    // For sources that say `import CoreGraphics` and so on, on platforms that have no such module.
    .library(name: "Accessibility", targets: systemModules ?? ["Accessibility"]),
    .library(name: "CoreGraphics", targets: systemModules ?? ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: systemModules ?? ["QuartzCore"]),
    .library(name: "ObjectiveC", targets: systemModules ?? ["ObjectiveC"]),
    .library(name: "os", targets: systemModules ?? ["os"]),
    .library(name: "OSLog", targets: systemModules ?? ["OSLog"]),
    .library(name: "simd", targets: systemModules ?? ["simd"]),
    // Instances of classes that are known only at run time, on all platforms.
    .library(name: "UIKitMetatypes", targets: ["UIKitMetatypes"]),
    // Needs the trait Rendering, and with it Cairo and Pango; without it, it is empty.
    .library(name: "HeadlessRenderer", targets: ["HeadlessRenderer"]),
    // Without promise: the tests' oracle and the benchmarks' rival.
    .library(name: "ResinReference", targets: ["ResinReference"]),
  ],
  traits: [
    .trait(
      name: "Rendering",
      description: "HeadlessRenderer draws views with the system's Cairo and Pango.")
  ],
  targets: [
    .target(
      name: "CResin",
      path: "core",
      exclude: ["CMakeLists.txt", "abi", "cmake", "conformance", "fuzz", "resin.map.in", "tests"],
      sources: ["src"],
      publicHeadersPath: "include",
      cSettings: [
        // SwiftPM leaves assert on in release builds.
        .define("NDEBUG", .when(configuration: .release))
      ],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "Resin", dependencies: ["CResin"]),
    .target(name: "ResinReference"),
    // The ground of the headless UIKit: values, text and drawing, without views and layers.
    .target(name: "HeadlessGraphics"),
    .target(
      name: "HeadlessUIKit", dependencies: ["HeadlessGraphics", "Resin"], exclude: ["README.md"]),
    .target(
      name: "UIKit",
      dependencies: [
        "HeadlessUIKit", "_Testing_UIKit",
        .target(name: "UIKitSubmodules", condition: .when(platforms: platformsWithoutUIKit)),
      ],
      swiftSettings: [.define("RESIN_HEADLESS", .when(platforms: platformsWithoutUIKit))]),
    .target(name: "UIKitSubmodules", path: "Sources/SystemModules/Submodules/UIKit"),
    .target(name: "UIKitMetatypes", dependencies: headless, swiftSettings: headlessFlag),
    .target(name: "UIKitPorting", dependencies: ["HeadlessUIKit"]),
    .target(name: "_Testing_UIKit", dependencies: ["HeadlessUIKit"]),
    .target(name: "HeadlessHost", dependencies: ["HeadlessUIKit"], exclude: ["README.md"]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
    .target(
      name: "HeadlessRenderer",
      dependencies: [
        "HeadlessHost", "HeadlessUIKit",
        .target(name: "CPangoCairo", condition: .when(traits: ["Rendering"])),
        .target(name: "CGdkPixbuf", condition: .when(traits: ["Rendering"])),
      ],
      exclude: ["README.md"]),
    .target(
      name: "EpoxyCore", dependencies: headless + ["Resin", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    // The UIKit that the modules above stand on, and all that differs between Apple's and the
    // headless one.
    .target(name: "UIKitPlatform", dependencies: headless, swiftSettings: headlessFlag),
    .target(
      name: "AirBar", dependencies: headless + ["Resin", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "FluidInterfaces", dependencies: headless + ["Resin", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    // Fluid interfaces as views of Epoxy's models.
    .target(
      name: "EpoxyFluidInterfaces",
      dependencies: headless + ["EpoxyCore", "FluidInterfaces", "Resin"],
      swiftSettings: headlessFlag),
    .target(
      name: "EpoxyCollectionView",
      dependencies: headless + ["EpoxyCore", "Resin", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "EpoxyLayoutGroups", dependencies: headless + ["EpoxyCore", "Resin", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "EpoxyBars", dependencies: headless + ["EpoxyCore", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "EpoxyNavigationController", dependencies: headless + ["EpoxyCore", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "EpoxyPresentations", dependencies: headless + ["EpoxyCore", "UIKitPlatform"],
      swiftSettings: headlessFlag),
    .target(
      name: "Epoxy",
      dependencies: [
        "EpoxyBars", "EpoxyCollectionView", "EpoxyCore", "EpoxyLayoutGroups",
        "EpoxyNavigationController", "EpoxyPresentations",
      ]),
    // What tests share; its README lists it.
    .target(
      name: "ResinTestSupport", dependencies: ["HeadlessHost", "Resin", "UIKitPlatform"],
      path: "Tests/ResinTestSupport", exclude: ["README.md"]),
    .testTarget(
      name: "HeadlessGraphicsTests",
      dependencies: ["HeadlessGraphics", "HeadlessHost", "HeadlessUIKit", "ResinTestSupport"]),
    .testTarget(name: "UIKitTests", dependencies: ["HeadlessUIKit", "UIKit", "UIKitMetatypes"]),
    // A client in the older language mode that sees internal declarations.
    .testTarget(
      name: "TestableSwift5Tests",
      dependencies: [
        "EpoxyBars", "EpoxyLayoutGroups", "EpoxyNavigationController", "EpoxyPresentations",
        "HeadlessUIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(name: "HeadlessHostTests", dependencies: ["HeadlessHost", "ResinTestSupport"]),
    // The samples of HeadlessHost's README, which are in the target above as well: its folder is a
    // link.
    .testTarget(
      name: "HeadlessHostSwift5Tests", dependencies: ["HeadlessHost"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "EpoxyCoreTests", dependencies: ["EpoxyCore", "ResinTestSupport"],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "FluidInterfacesTests",
      dependencies: [
        "EpoxyFluidInterfaces", "FluidInterfaces", "HeadlessHost", "Resin", "ResinTestSupport",
      ]),
    .testTarget(
      name: "AirBarTests",
      dependencies: [
        "AirBar", "EpoxyCore", "HeadlessHost", "Resin", "ResinReference", "ResinTestSupport",
      ],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyCollectionViewTests",
      dependencies: ["EpoxyCollectionView", "HeadlessUIKit", "ResinTestSupport"],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "SeedSamplesTests",
      dependencies: [
        "AirBar", "Epoxy", "EpoxyLayoutGroups", "FluidInterfaces", "HeadlessHost", "HeadlessUIKit",
      ],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyLayoutGroupsTests",
      dependencies: [
        "EpoxyLayoutGroups", "EpoxyCollectionView", "HeadlessUIKit", "ResinTestSupport",
      ],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyBarsTests",
      dependencies: ["EpoxyBars", "HeadlessHost", "HeadlessUIKit", "ResinTestSupport"],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyNavigationControllerTests",
      dependencies: [
        "EpoxyNavigationController", "HeadlessHost", "HeadlessUIKit", "ResinTestSupport",
      ],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyPresentationsTests",
      dependencies: ["EpoxyPresentations", "HeadlessHost", "HeadlessUIKit", "ResinTestSupport"],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "EpoxyTests", dependencies: ["Epoxy", "HeadlessHost", "ResinTestSupport"],
      swiftSettings: headlessFlag),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["AirBar", "Epoxy", "HeadlessHost", "ResinTestSupport", "UIKit"],
      swiftSettings: headlessFlag),
    .testTarget(name: "ResinTests", dependencies: ["Resin", "ResinReference", "ResinTestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)

package.targets += systemModuleTargets

// The tests of the headless UIKit: a target for each room, in the folder with the room's name.
let rooms = [
  "Accessibility", "Animation", "Appearance", "AutoLayout", "Collections", "Configurations",
  "Controllers", "Controls", "Device", "Gestures", "Layers", "Lists", "Menus", "Nibs",
  "Observation", "Responders", "Runtime", "Scrolling", "Storyboards", "Tables", "TextInput",
  "Views",
]
package.targets += rooms.map { room in
  .testTarget(
    name: "\(room)Tests",
    dependencies: ["HeadlessHost", "HeadlessUIKit", "Resin", "ResinTestSupport", "UIKitPorting"],
    path: "Tests/HeadlessUIKitTests/\(room)")
}

// Without the others, for a short build: `RESIN_TESTS=Tables,Lists swift test`.
if let tested = Context.environment["RESIN_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { target in
    target.type == .test && !tested.contains { target.name == "\($0)Tests" }
  }
}

if isUIKitAlone {
  let isLeftOut = { (name: String) in
    name.hasPrefix("Epoxy") || ["AirBar", "FluidInterfaces", "UIKitPlatform"].contains(name)
  }
  package.products.removeAll { isLeftOut($0.name) }
  package.targets.removeAll {
    isLeftOut($0.name) || $0.name == "ResinTestSupport" || $0.type == .test
  }
}

// The checks of the next language version, for every Swift target alike; but samples are compiled
// as the documents have them.
let targetsWithoutChecks = ["CResin", "HeadlessHostSwift5Tests", "SeedSamplesTests"]
for target in package.targets
where !targetsWithoutChecks.contains(target.name) && target.type != .system
  && !target.name.hasSuffix("Submodules")
{
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
