// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Calls with a question mark, as in sources that are written for Apple's UIKit, for each protocol
/// with optional methods. Those of collection views are in `CollectionOptionalCallTests`.
@MainActor @Suite struct OptionalCallTests {
  private let log = Log()

  @Test func `CAAnimationDelegate`() {
    final class Delegate: NSObject, CAAnimationDelegate {
      var log: Log?
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log?.add("stop \(flag)")
      }
    }
    let made = Delegate()
    made.log = log
    let delegate: (any CAAnimationDelegate)? = made
    delegate?.animationDidStart?(CAAnimation())
    delegate?.animationDidStop?(CAAnimation(), finished: true)
    expectEqual(log.take(), ["stop true"])
  }

  @Test func `UIViewImplicitlyAnimating`() {
    let device = Device()
    device.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let implicit: any UIViewImplicitlyAnimating = animator
      let log = log
      implicit.addAnimations? { log.add("animations") }
      implicit.addAnimations?({ log.add("later") }, delayFactor: 0.5)
      implicit.addCompletion? { log.add("\($0)") }
      implicit.startAnimation()
      implicit.pauseAnimation()
      implicit.continueAnimation?(withTimingParameters: nil, durationFactor: 0)
      device.advance(by: 2)
    }
    expectEqual(log.take(), ["animations", "later", "end"])
  }

  @Test func `UIAdaptivePresentationControllerDelegate and its refinements`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate,
      UISheetPresentationControllerDelegate
    {
      var log: Log?
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
      { .none }
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
      { false }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log?.add("dismissed")
      }
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { log?.add("popover") }
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { log?.add("detent") }
    }
    let made = Delegate()
    made.log = log
    let (one, other) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(presentedViewController: one, presenting: other)
    let adaptive: (any UIAdaptivePresentationControllerDelegate)? = made
    expectEqual(
      adaptive?.adaptivePresentationStyle?(for: controller), UIModalPresentationStyle.none)
    let traits = UITraitCollection()
    expectEqual(
      adaptive?.adaptivePresentationStyle?(for: controller, traitCollection: traits),
      UIModalPresentationStyle.none)
    #expect(adaptive?.presentationControllerShouldDismiss?(controller) == false)
    adaptive?.presentationControllerWillDismiss?(controller)
    adaptive?.presentationControllerDidDismiss?(controller)
    adaptive?.presentationControllerDidAttemptToDismiss?(controller)
    one.modalPresentationStyle = .popover
    other.modalPresentationStyle = .pageSheet
    let popover: (any UIPopoverPresentationControllerDelegate)? = made
    popover?.prepareForPopoverPresentation?(one.popoverPresentationController!)
    let sheet: (any UISheetPresentationControllerDelegate)? = made
    sheet?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(
      other.sheetPresentationController!)
    expectEqual(log.take(), ["dismissed", "popover", "detent"])
  }

  private final class Page: UIViewController, UINavigationControllerDelegate {
    var log: Log?
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log?.add("shown \(animated)") }

    // The property of the class is not hidden by the one for optional calls.
    var container: UINavigationController? {
      let found = navigationController
      return found
    }
  }

  @Test func `UINavigationControllerDelegate`() {
    let page = Page()
    page.log = log
    let navigation = UINavigationController(rootViewController: page)
    let delegate: (any UINavigationControllerDelegate)? = page
    delegate?.navigationController?(navigation, willShow: page, animated: true)
    delegate?.navigationController?(navigation, didShow: page, animated: true)
    #expect(
      delegate?.navigationController?(
        navigation, animationControllerFor: .push, from: page, to: page)
        == nil)
    expectEqual(log.take(), ["shown true"])
    #expect(page.container === navigation)
  }

  @Test func `UIViewControllerTransitioningDelegate and UIViewControllerAnimatedTransitioning`() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var log: Log?
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
      func animationEnded(_ transitionCompleted: Bool) {
        log?.add("ended \(transitionCompleted)")
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { Animator() }
    }
    let (one, animator) = (UIViewController(), Animator())
    animator.log = log
    let delegate: (any UIViewControllerTransitioningDelegate)? = Delegate()
    #expect(delegate?.animationController?(forDismissed: one) is Animator)
    #expect(
      delegate?.animationController?(forPresented: one, presenting: one, source: one) == nil)
    #expect(delegate?.interactionControllerForDismissal?(using: animator) == nil)
    #expect(delegate?.interactionControllerForPresentation?(using: animator) == nil)
    #expect(
      delegate?.presentationController?(forPresented: one, presenting: nil, source: one) == nil)
    let transitioning: (any UIViewControllerAnimatedTransitioning)? = animator
    transitioning?.animationEnded?(true)
    expectEqual(log.take(), ["ended true"])
  }

  @Test func `UIApplicationDelegate, UISceneDelegate and UIWindowSceneDelegate`() {
    final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
      var log: Log?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { false }
      func applicationDidBecomeActive(_ application: UIApplication) {
        log?.add("application")
      }
      func sceneDidBecomeActive(_ scene: UIScene) { log?.add("scene") }
    }
    let device = Device()
    device.perform {
      let made = Delegate()
      made.log = log
      let application = UIApplication.shared
      let delegate: (any UIApplicationDelegate)? = made
      #expect(
        delegate?.application?(application, didFinishLaunchingWithOptions: nil) == false)
      #expect(
        delegate?.application?(application, willFinishLaunchingWithOptions: nil) == true)
      delegate?.applicationDidBecomeActive?(application)
      delegate?.applicationWillResignActive?(application)
      delegate?.applicationDidEnterBackground?(application)
      delegate?.applicationWillEnterForeground?(application)
      delegate?.applicationWillTerminate?(application)
      delegate?.applicationDidReceiveMemoryWarning?(application)
      let scene = application.connectedScenes.first!
      let windows: (any UIWindowSceneDelegate)? = made
      windows?.sceneDidBecomeActive?(scene)
      let plain: (any UISceneDelegate)? = made
      plain?.sceneWillResignActive?(scene)
      plain?.sceneDidEnterBackground?(scene)
      plain?.sceneWillEnterForeground?(scene)
      expectEqual(log.take(), ["application", "scene"])
    }
  }

  /// A view with properties and functions that are named like the methods of a layer's delegate.
  private final class Named: UIView {
    var action: (() -> Void)?
    func run() {
      action?()
      if let action { action() }
    }
  }

  @Test func `CALayerDelegate, and a view with members of the same names`() {
    final class Delegate: NSObject, CALayerDelegate {
      var log: Log?
      func display(_ layer: CALayer) { log?.add("display") }
      func layoutSublayers(of layer: CALayer) { log?.add("layout") }
    }
    let made = Delegate()
    made.log = log
    let delegate: (any CALayerDelegate)? = made
    let layer = CALayer()
    delegate?.display?(layer)
    delegate?.layerWillDraw?(layer)
    delegate?.layoutSublayers?(of: layer)
    #expect(delegate?.action?(for: layer, forKey: "position") == nil)
    expectEqual(log.take(), ["display", "layout"])
    let (view, log) = (Named(), log)
    view.action = { log.add("action") }
    view.run()
    expectEqual(log.take(), ["action", "action"])
  }

  @Test func `Text fields, text views, recognizers and scroll views`() {
    final class All: NSObject, UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate,
      UIScrollViewAccessibilityDelegate
    {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "2 of 3" }
    }
    let all = All()
    let field: (any UITextFieldDelegate)? = all
    #expect(field?.textFieldShouldReturn?(UITextField()) == false)
    #expect(field?.textFieldShouldClear?(UITextField()) == true)
    let text: (any UITextViewDelegate)? = all
    #expect(text?.textViewShouldEndEditing?(UITextView()) == false)
    text?.scrollViewDidScroll?(UIScrollView())
    let gesture: (any UIGestureRecognizerDelegate)? = all
    #expect(gesture?.gestureRecognizerShouldBegin?(UITapGestureRecognizer()) == false)
    let speech: (any UIScrollViewAccessibilityDelegate)? = all
    expectEqual(speech?.accessibilityScrollStatus?(for: UIScrollView()), "2 of 3")
    #expect(speech?.accessibilityAttributedScrollStatus?(for: UIScrollView()) == nil)
  }
}
