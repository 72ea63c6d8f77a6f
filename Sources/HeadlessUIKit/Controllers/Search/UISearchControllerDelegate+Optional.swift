// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UISearchControllerDelegate {
  /// The method of this name, to be called with a question mark.
  public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var presentSearchController: ((UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }
}
