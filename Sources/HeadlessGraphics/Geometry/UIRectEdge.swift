// SPDX-License-Identifier: MIT

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest y coordinate.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge with the smallest x coordinate.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y coordinate.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge with the largest x coordinate.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The set of all four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
