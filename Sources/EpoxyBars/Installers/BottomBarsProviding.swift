// SPDX-License-Identifier: MIT

/// An object with bars for the lower edge.
public protocol BottomBarsProviding {
  /// The bars, from top to bottom.
  var bottomBars: [any BarModeling] { get }
}
