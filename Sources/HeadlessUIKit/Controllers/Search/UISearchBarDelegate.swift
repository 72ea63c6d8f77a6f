// SPDX-License-Identifier: MIT

/// A delegate that is notified of editing in a search bar and of its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin.
  /// Optional; by default `true`.
  @discardableResult
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has begun.
  /// Optional.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end.
  /// Optional; by default `true`.
  @discardableResult
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has ended.
  /// Optional.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called after the user has changed or cleared the text.
  /// Optional.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether the user may change the text.
  /// Optional; by default `true`.
  @discardableResult
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the search key of the keyboard was pressed.
  /// Optional.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called after the bookmark button was tapped.
  /// Optional.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called after the cancel button was tapped.
  /// Optional.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called after the results button was tapped.
  /// Optional.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user has selected a scope.
  /// Optional.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
