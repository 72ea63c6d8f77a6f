// SPDX-License-Identifier: MIT
import FluidInterfaces
import Foundation
import HeadlessHost
import Testing

/// The code of "Building Fluid Interfaces" runs, and does what the article says.
@MainActor @Suite struct FluidInterfacesSeedTests {
  private func stage<View: UIView>(_ make: () -> View) -> (ScreenHost, View) {
    let host = ScreenHost(.iPhone15)
    let (root, view) = host.perform { (UIView(), make()) }
    root.addSubview(view)
    view.frame = CGRect(x: 150, y: 400, width: 80, height: 80)
    host.show(root)
    return (host, view)
  }

  @Test func `The calculator's button highlights at once and fades`() {
    let (host, button) = stage { ArticleCalculatorButton() }
    for _ in 0..<5 {
      let finger = host.touch(button)
      #expect(button.backgroundColor == button.highlightedColor)
      finger.lift()
      host.advance(by: 0.1)
    }
    host.settle()
    #expect(button.backgroundColor == button.normalColor)
  }

  @Test func `The timing parameters are those of the article's equations`() {
    let parameters = UISpringTimingParameters(damping: 0.5, response: 0.8)
    let (damping, response) = (CGFloat(0.5), CGFloat(0.8))
    let stiffness = pow(2 * .pi / response, 2)
    let damp = 4 * .pi * damping / response
    let expected = UISpringTimingParameters(
      mass: 1, stiffness: stiffness, damping: damp, initialVelocity: .zero)
    // Compared by the motion that they give: UIKit has no properties for the numbers.
    let ends = [parameters, expected].map { timing -> CGFloat in
      let (host, view) = stage { UIView() }
      let animator = host.perform {
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.addAnimations { view.center.x = 0 }
        animator.startAnimation()
        return animator
      }
      host.advance(by: 0.3)
      #expect(animator.isRunning)
      return view.layer.presentation()?.position.x ?? 0
    }
    #expect(abs(ends[0] - ends[1]) < 1e-9)
  }

  @Test func `The flashlight's button switches with the force`() {
    let host = ScreenHost(.iPhone15)
    host.changeTraits { $0.forceTouchCapability = .available }
    let button = host.perform { ArticleFlashlightButton() }
    host.show(button)
    let finger = host.touch(at: CGPoint(x: 100, y: 300), force: 0)
    finger.press(force: 4, over: 0.2)
    finger.press(force: 1, over: 0.2)
    #expect(button.isOn && host.feedback == ["impact(light)", "impact(medium)"])
    finger.lift()
    host.settle()
    #expect(button.transform == .identity && button.backgroundColor == button.onColor)
  }

  @Test func `The rubber band resists`() {
    let (host, view) = stage { ArticleRubberbandView() }
    host.perform {
      view.addGestureRecognizer(UIPanGestureRecognizer { [unowned view] in view.touched($0) })
    }
    let finger = host.touch(view)
    finger.move(by: CGVector(dx: 0, dy: 10))
    finger.move(by: CGVector(dx: 0, dy: 100))
    #expect(abs(Double(view.transform.ty) - pow(100, 0.7)) < 1e-9)
    finger.lift()
  }

  @Test func `The pause is found by the acceleration`() {
    let pause = ScreenHost(.iPhone15).perform { ArticlePause() }
    for velocity in [-900, -900, -850, -700, -500, -300, -150, -60] as [CGFloat] {
      pause.trackPause(velocity: velocity, offset: -200)
    }
    #expect(pause.hasPaused && pause.pauseLabel.alpha == 1)
  }

  @Test func `The instant pan begins with the touch, and the drawer's animation continues`() {
    let (host, view) = stage { UIView() }
    var states: [UIGestureRecognizer.State] = []
    let recognizer = host.perform { InstantPanGestureRecognizer() }
    recognizer.addAction { states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    let finger = host.touch(view)
    #expect(states == [.began])
    finger.lift()
    #expect(states == [.began, .ended])
    for velocity in [0.0, 900] as [CGFloat] {
      view.transform = CGAffineTransform(translationX: 0, y: 300)
      let animator = host.perform {
        let animator = UIViewPropertyAnimator(
          duration: 0, timingParameters: UISpringTimingParameters(damping: 1, response: 0.4))
        animator.addAnimations { view.transform = .identity }
        animator.startAnimation()
        return animator
      }
      host.advance(by: 0.1)
      animator.pauseAnimation()
      host.perform {
        animator.continueArticleDrawer(
          yVelocity: velocity, closedTransform: CGAffineTransform(translationX: 0, y: 300))
      }
      host.settle()
      #expect(animator.state == .inactive && view.transform == .identity)
    }
  }

  @Test func `The small view lands in the projected corner`() {
    let (host, view) = stage { UIView() }
    let corners = [CGPoint(x: 60, y: 150), CGPoint(x: 330, y: 150), CGPoint(x: 60, y: 700)]
    host.perform {
      ArticlePip(pipView: view, pipPositions: corners).released(CGPoint(x: -200, y: 900))
    }
    host.settle()
    #expect(view.center == corners[2])
  }

  @Test func `The rotation's timing takes one component`() {
    let (host, view) = stage { UIView() }
    host.perform {
      let timing = articleRotationTiming(relativeInitialVelocity: 3)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      animator.startAnimation()
    }
    host.settle()
    #expect(abs(view.transform.b - 1) < 1e-9)
  }
}
