// SPDX-License-Identifier: MIT

// Optional methods are called as `delegate.scrollViewDidScroll?(scrollView)`, which requires an
// optional value. Each is therefore a property with the method's base name. The property is never
// nil, because the default implementation of a method does nothing. Where further arguments have
// labels, the property's type has a `callAsFunction` with these labels.
extension UIScrollViewDelegate {
  /// The method of this name, to be called with a question mark.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillEndDragging: _ScrollViewWillEndDragging? {
    _ScrollViewWillEndDragging(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndDragging: _ScrollViewDidEndDragging? {
    _ScrollViewDidEndDragging(delegate: self)
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
  public var viewForZooming: _ViewForZooming? {
    _ViewForZooming(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewWillBeginZooming: _ScrollViewWillBeginZooming? {
    _ScrollViewWillBeginZooming(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var scrollViewDidEndZooming: _ScrollViewDidEndZooming? {
    _ScrollViewDidEndZooming(delegate: self)
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

/// Calls the delegate's method of this name.
@preconcurrency @MainActor
public struct _ScrollViewWillEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

/// Calls the delegate's method of this name.
@preconcurrency @MainActor
public struct _ScrollViewDidEndDragging {
  fileprivate let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

/// Calls the delegate's method of this name.
@preconcurrency @MainActor
public struct _ViewForZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// Calls the delegate's method of this name.
@preconcurrency @MainActor
public struct _ScrollViewWillBeginZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
}

/// Calls the delegate's method of this name.
@preconcurrency @MainActor
public struct _ScrollViewDidEndZooming {
  fileprivate let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
