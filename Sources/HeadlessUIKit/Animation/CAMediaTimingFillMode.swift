// SPDX-License-Identifier: MIT

/// The modes that determine the visible value before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows the layer's own value before the beginning and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows the last value after the end, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the beginning and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
