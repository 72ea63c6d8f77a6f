// SPDX-License-Identifier: MIT

/// Whether a view is mirrored where the language runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
