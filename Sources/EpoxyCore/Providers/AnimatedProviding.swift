// SPDX-License-Identifier: MIT

/// A context with the animation of an update.
public protocol AnimatedProviding {
  /// Whether the update is animated.
  var animated: Bool { get }
}
