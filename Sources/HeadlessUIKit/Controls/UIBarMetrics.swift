// SPDX-License-Identifier: MIT

/// The heights for which a bar can have a background image.
public enum UIBarMetrics: Int, Sendable {
  /// The height of a bar in portrait, and on pads.
  case `default` = 0
  /// The smaller height of phones in landscape.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The smaller height with a prompt.
  case compactPrompt = 102
}
