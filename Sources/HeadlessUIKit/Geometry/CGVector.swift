// SPDX-License-Identifier: MIT

/// A direction and a length in the plane, in points.
public struct CGVector: Equatable, Codable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// The vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector from its parts.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector from its parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
