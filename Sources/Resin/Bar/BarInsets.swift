// SPDX-License-Identifier: MIT
internal import CResin

/// The contribution of a bar to the insets of its scroll view, in points. The view's insets are the
/// sum of the client's insets and this contribution.
public struct BarInsets: Hashable, Sendable {
  /// The height of the highest available stop.
  public var top: Double
  /// The inset that makes short content scroll as far as the bar moves.
  public var bottom: Double
  /// The height of the normal stop, for the scroll indicator.
  public var indicatorTop: Double

  /// Creates insets from the values of their properties.
  public init(top: Double, bottom: Double, indicatorTop: Double) {
    self.top = top
    self.bottom = bottom
    self.indicatorTop = indicatorTop
  }
}

extension BarInsets {
  init(core: resin_bar_insets) {
    self.init(top: core.top, bottom: core.bottom, indicatorTop: core.indicator_top)
  }
}

extension BarInsets: CustomStringConvertible {
  /// A description with all properties.
  public var description: String {
    "BarInsets(top: \(top), bottom: \(bottom), indicatorTop: \(indicatorTop))"
  }
}
