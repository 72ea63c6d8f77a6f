// SPDX-License-Identifier: MIT

/// An object with bars for the upper edge.
public protocol TopBarsProviding {
  /// The bars, from top to bottom.
  var topBars: [any BarModeling] { get }
}
