// SPDX-License-Identifier: MIT

/// An animation from one value to another.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// host.show(view)
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 1
/// fade.toValue = 0
/// fade.duration = 1
/// view.layer.add(fade, forKey: "fade")
/// host.advance(by: 0.5)
/// print(view.alpha, view.layer.presentation()?.opacity ?? 0)  // 1.0 0.5
/// host.settle()
/// print(view.layer.presentation()?.opacity ?? 0)  // 1.0
/// ```
///
/// It changes what is shown, not the value of the layer, which returns at the end: set the final
/// value as well. Changes of the animation after it was added have no effect, and it retains its
/// delegate.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the currently visible value.
  open var fromValue: Any?
  /// The last value; nil for the currently visible value.
  open var toValue: Any?
  /// The difference between the last and the first value.
  open var byValue: Any?
  /// The value before the property change that triggered this animation as an action.
  var previousValue: AnimatedValue?

  @MainActor override func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? {
    let (from, to) = (AnimatedValue(fromValue), AnimatedValue(toValue))
    let by = AnimatedValue(byValue)
    guard let now = isAdditive ? path.zero(on: layer) : path.shownValue(of: layer) else {
      return nil
    }
    let ends: (AnimatedValue, AnimatedValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.sum(by, 1))
      case (nil, let to?, let by?): (to.sum(by, -1), to)
      case (let from?, nil, nil): (from, now)
      case (nil, let to?, nil): (previousValue ?? now, to)
      case (nil, nil, let by?): (now, now.sum(by, 1))
      case (nil, nil, nil): (previousValue ?? now, path.value(of: layer) ?? now)
      }
    return ValueCurve(values: [ends.0, ends.1])
  }
}
