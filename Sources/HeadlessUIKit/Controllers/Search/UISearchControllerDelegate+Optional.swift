// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}

  public func presentSearchController(_ searchController: UISearchController) {}
}

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
