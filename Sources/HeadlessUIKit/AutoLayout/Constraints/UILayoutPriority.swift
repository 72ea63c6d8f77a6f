// SPDX-License-Identifier: MIT

/// A number in a type of its own that can still be added to and compared.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the left number is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number, that much larger.
  public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue + rhs) }

  /// The number, that much larger.
  public static func + (lhs: RawValue, rhs: Self) -> Self { moved(rhs, to: lhs + rhs.rawValue) }

  /// The number, that much smaller.
  public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue - rhs) }

  /// How far apart two numbers are.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds to the number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Takes from the number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  // The conforming types take every number, so the old value is never what comes back.
  private static func moved(_ old: Self, to rawValue: RawValue) -> Self {
    Self(rawValue: rawValue) ?? old
  }
}

/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable
{
  /// The number.
  public var rawValue: Float

  /// A priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750: how strongly a button resists compression.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// 500: the scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// 250: how strongly a button hugs its content.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// 50: the wish to have the target size of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
