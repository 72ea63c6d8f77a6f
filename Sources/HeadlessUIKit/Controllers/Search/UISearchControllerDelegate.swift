// SPDX-License-Identifier: MIT

/// A delegate that is notified of the presentation of a search controller.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search becomes active.
  /// Optional.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after the search has become active.
  /// Optional.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search ends.
  /// Optional.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after the search has ended.
  /// Optional.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Presents the search controller. If the method does not, the search controller is presented
  /// over its page.
  /// Optional.
  func presentSearchController(_ searchController: UISearchController)
}
