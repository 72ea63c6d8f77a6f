// SPDX-License-Identifier: MIT

/// A delegate that is notified of the presentation of a search controller.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after the search has become active.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search controller. If the method does not, the search controller is presented
  /// over its page.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
