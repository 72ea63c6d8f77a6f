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

  // The initializers of the conforming types accept every number, so the old value is never returned.
  private static func moved(_ old: Self, to rawValue: RawValue) -> Self {
    Self(rawValue: rawValue) ?? old
  }
}

/// The priority of a constraint, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable
{
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: a required constraint.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750: the compression resistance of a button.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// 500: a scene that keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// 250: the hugging priority of a button.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// 50: the target size of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
