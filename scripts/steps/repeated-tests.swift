
// Appended to a copy of Package.swift by scripts/steps/test-swift: the tests that repeat themselves
// more often in an optimized build. Compiling the others, which ran in the debug build, would take
// longer than these run.
let repeatedTests = [
  "AirBarTests", "EpoxyCollectionViewTests", "EpoxyCoreTests", "EpoxyNavigationControllerTests",
  "EpoxyPresentationsTests", "EpoxyTests", "FluidInterfacesTests", "HeadlessHostTests",
  "ResinTests",
]
package.targets.removeAll { $0.type == .test && !repeatedTests.contains($0.name) }
// The code under test and the tests that compare millions of cases are optimized; the other tests
// are not.
let optimizedTests = ["AirBarTests", "EpoxyCoreTests", "ResinTests"]
for target in package.targets where target.type == .test && !optimizedTests.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
