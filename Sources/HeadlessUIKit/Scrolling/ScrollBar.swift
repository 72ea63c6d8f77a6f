// SPDX-License-Identifier: MIT

/// A bar above or below a scroll view that follows the content.
@MainActor
protocol ScrollBar: AnyObject {
  /// Called after the position, the size or the insets of the scroll view have changed.
  func scrollViewChanged(_ scrollView: UIScrollView)

  /// Whether content at an offset is at its top for the bar, which is not fully collapsed there.
  func isAtTop(_ offset: CGFloat, of scrollView: UIScrollView) -> Bool

  /// Returns the offset at which content comes to rest that would come to rest at `offset`.
  func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}

struct WeakScrollBar {
  weak var bar: (any ScrollBar)?
}
