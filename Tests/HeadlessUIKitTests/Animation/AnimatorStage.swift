// SPDX-License-Identifier: MIT
import HeadlessHost

/// A view of 20 by 20 points at (50, 50), on a screen whose clock tests advance.
@MainActor final class AnimatorStage {
  let host: ScreenHost
  let root: UIView
  let view: UIView
  var positions: [UIViewAnimatingPosition] = []

  init(framesPerSecond: Double = 60) {
    host = ScreenHost(.iPhone15, framesPerSecond: framesPerSecond)
    (root, view) = host.perform {
      (UIView(), UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20)))
    }
    root.addSubview(view)
    host.show(root)
    host.recordsIllegalUse = true
  }

  /// Makes an animator that moves the view by 100 points to the right.
  func animator(
    duration: TimeInterval = 1, _ parameters: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    host.perform { [view] in
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
      animator.addAnimations { view.center.x += 100 }
      animator.addCompletion { [weak self] in self?.positions.append($0) }
      return animator
    }
  }

  func linear(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    animator(duration: duration, UICubicTimingParameters(animationCurve: .linear))
  }

  /// The way of the view as it is shown, in points.
  var shown: CGFloat { (view.layer.presentation() ?? view.layer).position.x - 50 }

  /// The way of the view as it is set.
  var set: CGFloat { view.center.x - 50 }
}

/// The progress of a cubic Bézier curve at a part of the duration, by bisection on its parameter.
func bezier(_ c1: (Double, Double), _ c2: (Double, Double), at time: Double) -> Double {
  func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if coordinate(c1.0, c2.0, middle) < time { low = middle } else { high = middle }
  }
  return coordinate(c1.1, c2.1, low)
}
