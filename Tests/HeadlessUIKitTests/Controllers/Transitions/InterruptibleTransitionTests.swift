// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Transitions whose animator a gesture interrupts
/// ("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)").
@MainActor @Suite struct InterruptibleTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?
    var made = 0
    var ends: [UIViewAnimatingPosition] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let animator { return animator }
      made += 1
      let view = transitionContext.view(forKey: .to)
      view.map(transitionContext.containerView.addSubview)
      view?.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.alpha = 1 }
      animator.addCompletion { [unowned self] in
        ends.append($0)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        self.animator = nil
      }
      self.animator = animator
      return animator
    }
  }

  private final class Driver: NSObject, UINavigationControllerDelegate {
    let fade = Fade()
    var interaction: UIPercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let host = ScreenHost(.iPhone15)
  private let navigation: UINavigationController
  private let driver = Driver()
  private let next: UIViewController

  init() {
    let (navigation, next) = host.perform {
      (UINavigationController(rootViewController: UIViewController()), UIViewController())
    }
    (self.navigation, self.next) = (navigation, next)
    host.show(navigation)
    navigation.delegate = driver
  }

  private var shown: Float { next.view.layer.presentation()?.opacity ?? -1 }

  @Test func `Without a gesture the animation runs by itself`() {
    host.perform { navigation.pushViewController(next, animated: true) }
    host.advance(by: 0.25)
    expectNear(shown, 0.5, within: 0.05)
    #expect(navigation.transitionCoordinator?.isInterruptible == true)
    host.settle()
    #expect(driver.fade.ends == [.end] && navigation.topViewController === next)
    expectEqual(driver.fade.made, 1)
  }

  @Test(arguments: [true, false])
  func `A gesture scrubs the animation, and finishes or cancels it`(finishes: Bool) {
    let interaction = host.perform { UIPercentDrivenInteractiveTransition() }
    driver.interaction = interaction
    host.perform { navigation.pushViewController(next, animated: true) }
    host.advanceFrame()
    for percent in [0.2, 0.6, 0.4] as [CGFloat] {
      host.perform { interaction.update(percent) }
      host.advanceFrames(3)
      expectNear(shown, Float(percent), within: 1e-5)
    }
    host.perform { if finishes { interaction.finish() } else { interaction.cancel() } }
    host.advance(by: 0.1)
    // The rest takes its part of half a second: 0.1 s are 0.2 of the way.
    expectNear(shown, (finishes ? 0.6 : 0.2), within: 0.08, "\(shown)")
    host.settle()
    expectEqual(driver.fade.ends, [finishes ? .end : .start])
    #expect((navigation.topViewController === next) == finishes && driver.fade.made == 1)
  }
}
