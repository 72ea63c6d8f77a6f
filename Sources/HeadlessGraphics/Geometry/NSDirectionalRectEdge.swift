// SPDX-License-Identifier: MIT

/// Edges of a rectangle. Leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest y coordinate.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The edge with the largest y coordinate.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// The set of all four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
