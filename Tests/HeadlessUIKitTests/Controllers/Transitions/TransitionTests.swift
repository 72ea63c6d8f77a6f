// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct TransitionTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

  // MARK: Coordinators

  /// UIKit documentation, `animate(alongsideTransition:completion:)`: the animations run at the
  /// same time as those of the transition, and the completion after it. That completions run in
  /// reverse order is not documented; one order is fixed so that runs are deterministic.
  @Test(arguments: [true, false])
  func `A coordinator runs animations in order, and completions in reverse order`(
    animated: Bool
  ) {
    let (navigation, _) = stage.navigation("a")
    let b = stage.controller("b")
    stage.device.perform {
      navigation.pushViewController(b, animated: animated)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to) === b)
      expectEqual(coordinator?.transitionDuration, (animated ? 0.35 : 0))
      expectEqual(coordinator?.presentationStyle, UIModalPresentationStyle.none)
      for name in ["1", "2", "3"] {
        coordinator?.animate(
          alongsideTransition: { _ in log.add("animation \(name)") },
          completion: { log.add("completion \(name) \($0.isCancelled)") })
      }
    }
    expectEqual(log.take(), [])
    stage.finish()
    expectEqual(
      log.take(),
      [
        "a willDisappear", "b willAppear", "animation 1", "animation 2", "animation 3",
        "a didDisappear", "b didAppear", "completion 3 false", "completion 2 false",
        "completion 1 false",
      ])
  }

  /// UIKit documentation, `transitionCoordinator`: the coordinator of a transition in progress,
  /// also that of a parent. `animate(alongsideTransition:completion:)`: false if the animations
  /// were not queued.
  @Test func `A coordinator exists in viewWillAppear and for children, until its transition ends`()
  {
    let (navigation, c) = stage.navigation("a")
    let b = stage.controller("b")
    var seen: [Bool] = []
    b.onWillAppear = { seen.append(b.transitionCoordinator != nil) }
    c[0].onWillDisappear = { seen.append(c[0].transitionCoordinator != nil) }
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    let coordinator = navigation.transitionCoordinator
    stage.finish()
    expectEqual(seen, [true, true])
    #expect(b.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: nil) { _ in log.add("late") } == false)
    stage.finish()
    #expect(!log.take().contains("late"))
  }

  /// Not documented; chosen because the transition is over when its completions run, and every
  /// queued completion is called.
  @Test func `A completion may begin the next transition and queue another completion`() {
    let (navigation, _) = stage.navigation("a")
    let (b, c) = (stage.controller("b"), stage.controller("c"))
    stage.device.perform {
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        (context as? any UIViewControllerTransitionCoordinator)?.animate(
          alongsideTransition: nil
        ) { _ in log.add("nested") }
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.transitionCoordinator != nil)
      }
    }
    stage.finish()
    #expect(log.take().contains("nested"))
    expectEqual(c.stage, .appeared)
  }

  /// UIKit documentation, `UIViewControllerTransitionCoordinator`: animations alongside a
  /// transition are in one animation group with it.
  @Test func `Animations alongside a transition have its duration`() {
    let (navigation, c) = stage.navigation("a")
    let view = stage.device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view
    }
    stage.device.perform {
      navigation.pushViewController(stage.controller("b"), animated: true)
      navigation.transitionCoordinator?.animate { _ in view.alpha = 0 }
    }
    _ = c
    stage.turn()
    expectEqual(view.alpha, 0)
    stage.device.advance(by: 0.175)
    // A symmetric curve has covered half of the distance after half of the time.
    expectNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5, within: 0.01)
    stage.finish()
    expectEqual(view.layer.presentation()?.opacity, 0)
  }

  /// Not documented; chosen because pushes look like this in Apple's own applications; distances,
  /// curve and duration are ours.
  @Test func `A push slides the new view in from the trailing edge`() {
    let (navigation, c) = stage.navigation("a")
    let b = stage.controller("b")
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    stage.turn()
    let seen = { (controller: UIViewController) in
      (controller.view.layer.presentation() ?? controller.view.layer).frame.minX
    }
    expectEqual(seen(b), 390)
    stage.device.advance(by: 0.175)
    expectNear(seen(b), 195, within: 1)
    #expect(seen(c[0]) < 0)
    stage.finish()
    expectEqual(b.view.frame.minX, 0)
    expectEqual(c[0].view.frame.minX, 0)
  }

  // MARK: Custom animators

  /// UIKit documentation, `navigationController(_:animationControllerFor:from:to:)`: the returned
  /// animator replaces the standard animation; `transitionDuration(using:)` and
  /// `animationEnded(_:)` are called on it.
  @Test func `A client's animator animates a push`() {
    let (navigation, _) = stage.navigation("a")
    let chooser = TransitionDelegate()
    let animator = SlideAnimator()
    chooser.animator = animator
    navigation.delegate = chooser
    let b = stage.controller("b")
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    stage.turn()
    expectEqual(navigation.transitionCoordinator?.transitionDuration, 0.5)
    stage.device.advance(by: 0.25)
    expectNear((b.view.layer.presentation()?.frame.minX ?? 0), 195, within: 1)
    expectEqual(b.stage, .appearing)
    stage.device.advance(by: 0.3)
    expectEqual(b.stage, .appeared)
    expectEqual(animator.ended, [true])
    #expect(navigation.viewControllers.last === b)
  }

  /// UIKit documentation, `completeTransition(_:)`: false says that the transition was cancelled,
  /// and the original state remains. The order of the calls is not documented; those of a cancelled
  /// appearance are balanced.
  @Test func `completeTransition(false) restores the stack after a push`() {
    final class Refuser: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(false)
        context.completeTransition(true)
      }
    }
    let (navigation, c) = stage.navigation("a")
    let chooser = TransitionDelegate()
    chooser.animator = Refuser()
    navigation.delegate = chooser
    let b = stage.controller("b")
    b.logsMoves = true
    stage.device.perform {
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.add("cancelled \($0.isCancelled)")
      }
    }
    stage.finish()
    expectEqual(navigation.viewControllers, c)
    expectEqual(
      log.take(),
      [
        "b willMove in", "a willDisappear", "b willAppear", "b willMove out", "b willDisappear",
        "b didDisappear", "a willAppear", "a didAppear", "b didMove out", "cancelled true",
      ])
  }

  // MARK: Presentation controllers

  /// UIKit documentation, `presentationTransitionWillBegin()`, `presentationTransitionDidEnd(_:)`,
  /// `dismissalTransitionWillBegin()` and `dismissalTransitionDidEnd(_:)`: called just before and
  /// after the animations. The order relative to the appearance methods is not documented; it is
  /// fixed so that runs are deterministic.
  @Test func `A presentation controller is notified around both transitions`() {
    final class Half: UIPresentationController {
      var log: Log?
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return CGRect(x: 0, y: 400, width: containerView.bounds.width, height: 444)
      }
      override func presentationTransitionWillBegin() { log?.add("presentation begins") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        log?.add("presentation ends \(completed)")
      }
      override func dismissalTransitionWillBegin() { log?.add("dismissal begins") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?.add("dismissal ends \(completed)")
      }
      override func containerViewWillLayoutSubviews() { log?.add("layout") }
    }
    let a = stage.controller("a")
    stage.show(a)
    let b = stage.controller("b")
    let chooser = TransitionDelegate()
    chooser.makesPresentation = { presented, presenting in
      let half = Half(presentedViewController: presented, presenting: presenting)
      half.log = log
      return half
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = chooser
    stage.device.perform { a.present(b, animated: true) }
    #expect(b.presentationController is Half)
    #expect(b.presentationController?.presentingViewController === a)
    stage.finish()
    expectEqual(b.view.frame, CGRect(x: 0, y: 400, width: 390, height: 444))
    stage.device.perform { b.dismiss(animated: true) }
    stage.finish()
    expectEqual(
      log.take().filter { $0 != "layout" },
      [
        "presentation begins", "b willAppear", "b didAppear", "presentation ends true",
        "dismissal begins", "b willDisappear", "b didDisappear", "dismissal ends true",
      ])
  }

  /// UIKit documentation, `dismissalTransitionDidEnd(_:)`: with false, the animations were
  /// cancelled, and the presented controller is still visible.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `A cancelled dismissal leaves the controller presented`(
    style: UIModalPresentationStyle
  ) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = style
    stage.device.perform { a.present(b, animated: false) }
    stage.finish()
    let chooser = TransitionDelegate()
    let interactor = stage.device.perform { UIPercentDrivenInteractiveTransition() }
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
        UIView.animate(
          withDuration: 0.4, animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: { _ in
            context.view(forKey: .from)?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
          })
      }
    }
    chooser.animator = Fade()
    chooser.interactor = interactor
    b.transitioningDelegate = chooser
    for finishes in [false, true] {
      _ = log.take()
      stage.device.perform { b.dismiss(animated: true) }
      stage.turn()
      stage.device.perform {
        interactor.update(0.6)
        if finishes { interactor.finish() } else { interactor.cancel() }
      }
      stage.finish()
      #expect(a.presentedViewController === (finishes ? nil : b))
      expectEqual(b.stage, (finishes ? .disappeared : .appeared))
      expectEqual(a.stage, (style == .fullScreen && !finishes ? .disappeared : .appeared))
      #expect(a.mistakes.isEmpty && b.mistakes.isEmpty)
    }
    expectEqual(stage.window.subviews, [a.view])
    expectEqual(a.view.frame, stage.window.bounds)
  }
}
