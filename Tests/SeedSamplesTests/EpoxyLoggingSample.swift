// SPDX-License-Identifier: MIT
import Epoxy
import HeadlessHost
import Testing

/// The messages of the sample's "custom handling".
nonisolated(unsafe) private var handled: [String] = []

// Corrected: Swift 6 has no `@UIApplicationMain`, and a test bundle already has an entry point. An
// application uses `@main` here.
private class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  )
    -> Bool
  {
    EpoxyLogger.shared = EpoxyLogger(
      assert: { condition, message, fileID, line in
        // custom handling of assertions here
        if !condition() { handled.append("assert \(message()) \(fileID)") }
      },
      assertionFailure: { message, fileID, line in
        // custom handling of assertion failures here
        handled.append("failure \(message())")
      },
      warn: { message, fileID, line in
        // custom handling of warnings here
        handled.append("warn \(message())")
      })
    return true
  }
}

@MainActor @Suite struct EpoxyLoggingSample {
  // The whole process shares the logger, so the test restores the logger before another test can
  // run.
  @Test func `Assertions, failures and warnings are passed to the closures of the application`() {
    let logger = EpoxyLogger.shared
    defer { EpoxyLogger.shared = logger }
    let host = ScreenHost()
    #expect(host.launch(AppDelegate()))

    EpoxyLogger.shared.assert(1 + 1 == 3, "sum", fileID: "here")
    EpoxyLogger.shared.assert(1 + 1 == 2, "never")
    EpoxyLogger.shared.assertionFailure("must not be")
    EpoxyLogger.shared.warn("look out")
    #expect(handled.contains("assert sum here"))
    #expect(!handled.contains { $0.contains("never") })
    #expect(handled.contains("failure must not be"))
    #expect(handled.contains("warn look out"))
  }

  @Test func `Two rows with one dataID cause a warning`() {
    let logger = EpoxyLogger.shared
    defer { EpoxyLogger.shared = logger }
    var warnings: [String] = []
    EpoxyLogger.shared = EpoxyLogger(warn: { message, _, _ in warnings.append(message()) })
    let host = ScreenHost.showing(items: [
      Row.itemModel(dataID: "twin", content: "first", style: .standard),
      Row.itemModel(dataID: "twin", content: "second", style: .standard),
    ])
    #expect(host.titles == ["first", "second"])
    #expect(!warnings.isEmpty)
    #expect(host.illegalUse == [])
  }
}
