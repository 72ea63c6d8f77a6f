// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct AddedAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
      log.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag)")
    }
  }

  private func shownX(_ layer: CALayer) -> CGFloat { layer.presentationValues.position.x }

  @Test func `An animation that takes no time ends, however often it is repeated`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let listener = Listener()
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (100, 200)
      animation.repeatDuration = 1
      animation.delegate = listener
      layer.add(animation, forKey: "move")
      CATransaction.commit()
      device.advance(by: 0.1)
      expectEqual(listener.log, ["start", "stop true"])
      expectEqual(layer.presentationValues.position.x, 0)
      #expect(!device.isAnimating)
    }
  }

  /// "CABasicAnimation": the values between `fromValue` and `toValue` are shown, and the layer's
  /// own value does not change. "CAAnimationDelegate": called at the beginning and at the end.
  @Test func `A basic animation is shown and leaves the model unchanged`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let listener = Listener()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (100, 200)
      animation.duration = 1
      animation.delegate = listener
      layer.position = CGPoint(x: 5, y: 7)
      layer.add(animation, forKey: "move")
      expectEqual(layer.animationKeys(), ["move"])
      #expect(layer.animation(forKey: "move") === animation)
      expectEqual(listener.log, [])
      device.advance(by: 0.25)
      expectEqual(listener.log, ["start"])
      expectEqual(layer.position.x, 5)
      expectEqual(layer.presentationValues.position, CGPoint(x: 125, y: 7))
      device.advance(by: 1)
      expectEqual(listener.log, ["start", "stop true"])
      #expect(shownX(layer) == 5 && !layer.hasAnimations && layer.animationKeys() == nil)
    }
  }

  /// "CABasicAnimation", "Setting Interpolation Values": the meaning of values that are nil.
  @Test func `Values that are nil default to the shown values`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      layer.position.x = 10
      @MainActor func half(_ from: Any?, _ to: Any?, _ by: Any?) -> CGFloat {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        layer.add(animation, forKey: "key")
        device.advance(by: 0.5)
        let half = shownX(layer)
        layer.removeAnimation(forKey: "key")
        return half
      }
      expectEqual(half(20, 40, nil), 30)
      expectEqual(half(20, nil, 10), 25)
      expectEqual(half(nil, 40, 10), 35)
      expectEqual(half(20, nil, nil), 15)
      expectEqual(half(nil, 40, nil), 25)
      expectEqual(half(nil, nil, 40), 30)
      expectEqual(half(nil, nil, nil), 10)
      expectEqual(half("nonsense", nil, nil), 10)
    }
  }

  /// "fillMode", "isRemovedOnCompletion", "beginTime", "removeAnimation(forKey:)".
  @Test
  func `The fill mode and the begin time decide which value is shown outside of the animation`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.5, 0, 1)
      animation.beginTime = CACurrentMediaTime() + 1
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "one")
      device.advance(by: 0.5)
      expectEqual(layer.presentationValues.opacity, 1)
      device.advance(by: 1)
      expectEqual(layer.presentationValues.opacity, 0.25)
      device.advance(by: 2)
      #expect(layer.presentationValues.opacity == 0 && layer.hasAnimations)
      #expect(!device.isAnimating)
      layer.removeAnimation(forKey: "one")
      expectEqual(layer.presentationValues.opacity, 1)
      animation.beginTime = CACurrentMediaTime() + 1
      animation.fillMode = .both
      layer.add(animation, forKey: "one")
      expectEqual(layer.presentationValues.opacity, 0.5)
    }
  }

  @Test func `An animation replaces the one with the same key, and others continue`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let (one, two) = (Listener(), Listener())
      for (listener, key) in [(one, "a"), (two, "b"), (two, "a")] {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        animation.delegate = listener
        layer.add(animation, forKey: key)
      }
      device.advance(by: 0.1)
      expectEqual(one.log.last, "stop false")
      expectEqual(layer.animationKeys(), ["b", "a"])
      layer.removeAllAnimations()
      device.endTurn()
      expectEqual(two.log.suffix(2), ["stop false", "stop false"])
    }
  }

  /// "isAdditive": added to the layer's own value.
  @Test func `Additive animations are added to running animations`() {
    let device = Device()
    device.perform {
      let view = UIView()
      view.center.x = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 10))
      animation.toValue = CGPoint(x: 0, y: 30)
      animation.isAdditive = true
      animation.duration = 1
      view.layer.add(animation, forKey: nil)
      device.advance(by: 0.5)
      expectEqual(view.layer.presentationValues.position, CGPoint(x: 150, y: 20))
      expectEqual(view.layer.animationKeys(), ["position"])
    }
  }

  /// "CAKeyframeAnimation": `keyTimes` are parts of the duration; discrete ones have no values
  /// between.
  @Test func `Key frames have times and modes`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 50]
      animation.duration = 1
      layer.add(animation, forKey: "even")
      device.advance(by: 0.75)
      expectEqual(shownX(layer), 30)
      animation.keyTimes = [0, 0.2, 1]
      layer.add(animation, forKey: "even")
      device.advance(by: 0.6)
      expectNear(shownX(layer), 30, within: 1e-9)
      animation.calculationMode = .discrete
      animation.keyTimes = nil
      layer.add(animation, forKey: "even")
      device.advance(by: 0.5)
      expectEqual(shownX(layer), 10)
      device.advance(by: 0.2)
      expectEqual(shownX(layer), 50)
    }
  }

  @Test func `Paths, colors and parts of transforms are animated`() {
    let device = Device()
    device.perform {
      let shape = CAShapeLayer()
      func rect(_ width: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10), transform: nil)
      }
      shape.path = rect(1)
      for (path, from, to) in [
        ("path", rect(10), rect(30)), ("strokeColor", CGColor.white, CGColor.black),
        ("transform.rotation.z", 0, CGFloat.pi), ("transform.scale", 1, 3),
        ("transform.translation.x", 10, 20), ("bounds.size.width", 10, 20), ("unknown", 1, 2),
      ] as [(String, Any, Any)] {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        shape.add(animation, forKey: path)
      }
      device.advance(by: 0.5)
      expectEqual(shape.presentationShape.path?.boundingBox.width, 20)
      expectEqual(shape.presentationShape.strokeColor?.components, [0.5, 0.5, 0.5, 1])
      let transform = shape.presentationValues.transform
      #expect(abs(transform.m11) < 1e-9 && abs(transform.m12 - 2) < 1e-9)
      expectEqual(transform.m41, 15)
      expectEqual(shape.presentationValues.bounds.width, 15)
      expectEqual(shape.presentation()?.path?.boundingBox.width, 20)
    }
  }

  /// "CAAnimationGroup": the animations run in the group's time, and are cut off at its end.
  @Test func `The animations of a group run in the time of the group`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 0.5, 0.5)
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 1
      layer.add(group, forKey: "group")
      device.advance(by: 0.25)
      #expect(shownX(layer) == 12.5 && layer.presentationValues.opacity == 1)
      device.advance(by: 0.5)
      #expect(shownX(layer) == 37.5 && layer.presentationValues.opacity == 0.5)
      device.advance(by: 0.5)
      #expect(!layer.hasAnimations)
    }
  }

  /// "CASpringAnimation": mass 1, stiffness 100, damping 10 by default: w = 10, ratio 0.5.
  @Test func `A spring animation follows its formula`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 1)
      spring.duration = spring.settlingDuration
      #expect(spring.duration > 1 && spring.duration < 2)
      layer.add(spring, forKey: "spring")
      let damped = 10 * 0.75.squareRoot()
      for step in 1..<60 {
        device.advance(to: Double(step) / 60)
        let t = device.now
        let expected = 1 - exp(-5 * t) * (cos(damped * t) + 5 / damped * sin(damped * t))
        expectNear(Double(shownX(layer)), expected, within: 1e-9)
      }
      let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
      expectNear(bouncy.stiffness, (4 * .pi) * (4 * .pi), within: 1e-9)
      expectNear(bouncy.damping, 2 * 0.75 * 4 * .pi, within: 1e-9)
    }
  }

  /// "repeatCount", "autoreverses", "speed", "timeOffset".
  @Test func `An animation repeats, reverses, and runs at its speed`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      animation.repeatCount = 2
      animation.autoreverses = true
      animation.speed = 2
      layer.add(animation, forKey: "x")
      for (time, x) in [(0.25, 50), (0.75, 50), (1.25, 50), (1.4, 80)] as [(Double, CGFloat)] {
        device.advance(to: time)
        expectNear(shownX(layer), x, within: 1e-9)
      }
      device.advance(to: 2.1)
      #expect(!layer.hasAnimations)
      (animation.speed, animation.timeOffset) = (0, 0.25)
      layer.add(animation, forKey: "x")
      device.advance(by: 100)
      expectEqual(shownX(layer), 25)
    }
  }

  /// "CATransition".
  @Test func `A transition that is added to a layer fades`() {
    let device = Device()
    device.perform {
      let layer = CALayer()
      let listener = Listener()
      let transition = CATransition()
      transition.delegate = listener
      layer.add(transition, forKey: "any")
      layer.opacity = 0.5
      expectEqual(layer.animationKeys(), ["transition"])
      expectEqual(layer.transition?.old.opacity, 1)
      device.advance(by: 0.3)
      #expect(layer.transition == nil)
      expectEqual(listener.log, ["start", "stop true"])
    }
  }
}
