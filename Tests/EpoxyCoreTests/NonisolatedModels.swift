// SPDX-License-Identifier: MIT
import Dispatch
import EpoxyCore
import Foundation
import ResinTestSupport
import Testing

// Models are values: all of their methods except their closures can be called on any thread, not
// only on the main actor. The test is that this file compiles.

/// A model that is declared like those of the modules above this one.
nonisolated struct FreeModel: CallbackContextEpoxyModeled, ViewEpoxyModeled, DataIDProviding,
  StyleIDProviding, MakeViewProviding, SetContentProviding, WillDisplayProviding,
  DidSelectProviding, Diffable
{
  typealias View = UIView
  struct CallbackContext: ViewProviding, AnimatedProviding {
    let view: UIView
    nonisolated let animated: Bool
  }

  var storage = EpoxyModelStorage()

  var diffIdentifier: AnyHashable { dataID }

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    (otherDiffableItem as? FreeModel)?.styleID == styleID
  }
}

/// Makes and compares models without an actor.
nonisolated func changeset() -> IndexChangeset {
  @EpoxyModelArrayBuilder<FreeModel> func models(_ count: Int) -> [FreeModel] {
    for number in 0..<count {
      FreeModel().dataID(number)
        .makeView { UILabel() }
        .setContent { $0.view.alpha = $0.animated ? 0.5 : 1 }
        .willDisplay { context in context.view.isHidden = false }
        .didSelect(nil)
    }
    if count > 2 {
      FreeModel().styleID("last").merging(FreeModel().dataID("last"))
    }
  }
  EpoxyLogger.shared.assert(true, "from anywhere")
  return models(3).makeChangeset(from: models(2))
}

@MainActor @Suite struct SharedLoggerTests {
  // The logger is shared by all tests, which replace it on the main actor: this test blocks it
  // until the other thread has finished.
  @Test func `Models are made and compared off the main actor`() {
    nonisolated(unsafe) var inserts: [Int] = []
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      inserts = changeset().inserts
      isDone.signal()
    }
    isDone.wait()
    expectEqual(inserts, [2, 3])
  }

  @Test func `Messages of the modules can be intercepted`() {
    let log = Log()
    let original = EpoxyLogger.shared
    defer { EpoxyLogger.shared = original }
    EpoxyLogger.shared = EpoxyLogger(
      assert: { condition, _, _, _ in log.add("\(condition())") },
      assertionFailure: { message, _, _ in log.add(message()) },
      warn: { message, _, _ in log.add(message()) })
    let old = [AnyItem(diffIdentifier: 1), AnyItem(diffIdentifier: 1)]
    let changeset = Array(old.reversed()).makeChangeset(from: old)
    expectEqual(log.lines, ["true"], "changesets are checked")
    expectEqual(changeset.duplicates, [[0, 1]])
  }
}

@MainActor @Suite struct NonisolatedModelTests {
  @Test func `Closures of models are called on the main actor`() {
    let model = FreeModel().setContent { $0.view.tag = 3 }
    let view = model.makeView()
    model.setContent?(.init(view: view, animated: false))
    expectEqual(view.tag, 3)
  }
}
