// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIScrollViewAccessibilityDelegate {
  @discardableResult
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }

  @discardableResult
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView)
    -> NSAttributedString?
  { nil }
}

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

/// The method named `accessibilityScrollStatus`.
@preconcurrency @MainActor
public struct _ScrollViewAccessibilityAccessibilityScrollStatus {
  fileprivate let delegate: any UIScrollViewAccessibilityDelegate

  @discardableResult
  public func callAsFunction(for scrollView: UIScrollView) -> String? {
    delegate.accessibilityScrollStatus(for: scrollView)
  }
}

/// The method named `accessibilityAttributedScrollStatus`.
@preconcurrency @MainActor
public struct _ScrollViewAccessibilityAccessibilityAttributedScrollStatus {
  fileprivate let delegate: any UIScrollViewAccessibilityDelegate

  @discardableResult
  public func callAsFunction(for scrollView: UIScrollView) -> NSAttributedString? {
    delegate.accessibilityAttributedScrollStatus(for: scrollView)
  }
}
