// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import Testing

/// Slides the new view in with `UIView.animate`, as a client's animator would.
@MainActor
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let delay: TimeInterval
  var ended: [Bool] = []

  /// - Parameter delay: the part of the duration that passes before anything moves.
  init(duration: TimeInterval = 0.5, delay: TimeInterval = 0) {
    (self.duration, self.delay) = (duration, delay)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let end = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.frame = end.offsetBy(dx: end.width, dy: 0)
    UIView.animate(
      withDuration: duration - delay, delay: delay, options: .curveLinear,
      animations: { view.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Chooser: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: UIPercentDrivenInteractiveTransition?
  var makesPresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makesPresentation?(presented, presenting) }
}

@MainActor @Suite struct TransitionTests {
  let stage = ControllerStage()
  var log: ControllerLog { stage.log }

  private func navigation(_ names: String...) -> (UINavigationController, [RecordingController]) {
    stage.device.perform {
      let c = names.map { RecordingController($0, log) }
      let navigation = UINavigationController()
      navigation.setViewControllers(c, animated: false)
      stage.show(navigation)
      return (navigation, c)
    }
  }

  private func make(_ name: String) -> RecordingController {
    stage.device.perform { RecordingController(name, log) }
  }

  // MARK: Coordinators

  /// UIKit documentation, `animate(alongsideTransition:completion:)`: the animations run at the
  /// same time as those of the transition, and the completion after it. That completions run in
  /// reverse order is not documented; one order is fixed so that runs are deterministic.
  @Test(arguments: [true, false])
  func `A coordinator runs animations in order, and completions in reverse order`(
    animated: Bool
  ) {
    let (navigation, _) = navigation("a")
    let b = make("b")
    stage.device.perform {
      navigation.pushViewController(b, animated: animated)
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to) === b)
      #expect(coordinator?.transitionDuration == (animated ? 0.35 : 0))
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
      for name in ["1", "2", "3"] {
        coordinator?.animate(
          alongsideTransition: { _ in log.add("animation \(name)") },
          completion: { log.add("completion \(name) \($0.isCancelled)") })
      }
    }
    #expect(log.take() == [])
    stage.finish()
    #expect(
      log.take() == [
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
    let (navigation, c) = navigation("a")
    let b = make("b")
    var seen: [Bool] = []
    b.onWillAppear = { seen.append(b.transitionCoordinator != nil) }
    c[0].onWillDisappear = { seen.append(c[0].transitionCoordinator != nil) }
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    let coordinator = navigation.transitionCoordinator
    stage.finish()
    #expect(seen == [true, true])
    #expect(b.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: nil) { _ in log.add("late") } == false)
    stage.finish()
    #expect(!log.take().contains("late"))
  }

  /// Not documented; chosen because the transition is over when its completions run, and every
  /// queued completion is called.
  @Test func `A completion may begin the next transition and queue another completion`() {
    let (navigation, _) = navigation("a")
    let (b, c) = (make("b"), make("c"))
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
    #expect(c.stage == .appeared)
  }

  /// UIKit documentation, `UIViewControllerTransitionCoordinator`: animations alongside a
  /// transition are in one animation group with it.
  @Test func `Animations alongside a transition have its duration`() {
    let (navigation, c) = navigation("a")
    let view = stage.device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view
    }
    stage.device.perform {
      navigation.pushViewController(make("b"), animated: true)
      navigation.transitionCoordinator?.animate { _ in view.alpha = 0 }
    }
    _ = c
    stage.turn()
    #expect(view.alpha == 0)
    stage.device.advance(by: 0.175)
    // A symmetric curve has covered half of the distance after half of the time.
    #expect(abs(CGFloat(view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    stage.finish()
    #expect(view.layer.presentation()?.opacity == 0)
  }

  /// Not documented; chosen because pushes look like this in Apple's own applications; distances,
  /// curve and duration are ours.
  @Test func `A push slides the new view in from the trailing edge`() {
    let (navigation, c) = navigation("a")
    let b = make("b")
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    stage.turn()
    let seen = { (controller: UIViewController) in
      (controller.view.layer.presentation() ?? controller.view.layer).frame.minX
    }
    #expect(seen(b) == 390)
    stage.device.advance(by: 0.175)
    #expect(abs(seen(b) - 195) < 1)
    #expect(seen(c[0]) < 0)
    stage.finish()
    #expect(b.view.frame.minX == 0)
    #expect(c[0].view.frame.minX == 0)
  }

  // MARK: Custom animators

  /// UIKit documentation, `navigationController(_:animationControllerFor:from:to:)`: the returned
  /// animator replaces the standard animation; `transitionDuration(using:)` and
  /// `animationEnded(_:)` are called on it.
  @Test func `A client's animator animates a push`() {
    let (navigation, _) = navigation("a")
    let chooser = Chooser()
    let animator = SlideAnimator()
    chooser.animator = animator
    navigation.delegate = chooser
    let b = make("b")
    stage.device.perform { navigation.pushViewController(b, animated: true) }
    stage.turn()
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.5)
    stage.device.advance(by: 0.25)
    #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) - 195) < 1)
    #expect(b.stage == .appearing)
    stage.device.advance(by: 0.3)
    #expect(b.stage == .appeared)
    #expect(animator.ended == [true])
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
    let (navigation, c) = navigation("a")
    let chooser = Chooser()
    chooser.animator = Refuser()
    navigation.delegate = chooser
    let b = make("b")
    b.logsMoves = true
    stage.device.perform {
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.add("cancelled \($0.isCancelled)")
      }
    }
    stage.finish()
    #expect(navigation.viewControllers == c)
    #expect(
      log.take() == [
        "b willMove in", "a willDisappear", "b willAppear", "b willMove out", "b willDisappear",
        "b didDisappear", "a willAppear", "a didAppear", "b didMove out", "cancelled true",
      ])
  }

  // MARK: Interaction

  /// UIKit documentation, `UIPercentDrivenInteractiveTransition`: the curve is linear during the
  /// interaction, and `finish()` and `cancel()` animate the rest.
  /// `notifyWhenInteractionChanges(_:)`: called when the interaction ends; after a cancellation,
  /// `viewWillDisappear(_:)` of the incoming controller precedes `viewWillAppear(_:)` of the other
  /// one. That both follow at the end of the animation is not documented; the views are in place by
  /// then. `percentComplete` of the coordinator: the part that was complete when the interaction
  /// ended.
  @Test(arguments: [0, 0.01, 0.25, 0.5, 0.99, 1], [true, false])
  func `An interactive pop is finished or cancelled at any percentage`(
    percent: Double, finishes: Bool
  ) {
    let (navigation, c) = navigation("a", "b")
    var changes: [Bool] = []
    let interactor = stage.device.perform { navigation.beginInteractivePop() }
    stage.device.perform {
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.add("cancelled \($0.isCancelled)")
      }
    }
    stage.turn()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
    #expect(navigation.viewControllers == [c[0]])
    stage.device.perform { interactor?.update(percent) }
    stage.device.advance(by: 3)
    #expect(log.take() == ["b willDisappear", "a willAppear"])
    let x = (c[1].view.layer.presentation() ?? c[1].view.layer).frame.minX
    #expect(abs(x - 390 * percent) < 1e-6)
    stage.device.perform { if finishes { interactor?.finish() } else { interactor?.cancel() } }
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    #expect(navigation.transitionCoordinator?.isCancelled == !finishes)
    #expect(navigation.transitionCoordinator?.percentComplete == CGFloat(percent))
    // The remaining part takes the same part of the duration.
    let rest = 0.35 * (finishes ? 1 - percent : percent)
    stage.device.advance(by: max(rest - 0.02, 0))
    if rest > 0.03 { #expect(log.take() == []) }
    stage.device.advance(by: 0.06)
    let back = ["a willDisappear", "a didDisappear", "b willAppear", "b didAppear"]
    #expect(
      log.take() == (finishes ? ["b didDisappear", "a didAppear"] : back)
        + ["cancelled \(!finishes)"])
    #expect(changes == [false])
    #expect(navigation.viewControllers == (finishes ? [c[0]] : c))
    #expect(c[1].parent === (finishes ? nil : navigation))
    #expect((finishes ? c[0] : c[1]).view.frame.minX == 0)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// UIKit documentation, `pause()`: the interaction resumes after it was finished or cancelled.
  /// The initial value of zero for an object that is used again is not documented; `percentComplete` is the
  /// last value passed to `update(_:)` of the same transition.
  @Test func `A gesture drives a client's animation, pauses it and drives it again`() {
    let (navigation, c) = navigation("a", "b")
    let chooser = Chooser()
    let interactor = stage.device.perform { UIPercentDrivenInteractiveTransition() }
    chooser.animator = SlideAnimator(duration: 1)
    chooser.interactor = interactor
    navigation.delegate = chooser
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.turn()
    let seen = { c[0].view.layer.presentation()?.frame.minX ?? .nan }
    stage.device.perform { interactor.update(0.5) }
    stage.device.advance(by: 1)
    #expect(abs(seen() - 195) < 1e-6)
    stage.device.perform {
      interactor.completionCurve = .linear
      interactor.finish()
    }
    stage.device.advance(by: 0.25)
    #expect(abs(seen() - 97.5) < 390.0 / 60)
    stage.device.perform { interactor.pause() }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    let held = seen()
    stage.device.advance(by: 1)
    #expect(seen() == held)
    stage.device.perform { interactor.cancel() }
    stage.finish()
    #expect(navigation.viewControllers == c)
    #expect(c[1].stage == .appeared)
    #expect(c[0].stage == .disappeared)
    #expect((chooser.animator as? SlideAnimator)?.ended == [false])
    // The same object drives the next transition from its beginning.
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.turn()
    #expect(interactor.percentComplete == 0)
    stage.device.perform { interactor.finish() }
    stage.finish()
    #expect(navigation.viewControllers == [c[0]])
  }

  /// UIKit documentation, `percentComplete`: a part of the overall duration, which includes the
  /// delay of an animation.
  @Test func `A gesture drives an animation that begins with a delay`() {
    let (navigation, c) = navigation("a", "b")
    let chooser = Chooser()
    let interactor = stage.device.perform { UIPercentDrivenInteractiveTransition() }
    chooser.animator = SlideAnimator(duration: 1, delay: 0.4)
    chooser.interactor = interactor
    navigation.delegate = chooser
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.turn()
    for percent in [0, 0.2, 0.4, 0.55, 0.7, 0.3, 0.85] {
      stage.device.perform { interactor.update(percent) }
      stage.device.advance(by: 0.1)
      let moved = max(percent - 0.4, 0) / 0.6
      let seen = c[0].view.layer.presentation()?.frame.minX ?? .nan
      #expect(abs(seen - 390 * (1 - moved)) < 1e-6, "at \(percent)")
    }
    stage.device.perform { interactor.finish() }
    stage.finish()
    #expect(navigation.viewControllers == [c[0]] && c[0].view.frame.minX == 0)
  }

  /// Not documented; chosen because an interactive transition proceeds by `update(_:)` only.
  @Test func `An interactive transition without updates remains at its beginning`() {
    let (navigation, c) = navigation("a", "b")
    let interactor = stage.device.perform { navigation.beginInteractivePop() }
    stage.finish()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect((c[1].view.layer.presentation() ?? c[1].view.layer).frame.minX == 0)
    stage.device.perform { interactor?.finish() }
    stage.finish()
    #expect(navigation.viewControllers == [c[0]])
  }

  /// Not documented; chosen because fast gestures end within the turn in which they began.
  @Test func `A gesture may end before its transition has begun`() {
    let (navigation, c) = navigation("a", "b")
    stage.device.perform {
      let interactor = navigation.beginInteractivePop()
      interactor?.update(0.2)
      interactor?.cancel()
    }
    stage.finish()
    #expect(navigation.viewControllers == c)
    #expect(c[1].stage == .appeared)
  }

  /// UIKit documentation, `interactivePopGestureRecognizer`: the recogniser that pops the top
  /// controller. The edge and the threshold of half the width are not documented.
  @Test func `A finger from the edge pops the top controller, except the root`() {
    for finishes in [true, false] {
      let (navigation, c) = navigation("a", "b")
      let touch = TouchStage(device: stage.device, window: stage.window)
      touch.drag(
        from: CGPoint(x: 5, y: 400), to: CGPoint(x: finishes ? 300 : 100, y: 400), lifts: false)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      #expect(navigation.viewControllers == [c[0]])
      touch.wait(0.5)
      touch.up(finishes ? 300 : 100, 400)
      stage.finish()
      #expect(navigation.viewControllers == (finishes ? [c[0]] : c))
      #expect(c[1].stage == (finishes ? .disappeared : .appeared))
    }
    let (navigation, _) = navigation("root")
    let touch = TouchStage(device: stage.device, window: stage.window)
    touch.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: Presentation controllers

  /// UIKit documentation, `presentationTransitionWillBegin()`, `presentationTransitionDidEnd(_:)`,
  /// `dismissalTransitionWillBegin()` and `dismissalTransitionDidEnd(_:)`: called just before and
  /// after the animations. The order relative to the appearance methods is not documented; it is
  /// fixed so that runs are deterministic.
  @Test func `A presentation controller is notified around both transitions`() {
    final class Half: UIPresentationController {
      var log: ControllerLog?
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
    let a = make("a")
    stage.show(a)
    let b = make("b")
    let chooser = Chooser()
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
    #expect(b.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
    stage.device.perform { b.dismiss(animated: true) }
    stage.finish()
    #expect(
      log.take().filter { $0 != "layout" } == [
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
    let (a, b) = (make("a"), make("b"))
    stage.show(a)
    b.modalPresentationStyle = style
    stage.device.perform { a.present(b, animated: false) }
    stage.finish()
    let chooser = Chooser()
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
      #expect(b.stage == (finishes ? .disappeared : .appeared))
      #expect(a.stage == (style == .fullScreen && !finishes ? .disappeared : .appeared))
      #expect(a.mistakes.isEmpty && b.mistakes.isEmpty)
    }
    #expect(stage.window.subviews == [a.view])
    #expect(a.view.frame == stage.window.bounds)
  }
}
