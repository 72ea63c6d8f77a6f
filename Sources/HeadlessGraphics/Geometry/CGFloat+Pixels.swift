// SPDX-License-Identifier: MIT

extension CGFloat {
  /// The nearest whole number. Halves are rounded up, also below 0, so that a move by whole pixels
  /// changes no rounding, and lengths of whole pixels remain unchanged.
  ///
  /// Values up to a millionth below a half count as halves, so that the solver's rounding errors
  /// have no effect.
  @inlinable
  package var roundedToPixel: CGFloat { (self + (0.5 + 1e-6)).rounded(.down) }

  /// Returns the nearest multiple of a pixel.
  @inlinable
  package func rounded(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale).roundedToPixel / scale
  }

  /// Returns the next multiple of a pixel. Values up to a millionth of a pixel above a multiple are
  /// rounded down to it.
  @inlinable
  package func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }

  /// The nearest whole pixel if only rounding errors make the difference; otherwise the length
  /// itself. One length that was computed in two ways is one value then.
  @inlinable
  package func snapped(toPixelsOf scale: CGFloat) -> CGFloat {
    let pixels = (self * scale).rounded()
    return (self * scale - pixels).magnitude < 1e-6 ? pixels / scale : self
  }

  /// The previous multiple of a pixel; a millionth of a pixel less than a multiple is that
  /// multiple.
  @inlinable
  package func roundedDown(toPixelsOf scale: CGFloat) -> CGFloat {
    (self * scale + 1e-6).rounded(.down) / scale
  }
}
