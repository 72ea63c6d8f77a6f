// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  @discardableResult
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  @discardableResult
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollViewDelegate {
  /// The method of this name, to be called with a question mark.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillEndDragging: _ScrollViewScrollViewWillEndDragging? {
    _ScrollViewScrollViewWillEndDragging(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndDragging: _ScrollViewScrollViewDidEndDragging? {
    _ScrollViewScrollViewDidEndDragging(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var viewForZooming: _ScrollViewViewForZooming? {
    _ScrollViewViewForZooming(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillBeginZooming: _ScrollViewScrollViewWillBeginZooming? {
    _ScrollViewScrollViewWillBeginZooming(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndZooming: _ScrollViewScrollViewDidEndZooming? {
    _ScrollViewScrollViewDidEndZooming(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// The method named `scrollViewWillEndDragging`.
@preconcurrency @MainActor
public struct _ScrollViewScrollViewWillEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// The method named `scrollViewDidEndDragging`.
@preconcurrency @MainActor
public struct _ScrollViewScrollViewDidEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// The method named `viewForZooming`.
@preconcurrency @MainActor
public struct _ScrollViewViewForZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// The method named `scrollViewWillBeginZooming`.
@preconcurrency @MainActor
public struct _ScrollViewScrollViewWillBeginZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// The method named `scrollViewDidEndZooming`.
@preconcurrency @MainActor
public struct _ScrollViewScrollViewDidEndZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
