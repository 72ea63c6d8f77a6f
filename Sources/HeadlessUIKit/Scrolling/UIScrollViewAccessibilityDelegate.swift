// SPDX-License-Identifier: MIT

/// A scroll view delegate that describes the position that is spoken after scrolling by a page.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns a description of the position, for example "Page 2 of 5".
  /// Optional; by default `nil`.
  @discardableResult
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns a description of the position with attributes for speech.
  /// Optional; by default `nil`.
  @discardableResult
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}
