// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Trait overrides and observers of presentation controllers and scenes, which Apple lists as
/// conforming to `UITraitChangeObservable`. Traits flow from the scene to its windows, and from a
/// presentation to the presented controller.
@MainActor @Suite struct EnvironmentTraitTests {
  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `Overrides of a scene reach its windows, and can be removed`() throws {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIViewController() }
    host.show(root)
    let scene = try #require(root.view.window?.windowScene)
    host.perform {
      scene.traitOverrides[Density.self] = 4
      scene.traitOverrides.userInterfaceStyle = .dark
    }
    expectEqual(scene.traitCollection.userInterfaceStyle, .dark)
    expectEqual(root.traitCollection.userInterfaceStyle, .dark)
    expectEqual(root.traitCollection[Density.self], 4)
    #expect(scene.traitOverrides.contains(Density.self))
    // A window that is added later inherits them, too.
    let other = host.perform { UIWindow(windowScene: scene) }
    host.perform { other.isHidden = false }
    expectEqual(other.traitCollection[Density.self], 4)
    host.perform {
      scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      scene.traitOverrides.remove(Density.self)
    }
    expectEqual(root.traitCollection.userInterfaceStyle, .light)
    expectEqual(root.traitCollection[Density.self], 1)
    #expect(!scene.traitOverrides.contains(Density.self))
  }

  @Test func `Observers of a scene are called for overrides and for changes of the device`() throws
  {
    let host = ScreenHost(.iPhone15)
    let root = host.perform { UIViewController() }
    host.show(root)
    let scene = try #require(root.view.window?.windowScene)
    var seen: [String] = []
    let registration = host.perform {
      scene.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
      ) { (scene: UIWindowScene, old: UITraitCollection) in
        let (before, after) = (old.userInterfaceStyle, scene.traitCollection.userInterfaceStyle)
        seen.append("\(before == .dark) \(after == .dark)")
      }
    }
    host.changeTraits { $0.userInterfaceStyle = .dark }
    expectEqual(seen, ["false true"])
    host.changeTraits { $0.layoutDirection = .rightToLeft }
    expectEqual(seen.count, 1)
    host.perform { scene.traitOverrides.userInterfaceStyle = .light }
    expectEqual(seen, ["false true", "true false"])
    // The override hides changes of the device.
    host.changeTraits { $0.userInterfaceStyle = .light }
    expectEqual(seen.count, 2)
    host.perform { scene.unregisterForTraitChanges(registration) }
    host.changeTraits { $0.preferredContentSizeCategory = .extraLarge }
    expectEqual(seen.count, 2)
  }

  private final class Recorder: UIPresentationController {
    var changes = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var made: Recorder?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let made = Recorder(presentedViewController: presented, presenting: presenting)
      made.traitOverrides[Density.self] = 7
      self.made = made
      return made
    }
  }

  @Test func `Overrides of a presentation reach the presented controller alone`() throws {
    let host = ScreenHost(.iPhone15)
    let (root, card, presenter) = host.perform {
      (UIViewController(), UIViewController(), Presenter())
    }
    host.show(root)
    host.perform {
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = presenter
      root.present(card, animated: false)
    }
    host.settle()
    let presentation = try #require(presenter.made)
    expectEqual(card.traitCollection[Density.self], 7)
    expectEqual(presentation.traitCollection[Density.self], 7)
    expectEqual(root.traitCollection[Density.self], 1)
    var old: [Int] = []
    host.perform {
      _ = presentation.registerForTraitChanges([Density.self]) {
        (_: UIPresentationController, previous: UITraitCollection) in
        old.append(previous[Density.self])
      }
    }
    let before = presentation.changes
    host.perform { presentation.traitOverrides[Density.self] = 9 }
    #expect(card.traitCollection[Density.self] == 9 && old == [7])
    expectEqual(presentation.changes, before + 1)
    host.perform { presentation.traitOverrides.remove(Density.self) }
    #expect(card.traitCollection[Density.self] == 1 && old == [7, 9])
    host.changeTraits { $0.userInterfaceStyle = .dark }
    #expect(presentation.changes == before + 3 && old.count == 2)
    expectEqual(presentation.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `The override for the presented content is none of the presentation`() throws {
    let host = ScreenHost(.iPhone15)
    let (root, sheet) = host.perform { (UIViewController(), UIViewController()) }
    host.show(root)
    host.perform { root.present(sheet, animated: false) }
    host.settle()
    let presentation = try #require(sheet.presentationController)
    host.perform {
      presentation.traitOverrides.userInterfaceStyle = .dark
      presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
    }
    expectEqual(presentation.traitCollection.userInterfaceStyle, .dark)
    expectEqual(sheet.traitCollection.userInterfaceStyle, .light)
    host.perform { presentation.overrideTraitCollection = nil }
    expectEqual(sheet.traitCollection.userInterfaceStyle, .dark)
  }
}
