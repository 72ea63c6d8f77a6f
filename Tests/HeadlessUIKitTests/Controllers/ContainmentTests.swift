// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct ContainmentTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

  private func make(_ name: String) -> RecordingController {
    stage.device.perform { RecordingController(name, log) }
  }

  /// UIKit documentation, `willMove(toParent:)` and `didMove(toParent:)`: `addChild(_:)` calls the
  /// first, `removeFromParent()` the second, and the container calls the other two. That
  /// `viewDidAppear(_:)` follows at the end of the turn is not documented; the view has been laid
  /// out by then.
  @Test func `Adding and removing a child calls its move and appearance methods in order`() {
    let (parent, child) = (make("parent"), make("child"))
    child.logsMoves = true
    child.logsEverything = true
    stage.show(parent)
    stage.device.perform {
      parent.addChild(child)
      #expect(child.parent === parent)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    expectEqual(
      log.take(),
      [
        "child willMove in", "child viewDidLoad", "child willAppear", "child didMove in",
      ])
    stage.turn()
    expectEqual(
      log.take(), ["child isAppearing", "child willLayout", "child didLayout", "child didAppear"])
    stage.device.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    expectEqual(
      log.take(),
      [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
    #expect(child.parent == nil)
    expectEqual(parent.children, [])
  }

  /// UIKit documentation, `viewWillAppear(_:)`: the parameter is true if the view is being added to
  /// the window using an animation. A child appears with its container.
  @Test func `A child that is added while its container is animated in appears with animation`() {
    final class Child: UIViewController {
      var wasAnimated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasAnimated.append(animated)
      }
    }
    let (first, container) = (make("first"), make("container"))
    let (navigation, early, late) = stage.device.perform {
      (UINavigationController(rootViewController: first), Child(), Child())
    }
    stage.show(navigation)
    stage.device.perform { navigation.pushViewController(container, animated: true) }
    stage.device.advance(by: 0.1)
    for child in [early, late] {
      stage.device.perform {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
      }
      stage.finish()
    }
    #expect(early.wasAnimated == [true] && late.wasAnimated == [false])
  }

  /// UIKit documentation, `addChild(_:)`: a child of another container is removed from that
  /// container before it is added.
  @Test func `addChild(_:) removes a child of another container from that container first`() {
    let (first, second, child) = (make("first"), make("second"), make("child"))
    child.logsMoves = true
    first.addChild(child)
    second.addChild(child)
    expectEqual(first.children, [])
    expectEqual(second.children, [child])
    expectEqual(log.take(), ["child willMove in", "child didMove out", "child willMove in"])
  }

  /// UIKit documentation, `shouldAutomaticallyForwardAppearanceMethods`: appearance methods are
  /// forwarded to children by default. The order, container first, is not documented; it is fixed
  /// so that runs are deterministic.
  @Test func `Appearance methods are forwarded to visible children, after their container`() {
    let (parent, child, unseen) = (make("parent"), make("child"), make("unseen"))
    stage.device.perform {
      parent.addChild(child)
      parent.addChild(unseen)
      parent.view.addSubview(child.view)
      stage.window.rootViewController = parent
      stage.window.makeKeyAndVisible()
    }
    stage.turn()
    expectEqual(
      log.take(),
      [
        "parent willAppear", "child willAppear", "parent didAppear", "child didAppear",
      ])
    stage.device.perform { stage.window.isHidden = true }
    expectEqual(
      log.take(),
      [
        "parent willDisappear", "child willDisappear", "parent didDisappear",
        "child didDisappear",
      ])
  }

  /// UIKit documentation, `shouldAutomaticallyForwardAppearanceMethods` and
  /// `beginAppearanceTransition(_:animated:)`: a container that returns false begins and ends the
  /// appearance transitions of its children. The warning is not documented; it is UIKit's message
  /// in published logs.
  @Test func `A container that forwards nothing begins and ends the transitions of its children`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = stage.device.perform { Manual() }
    let child = make("child")
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    stage.turn()
    expectEqual(log.take(), [])
    stage.device.perform {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
      child.beginAppearanceTransition(true, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.view.removeFromSuperview()
    }
    let warning = "warning: Unbalanced calls to begin/end appearance transitions for child."
    expectEqual(
      log.take(),
      [
        "child willAppear", "child didAppear", warning, warning, "child willDisappear",
        "child willAppear", "child didAppear",
      ])
  }

  /// UIKit documentation, `transition(from:to:duration:options:animations:completion:)`: the second
  /// view is added, the animations run, and the first view is removed; both controllers are
  /// children of the receiver; a duration of zero changes the views without an animation.
  @Test(arguments: [0, 0.3])
  func `A transition between children exchanges their views and calls their appearance methods`(
    duration: Double
  ) {
    let (parent, first, second) = (make("parent"), make("first"), make("second"))
    stage.show(parent)
    stage.device.perform {
      parent.addChild(first)
      parent.addChild(second)
      parent.view.addSubview(first.view)
    }
    stage.turn()
    _ = log.take()
    stage.device.perform {
      parent.transition(
        from: first, to: second, duration: duration, animations: { log.add("animations") },
        completion: { log.add("completion \($0)") })
    }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "first willDisappear", "second willAppear", "animations", "first didDisappear",
        "second didAppear", "completion true",
      ])
    #expect(first.view.superview == nil)
    #expect(second.view.superview === parent.view)
    stage.device.perform {
      parent.transition(from: make("stranger"), to: first, duration: 0, animations: nil)
    }
    #expect(
      log.take().first?.hasPrefix("illegal: Children view controllers stranger and first") == true)
  }

  /// UIKit documentation, `UIViewController.hierarchyInconsistencyException`: raised where the
  /// closest controller above an added view is not the parent of the controller of that view. The
  /// wording is UIKit's message in published crash reports.
  @Test func `A child's view in the view of another container is reported`() {
    let (parent, other, child) = (make("parent"), make("other"), make("child"))
    parent.addChild(child)
    other.view.addSubview(child.view)
    expectEqual(
      log.take(),
      [
        "illegal: child view controller:child should have parent view controller:parent but "
          + "requested parent is:other"
      ])
    #expect(child.view.superview === other.view)
  }

  /// UIKit documentation, `UIViewController.view`: a controller is the only owner of its view, and
  /// two controllers must not share one.
  @Test func `A second controller for the same view is reported and refused`() {
    let (first, second) = (make("first"), make("second"))
    let view = first.view
    second.view = view
    #expect(
      log.take().first?.hasPrefix("illegal: A view can only be associated with at most one") == true
    )
    #expect(view?.owningController === first)
  }

  /// Not documented; chosen because a cycle of parents has no root, and no traversal of it would
  /// end.
  @Test func `A controller cannot become a child of itself or of its own child`() {
    let (parent, child) = (make("parent"), make("child"))
    parent.addChild(child)
    child.addChild(parent)
    parent.addChild(parent)
    #expect(parent.parent == nil)
    expectEqual(log.take().filter { $0.hasPrefix("illegal") }.count, 2)
  }

  /// UIKit documentation, `setOverrideTraitCollection(_:forChild:)`: changes the traits of the
  /// given child.
  @Test func `setOverrideTraitCollection(_:forChild:) changes the traits of that child only`() {
    let (parent, child) = (make("parent"), make("child"))
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    let regular = UITraitCollection { $0.horizontalSizeClass = .regular }
    stage.device.perform { parent.setOverrideTraitCollection(regular, forChild: child) }
    expectEqual(parent.overrideTraitCollection(forChild: child), regular)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    expectEqual(parent.traitCollection.horizontalSizeClass, .compact)
    stage.device.perform { parent.setOverrideTraitCollection(nil, forChild: child) }
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
  }

  /// Not documented; chosen because client code still uses a child after removing it, and tests
  /// that it is deallocated.
  @Test func `A removed child is released at the end of the turn`() {
    weak var child: UIViewController?
    let parent = make("parent")
    stage.show(parent)
    stage.device.perform {
      let controller = UIViewController()
      child = controller
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
    }
    stage.turn()
    stage.device.perform {
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
      #expect(child != nil)
    }
    stage.turn()
    #expect(child == nil)
  }
}
