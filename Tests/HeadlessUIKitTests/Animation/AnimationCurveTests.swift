// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

/// The value of a cubic Bézier curve from (0, 0) to (1, 1) at a time, by bisection.
private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double)
  -> Double
{
  func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if value(middle, x1, x2) < time { low = middle } else { high = middle }
  }
  return value(low, y1, y2)
}

/// The progress from 0 to 1 of a damped oscillator, by the textbook's formulas.
private func oscillator(ratio: Double, frequency w: Double, velocity v: Double, at t: Double)
  -> Double
{
  let decay = exp(-ratio * w * t)
  if ratio < 1 {
    let damped = w * (1 - ratio * ratio).squareRoot()
    return 1 - decay * (cos(damped * t) + (ratio * w - v) / damped * sin(damped * t))
  }
  if ratio == 1 { return 1 - decay * (1 + (w - v) * t) }
  let root = w * (ratio * ratio - 1).squareRoot()
  return 1 - decay * (cosh(root * t) + (ratio * w - v) / root * sinh(root * t))
}

@MainActor @Suite struct AnimationCurveTests {
  /// "UIView.AnimationOptions" and "CAMediaTimingFunctionName": the control points of the curves.
  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, [0.42, 0, 0.58, 1]),
    (.curveEaseIn, [0.42, 0, 1, 1]), (.curveEaseOut, [0, 0, 0.58, 1]),
    (.curveLinear, [0, 0, 1, 1]),
  ])
  func `Animations follow the documented curves`(options: UIView.AnimationOptions, points: [Double])
  {
    let device = Device()
    device.perform {
      let view = UIView()
      view.center.x = 100
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 300 }
      for step in 1..<60 {
        device.advance(to: Double(step) / 60)
        let progress = bezier(points[0], points[1], points[2], points[3], at: Double(step) / 60)
        let shown = Double(view.layer.presentationValues.position.x)
        // Control points are single precision.
        expectNear(shown, (100 + 200 * progress), within: 1e-4)
      }
    }
  }

  @Test func `The curve does not depend on the frames`() {
    func positions(framesPerSecond: Double) -> [CGFloat] {
      let device = Device(framesPerSecond: framesPerSecond)
      return device.perform {
        let view = UIView()
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
        ) {
          view.center.x = 100
        }
        return (1...9).map {
          device.advance(to: Double($0) / 10)
          return view.layer.presentationValues.position.x
        }
      }
    }
    for other in [7.0, 1000] {
      let pairs = zip(positions(framesPerSecond: 60), positions(framesPerSecond: other))
      #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  /// "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:
  /// completion:)": the spring settles within the duration; an initial velocity of 1 covers the
  /// whole distance in a second.
  @Test(arguments: [0.1, 0.5, 0.9, 1, 1.5], [0.0, 3, -2, 20])
  func `A spring settles in its duration`(ratio: Double, velocity: Double) throws {
    for duration in [0.5] {
      let timing = AnimationTiming(
        pace: .fittedSpring(dampingRatio: ratio, velocity: velocity), duration: duration)
      expectEqual(timing.total, duration)
      expectEqual(timing.progress(at: 0), 0)
      expectEqual(timing.progress(at: duration), 1)
      let instant = duration * 1e-7
      expectNear(timing.progress(at: instant) / instant, velocity, within: 0.01 / duration)
      // Finds the frequency of the oscillator.
      let frequency = try #require(self.frequency(of: timing, ratio: ratio, velocity: velocity))
      for step in 1..<50 {
        let time = duration * Double(step) / 50
        let expected = oscillator(
          ratio: ratio, frequency: frequency, velocity: velocity, at: time)
        expectNear(timing.progress(at: time), expected, within: 1e-6)
      }
      // From the duration on the spring stays within a thousandth, and just before it does not.
      let later = (0..<2000).map { duration * (1 + Double($0) / 1000) }
      let worst = later.map {
        abs(1 - oscillator(ratio: ratio, frequency: frequency, velocity: velocity, at: $0))
      }.max()
      #expect(try #require(worst) < 0.001_001)
      let before = (0..<1000).map { duration * (1 - 0.5 * Double($0) / 1000) }
      let last = before.map {
        abs(1 - oscillator(ratio: ratio, frequency: frequency, velocity: velocity, at: $0))
      }.max()
      #expect(try #require(last) > 0.001)
    }
  }

  /// The frequency that gives the progress at a tenth of the duration, by an exhaustive search.
  private func frequency(of timing: AnimationTiming, ratio: Double, velocity: Double) -> Double? {
    let times = [0.02, 0.05, 0.1].map { $0 * timing.duration }
    let values = times.map { timing.progress(at: $0) }
    func error(_ w: Double) -> Double {
      zip(times, values).map {
        abs(oscillator(ratio: ratio, frequency: w, velocity: velocity, at: $0) - $1)
      }.reduce(0, +)
    }
    var best = (error: Double.infinity, frequency: 0.0)
    for step in 0..<1000 {
      let w = 0.5 * pow(4000, Double(step) / 1000)
      let e = error(w)
      if e < best.error { best = (e, w) }
    }
    // Refine between the neighbors: the error has one valley there.
    var (low, high) = (best.frequency * 0.99, best.frequency * 1.01)
    for _ in 0..<80 {
      let (a, b) = (low + (high - low) * 0.382, low + (high - low) * 0.618)
      if error(a) < error(b) { high = b } else { low = a }
    }
    return error(low) < 1e-6 ? low : nil
  }

  /// "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)":
  /// SwiftUI's "Spring": stiffness (2π / duration)², damping ratio 1 - bounce.
  @Test(arguments: [(0.5, 0.0), (0.3, 0.2), (1, 0.6), (0.5, -0.5)])
  func `A bouncing spring has its perceived duration`(duration: Double, bounce: Double) {
    let device = Device()
    device.perform {
      let view = UIView()
      var end: TimeInterval?
      UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: 1,
        animations: { view.center.x = 1 }, completion: { _ in end = device.now })
      let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
      for step in 1..<30 {
        device.advance(to: duration * Double(step) / 30)
        let expected = oscillator(
          ratio: ratio, frequency: 2 * .pi / duration, velocity: 1, at: device.now)
        expectNear(Double(view.layer.presentationValues.position.x), expected, within: 1e-9)
      }
      device.advance(to: 30)
      let settled = end ?? .infinity
      #expect(settled > duration && settled < 12 * duration)
      let rest = oscillator(
        ratio: ratio, frequency: 2 * .pi / duration, velocity: 1, at: settled)
      expectNear(rest, 1, within: 0.001)
    }
  }

  @Test(arguments: [0.0, -1, CGFloat.nan, 5, 1e9], [0.0, CGFloat.nan, 1e9, -CGFloat.infinity])
  func `Springs with any parameters end`(ratio: CGFloat, velocity: CGFloat) {
    let device = Device(framesPerSecond: 10)
    device.perform {
      let view = UIView()
      var count = 0
      UIView.animate(
        withDuration: 0.5, delay: .nan, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, animations: { view.center.x = 100 },
        completion: { _ in count += 1 })
      UIView.animate(
        springDuration: 0.1, bounce: ratio, initialSpringVelocity: velocity,
        animations: { view.center.y = 100 }, completion: { _ in count += 1 })
      for _ in 0..<30 {
        device.advanceFrame()
        #expect(view.layer.presentationValues.position.x.isFinite)
      }
      #expect(count >= 1)
      device.advance(by: 200)
      expectEqual(count, 2)
      expectEqual(view.layer.presentationValues.position, CGPoint(x: 100, y: 100))
    }
  }

  /// Half of a half turn is a quarter turn, and an axis that is mirrored does not pass through
  /// zero.
  @Test func `Transforms are decomposed to be animated`() {
    let device = Device()
    device.perform {
      let view = UIView()
      @MainActor func half(from start: CGAffineTransform, to end: CGAffineTransform)
        -> CGAffineTransform
      {
        view.transform = start
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = end }
        device.advance(by: 0.5)
        let half = CATransform3DGetAffineTransform(view.layer.presentationValues.transform)
        device.advance(by: 0.6)
        return half
      }
      func expect(
        _ transform: CGAffineTransform, _ expected: CGAffineTransform,
        location: SourceLocation = #_sourceLocation
      ) {
        let entries = [
          transform.a - expected.a, transform.b - expected.b, transform.c - expected.c,
          transform.d - expected.d, transform.tx - expected.tx, transform.ty - expected.ty,
        ]
        #expect(entries.allSatisfy { abs($0) < 1e-9 }, sourceLocation: location)
      }
      let turn = CGAffineTransform(rotationAngle: .pi / 2)
      expect(half(from: .identity, to: CGAffineTransform(rotationAngle: .pi)), turn)
      expect(half(from: CGAffineTransform(rotationAngle: .pi), to: .identity), turn)
      expect(
        half(from: CGAffineTransform(rotationAngle: 3), to: CGAffineTransform(rotationAngle: -3)),
        CGAffineTransform(rotationAngle: .pi))
      expect(
        half(from: .identity, to: CGAffineTransform(scaleX: -1, y: 1)),
        CGAffineTransform(scaleX: 0, y: 1))
      expect(
        half(from: .identity, to: CGAffineTransform(scaleX: 0, y: 0)),
        CGAffineTransform(scaleX: 0.5, y: 0.5))
      expect(
        half(
          from: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20),
          to: CGAffineTransform(rotationAngle: .pi / 3).concatenating(
            CGAffineTransform(translationX: 30, y: 50))),
        CGAffineTransform(scaleX: 1.5, y: 2).concatenating(
          CGAffineTransform(rotationAngle: .pi / 6)
        ).concatenating(CGAffineTransform(translationX: 20, y: 35)))
      expect(
        half(from: .identity, to: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
        CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0))
    }
  }

  /// A half turn about the y axis is half of it at half the time, with its perspective.
  @Test func `Three-dimensional transforms are decomposed, too`() {
    let device = Device()
    device.perform {
      let view = UIView()
      var start = CATransform3DIdentity
      start.m34 = -1 / 500
      let end = CATransform3DTranslate(CATransform3DRotate(start, 3, 0, 1, 0), 10, 20, 30)
      view.transform3D = start
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform3D = end }
      #expect(difference(view.layer.presentationValues.transform, start) < 1e-12)
      device.advance(by: 0.999_999)
      #expect(difference(view.layer.presentationValues.transform, end) < 1e-3)
      device.advance(by: 1)
      #expect(CATransform3DEqualToTransform(view.layer.presentationValues.transform, end))

      view.transform3D = CATransform3DIdentity
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform3D = CATransform3DScale(CATransform3DMakeRotation(3, 0, 1, 0), 3, 3, 3)
      }
      device.advance(by: 0.5)
      let half = CATransform3DScale(CATransform3DMakeRotation(1.5, 0, 1, 0), 2, 2, 2)
      #expect(difference(view.layer.presentationValues.transform, half) < 1e-9)
      // An animation through another transform is continuous.
      let shown = view.layer.presentationValues.transform
      UIView.animate(withDuration: 1) {
        view.transform3D = CATransform3DMakeRotation(2, 1, 0, 0)
      }
      #expect(difference(view.layer.presentationValues.transform, shown) < 1e-9)
      // A transform that flattens space cannot be interpolated.
      UIView.animate(withDuration: 1) { view.transform3D = CATransform3D() }
      expectEqual(view.layer.presentationValues.transform.m44, 0)
    }
  }

  private func difference(_ one: CATransform3D, _ other: CATransform3D) -> CGFloat {
    let entries: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34,
      \.m41, \.m42, \.m43, \.m44,
    ]
    return entries.map { abs(one[keyPath: $0] - other[keyPath: $0]) }.max() ?? 0
  }

  @Test func `Decomposing and composing a transform gives the same transform`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<1000 {
      let e = (0..<6).map { _ in CGFloat.random(in: -3...3, using: &generator) }
      let matrix = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: e[0], b: e[1], c: e[2], d: e[3], tx: e[4], ty: e[5]))
      let again = PlaneComponents(matrix).transform
      let difference = [
        matrix.m11 - again.m11, matrix.m12 - again.m12, matrix.m21 - again.m21,
        matrix.m22 - again.m22, matrix.m41 - again.m41, matrix.m42 - again.m42,
      ]
      #expect(difference.allSatisfy { abs($0) < 1e-12 })
    }
  }
}
