// SPDX-License-Identifier: MIT

/// A type that wraps a number and supports addition, subtraction and comparison.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Returns whether the left number is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns the sum of the numbers.
  public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue + rhs) }

  /// Returns the sum of the numbers.
  public static func + (lhs: RawValue, rhs: Self) -> Self { moved(rhs, to: lhs + rhs.rawValue) }

  /// Returns the difference between the numbers.
  public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue - rhs) }

  /// Returns the difference between the numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds a number to the left value.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts a number from the left value.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  // The initializers of the conforming types accept every number, so the old value is never
  // returned.
  private static func moved(_ old: Self, to rawValue: RawValue) -> Self {
    Self(rawValue: rawValue) ?? old
  }
}
