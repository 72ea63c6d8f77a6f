// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct AnimationTransitionTests {
  /// "transition(with:duration:options:animations:completion:)": the view's old picture is replaced
  /// by the new one; changes hold at once.
  @Test func `A transition keeps the old picture until its end`() throws {
    let device = Device()
    try device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .red
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(child)
      var finished: [Bool] = []
      UIView.transition(
        with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
        animations: {
          view.backgroundColor = .blue
          child.frame.origin.x = 50
        }, completion: { finished.append($0) })
      let transition = try #require(view.layer.transition)
      expectEqual(transition.kind, .crossDissolve)
      expectEqual(transition.old.backgroundColor, UIColor.red.cgColor)
      expectEqual(transition.old.sublayers?.first?.frame.minX, 10)
      #expect(transition.old.superlayer == nil)
      expectEqual(view.layer.presentationValues.backgroundColor, UIColor.blue.cgColor)
      expectEqual(child.layer.presentationValues.position.x, 60)
      expectEqual(transition.progress, 0)
      device.advance(by: 0.1)
      expectNear(transition.progress, 0.25, within: 1e-9)
      #expect(device.isAnimating)
      device.advance(by: 0.31)
      #expect(view.layer.transition == nil)
      expectEqual(finished, [true])
    }
  }

  /// "allowAnimatedContent".
  @Test func `A transition with animated content animates changes, too`() {
    let device = Device()
    device.perform {
      let view = UIView()
      UIView.transition(
        with: view, duration: 1,
        options: [.transitionFlipFromLeft, .allowAnimatedContent, .curveLinear],
        animations: { view.center.x = 10 })
      device.advance(by: 0.5)
      expectEqual(view.layer.transition?.kind, .flipFromLeft)
      expectNear(view.layer.presentationValues.position.x, 5, within: 1e-9)
    }
  }

  @Test
  func `A transition is replaced by the next one, and none begins while animations are disabled`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var log: [String] = []
      @MainActor func transition(_ name: String) {
        UIView.transition(
          with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
          animations: nil, completion: { log.append("\(name) \($0)") })
      }
      transition("one")
      device.advance(by: 0.5)
      transition("two")
      expectEqual(view.layer.transition?.old.transition?.progress, 0.5)
      device.advance(by: 2)
      expectEqual(log, ["one false", "two true"])
      UIView.performWithoutAnimation { transition("three") }
      #expect(view.layer.transition == nil)
      device.endTurn()
      expectEqual(log.last, "three true")
    }
  }

  /// "transition(from:to:duration:options:completion:)": the first view is removed, the second
  /// added; or hidden and shown.
  @Test func `A transition between two views replaces the first one by the second`() {
    let device = Device()
    device.perform {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (one, other, third) = (UIView(), UIView(), UIView())
      superview.addSubview(one)
      superview.addSubview(third)
      var finished: [Bool] = []
      UIView.transition(
        from: one, to: other, duration: 0.5, options: .transitionCrossDissolve,
        completion: { finished.append($0) })
      expectEqual(superview.subviews, [other, third])
      #expect(superview.layer.transition != nil)
      device.advance(by: 1)
      UIView.transition(
        from: other, to: third, duration: 0.5,
        options: [.transitionFlipFromTop, .showHideTransitionViews],
        completion: { finished.append($0) })
      #expect(other.isHidden && !third.isHidden && superview.subviews == [other, third])
      device.advance(by: 1)
      expectEqual(finished, [true, true])
    }
  }

  /// "snapshotView(afterScreenUpdates:)".
  @Test func `A snapshot does not change with its view`() throws {
    let device = Device()
    try device.perform {
      let view = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 80))
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      let shape = CAShapeLayer()
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.white]
      child.layer.addSublayer(shape)
      child.layer.addSublayer(gradient)
      view.addSubview(child)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.alpha = 0.5
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 70 }
      device.advance(by: 0.5)
      let now = try #require(view.snapshotView(afterScreenUpdates: false))
      let later = try #require(view.snapshotView(afterScreenUpdates: true))
      child.removeFromSuperview()
      shape.path = nil
      expectEqual(now.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
      let picture = try #require(now.layer.sublayers?.first)
      #expect(picture.frame == now.bounds && picture.opacity == 1)
      #expect(abs(try #require(picture.sublayers?.first).position.x - 45) < 1e-9)
      expectEqual(later.layer.sublayers?.first?.sublayers?.first?.position.x, 70)
      let copies = try #require(picture.sublayers?.first?.sublayers)
      expectEqual((copies[0] as? CAShapeLayer)?.path?.boundingBox.width, 5)
      expectEqual((copies[1] as? CAGradientLayer)?.colors?.count, 2)
      for size in [CGSize.zero, CGSize(width: 9, height: 0), CGSize(width: 0, height: 9)] {
        let empty = UIView(frame: CGRect(origin: .zero, size: size))
        #expect(empty.snapshotView(afterScreenUpdates: false) == nil)
      }
    }
  }
}

@MainActor @Suite struct PresentationLayerTests {
  /// "presentation()": the sublayers, mask and superlayer of presentation layers are presentation
  /// layers.
  @Test func `Presentation layers form a tree`() throws {
    let device = Device()
    try device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (child, still) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
      view.addSubview(child)
      view.addSubview(still)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 95 }
      device.advance(by: 0.5)
      let shown = try #require(view.layer.presentation())
      expectEqual(shown.sublayers?.count, 2)
      expectEqual(shown.sublayers?.first?.frame, CGRect(x: 45, y: 0, width: 10, height: 10))
      #expect(shown.sublayers?.first?.model() === child.layer)
      #expect(shown.sublayers?.first?.superlayer?.model() === view.layer)
      // Hit tests of the presentation use the shown frames, and hit tests of the model use the set
      // ones.
      #expect(shown.hitTest(CGPoint(x: 50, y: 5))?.model() === child.layer)
      #expect(view.layer.hitTest(CGPoint(x: 50, y: 5)) === view.layer)
      // The presentation continues, and a copy of it does not change.
      device.advance(by: 1)
      expectEqual(shown.sublayers?.first?.frame.minX, 90)
      let later = try #require(child.layer.presentation())
      child.center.x = 0
      #expect(later.position.x == 95 && later !== child.layer.presentation())
    }
  }

  @Test func `Shapes and gradients have presentation values of their own`() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let device = Device()
    try device.perform {
      let view = Gradient()
      let layer = try #require(view.layer as? CAGradientLayer)
      layer.colors = [CGColor.white, CGColor.black]
      layer.locations = [0, 1]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        layer.colors = [CGColor.black, CGColor.white]
        layer.locations = [0.5, 0.6]
        layer.endPoint = CGPoint(x: 1, y: 1)
      }
      device.advance(by: 0.5)
      let shown = layer.presentationGradient
      expectEqual(shown.colors.map(\.components), [[0.5, 0.5, 0.5, 1], [0.5, 0.5, 0.5, 1]])
      expectEqual(shown.locations, [0.25, 0.8])
      expectEqual(shown.endPoint, CGPoint(x: 0.75, y: 1))
      let copy = try #require(layer.presentation())
      #expect(copy.locations == [0.25, 0.8] && copy.endPoint.x == 0.75)
      // A gradient with another number of colors cannot be interpolated.
      UIView.animate(withDuration: 1) { layer.colors = [CGColor.white] }
      expectEqual(layer.presentationGradient.colors, [.white])
    }
  }
}

@MainActor @Suite struct AnimationKeyframeTests {
  /// "addKeyframe(withRelativeStartTime:relativeDuration:animations:)": start and duration are
  /// parts of the whole.
  @Test func `Key frames follow each other`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
            view.center.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
            view.center.x = 50
          }
          view.alpha = 0
        }, completion: { finished.append($0) })
      let expected: [(TimeInterval, CGFloat)] = [
        (0.25, 0), (0.5, 0), (0.75, 50), (1, 100), (1.25, 100), (1.75, 75), (2, 50),
      ]
      for (time, x) in expected {
        device.advance(to: time)
        expectNear(view.layer.presentationValues.position.x, x, within: 1e-9)
        expectNear(Double(view.layer.presentationValues.opacity), (1 - time / 2), within: 1e-6)
      }
      expectEqual(finished, [true])
    }
  }

  /// "calculationModeDiscrete".
  @Test func `Discrete key frames are shown from their ends on`() {
    let device = Device()
    device.perform {
      let view = UIView()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
      }
      for (time, x) in [(0.4, 0), (0.6, 10), (0.9, 10), (1, 20)] as [(Double, CGFloat)] {
        device.advance(to: time)
        expectEqual(view.layer.presentationValues.position.x, x)
      }
    }
  }

  @Test func `Key frames with any times lead to the last value`() {
    let device = Device()
    device.perform {
      let view = UIView()
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        for (start, length) in [(-1, 5), (.nan, .nan), (2, 1), (0.5, 0)] as [(Double, Double)] {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
            view.center.x += 10
            view.backgroundColor = UIColor(white: view.center.x / 100, alpha: 1)
          }
        }
      }
      for _ in 0..<70 {
        device.advanceFrame()
        let shown = view.layer.presentationValues
        #expect(shown.position.x >= 0 && shown.position.x <= 40)
      }
      expectEqual(view.layer.presentationValues.position.x, 40)
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 0 }
      expectEqual(view.layer.presentationValues.position.x, 0)
    }
  }
}
