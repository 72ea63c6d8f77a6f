// SPDX-License-Identifier: MIT

/// The priority of a constraint, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable
{
  /// The priority, above 0 and at most 1,000, which makes a constraint required.
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
