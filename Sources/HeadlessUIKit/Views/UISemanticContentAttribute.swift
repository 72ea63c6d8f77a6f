// SPDX-License-Identifier: MIT

/// The rule that determines whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is mirrored in right-to-left languages.
  case unspecified = 0
  /// The view shows playback controls and is never mirrored.
  case playback = 1
  /// The view shows directions in space and is never mirrored.
  case spatial = 2
  /// The view always has a left-to-right layout.
  case forceLeftToRight = 3
  /// The view always has a right-to-left layout.
  case forceRightToLeft = 4
}
