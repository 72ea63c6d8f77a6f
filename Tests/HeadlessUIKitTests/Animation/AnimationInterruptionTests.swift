// SPDX-License-Identifier: MIT
import Foundation
import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct AnimationInterruptionTests {
  private func numbers(of view: UIView) -> [Double] {
    let values = view.layer.presentationValues
    let color = values.backgroundColor?.components ?? []
    return [
      values.position.x, values.position.y, values.bounds.width, values.bounds.height,
      CGFloat(values.opacity) * 100, values.transform.m11, values.transform.m12,
      values.transform.m21, values.transform.m22, values.transform.m41, values.transform.m42,
    ].map(Double.init) + color.map(Double.init)
  }

  private func difference(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).map { abs($0 - $1) }.max() ?? 0
  }

  private func change(_ view: UIView, to step: Int) {
    view.frame = CGRect(x: 10 + 70 * step, y: 200 - 30 * step, width: 50 + 20 * step, height: 40)
    view.alpha = step % 2 == 0 ? 1 : 0.25
    view.backgroundColor = UIColor(
      red: step % 2 == 0 ? 0 : 1, green: 0.5, blue: step % 3 == 0 ? 0.2 : 0.9, alpha: 1)
    view.transform = CGAffineTransform(rotationAngle: CGFloat(step)).scaledBy(
      x: 1 + 0.2 * CGFloat(step), y: 1)
  }

  /// An interruption in any frame causes no jump of the shown values, and with springs none of
  /// their velocities.
  @Test(arguments: [false, true]) func `An interruption causes no jump`(withSprings: Bool) {
    for frame in 0...31 {
      let device = Device(framesPerSecond: 60)
      device.perform {
        let view = UIView()
        change(view, to: 0)
        @MainActor func animate(to step: Int) {
          if withSprings {
            UIView.animate(
              withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
            ) {
              change(view, to: step)
            }
          } else {
            UIView.animate(withDuration: 0.5) { change(view, to: step) }
          }
        }
        animate(to: 1)
        device.advance(to: Double(frame) / 60)
        let instant = 1e-6
        device.advance(by: instant)
        let before = numbers(of: view)
        device.advance(by: instant)
        let now = numbers(of: view)
        animate(to: 2)
        #expect(difference(numbers(of: view), now) < 1e-4)
        device.advance(by: instant)
        let after = numbers(of: view)
        // Ease-in-out and springs without initial velocity both begin at rest, so the old speed
        // continues. In points, or parts of colors and so on, per second; 1e-6 s in single
        // precision.
        let speed = zip(now, before).map { ($0 - $1) / instant }
        let later = zip(after, now).map { ($0 - $1) / instant }
        let isLast = frame >= 30
        for index in speed.indices where index != 4 {
          #expect(isLast || abs(speed[index] - later[index]) < 2, "\(frame) \(index)")
        }
        device.advance(by: 2)
        #expect(!view.layer.hasAnimations)
      }
    }
  }

  /// The shown values do not depend on how often or in which frames they are read.
  @Test func `Interrupted animations do not depend on the frames`() {
    func run(framesPerSecond: Double, cuts: Int) -> [[Double]] {
      let device = Device(framesPerSecond: framesPerSecond)
      return device.perform {
        let view = UIView()
        change(view, to: 0)
        var result: [[Double]] = []
        for step in 1...5 {
          UIView.animate(
            withDuration: 0.6, delay: 0.05, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
          ) {
            change(view, to: step)
          }
          for cut in 1...cuts {
            device.advance(to: 0.2 * (Double(step - 1) + Double(cut) / Double(cuts)))
            _ = view.layer.presentation()
          }
          result.append(numbers(of: view))
        }
        return result
      }
    }
    let one = run(framesPerSecond: 60, cuts: 1)
    for other in [run(framesPerSecond: 60, cuts: 7), run(framesPerSecond: 13, cuts: 3)] {
      for (left, right) in zip(one, other) {
        #expect(difference(left, right) < 1e-9)
      }
    }
  }

  /// Every completion is called once: with true where all animations ended, and with false where
  /// one was interrupted.
  @Test(arguments: 0..<40) func `Completions are called once`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      var views: [UIView] = (0..<5).map { _ in UIView() }
      views.forEach(window.addSubview)
      var calls: [Int: [Bool]] = [:]
      var begun = 0
      var wasCut = false
      for _ in 0..<120 {
        let view = views.randomElement(using: &random) ?? window
        switch Int.random(in: 0..<10, using: &random) {
        case 0...5:
          let (number, duration) = (begun, Double.random(in: -0.1...0.5, using: &random))
          begun += 1
          let alpha = CGFloat.random(in: 0...1, using: &random)
          UIView.animate(
            withDuration: duration, delay: Double.random(in: 0...0.1, using: &random),
            options: Bool.random(using: &random) ? .beginFromCurrentState : [],
            animations: {
              view.alpha = alpha
              views.randomElement(using: &random)?.center.x += 1
            }, completion: { calls[number, default: []].append($0) })
        case 6:
          view.removeFromSuperview()
          window.addSubview(view)
          wasCut = true
        case 7:
          view.layer.removeAllAnimations()
          wasCut = true
        case 8:
          view.removeFromSuperview()
          views.removeAll { $0 === view }
          let fresh = UIView()
          views.append(fresh)
          window.addSubview(fresh)
          wasCut = true
        default: device.advance(by: Double.random(in: 0...0.2, using: &random))
        }
        #expect(calls.values.allSatisfy { $0.count == 1 })
      }
      device.advance(by: 1)
      expectEqual(calls.count, begun)
      #expect(calls.values.allSatisfy { $0.count == 1 })
      #expect(wasCut || calls.values.allSatisfy { $0 == [true] })
      #expect(!device.isAnimating && views.allSatisfy { !$0.layer.hasAnimations })
    }
  }

  /// "removeAllAnimations()": the animations are removed, and the completion gets false.
  @Test func `The completions of removed animations get false`() {
    let device = Device()
    device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let (one, other, child) = (UIView(), UIView(), UIView())
      window.addSubview(one)
      window.addSubview(other)
      one.addSubview(child)
      var log: [String] = []
      @MainActor func animate(_ name: String, _ views: [UIView]) {
        UIView.animate(
          withDuration: 1, animations: { views.forEach { $0.alpha = 1 - $0.alpha } },
          completion: { log.append("\(name) \($0)") })
      }
      animate("removed", [one])
      animate("partly", [one, other])
      device.advance(by: 0.5)
      one.layer.removeAllAnimations()
      expectEqual(log, [])
      device.endTurn()
      expectEqual(log, ["removed false"])
      device.advance(by: 1)
      expectEqual(log, ["removed false", "partly false"])
      animate("left", [child])
      one.removeFromSuperview()
      #expect(!child.layer.hasAnimations)
      device.endTurn()
      expectEqual(log.last, "left false")
      window.addSubview(one)
      animate("moved", [other])
      one.addSubview(other)
      device.advance(by: 2)
      expectEqual(log.last, "moved true")
    }
  }

  @Test func `Views may be released while they are animated`() {
    let device = Device()
    device.perform {
      var log: [Bool] = []
      weak var gone: UIView?
      do {
        let view = UIView()
        gone = view
        UIView.animate(
          withDuration: 0.5, animations: { view.alpha = 0 }, completion: { log.append($0) })
      }
      #expect(gone == nil)
      device.advance(by: 1)
      expectEqual(log, [false])
    }
  }

  @Test func `An endless animation ends with its view`() {
    let device = Device()
    device.perform {
      var log: [Bool] = []
      do {
        let view = UIView()
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse],
          animations: { view.alpha = 0 }, completion: { log.append($0) })
        device.advance(by: 10)
        #expect(log == [] && device.isAnimating)
      }
      device.advance(by: 0.1)
      #expect(log == [false] && !device.isAnimating)
    }
  }

  @Test func `A delayed animation does not delay another one`() {
    let device = Device()
    device.perform {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 100 }
      device.advance(by: 0.5)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.y = 100 }
      device.advance(by: 0.25)
      expectEqual(view.layer.presentationValues.position, CGPoint(x: 0, y: 50))
      device.advance(by: 0.75)
      expectNear(view.layer.presentationValues.position.x, 50, within: 1e-9)
    }
  }

  /// "allowUserInteraction".
  @Test func `The option allowUserInteraction decides whether animated views get touches`() {
    let device = Device()
    device.perform {
      let view = UIView()
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 0 }
      #expect(!view.isBlockedByAnimation)
      UIView.animate(withDuration: 0.2) { view.alpha = 1 }
      #expect(view.isBlockedByAnimation)
      device.advance(by: 0.3)
      #expect(!view.isBlockedByAnimation)
    }
  }
}
