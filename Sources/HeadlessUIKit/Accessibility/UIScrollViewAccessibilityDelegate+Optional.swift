// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIScrollViewAccessibilityDelegate {
  /// The method of this name, to be called with a question mark.
  public var accessibilityScrollStatus: _ScrollViewAccessibilityAccessibilityScrollStatus? {
    _ScrollViewAccessibilityAccessibilityScrollStatus(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var accessibilityAttributedScrollStatus:
    _ScrollViewAccessibilityAccessibilityAttributedScrollStatus?
  { _ScrollViewAccessibilityAccessibilityAttributedScrollStatus(delegate: self) }
}

/// The methods named `accessibilityScrollStatus`.
@preconcurrency @MainActor
public struct _ScrollViewAccessibilityAccessibilityScrollStatus {
  fileprivate let delegate: any UIScrollViewAccessibilityDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(for scrollView: UIScrollView) -> String? {
    delegate.accessibilityScrollStatus(for: scrollView)
  }
}

/// The methods named `accessibilityAttributedScrollStatus`.
@preconcurrency @MainActor
public struct _ScrollViewAccessibilityAccessibilityAttributedScrollStatus {
  fileprivate let delegate: any UIScrollViewAccessibilityDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(for scrollView: UIScrollView) -> NSAttributedString? {
    delegate.accessibilityAttributedScrollStatus(for: scrollView)
  }
}
