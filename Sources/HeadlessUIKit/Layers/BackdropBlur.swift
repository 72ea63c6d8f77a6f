// SPDX-License-Identifier: MIT

/// The blurred and tinted content behind a layer, for a renderer.
package struct BackdropBlur: Equatable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  package var tint: CGColor
  /// The opacity of the blurred content.
  package var opacity: CGFloat = 1
}
