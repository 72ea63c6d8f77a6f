// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct NavigationTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

  private func controllers(_ names: String...) -> [RecordingController] {
    stage.device.perform { names.map { RecordingController($0, log) } }
  }

  private func show(_ stack: [UIViewController]) -> UINavigationController {
    stage.device.perform {
      let navigation = UINavigationController()
      navigation.setViewControllers(stack, animated: false)
      stage.show(navigation)
      return navigation
    }
  }

  // MARK: Order

  /// UIKit documentation, `viewWillAppear(_:)` and `viewDidDisappear(_:)`: the methods run before a
  /// view is added to a hierarchy, and after it was removed. `pushViewController(_:animated:)`: the
  /// new controller is on top of the stack. The order between two controllers and the duration of
  /// 0.35 s are not documented; both are fixed so that runs are deterministic.
  @Test(arguments: [true, false])
  func `A push makes one controller disappear while the other one appears`(animated: Bool) {
    let c = controllers("a", "b")
    let navigation = show([c[0]])
    stage.device.perform { navigation.pushViewController(c[1], animated: animated) }
    expectEqual(navigation.viewControllers, c)
    expectEqual(navigation.transitionCoordinator?.isAnimated, animated)
    stage.turn()
    if animated {
      expectEqual(log.take(), ["a willDisappear", "b willAppear"])
      #expect(navigation.transitionCoordinator != nil)
      stage.device.advance(by: 0.3)
      expectEqual(log.take(), [])
      stage.device.advance(by: 0.1)
      expectEqual(log.take(), ["a didDisappear", "b didAppear"])
    } else {
      expectEqual(log.take(), ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    }
    #expect(navigation.transitionCoordinator == nil)
    #expect(c[0].viewIfLoaded?.window == nil)
    #expect(c[1].viewIfLoaded?.window === stage.window)
    expectEqual(c[1].view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// UIKit documentation, `popViewController(animated:)`: the method removes the top controller,
  /// returns it and activates the new top. The order between two controllers is that of a push.
  @Test(arguments: [true, false])
  func `A pop makes one controller disappear while the other one appears`(animated: Bool) {
    let c = controllers("a", "b")
    let navigation = show(c)
    let popped = stage.device.perform { navigation.popViewController(animated: animated) }
    #expect(popped === c[1])
    expectEqual(navigation.viewControllers, [c[0]])
    #expect(navigation.transitionCoordinator != nil)
    stage.finish()
    expectEqual(log.take(), ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
    #expect(c[1].parent == nil)
    #expect(c[1].view.superview == nil)
  }

  /// UIKit documentation, `willMove(toParent:)` and `didMove(toParent:)`: a child is notified just
  /// before it is added or removed, and when the transition is complete. `viewIsAppearing(_:)`:
  /// called after `viewWillAppear(_:)`, when the view is in the hierarchy.
  @Test func `A push and a pop call willMove first and didMove last`() {
    let c = controllers("a", "b")
    c[1].logsMoves = true
    c[1].logsEverything = true
    let navigation = show([c[0]])
    stage.device.perform { navigation.pushViewController(c[1], animated: true) }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "b willMove in", "b viewDidLoad", "a willDisappear", "b willAppear", "b isAppearing",
        "b willLayout", "b didLayout", "a didDisappear", "b didAppear", "b didMove in",
      ])
    c[1].logsEverything = false
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "b willMove out", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        "b didMove out",
      ])
  }

  /// UIKit documentation, `isMovingToParent` and `isMovingFromParent`: true only inside the
  /// appearance methods of a controller that is being added to a container, or removed from one.
  @Test func `isMovingToParent and isMovingFromParent are true only inside appearance methods`() {
    let c = controllers("a", "b")
    var seen: [Bool] = []
    c[1].onWillAppear = { seen.append(c[1].isMovingToParent) }
    c[1].onDidAppear = { seen.append(c[1].isMovingToParent) }
    c[1].onWillDisappear = { seen.append(c[1].isMovingFromParent) }
    c[1].onDidDisappear = { seen.append(c[1].isMovingFromParent) }
    let navigation = show([c[0]])
    stage.device.perform { navigation.pushViewController(c[1], animated: true) }
    stage.finish()
    expectEqual(seen, [true, true])
    #expect(!c[1].isMovingToParent)
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.finish()
    expectEqual(seen, [true, true, true, true])
    #expect(!c[1].isMovingFromParent)
  }

  // MARK: The stack

  /// UIKit documentation, `popToViewController(_:animated:)` and
  /// `popToRootViewController(animated:)`: both return the popped controllers;
  /// `popViewController(animated:)` does nothing at the root. Nil where nothing is popped is not
  /// documented; it follows from the optional results.
  @Test func `popToViewController and popToRootViewController return the popped controllers`() {
    let c = controllers("a", "b", "c", "d")
    let navigation = show(c)
    stage.device.perform {
      expectEqual(navigation.popToViewController(c[2], animated: true), [c[3]])
      #expect(navigation.popToViewController(c[2], animated: true) == nil)
      expectEqual(navigation.popToRootViewController(animated: true), [c[1], c[2]])
      #expect(navigation.popToRootViewController(animated: true) == nil)
      #expect(navigation.popViewController(animated: true) == nil)
    }
    stage.finish()
    expectEqual(log.take(), ["d willDisappear", "a willAppear", "d didDisappear", "a didAppear"])
  }

  /// UIKit documentation, `pushViewController(_:animated:)`: pushing a controller that is already
  /// on the stack raises an exception. `popToViewController(_:animated:)`: the controller must be
  /// on the stack. The other refusals and all messages are not documented; they are those of
  /// published crash reports.
  @Test func `Illegal use of a navigation controller is reported in UIKit's words`() {
    let c = controllers("a", "b")
    let navigation = show([c[0]])
    stage.device.perform {
      navigation.pushViewController(c[0], animated: true)
      navigation.setViewControllers([c[1], c[1]], animated: true)
      navigation.popToViewController(c[1], animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
    }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "illegal: Pushing the same view controller instance more than once is not supported (a)",
        "illegal: All view controllers in a navigation controller must be distinct ([b, b])",
        "illegal: Tried to pop to a view controller that doesn't exist.",
        "illegal: Pushing a navigation controller is not supported",
      ])
    expectEqual(navigation.viewControllers, [c[0]])
  }

  /// UIKit documentation, `setViewControllers(_:animated:)`: a top controller that is new to the
  /// stack is pushed, one that was lower in the stack leads to a pop, and the same top controller
  /// to no transition.
  @Test func `setViewControllers(_:animated:) pushes or pops depending on the new top controller`()
  {
    let c = controllers("a", "b", "c")
    let navigation = show([c[0], c[1]])
    let recorder = OperationRecorder()
    navigation.delegate = recorder
    stage.device.perform { navigation.setViewControllers([c[1], c[0]], animated: true) }
    stage.finish()
    expectEqual(recorder.operations, [.pop])
    stage.device.perform { navigation.setViewControllers([c[1], c[2]], animated: true) }
    stage.finish()
    expectEqual(recorder.operations, [.pop, .push])
    _ = log.take()
    // The top controller does not change, so there is no transition.
    stage.device.perform { navigation.setViewControllers([c[0], c[2]], animated: true) }
    #expect(navigation.transitionCoordinator == nil)
    stage.finish()
    expectEqual(recorder.operations, [.pop, .push])
    expectEqual(log.take(), [])
    #expect(c[1].parent == nil)
    #expect(c[0].parent === navigation)
  }

  private final class OperationRecorder: NSObject, UINavigationControllerDelegate {
    var operations: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return nil
    }
  }

  /// UIKit documentation, `navigationController(_:willShow:animated:)` and
  /// `navigationController(_:didShow:animated:)`: called just before and just after the view of a
  /// controller is displayed. The order relative to the appearance methods is not documented; it is
  /// fixed so that runs are deterministic.
  @Test func `willShow follows viewWillAppear, and didShow follows viewDidAppear`() {
    final class Shows: NSObject, UINavigationControllerDelegate {
      let log: Log
      init(log: Log) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.add("willShow \(viewController) \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.add("didShow \(viewController) \(animated)") }
    }
    let c = controllers("a", "b")
    let navigation = show([c[0]])
    let shows = Shows(log: log)
    navigation.delegate = shows
    stage.device.perform { navigation.pushViewController(c[1], animated: true) }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "a willDisappear", "b willAppear", "willShow b true", "a didDisappear", "b didAppear",
        "didShow b true",
      ])
  }

  /// Not documented; chosen because only the last stack of a turn is ever displayed, so that
  /// intermediate controllers load no view.
  @Test func `Calls in one turn are one transition`() {
    let c = controllers("a", "b", "c")
    let navigation = show([c[0]])
    stage.device.perform {
      navigation.pushViewController(c[1], animated: true)
      navigation.pushViewController(c[2], animated: true)
    }
    stage.finish()
    expectEqual(log.take(), ["a willDisappear", "c willAppear", "a didDisappear", "c didAppear"])
    #expect(!c[1].isViewLoaded)
    stage.device.perform {
      navigation.popViewController(animated: true)
      navigation.pushViewController(c[2], animated: true)
    }
    stage.finish()
    expectEqual(log.take(), [])
    #expect(c[2].parent === navigation)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// Not documented; chosen because a controller must have appeared before it disappears again.
  @Test func `A push during a transition begins when that transition ends`() {
    let c = controllers("a", "b", "c")
    let navigation = show([c[0]])
    stage.device.perform { navigation.pushViewController(c[1], animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.perform { navigation.pushViewController(c[2], animated: true) }
    expectEqual(navigation.viewControllers, c)
    stage.finish()
    expectEqual(
      log.take(),
      [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear", "b willDisappear",
        "c willAppear", "b didDisappear", "c didAppear",
      ])
  }

  /// Not documented; chosen because a push inside a callback of a transition is a push during that
  /// transition.
  @Test func `A push in viewWillAppear begins when the transition ends`() {
    let c = controllers("a", "b", "c")
    let navigation = show([c[0]])
    c[1].onWillAppear = { [weak navigation] in
      c[1].onWillAppear = nil
      navigation?.pushViewController(c[2], animated: true)
    }
    stage.device.perform { navigation.pushViewController(c[1], animated: true) }
    stage.finish()
    expectEqual(navigation.viewControllers, c)
    expectEqual(c[2].stage, .appeared)
    #expect(c.allSatisfy { $0.mistakes.isEmpty })
    c[1].onWillAppear = nil
  }

  /// Not documented; follows from `shouldAutomaticallyForwardAppearanceMethods`: a child receives
  /// the appearance methods of its container, and cannot have appeared before it.
  @Test
  func `A controller that is pushed during the presentation of its container appears with it`() {
    let c = controllers("root", "a", "b")
    let navigation = stage.device.perform { UINavigationController(rootViewController: c[1]) }
    stage.show(c[0])
    stage.device.perform { c[0].present(navigation, animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.perform { navigation.pushViewController(c[2], animated: false) }
    stage.turn()
    expectEqual(log.take(), ["a willAppear", "a willDisappear", "b willAppear", "a didDisappear"])
    expectEqual(navigation.viewControllers, [c[1], c[2]])
    stage.finish()
    expectEqual(log.take(), ["b didAppear"])
    // A controller that is pushed while its container is covered appears with the container.
    let cover = RecordingController("cover", log)
    cover.modalPresentationStyle = .fullScreen
    let pushed = controllers("c")[0]
    stage.device.perform { navigation.present(cover, animated: true) }
    stage.finish()
    _ = log.take()
    stage.device.perform { navigation.pushViewController(pushed, animated: true) }
    #expect(navigation.transitionCoordinator == nil)
    stage.finish()
    expectEqual(log.take(), [])
    stage.device.perform { navigation.dismiss(animated: true) }
    stage.finish()
    expectEqual(
      log.take(),
      [
        "cover willDisappear", "c willAppear", "c didAppear", "cover didDisappear",
      ])
  }

  /// Not documented; chosen because clients test that popped screens are deallocated.
  @Test func `A popped controller is released at the end of the turn`() {
    weak var popped: UIViewController?
    let navigation = show(controllers("a"))
    for animated in [true, false] {
      stage.device.perform {
        let controller = UIViewController()
        popped = controller
        navigation.pushViewController(controller, animated: animated)
      }
      stage.finish()
      #expect(popped != nil)
      stage.device.perform { _ = navigation.popViewController(animated: animated) }
      stage.finish()
      #expect(popped == nil)
    }
  }

  /// Not documented; chosen because a transition that outlives its window must not retain the
  /// screen.
  @Test func `A navigation controller without owners is released with its children`() {
    weak var navigation: UINavigationController?
    weak var child: UIViewController?
    stage.device.perform {
      let controller = UIViewController()
      child = controller
      let made = UINavigationController(rootViewController: controller)
      navigation = made
      stage.window.rootViewController = made
      stage.window.makeKeyAndVisible()
    }
    stage.finish()
    stage.device.perform { navigation?.pushViewController(UIViewController(), animated: true) }
    stage.device.advance(by: 0.1)
    stage.device.perform { stage.window.rootViewController = UIViewController() }
    stage.finish()
    #expect(navigation == nil)
    #expect(child == nil)
  }
}
