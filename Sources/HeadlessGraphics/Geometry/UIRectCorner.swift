// SPDX-License-Identifier: MIT

/// Corners of a rectangle, in UIKit's coordinates (y grows downwards).
public struct UIRectCorner: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates a set of corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// The set of all corners, present and future ones.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
