// SPDX-License-Identifier: MIT

/// How far something is moved from its place, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No move at all.
  public static let zero = UIOffset()

  /// No move at all.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
