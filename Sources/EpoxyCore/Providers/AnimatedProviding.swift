// SPDX-License-Identifier: MIT

/// A context that says whether changes are to be animated.
public protocol AnimatedProviding {
  /// Whether changes are to be animated.
  var animated: Bool { get }
}
