// SPDX-License-Identifier: MIT
internal import Resin

/// The two sides of the normal stop.
public enum StateRange: Hashable, Sendable {
  /// From the lowest stop to below the normal one.
  case compactNormal
  /// From the normal stop to the highest one.
  case normalExpanded

  /// Returns the progress at both ends, for a bar with three stops.
  public func progressBounds() -> (CGFloat, CGFloat) {
    switch self {
    case .compactNormal: (0, 1)
    case .normalExpanded: (1, 2)
    }
  }
}
