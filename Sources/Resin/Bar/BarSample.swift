// SPDX-License-Identifier: MIT

// A public import, so that these small wrappers can be inlined. No public signature has a C type.
public import CResin

/// The vertical geometry of a scroll view, in points.
///
/// The effective insets are the sum of the insets that the client sets, the safe area, the inset of
/// a refresh control and the bar's contribution. The client insets are the effective insets without
/// the bar's contribution.
public struct BarSample: Hashable, Sendable {
  /// The vertical content offset.
  public var contentOffset: Double
  /// The effective inset at the top.
  public var insetTop: Double
  /// The effective inset at the bottom.
  public var insetBottom: Double
  /// The inset at the top without the bar's contribution.
  public var clientInsetTop: Double
  /// The inset at the bottom without the bar's contribution.
  public var clientInsetBottom: Double
  /// The height of the content, 0 or more.
  public var contentHeight: Double
  /// The height of the view, 0 or more.
  public var frameHeight: Double

  /// Creates a sample from the values of its properties.
  @inlinable public init(
    contentOffset: Double, insetTop: Double = 0, insetBottom: Double = 0,
    clientInsetTop: Double = 0, clientInsetBottom: Double = 0, contentHeight: Double,
    frameHeight: Double
  ) {
    self.contentOffset = contentOffset
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    self.clientInsetTop = clientInsetTop
    self.clientInsetBottom = clientInsetBottom
    self.contentHeight = contentHeight
    self.frameHeight = frameHeight
  }

  /// Returns whether a number is valid in a state or a sample: at most 1e100 in magnitude, and not
  /// NaN.
  @inlinable public static func isValid(_ number: Double) -> Bool {
    abs(number) <= 1e100
  }

  /// Whether ``BarReducer`` accepts the sample: all numbers are valid, and no height is negative.
  @inlinable public var isValid: Bool {
    Self.isValid(contentOffset) && Self.isValid(insetTop) && Self.isValid(insetBottom)
      && Self.isValid(clientInsetTop) && Self.isValid(clientInsetBottom)
      && Self.isValid(contentHeight) && contentHeight >= 0
      && Self.isValid(frameHeight) && frameHeight >= 0
  }

  @inlinable var core: resin_bar_sample {
    resin_bar_sample(
      content_offset: contentOffset, inset_top: insetTop, inset_bottom: insetBottom,
      client_inset_top: clientInsetTop, client_inset_bottom: clientInsetBottom,
      content_height: contentHeight, frame_height: frameHeight)
  }
}

extension BarSample {
  init(core: resin_bar_sample) {
    self.init(
      contentOffset: core.content_offset, insetTop: core.inset_top,
      insetBottom: core.inset_bottom, clientInsetTop: core.client_inset_top,
      clientInsetBottom: core.client_inset_bottom, contentHeight: core.content_height,
      frameHeight: core.frame_height)
  }
}
