// SPDX-License-Identifier: MIT
public import Foundation

// Core Graphics' functions on geometry that Foundation on Linux does not have.

extension CGRect {
  /// Returns whether the rectangles are equal, as `CGRectEqualToRect` does.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGPoint {
  /// Returns whether the points are equal, as `CGPointEqualToPoint` does.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether the sizes are equal, as `CGSizeEqualToSize` does.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns whether rectangles have a point in common, by Core Graphics' rule: those that only
  /// touch do not, and a null rectangle intersects none.
  public func intersectsAsInCoreGraphics(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return false }
    let (a, b) = (standardized, other.standardized)
    return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }
}
