// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ContainmentTests {
  let stage = ControllerStage()
  var log: ControllerLog { stage.log }

  private func make(_ name: String) -> RecordingController {
    stage.device.perform { RecordingController(name, log) }
  }

  @Test func `Implementing a container view controller: a child is added and removed`() {
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
    #expect(
      log.take() == [
        "child willMove in", "child viewDidLoad", "child willAppear", "child didMove in",
      ])
    stage.turn()
    #expect(
      log.take() == ["child isAppearing", "child willLayout", "child didLayout", "child didAppear"])
    stage.device.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      log.take() == [
        "child willMove out", "child willDisappear", "child didDisappear", "child didMove out",
      ])
    #expect(child.parent == nil)
    #expect(parent.children == [])
  }

  @Test func `addChild(_:): a child of another container is removed from there first`() {
    let (first, second, child) = (make("first"), make("second"), make("child"))
    child.logsMoves = true
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(log.take() == ["child willMove in", "child didMove out", "child willMove in"])
  }

  @Test func `Children come and go with their container, after it`() {
    let (parent, child, unseen) = (make("parent"), make("child"), make("unseen"))
    stage.device.perform {
      parent.addChild(child)
      parent.addChild(unseen)
      parent.view.addSubview(child.view)
      stage.window.rootViewController = parent
      stage.window.makeKeyAndVisible()
    }
    stage.turn()
    #expect(
      log.take() == [
        "parent willAppear", "child willAppear", "parent didAppear", "child didAppear",
      ])
    stage.device.perform { stage.window.isHidden = true }
    #expect(
      log.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear",
        "child didDisappear",
      ])
  }

  @Test func `shouldAutomaticallyForwardAppearanceMethods: the container tells its children`() {
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
    #expect(log.take() == [])
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
    #expect(
      log.take() == [
        "child willAppear", "child didAppear", warning, warning, "child willDisappear",
        "child willAppear", "child didAppear",
      ])
  }

  @Test(arguments: [0, 0.3])
  func `transition(from_to_duration_options_animations_completion_)`(duration: Double) {
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
    #expect(
      log.take() == [
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

  @Test func `UIViewControllerHierarchyInconsistency: a child's view in another container's view`()
  {
    let (parent, other, child) = (make("parent"), make("other"), make("child"))
    parent.addChild(child)
    other.view.addSubview(child.view)
    #expect(
      log.take() == [
        "illegal: child view controller:child should have parent view controller:parent but "
          + "requested parent is:other"
      ])
    #expect(child.view.superview === other.view)
  }

  @Test func `A view has one controller`() {
    let (first, second) = (make("first"), make("second"))
    let view = first.view
    second.view = view
    #expect(
      log.take().first?.hasPrefix("illegal: A view can only be associated with at most one") == true
    )
    #expect(view?.viewController === first)
  }

  @Test func `A controller does not get into itself`() {
    let (parent, child) = (make("parent"), make("child"))
    parent.addChild(child)
    child.addChild(parent)
    parent.addChild(parent)
    #expect(parent.parent == nil)
    #expect(log.take().filter { $0.hasPrefix("illegal") }.count == 2)
  }

  @Test func `setOverrideTraitCollection(_:forChild:) changes the traits of the child alone`() {
    let (parent, child) = (make("parent"), make("child"))
    stage.device.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    stage.show(parent)
    let regular = UITraitCollection { $0.horizontalSizeClass = .regular }
    stage.device.perform { parent.setOverrideTraitCollection(regular, forChild: child) }
    #expect(parent.overrideTraitCollection(forChild: child) == regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    stage.device.perform { parent.setOverrideTraitCollection(nil, forChild: child) }
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `A child that is alone with its container lives as long as the turn`() {
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
