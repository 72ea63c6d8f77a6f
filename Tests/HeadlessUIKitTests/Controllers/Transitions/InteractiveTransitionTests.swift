// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct InteractiveTransitionTests {
  let stage = ControllerStage()
  var log: Log { stage.log }

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
    let (navigation, c) = stage.navigation("a", "b")
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
    expectEqual(navigation.viewControllers, [c[0]])
    stage.device.perform { interactor?.update(percent) }
    stage.device.advance(by: 3)
    expectEqual(log.take(), ["b willDisappear", "a willAppear"])
    let x = (c[1].view.layer.presentation() ?? c[1].view.layer).frame.minX
    expectNear(x, 390 * percent, within: 1e-6)
    stage.device.perform { if finishes { interactor?.finish() } else { interactor?.cancel() } }
    #expect(navigation.transitionCoordinator?.isInteractive == false)
    expectEqual(navigation.transitionCoordinator?.isCancelled, !finishes)
    expectEqual(navigation.transitionCoordinator?.percentComplete, CGFloat(percent))
    // The remaining part takes the same part of the duration.
    let rest = 0.35 * (finishes ? 1 - percent : percent)
    stage.device.advance(by: max(rest - 0.02, 0))
    if rest > 0.03 { expectEqual(log.take(), []) }
    stage.device.advance(by: 0.06)
    let back = ["a willDisappear", "a didDisappear", "b willAppear", "b didAppear"]
    expectEqual(
      log.take(),
      (finishes ? ["b didDisappear", "a didAppear"] : back)
        + ["cancelled \(!finishes)"])
    expectEqual(changes, [false])
    expectEqual(navigation.viewControllers, (finishes ? [c[0]] : c))
    #expect(c[1].parent === (finishes ? nil : navigation))
    expectEqual((finishes ? c[0] : c[1]).view.frame.minX, 0)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// UIKit documentation, `pause()`: the interaction resumes after it was finished or cancelled.
  /// The initial value of zero for an object that is used again is not documented;
  /// `percentComplete` is the last value passed to `update(_:)` of the same transition.
  @Test func `A gesture drives a client's animation, pauses it and drives it again`() {
    let (navigation, c) = stage.navigation("a", "b")
    let chooser = TransitionDelegate()
    let interactor = stage.device.perform { UIPercentDrivenInteractiveTransition() }
    chooser.animator = SlideAnimator(duration: 1)
    chooser.interactor = interactor
    navigation.delegate = chooser
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.turn()
    let seen = { c[0].view.layer.presentation()?.frame.minX ?? .nan }
    stage.device.perform { interactor.update(0.5) }
    stage.device.advance(by: 1)
    expectNear(seen(), 195, within: 1e-6)
    stage.device.perform {
      interactor.completionCurve = .linear
      interactor.finish()
    }
    stage.device.advance(by: 0.25)
    expectNear(seen(), 97.5, within: 390.0 / 60)
    stage.device.perform { interactor.pause() }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    let held = seen()
    stage.device.advance(by: 1)
    expectEqual(seen(), held)
    stage.device.perform { interactor.cancel() }
    stage.finish()
    expectEqual(navigation.viewControllers, c)
    expectEqual(c[1].stage, .appeared)
    expectEqual(c[0].stage, .disappeared)
    expectEqual((chooser.animator as? SlideAnimator)?.ended, [false])
    // The same object drives the next transition from its beginning.
    stage.device.perform { _ = navigation.popViewController(animated: true) }
    stage.turn()
    expectEqual(interactor.percentComplete, 0)
    stage.device.perform { interactor.finish() }
    stage.finish()
    expectEqual(navigation.viewControllers, [c[0]])
  }

  /// UIKit documentation, `percentComplete`: a part of the overall duration, which includes the
  /// delay of an animation.
  @Test func `A gesture drives an animation that begins with a delay`() {
    let (navigation, c) = stage.navigation("a", "b")
    let chooser = TransitionDelegate()
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
      expectNear(seen, 390 * (1 - moved), within: 1e-6, "at \(percent)")
    }
    stage.device.perform { interactor.finish() }
    stage.finish()
    #expect(navigation.viewControllers == [c[0]] && c[0].view.frame.minX == 0)
  }

  /// Not documented; chosen because an interactive transition proceeds by `update(_:)` only.
  @Test func `An interactive transition without updates remains at its beginning`() {
    let (navigation, c) = stage.navigation("a", "b")
    let interactor = stage.device.perform { navigation.beginInteractivePop() }
    stage.finish()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    expectEqual((c[1].view.layer.presentation() ?? c[1].view.layer).frame.minX, 0)
    stage.device.perform { interactor?.finish() }
    stage.finish()
    expectEqual(navigation.viewControllers, [c[0]])
  }

  /// Not documented; chosen because fast gestures end within the turn in which they began.
  @Test func `A gesture may end before its transition has begun`() {
    let (navigation, c) = stage.navigation("a", "b")
    stage.device.perform {
      let interactor = navigation.beginInteractivePop()
      interactor?.update(0.2)
      interactor?.cancel()
    }
    stage.finish()
    expectEqual(navigation.viewControllers, c)
    expectEqual(c[1].stage, .appeared)
  }

  /// UIKit documentation, `interactivePopGestureRecognizer`: the recognizer that pops the top
  /// controller. The edge and the threshold of half the width are not documented.
  @Test func `A finger from the edge pops the top controller, except the root`() {
    for finishes in [true, false] {
      let (navigation, c) = stage.navigation("a", "b")
      let touch = TouchStage(device: stage.device, window: stage.window)
      touch.drag(
        from: CGPoint(x: 5, y: 400), to: CGPoint(x: finishes ? 300 : 100, y: 400), lifts: false)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      expectEqual(navigation.viewControllers, [c[0]])
      touch.wait(0.5)
      touch.up(finishes ? 300 : 100, 400)
      stage.finish()
      expectEqual(navigation.viewControllers, (finishes ? [c[0]] : c))
      expectEqual(c[1].stage, (finishes ? .disappeared : .appeared))
    }
    let (navigation, _) = stage.navigation("root")
    let touch = TouchStage(device: stage.device, window: stage.window)
    touch.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    expectEqual(navigation.viewControllers.count, 1)
  }
}
