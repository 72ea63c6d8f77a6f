// SPDX-License-Identifier: MIT

/// An animation through a sequence of values.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// host.show(view)
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, 10, -10, 0]
/// shake.keyTimes = [0, 0.25, 0.75, 1]
/// shake.duration = 0.4
/// view.layer.add(shake, forKey: "shake")
/// host.advance(by: 0.1)
/// print(view.layer.presentation()?.affineTransform().tx ?? 0)  // 10.0
/// ```
///
/// Values that cannot be animated are left out. Paced and cubic modes are linear, except along a
/// path, where paced ones have a constant speed.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path that a point follows, instead of `values`. Each end of a line or a curve is a key
  /// frame, and so is the beginning of the path.
  open var path: CGPath?
  /// The time of each value, from 0 to 1; nil for evenly spaced values.
  open var keyTimes: [NSNumber]?
  /// The timing functions between consecutive values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. Paced and cubic modes are treated as linear; along a
  /// path, paced modes have a constant speed.
  open var calculationMode = CAAnimationCalculationMode.linear

  @MainActor override func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? {
    var curve: ValueCurve
    if let followed = self.path {
      guard path.kind == .point, let found = ValueCurve(along: followed) else { return nil }
      curve = found
      if calculationMode == .paced || calculationMode == .cubicPaced {
        curve.timesFromLengths()
        return curve
      }
    } else {
      let values = (values ?? []).compactMap { AnimatedValue($0) }
      guard let first = values.first else { return nil }
      curve = ValueCurve(values: values.count == 1 ? [first, first] : values)
    }
    let values = curve.values
    curve.isDiscrete = calculationMode == .discrete
    curve.functions = timingFunctions ?? []
    if let keyTimes, keyTimes.count >= curve.values.count {
      curve.times = keyTimes.map { min(max($0.doubleValue, 0), 1) }
    } else if curve.isDiscrete {
      curve.times = values.indices.map { Double($0) / Double(values.count) }
    }
    return curve
  }
}
