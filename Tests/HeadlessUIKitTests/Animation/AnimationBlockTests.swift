// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct AnimationBlockTests {
  /// "animate(withDuration:animations:completion:)": the values of the block hold immediately, and
  /// the completion is called when the animation has ended.
  @Test func `Values are set at once and shown later`() {
    let device = Device()
    device.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { finished.append($0) })
      expectEqual(view.center.x, 105)
      expectEqual(view.layer.presentationValues.position.x, 5)
      #expect(device.isAnimating)
      device.advance(by: 0.25)
      expectNear(view.layer.presentationValues.position.x, 55, within: 1e-9)
      expectEqual(finished, [])
      device.advance(by: 0.24)
      expectEqual(finished, [])
      device.advance(by: 0.01)
      expectEqual(finished, [true])
      expectEqual(view.layer.presentationValues.position.x, 105)
      #expect(!view.layer.hasAnimations && !device.isAnimating)
    }
  }

  /// "UIView", "Animating changes": frame, bounds, center, transform, alpha, backgroundColor.
  /// Halfway on a straight line is the mean.
  @Test func `The documented properties animate`() throws {
    let device = Device()
    try device.perform {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 110, y: 220, width: 90, height: 60)
        view.bounds.origin = CGPoint(x: 4, y: 8)
        view.alpha = 0.5
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        view.layer.cornerRadius = 8
        view.transform3D = CATransform3DMakeTranslation(10, 20, 0)
      }
      device.advance(by: 0.5)
      let shown = view.layer.presentationValues
      let half = try #require(view.layer.presentation())
      expectEqual(shown.bounds, CGRect(x: 2, y: 4, width: 60, height: 50))
      expectEqual(shown.position, CGPoint(x: (25 + 155) / 2, y: (40 + 250) / 2))
      expectEqual(shown.opacity, 0.75)
      expectEqual(shown.cornerRadius, 4)
      #expect(shown.transform.m41 == 5 && shown.transform.m42 == 10)
      expectEqual(shown.backgroundColor?.components, [0.5, 0.5, 0.5, 0.75])
      #expect(half.bounds == shown.bounds && half.opacity == shown.opacity)
      expectEqual(half.frame, CGRect(x: 65, y: 130, width: 60, height: 50))
      #expect(half.model() === view.layer && half !== view.layer)
      #expect(view.layer.model() === view.layer)
    }
  }

  /// "animate(withDuration:animations:completion:)": where the duration is 0, the completion is
  /// called at the beginning of the next cycle of the run loop.
  @Test(arguments: [0, -1, Double.nan, -Double.infinity, Double.infinity])
  func `A completion of an animation without duration is called in the next cycle`(duration: Double)
  {
    let device = Device()
    device.perform {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(withDuration: duration) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      expectEqual(view.layer.presentationValues.opacity, 0)
      expectEqual(finished, [])
      device.endTurn()
      expectEqual(finished, [true])
    }
  }

  @Test func `A block that changes nothing ends at once`() {
    let device = Device()
    device.perform {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      var log: [String] = []
      UIView.animate(withDuration: 3, animations: {}, completion: { log.append("empty \($0)") })
      UIView.animate(
        withDuration: 3, delay: 4,
        animations: {
          view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          view.alpha = 1
          view.transform = .identity
        }, completion: { log.append("same \($0)") })
      #expect(!view.layer.hasAnimations)
      device.endTurn()
      expectEqual(log, ["empty true", "same true"])
    }
  }

  @Test func `A completion that always animates nothing does not stop the clock`() {
    let device = Device()
    device.perform {
      var count = 0
      @MainActor func again() {
        UIView.animate(
          withDuration: 1, animations: {},
          completion: { _ in
            count += 1
            again()
          })
      }
      again()
      device.advance(by: 0.1)
      expectEqual(device.frameCount, 6)
      #expect(count > 100)
    }
  }

  /// "animate(withDuration:delay:options:animations:completion:)": delay is the time to wait before
  /// the animation begins.
  @Test func `The old value is shown until the delay has passed`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var end: TimeInterval?
      UIView.animate(
        withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { _ in end = device.now })
      device.advance(by: 0.4)
      expectEqual(view.layer.presentationValues.opacity, 1)
      device.advance(by: 0.35)
      expectNear(view.layer.presentationValues.opacity, 0.5, within: 1e-6)
      device.advance(by: 1)
      expectEqual(end, 1)
    }
  }

  /// "repeat" and "autoreverse": runs forever, forwards and backwards.
  @Test func `An animation repeats and reverses until it is removed`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.alpha = 0 }, completion: { finished.append($0) })
      for tenth in 1..<100 {
        device.advance(to: Double(tenth) / 10)
        let cycle = (Double(tenth) / 10).truncatingRemainder(dividingBy: 2)
        let expected = cycle < 1 ? 1 - cycle : cycle - 1
        expectNear(Double(view.layer.presentationValues.opacity), expected, within: 1e-6)
      }
      expectEqual(finished, [])
      view.layer.removeAllAnimations()
      expectEqual(view.layer.presentationValues.opacity, 0)
      device.endTurn()
      expectEqual(finished, [false])
      device.advance(by: 5)
      expectEqual(finished, [false])
    }
  }

  /// "modifyAnimations(withRepeatCount:autoreverses:animations:)".
  @Test func `A part of a block can be repeated a number of times`() {
    let device = Device()
    device.perform {
      let (view, other) = (UIView(), UIView())
      var end: TimeInterval?
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: {
          other.alpha = 0
          UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
        }, completion: { _ in end = device.now })
      device.advance(to: 0.6)
      #expect(!other.layer.hasAnimations)
      expectNear(view.layer.presentationValues.opacity, 0.2, within: 1e-6)
      device.advance(to: 1.25)
      expectNear(view.layer.presentationValues.opacity, 0.5, within: 1e-6)
      device.advance(to: 2.9)
      #expect(end == nil)
      device.advance(to: 4)
      expectEqual(end, 3)
    }
  }

  @Test func `Completions are called in the order of the ends, after all values are set`() {
    let device = Device()
    device.perform {
      let views = (0..<4).map { _ in UIView() }
      var log: [Int] = []
      for (index, duration) in [0.3, 0.1, 0.3, 0.2].enumerated() {
        UIView.animate(
          withDuration: duration, animations: { views[index].alpha = 0 },
          completion: { _ in
            log.append(index)
            let running = views.filter { $0.layer.hasAnimations }.count
            expectEqual(running, [3, 2, 0, 0][log.count - 1])
          })
      }
      device.advance(by: 1)
      expectEqual(log, [1, 3, 0, 2])
    }
  }

  @Test func `A completion may begin the next animation`() {
    let device = Device(framesPerSecond: 100)
    device.perform {
      let view = UIView()
      var ends: [TimeInterval] = []
      @MainActor func next() {
        UIView.animate(withDuration: 0.1) {
          view.center.x += 10
        } completion: { _ in
          ends.append(device.now)
          if ends.count < 5 { next() }
        }
      }
      next()
      device.advance(by: 2)
      expectEqual(ends.count, 5)
      for (index, end) in ends.enumerated() {
        expectNear(end, 0.1 * Double(index + 1), within: 1e-9)
      }
    }
  }
}

@MainActor @Suite struct AnimationNestingTests {
  /// "overrideInheritedDuration", "overrideInheritedCurve", "inheritedAnimationDuration".
  @Test func `Nested blocks inherit duration and curve`() {
    let device = Device()
    device.perform {
      let views = (0..<4).map { _ in UIView() }
      expectEqual(UIView.inheritedAnimationDuration, 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        expectEqual(UIView.inheritedAnimationDuration, 1)
        views[0].alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
          expectEqual(UIView.inheritedAnimationDuration, 1)
          views[1].alpha = 0
        }
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
        ) {
          expectEqual(UIView.inheritedAnimationDuration, 0.5)
          views[2].alpha = 0
        }
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) {
          views[3].alpha = 0
        }
        expectEqual(UIView.inheritedAnimationDuration, 1)
      }
      expectEqual(UIView.inheritedAnimationDuration, 0)
      device.advance(by: 0.25)
      let shown = views.map { Double($0.layer.presentationValues.opacity) }
      expectNear(shown[0], 0.75, within: 1e-6)
      expectNear(shown[1], 0.75, within: 1e-6)
      expectNear(shown[2], 0.5, within: 1e-6)
      // Half of the time of an ease-in is less than half of the way.
      #expect(shown[3] > 0.6 && shown[3] < 0.75)
    }
  }

  @Test func `Each nested block has its own completion`() {
    let device = Device()
    device.perform {
      let (view, other) = (UIView(), UIView())
      var log: [String] = []
      UIView.animate(
        withDuration: 1,
        animations: {
          view.alpha = 0
          UIView.animate(
            withDuration: 0.5, delay: 0, options: .overrideInheritedDuration,
            animations: { other.alpha = 0 }, completion: { _ in log.append("inner \(device.now)") })
        }, completion: { _ in log.append("outer \(device.now)") })
      device.advance(by: 2)
      expectEqual(log, ["inner 0.5", "outer 1.0"])
    }
  }

  /// "performWithoutAnimation(_:)", "setAnimationsEnabled(_:)", "areAnimationsEnabled".
  @Test func `Nothing is animated while animations are disabled`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var log: [String] = []
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          view.center.x = 50
          UIView.animate(
            withDuration: 1, animations: { view.center.y = 50 },
            completion: { log.append("inner \($0)") })
        }
        #expect(UIView.areAnimationsEnabled)
        view.bounds.size.width = 10
      }
      let shown = view.layer.presentationValues
      expectEqual(shown.position, CGPoint(x: 50, y: 50))
      #expect(shown.opacity == 1 && shown.bounds.width == 0)
      device.endTurn()
      expectEqual(log, ["inner true"])

      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(
        withDuration: 1, animations: { view.center.x = 0 },
        completion: { log.append("off \($0)") })
      expectEqual(view.layer.presentationValues.position.x, 0)
      device.endTurn()
      expectEqual(log.last, "off true")
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test func `Disabling animations on one device does not affect another device`() {
    let (one, other) = (Device(), Device())
    one.perform { UIView.setAnimationsEnabled(false) }
    other.perform {
      #expect(UIView.areAnimationsEnabled)
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      #expect(view.layer.hasAnimations)
    }
  }

  private final class Filling: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }

  /// "UIView.AnimationOptions", `layoutSubviews`: laid out at commit time, so that they are
  /// animated along with their parent.
  @Test func `The option layoutSubviews lays out subviews within the animation`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      for options in [[], .layoutSubviews] as [UIView.AnimationOptions] {
        let view = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        view.addSubview(child)
        window.addSubview(view)
        device.endTurn()
        UIView.animate(withDuration: 1, delay: 0, options: options) {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
            view.frame.size.width = 200
          }
          view.frame.size.height = 60
        }
        device.endTurn()
        expectEqual(child.frame, CGRect(x: 10, y: 10, width: 180, height: 40))
        expectEqual(child.layer.hasAnimations, options.contains(.layoutSubviews))
      }
    }
  }

  /// "layoutIfNeeded()" in a block animates the frames that the layout gives.
  @Test func `A layout in a block is animated`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let view = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      view.addSubview(child)
      window.addSubview(view)
      device.endTurn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size = CGSize(width: 200, height: 60)
        view.layoutIfNeeded()
      }
      expectEqual(child.frame, CGRect(x: 10, y: 10, width: 180, height: 40))
      device.advance(by: 0.5)
      expectEqual(child.layer.presentation()?.frame, CGRect(x: 10, y: 10, width: 130, height: 60))
      // The layout after the block is not animated: half of the old change is left on top of it.
      UIView.animate(withDuration: 1) { view.frame.size.height = 100 }
      device.endTurn()
      expectEqual(child.frame.height, 80)
      expectEqual(child.layer.presentationValues.bounds.height, 100)
    }
  }

  @Test func `A view made in a block begins at its first frame`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var made: UIView?
      UIView.animate(withDuration: 1) {
        let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.addSubview(child)
        made = child
      }
      #expect(made?.layer.hasAnimations == false)
    }
  }
}
