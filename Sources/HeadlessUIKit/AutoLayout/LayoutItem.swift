// SPDX-License-Identifier: MIT

/// A number for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// What Auto Layout keeps with a view.
@MainActor
struct LayoutItem {
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  // Called by the view, after what their names say.

  func sizeChanged(of view: UIView) {}
  func originChanged(of view: UIView) {}
  func placeChanged(of view: UIView) {}
  func safeAreaChanged(of view: UIView) {}
  func marginsChanged(of view: UIView) {}
  func traitsChanged(of view: UIView) {}
  func directionChanged(of view: UIView) {}
}

extension UIView {
  /// Called when the frame, the mask, or whether they count for Auto Layout was changed by hand.
  final func autoresizingChanged() {}

  /// Called after `invalidateIntrinsicContentSize`.
  final func intrinsicSizeChanged() {
    parent?.setNeedsLayout()
  }

  final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutItem.hugging[axis] = priority
  }

  final func setCompressionResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutItem.resistance[axis] = priority
  }

  /// Called on the root before a layout pass: solves, and marks the superviews of what moved.
  final func solveConstraints() {}

  /// Called by `layoutSubviews`: gives the subviews the frames that were solved.
  final func applyConstraints() {}

  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(
      width: wanted.width == Self.noIntrinsicMetric ? target.width : wanted.width,
      height: wanted.height == Self.noIntrinsicMetric ? target.height : wanted.height)
  }

  /// Called before the view leaves the tree of another one: constraints across are let go.
  final func willLeaveTree(of ancestor: UIView, movingTo newParent: UIView?) {}

  /// Called after the view joined a tree, or became the root of its own.
  final func didJoinTree(oldRoot: UIView) {}
}
