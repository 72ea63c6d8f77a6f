
// Appended to a copy of Package.swift by scripts/steps/test-swift: the tests that draw more random
// cases in an optimized build, and those of whole screens, which take a third of the time there.
// Compiling the others, which ran in the debug build, would take longer than these run.
let repeatedTests = [
  "AirBarTests", "ControllersTests", "EpoxyCollectionViewTests", "EpoxyNavigationControllerTests",
  "EpoxyPresentationsTests", "EpoxyTests", "FluidInterfacesTests", "ResinTests", "RuntimeTests",
  "ScreenTests", "TablesTests",
]
package.targets.removeAll { $0.type == .test && !repeatedTests.contains($0.name) }
// The code under test and the tests that compare millions of cases are optimized; the other tests
// are not. `withRequiredInitializer` depends on the optimizer.
let optimizedTests = ["AirBarTests", "ResinTests", "RuntimeTests"]
for target in package.targets where target.type == .test && !optimizedTests.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
