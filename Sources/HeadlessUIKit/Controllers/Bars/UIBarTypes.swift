// SPDX-License-Identifier: MIT

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background.
  case `default` = 0
  /// Light text on a dark background.
  case black = 1
}
