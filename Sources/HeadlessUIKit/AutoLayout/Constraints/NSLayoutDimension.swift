// SPDX-License-Identifier: MIT

/// A width, a height, or the distance of two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Equal to a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, nil, constant: c)
  }

  /// At least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, nil, constant: c)
  }

  /// At most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, nil, constant: c)
  }

  /// Equal to a multiple of another dimension.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m)
  }

  /// At least a multiple of another dimension.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m)
  }

  /// At most a multiple of another dimension.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m)
  }

  /// Equal to a multiple of another dimension plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .equal, anchor.term, multiplier: m, constant: c)
  }

  /// At least a multiple of another dimension plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .greaterThanOrEqual, anchor.term, multiplier: m, constant: c)
  }

  /// At most a multiple of another dimension plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, .lessThanOrEqual, anchor.term, multiplier: m, constant: c)
  }
}
