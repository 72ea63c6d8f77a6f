// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

// Code as clients write it against UIKit: it must compile and must be called.

@MainActor
private final class Stack: UINavigationController {
  var popped: [UIViewController] = []

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    let controller = super.popViewController(animated: animated)
    if let controller { popped.append(controller) }
    return controller
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }

  @available(*, unavailable, message: "use show instead")
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  @available(*, unavailable, message: "use show instead")
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }

  func show(_ controllers: [UIViewController], animated: Bool) {
    super.setViewControllers(controllers, animated: animated)
  }
}

/// A coordinator that the test implements.
@MainActor
private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var isCancelled = false

  let isAnimated = true
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 0
  let completionCurve = UIView.AnimationCurve.linear
  let containerView = UIView()
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { true }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func end() {
    for completion in completions.reversed() { completion(self) }
  }
}

@MainActor
private final class Presenter: UIViewController {
  let coordinator = Coordinator()
  var presentedByTest: [UIViewController] = []

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedByTest.append(viewControllerToPresent)
    completion?()
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    completion?()
  }
}

@MainActor @Suite struct ControllerClientTests {
  @Test func `A navigation controller's subclass gets the pops of the bar and of the gesture`() {
    let stage = ControllerStage()
    let (navigation, c) = stage.device.perform {
      (Stack(), [RecordingController("a"), RecordingController("b")])
    }
    stage.device.perform { navigation.show(c, animated: false) }
    stage.show(navigation)
    stage.device.perform { navigation.navigationBar.goBack() }
    stage.finish()
    expectEqual(navigation.popped, [c[1]])
    stage.device.perform { navigation.show(c, animated: true) }
    stage.finish()
    let touch = TouchStage(device: stage.device, window: stage.window)
    touch.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    stage.finish()
    expectEqual(navigation.popped, [c[1], c[1]])
    expectEqual(navigation.viewControllers, [c[0]])
  }

  @Test func `A client may implement a coordinator and a presentation controller`() {
    Device().perform {
      let presenter = Presenter()
      var log: [String] = []
      presenter.present(UIViewController(), animated: true) { log.append("presented") }
      presenter.present(UIViewController(), animated: true)
      presenter.transitionCoordinator?.animate(
        alongsideTransition: { _ in log.append("beside") },
        completion: { log.append("1 \($0.isCancelled)") })
      presenter.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.append("2") }
      presenter.transitionCoordinator?.animate(alongsideTransition: { _ in log.append("only") })
      presenter.coordinator.end()
      expectEqual(log, ["presented", "beside", "only", "2", "1 false"])
      expectEqual(presenter.presentedByTest.count, 2)
    }
  }

  @Test func `A delegate adapts a card to the whole screen where there is little room`() {
    final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let stage = ControllerStage()
    let (a, b) = stage.device.perform { (RecordingController("a"), RecordingController("b")) }
    stage.show(a)
    let adapter = Adapter()
    stage.device.perform {
      b.presentationController?.delegate = adapter
      a.present(b, animated: false)
    }
    stage.finish()
    expectEqual(b.presentationController?.presentationStyle, .fullScreen)
    expectEqual(b.view.frame, stage.window.bounds)
    expectEqual(a.stage, .disappeared)
  }
}
